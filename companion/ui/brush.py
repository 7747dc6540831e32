"""The brush that pages paint with: a pen, and besides it places to touch, buttons, and lists that are longer
than their place."""

from collections.abc import Callable
from typing import Literal

from companion.ui.layout import Rect
from companion.ui.lines import Measure
from companion.ui.marks import Clip, Font, Scroll, Unclip, Zone
from companion.ui.pen import Across, Pen
from companion.ui.theme import BIG_CAP, NEAR_CAP, TOUCH, Colour, Theme

Kind = Literal["plain", "primary", "quiet", "danger", "chosen"]
MARGIN = 1.2  # mm between a button's edge and its text
PAGE_SHARE = 0.8  # of a list's height that an arrow moves it


class Brush(Pen):
    """One painting of one page."""

    def __init__(self, theme: Theme, measure: Measure, scrolled: dict[str, float] | None = None) -> None:
        super().__init__(theme, measure)
        self.zones: list[Zone] = []
        self.scrolls: list[Scroll] = []
        self._scrolled = {} if scrolled is None else scrolled

    # Touching

    def zone(
        self,
        name: str,
        rect: Rect,
        do: Callable[[], None],
        *,
        text: str = "",
        hold: Callable[[bool], None] | None = None,
    ) -> None:
        """Makes a place react to a finger; inside a list, as far as it is seen."""
        if self._clip:
            top, bottom = max(rect.y, self._clip.y), min(rect.bottom, self._clip.bottom)
            if bottom - top < min(rect.h, self.mm(TOUCH)) / 2:
                return
            rect = Rect(rect.x, top, rect.w, bottom - top)
        self.zones.append(Zone(name, rect, do, text, hold))

    def button(
        self,
        rect: Rect,
        text: str,
        do: Callable[[], None],
        *,
        name: str,
        kind: Kind = "plain",
        icon: str = "",
        note: str = "",
        cap: float = BIG_CAP,
        across: Across = "centre",
        hold: Callable[[bool], None] | None = None,
    ) -> None:
        """A button: its icon before the text, a quieter note below it."""
        palette = self.palette
        fill, ink, edge = {
            "plain": (palette.raised, palette.text, palette.edge),
            "primary": (palette.now, palette.on_now, palette.now),
            "quiet": (palette.ground, palette.quiet, palette.edge),
            "danger": (palette.danger_ground, palette.danger, palette.danger),
            "chosen": (palette.raised, palette.text, palette.now),
        }[kind]
        self.panel(rect, fill=fill, edge=edge, is_chosen=kind == "chosen")
        inner = rect.inset(self.mm(MARGIN), self.mm(0.4))
        if kind == "chosen":  # a tick as well, never the colour alone
            side = min(self.mm(3.2), inner.h * 0.5)
            tick, inner = inner.cut_right(side, self.mm(0.6))
            self.icon("tick", tick, palette.now)
        if icon:
            inner = self._button_icon(inner, text, icon, ink, cap)
        self._button_text(inner, text, note, ink, cap, across, kind)
        self.zone(name, rect, do, text=text, hold=hold)

    def off_button(self, rect: Rect, text: str = "", *, icon: str = "", cap: float = NEAR_CAP) -> None:
        """The place of a button that does nothing now; an icon, or why."""
        self.panel(rect, fill=self.palette.ground)
        if icon:
            self.icon(icon, rect.centred(self.mm(5), self.mm(5)), self.palette.faint)
        self.text(rect.inset(self.gap, 0), text, cap=cap, colour=self.palette.quiet, across="centre")

    def _button_icon(self, inner: Rect, text: str, icon: str, ink: Colour, cap: float) -> Rect:
        side = min(inner.h, self.theme.font(cap) * 1.35)
        if not text:
            self.icon(icon, inner.centred(side, side), ink)
            return inner
        place, rest = inner.cut_left(side, self.small_gap)
        self.icon(icon, place, ink)
        return rest

    def _button_text(
        self, inner: Rect, text: str, note: str, ink: Colour, cap: float, across: Across, kind: Kind
    ) -> None:
        font: Font = "bold"
        if not note:
            self.text(inner, text, cap=cap, font=font, colour=ink, across=across)
            return
        quiet = ink if kind in ("primary", "danger") else self.palette.quiet
        above, below = inner.rows([1.15, 1])
        self.text(above, text, cap=cap, font=font, colour=ink, across=across, down="bottom")
        self.text(below, note, colour=quiet, across=across, down="top")

    # Lists that are longer than their place

    def rows(self, rect: Rect, name: str, heights: list[float], paint: Callable[[int, Rect], None]) -> None:
        """Paints those rows of a list that are in view; a finger, or the two arrows, move it."""
        gap = self.small_gap
        whole = sum(heights) + gap * max(len(heights) - 1, 0)
        most = max(0.0, whole - rect.h)
        place = rect
        if most > 0:
            arrows, place = rect.cut_right(self.mm(TOUCH), gap)
            self._arrows(arrows, name, most)
        offset = min(self._scrolled.get(name, 0.0), most)
        self.scrolls.append(Scroll(name, rect, most))
        self.marks.append(Clip(place))
        self._clip = place
        y = place.y - offset
        for number, height in enumerate(heights):
            if y + height > place.y and y < place.bottom:
                paint(number, Rect(place.x, y, place.w, height))
            y += height + gap
        self._clip = None
        self.marks.append(Unclip())

    def _arrows(self, rect: Rect, name: str, most: float) -> None:
        above, below = rect.rows(2, self.gap)
        for place, icon, way in ((above, "up", -1), (below, "down", 1)):
            is_there = self._scrolled.get(name, 0.0) > 0 if way < 0 else self._scrolled.get(name, 0.0) < most
            self.panel(place, fill=self.palette.raised if is_there else self.palette.ground)
            ink = self.palette.text if is_there else self.palette.faint
            self.icon(icon, place.centred(self.mm(5), self.mm(5)), ink)
            step = way * PAGE_SHARE * rect.h
            self.zone(f"{name}-{icon}", place, _scroll(self._scrolled, name, step, most))


def _scroll(scrolled: dict[str, float], name: str, step: float, most: float) -> Callable[[], None]:
    def move() -> None:
        scrolled[name] = max(0.0, min(most, min(scrolled.get(name, 0.0), most) + step))

    return move
