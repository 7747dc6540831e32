"""The seven steps of the event phase in a row: done, now, still to come."""

from companion.games.lockdown.state import EVENT_STEPS
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.theme import NEAR_CAP

MARGIN = 1.0  # mm beside a word


def steps_height(brush: Brush) -> float:
    return brush.theme.line() + brush.mm(2.4)


def paint_steps(brush: Brush, area: Rect, desk: Desk) -> Rect:
    """Paints them at the top of the area; what is left below."""
    row, rest = area.cut_top(steps_height(brush), brush.gap)
    now = EVENT_STEPS.index(desk.table.view["step"])
    words = [desk.say(f"lockdown-now-step-{step}") for step in EVENT_STEPS]
    cells = _cells(brush, row, words, now)
    has_words = all(cell.w >= _width(brush, word) - 1 for cell, word in zip(cells, words, strict=True))
    for place, cell in enumerate(cells):
        text = words[place] if has_words or place == now else str(place + 1)
        _paint_step(brush, cell, text, is_now=place == now, is_done=place < now)
    return rest


def next_step_word(desk: Desk) -> str:
    """What comes after this step; empty after the last."""
    place = EVENT_STEPS.index(desk.table.view["step"]) + 1
    return desk.say(f"lockdown-step-{EVENT_STEPS[place]}") if place < len(EVENT_STEPS) else ""


def _cells(brush: Brush, row: Rect, words: list[str], now: int) -> list[Rect]:
    """Alike where every word fits, else as broad as their words; if even that is too much, only the step
    that is now has its word."""
    gap = brush.small_gap
    alike = row.columns(len(words), gap)
    widths = [_width(brush, word) for word in words]
    room = row.w - gap * (len(words) - 1)
    if all(width <= alike[0].w for width in widths):
        return alike
    if sum(widths) <= room:
        return row.columns([width + (room - sum(widths)) / len(words) for width in widths], gap)
    other = (room - widths[now]) / (len(words) - 1)
    return row.columns([widths[now] if place == now else other for place in range(len(words))], gap)


def _width(brush: Brush, word: str) -> float:
    return brush.width_of(word, font="bold") + brush.mm(2 * MARGIN + 3.4)


def _paint_step(brush: Brush, cell: Rect, text: str, *, is_now: bool, is_done: bool) -> None:
    palette = brush.palette
    brush.panel(cell, is_chosen=is_now)
    inner = cell.inset(brush.mm(MARGIN), 0)
    ink = palette.text if is_now else palette.safe if is_done else palette.quiet
    if is_done:
        side = brush.mm(2.6)
        tick, inner = inner.cut_left(side, brush.mm(0.5))
        brush.icon("tick", tick, ink)
    brush.text(
        inner,
        text,
        cap=NEAR_CAP,
        colour=ink,
        font="bold" if is_now else "regular",
        across="centre",
        wraps=False,
    )
