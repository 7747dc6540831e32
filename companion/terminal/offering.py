"""From an offer to a command: menus of what is legal now, and one question for each open value."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from companion.core.game import Command, Game, Json, Line
from companion.core.ink import Tone
from companion.core.protocol import parse
from companion.terminal.console import Console
from companion.terminal.options import Option, numbered

Offer = Mapping[str, Json]
SETUP = "setup"  # every game's first command
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
    texts = console.texts
    labels = [texts.line(game.offer_label(state, offer)) for offer in offers]
    options = [Option(str(n), label, offer) for n, (label, offer) in enumerate(zip(labels, offers, strict=True), 1)]
    picked = console.choose(options)
    return picked.value if picked else None


def _shared_key(offers: Sequence[Offer]) -> str | None:
    """A value that every offer has and in which they differ, such as the player."""
    shared = set.intersection(*(set(offer) for offer in offers)) - {"do", "choices"}
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
    return said


def _ask(
    console: Console, game: Game[Any], state: Any, key: str, values: Sequence[Json], heading: str
) -> Option | None:
    texts = console.texts
    options = numbered(values, lambda value: _plain(texts.line(game.choice_label(state, key, value))))
    if len(options) == 1:
        return options[0]
    console.title(heading)
    console.tell(texts.line(Line(f"{game.id}-ask-{key}")), Tone.STRONG)
    return console.choose(options)


def _plain(label: str) -> str:
    return " ".join(label.split())


def command_of(game: Game[Any], said: Mapping[str, Json]) -> Command:
    """The command that a filled-in offer stands for. Raises Told."""
    command, _ = parse(game, msgspec.json.encode(said))
    return command
