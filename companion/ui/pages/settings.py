"""The settings, one below the other; every change holds at once."""

from functools import partial

from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.pages import doors
from companion.ui.pages.grid import ticked
from companion.ui.pages.head import paint_head
from companion.ui.pages.setting_rows import Button, Row, buttons, label, note, now, rows, steps
from companion.ui.theme import BIG_CAP, TOUCH

CONTROL = 10.5  # mm, the height of what is touched
ROOM = 7.0  # mm around the text of a button
LABEL_SHARE = 0.38  # of the width, where controls stand beside their label


class SettingsPage:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def paint(self, brush: Brush, area: Rect) -> None:
        desk = self._desk
        rest = paint_head(brush, area, desk, desk.say("screen-settings"))
        listed = rows()
        place = rest.cut_right(brush.mm(TOUCH), brush.small_gap)[1]
        heights = [self._height(brush, place, label(desk, row), note(desk, row)) for row in listed]
        heights.append(self._height(brush, place, *self._lock_words()))

        def paint_row(number: int, rect: Rect) -> None:
            if number < len(listed):
                self._paint_row(brush, rect, listed[number])
            else:
                self._paint_lock(brush, rect)

        brush.rows(rest, "settings", heights, paint_row)

    # One row

    def _height(self, brush: Brush, place: Rect, title: str, said: str) -> float:
        inner = place.inset(brush.gap)
        width = self._label_width(brush, inner)
        words_height = brush.height_of(title, width, font="bold")
        if said:
            words_height += brush.height_of(said, width)
        control = brush.mm(CONTROL)
        is_tall = _is_narrow(brush)
        return (
            words_height + control + brush.gap if is_tall else max(words_height, control)
        ) + 1.4 * brush.gap

    def _label_width(self, brush: Brush, inner: Rect) -> float:
        return (inner.w if _is_narrow(brush) else inner.w * LABEL_SHARE) - brush.mm(8) - brush.gap

    def _paint_frame(self, brush: Brush, rect: Rect, icon: str, title: str, said: str) -> Rect:
        """The icon, the label and its note; where the controls go."""
        brush.panel(rect)
        inner = rect.inset(brush.gap, 0.7 * brush.gap)
        if _is_narrow(brush):
            controls, inner = inner.cut_bottom(brush.mm(CONTROL), brush.gap)
        else:
            told, controls = inner.cut_left(inner.w * LABEL_SHARE, brush.gap)
            controls, inner = controls.centred(controls.w, brush.mm(CONTROL)), told
        sign, inner = inner.cut_left(brush.mm(7), brush.gap)
        brush.icon(icon, sign.centred(brush.mm(5.5), brush.mm(5.5)), brush.palette.quiet)
        height = brush.height_of(title, inner.w, font="bold") if said else inner.h
        above, below = inner.cut_top(height)
        brush.text(above, title, font="bold")
        brush.text(below, said, colour=brush.palette.quiet, down="top")
        return controls

    def _paint_row(self, brush: Brush, rect: Rect, row: Row) -> None:
        controls = self._paint_frame(brush, rect, row.icon, label(self._desk, row), note(self._desk, row))
        if row.is_stepped:
            self._paint_steps(brush, controls, row)
        else:
            _paint_buttons(brush, controls, buttons(self._desk, row))

    def _paint_steps(self, brush: Brush, controls: Rect, row: Row) -> None:
        less, value, more = controls.columns([1, 1.3, 1], brush.gap)
        below, above = steps(self._desk, row)
        for place, step, icon in ((less, below, "minus"), (more, above, "plus")):
            if step is None:
                brush.off_button(place, icon=icon)
                continue
            choose = partial(self._desk.choose, **{row.field: step})
            brush.button(place, "", choose, name=f"{row.field.replace('_', '-')}-{icon}", icon=icon)
        text = row.words(self._desk, now(self._desk, row))
        brush.text(value, text, cap=BIG_CAP, font="bold", across="centre")

    # The screen lock

    def _lock_words(self) -> tuple[str, str]:
        say, has_code = self._desk.say, bool(self._desk.settings.lock_code)
        return say("screen-setting-lock"), say(
            "screen-setting-lock-code" if has_code else "screen-setting-lock-open"
        )

    def _paint_lock(self, brush: Brush, rect: Rect) -> None:
        desk = self._desk
        controls = self._paint_frame(brush, rect, "lock", *self._lock_words())
        if desk.settings.lock_code:
            code = Button("remove-code", desk.say("screen-remove-code"), lambda: desk.choose(lock_code=""))
        else:
            code = Button("set-code", desk.say("screen-set-code"), partial(doors.show_lock_code, desk))
        lock = Button("lock-now", desk.say("screen-lock-now"), partial(doors.show_lock, desk), icon="lock")
        _paint_buttons(brush, controls, [code, lock])


def _is_narrow(brush: Brush) -> bool:
    """Whether controls stand below their label."""
    return brush.whole.is_portrait


def _paint_buttons(brush: Brush, controls: Rect, listed: list[Button]) -> None:
    """Side by side, the longer ones wider; each has room for its tick."""
    shares = [brush.width_of(button.text, font="bold") + brush.mm(ROOM) for button in listed]
    for button, place in zip(listed, controls.columns(shares, brush.small_gap), strict=True):
        kind = ticked(button.is_chosen)
        brush.button(
            place, button.text, button.do, name=button.name, kind=kind, icon=button.icon, cap=button.cap
        )
