"""Signs for wounds: round ones for light wounds, diamonds for serious ones, a bar across those dressed; the
places that are still free are empty."""

from companion.ui.brush import Brush
from companion.ui.layout import Rect
from companion.ui.marks import Point
from companion.ui.theme import Colour

SIGNS = ("light", "light-free", "serious", "dressed", "serious-free")
EDGE = 0.3  # mm


def paint_sign(brush: Brush, sign: str, box: Rect, colour: Colour) -> None:
    """One of SIGNS, as large as the box allows."""
    x, y = box.middle
    radius = min(box.w, box.h) / 2
    if sign.startswith("light"):
        width = brush.mm(EDGE) if sign == "light-free" else 0
        brush.disc(x, y, radius * 0.66, colour, width)
        return
    corners: list[Point] = [(x, y - radius * 0.9), (x + radius * 0.8, y), (x, y + radius * 0.9)]
    corners.append((x - radius * 0.8, y))
    if sign == "serious":
        brush.shape(corners, colour)
        return
    brush.stroke(corners, colour, EDGE, is_closed=True)
    if sign == "dressed":
        brush.fill(Rect(x - radius * 0.55, y - radius * 0.2, radius * 1.1, radius * 0.4), colour)
