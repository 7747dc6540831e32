"""State after an event. Never fails on an event that the rules gave; knows no rules and no data."""

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec.structs import replace

from companion.core.game import Event
from companion.games.lockdown import events as e
from companion.games.lockdown.figures import XenoKind
from companion.games.lockdown.setright import set_right
from companion.games.lockdown.state import Autodestruction, Ending, Player, PowerSlot, State

E = TypeVar("E", bound=Event)
_steps: dict[type[Event], Callable[[State, Any], State]] = {}


def _on(kind: type[E]) -> Callable[[Callable[[State, E], State]], Callable[[State, E], State]]:
    def remember(step: Callable[[State, E], State]) -> Callable[[State, E], State]:
        _steps[kind] = step
        return step

    return remember


def evolve(state: State, event: Event) -> State:
    """The state after `event`; events that only tell something leave it as it is."""
    step = _steps.get(type(event))
    return step(state, event) if step else state


def with_player(state: State, seat: int, **changes: Any) -> State:
    """The state with one player changed."""
    players = list(state.players)
    players[seat - 1] = replace(players[seat - 1], **changes)
    return replace(state, players=tuple(players))


def _player(state: State, seat: int) -> Player:
    return state.players[seat - 1]


@_on(e.GameSetUp)
def _(state: State, event: e.GameSetUp) -> State:
    return State(
        phase="player",
        step="turns",
        mode=event.mode,
        board=event.board,
        xenos=event.xenos,
        modes=event.modes,
        limits=event.limits,
        track=event.track,
        time=event.track.start,
        power=event.power,
        css=dict.fromkeys(event.track.css, "hidden"),
        bag=event.bag,
        supply=event.supply,
        on_board=dict.fromkeys(event.limits.figures, 0),
        eggs=event.eggs,
        players=event.players,
        event_deck=event.event_deck,
        attack_deck=event.attack_deck,
    )


# Rounds and turns


@_on(e.RoundBegan)
def _(state: State, event: e.RoundBegan) -> State:
    players = tuple(replace(player, passed=False) for player in state.players)
    return replace(
        state,
        phase="player",
        step="turns",
        round=event.round,
        first_player=event.first_player,
        players=players,
        is_answered=False,
    )


@_on(e.TurnBegan)
def _(state: State, event: e.TurnBegan) -> State:
    return replace(state, active_player=event.player)


@_on(e.PlayerPassed)
def _(state: State, event: e.PlayerPassed) -> State:
    return with_player(state, event.player, passed=True)


@_on(e.EventPhaseBegan)
def _(state: State, event: e.EventPhaseBegan) -> State:
    return replace(state, phase="event", active_player=None)


@_on(e.StepBegan)
def _(state: State, event: e.StepBegan) -> State:
    return replace(state, step=event.step, is_answered=False)


# Time, power, alarms


@_on(e.CssRevealed)
def _(state: State, event: e.CssRevealed) -> State:
    return replace(state, css={**state.css, event.slot: event.result}, is_answered=True)


@_on(e.CssMoved)
def _(state: State, event: e.CssMoved) -> State:
    css = {(event.to if slot == event.slot else slot): face for slot, face in state.css.items()}
    return replace(state, css=dict(sorted(css.items(), reverse=True)))


@_on(e.TimeAdvanced)
def _(state: State, event: e.TimeAdvanced) -> State:
    return replace(state, time=event.time)


@_on(e.GateOpened)
def _(state: State, event: e.GateOpened) -> State:
    return replace(state, main_gate_open=True)


@_on(e.AutodestructionStarted)
def _(state: State, event: e.AutodestructionStarted) -> State:
    return replace(state, autodestruction=Autodestruction(slot=event.slot, side="yellow"))


@_on(e.AutodestructionTurnedRed)
def _(state: State, event: e.AutodestructionTurnedRed) -> State:
    return replace(state, autodestruction=Autodestruction(slot=event.slot, side="red"))


@_on(e.AutodestructionStopped)
def _(state: State, event: e.AutodestructionStopped) -> State:
    return replace(state, autodestruction=None)


@_on(e.AlertTriggered)
def _(state: State, event: e.AlertTriggered) -> State:
    return replace(state, alert=event.slot)


@_on(e.PowerTurned)
def _(state: State, event: e.PowerTurned) -> State:
    return replace(state, power={**state.power, event.section: PowerSlot(token=event.token, on=event.on)})


