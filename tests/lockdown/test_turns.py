"""Turns and rounds (Rulebook: Course of the game, Player phase)."""

import pytest

from tests.lockdown.table import table


def test_turns_go_clockwise_until_everyone_has_passed() -> None:
    at = table(players=3)
    turns = []
    for name in ("end_turn", "pass_turn", "end_turn", "end_turn", "pass_turn", "end_turn", "pass_turn"):
        turns.append(at["active_player"])
        at.do(name)
    assert turns == [1, 2, 3, 1, 3, 1, 1]
    assert (at["phase"], at["step"], at["active_player"]) == ("event", "launch_css", None)


def test_a_round_begins_with_its_first_player_and_nobody_has_passed() -> None:
    at = table(players=3).next_round()
    assert (at["round"], at["first_player"], at["active_player"]) == (2, 2, 2)
    assert [player["passed"] for player in at["players"]] == [False, False, False]
    assert at.reminders == ["draw_cards"]
    assert [at.do("end_turn")["active_player"] for _ in range(3)] == [3, 1, 2]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("kill", {}),
        ("leave", {"by": "isolation"}),
        ("leave", {"by": "bunker"}),
        ("enter_pod", {"pod": "a"}),
        ("wound", {"kind": "serious", "count": 4}),
    ],
)
def test_a_turn_goes_on_to_the_next_when_its_player_is_gone(name: str, words: dict[str, object]) -> None:
    at = table(players=3, given={"time": 8, "main_gate_open": True})
    assert at.do(name, player=1, **words)["active_player"] == 2
    assert (
        at.do(name, player=3, **{**words, **({"pod": "b"} if "pod" in words else {})})["active_player"] == 2
    )


def test_the_event_phase_begins_when_the_last_who_could_act_is_gone() -> None:
    at = table().do("pass_turn").do("kill", player=2)
    assert (at["phase"], at["step"]) == ("event", "launch_css")


@pytest.mark.parametrize("name", ["end_turn", "pass_turn"])
def test_in_the_event_phase_it_is_nobodys_turn(name: str) -> None:
    assert table().everyone_passes().refused(name) == "no-turn-now"


def test_the_event_phase_cannot_be_hurried() -> None:
    assert table().do("pass_turn").refused("next_step") == "no-event-phase-yet"


def test_reports_about_anybody_are_taken_at_any_time() -> None:
    """Only ending a turn and passing belong to the active player."""
    at = table().do("wound", player=2, kind="light").everyone_passes().do("wound", player=1, kind="light")
    assert [player["light_wounds"] for player in at["players"]] == [1, 1]
    assert at["step"] == "launch_css"


@pytest.mark.parametrize("status", ["isolated", "bunker", "escaped", "dead"])
def test_no_report_is_taken_about_somebody_who_is_gone(status: str) -> None:
    at = table(given={"players.2.status": status})
    assert at.refused("wound", player=2, kind="light") == "no-report-gone"
    assert at.refused("encounter", player=2) == "no-report-gone"


def test_no_report_is_taken_about_an_empty_seat() -> None:
    assert table().refused("kill", player=3) == "no-such-seat"
    assert table().refused("kill", code="bad_arguments", player=6) == "bad-arguments"
