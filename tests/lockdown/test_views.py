"""What is shown: the state document of contract section 3, lamps, cues."""

import random
from typing import Any, Literal

import msgspec
import pytest

from companion.core.session import Session, Unsaved
from companion.games.lockdown import GAME
from tests.lockdown.table import COMMANDS, Table, people, table

Section = Literal["s01", "s02", "s03", "elevator"]
Token = Literal["blank", "larva", "creeper", "adult", "breeder", "queen"]
Xeno = Literal["larva", "creeper", "adult", "breeder", "queen"]
Step = Literal[
    "turns",
    "launch_css",
    "advance_time",
    "remove_noise",
    "xeno_attacks",
    "fire_damage",
    "event_card",
    "bag_development",
    "over",
]


class Exact(msgspec.Struct, forbid_unknown_fields=True):
    """No key more, no key less, each of its type."""


class PowerSlot(Exact):
    token: int
    on: bool


class Autodestruction(Exact):
    slot: int
    side: Literal["yellow", "red"]


class Seated(Exact):
    seat: int
    name: str
    character: str
    status: Literal["in_play", "in_pod", "isolated", "bunker", "escaped", "dead"]
    passed: bool
    light_wounds: int
    serious_wounds: int
    dressed_wounds: int
    larva: bool
    slime: bool
    signal: bool
    knowledge: int
    knowledge_active: bool
    pod: Literal["a", "b", "c"] | None


class Ending(Exact):
    cause: Literal["swept", "destroyed"]
    survivors: list[int]


class Document(Exact):
    """Contract, section 3, lockdown."""

    schema: Literal[1]
    game: Literal["lockdown"]
    mode: Literal["standard", "solo", "coop"]
    board: Literal["standard", "surface"]
    xenos: Literal["night_stalkers", "intruders"]
    round: int
    phase: Literal["player", "event", "over"]
    step: Step
    time: int
    time_token: Literal["inactive", "active"]
    power: dict[Section, PowerSlot]
    autodestruction: Autodestruction | None
    alert: int | None
    isolation_open: bool
    main_gate_open: bool
    css: dict[str, Literal["hidden", "a", "b", "c", "all", "none"]]
    bag: dict[Token, int]
    supply: dict[Token, int]
    on_board: dict[Xeno, int]
    eggs: int
    fires: int
    malfunctions: int
    fire_supply: int
    malfunction_supply: int
    rover: Literal["facility", "bunker"]
    first_player: int
    active_player: int | None
    players: list[Seated]
    first_encounter: bool
    ending: Ending | None
    log_length: int


def random_step(at: Table, luck: random.Random) -> None:
    """Half the time what moves the game on, else anything that is offered."""
    offers = GAME.offers(at.state)
    offer = offers[0] if luck.random() < 0.5 else luck.choice(offers)
    chosen = {key: luck.choice(values) for key, values in offer.get("choices", {}).items()}
    fixed = {key: value for key, value in offer.items() if key not in ("do", "choices")}
    at.do(offer["do"], **fixed, **chosen)


@pytest.mark.parametrize("seed", range(6))
def test_the_document_has_the_contracts_keys_and_types_all_game_long(seed: int) -> None:
    luck = random.Random(seed)
    at = Table(seed)
    random_step(at, luck)
    while True:
        document = msgspec.convert({**at.view, "log_length": 1}, Document)
        assert set(document.power) == {"s01", "s02", "s03", "elevator"}
        assert sum(document.bag.values()) + sum(document.supply.values()) == 27
        assert len(document.bag) == len(document.supply) == 6
        assert len(document.on_board) == 5
        assert (document.active_player is None) is (document.phase != "player")
        assert (document.ending is None) is (document.phase != "over")
        if document.ending:
            break
        random_step(at, luck)


def test_the_session_adds_the_length_of_the_log() -> None:
    session = Session(GAME, Unsaved(), seed=1)
    try:
        session.do(msgspec.convert({"do": "setup", "players": people(2)}, COMMANDS["setup"]), sender="test")
        assert msgspec.convert(session.public_state(), Document).log_length == 1
    finally:
        session.close()


def test_before_set_up_there_are_the_common_fields() -> None:
    assert set(Table().view) == {"schema", "game", "round", "phase", "step", "players", "ending"}


DARK = {"power.s01.on": False, "power.s02.on": False}
ALL_OFF = dict.fromkeys(["s01", "s02", "s03", "elevator", "alert", "autodestruction"], "off")


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ({}, {"s01": "on", "s02": "on"}),
        ({"power.s01.on": False, "power.elevator.on": True}, {"s02": "on", "elevator": "on"}),
        ({**DARK, "alert": 0}, {"alert": "on"}),
        ({**DARK, "autodestruction": {"slot": 0, "side": "yellow"}}, {"autodestruction": "yellow"}),
        ({**DARK, "autodestruction": {"slot": 9, "side": "red"}}, {"autodestruction": "red"}),
    ],
)
def test_lamps_show_the_table_as_it_is(given: dict[str, Any], shown: dict[str, str]) -> None:
    assert GAME.lamps(table(given=given).state) == {**ALL_OFF, **shown}


