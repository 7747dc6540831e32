"""`companion run --tour`: a picture of every stop, in the size of the window."""

import struct
import subprocess
import sys
import zlib
from pathlib import Path

from companion.core.text import Texts
from companion.ui.tour import all_stops
from tests.ui.driver import environment

PNG = b"\x89PNG\r\n\x1a\n"


def read_picture(file: Path) -> tuple[int, int, bytes]:
    """Width, height and the bytes of its pixels; ours are PNGs of one plain kind."""
    data = file.read_bytes()
    assert data.startswith(PNG)
    width, height, depth, kind = struct.unpack(">IIBB", data[16:26])
    assert (depth, kind) == (8, 2)
    length = struct.unpack(">I", data[33:37])[0]
    assert data[37:41] == b"IDAT"
    return width, height, zlib.decompress(data[41 : 41 + length])


def take_tour(home: Path, screen: str | None, *arguments: str) -> list[str]:
    """What it said, line by line."""
    done = subprocess.run(
        [sys.executable, "-m", "companion", "run", *arguments],
        env=environment(home, screen),
        cwd=home,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


def check_pictures(folder: Path, size: tuple[int, int]) -> None:
    """One of each stop, of that size, with something on it."""
    pictures = sorted(folder.iterdir(), key=lambda file: int(file.name.split("-")[0]))
    assert [file.stem.split("-", 1)[1] for file in pictures] == [stop.name for stop in all_stops()]
    for file in pictures:
        width, height, pixels = read_picture(file)
        assert (width, height) == size
        colours = {pixels[place : place + 3] for place in range(1, len(pixels) - 3, 3 * 97)}
        assert len(colours) > 8, f"{file.name} is blank"
    assert len({file.read_bytes() for file in pictures}) > len(pictures) * 0.9  # not one page again and again


def test_without_a_screen_it_says_so_takes_the_tour_and_says_where_the_pictures_are(tmp_path: Path) -> None:
    texts, folder = Texts("en"), tmp_path / "companion" / "data" / "tour"
    said = take_tour(tmp_path, None, "--lang", "en")
    assert said == [texts("screen-no-display"), texts("screen-tour-at", folder=str(folder))]
    check_pictures(folder, (800, 480))


def test_a_tour_of_an_upright_window_into_a_folder_of_our_own(screen: str, tmp_path: Path) -> None:
    folder = tmp_path / "pictures"
    said = take_tour(tmp_path, screen, "--lang", "de", "--size", "720x1280", "--tour", str(folder))
    assert said == [Texts("de")("screen-tour-at", folder=str(folder))]
    check_pictures(folder, (720, 1280))
