"""Lists of tiles: as many columns as leave every word whole, rows as high as their texts need."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from companion.ui.brush import MARGIN, Brush, Kind
from companion.ui.layout import Rect
from companion.ui.theme import NEAR_CAP, SMALL_GAP, TOUCH

TILE_CAP = 2.5
ABOVE_AND_BELOW = 1.6


@dataclass(frozen=True)
class Row:
    """One row of a list that may be longer than its place."""

    height: float
    paint: Callable[[Rect], None]


def paint_rows(brush: Brush, rect: Rect, name: str, rows: Sequence[Row]) -> None:
    brush.rows(rect, name, [row.height for row in rows], lambda n, place: rows[n].paint(place))


def paint_fitting(brush: Brush, rect: Rect, name: str, rows: Callable[[float], list[Row]]) -> None:
    """`rows` for the whole width; where they are too many, for what the arrows beside them leave."""
    found = rows(rect.w)
    if is_longer(brush, found, rect.h):
        found = rows(row_width(brush, rect))
    paint_rows(brush, rect, name, found)


def is_longer(brush: Brush, rows: Sequence[Row], height: float) -> bool:
    """Whether they need more than that height."""
    return sum(row.height for row in rows) + brush.small_gap * (len(rows) - 1) > height


def row_width(brush: Brush, rect: Rect) -> float:
    """What is left for rows in a list with arrows beside it."""
    return rect.w - brush.mm(TOUCH + SMALL_GAP)


def columns_for(
    brush: Brush,
    texts: Sequence[str],
    width: float,
    most: int,
    *,
    cap: float = TILE_CAP,
    beside: float = 0,
    lines: int = 2,
) -> int:
    """How many columns: at most `most`, no text on more than so many lines. `beside`: what else is in a
    tile, in millimetres."""
    for count in range(most, 1, -1):
        room = inner_width(brush, width, count, beside)
        if all(_fits(brush, text, room, cap, lines) for text in texts):
            return count
    return 1


def inner_width(brush: Brush, width: float, columns: int, beside: float = 0) -> float:
    """The room for a text in one of so many tiles."""
    return (width - brush.small_gap * (columns - 1)) / columns - brush.mm(2 * MARGIN + beside)


def _fits(brush: Brush, text: str, room: float, cap: float, lines: int) -> bool:
    if max((brush.width_of(word, cap=cap, font="bold") for word in text.split()), default=0) > room:
        return False
    return brush.height_of(text, room, cap=cap, font="bold") < brush.theme.line(cap) * (lines + 0.5)


def tile_height(
    brush: Brush, texts: Sequence[str], room: float, *, cap: float = TILE_CAP, around: float = ABOVE_AND_BELOW
) -> float:
    """As high as the longest of these texts needs, and so many millimetres around it."""
    highest = max(brush.height_of(text, room, cap=cap, font="bold") for text in texts)
    return max(brush.mm(TOUCH), highest + brush.mm(around))


def heading_row(brush: Brush, text: str, width: float, *, strong: bool = True) -> Row:
    """What the rows below it have in common."""
    height = brush.height_of(text, width, font="bold") + brush.theme.line(NEAR_CAP) * 0.5

    def paint(place: Rect) -> None:
        ink = brush.palette.text if strong else brush.palette.quiet
        brush.text(place, text, font="bold", colour=ink, down="bottom")

    return Row(height, paint)


def ticked(is_picked: bool) -> Kind:
    """The kind of a button that can be picked among others."""
    return "chosen" if is_picked else "plain"


def in_columns(place: Rect, count: int, brush: Brush) -> list[Rect]:
    return place.columns(count, brush.small_gap)
