"""What home is made of: the program's name under a Mars horizon, and large tiles with an icon each."""

from collections.abc import Callable
from math import cos, pi, sin

from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.marks import Point
from companion.ui.theme import BIG_CAP, FAR_CAP, LINE_SHARE, TITLE_CAP

ICON = 10.0  # mm, at most
HORIZON = (0.7, 0.78, 0.88, 1.0)  # rings, as shares of the outermost
ARC_POINTS = 40


def name_height(brush: Brush, area: Rect, desk: Desk) -> float:
    about = brush.height_of(desk.say("screen-app-about"), area.w)
    return _name_line(brush) + about


def _name_line(brush: Brush) -> float:
    return brush.theme.font(FAR_CAP, scales=False) * LINE_SHARE


def paint_name(brush: Brush, area: Rect, desk: Desk) -> None:
    """The name large, what it is in a quiet line below; a planet rises behind it."""
    if not brush.whole.is_portrait:  # there the name needs the whole width
        _paint_horizon(brush, area)
    above, below = area.cut_top(_name_line(brush))
    said = desk.say("screen-app")
    brush.text(above, said, cap=FAR_CAP, font="bold", scales=False, wraps=False, least=TITLE_CAP)
    brush.text(below, desk.say("screen-app-about"), colour=brush.palette.quiet, down="top")


def _paint_horizon(brush: Brush, area: Rect) -> None:
    """Rings of a planet whose middle lies far below; only their tops are seen."""
    x, radius = area.right - brush.mm(24), brush.mm(34)
    for share in HORIZON:
        points = [
            point
            for step in range(ARC_POINTS + 1)
            if area.holds(*(point := _on_ring(x, area.bottom + radius * 0.62, radius * share, step)))
        ]
        if len(points) > 1:
            brush.stroke(points, brush.palette.raised, 0.5)


def _on_ring(x: float, y: float, radius: float, step: int) -> Point:
    angle = pi * (1 + step / ARC_POINTS)
    return x + radius * cos(angle), y + radius * sin(angle)


def paint_tile(
    brush: Brush,
    cell: Rect,
    text: str,
    icon: str,
    do: Callable[[], None],
    *,
    name: str,
) -> None:
    """A tile: its icon above the word, beside it where there is little height."""
    ink = brush.palette.text
    brush.panel(cell, fill=brush.palette.raised)
    inner = cell.inset(brush.gap)
    lines = brush.height_of(text, inner.w, cap=BIG_CAP, font="bold")
    side = min(brush.mm(ICON), inner.h - lines - brush.gap)
    if side >= brush.mm(5):
        pair = inner.centred(inner.w, side + brush.gap + lines)
        above, below = pair.cut_top(side, brush.gap)
        brush.icon(icon, above, ink)
        brush.text(below, text, cap=BIG_CAP, font="bold", colour=ink, across="centre", down="top")
    else:
        side = min(brush.mm(6), inner.h)
        place, rest = inner.cut_left(side, brush.gap)
        brush.icon(icon, place, ink)
        brush.text(rest, text, cap=BIG_CAP, font="bold", colour=ink)
    brush.zone(name, cell, do, text=text)
