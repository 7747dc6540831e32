"""One line of text, typed on the screen."""

from collections.abc import Callable

from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.pages.head import paint_head
from companion.ui.pages.keyboard import Shift, paint_keyboard, typed
from companion.ui.theme import TITLE_CAP

LINE = 13.0
OK = 26.0
KEYS = 80.0  # on a tall screen the keyboard keeps to the bottom


class EntryPage:
    """`done` gets the text without blanks around it; the page is gone by then."""

    def __init__(
        self, desk: Desk, title: str, text: str, done: Callable[[str], None], longest: int = 24
    ) -> None:
        self._desk = desk
        self._title = title
        self._text = text[:longest]
        self._done = done
        self._longest = longest
        self._shift = Shift(is_on=not text)

    def paint(self, brush: Brush, area: Rect) -> None:
        rest = paint_head(brush, area, self._desk, self._title, has_undo=False)
        line, rest = rest.cut_top(brush.mm(LINE), brush.gap)
        ok, field = line.cut_right(brush.mm(OK), brush.gap)
        paint_field(brush, field, self._text)
        self._paint_ok(brush, ok)
        keys, _ = rest.cut_bottom(min(rest.h, brush.mm(KEYS)))
        paint_keyboard(brush, keys, self._desk, self._press, self._shift)

    def _paint_ok(self, brush: Brush, place: Rect) -> None:
        text = self._desk.say("screen-ok")
        if self._text.strip():
            brush.button(place, text, self._finish, name="ok", kind="primary", icon="tick")
        else:
            brush.off_button(place, text)

    def _press(self, key: str) -> None:
        self._text = typed(self._text, key, self._longest).lstrip()
        self._shift.is_on = not self._text or self._text.endswith(" ")

    def _finish(self) -> None:
        self._desk.back()
        self._done(self._text.strip())


def paint_field(brush: Brush, field: Rect, text: str, hint: str = "") -> None:
    """A line of text with its caret."""
    brush.panel(field, edge=brush.palette.now)
    inner = field.inset(brush.gap, brush.mm(0.8))
    shown = text.replace(" ", "\u00a0")  # a blank at the end moves the caret too
    if text:
        place = brush.text(inner, shown, cap=TITLE_CAP, wraps=False)
    else:
        brush.text(inner.cut_left(brush.mm(2))[1], hint, colour=brush.palette.quiet)
        place = Rect(inner.x, inner.y, 0, inner.h)
    caret = Rect(place.right + brush.mm(0.6), inner.y, brush.mm(0.5), inner.h)
    brush.fill(caret, brush.palette.now)
