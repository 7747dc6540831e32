"""Which text tells of the odds. Only keys and values: the sentences are in data/lang."""

from collections.abc import Mapping, Sequence
from typing import Any

from companion.core.game import Json, Line
from companion.games.lockdown.vocabulary import word

HANDS = range(11)


def tell_odds(answer: Json) -> list[Line]:
    """The chance of each token, the likeliest first, then of a surprise attack, if it was asked for."""
    likely = sorted(answer["tokens"].items(), key=lambda entry: -entry[1]["chance"])
    lines = [
        Line("lockdown-table-odds-token", {"token": word("token", kind), **_chance(chance)})
        for kind, chance in likely
        if chance["chance"]
    ]
    for side, chance in answer.get("surprise", {}).items():
        lines.append(Line(f"lockdown-table-odds-surprise-{side}", _chance(chance)))
    return lines


def _chance(chance: Mapping[str, Any]) -> dict[str, str | int]:
    return {"percent": round(chance["chance"] * 100), "exact": chance["exact"]}


def open_odds(state: object) -> dict[str, Sequence[Json]]:
    """With a hand, the odds of a surprise attack; both in the light and in the dark."""
    return {"hand": HANDS}
