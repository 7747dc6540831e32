"""Marks as Kivy instructions. Kivy counts from the bottom, marks from the top."""

from functools import lru_cache
from math import cos, sin, tau
from typing import Any

from kivy.graphics import Canvas, Color, Mesh, Rectangle, RoundedRectangle, SmoothLine
from kivy.graphics.scissor_instructions import ScissorPop, ScissorPush
from kivy.graphics.texture import Texture

from companion.ui.layout import Rect
from companion.ui.marks import Clip, Disc, Fill, Hatch, Letters, Mark, Outline, Point, Shape, Stroke, Unclip
from companion.ui.theme import Colour
from companion.ui.window.lettering import texture

HATCH_SIDE = 32  # pixels of the pattern that is repeated


class Renderer:
    """Puts marks on a canvas of that height."""

    def __init__(self, canvas: Canvas, height: float) -> None:
        self._add = canvas.add
        self._height = height
        self._colour = ""

    def render(self, marks: list[Mark]) -> None:
        for mark in marks:
            DRAW[type(mark)](self, mark)

    def _use(self, colour: Colour) -> None:
        if colour != self._colour:
            self._colour = colour
            self._add(Color(*rgba(colour)))

    def _y(self, rect: Rect) -> float:
        return self._height - rect.bottom

    def _flat(self, points: Any) -> list[float]:
        return [each for x, y in points for each in (x, self._height - y)]

    def fill(self, mark: Fill) -> None:
        self._use(mark.colour)
        rect = mark.rect
        place = {"pos": (rect.x, self._y(rect)), "size": (rect.w, rect.h)}
        if mark.radius:
            radius = min(mark.radius, rect.w / 2, rect.h / 2)
            self._add(RoundedRectangle(radius=[radius], segments=8, **place))
        else:
            self._add(Rectangle(**place))

    def outline(self, mark: Outline) -> None:
        self._use(mark.colour)
        rect = mark.rect.inset(mark.width / 2)
        radius = max(1.0, min(mark.radius, rect.w / 2, rect.h / 2))
        shape = (rect.x, self._y(rect), rect.w, rect.h, radius, 20)
        self._add(SmoothLine(rounded_rectangle=shape, width=mark.width / 2))

    def hatch(self, mark: Hatch) -> None:
        self._use(mark.colour)
        rect = mark.rect
        across, down = rect.w / (mark.step * 2), rect.h / (mark.step * 2)
        self._add(
            Rectangle(
                pos=(rect.x, self._y(rect)),
                size=(rect.w, rect.h),
                texture=stripes(round(mark.width / mark.step, 2)),
                tex_coords=(0, 0, across, 0, across, down, 0, down),
            )
        )

    def stroke(self, mark: Stroke) -> None:
        self._use(mark.colour)
        self._add(
            SmoothLine(
                points=self._flat(mark.points),
                width=mark.width / 2,
                joint="round",
                cap="round",
                close=mark.is_closed,
                joint_precision=8,
                cap_precision=8,
            )
        )

    def shape(self, mark: Shape) -> None:
        self._use(mark.colour)
        corners: list[float] = []
        for x, y in mark.points:
            corners += [x, self._height - y, 0, 0]
        self._add(Mesh(vertices=corners, indices=list(range(len(mark.points))), mode="triangle_fan"))
        self._add(SmoothLine(points=self._flat(mark.points), width=0.5, close=True))  # a soft edge

    def disc(self, mark: Disc) -> None:
        """As a polygon: Kivy's own smooth ellipse never gives all of its memory back."""
        points = _around(mark.x, mark.y, mark.radius)
        if mark.width:
            self.stroke(Stroke(points, mark.colour, mark.width, is_closed=True))
        else:
            self.shape(Shape(points, mark.colour))

    def letters(self, mark: Letters) -> None:
        self._use(mark.colour)
        picture = texture(mark.text, mark.font, mark.size)
        width, height = picture.size
        self._add(
            Rectangle(pos=(mark.x, self._height - mark.y - height), size=(width, height), texture=picture)
        )

    def clip(self, mark: Clip) -> None:
        rect = mark.rect
        self._add(
            ScissorPush(x=int(rect.x), y=int(self._y(rect)), width=int(rect.w) + 1, height=int(rect.h) + 1)
        )

    def unclip(self, mark: Unclip) -> None:
        self._add(ScissorPop())


DRAW: dict[type, Any] = {
    Fill: Renderer.fill,
    Outline: Renderer.outline,
    Hatch: Renderer.hatch,
    Stroke: Renderer.stroke,
    Shape: Renderer.shape,
    Disc: Renderer.disc,
    Letters: Renderer.letters,
    Clip: Renderer.clip,
    Unclip: Renderer.unclip,
}


def _around(x: float, y: float, radius: float) -> list[Point]:
    """Points on a circle, as many as it takes to look round."""
    count = max(12, min(64, int(radius * 3)))
    angles = [place / count * tau for place in range(count)]
    return [(x + radius * cos(angle), y + radius * sin(angle)) for angle in angles]


@lru_cache(maxsize=64)
def rgba(colour: Colour) -> tuple[float, ...]:
    parts = [int(colour[place : place + 2], 16) / 255 for place in range(1, len(colour), 2)]
    return (*parts, 1.0) if len(parts) == 3 else tuple(parts)


@lru_cache(maxsize=8)
def stripes(share: float) -> Any:
    """A pattern of slanted stripes that fill that share of it; two of them a side, so it joins up."""
    side = HATCH_SIDE
    pixels = bytearray()
    for y in range(side):
        for x in range(side):
            within = ((x - y) * 2 % side) / side  # 0 … 1 across a stripe and its gap
            edge = min(within, 1 - within, abs(share - within)) * side / 2
            soft = min(1.0, edge + 0.5) if within < share else max(0.0, 0.5 - edge)
            pixels += bytes((255, 255, 255, int(255 * soft)))
    pattern = Texture.create(size=(side, side), colorfmt="rgba")
    pattern.wrap = "repeat"
    pattern.blit_buffer(bytes(pixels), colorfmt="rgba", bufferfmt="ubyte")
    return pattern
