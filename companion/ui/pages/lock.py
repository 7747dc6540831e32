"""The screen lock for shows: the table stays readable, and nothing on it reacts but a padlock at the bottom
edge. It opens a number pad: for the code that was set, or for four digits that are shown, so that a stray
hand does not unlock."""

from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.pages.number_pad import DIGITS, entered, paint_entered, paint_pad
from companion.ui.theme import BIG_CAP, TOUCH

SHOWN = "7294"  # far apart on the pad
STRIP = 12.3  # mm, about as high as the buttons of a table
PAD_SECONDS = 20.0  # a pad that nobody uses makes room for the table again
PAD = (62.0, 74.0)  # mm, at most


class LockPage:
    """Lies on top of whatever was shown; back there when it is unlocked."""

    takes_banners = False  # their buttons would react

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._so_far = ""
        self._is_wrong = False
        self._touches = 0
        self.is_asking = False

    def paint(self, brush: Brush, area: Rect) -> None:
        depth = 1 if self._desk.snapshot and len(self._desk.pages) > 2 else 0
        strip, above = brush.whole.cut_bottom(brush.mm(STRIP), brush.gap)
        if area.is_portrait:  # there is room for both; else the strip covers the table's buttons
            area = above.inset(brush.gap)
        self._desk.pages[depth].paint(brush, area)
        brush.zones.clear()
        brush.scrolls.clear()
        if self.is_asking:
            _cover(brush, brush.whole)
            self._paint_pad(brush, area)
        else:
            self._paint_strip(brush, strip)

    # The padlock

    def _paint_strip(self, brush: Brush, strip: Rect) -> None:
        """Over the table's own buttons, which do nothing now."""
        _cover(brush, strip)
        palette = brush.palette
        brush.fill(strip, palette.panel)
        brush.stroke([(strip.x, strip.y), (strip.right, strip.y)], palette.edge)
        said, width = self._desk.say("screen-locked"), strip.w * 0.8
        place = strip.centred(
            min(width, brush.width_of(said, cap=BIG_CAP, font="bold") + brush.mm(9)), strip.h
        )
        sign, place = place.cut_left(brush.mm(7), brush.gap)
        brush.icon("lock", sign.centred(brush.mm(6), brush.mm(6)), palette.text)
        brush.text(place, said, cap=BIG_CAP, font="bold")
        brush.zone("unlock", strip, self._ask, text=said)

    def _ask(self) -> None:
        self.is_asking, self._is_wrong, self._so_far = True, False, ""
        self._stay_for_a_while()

    def _stay_for_a_while(self) -> None:
        self._touches += 1
        touches = self._touches
        self._desk.stage.after(PAD_SECONDS, lambda: self._close_if_unused(touches))

    def _close_if_unused(self, touches: int) -> None:
        if touches == self._touches and self.is_asking:
            self._close()
            self._desk.stage.repaint()

    def _close(self) -> None:
        self.is_asking = False

    # The number pad

    def _paint_pad(self, brush: Brush, area: Rect) -> None:
        say, code = self._desk.say, self._desk.settings.lock_code
        width, height = PAD
        box = area.centred(brush.mm(width), max(brush.mm(height), area.h * 0.6))
        brush.panel(box)
        inner = box.inset(brush.gap)
        key = "screen-lock-wrong" if self._is_wrong else "screen-lock-enter" if code else "screen-lock-tap"
        said = say(key)
        head, inner = inner.cut_top(
            max(brush.height_of(said, inner.w - brush.mm(TOUCH) - brush.gap), brush.mm(TOUCH)), brush.gap
        )
        shut, head = head.cut_right(brush.mm(TOUCH), brush.gap)
        square = shut.cut_top(brush.mm(TOUCH))[0]
        brush.button(square, "", self._close, name="close-pad", icon="close", kind="quiet")
        brush.text(head, said, colour=brush.palette.warning if self._is_wrong else brush.palette.text)
        row, inner = inner.cut_top(brush.mm(9), brush.gap)
        paint_entered(brush, row, len(self._so_far), "" if code else SHOWN)
        paint_pad(brush, inner, self._key)

    def _key(self, key: str) -> None:
        self._so_far = entered(self._so_far, key)
        self._is_wrong = False
        self._stay_for_a_while()
        wanted = self._desk.settings.lock_code or SHOWN
        if self._so_far == wanted:
            self._desk.back()
        elif len(self._so_far) == DIGITS:
            self._so_far, self._is_wrong = "", True


def _cover(brush: Brush, rect: Rect) -> None:
    """What lies below is not read any more."""
    brush.written[:] = [written for written in brush.written if not rect.overlaps(written.extent)]
    if rect == brush.whole:
        brush.fill(rect, brush.palette.ground + "d8")
