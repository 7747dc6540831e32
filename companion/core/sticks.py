"""USB sticks that are plugged in and mounted, and copying to one of them so that it can be pulled out
afterwards. Knows no screen and no game."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from companion.core.disk import make_folder, write_whole

FOLDER = "table-companion"  # on the stick
MEDIA = ("/media/*", "/media/*/*", "/run/media/*/*")  # where desktops and their like mount sticks
SYSTEM = ("/", "/boot", "/boot/firmware", "/boot/efi")
ESCAPED = re.compile(r"\\([0-7]{3})")


@dataclass(frozen=True)
class Stick:
    """One that can be read; whether it can be written to is found out by writing."""

    name: str
    folder: Path


def sticks_here(root: Path = Path("/")) -> list[Stick]:
    """The sticks of this machine, the last one plugged in first."""
    try:
        mounts = (root / "proc" / "mounts").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return []
    return find_sticks(mounts, root)


def find_sticks(mounts: str, root: Path = Path("/")) -> list[Stick]:
    """The sticks among what /proc/mounts lists, the last one mounted first."""
    removable = _removable_devices(root)
    found = [
        Stick(PurePosixPath(place).name, root / place.lstrip("/"))
        for device, place in _mounted(mounts)
        if place not in SYSTEM and (_is_media(place) or _is_of(device, removable))
    ]
    return found[::-1]


def _mounted(mounts: str) -> Iterator[tuple[str, str]]:
    """Device and place of everything that lies on a device of its own."""
    for line in mounts.splitlines():
        device, _, rest = line.partition(" ")
        if device.startswith("/dev/") and not device.startswith("/dev/loop"):
            yield device, ESCAPED.sub(lambda code: chr(int(code[1], 8)), rest.partition(" ")[0])


def _is_media(place: str) -> bool:
    return any(PurePosixPath(place).match(pattern) for pattern in MEDIA)


def _removable_devices(root: Path) -> list[str]:
    """Names of drives that can be taken out: `sda`."""
    found = []
    for flag in sorted((root / "sys" / "block").glob("*/removable")):
        try:
            if flag.read_text().strip() == "1":
                found.append(flag.parent.name)
        except OSError:
            continue  # gone at this moment
    return found


def _is_of(device: str, drives: list[str]) -> bool:
    """`/dev/sda1` is a part of `sda`."""
    return any(re.fullmatch(rf"/dev/{re.escape(drive)}(p?\d+)?", device) for drive in drives)


def copy_to_stick(files: list[Path], stick: Stick, name: str) -> Path:
    """Copies into a new folder on the stick, everything forced out; where that is. Raises OSError."""
    folder = new_folder(stick.folder / FOLDER, name)
    for file in files:
        write_whole(folder / file.name, file.read_bytes())
    return folder


def new_folder(parent: Path, name: str) -> Path:
    """Makes a folder of that name, or `name-2` where it is taken: nothing is overwritten. Raises OSError."""
    make_folder(parent)
    number = 1
    while True:
        folder = parent / (name if number == 1 else f"{name}-{number}")
        if not folder.exists():
            make_folder(folder)
            return folder
        number += 1
