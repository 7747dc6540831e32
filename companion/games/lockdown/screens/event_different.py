"""“It was different”: take the last report back, or set a figure right."""

from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.pages.doors import show_set_right
from companion.ui.pages.head import paint_head
from companion.ui.theme import BIG_CAP

HEIGHT = 17.0


class DifferentPage:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def paint(self, brush: Brush, area: Rect) -> None:
        desk = self._desk
        area = paint_head(brush, area, desk, desk.say("lockdown-now-different"))
        said, area = area.cut_top(brush.height_of(desk.say("lockdown-now-different-how"), area.w), brush.gap)
        brush.text(said, desk.say("lockdown-now-different-how"), colour=brush.palette.quiet)
        height = brush.mm(HEIGHT) * brush.theme.text_scale
        if name := desk.table.undo_name:
            place, area = area.cut_top(height, brush.gap)
            brush.button(
                place,
                desk.say("lockdown-now-take-back"),
                self._take_back,
                name="take_back",
                icon="undo",
                note=desk.line(name),
                cap=BIG_CAP,
                across="left",
            )
        place, area = area.cut_top(height, brush.gap)
        brush.button(
            place,
            desk.say("lockdown-now-set-right"),
            self._set_right,
            name="set_right",
            icon="pencil",
            note=desk.say("lockdown-now-set-right-note"),
            cap=BIG_CAP,
            across="left",
        )

    def _take_back(self) -> None:
        self._desk.back()
        self._desk.undo()

    def _set_right(self) -> None:
        """It comes back to the table, not to this question."""
        self._desk.back()
        show_set_right(self._desk)
