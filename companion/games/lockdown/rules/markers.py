"""Fire, malfunction and eggs (Rulebook: Markers and tokens; Nest; notes, points 1, 2, 21)."""

from typing import Literal

from msgspec import UnsetType

from companion.games.lockdown import commands as c
from companion.games.lockdown import events as e
from companion.games.lockdown.rules.draft import Draft, given, refuse
from companion.games.lockdown.rules.ending import end
from companion.games.lockdown.state import fire_supply, limits, malfunction_supply


def place_fire(draft: Draft, command: c.PlaceFire) -> None:
    if _is_there(draft, "fire", draft.state.fire_rooms, command.room):
        return
    if fire_supply(draft.state) > 0:
        draft.note(e.FirePlaced(room=given(command.room, None)))
    else:
        _run_out(draft, "fire")


def place_malfunction(draft: Draft, command: c.PlaceMalfunction) -> None:
    if _is_there(draft, "malfunction", draft.state.malfunction_rooms, command.room):
        return
    if malfunction_supply(draft.state) > 0:
        draft.note(e.MalfunctionPlaced(room=given(command.room, None)))
    else:
        _run_out(draft, "malfunction")


def _is_there(
    draft: Draft, marker: Literal["fire", "malfunction"], rooms: tuple[str, ...], room: str | UnsetType
) -> bool:
    """A second one in a room: nothing happens, even with an empty supply."""
    if room in rooms:
        draft.note(e.MarkerStayed(marker=marker, room=str(room)))
        return True
    return False


def _run_out(draft: Draft, marker: Literal["fire", "malfunction"]) -> None:
    """One must be placed and the supply is empty: the facility is destroyed."""
    draft.note(e.MarkersRanOut(marker=marker))
    end(draft, "destroyed", draft.state.time)


def remove_fire(draft: Draft, command: c.RemoveFire) -> None:
    _check_removable(draft.state.fires, draft.state.fire_rooms, command.room, "fire-to-remove")
    draft.note(e.FireRemoved(room=given(command.room, None)))


def remove_malfunction(draft: Draft, command: c.RemoveMalfunction) -> None:
    state = draft.state
    _check_removable(state.malfunctions, state.malfunction_rooms, command.room, "malfunction-to-remove")
    draft.note(e.MalfunctionRemoved(room=given(command.room, None)))


def _check_removable(placed: int, rooms: tuple[str, ...], room: str | UnsetType, why: str) -> None:
    """There is one; and where a room is named, one may lie there."""
    nowhere_else = isinstance(room, UnsetType) or room in rooms or placed > len(rooms)
    if placed == 0 or not nowhere_else:
        refuse(why)


def lose_markers(draft: Draft, command: c.LoseMarkers) -> None:
    """Event card 11: one of each leaves the supply, as far as there are any."""
    fires, malfunctions = min(1, fire_supply(draft.state)), min(1, malfunction_supply(draft.state))
    if not fires and not malfunctions:
        refuse("markers-to-lose")
    draft.note(e.MarkersLost(fires=fires, malfunctions=malfunctions))


def lay_egg(draft: Draft, command: c.LayEgg) -> None:
    if draft.state.eggs >= limits(draft.state).eggs:
        refuse("egg-left")
    draft.note(e.EggLaid())


def destroy_egg(draft: Draft, command: c.DestroyEgg) -> None:
    """Destroyed or carried away: it is no Nest egg any more."""
    if draft.state.eggs == 0:
        refuse("egg-to-destroy")
    draft.note(e.EggDestroyed())
