"""What the last report brought about and what hands must do for it, until somebody has read it."""

from collections.abc import Callable

from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.theme import BIG_CAP, NEAR_CAP, TOUCH

BETWEEN = 0.8  # mm between lines, as in every list
UNTOLD = ("game_set_up", "round_began", "turn_began", "figure_corrected")  # these can be seen as it is


def has_news(desk: Desk) -> bool:
    """The last command was a report: it asks for something on the board."""
    table = desk.table
    if table.redo_name or not table.last_story:
        return False
    return not any(event["type"] in UNTOLD for event in table.last_events)


def fits_just_now(brush: Brush, rect: Rect, desk: Desk) -> bool:
    """Whether all of it can be seen at once, as large as people chose to read."""
    return rect.h >= brush.mm(TOUCH) and _fits(brush, rect, desk, NEAR_CAP)


def _fits(brush: Brush, rect: Rect, desk: Desk, cap: float) -> bool:
    box, _ = _inside(brush, rect)
    return _height(brush, _lines(desk), box.w, cap) <= box.h


def paint_just_now(brush: Brush, rect: Rect, desk: Desk, close: Callable[[], None]) -> None:
    """The lines in large letters where they have room; a touch puts them away."""
    brush.panel(rect, fill=brush.palette.raised, edge=brush.palette.power)
    box, sign = _inside(brush, rect)
    brush.icon("close", sign.centred(brush.mm(5), brush.mm(5)))
    lines = _lines(desk)
    least = NEAR_CAP / brush.theme.text_scale  # legible, whatever people chose
    caps = (BIG_CAP, 2.7, NEAR_CAP, least)
    cap = next((cap for cap in caps if _fits(brush, rect, desk, cap)), NEAR_CAP)
    is_long = not _fits(brush, rect, desk, cap)
    width = box.w - brush.mm(TOUCH + BETWEEN) if is_long else box.w  # arrows take some of it
    heights = [brush.height_of(line, width, cap=cap) for line in lines]

    def paint_line(number: int, row: Rect) -> None:
        brush.text(row, lines[number], cap=cap, least=cap)

    brush.rows(box, "just-now", heights, paint_line)
    brush.zone("just-now-close", sign if is_long else rect, close)


def _inside(brush: Brush, rect: Rect) -> tuple[Rect, Rect]:
    """Where the lines are, and where the sign to close."""
    sign, box = rect.cut_right(brush.mm(TOUCH), brush.mm(1))
    return box.inset(brush.mm(1.2), brush.mm(0.6)), sign


def _lines(desk: Desk) -> list[str]:
    return [desk.line(line) for line in desk.table.last_story]


def _height(brush: Brush, lines: list[str], width: float, cap: float) -> float:
    heights = [brush.height_of(line, width, cap=cap) for line in lines]
    return sum(heights) + (len(lines) - 1) * brush.mm(BETWEEN)
