"""Ending a turn and passing (Rulebook: Player phase 3)."""

from companion.games.lockdown import commands as c
from companion.games.lockdown import events as e
from companion.games.lockdown.rules.draft import Draft, refuse
from companion.games.lockdown.rules.flow import begin_next_turn


def end_turn(draft: Draft, command: c.EndTurn) -> None:
    seat = _active(draft)
    draft.note(e.TurnEnded(player=seat))
    _remind_of_fire(draft, seat)
    begin_next_turn(draft, seat)


def pass_turn(draft: Draft, command: c.PassTurn) -> None:
    seat = _active(draft)
    draft.note(e.PlayerPassed(player=seat))
    _remind_of_fire(draft, seat)


def _active(draft: Draft) -> int:
    if draft.state.phase != "player" or draft.state.active_player is None:
        refuse("turn-now")
    return draft.state.active_player


def _remind_of_fire(draft: Draft, seat: int) -> None:
    """Rulebook: Fire markers (a light wound for whoever ends a turn in a burning room)."""
    if draft.state.fires:
        draft.note(e.Reminded(about="fire", player=seat))
