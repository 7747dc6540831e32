"""State after an event. Never fails on an event that the rules gave; knows no rules and no data."""

from companion.core.game import Event
from companion.games.lockdown.evolve import decks, flow, people, pieces, track
from companion.games.lockdown.evolve.steps import steps_of
from companion.games.lockdown.state import State

_STEPS = steps_of(flow, track, pieces, people, decks)


def evolve(state: State, event: Event) -> State:
    """The state after `event`; events that only tell something leave it as it is."""
    step = _STEPS.get(type(event))
    return step(state, event) if step else state