@_on(e.PowerArranged)
def _(state: State, event: e.PowerArranged) -> State:
    by_token = {slot.token: slot for slot in state.power.values()}
    return replace(state, power={section: by_token[event.arrangement[section]] for section in state.power})


@_on(e.TimeTokenTurned)
def _(state: State, event: e.TimeTokenTurned) -> State:
    return replace(state, time_token=event.side)


# Bag, figures, eggs, markers


@_on(e.TokenDrawn)
def _(state: State, event: e.TokenDrawn) -> State:
    return replace(state, is_answered=True) if state.step == "bag_development" else state


def _add(tokens: dict[str, int], token: str, change: int) -> dict[str, int]:
    return {**tokens, token: tokens.get(token, 0) + change}


@_on(e.TokenMoved)
def _(state: State, event: e.TokenMoved) -> State:
    into_bag = 1 if event.to == "bag" else -1
    return replace(
        state, bag=_add(state.bag, event.id, into_bag), supply=_add(state.supply, event.id, -into_bag)
    )


def _figures(state: State, kind: XenoKind, change: int) -> State:
    return replace(state, on_board={**state.on_board, kind: state.on_board[kind] + change})


@_on(e.FirstEncountered)
def _(state: State, event: e.FirstEncountered) -> State:
    return replace(state, first_encounter=True)


@_on(e.FigurePlaced)
def _(state: State, event: e.FigurePlaced) -> State:
    return _figures(state, event.token, 1)


@_on(e.FigureRemoved)
def _(state: State, event: e.FigureRemoved) -> State:
    return _figures(state, event.token, -1)


@_on(e.AdultsWithdrew)
def _(state: State, event: e.AdultsWithdrew) -> State:
    return _figures(state, "adult", -event.count)


@_on(e.EggLaid)
def _(state: State, event: e.EggLaid) -> State:
    return replace(state, eggs=state.eggs + 1)


@_on(e.EggDestroyed)
def _(state: State, event: e.EggDestroyed) -> State:
    return replace(state, eggs=state.eggs - 1)


def _without(rooms: tuple[str, ...], room: str | None) -> tuple[str, ...]:
    """Once it is not said which marker goes, no room is sure to keep its own."""
    return tuple(each for each in rooms if each != room) if room else ()


@_on(e.FirePlaced)
def _(state: State, event: e.FirePlaced) -> State:
    rooms = (*state.fire_rooms, event.room) if event.room else state.fire_rooms
    return replace(state, fires=state.fires + 1, fire_rooms=rooms)


@_on(e.FireRemoved)
def _(state: State, event: e.FireRemoved) -> State:
    return replace(state, fires=state.fires - 1, fire_rooms=_without(state.fire_rooms, event.room))


@_on(e.MalfunctionPlaced)
def _(state: State, event: e.MalfunctionPlaced) -> State:
    rooms = (*state.malfunction_rooms, event.room) if event.room else state.malfunction_rooms
    return replace(state, malfunctions=state.malfunctions + 1, malfunction_rooms=rooms)


@_on(e.MalfunctionRemoved)
def _(state: State, event: e.MalfunctionRemoved) -> State:
    rooms = _without(state.malfunction_rooms, event.room)
    return replace(state, malfunctions=state.malfunctions - 1, malfunction_rooms=rooms)


@_on(e.MarkersLost)
def _(state: State, event: e.MarkersLost) -> State:
    return replace(
        state,
        fires_lost=state.fires_lost + event.fires,
        malfunctions_lost=state.malfunctions_lost + event.malfunctions,
    )


# Characters


@_on(e.LightWoundSuffered)
def _(state: State, event: e.LightWoundSuffered) -> State:
    return with_player(state, event.player, light_wounds=_player(state, event.player).light_wounds + 1)


@_on(e.LightWoundsTurnedSerious)
def _(state: State, event: e.LightWoundsTurnedSerious) -> State:
    serious = _player(state, event.player).serious_wounds + 1
    return with_player(state, event.player, light_wounds=0, serious_wounds=serious)


@_on(e.SeriousWoundSuffered)
def _(state: State, event: e.SeriousWoundSuffered) -> State:
    return with_player(state, event.player, serious_wounds=_player(state, event.player).serious_wounds + 1)


@_on(e.WoundsDressed)
def _(state: State, event: e.WoundsDressed) -> State:
    dressed = _player(state, event.player).dressed_wounds + event.count
    return with_player(state, event.player, dressed_wounds=dressed)


