"""What belongs on the real table before the first round, with the counts of this game: data/lockdown/
checklist.toml filled from the public view. Knows no screen."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache

import msgspec

from companion.core.data import data_folder
from companion.core.game import Json, Line, Value, Word
from companion.games.lockdown.figures import KINDS, SECTIONS, Strict, figures
from companion.games.lockdown.vocabulary import word

View = Mapping[str, Json]
FEW = 3  # knowledge of those who begin in the Isolation Room (Rulebook: Set-up, step 20)


class Item(Strict, frozen=True):
    """One thing to do; `only` with one of these values of the view."""

    key: str
    only: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)

    def belongs_to(self, view: View) -> bool:
        return all(view[name] in values for name, values in self.only.items())


class _Checklist(Strict, frozen=True):
    item: tuple[Item, ...]


@cache
def _all_items() -> tuple[Item, ...]:
    text = (data_folder() / "lockdown" / "checklist.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), _Checklist).item


def items(view: View) -> list[Item]:
    """What is to be done at this table, in the order of the rulebook."""
    return [item for item in _all_items() if item.belongs_to(view)]


def values_of(view: View) -> dict[str, Value]:
    """What the texts of all items are filled with."""
    return {
        "board": view["board"],
        "xenos": view["xenos"],
        "players": len(view["players"]),
        "tokens": sum(view["bag"].values()),
        "bag": _joined("and", [_of_bag(kind, view["bag"][kind]) for kind in KINDS if view["bag"][kind]]),
        "power": _joined("below", [_of_power(section, view["power"][section]) for section in SECTIONS]),
        "slots": len(view["css"]),
        "css": figures().limits.css_tokens,
        "eggs": view["eggs"],
        "time": view["time"],
        "fires": view["fire_supply"],
        "malfunctions": view["malfunction_supply"],
        "first": view["players"][view["first_player"] - 1]["name"],
        "survivors": _names(view, begins_isolated=True),
        "staff": _names(view, begins_isolated=False),
    }


def _of_bag(kind: str, count: int) -> Line:
    return Line("lockdown-check-tokens", {"count": count, "token": word("token", kind)})


def _of_power(section: str, slot: Mapping[str, Json]) -> Line:
    key = "lockdown-check-power-blue" if slot["on"] else "lockdown-check-power-red"
    return Line(key, {"section": word("section", section), "token": slot["token"]})


def _joined(how: str, lines: Sequence[Line]) -> Value:
    """One after the other, as one value: `and` in a line, `below` in lines of their own."""
    first, *others = lines
    whole = first
    for other in others:
        whole = Line(f"lockdown-check-{how}", {"first": whole, "then": other})
    return whole


def _names(view: View, *, begins_isolated: bool) -> Value:
    """Who begins in the Isolation Room, or in the Repository."""
    known = figures().characters
    names = ", ".join(
        player["name"]
        for player in view["players"]
        if (known[player["character"]].knowledge == FEW) == begins_isolated
    )
    return names or Word("lockdown-check-nobody")
