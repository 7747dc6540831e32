"""What must always hold. Run on every new state before it is written; a failure is a fault of ours."""

from companion.games.lockdown.figures import SECTIONS
from companion.games.lockdown.state import (
    State,
    fire_supply,
    limits,
    living_in_facility,
    malfunction_supply,
    track,
)


def check(state: State) -> None:
    """Raises AssertionError on a table that cannot be."""
    if state.phase == "setup":
        return
    _check_pieces(state)
    _check_players(state)
    _check_flow(state)


def _hold(is_so: bool, what: str) -> None:
    if not is_so:
        raise AssertionError(what)


def _check_pieces(state: State) -> None:
    most = limits(state)
    _hold(min(*state.bag.values(), *state.supply.values()) >= 0, "tokens")
    _hold(sum(state.bag.values()) + sum(state.supply.values()) == most.tokens, "all tokens")
    larvae = state.on_board["larva"] + sum(player.larva for player in state.players)
    _hold(larvae <= most.figures["larva"], "larva figures")
    for kind, count in most.figures.items():
        _hold(0 <= state.on_board[kind] <= count, "figures")
    _hold(0 <= state.eggs <= most.eggs, "eggs")
    _hold(min(state.fires, state.fires_lost, fire_supply(state)) >= 0, "fire markers")
    _hold(min(state.malfunctions, state.malfunctions_lost, malfunction_supply(state)) >= 0, "malfunctions")
    _hold(len(state.fire_rooms) <= state.fires, "burning rooms")
    _hold(len(state.malfunction_rooms) <= state.malfunctions, "broken rooms")
    _hold(tuple(state.power) == SECTIONS, "power places")
    _hold(sorted(slot.token for slot in state.power.values()) == [1, 2, 3, 4], "power tokens")
    _hold(len(state.css) <= most.css_tokens, "CSS tokens")


def _check_players(state: State) -> None:
    most = limits(state)
    pods = [player.pod for player in state.players if player.pod]
    _hold(len(pods) == len(set(pods)), "one in a pod")
    for player in state.players:
        _hold(0 <= player.light_wounds <= most.light_wounds, "light wounds")
        _hold(0 <= player.dressed_wounds <= player.serious_wounds <= most.serious_wounds, "serious wounds")
        _hold(1 <= player.knowledge <= most.knowledge, "knowledge")
        _hold((player.pod is not None) == (player.status == "in_pod"), "pod and status")


def _check_flow(state: State) -> None:
    _hold(0 <= state.time <= track(state).start, "time")
    _hold((state.ending is not None) == (state.phase == "over"), "ending")
    if state.phase == "player":
        _hold(state.active_player is not None, "an active player")
        _hold(state.players[(state.active_player or 0) - 1].can_act, "the active player can act")
    else:
        _hold(state.active_player is None, "no turn outside the player phase")
    if state.phase in ("player", "event"):
        _hold(bool(living_in_facility(state)), "somebody is left")
        _hold(state.time > 0, "time is left")
