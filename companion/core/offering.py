"""Offers for menus: by group, each with a label and a name of its own. Knows no game and no screen."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from companion.core.game import Game, Json, Line
from companion.core.text import Texts

Offer = Mapping[str, Json]
SETUP = "setup"  # every game's first command
NO_VALUES = ("do", "choices")


def grouped(game: Game[Any], offers: Sequence[Offer]) -> dict[str, list[Offer]]:
    """The offers by the menu they belong to, the first menus first; set-up is asked for elsewhere."""
    groups: dict[str, list[Offer]] = {group: [] for group in game.groups.values()}
    for offer in offers:
        if offer["do"] != SETUP:
            groups.setdefault(game.groups.get(offer["do"], ""), []).append(offer)
    return {group: found for group, found in groups.items() if found}


def one_tap(game: Game[Any], offers: Sequence[Offer]) -> list[Offer]:
    """Those of the first group that say and ask nothing and come in one form: the table's own buttons."""
    first = next(iter(game.groups.values()), "")
    commands = [offer["do"] for offer in offers]
    return [
        offer
        for offer in offers
        if len(offer) == 1 and game.groups.get(offer["do"]) == first and commands.count(offer["do"]) == 1
    ]


def told_apart(
    texts: Texts,
    game_id: str,
    offers: Sequence[Offer],
    offer_label: Callable[[Offer], Line],
    choice_label: Callable[[str, Json], Line],
) -> list[str]:
    """A label for each offer. Those that are called the same are told apart by what they say and ask."""
    labels = [texts.line(offer_label(offer)) for offer in offers]
    found = []
    for label, offer in zip(labels, offers, strict=True):
        alike = [other for other, same in zip(offers, labels, strict=True) if same == label]
        own = [
            *(texts.line(choice_label(key, offer[key])) for key in _own_values(offer, alike)),
            *(texts(f"{game_id}-ask-{key}") for key in _own_questions(offer, alike)),
        ]
        found.append(" · ".join([label, *own]))
    return found


def shared_key(offers: Sequence[Offer]) -> str | None:
    """A value that every offer has and in which they differ, such as the player."""
    shared = set.intersection(*(set(offer) for offer in offers)) - set(NO_VALUES)
    apart = [key for key in sorted(shared) if len({str(offer[key]) for offer in offers}) > 1]
    return apart[0] if apart else None


def offer_name(offer: Offer, offers: Sequence[Offer]) -> str:
    """A name of its own among all offers, the same in every language: `offer-wound-2`."""
    values = {key: value for key, value in offer.items() if key not in NO_VALUES}
    said = [
        value_name(value) if key == "player" else f"{key}-{value_name(value)}"
        for key, value in values.items()
    ]
    alike = [other for other in offers if {**other, "choices": 0} == {**offer, "choices": 0}]
    return "-".join(["offer", offer["do"], *said, *_own_questions(offer, alike)])


def value_name(value: Json) -> str:
    """A value as a part of such a name."""
    if isinstance(value, Mapping):
        return "-".join(value_name(part) for part in value.values())
    return str(value).lower()


def _own_values(offer: Offer, alike: Sequence[Offer]) -> list[str]:
    """The keys of what this offer says, but for what all of its like say."""
    return [
        key
        for key in offer
        if key not in NO_VALUES and any(other.get(key) != offer.get(key) for other in alike)
    ]


def _own_questions(offer: Offer, alike: Sequence[Offer]) -> list[str]:
    """What this offer asks, but for what all of its like ask."""
    return [
        key for key in offer.get("choices", {}) if any(key not in other.get("choices", {}) for other in alike)
    ]
