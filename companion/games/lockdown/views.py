"""What may be seen: the public state document, the private one, public events, lamps, odds."""

from fractions import Fraction
from typing import Any

import msgspec

from companion.core.errors import BadArguments, IllegalMove
from companion.core.game import Event, Json
from companion.games.lockdown import commands as c
from companion.games.lockdown import events as e
from companion.games.lockdown.figures import KINDS, SECTIONS, kind_of, numbers_of
from companion.games.lockdown.state import (
    Player,
    State,
    count_kind,
    fire_supply,
    is_isolation_open,
    malfunction_supply,
    player_at,
)

SCHEMA = 1


def public_view(state: State) -> dict[str, Json]:
    """Section 3 of the contract, but for `log_length`, which the session adds."""
    common = {"schema": SCHEMA, "game": "lockdown"}
    if state.phase == "setup":
        empty = {"round": 0, "phase": "setup", "step": "setup", "players": [], "ending": None}
        return {**common, **empty}
    return {
        **common,
        "mode": state.mode,
        "board": state.board,
        "xenos": state.xenos,
        "round": state.round,
        "phase": state.phase,
        "step": state.step,
        "time": state.time,
        "time_token": state.time_token,
        "power": msgspec.to_builtins(state.power),
        "autodestruction": msgspec.to_builtins(state.autodestruction),
        "alert": state.alert,
        "isolation_open": is_isolation_open(state),
        "main_gate_open": state.main_gate_open,
        "css": {str(slot): face for slot, face in state.css.items()},
        "bag": {kind: count_kind(state.bag, kind) for kind in KINDS},
        "supply": {kind: count_kind(state.supply, kind) for kind in KINDS},
        "on_board": dict(state.on_board),
        "eggs": state.eggs,
        "fires": state.fires,
        "malfunctions": state.malfunctions,
        "fire_supply": fire_supply(state),
        "malfunction_supply": malfunction_supply(state),
        "rover": state.rover,
        "first_player": state.first_player,
        "active_player": state.active_player,
        "players": [_player(player) for player in state.players],
        "first_encounter": state.first_encounter,
        "ending": msgspec.to_builtins(state.ending),
    }


def _player(player: Player) -> dict[str, Json]:
    fields = "seat name character status passed light_wounds serious_wounds dressed_wounds larva slime signal"
    return {name: getattr(player, name) for name in [*fields.split(), "knowledge", "knowledge_active", "pod"]}


def private_view(state: State, seat: int) -> dict[str, Json]:
    """What one player may see on purpose. This game's secrets stay on the players' own cards."""
    player = player_at(state, seat)
    return _player(player) if player else {}


def secrets(state: State) -> list[str]:
    """Which single token lies where is known to nobody at the table; odds speak of all together."""
    return list(state.bag)


def public_event(event: Event) -> dict[str, Json]:
    """An event for everyone. Token ids stay inside: they would tell the numbers of hidden tokens."""
    shown: dict[str, Any] = msgspec.to_builtins(event, str_keys=True)
    match event:
        case e.TokenMoved() | e.TokenDrawn():
            shown.pop("id", None)
        case e.AttackCardDrawn():
            shown.pop("copy", None)
        case e.GameSetUp():
            for tokens in ("bag", "supply"):
                shown[tokens] = {kind: count_kind(shown[tokens], kind) for kind in KINDS}
            for inside in ("event_deck", "attack_deck", "limits", "track"):
                shown.pop(inside, None)
    if isinstance(event, e.FigureCorrected):
        return shown  # here nothing is a value too
    return {key: value for key, value in shown.items() if value is not None}


def lamps(state: State) -> dict[str, str]:
    """What each lamp shows, from the state alone: the same after a restart or an undo."""
    if state.phase == "setup":
        return dict.fromkeys([*SECTIONS, "alert", "autodestruction"], "off")
    destroyed = state.ending is not None and state.ending.cause == "destroyed"
    shown: dict[str, str] = {
        section: "on" if slot.on and not destroyed else "off" for section, slot in state.power.items()
    }
    self_destruct = state.autodestruction.side if state.autodestruction else "off"
    return {**shown, "alert": "off" if state.alert is None else "on", "autodestruction": self_destruct}


def odds(state: State, question: c.AskOdds) -> Json:
    """Exact chances of the next token and, with a hand, of a surprise attack."""
    if state.phase not in ("player", "event"):
        raise IllegalMove("lockdown-no-table-yet")
    total = sum(state.bag.values())
    if not total:
        raise IllegalMove("lockdown-no-token-in-bag")
    if question.player and player_at(state, question.player) is None:
        raise IllegalMove("lockdown-no-such-seat", seat=question.player)
    answer: dict[str, Json] = {
        "tokens": {kind: _chance(Fraction(count_kind(state.bag, kind), total)) for kind in KINDS}
    }
    if isinstance(question.hand, int):
        sides = TWO_SIDES if not isinstance(question.dark, bool) else [TWO_SIDES[question.dark]]
        answer["surprise"] = {side: _chance(_surprise(state, question.hand, side)) for side in sides}
    elif isinstance(question.dark, bool):
        raise BadArguments("lockdown-bad-odds")
    return answer


TWO_SIDES = ["lit", "dark"]


def _chance(exact: Fraction) -> dict[str, Json]:
    return {"chance": round(float(exact), 6), "exact": str(exact)}


def _surprise(state: State, hand: int, side: str) -> Fraction:
    """Of the app's own bag every token is known. Of the table's bag only the kinds are: any token of
    a kind is then as likely as another."""
    position = TWO_SIDES.index(side)
    total = sum(state.bag.values())
    found = Fraction(0)
    for kind in KINDS:
        if kind == "blank":
            continue
        of_kind = [token for token in state.bag if kind_of(token) == kind]
        deadly = [token for token in of_kind if numbers_of(token)[position] > hand]
        if state.modes.bag == "app":
            found += Fraction(sum(state.bag[token] for token in deadly), total)
        else:
            printed = {token: state.bag[token] + state.supply[token] for token in of_kind}
            share = Fraction(sum(printed[token] for token in deadly), sum(printed.values()))
            found += Fraction(count_kind(state.bag, kind), total) * share
    return found
