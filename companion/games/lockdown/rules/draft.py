"""A command being worked out: the state so far, what happened so far, and luck."""

from collections.abc import Callable
from typing import NoReturn, TypeVar

from msgspec import UnsetType

from companion.core.chance import Chance
from companion.core.errors import BadArguments, IllegalMove
from companion.core.game import Event
from companion.games.lockdown.commands import NAME_LENGTH
from companion.games.lockdown.evolve import evolve
from companion.games.lockdown.state import Player, State, player_at

T = TypeVar("T")


class Draft:
    """Collects events; each is seen by the next rule through `state`."""

    def __init__(self, state: State, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.events: list[Event] = []

    def note(self, event: Event) -> None:
        """This happened: the state goes on from there."""
        self.events.append(event)
        self.state = evolve(self.state, event)

    @property
    def is_over(self) -> bool:
        return self.state.phase == "over"


Rule = Callable[..., None]


def refuse(why: str, **values: str | int) -> NoReturn:
    """The rules do not allow it; `why` is the key of the text."""
    raise IllegalMove(f"lockdown-no-{why}", **values)


def given(value: T | UnsetType, otherwise: T) -> T:
    """An optional argument, or what stands in for it."""
    return otherwise if isinstance(value, UnsetType) else value


def proper_name(name: str) -> str:
    """A player's name as it is kept: printable, without blanks around it. Raises BadArguments."""
    kept = name.strip()
    if not kept or not kept.isprintable() or len(kept) > NAME_LENGTH:
        raise BadArguments("lockdown-bad-name")
    return kept


def seated(draft: Draft, seat: int) -> Player:
    """Whoever sits there. Raises IllegalMove for an empty seat."""
    player = player_at(draft.state, seat)
    if player is None:
        refuse("such-seat", seat=seat)
    return player


def present(draft: Draft, seat: int) -> Player:
    """A character in play: reports about anybody else are refused (in a pod nothing touches one)."""
    player = seated(draft, seat)
    if player.status == "in_pod":
        refuse("report-in-pod", name=player.name)
    if player.status != "in_play":
        refuse("report-gone", name=player.name)
    return player


def in_order(state: State) -> list[Player]:
    """All players clockwise from the first player (Rulebook: Player phase, first player token)."""
    start = max(state.first_player - 1, 0)
    return [*state.players[start:], *state.players[:start]]
