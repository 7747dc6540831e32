"""The drawings in data/icons.toml, and the names that pages call them by."""

import re
import struct
from itertools import pairwise
from pathlib import Path

import pytest

import companion
from companion.core.data import data_folder
from companion.games.lockdown.figures import figures
from companion.ui.icons import FIELD, STROKE, draw_icon, icons
from companion.ui.layout import Rect
from companion.ui.marks import Point

SOURCE = Path(companion.__file__).parent
CALLED = re.compile(r"""\bicon(?:\(\s*|\s*=\s*)"([^"]+)\"""")
SLACK = 0.05  # points are rounded to a tenth
ICONS = sorted(icons())


def reach(kind: str, numbers: tuple[float, ...]) -> list[float]:
    """The least and the greatest of what a part covers, its stroke included."""
    edge = 0.0 if kind in ("shape", "disc") else STROKE / 2
    if kind in ("ring", "disc"):
        x, y, radius = numbers
        numbers, edge = (x, y), edge + radius
    return [min(numbers) - edge, max(numbers) + edge]


def turn(first: Point, second: Point, third: Point) -> float:
    """Above nought where the three go one way round, below where they go the other."""
    (ax, ay), (bx, by), (cx, cy) = first, second, third
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_stays_on_its_field(name: str) -> None:
    for kind, numbers in icons()[name]:
        least, greatest = reach(kind, numbers)
        assert -SLACK <= least < greatest <= FIELD + SLACK, (kind, numbers)


@pytest.mark.parametrize("name", ICONS)
def test_every_part_is_of_a_known_kind_and_has_the_numbers_it_needs(name: str) -> None:
    least = {"line": 4, "loop": 6, "shape": 6}
    for kind, numbers in icons()[name]:
        if kind in ("ring", "disc"):
            assert len(numbers) == 3, (kind, numbers)
        else:
            assert len(numbers) in range(least[kind], 100, 2), (kind, numbers)


@pytest.mark.parametrize("name", ICONS)
def test_a_filled_shape_is_seen_whole_from_its_first_point(name: str) -> None:
    for kind, numbers in icons()[name]:
        if kind == "shape":
            first, *others = zip(numbers[::2], numbers[1::2], strict=True)
            turns = [turn(first, *pair) for pair in pairwise(others)]
            assert min(turns) >= -SLACK or max(turns) <= SLACK, numbers


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_can_be_drawn_and_struck(name: str) -> None:
    box = Rect(0, 0, 26, 26)
    drawn = draw_icon(name, box, "#ffffff")
    assert drawn
    assert len(draw_icon(name, box, "#ffffff", is_struck=True)) == len(drawn) + 1


def test_no_two_icons_are_the_same_drawing() -> None:
    drawings = [tuple(parts) for parts in icons().values()]
    assert len(set(drawings)) == len(drawings)


def test_every_icon_that_the_source_names_is_there() -> None:
    called = {
        (name, file.name)
        for file in SOURCE.rglob("*.py")
        for name in CALLED.findall(file.read_text(encoding="utf-8"))
    }
    assert ("undo", "head.py") in called
    assert not {(name, file) for name, file in called if name not in icons()}


def test_every_character_of_lockdown_has_a_face_of_its_own() -> None:
    missing = [each for each in figures().characters if f"character-{each}" not in icons()]
    assert not missing


def test_the_window_icon_is_a_small_square_png() -> None:
    content = (data_folder() / "icon.png").read_bytes()
    assert content.startswith(b"\x89PNG\r\n\x1a\n")
    assert len(content) < 20_000
    assert struct.unpack(">II", content[16:24]) == (256, 256)
