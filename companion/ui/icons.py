"""Icons of our own drawing, from data/icons.toml: parts on a field of 24 by 24, the top left corner 0 0.

`line x y x y …` is a stroke, `loop` a closed one, `shape` a filled polygon, `ring x y r` and `disc x y r`
are circles."""

import tomllib
from functools import cache

from companion.core.data import data_folder
from companion.ui.layout import Rect
from companion.ui.marks import Disc, Mark, Point, Shape, Stroke
from companion.ui.theme import Colour

FIELD = 24.0
STROKE = 2.0
STRUCK = (3.5, 20.5, 20.5, 3.5)  # the line through what is off


@cache
def icons() -> dict[str, list[tuple[str, tuple[float, ...]]]]:
    """All icons: what each part is, and its numbers."""
    found = tomllib.loads((data_folder() / "icons.toml").read_text(encoding="utf-8"))
    return {name: [_part(part) for part in parts] for name, parts in found.items()}


def _part(text: str) -> tuple[str, tuple[float, ...]]:
    kind, *numbers = text.split()
    return kind, tuple(float(number) for number in numbers)


def draw_icon(name: str, box: Rect, colour: Colour, *, is_struck: bool = False) -> list[Mark]:
    """The icon as large as the box allows, in its middle. Raises KeyError if there is none of that name."""
    side = min(box.w, box.h)
    place, scale = box.centred(side, side), side / FIELD
    parts = [*icons()[name], *([("line", STRUCK)] if is_struck else [])]
    return [_mark(kind, numbers, place, scale, colour) for kind, numbers in parts]


def _mark(kind: str, numbers: tuple[float, ...], place: Rect, scale: float, colour: Colour) -> Mark:
    if kind in ("ring", "disc"):
        x, y, radius = numbers
        width = STROKE * scale if kind == "ring" else 0
        return Disc(place.x + x * scale, place.y + y * scale, radius * scale, colour, width)
    points: list[Point] = [
        (place.x + x * scale, place.y + y * scale) for x, y in zip(numbers[::2], numbers[1::2], strict=True)
    ]
    if kind == "shape":
        return Shape(points, colour)
    return Stroke(points, colour, STROKE * scale, is_closed=kind == "loop")
