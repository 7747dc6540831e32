"""A word about something that went wrong, laid over the page below its header. The game goes on below it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from companion.core.game import Line
from companion.core.text import Texts
from companion.ui.brush import Brush
from companion.ui.layout import Rect
from companion.ui.theme import NEAR_CAP, TOUCH

SECONDS = 8.0
LINES = 3


Tone = Literal["warning", "told"]


@dataclass(frozen=True)
class Way:
    """A button on a banner."""

    name: str
    text: Line
    do: Callable[[], None]


@dataclass(frozen=True)
class Banner:
    """`stays` until the cause is gone or somebody closes it; else it goes by itself."""

    text: Line
    tone: Tone = "warning"
    ways: Sequence[Way] = ()
    stays: bool = False


def paint_banner(brush: Brush, area: Rect, banner: Banner, texts: Texts, close: Callable[[], None]) -> None:
    palette, gap = brush.palette, brush.gap
    said = texts.line(banner.text)
    way_height = max(brush.mm(TOUCH), 2 * brush.theme.line() + brush.mm(1))
    ways_height = way_height + gap if banner.ways else 0
    room = area.w - brush.mm(TOUCH) * 2 - 4 * gap
    height = max(brush.mm(TOUCH), brush.height_of(said, room)) + ways_height + 2 * gap
    box, _ = area.cut_top(min(height, area.h))
    edge = palette.warning if banner.tone == "warning" else palette.edge
    brush.panel(box, fill=palette.raised, edge=edge)
    inner = box.inset(gap)
    if banner.ways:
        row, inner = inner.cut_bottom(way_height, gap)
        for way, place in zip(banner.ways, row.columns(len(banner.ways), gap), strict=True):
            brush.button(place, texts.line(way.text), way.do, name=way.name, cap=NEAR_CAP)
    sign, inner = inner.cut_left(brush.mm(TOUCH), gap)
    brush.icon(
        "warning" if banner.tone == "warning" else "told", sign.centred(brush.mm(6), brush.mm(6)), edge
    )
    shut, inner = inner.cut_right(brush.mm(TOUCH), gap)
    brush.text(inner, said)
    brush.button(
        shut.centred(brush.mm(TOUCH), brush.mm(TOUCH)),
        "",
        close,
        name="close-banner",
        icon="close",
        kind="quiet",
    )
