"""Which of the mounted drives are USB sticks, and copying to one."""

import errno
from pathlib import Path

import pytest

from companion.core import sticks
from companion.core.sticks import Stick, copy_to_stick, find_sticks, new_folder, sticks_here

PI = """\
/dev/mmcblk0p2 / ext4 rw,noatime 0 0
/dev/mmcblk0p1 /boot/firmware vfat rw 0 0
proc /proc proc rw 0 0
tmpfs /run/user/1000 tmpfs rw 0 0
/dev/loop0 /media/image iso9660 ro 0 0
"""


def names(mounts: str, root: Path = Path("/nowhere")) -> list[str]:
    return [stick.name for stick in find_sticks(mounts, root)]


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("/dev/sda1 /media/pi/PARTY vfat rw 0 0", ["PARTY"]),
        ("/dev/sda1 /run/media/ana/GAMES exfat rw 0 0", ["GAMES"]),
        ("/dev/sda1 /media/usb0 vfat rw 0 0", ["usb0"]),
        ("/dev/sda1 /media/pi/MY\\040STICK fuseblk rw 0 0", ["MY STICK"]),
        ("/dev/sda1 /mnt/archive ext4 rw 0 0", []),
        ("tmpfs /media/pi/memory tmpfs rw 0 0", []),
    ],
)
def test_sticks_are_known_by_where_they_are_mounted(line: str, found: list[str]) -> None:
    assert names(PI + line + "\n") == found


def test_a_card_the_machine_runs_from_is_no_stick() -> None:
    assert names(PI) == []


def test_a_drive_that_can_be_taken_out_is_a_stick_wherever_it_is_mounted(tmp_path: Path) -> None:
    for drive, flag in (("sda", "1"), ("sdb", "0"), ("mmcblk0", "1")):
        (tmp_path / "sys" / "block" / drive).mkdir(parents=True)
        (tmp_path / "sys" / "block" / drive / "removable").write_text(flag + "\n")
    mounts = PI + "/dev/sda1 /mnt/usb vfat rw 0 0\n/dev/sdb1 /mnt/disk ext4 rw 0 0\n"
    assert names(mounts, tmp_path) == ["usb"]


def test_the_stick_that_was_plugged_in_last_comes_first() -> None:
    assert names("/dev/sda1 /media/a vfat rw 0 0\n/dev/sdb1 /media/b vfat rw 0 0\n") == ["b", "a"]


def test_sticks_are_looked_for_below_the_root_that_is_given(tmp_path: Path) -> None:
    (tmp_path / "proc").mkdir()
    (tmp_path / "proc" / "mounts").write_text("/dev/sda1 /media/pi/PARTY vfat rw 0 0\n")
    assert sticks_here(tmp_path) == [Stick("PARTY", tmp_path / "media" / "pi" / "PARTY")]


def test_a_machine_that_lists_no_mounts_has_no_sticks(tmp_path: Path) -> None:
    assert sticks_here(tmp_path) == []


def test_files_are_copied_into_a_folder_of_their_own(tmp_path: Path) -> None:
    source = tmp_path / "result.txt"
    source.write_text("swept")
    stick = Stick("PARTY", tmp_path / "stick")
    first = copy_to_stick([source], stick, "game")
    second = copy_to_stick([source], stick, "game")
    assert first == tmp_path / "stick" / "table-companion" / "game"
    assert second == tmp_path / "stick" / "table-companion" / "game-2"
    assert [(folder / "result.txt").read_text() for folder in (first, second)] == ["swept", "swept"]


def test_a_folder_that_is_taken_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "game").mkdir()
    (tmp_path / "game-2").write_text("a file of that name")
    assert new_folder(tmp_path, "game") == tmp_path / "game-3"


def test_a_full_stick_is_told_by_the_error_of_the_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, data: bytes) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(sticks, "write_whole", full)
    (tmp_path / "result.txt").write_text("swept")
    with pytest.raises(OSError, match="No space left"):
        copy_to_stick([tmp_path / "result.txt"], Stick("PARTY", tmp_path / "stick"), "game")
