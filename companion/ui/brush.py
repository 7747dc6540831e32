"""The brush that pages paint with. It gathers marks, places to touch and how each text fitted; what is
done with them is the window's affair. Every text goes through `text`, so that nothing is cut off unseen."""

from collections.abc import Callable
from typing import Literal

from companion.ui.icons import draw_icon
from companion.ui.layout import Rect
from companion.ui.lines import Measure, break_lines, shortened, sizes_down
from companion.ui.marks import (
    Clip,
    Disc,
    Fill,
    Font,
    Hatch,
    Letters,
    Mark,
    Outline,
    Point,
    Scroll,
    Shape,
    Stroke,
    Unclip,
    Written,
    Zone,
)
from companion.ui.theme import (
    BIG_CAP,
    EDGE,
    GAP,
    LINE_SHARE,
    NEAR_CAP,
    RADIUS,
    TOUCH,
    Colour,
    Palette,
    Theme,
)

Across = Literal["left", "centre", "right"]
Down = Literal["top", "middle", "bottom"]
Kind = Literal["plain", "primary", "quiet", "danger", "chosen"]
MARGIN = 1.2  # mm between a button's edge and its text


class Brush:
    """One painting of one page."""

    def __init__(self, theme: Theme, measure: Measure, scrolled: dict[str, float] | None = None) -> None:
        self.theme = theme
        self.marks: list[Mark] = []
        self.zones: list[Zone] = []
        self.scrolls: list[Scroll] = []
        self.written: list[Written] = []
        self._measure = measure
        self._scrolled = {} if scrolled is None else scrolled
        self._clip: Rect | None = None

    @property
    def palette(self) -> Palette:
        return self.theme.palette

    @property
    def gap(self) -> float:
        return self.theme.mm(GAP)

    def mm(self, length: float) -> float:
        return self.theme.mm(length)

    @property
    def whole(self) -> Rect:
        return Rect(0, 0, self.theme.width, self.theme.height)

    # Drawing

    def fill(self, rect: Rect, colour: Colour, radius: float = 0) -> None:
        self.marks.append(Fill(rect, colour, radius))

    def outline(self, rect: Rect, colour: Colour, width: float = EDGE, radius: float = RADIUS) -> None:
        """`width` and `radius` in millimetres."""
        self.marks.append(Outline(rect, colour, max(1.0, self.mm(width)), self.mm(radius)))

    def panel(self, rect: Rect, *, fill: Colour | None = None, edge: Colour | None = None) -> None:
        self.fill(rect, fill or self.palette.panel, self.mm(RADIUS))
        self.outline(rect, edge or self.palette.edge)

    def hatch(self, rect: Rect, colour: Colour, step: float = 1.6, width: float = 0.7) -> None:
        self.marks.append(Hatch(rect, colour, self.mm(step), self.mm(width)))

    def stroke(
        self, points: list[Point], colour: Colour, width: float = 0.4, *, is_closed: bool = False
    ) -> None:
        """`width` in millimetres."""
        self.marks.append(Stroke(points, colour, max(1.0, self.mm(width)), is_closed))

    def shape(self, points: list[Point], colour: Colour) -> None:
        self.marks.append(Shape(points, colour))

    def disc(self, x: float, y: float, radius: float, colour: Colour, width: float = 0) -> None:
        self.marks.append(Disc(x, y, radius, colour, width))

    def icon(self, name: str, box: Rect, colour: Colour | None = None, *, is_struck: bool = False) -> None:
        self.marks += draw_icon(name, box, colour or self.palette.text, is_struck=is_struck)

    def meter(self, rect: Rect, share: float, colour: Colour) -> None:
        """A bar that is full at 1."""
        radius = rect.h / 2
        self.fill(rect, self.palette.raised, radius)
        if share > 0:
            self.fill(Rect(rect.x, rect.y, max(rect.w * min(share, 1), rect.h), rect.h), colour, radius)

    # Writing

    def text(
        self,
        box: Rect,
        text: str,
        *,
        cap: float = NEAR_CAP,
        font: Font = "regular",
        colour: Colour | None = None,
        across: Across = "left",
        down: Down = "middle",
        wraps: bool = True,
        scales: bool = True,
        least: float = NEAR_CAP,
    ) -> Rect:
        """Writes as large as `cap` (millimetres of a capital) and the box allow, not below `least`; where
        it lies then. `scales`: grows with the text size people chose."""
        if not text:
            return Rect(box.x, box.y, 0, 0)
        theme = self.theme
        smallest = theme.font(min(least, cap), scales=scales)
        size, lines, is_whole = smallest, [text], False
        for size in sizes_down(theme.font(cap, scales=scales), smallest):
            found = self._lines(text, font, size, box, wraps=wraps)
            if found is not None:
                lines, is_whole = found, True
                break
        if not is_whole:
            lines = self._cut(text, font, size, box)
        return self._write(
            box, text, lines, font, size, colour or self.palette.text, (across, down), is_whole
        )

    def _lines(self, text: str, font: Font, size: int, box: Rect, *, wraps: bool) -> list[str] | None:
        width = box.w + 0.5
        if wraps:
            lines = break_lines(text, font, size, width, self._measure)
        else:
            line = text.replace("\u00ad", "")
            lines = [line] if self._measure(line, font, size) <= width else None
        fits = lines is not None and len(lines) * size * LINE_SHARE <= box.h + size * 0.3
        return lines if fits else None

    def _cut(self, text: str, font: Font, size: int, box: Rect) -> list[str]:
        room = max(1, int(box.h / (size * LINE_SHARE)))
        lines = break_lines(text, font, size, box.w, self._measure) or [text]
        last = shortened(" ".join(lines[room - 1 :]), font, size, box.w, self._measure)
        return [*lines[: room - 1], last]

    def _write(
        self,
        box: Rect,
        text: str,
        lines: list[str],
        font: Font,
        size: int,
        colour: Colour,
        place: tuple[Across, Down],
        is_whole: bool,
    ) -> Rect:
        across, down = place
        leading = size * LINE_SHARE
        height = leading * len(lines)
        y = box.y + {"top": 0.0, "middle": (box.h - height) / 2, "bottom": box.h - height}[down]
        left, right = box.right, box.x
        for number, line in enumerate(lines):
            width = self._measure(line, font, size)
            x = box.x + {"left": 0.0, "centre": (box.w - width) / 2, "right": box.w - width}[across]
            self.marks.append(Letters(line, round(x), round(y + number * leading), font, size, colour))
            left, right = min(left, x), max(right, x + width)
        extent = Rect(left, y, right - left, height)
        if self._clip is None:
            self.written.append(Written(text, box, extent, size, is_whole))
        elif self._clip.overlaps(extent):
            self.written.append(Written(text, box, extent.within(self._clip), size, is_whole))
        return extent

    def width_of(
        self, text: str, *, cap: float = NEAR_CAP, font: Font = "regular", scales: bool = True
    ) -> float:
        """How wide one line of it would be."""
        return self._measure(text, font, self.theme.font(cap, scales=scales))

    def height_of(self, text: str, width: float, *, cap: float = NEAR_CAP, font: Font = "regular") -> float:
        """How high it would be, broken into lines of that width."""
        size = self.theme.font(cap)
        lines = break_lines(text, font, size, width, self._measure) or [text]
        return len(lines) * size * LINE_SHARE

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
        self.fill(rect, fill, self.mm(RADIUS))
        self.outline(rect, edge, 0.6 if kind == "chosen" else EDGE)
        inner = rect.inset(self.mm(MARGIN), self.mm(0.4))
        if kind == "chosen":  # a tick as well, never the colour alone
            side = min(self.mm(3.2), inner.h * 0.5)
            tick, inner = inner.cut_right(side, self.mm(0.6))
            self.icon("tick", tick, palette.now)
        if icon:
            inner = self._button_icon(inner, text, icon, ink, cap)
        self._button_text(inner, text, note, ink, cap, across, kind)
        self.zone(name, rect, do, text=text, hold=hold)

    def _button_icon(self, inner: Rect, text: str, icon: str, ink: Colour, cap: float) -> Rect:
        side = min(inner.h, self.theme.font(cap) * 1.35)
        if not text:
            self.icon(icon, inner.centred(side, side), ink)
            return inner
        place, rest = inner.cut_left(side, self.mm(0.8))
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
        gap = self.mm(0.8)
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
            step = way * 0.8 * (rect.h)
            self.zone(f"{name}-{icon}", place, _scroll(self._scrolled, name, step, most))


def _scroll(scrolled: dict[str, float], name: str, step: float, most: float) -> Callable[[], None]:
    def move() -> None:
        scrolled[name] = max(0.0, min(most, min(scrolled.get(name, 0.0), most) + step))

    return move
