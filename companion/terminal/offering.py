"""From an offer to a command: menus of what is legal now, and one question for each open value."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import msgspec

from companion.core.game import Command, Game, Json
from companion.core.ink import Tone
from companion.core.offering import Offer, shared_key, told_apart
from companion.core.protocol import parse
from companion.core.text import Texts
from companion.terminal.console import Console
from companion.terminal.options import Option, numbered

MANY = 12  # a longer menu is asked for in two steps


def choose_offer(
    console: Console, game: Game[Any], state: Any, heading: str, offers: Sequence[Offer]
) -> Offer | None:
    """One offer of a menu; a long one first asks for what its offers differ in."""
    key = shared_key(offers)
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
    """The offers by number."""
    labels = told_apart(
        texts, game.id, offers, partial(game.offer_label, state), partial(game.choice_label, state)
    )
    return [
        Option(str(place), label, offer)
        for place, (label, offer) in enumerate(zip(labels, offers, strict=True), start=1)
    ]


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
