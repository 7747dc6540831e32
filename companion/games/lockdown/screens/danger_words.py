"""A danger's icon, ink, number and words, the same wherever it stands."""

from companion.games.lockdown.dangers import Danger, Level
from companion.games.lockdown.screens.far import write_far
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.theme import Colour

ICONS = {"yellow": "autodestruction", "red": "autodestruction", "time": "hourglass"}
LOWER = 0.7  # mm, so that the dots of an umlaut stay inside the frame


def ink_of(brush: Brush, danger: Danger) -> Colour:
    return brush.palette.warning if danger.level == Level.WARNING else brush.palette.danger


def icon_of(danger: Danger) -> str:
    return ICONS.get(danger.what, danger.what)


def number_of(danger: Danger) -> str:
    """Rounds, or markers left in an empty supply."""
    return str(danger.rounds or 0)


def say(desk: Desk, kind: str, danger: Danger) -> str:
    """`kind` is danger for its name, short or long for what is said behind the number."""
    key = danger.what if kind == "danger" else danger.key
    return desk.say(f"lockdown-screen-{kind}-{key}", rounds=danger.rounds or 0)


def write_low(brush: Brush, place: Rect, word: str, ink: Colour) -> None:
    """To be read from afar, a little below the middle."""
    write_far(brush, Rect(place.x, place.y + brush.mm(LOWER), place.w, place.h), word, ink)
