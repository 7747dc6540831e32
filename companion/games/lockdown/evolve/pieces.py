"""Tokens, figures, eggs and markers."""

from msgspec.structs import replace

from companion.games.lockdown import events as e
from companion.games.lockdown.evolve.steps import on
from companion.games.lockdown.figures import XenoKind
from companion.games.lockdown.state import State


@on(e.TokenDrawn)
def token_drawn(state: State, event: e.TokenDrawn) -> State:
    return replace(state, is_answered=True) if event.for_development else state


def _add(tokens: dict[str, int], token: str, change: int) -> dict[str, int]:
    return {**tokens, token: tokens.get(token, 0) + change}


@on(e.TokenMoved)
def token_moved(state: State, event: e.TokenMoved) -> State:
    into_bag = 1 if event.to == "bag" else -1
    return replace(
        state, bag=_add(state.bag, event.id, into_bag), supply=_add(state.supply, event.id, -into_bag)
    )


def _figures(state: State, kind: XenoKind, change: int) -> State:
    return replace(state, on_board={**state.on_board, kind: state.on_board[kind] + change})


@on(e.FirstEncountered)
def first_encountered(state: State, event: e.FirstEncountered) -> State:
    return replace(state, first_encounter=True)


@on(e.FigurePlaced)
def figure_placed(state: State, event: e.FigurePlaced) -> State:
    return _figures(state, event.token, 1)


@on(e.FigureRemoved)
def figure_removed(state: State, event: e.FigureRemoved) -> State:
    return _figures(state, event.token, -1)


@on(e.AdultsWithdrew)
def adults_withdrew(state: State, event: e.AdultsWithdrew) -> State:
    return _figures(state, "adult", -event.count)


@on(e.EggLaid)
def egg_laid(state: State, event: e.EggLaid) -> State:
    return replace(state, eggs=state.eggs + 1)


@on(e.EggDestroyed)
def egg_destroyed(state: State, event: e.EggDestroyed) -> State:
    return replace(state, eggs=state.eggs - 1)


def _without(rooms: tuple[str, ...], room: str | None) -> tuple[str, ...]:
    """Once it is not said which marker goes, no room is sure to keep its own."""
    return tuple(each for each in rooms if each != room) if room else ()


@on(e.FirePlaced)
def fire_placed(state: State, event: e.FirePlaced) -> State:
    rooms = (*state.fire_rooms, event.room) if event.room else state.fire_rooms
    return replace(state, fires=state.fires + 1, fire_rooms=rooms)


@on(e.FireRemoved)
def fire_removed(state: State, event: e.FireRemoved) -> State:
    return replace(state, fires=state.fires - 1, fire_rooms=_without(state.fire_rooms, event.room))


@on(e.MalfunctionPlaced)
def malfunction_placed(state: State, event: e.MalfunctionPlaced) -> State:
    rooms = (*state.malfunction_rooms, event.room) if event.room else state.malfunction_rooms
    return replace(state, malfunctions=state.malfunctions + 1, malfunction_rooms=rooms)


@on(e.MalfunctionRemoved)
def malfunction_removed(state: State, event: e.MalfunctionRemoved) -> State:
    rooms = _without(state.malfunction_rooms, event.room)
    return replace(state, malfunctions=state.malfunctions - 1, malfunction_rooms=rooms)


@on(e.MarkersLost)
def markers_lost(state: State, event: e.MarkersLost) -> State:
    return replace(
        state,
        fires_lost=state.fires_lost + event.fires,
        malfunctions_lost=state.malfunctions_lost + event.malfunctions,
    )
