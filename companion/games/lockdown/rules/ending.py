"""How a game ends (Rulebook: End of the game; notes, points 1, 3 to 8)."""

from companion.games.lockdown import events as e
from companion.games.lockdown.rules.draft import Draft
from companion.games.lockdown.state import LAST_FIELD, Cause, State, living_in_facility

SAFE: dict[Cause, tuple[str, ...]] = {
    "swept": ("isolated", "bunker", "escaped"),
    "destroyed": ("bunker", "escaped"),  # the isolated die with the facility, and so do those in a pod
}


def end(draft: Draft, cause: Cause, time: int) -> None:
    """The game is over; who is not safe dies."""
    survivors = tuple(p.seat for p in draft.state.players if p.status in SAFE[cause])
    draft.note(e.GameEnded(cause=cause, time=time, survivors=survivors))
    if survivors:
        draft.note(e.Reminded(about="victory_check"))


def cause_of_any_end(state: State) -> Cause:
    """With the autodestruction token on the track, yellow or red, any end destroys (notes, point 3)."""
    return "swept" if state.autodestruction is None else "destroyed"


def end_if_nobody_is_left(draft: Draft) -> None:
    """The last one gone: time jumps ahead and the end is settled at once (notes, point 6)."""
    state = draft.state
    if draft.is_over or living_in_facility(state):
        return
    if state.autodestruction is not None:
        time = state.autodestruction.slot
    elif state.alert is not None:
        time = state.alert
    else:
        time = LAST_FIELD
    end(draft, cause_of_any_end(state), time)
