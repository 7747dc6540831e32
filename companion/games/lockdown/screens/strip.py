"""What lamps and buzzer would do, for a table without them: `--simulate`. A lamp that is on has rays, one
that is off is struck out; beside the buzzer stands what it last meant."""

from companion.games.lockdown.figures import SECTIONS
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.pen import Across
from companion.ui.theme import Colour

CUES = {
    "alert": "alert",
    "autodestruction.started": "autodestruction",
    "autodestruction.closer": "autodestruction",
    "autodestruction.red": "autodestruction",
    "autodestruction.stopped": "autodestruction",
    "isolation.open": "isolation",
    "gate.open": "gate",
    "encounter": "danger",
    "surprise_attack": "attack",
    "token.drawn": "bag",
    "next_player": "person",
    "round": "time",
    "first_death": "dead",
    "death": "dead",
    "blackout": "dark",
    "power.lost": "dark",
    "power.restored": "power_on",
    "css.launch": "pod",
    "threshold.ahead": "bolt",
    "swept": "swept",
    "destroyed": "destroyed",
}  # each meaning of the buzzer and its icon


def paint_strip(brush: Brush, rect: Rect, desk: Desk) -> None:
    """All lamps, then the buzzer; one below the other where the place is high, else side by side."""
    brush.panel(rect)
    inner = rect.inset(brush.mm(0.8))
    lamps = dict(desk.table.lamps)
    if rect.is_portrait:
        cells = inner.rows([1.0] * len(lamps) + [2.0], brush.mm(0.6))
    else:
        cells = inner.columns(_shares(brush, desk, list(lamps), inner.w), brush.mm(0.6))
    for cell, (lamp, shown) in zip(cells, lamps.items(), strict=False):
        _paint_lamp(brush, cell, desk, lamp, shown)
    _paint_buzzer(brush, cells[-1], desk)


def _shares(brush: Brush, desk: Desk, lamps: list[str], width: float) -> list[float]:
    """What each lamp needs beside its name; the buzzer gets the rest."""
    light = brush.mm(5.0)
    wanted = [light + max(brush.width_of(_name(desk, lamp)) + brush.mm(0.6), light) for lamp in lamps]
    return [*wanted, max(width - sum(wanted) - len(lamps) * brush.mm(0.6), light)]


def _name(desk: Desk, lamp: str) -> str:
    """Sections have short names; the others are known by their icons."""
    return desk.say(f"lockdown-section-{lamp}") if lamp in SECTIONS[:3] else ""


def _paint_lamp(brush: Brush, cell: Rect, desk: Desk, lamp: str, shown: str) -> None:
    if cell.is_portrait or cell.h > brush.mm(8):
        above, below = cell.rows([1.2, 1])
    else:
        above, below = cell.cut_left(min(brush.mm(5), cell.h), brush.mm(0.4))
    colour = _colour(brush, lamp, shown)
    is_on = shown != "off"
    brush.icon("lamp", above, colour, is_struck=not is_on)
    if is_on:
        brush.icon("rays", above, colour)
    name = _name(desk, lamp)
    if name:
        across: Across = "centre" if above.x == below.x else "left"
        brush.text(below, name, colour=colour, across=across, wraps=False)
    else:
        brush.icon(lamp, below.centred(brush.mm(4.5), brush.mm(4.5)), colour)


def _colour(brush: Brush, lamp: str, shown: str) -> Colour:
    palette = brush.palette
    if shown == "off":
        return palette.quiet
    if lamp in SECTIONS:
        return palette.power
    return palette.warning if shown == "yellow" else palette.danger


def _paint_buzzer(brush: Brush, cell: Rect, desk: Desk) -> None:
    """The last of the cues: what happened last is what people ask about."""
    cue = _last_known(desk.cues)
    ink = brush.palette.text if desk.cues else brush.palette.quiet
    side = brush.mm(5)
    if cell.is_portrait:
        above, below = cell.rows(2)
        brush.icon("buzzer", above.centred(side, side), ink)
        if cue:
            brush.icon(CUES[cue], below.centred(side, side), ink)
        return
    buzzer, rest = cell.cut_left(min(side, cell.h), brush.mm(0.6))
    brush.icon("buzzer", buzzer, ink)
    if not cue or rest.w < side:
        return
    sign, words = rest.cut_left(min(side, cell.h), brush.mm(0.6))
    brush.icon(CUES[cue], sign, ink)
    said = desk.say(f"lockdown-cue-{cue.replace('.', '-')}")
    if brush.width_of(said) <= words.w:
        brush.text(words, said, colour=ink, wraps=False)


def _last_known(cues: tuple[str, ...]) -> str:
    found = [_meaning(cue) for cue in cues]
    return next((cue for cue in reversed(found) if cue in CUES), "")


def _meaning(cue: str) -> str:
    """`lockdown.power.lost.s02` is a `power.lost`."""
    parts = cue.split(".")[1:]
    return ".".join(parts[:2] if parts[:1] == ["power"] else parts)
