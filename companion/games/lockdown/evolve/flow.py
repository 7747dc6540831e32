"""Set-up, rounds and turns, corrections, the end."""

from msgspec.structs import replace

from companion.games.lockdown import events as e
from companion.games.lockdown.evolve.steps import on, with_player
from companion.games.lockdown.setright import set_right
from companion.games.lockdown.state import Ending, State


@on(e.GameSetUp)
def game_set_up(state: State, event: e.GameSetUp) -> State:
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


@on(e.RoundBegan)
def round_began(state: State, event: e.RoundBegan) -> State:
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


@on(e.TurnBegan)
def turn_began(state: State, event: e.TurnBegan) -> State:
    return replace(state, active_player=event.player)


@on(e.PlayerPassed)
def player_passed(state: State, event: e.PlayerPassed) -> State:
    return with_player(state, event.player, passed=True)


@on(e.EventPhaseBegan)
def event_phase_began(state: State, event: e.EventPhaseBegan) -> State:
    return replace(state, phase="event", active_player=None)


@on(e.StepBegan)
def step_began(state: State, event: e.StepBegan) -> State:
    return replace(state, step=event.step, is_answered=False)


@on(e.FigureCorrected)
def figure_corrected(state: State, event: e.FigureCorrected) -> State:
    return set_right(state, event.path, event.value)


@on(e.GameEnded)
def game_ended(state: State, event: e.GameEnded) -> State:
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
