"""A question before what is hard to take back: what happens, then no or yes."""

from collections.abc import Callable

from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.pages.head import paint_head
from companion.ui.theme import TITLE_CAP

BUTTON = 15.0
SIGN = 12.0


class ConfirmPage:
    """`yes` names what `do` does; the page is gone before it is done."""

    def __init__(self, desk: Desk, title: str, said: str, yes: str, do: Callable[[], None]) -> None:
        self._desk = desk
        self._title = title
        self._said = said
        self._yes = yes
        self._do = do

    def paint(self, brush: Brush, area: Rect) -> None:
        rest = paint_head(brush, area, self._desk, self._title, has_undo=False)
        buttons, rest = rest.cut_bottom(brush.mm(BUTTON), brush.gap)
        no, yes = buttons.columns(2, brush.gap)
        brush.button(no, self._desk.say("screen-confirm-no"), self._desk.back, name="no", icon="back")
        brush.button(yes, self._yes, self._agreed, name="yes", kind="danger", icon="warning")
        brush.panel(rest, edge=brush.palette.danger)
        inner = rest.inset(2 * brush.gap)
        sign, inner = inner.cut_left(brush.mm(SIGN), 2 * brush.gap)
        brush.icon("warning", sign.centred(sign.w, sign.w), brush.palette.danger)
        brush.text(inner, self._said, cap=TITLE_CAP)

    def _agreed(self) -> None:
        self._desk.back()
        self._do()
