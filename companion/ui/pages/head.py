"""The top of a page that lies over another: a way back, and what it is called."""

from collections.abc import Callable

from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.fitting import breakable, fits, fits_somehow, write_fitting
from companion.ui.layout import Rect
from companion.ui.theme import TITLE_CAP, TOUCH

HEIGHT = 10.5
UNDO, NARROW_UNDO = 46.0, 30.0  # mm


def paint_head(
    brush: Brush,
    area: Rect,
    desk: Desk,
    title: str,
    back: Callable[[], None] | None = None,
    *,
    has_undo: bool = True,
) -> Rect:
    """Paints it; what is left of the area below. Over a table, undo is there as everywhere."""
    head, rest = area.cut_top(brush.mm(HEIGHT), brush.gap)
    shut, head = head.cut_left(brush.mm(TOUCH * 1.4), brush.gap)
    brush.button(shut, "", back or desk.back, name="back", icon="back")
    if has_undo and can_undo(desk):
        undo, beside = head.cut_right(brush.mm(NARROW_UNDO if area.is_portrait else UNDO), brush.gap)
        if fits(brush, beside, title, font="bold"):
            head = beside
        else:  # a long title leaves it the next line
            undo, rest = rest.cut_top(brush.mm(TOUCH), brush.gap)
        paint_undo(brush, undo, desk)
    brush.text(head, title, cap=TITLE_CAP, font="bold")
    return rest


def can_undo(desk: Desk) -> bool:
    return desk.snapshot is not None and desk.snapshot.undo_name is not None


def paint_undo(brush: Brush, rect: Rect, desk: Desk, do: Callable[[], None] | None = None) -> None:
    """Undo in one tap, and what it undoes: that may be long. The icon says undo as well."""
    name = desk.table.undo_name
    if not name:
        return
    what = desk.line(name)
    text = desk.say("screen-undo", what=what)
    brush.panel(rect, fill=brush.palette.raised)
    icon, words = rect.inset(brush.mm(0.9), 0).cut_left(brush.mm(4), brush.mm(0.8))
    brush.icon("undo", icon)
    write_fitting(brush, words, text if fits_somehow(brush, words, text) else breakable(what))
    brush.zone("undo", rect, do or desk.undo, text=text)
