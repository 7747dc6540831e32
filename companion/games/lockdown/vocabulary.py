"""The words of the game as keys: which text stands for a token, a section, a card, a seat."""

from typing import Any

from msgspec import UNSET

from companion.core.game import Command, Event, Value, Word
from companion.games.lockdown.figures import KINDS, event_cards
from companion.games.lockdown.state import State, player_at

# Fields whose value is a word of the game: `token` "adult" is the text lockdown-token-adult.
SORTS = {
    "token": "token",
    "type": "token",
    "from": "token",
    "section": "section",
    "a": "section",
    "b": "section",
    "step": "step",
    "result": "result",
    "counts_as": "result",
    "colour": "colour",
    "kind": "wound",
    "side": "side",
    "using": "using",
    "by": "exit",
    "cause": "cause",
    "what": "status",
    "marker": "marker",
    "outcome": "outcome",
}

HIDDEN = ("id", "copy")  # which of several alike it was: no text may say it


def word(sort: str, name: str | int) -> Word:
    """`word("token", "adult")` is the text lockdown-token-adult."""
    return Word(f"lockdown-{sort}-{name}")


def card_word(number: int, part: str) -> Word:
    """Two copies of a card share their words."""
    return word("event", f"{event_cards()[number].text or number}-{part}")


def destination(value: str) -> Word:
    """`to` is a place, or the kind that a xeno becomes."""
    return word("token" if value in KINDS else "place", value)


def name_at(state: State, seat: int | None) -> str:
    player = player_at(state, seat) if seat else None
    return player.name if player else "?"


def values_of(state: State, said: Command | Event) -> dict[str, Value]:
    """The fields of a command or event as values for a text."""
    values: dict[str, Value] = {}
    for name, key in zip(said.__struct_fields__, said.__struct_encode_fields__, strict=True):
        value: Any = getattr(said, name)
        if value is UNSET or value is None or key in HIDDEN:
            continue
        if key in ("player", "first_player"):
            values["name"] = name_at(state, value)
        elif key == "to":
            values["to"] = value if isinstance(value, int) else destination(value)
        elif key == "pod":
            values["pod"] = str(value).upper()
        elif isinstance(value, bool):
            values[key] = "yes" if value else "no"
        elif isinstance(value, int):
            values[key] = value
        elif isinstance(value, str):
            values[key] = word(SORTS[key], value) if key in SORTS else value
    return values
