"""A button with an icon and words that may be long, such as a name that people typed. Where those may be
broken, they have soft hyphens (`fitting.breakable`)."""

from collections.abc import Callable, Sequence

from companion.ui.brush import Brush
from companion.ui.fitting import fits, write_fitting
from companion.ui.layout import Rect
from companion.ui.lines import SOFT_HYPHEN
from companion.ui.theme import NEAR_CAP

CHOICE_HEIGHT = 10.0
LEAST_WIDTH = 22.0
ICON, TICK, MARGIN = 4.8, 3.2, 1.0


def paint_choice(
    brush: Brush,
    cell: Rect,
    text: str,
    do: Callable[[], None],
    *,
    name: str,
    icon: str,
    is_chosen: bool = False,
) -> None:
    palette = brush.palette
    brush.panel(cell, fill=palette.raised, is_chosen=is_chosen)
    inner = cell.inset(brush.mm(MARGIN), brush.mm(0.4))
    place, inner = inner.cut_left(brush.mm(ICON), brush.mm(0.6))
    brush.icon(icon, place.centred(place.w, place.w))
    if is_chosen:  # a tick as well, never the colour alone
        tick, inner = inner.cut_right(brush.mm(TICK))
        brush.icon("tick", tick.centred(tick.w, tick.w), palette.now)
    write_fitting(brush, inner, text, cap=2.8, font="bold")
    brush.zone(name, cell, do, text=text.replace(SOFT_HYPHEN, ""))


def choice_columns(brush: Brush, width: float, texts: Sequence[str], *, has_tick: bool = False) -> int:
    """How many fit side by side, every word of them legible."""
    gap, least = brush.small_gap, NEAR_CAP / brush.theme.text_scale
    taken = brush.mm(ICON + 0.6 + 2 * MARGIN + (TICK if has_tick else 0))
    for count in range(len(texts), 1, -1):
        cell = (width - gap * (count - 1)) / count
        box = Rect(0, 0, cell - taken, brush.mm(CHOICE_HEIGHT - 0.8))
        is_legible = all(fits(brush, box, text, least, "bold") for text in texts)
        if cell >= brush.mm(LEAST_WIDTH) and is_legible:
            return count
    return 1