@_on(e.WoundsHealed)
def _(state: State, event: e.WoundsHealed) -> State:
    player = _player(state, event.player)
    if event.kind == "light":
        return with_player(state, event.player, light_wounds=player.light_wounds - event.count)
    return with_player(
        state,
        event.player,
        serious_wounds=player.serious_wounds - event.count,
        dressed_wounds=player.dressed_wounds - event.count,
    )


@_on(e.CharacterDied)
def _(state: State, event: e.CharacterDied) -> State:
    return with_player(state, event.player, status="dead", pod=None, larva=False)


@_on(e.CharacterRevived)
def _(state: State, event: e.CharacterRevived) -> State:
    serious = _player(state, event.player).serious_wounds
    return with_player(state, event.player, status="in_play", light_wounds=0, dressed_wounds=serious)


@_on(e.CharacterBoarded)
def _(state: State, event: e.CharacterBoarded) -> State:
    return with_player(state, event.player, status="in_pod", pod=event.pod, passed=True)


@_on(e.CharacterEscaped)
def _(state: State, event: e.CharacterEscaped) -> State:
    return with_player(state, event.player, status="escaped", pod=None)


@_on(e.CharacterReturned)
def _(state: State, event: e.CharacterReturned) -> State:
    return with_player(state, event.player, status="in_play", pod=None)


@_on(e.CharacterIsolated)
def _(state: State, event: e.CharacterIsolated) -> State:
    return with_player(state, event.player, status="isolated")


@_on(e.CharacterReachedBunker)
def _(state: State, event: e.CharacterReachedBunker) -> State:
    return with_player(state, event.player, status="bunker")


@_on(e.RoverMoved)
def _(state: State, event: e.RoverMoved) -> State:
    return replace(state, rover=event.to)


@_on(e.KnowledgeGained)
def _(state: State, event: e.KnowledgeGained) -> State:
    return with_player(state, event.player, knowledge=event.knowledge)


@_on(e.KnowledgeActivated)
def _(state: State, event: e.KnowledgeActivated) -> State:
    return with_player(state, event.player, knowledge_active=True)


@_on(e.StatusSet)
def _(state: State, event: e.StatusSet) -> State:
    return with_player(state, event.player, **{event.what: event.value})


# Decks the app runs


@_on(e.EventCardDrawn)
def _(state: State, event: e.EventCardDrawn) -> State:
    deck = tuple(card for card in state.event_deck if card != event.card)
    discard = (*(card for card in state.event_discard if card != event.card), event.card)
    answered = state.is_answered or not event.for_retreat
    return replace(state, event_deck=deck, event_discard=discard, is_answered=answered)


@_on(e.EventCardRemoved)
def _(state: State, event: e.EventCardRemoved) -> State:
    rest = (*state.event_deck, *(card for card in state.event_discard if card != event.card))
    return replace(state, event_deck=tuple(sorted(rest)), event_discard=())


@_on(e.EventDeckShuffled)
def _(state: State, event: e.EventDeckShuffled) -> State:
    deck = tuple(sorted((*state.event_deck, *state.event_discard)))
    return replace(state, event_deck=deck, event_discard=())


@_on(e.AttackCardDrawn)
def _(state: State, event: e.AttackCardDrawn) -> State:
    deck = tuple(copy for copy in state.attack_deck if copy != event.copy)
    return replace(state, attack_deck=deck, attack_discard=(*state.attack_discard, event.copy))


@_on(e.AttackDeckShuffled)
def _(state: State, event: e.AttackDeckShuffled) -> State:
    deck = tuple(sorted((*state.attack_deck, *state.attack_discard)))
    return replace(state, attack_deck=deck, attack_discard=())


# Setting right, and the end


@_on(e.FigureCorrected)
def _(state: State, event: e.FigureCorrected) -> State:
    return set_right(state, event.path, event.value)


@_on(e.GameEnded)
def _(state: State, event: e.GameEnded) -> State:
    """Notes, point 5: who is not among the survivors is dead; destroyed, xenos and Nest are gone."""
    is_destroyed = event.cause == "destroyed"
    players = tuple(
        player if player.seat in event.survivors else replace(player, status="dead", pod=None, larva=False)
        for player in state.players
    )
    return replace(
        state,
        phase="over",
        step="over",
        time=event.time,
        active_player=None,
        players=players,
        on_board=dict.fromkeys(state.on_board, 0) if is_destroyed else state.on_board,
        eggs=0 if is_destroyed else state.eggs,
        ending=Ending(cause=event.cause, survivors=event.survivors),
    )
