"""How the modules beside this one say which event each of their functions folds."""

from collections.abc import Callable
from types import ModuleType
from typing import Any, TypeVar

from msgspec.structs import replace

from companion.core.game import Event
from companion.games.lockdown.state import State

Step = Callable[[State, Any], State]
F = TypeVar("F", bound=Step)


def on(kind: type[Event]) -> Callable[[F], F]:
    """Marks a function as the one that folds this kind of event."""

    def mark(step: F) -> F:
        step.folds = kind  # type: ignore[attr-defined]
        return step

    return mark


def steps_of(*modules: ModuleType) -> dict[type[Event], Step]:
    """All marked functions of these modules."""
    marked = [step for module in modules for step in vars(module).values() if hasattr(step, "folds")]
    return {step.folds: step for step in marked}


def with_player(state: State, seat: int, **changes: Any) -> State:
    """The state with one player changed."""
    players = list(state.players)
    players[seat - 1] = replace(players[seat - 1], **changes)
    return replace(state, players=tuple(players))
