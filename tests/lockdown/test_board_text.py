"""The table drawn as text: everything the public state tells is there, in any size and language."""

import random
import re
from typing import Any

import msgspec
import pytest

from companion.core.chance import Luck
from companion.core.errors import IllegalMove
from companion.core.ink import Tone
from companion.core.protocol import kinds
from companion.core.text import Texts
from companion.games.lockdown import GAME
from companion.games.lockdown.state import State
from tests.exam import spelled_out

KINDS = kinds(GAME)
LANGUAGES = ["en", "de", "es"]
SIZES = [(40, 12), (60, 20), (79, 24), (79, 60), (119, 40), (132, 60)]


def done(state: State, *commands: dict[str, Any], seed: int = 1) -> State:
    """The state after these commands."""
    for row, command in enumerate(commands):
        for event in GAME.decide(state, msgspec.convert(command, KINDS[command["do"]]), Luck(seed, row)):
            state = GAME.evolve(state, event)
    return state


def table(*commands: dict[str, Any]) -> State:
    players = [{"name": "Ana", "character": "survivor"}, {"name": "Bruno", "character": "janitor"}]
    power = {"s01": 1, "s02": 3, "s03": 2, "elevator": 4}
    return done(State(), {"do": "setup", "players": players, "power": power}, *commands)


def drawn(state: State, width: int = 79, height: int = 60, lang: str = "en") -> str:
    lines = GAME.draw_text(GAME.public_view(state), Texts(lang), width, height)
    return "\n".join(line.text.rstrip() for line in lines)


def random_states(seed: int, lucky: random.Random) -> list[State]:
    """States of one random game."""
    state, states = State(), [State()]
    for row in range(120):
        offers = GAME.offers(state)
        if not offers:
            break
        said = lucky.choice(list(spelled_out(lucky.choice(offers), lucky)))
        try:
            for event in GAME.decide(state, msgspec.convert(said, KINDS[said["do"]]), Luck(seed, row)):
                state = GAME.evolve(state, event)
        except IllegalMove:
            continue
        states.append(state)
    return states


@pytest.mark.parametrize("seed", range(6))
def test_every_table_fits_every_size_in_every_language(seed: int) -> None:
    lucky = random.Random(seed)
    for state in random_states(seed, lucky):
        (width, height), lang = lucky.choice(SIZES), lucky.choice(LANGUAGES)
        lines = GAME.draw_text(GAME.public_view(state), Texts(lang), width, height)
        assert [line.text for line in lines if line.width > width] == []
        assert re.findall(r"lockdown-[a-z]+-\w+", "\n".join(line.text for line in lines)) == []


def test_the_head_says_round_phase_turn_and_time() -> None:
    assert drawn(table()).splitlines()[0].split("  ")[0] == "ROUND 1 · PLAYER PHASE · Ana’s turn"
    assert drawn(table()).splitlines()[0].endswith("TIME 15 · inactive (red)")
    passed = table({"do": "pass_turn"}, {"do": "pass_turn"}, {"do": "next_step"})
    assert drawn(passed).startswith("ROUND 1 · EVENT PHASE · 2/7 time")


def test_the_track_shows_time_thresholds_and_tokens() -> None:
    row, css, marks = drawn(table({"do": "correct", "path": "time", "value": 11})).splitlines()[2:5]
    assert row == " 15 ! 14 ! 13   12!![11]  10 !  9    8 !  7    6!!  5 !  4!!  3    2    1    S"
    assert [match.start() for match in re.finditer("CSS", css)] == [
        row.rindex(field) for field in (" 10", "  8", "  6", "  4", "  2", "  1")
    ]
    assert marks.split() == ["ISO"]
    assert marks.index("ISO") == row.index("  8")


def test_a_turned_css_token_shows_what_it_showed() -> None:
    state = table(
        {"do": "correct", "path": "css.10", "value": "b"}, {"do": "correct", "path": "css.8", "value": "none"}
    )
    assert drawn(state).splitlines()[3].split() == ["=B", "=×", "CSS", "CSS", "CSS", "CSS"]


def test_alarms_lie_on_the_track_and_are_told_in_words() -> None:
    state = table({"do": "start_autodestruction"}, {"do": "trigger_alert"})
    text = drawn(state)
    assert "! Autodestruction turns red in 4 rounds. It can still be stopped." in text
    assert "! Alert with autodestruction: the facility is destroyed in 9 rounds" in text
    assert "AD" in text.split("\n\n")[1].split()
    assert "ALR" in text.split("\n\n")[1].split()


def test_danger_grows_louder_as_it_comes_near() -> None:
    def tones(state: State) -> set[Tone]:
        lines = GAME.draw_text(GAME.public_view(state), Texts("en"), 79, 60)
        return {tone for line in lines for text, tone in line.spans if text in ("Autodestruction:", "Alert:")}

    red = [{"do": "correct", "path": "autodestruction", "value": {"slot": 5, "side": "red"}}]
    assert tones(table(*red)) == {Tone.DANGER}
    assert tones(table(*red, {"do": "correct", "path": "time", "value": 6})) == {Tone.ALARM}


@pytest.mark.parametrize("height", [12, 60])
def test_dark_sections_say_so_and_are_hatched(height: int) -> None:
    text = drawn(table(), height=height)
    assert text.count("POWER") == 2
    assert text.count("DARK") == 2
    assert re.search(r"S-02.*░|░ DARK ░", text)


def test_markers_are_counted_against_what_there_is() -> None:
    state = table(
        {"do": "correct", "path": "fires", "value": 3},
        {"do": "correct", "path": "malfunctions", "value": 6},
        {"do": "lose_markers"},
    )
    text = drawn(state)
    assert "███░░░░░░░░ 3/11" in text
    assert "██████░░░ 6/9" in text
    assert "█████░░░ 5/8" in text


def test_an_empty_supply_is_a_warning() -> None:
    assert "next fire destroys" in drawn(table({"do": "correct", "path": "fires", "value": 12}))


def test_the_bag_is_shown_with_shares() -> None:
    text = drawn(table(), height=14)
    assert "Bag · 12: adult 5 42%  larva 4 33%  blank 1 8%  creeper 1 8%  queen 1 8%" in text


def test_players_are_shown_with_all_that_happened_to_them() -> None:
    state = table(
        {"do": "wound", "player": 1, "kind": "light"},
        {"do": "wound", "player": 1, "kind": "serious", "count": 2},
        {"do": "dress", "player": 1},
        {"do": "set_status", "player": 1, "larva": True, "slime": True, "signal": True},
        {"do": "gain_knowledge", "player": 1, "amount": 2, "archive": True},
        {"do": "kill", "player": 2},
    )
    ana, bruno = drawn(state, height=20).splitlines()[-2:]
    assert ana == "▶ Ana    Survivor  L●○  S◆◈◇  K5*  larva · slime · signal · first player"
    assert bruno == "  Bruno  Janitor   L○○  S◇◇◇  K1   † dead"


def test_the_end_is_told_with_who_lives() -> None:
    state = table(
        {"do": "open_main_gate"}, {"do": "leave", "player": 1, "by": "bunker"}, {"do": "kill", "player": 2}
    )
    text = drawn(state)
    assert "GAME OVER" in text
    assert "FACILITY SWEPT" in text
    assert "Alive before the victory check: Ana" in text


def test_where_room_is_short_the_urgent_stays() -> None:
    text = drawn(table({"do": "start_autodestruction"}), height=6)
    assert "ROUND 1" in text
    assert "Autodestruction" in text
    assert "[15]" in text
    assert "DARK" in text
    assert "Bag" not in text
