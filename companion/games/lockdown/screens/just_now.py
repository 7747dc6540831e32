"""What the last report brought about and what hands must do for it, until somebody has read it."""

from collections.abc import Callable

from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.pages.grid import row_width
from companion.ui.theme import BIG_CAP, NEAR_CAP, TOUCH

UNTOLD = ("game_set_up", "round_began", "turn_began", "figure_corrected")  # these can be seen as it is


def has_news(desk: Desk) -> bool:
    """The last command was a report: it asks for something on the board."""
    table = desk.table
    if table.redo_name or not table.last_story:
        return False
    return not any(event["type"] in UNTOLD for event in table.last_events)


def fits_just_now(brush: Brush, rect: Rect, desk: Desk, *, is_small: bool = False) -> bool:
    """Whether all of it can be seen at once, as large as people chose to read; `is_small`: at all."""
    cap = _least(brush) if is_small else NEAR_CAP
    return rect.h >= brush.mm(TOUCH) and _fits(brush, rect, desk, cap)


def _least(brush: Brush) -> float:
    """Legible, whatever people chose."""
    return NEAR_CAP / brush.theme.text_scale


def _fits(brush: Brush, rect: Rect, desk: Desk, cap: float) -> bool:
    box, _ = _inside(brush, rect)
    return _height(brush, _lines(desk), box.w, cap) <= box.h


def paint_just_now(brush: Brush, rect: Rect, desk: Desk, close: Callable[[], None]) -> None:
    """The lines in large letters where they have room; a touch puts them away."""
    brush.panel(rect, fill=brush.palette.raised, edge=brush.palette.power)
    box, sign = _inside(brush, rect)
    brush.icon("close", sign.centred(brush.mm(5), brush.mm(5)))
    lines = _lines(desk)
    least = _least(brush)
    caps = (BIG_CAP, 2.7, NEAR_CAP, (NEAR_CAP + least) / 2, least)
    cap = next((cap for cap in caps if _fits(brush, rect, desk, cap)), NEAR_CAP)
    is_long = not _fits(brush, rect, desk, cap)
    width = row_width(brush, box) if is_long else box.w
    heights = [brush.height_of(line, width, cap=cap) for line in lines]

    def paint_line(number: int, row: Rect) -> None:
        brush.text(row, lines[number], cap=cap, least=cap)

    brush.rows(_whole_rows(brush, box, heights), "just-now", heights, paint_line)
    brush.zone("just-now-close", sign if is_long else rect, close)


def _whole_rows(brush: Brush, box: Rect, heights: list[float]) -> Rect:
    """As much of the box as its first rows fill, so that none of them is cut; two arrows have room in it."""
    filled = 0.0
    for height in heights:
        if filled + height > box.h:
            break
        filled += height + brush.small_gap
    return box.cut_top(max(filled, 2 * brush.mm(TOUCH)))[0] if filled < box.h else box


def _inside(brush: Brush, rect: Rect) -> tuple[Rect, Rect]:
    """Where the lines are, and where the sign to close."""
    sign, box = rect.cut_right(brush.mm(TOUCH), brush.mm(1))
    return box.inset(brush.mm(1.2), brush.mm(0.6)), sign


def _lines(desk: Desk) -> list[str]:
    return [desk.line(line) for line in desk.table.last_story]


def _height(brush: Brush, lines: list[str], width: float, cap: float) -> float:
    heights = [brush.height_of(line, width, cap=cap) for line in lines]
    return sum(heights) + (len(lines) - 1) * brush.small_gap
