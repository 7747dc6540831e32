"""One figure: what it is now, large, and what it shall be."""

from collections.abc import Callable

from companion.core.game import Figure, Json
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.pages.choices import Asked, paint_choices
from companion.ui.pages.head import paint_head
from companion.ui.theme import BIG_CAP, CAP_SHARE, LINE_SHARE, NEAR_CAP, TITLE_CAP

SET = 13.0
VALUE = 7.0
STEP = 16.0  # width of minus and plus


class FigurePage:
    """A number is stepped or tapped and then set; anything else is set by the tap."""

    def __init__(self, desk: Desk, path: str, done: Callable[[Json], None]) -> None:
        self._desk = desk
        self._path = path
        self._done = done
        self._wanted: Json = None

    @property
    def _figure(self) -> Figure | None:
        return next((each for each in self._desk.table.figures if each.path == self._path), None)

    def paint(self, brush: Brush, area: Rect) -> None:
        desk, figure = self._desk, self._figure
        if figure is None:
            paint_head(brush, area, desk, desk.say("screen-offer-gone"))
            return
        rest = paint_head(brush, area, desk, desk.line(desk.table.figure_label(self._path)))
        is_number = self._is_number(figure)
        if is_number:
            button, rest = rest.cut_bottom(brush.mm(SET), brush.gap)
            self._paint_set(brush, button, figure)
        height = brush.theme.line(NEAR_CAP) + brush.mm(VALUE / CAP_SHARE * LINE_SHARE + 2)
        top, rest = rest.cut_top(height, brush.gap)
        self._paint_now(brush, top, figure, is_number=is_number)
        picked = self._wish(figure) if is_number else figure.value
        labels = [self._text(value) for value in figure.choices]
        pick = self._wish_for if is_number else self._take
        paint_choices(brush, rest, [Asked("value", "", figure.choices, labels, picked, pick)])

    def _is_number(self, figure: Figure) -> bool:
        return all(type(value) is int and self._text(value) == str(value) for value in figure.choices)

    def _text(self, value: Json) -> str:
        return self._desk.line(self._desk.table.figure_value(self._path, value))

    def _paint_now(self, brush: Brush, place: Rect, figure: Figure, *, is_number: bool) -> None:
        """The old value; for a number also the new one between minus and plus."""
        palette = brush.palette
        brush.panel(place)
        inner = place.inset(brush.gap, brush.mm(1))
        if is_number:
            steps, inner = inner.cut_right(inner.w * 0.55, brush.gap)
            self._paint_steps(brush, steps, figure)
        word = self._desk.say("screen-set-right-now")
        above, below = inner.cut_top(brush.theme.line(NEAR_CAP))
        brush.text(above, word, colour=palette.quiet)
        brush.text(below, self._text(figure.value), cap=VALUE, scales=False, font="bold")

    def _paint_steps(self, brush: Brush, place: Rect, figure: Figure) -> None:
        now = self._wish(figure)
        minus, place = place.cut_left(brush.mm(STEP), brush.gap)
        plus, place = place.cut_right(brush.mm(STEP), brush.gap)
        for cell, icon, step in ((minus, "minus", -1), (plus, "plus", 1)):
            wanted = now + step
            if wanted in figure.choices:
                brush.button(cell, "", self._wisher(wanted), name=icon, icon=icon, cap=TITLE_CAP)
            else:
                brush.off_button(cell, icon=icon)
        is_new = now != figure.value
        ink = brush.palette.now if is_new else brush.palette.quiet
        brush.text(
            place, str(now), cap=VALUE, scales=False, font="bold", across="centre", wraps=False, colour=ink
        )

    def _wish(self, figure: Figure) -> int:
        return int(figure.value if self._wanted is None else self._wanted)

    def _wish_for(self, value: Json) -> None:
        self._wanted = value

    def _wisher(self, value: Json) -> Callable[[], None]:
        return lambda: self._wish_for(value)

    def _paint_set(self, brush: Brush, place: Rect, figure: Figure) -> None:
        wish = self._wish(figure)
        if wish == figure.value:
            brush.off_button(place, self._desk.say("screen-set-right-pick"), cap=BIG_CAP)
            return
        text = self._desk.say("screen-set-right-set", was=figure.value, value=wish)
        brush.button(
            place, text, lambda: self._take(wish), name="set", kind="primary", icon="tick", cap=TITLE_CAP
        )

    def _take(self, value: Json) -> None:
        self._desk.back()
        self._done(value)
