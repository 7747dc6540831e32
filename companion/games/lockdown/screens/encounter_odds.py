"""The chances of the next token as bars, and of a surprise attack."""

from companion.core.game import Json
from companion.games.lockdown.figures import KINDS
from companion.games.lockdown.screens.encounter_inputs import bag_odds
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.theme import Colour

MARGIN, BAR = 1.4, 1.1  # mm
SURPRISE_SHARE = 0.36  # of the height, where all bars are below each other


def percent(desk: Desk, chance: Json) -> str:
    return desk.say("lockdown-odds-percent", percent=round(chance["chance"] * 100))


def chances_height(brush: Brush, columns: int, *, has_surprise: bool = False) -> float:
    """What they need at least; `has_surprise`: with room for the chance of a surprise attack."""
    rows = len(KINDS) // columns * _bar_height(brush) + brush.mm(2 * MARGIN)
    return rows + brush.mm(1) + _surprise_height(brush, columns) if has_surprise else rows


def _bar_height(brush: Brush) -> float:
    return brush.theme.line() + brush.mm(BAR)


def _surprise_height(brush: Brush, columns: int) -> float:
    """A title, and lit and dark below or beside each other."""
    return brush.theme.line() + brush.mm(0.3) + _bar_height(brush) * (2 if columns == 1 else 1)


def paint_chances(brush: Brush, rect: Rect, desk: Desk, hand: int | None, columns: int = 1) -> None:
    """A bar for each kind; with a hand, the chance of a surprise attack lit and dark."""
    brush.panel(rect)
    inner = rect.inset(brush.mm(MARGIN))
    odds = bag_odds(desk) if hand is None else bag_odds(desk, hand=hand)
    surprise = odds.get("surprise")
    if surprise:
        height = max(inner.h * SURPRISE_SHARE if columns == 1 else 0, _surprise_height(brush, columns))
        below, inner = inner.cut_bottom(height, brush.mm(1))
        title, below = below.cut_top(brush.theme.line(), brush.mm(0.3))
        brush.text(title, desk.say("lockdown-odds-surprise"), font="bold", colour=brush.palette.danger)
        places = below.rows(2) if columns == 1 else below.columns(2, brush.mm(4))
        for place, key, icon in zip(places, ("lit", "dark"), ("lamp", "dark"), strict=True):
            text = desk.say(f"lockdown-meet-{key}")
            _paint_bar(brush, place, desk, icon, text, surprise[key], brush.palette.danger)
    cells = [
        row for column in inner.columns(columns, brush.mm(4)) for row in column.rows(len(KINDS) // columns)
    ]
    for kind, place in zip(KINDS, cells, strict=True):
        text, chance = desk.say(f"lockdown-meet-{kind}"), odds["tokens"][kind]
        _paint_bar(brush, place, desk, kind, text, chance, brush.palette.quiet)


def _paint_bar(
    brush: Brush, row: Rect, desk: Desk, icon: str, text: str, chance: Json, colour: Colour
) -> None:
    """Icon, word and figure, and the bar below them."""
    bar, words = row.cut_bottom(brush.mm(BAR))
    brush.meter(bar, chance["chance"], colour)
    side = min(words.h, brush.mm(4))
    place, words = words.cut_left(side, brush.small_gap)
    brush.icon(icon, place.centred(side, side))
    figure = percent(desk, chance)
    number, words = words.cut_right(brush.width_of(figure, font="bold"), brush.mm(0.5))
    brush.text(words, text, wraps=False)
    brush.text(number, figure, font="bold", across="right", wraps=False)