def test_lamps_depend_on_nothing_but_the_state() -> None:
    """Two ways to the same table: the same lamps, as after a restart or an undo."""
    one_way = table().do("flip_power", section="s03").do("trigger_alert")
    other_way = table(given={"alert": 7, "power.s03.on": True})
    assert GAME.lamps(one_way.state) == GAME.lamps(other_way.state)


def test_no_lamp_burns_before_set_up_and_no_section_after_destruction() -> None:
    assert GAME.lamps(Table().state) == ALL_OFF
    assert GAME.lamps(table(given={"fires": 12}).do("place_fire").state) == ALL_OFF


@pytest.mark.parametrize(
    ("given", "name", "words", "cues"),
    [
        ({}, "end_turn", {}, ["next_player"]),
        ({}, "flip_power", {"section": "s03"}, ["power.restored.s03"]),
        ({}, "flip_power", {"section": "s01"}, ["power.lost.s01"]),
        ({"power.s02.on": False}, "flip_power", {"section": "s01"}, ["power.lost.s01", "blackout"]),
        ({}, "trigger_alert", {}, ["alert", "isolation.open"]),
        ({"time": 8}, "trigger_alert", {}, ["alert"]),
        ({}, "start_autodestruction", {}, ["autodestruction.started"]),
        (
            {"autodestruction": {"slot": 9, "side": "yellow"}},
            "stop_autodestruction",
            {},
            ["autodestruction.stopped"],
        ),
        ({}, "open_main_gate", {}, ["gate.open"]),
        ({}, "kill", {"player": 2}, ["first_death", "gate.open"]),
        ({"players.3.status": "dead", "main_gate_open": True}, "kill", {"player": 2}, ["death"]),
        ({}, "encounter", {"player": 1, "token": "blank"}, ["token.drawn"]),
        ({}, "encounter", {"player": 1, "token": "queen", "hand": 4}, ["token.drawn", "encounter"]),
        (
            {},
            "encounter",
            {"player": 1, "token": "queen", "hand": 3},
            ["token.drawn", "encounter", "surprise_attack"],
        ),
        ({"fires": 12}, "place_fire", {}, ["destroyed"]),
        ({}, "wound", {"player": 1, "kind": "light"}, []),
    ],
)
def test_moments_are_cued(given: dict[str, Any], name: str, words: dict[str, Any], cues: list[str]) -> None:
    assert table(players=3, given=given).do(name, **words).cues == [f"lockdown.{cue}" for cue in cues]


@pytest.mark.parametrize(
    ("given", "cues"),
    [
        ({"time": 13}, ["threshold.ahead"]),  # 12|11 is blue
        ({"time": 11}, ["threshold.ahead"]),  # 10|9 is red
        ({"time": 11, "time_token": "active"}, []),
        ({"time": 9}, ["threshold.ahead", "isolation.open"]),
        ({"time": 12, "time_token": "active"}, ["power.lost.s02"]),
        ({"time": 12, "time_token": "active", "power.s01.on": False}, ["power.lost.s02", "blackout"]),
        ({"time": 3, "autodestruction": {"slot": 1, "side": "yellow"}}, ["autodestruction.closer"]),
        (
            {"time": 3, "autodestruction": {"slot": 3, "side": "yellow"}},
            ["autodestruction.closer", "autodestruction.red", "gate.open"],
        ),
        ({"time": 3, "autodestruction": {"slot": 3, "side": "red"}}, ["destroyed"]),
        ({"time": 1}, ["swept"]),
    ],
)
def test_moments_of_time_are_cued(given: dict[str, Any], cues: list[str]) -> None:
    at = table(given=given).everyone_passes()
    if at.offered("reveal_css"):
        at.do("reveal_css", result="none")
        assert at.cues == []
    assert at.do("next_step").cues == [f"lockdown.{cue}" for cue in cues]


def test_two_deaths_at_once_are_a_first_and_another() -> None:
    at = table(players=3, given={"time": 8, "players.1.serious_wounds": 3, "players.2.serious_wounds": 3})
    at.do("enter_pod", player=1, pod="a").do("enter_pod", player=2, pod="b").do("pass_turn")
    assert at.do("reveal_css", result="c").cues == [
        "lockdown.css.launch",
        "lockdown.first_death",
        "lockdown.gate.open",
        "lockdown.death",
    ]


def test_a_round_that_begins_is_cued() -> None:
    assert table().next_round().cues == ["lockdown.round", "lockdown.next_player"]
