"""What the steps of the set-up are built from: tiles to choose from, and the way through the steps."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from companion.ui.brush import Brush
from companion.ui.layout import Rect
from companion.ui.theme import BIG_CAP, NEAR_CAP

TICK = 4.0  # mm
SIDE = 1.8
TITLES = (BIG_CAP, 2.7, NEAR_CAP)  # the largest that fits is taken


@dataclass(frozen=True)
class Tile:
    """One of several ways: its title, and in a line what it means."""

    name: str
    title: str
    note: str
    is_chosen: bool
    do: Callable[[], None]

    def height(self, brush: Brush, width: float, cap: float = BIG_CAP) -> float:
        """What a tile of that width needs for a title of that size."""
        inner = width - brush.mm(2 * SIDE + TICK + 0.8)
        said = brush.height_of(self.title, inner, cap=cap, font="bold") + brush.height_of(self.note, inner)
        return said + brush.mm(1)


def paint_tiles(brush: Brush, tiles: Sequence[Tile], places: Sequence[Rect]) -> None:
    """All with titles of the same size."""
    pairs = list(zip(tiles, places, strict=True))
    fitting = (cap for cap in TITLES if all(tile.height(brush, r.w, cap) <= r.h for tile, r in pairs))
    cap = next(fitting, NEAR_CAP)
    for tile, place in pairs:
        _tile(brush, place, tile, cap)


def _tile(brush: Brush, rect: Rect, tile: Tile, cap: float) -> None:
    palette = brush.palette
    fill = palette.raised if tile.is_chosen else palette.panel
    brush.panel(rect, fill=fill, is_chosen=tile.is_chosen)
    inner = rect.inset(brush.mm(SIDE), brush.mm(0.5))
    tick, inner = inner.cut_right(brush.mm(TICK), brush.small_gap)
    if tile.is_chosen:
        brush.icon("tick", tick, palette.now)
    above = brush.height_of(tile.title, inner.w, cap=cap, font="bold")
    below = brush.height_of(tile.note, inner.w)
    said = inner.centred(inner.w, above + below)
    title, note = said.cut_top(above)
    brush.text(title, tile.title, cap=cap, font="bold")
    brush.text(note, tile.note, colour=palette.quiet, down="top")
    brush.zone(tile.name, rect, tile.do, text=tile.title)


def paint_progress(
    brush: Brush, rect: Rect, names: Sequence[str], step: int, go: Callable[[int], None], *, has_names: bool
) -> None:
    """All steps, which one it is now, and a way to each; by their numbers alone where room is scarce."""
    for number, place in enumerate(rect.columns(len(names), brush.small_gap)):
        _chip(brush, place, number, names[number] if has_names else "", step, go)


def _chip(brush: Brush, rect: Rect, number: int, name: str, step: int, go: Callable[[int], None]) -> None:
    palette = brush.palette
    is_now, is_past = number == step, number < step
    brush.panel(rect, fill=palette.raised if is_now else palette.panel, is_chosen=is_now)
    ink = palette.text if is_now else palette.quiet
    figure = str(number + 1)
    inner = rect.inset(brush.mm(1.2), brush.mm(0.3))
    if is_past:
        sign, inner = inner.cut_left(brush.mm(3.6), brush.small_gap)
        brush.icon("tick", sign, palette.safe)
    elif name:
        sign, inner = inner.cut_left(brush.mm(3.6), brush.small_gap)
        brush.text(sign, figure, cap=BIG_CAP, font="bold", colour=ink, across="centre")
    if name:
        brush.text(inner, name, cap=2.7, font="bold" if is_now else "regular", colour=ink)
    else:
        brush.text(inner, figure, cap=BIG_CAP, font="bold", colour=ink, across="centre")
    brush.zone(f"step-{figure}", rect, lambda: go(number), text=name)
