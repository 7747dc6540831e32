"""Every figure that people at the table may set right: where it is, what it may be, how it is set.

Bag and supply are listed here too, but set by moving tokens (see rules/correcting.py)."""

from typing import Any

from msgspec.structs import replace

from companion.core.game import Figure, Json
from companion.games.lockdown.figures import KINDS, figures
from companion.games.lockdown.state import (
    LAST_FIELD,
    Autodestruction,
    Player,
    PowerSlot,
    State,
    count_kind,
    fire_supply,
    has_figure_left,
    limits,
    malfunction_supply,
    track,
)

CSS_FACES = ("hidden", "a", "b", "c", "all", "none")
YES_OR_NO = (False, True)


def correctable(state: State) -> list[Figure]:
    """All figures of a running game."""
    if state.phase not in ("player", "event"):
        return []
    return [*_of_the_table(state), *_of_the_bag(state), *_of_the_players(state)]


def _of_the_table(state: State) -> list[Figure]:
    most, slots = limits(state), range(LAST_FIELD, track(state).start + 1)
    self_destruct = [{"slot": slot, "side": side} for slot in slots for side in ("yellow", "red")]
    destruction = state.autodestruction
    room_for_css = len(state.css) < most.css_tokens
    return [
        Figure("round", state.round, range(1, 100)),
        Figure("time", state.time, range(LAST_FIELD + 1, track(state).start + 1)),
        Figure("time_token", state.time_token, ("inactive", "active")),
        *(
            figure
            for section, slot in state.power.items()
            for figure in (
                Figure(f"power.{section}.on", slot.on, YES_OR_NO),
                Figure(f"power.{section}.token", slot.token, (1, 2, 3, 4)),
            )
        ),
        Figure(
            "autodestruction",
            {"slot": destruction.slot, "side": destruction.side} if destruction else None,
            (None, *self_destruct),
        ),
        Figure("alert", state.alert, (None, *slots)),
        Figure("main_gate_open", state.main_gate_open, YES_OR_NO),
        *(
            Figure(f"css.{slot}", state.css.get(slot), (None, *CSS_FACES))
            for slot in reversed(slots)
            if slot in state.css or room_for_css
        ),
        Figure("eggs", state.eggs, range(most.eggs + 1)),
        Figure("fires", state.fires, range(most.fires - state.fires_lost + 1)),
        Figure("fire_supply", fire_supply(state), range(most.fires - state.fires + 1)),
        Figure("malfunctions", state.malfunctions, range(most.malfunctions - state.malfunctions_lost + 1)),
        Figure(
            "malfunction_supply",
            malfunction_supply(state),
            range(most.malfunctions - state.malfunctions + 1),
        ),
        Figure("rover", state.rover, ("facility", "bunker")),
        Figure("first_encounter", state.first_encounter, YES_OR_NO),
        Figure("first_player", state.first_player, range(1, len(state.players) + 1)),
        *_whose_turn(state),
    ]


def _whose_turn(state: State) -> list[Figure]:
    able = [player.seat for player in state.players if player.can_act]
    return [Figure("active_player", state.active_player, able)] if state.phase == "player" else []


def _of_the_bag(state: State) -> list[Figure]:
    found = []
    for kind in KINDS:
        in_bag, in_supply = count_kind(state.bag, kind), count_kind(state.supply, kind)
        found.append(Figure(f"bag.{kind}", in_bag, range(in_bag + in_supply + 1)))
        found.append(Figure(f"supply.{kind}", in_supply, range(in_bag + in_supply + 1)))
    carried = sum(player.larva for player in state.players)
    for xeno, most in limits(state).figures.items():
        room = most - (carried if xeno == "larva" else 0)
        found.append(Figure(f"on_board.{xeno}", state.on_board[xeno], range(room + 1)))
    return found


def _of_the_players(state: State) -> list[Figure]:
    most = limits(state)
    taken = {player.character for player in state.players}
    pods = {player.pod for player in state.players}
    larva_left = has_figure_left(state, "larva")
    found = []
    for player in state.players:
        fields: list[tuple[str, Json]] = [
            ("name", ()),  # free text
            (
                "character",
                [each for each in figures().characters if each == player.character or each not in taken],
            ),
            ("status", ("in_play", "isolated", "bunker", "escaped", "dead")),
            ("passed", YES_OR_NO),
            ("light_wounds", range(most.light_wounds + 1)),
            ("serious_wounds", range(most.serious_wounds + 1)),
            ("dressed_wounds", range(player.serious_wounds + 1)),
            ("larva", YES_OR_NO if player.larva or larva_left else (False,)),
            ("slime", YES_OR_NO),
            ("signal", YES_OR_NO),
            ("knowledge", range(1, most.knowledge + 1)),
            ("knowledge_active", YES_OR_NO),
            ("pod", [None, *(pod for pod in "abc" if pod == player.pod or pod not in pods)]),
        ]
        found += [Figure(f"players.{player.seat}.{name}", getattr(player, name), may) for name, may in fields]
    return found


def set_right(state: State, path: str, value: Any) -> State:
    """The state with that figure set; whatever hangs on it is kept consistent."""
    match path.split("."):
        case ["bag" | "supply", _]:
            return state  # the tokens were moved by events of their own
        case ["power", section, "on"]:
            slot = state.power[section]  # type: ignore[index]
            return replace(state, power={**state.power, section: PowerSlot(token=slot.token, on=value)})
        case ["power", section, "token"]:
            return replace(state, power=_renumbered(state.power, section, value))
        case ["css", slot]:
            css = {**state.css, int(slot): value}
            return replace(state, css={at: css[at] for at in sorted(css, reverse=True) if css[at]})
        case ["on_board", kind]:
            return replace(state, on_board={**state.on_board, kind: value})
        case ["players", seat, field]:
            players = list(state.players)
            players[int(seat) - 1] = _player_set_right(players[int(seat) - 1], field, value)
            return replace(state, players=tuple(players))
        case ["autodestruction"]:
            return replace(state, autodestruction=Autodestruction(**value) if value else None)
        case ["fires"]:
            return replace(state, fires=value, fire_rooms=())
        case ["malfunctions"]:
            return replace(state, malfunctions=value, malfunction_rooms=())
        case ["fire_supply"]:
            return replace(state, fires_lost=limits(state).fires - state.fires - value)
        case ["malfunction_supply"]:
            return replace(state, malfunctions_lost=limits(state).malfunctions - state.malfunctions - value)
        case _:
            return replace(state, **{path: value})


def _renumbered(power: dict[Any, PowerSlot], section: str, token: int) -> dict[Any, PowerSlot]:
    """Each number exists once: whoever had `token` gets the number that lay here."""
    old = power[section].token
    swap = {token: old, old: token}
    return {at: PowerSlot(token=swap.get(slot.token, slot.token), on=slot.on) for at, slot in power.items()}


def _player_set_right(player: Player, field: str, value: Any) -> Player:
    if field == "serious_wounds":
        return replace(player, serious_wounds=value, dressed_wounds=min(player.dressed_wounds, value))
    if field == "status":
        return replace(player, status=value, pod=None, larva=player.larva and value != "dead")
    if field == "pod":
        status = "in_pod" if value else "in_play" if player.status == "in_pod" else player.status
        return replace(player, pod=value, status=status)
    return replace(player, **{field: value})
