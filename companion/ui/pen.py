"""The pen that draws and writes. It gathers marks and how each text fitted; what is done with them is the
window's affair. Every text goes through `text`, so that nothing is cut off unseen."""

from typing import Literal

from companion.ui.icons import draw_icon
from companion.ui.layout import Rect
from companion.ui.lines import SOFT_HYPHEN, Measure, break_lines, shortened, sizes_down
from companion.ui.marks import (
    Disc,
    Fill,
    Font,
    Hatch,
    Letters,
    Mark,
    Outline,
    Point,
    Shape,
    Stroke,
    Written,
)
from companion.ui.theme import (
    CHOSEN_EDGE,
    EDGE,
    GAP,
    LINE_SHARE,
    NEAR_CAP,
    RADIUS,
    SMALL_GAP,
    Colour,
    Palette,
    Theme,
)

Across = Literal["left", "centre", "right"]
Down = Literal["top", "middle", "bottom"]


class Pen:
    """Everything of a painting that is only looked at."""

    def __init__(self, theme: Theme, measure: Measure) -> None:
        self.theme = theme
        self.marks: list[Mark] = []
        self.written: list[Written] = []
        self._measure = measure
        self._clip: Rect | None = None  # the list that is being painted

    @property
    def palette(self) -> Palette:
        return self.theme.palette

    @property
    def gap(self) -> float:
        return self.theme.mm(GAP)

    @property
    def small_gap(self) -> float:
        return self.theme.mm(SMALL_GAP)

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

    def panel(
        self, rect: Rect, *, fill: Colour | None = None, edge: Colour | None = None, is_chosen: bool = False
    ) -> None:
        """A ground with an edge; what is chosen has a broader one in the colour of now."""
        self.fill(rect, fill or self.palette.panel, self.mm(RADIUS))
        if is_chosen:
            self.outline(rect, self.palette.now, CHOSEN_EDGE)
        else:
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
            line = text.replace(SOFT_HYPHEN, "")
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
