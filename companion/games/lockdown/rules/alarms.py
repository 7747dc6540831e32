"""Autodestruction, alert, main gate, rover, CSS tokens on the track
(Rulebook: Key moments; Alert procedure; Main gate and bunker; CSS Control)."""

from companion.games.lockdown import commands as c
from companion.games.lockdown import events as e
from companion.games.lockdown.rules import people
from companion.games.lockdown.rules.draft import Draft, refuse
from companion.games.lockdown.rules.event_phase import AUTODESTRUCTION_STRIDE
from companion.games.lockdown.state import LAST_FIELD, is_isolation_open, track


def start_autodestruction(draft: Draft, command: c.StartAutodestruction) -> None:
    """Three slots ahead of the time token, at most on the last field; there is one token."""
    if draft.state.autodestruction is not None:
        refuse("autodestruction-runs")
    slot = max(draft.state.time - AUTODESTRUCTION_STRIDE, LAST_FIELD)
    draft.note(e.AutodestructionStarted(slot=slot))


def stop_autodestruction(draft: Draft, command: c.StopAutodestruction) -> None:
    """Rulebook: Power Generator; only while the token shows its yellow side."""
    if draft.state.autodestruction is None:
        refuse("autodestruction-idle")
    if draft.state.autodestruction.side == "red":
        refuse("autodestruction-red")
    draft.note(e.AutodestructionStopped())


def trigger_alert(draft: Draft, command: c.TriggerAlert) -> None:
    """Half the time, rounded down. The Isolation Room opens at once; there is one token."""
    if draft.state.alert is not None:
        refuse("alert-runs")
    was_open = is_isolation_open(draft.state)
    draft.note(e.AlertTriggered(slot=draft.state.time // 2))
    if not was_open:
        draft.note(e.IsolationOpened())


def open_main_gate(draft: Draft, command: c.OpenMainGate) -> None:
    """By the main gate key; once open it stays open."""
    if draft.state.main_gate_open:
        refuse("gate-open-already")
    people.open_gate(draft)


def move_rover(draft: Draft, command: c.MoveRover) -> None:
    """By a computer action, either way."""
    if draft.state.rover == command.to:
        refuse("rover-there-already")
    draft.note(e.RoverMoved(to=command.to))


def move_css(draft: Draft, command: c.MoveCss) -> None:
    """Rulebook: CSS Control. One slot either way; not the one under the time token, not onto another.
    A token that has been turned up has done its work and stays (our decision)."""
    state = draft.state
    if state.css.get(command.from_) != "hidden":
        refuse("css-to-move", slot=command.from_)
    if command.from_ == state.time:
        refuse("css-under-time")
    if abs(command.to - command.from_) != 1 or not LAST_FIELD <= command.to <= track(state).start:
        refuse("css-so-far")
    if command.to in state.css:
        refuse("css-onto-another", slot=command.to)
    draft.note(e.CssMoved(slot=command.from_, to=command.to))
