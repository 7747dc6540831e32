"""Setting the four digits that unlock the screen."""

from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.pages.head import paint_head
from companion.ui.pages.number_pad import DIGITS, entered, paint_entered, paint_pad
from companion.ui.theme import BIG_CAP, TITLE_CAP

ROW = 11.0  # mm


class LockCodePage:
    """Keeps the code as soon as four digits are there and were kept with the button."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._so_far = ""

    def paint(self, brush: Brush, area: Rect) -> None:
        say = self._desk.say
        rest = paint_head(brush, area, self._desk, say("screen-lock-code"))
        keep, rest = rest.cut_bottom(brush.mm(ROW + 3), brush.gap)
        if len(self._so_far) == DIGITS:
            text = say("screen-lock-keep")
            brush.button(keep, text, self._keep, name="keep-code", kind="primary", cap=TITLE_CAP)
        else:
            brush.text(
                keep, say("screen-lock-four"), cap=BIG_CAP, colour=brush.palette.quiet, across="centre"
            )
        if area.is_portrait:
            row, pad = rest.cut_top(brush.mm(ROW), brush.gap)
            pad = pad.centred(pad.w, brush.mm(80))
        else:
            row, pad = rest.columns([1, 1], brush.gap)
            pad = pad.centred(brush.mm(80), pad.h)
        if self._so_far:  # readable: it is being chosen, not asked for
            brush.text(row, " ".join(self._so_far), cap=8.0, font="mono", scales=False, across="centre")
        else:
            paint_entered(brush, row, 0)
        paint_pad(brush, pad, self._key)

    def _key(self, key: str) -> None:
        self._so_far = entered(self._so_far, key)

    def _keep(self) -> None:
        self._desk.choose(lock_code=self._so_far)
        self._desk.back()
