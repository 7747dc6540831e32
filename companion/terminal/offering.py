"""From an offer to a command: menus of what is legal now, and one question for each open value."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from companion.core.game import Command, Game, Json
from companion.core.ink import Tone
from companion.core.protocol import parse
from companion.core.text import Texts
from companion.terminal.console import Console
from companion.terminal.options import Option, numbered

Offer = Mapping[str, Json]
SETUP = "setup"  # every game's first command
NO_VALUES = ("do", "choices")
MANY = 12  # a longer menu is asked for in two steps


def grouped(game: Game[Any], offers: Sequence[Offer]) -> dict[str, list[Offer]]:
    """The offers by the menu they belong to, the first menus first; set-up is asked for elsewhere."""
    groups: dict[str, list[Offer]] = {group: [] for group in game.groups.values()}
    for offer in offers:
        if offer["do"] != SETUP:
            groups.setdefault(game.groups.get(offer["do"], ""), []).append(offer)
    return {group: found for group, found in groups.items() if found}


def choose_offer(
    console: Console, game: Game[Any], state: Any, heading: str, offers: Sequence[Offer]
) -> Offer | None:
    """One offer of a menu; a long one first asks for what its offers differ in."""
    key = _shared_key(offers)
    if key and len(offers) > MANY:
        values = list(dict.fromkeys(offer[key] for offer in offers))
        chosen = _ask(console, game, state, key, values, heading)
        if chosen is None:
            return None
        offers = [offer for offer in offers if offer[key] == chosen.value]
    console.title(heading)
    picked = console.choose(labelled(console.texts, game, state, offers))
    return picked.value if picked else None


def labelled(texts: Texts, game: Game[Any], state: Any, offers: Sequence[Offer]) -> list[Option]:
    """The offers by number. Those that are called the same are told apart by what they say and ask."""
    labels = [texts.line(game.offer_label(state, offer)) for offer in offers]
    options = []
    for place, (label, offer) in enumerate(zip(labels, offers, strict=True)):
        alike = [other for other, same in zip(offers, labels, strict=True) if same == label]
        own = _details(texts, game, state, offer, alike) if len(alike) > 1 else []
        options.append(Option(str(place + 1), " · ".join([label, *own]), offer))
    return options


def _details(texts: Texts, game: Game[Any], state: Any, offer: Offer, alike: Sequence[Offer]) -> list[str]:
    """What this offer says and asks, but for what all of its like do."""

    def is_own(key: str) -> bool:
        return any(other.get(key) != offer.get(key) for other in alike)

    said = [key for key in offer if key not in NO_VALUES and is_own(key)]
    asked = [
        key for key in offer.get("choices", {}) if any(key not in other.get("choices", {}) for other in alike)
    ]
    return [
        *(texts.line(game.choice_label(state, key, offer[key])) for key in said),
        *(texts(f"{game.id}-ask-{key}") for key in asked),
    ]


def _shared_key(offers: Sequence[Offer]) -> str | None:
    """A value that every offer has and in which they differ, such as the player."""
    shared = set.intersection(*(set(offer) for offer in offers)) - set(NO_VALUES)
    told_apart = [key for key in sorted(shared) if len({str(offer[key]) for offer in offers}) > 1]
    return told_apart[0] if told_apart else None


def complete(console: Console, game: Game[Any], state: Any, offer: Offer) -> dict[str, Json] | None:
    """The offer with every open value asked for; none when somebody went back."""
    heading = console.texts.line(game.offer_label(state, offer))
    said = {key: value for key, value in offer.items() if key != "choices"}
    for key, values in offer.get("choices", {}).items():
        chosen = _ask(console, game, state, key, values, heading)
        if chosen is None:
            return None
        said[key] = chosen.value
        heading = f"{heading} · {chosen.label}"
    return said


def _ask(
    console: Console, game: Game[Any], state: Any, key: str, values: Sequence[Json], heading: str
) -> Option | None:
    """A page of its own for one value; where there is but one, nothing is asked."""
    if len(values) == 1:
        return _values(console.texts, game, state, key, values)[0]
    console.title(heading)
    return ask_value(console, game, state, key, values)


def ask_value(
    console: Console, game: Game[Any], state: Any, key: str, values: Sequence[Json]
) -> Option | None:
    """One of the values; none to go back."""
    console.tell(console.texts(f"{game.id}-ask-{key}"), Tone.STRONG)
    return console.choose(_values(console.texts, game, state, key, values))


def _values(texts: Texts, game: Game[Any], state: Any, key: str, values: Sequence[Json]) -> list[Option]:
    return numbered(values, lambda value: texts.line(game.choice_label(state, key, value)))


def command_of(game: Game[Any], said: Mapping[str, Json]) -> Command:
    """The command that a filled-in offer stands for. Raises Told."""
    command, _ = parse(game, msgspec.json.encode(said))
    return command
