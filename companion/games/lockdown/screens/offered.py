"""What the offers of a table say, as far as pages ask."""

from collections.abc import Mapping

from companion.core.game import Json
from companion.ui.desk import Desk

Offer = dict[str, Json]


def offers_of(desk: Desk, do: str) -> list[Offer]:
    """All forms in which that command is offered now."""
    return [offer for offer in desk.table.offers if offer["do"] == do]


def is_offered(desk: Desk, do: str) -> bool:
    return bool(offers_of(desk, do))


def asks(offer: Mapping[str, Json], key: str) -> list[Json]:
    """The open values of an offer under that key."""
    found: list[Json] = offer.get("choices", {}).get(key, [])
    return found
