"""How rounds, turns and phases follow each other (Rulebook: Course of the game)."""

from collections.abc import Callable

from companion.games.lockdown import events as e
from companion.games.lockdown.rules.draft import Draft
from companion.games.lockdown.rules.ending import end_if_nobody_is_left
from companion.games.lockdown.state import EVENT_STEPS, Player, State


def begin_round(draft: Draft) -> None:
    """Rulebook: Player phase 1 and 2. From round 2 on the token goes to the left, past who is gone."""
    state = draft.state
    if state.round == 0:
        first = 1
    else:
        first = _clockwise(state, state.first_player, lambda player: player.is_in_facility)[0]
    draft.note(e.RoundBegan(round=state.round + 1, first_player=first))
    draft.note(e.Reminded(about="draw_cards"))
    begin_next_turn(draft, first - 1)


def begin_next_turn(draft: Draft, after: int) -> None:
    """The next one clockwise who may still act; when nobody may, the event phase."""
    able = _clockwise(draft.state, after, lambda player: player.can_act)
    if able:
        draft.note(e.TurnBegan(player=able[0]))
    else:
        _begin_event_phase(draft)


def settle(draft: Draft) -> None:
    """After any command: the last one gone, or a turn that must go on to somebody else."""
    end_if_nobody_is_left(draft)
    state = draft.state
    active = state.active_player
    if state.phase == "player" and active is not None and not state.players[active - 1].can_act:
        begin_next_turn(draft, active)


def _begin_event_phase(draft: Draft) -> None:
    """Everyone has passed. What is being vented dies before anything else (notes, point 13)."""
    draft.note(e.EventPhaseBegan())
    draft.note(e.Reminded(about="vent"))
    draft.note(e.StepBegan(step=EVENT_STEPS[0]))


def _clockwise(state: State, after: int, test: Callable[[Player], bool]) -> list[int]:
    """Seats that pass the test, beginning left of `after` and ending with it."""
    around = [*state.players[after:], *state.players[:after]]
    return [player.seat for player in around if test(player)]
