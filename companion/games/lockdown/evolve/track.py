"""Time track, power and alarms."""

from msgspec.structs import replace

from companion.games.lockdown import events as e
from companion.games.lockdown.evolve.steps import on
from companion.games.lockdown.state import Autodestruction, PowerSlot, State


@on(e.CssRevealed)
def css_revealed(state: State, event: e.CssRevealed) -> State:
    return replace(state, css={**state.css, event.slot: event.result}, is_answered=True)


@on(e.CssMoved)
def css_moved(state: State, event: e.CssMoved) -> State:
    css = {(event.to if slot == event.slot else slot): face for slot, face in state.css.items()}
    return replace(state, css=dict(sorted(css.items(), reverse=True)))


@on(e.TimeAdvanced)
def time_advanced(state: State, event: e.TimeAdvanced) -> State:
    return replace(state, time=event.time)


@on(e.GateOpened)
def gate_opened(state: State, event: e.GateOpened) -> State:
    return replace(state, main_gate_open=True)


@on(e.AutodestructionStarted)
def autodestruction_started(state: State, event: e.AutodestructionStarted) -> State:
    return replace(state, autodestruction=Autodestruction(slot=event.slot, side="yellow"))


@on(e.AutodestructionTurnedRed)
def autodestruction_turned_red(state: State, event: e.AutodestructionTurnedRed) -> State:
    return replace(state, autodestruction=Autodestruction(slot=event.slot, side="red"))


@on(e.AutodestructionStopped)
def autodestruction_stopped(state: State, event: e.AutodestructionStopped) -> State:
    return replace(state, autodestruction=None)


@on(e.AlertTriggered)
def alert_triggered(state: State, event: e.AlertTriggered) -> State:
    return replace(state, alert=event.slot)


@on(e.PowerTurned)
def power_turned(state: State, event: e.PowerTurned) -> State:
    return replace(state, power={**state.power, event.section: PowerSlot(token=event.token, on=event.on)})


@on(e.PowerArranged)
def power_arranged(state: State, event: e.PowerArranged) -> State:
    by_token = {slot.token: slot for slot in state.power.values()}
    return replace(state, power={section: by_token[event.arrangement[section]] for section in state.power})


@on(e.TimeTokenTurned)
def time_token_turned(state: State, event: e.TimeTokenTurned) -> State:
    return replace(state, time_token=event.side)
