"""The rules notes, points 1 to 8: the end of the facility. Each docstring names its point.

Not here: whether a room is explored, the Nest or the Contaminated Room (2) is not known without the map;
contingency, contamination and objectives (8) come after play and are the players' own."""

import pytest

from tests.lockdown.table import Table, table

YELLOW, RED = "yellow", "red"


def token_at(slot: int, side: str) -> dict[str, object]:
    return {"slot": slot, "side": side}


@pytest.mark.parametrize(("marker", "there_are"), [("fire", 12), ("malfunction", 10)])
def test_the_marker_that_is_not_there_any_more_destroys_the_facility(marker: str, there_are: int) -> None:
    """Point 1: the thirteenth fire, the eleventh malfunction."""
    at = table()
    for _ in range(there_are):
        at.do(f"place_{marker}")
    assert (at[f"{marker}s"], at[f"{marker}_supply"], at["ending"]) == (there_are, 0, None)
    at.do(f"place_{marker}")
    assert at.happened == ["markers_ran_out", "game_ended"]
    assert at["ending"] == {"cause": "destroyed", "survivors": []}


@pytest.mark.parametrize(("marker", "there_are"), [("fire", 12), ("malfunction", 10)])
def test_a_marker_lost_to_an_event_is_missing_at_the_end(marker: str, there_are: int) -> None:
    """Point 1: what counts is the supply."""
    at = table(given={f"{marker}s": there_are - 1}).do("lose_markers")
    assert at[f"{marker}_supply"] == 0
    assert at.do(f"place_{marker}")["ending"]["cause"] == "destroyed"


@pytest.mark.parametrize(("marker", "there_are"), [("fire", 12), ("malfunction", 10)])
def test_a_marker_put_back_can_be_placed_again(marker: str, there_are: int) -> None:
    """Point 1: markers that are removed return to the supply."""
    at = table(given={f"{marker}s": there_are}).do(f"remove_{marker}").do(f"place_{marker}")
    assert (at[f"{marker}s"], at[f"{marker}_supply"], at["phase"]) == (there_are, 0, "player")


@pytest.mark.parametrize(("marker", "there_are"), [("fire", 12), ("malfunction", 10)])
def test_a_second_marker_in_a_room_changes_nothing_even_with_an_empty_supply(
    marker: str, there_are: int
) -> None:
    """Point 2."""
    at = table()
    for room in range(1, there_are + 1):
        at.do(f"place_{marker}", room=f"{room:03}")
    before = at.view
    at.do(f"place_{marker}", room="005")
    assert at.happened == ["marker_stayed"]
    assert at.view == before
    assert at.do(f"place_{marker}", room="020")["ending"]["cause"] == "destroyed"


def test_fire_and_malfunction_in_one_room_are_two_markers() -> None:
    """Point 2: a second one of a kind, not of the other."""
    at = table().do("place_fire", room="009").do("place_malfunction", room="009")
    assert (at["fires"], at["malfunctions"]) == (1, 1)


@pytest.mark.parametrize(("time", "slot"), [(15, 12), (9, 6), (4, 1), (3, 0), (2, 0), (1, 0)])
def test_autodestruction_starts_three_slots_ahead_or_on_the_last_field(time: int, slot: int) -> None:
    """Point 3."""
    at = table(given={"time": time}).do("start_autodestruction")
    assert at["autodestruction"] == token_at(slot, YELLOW)
    assert at["main_gate_open"] is False


def test_reaching_the_yellow_token_does_nothing_yet() -> None:
    """Point 3: leaving counts, not arriving (facts, section 11: other aids have it wrong)."""
    at = table(given={"time": 13, "autodestruction": token_at(12, YELLOW)}).go_to("advance_time")
    assert (at["time"], at["autodestruction"], at["main_gate_open"]) == (12, token_at(12, YELLOW), False)


@pytest.mark.parametrize(("slot", "turned_to"), [(12, 9), (4, 1), (3, 0), (2, 0)])
def test_leaving_the_yellow_token_turns_it_red_and_opens_the_gate(slot: int, turned_to: int) -> None:
    """Point 3: time moves, then the token moves three further; past the end it lies on the last field."""
    at = table(given={"time": slot, "autodestruction": token_at(slot, YELLOW)}).go_to("advance_time")
    assert (at["time"], at["autodestruction"]) == (slot - 1, token_at(turned_to, RED))
    assert at["main_gate_open"] is True
    assert at.happened[1:4] == ["time_advanced", "autodestruction_turned_red", "gate_opened"]


def test_leaving_the_red_token_destroys_the_facility_where_it_stands() -> None:
    """Point 3."""
    at = table(given={"time": 9, "autodestruction": token_at(9, RED)}).go_to("over")
    assert at.happened == ["step_began", "game_ended"]
    assert (at["time"], at["ending"]["cause"]) == (9, "destroyed")


@pytest.mark.parametrize("side", [YELLOW, RED])
@pytest.mark.parametrize("slot", [1, 0])
def test_a_token_on_the_track_at_the_end_of_time_destroys(side: str, slot: int) -> None:
    """Point 3: yellow or red, and slot 0 is a slot."""
    at = table(given={"time": 1, "autodestruction": token_at(slot, side)}).go_to("over")
    assert at["ending"]["cause"] == "destroyed"


def test_only_the_yellow_token_can_be_stopped_and_there_is_one_token() -> None:
    """Point 3; stopped, it can be started again (Rulebook: Autodestruction sequence)."""
    at = table(given={"time": 10})
    assert at.refused("stop_autodestruction") == "no-autodestruction-idle"
    at.do("start_autodestruction")
    assert at.refused("start_autodestruction") == "no-autodestruction-runs"
    assert at.do("stop_autodestruction")["autodestruction"] is None
    at.do("start_autodestruction").set({"autodestruction": token_at(7, RED)})
    assert at.refused("stop_autodestruction") == "no-autodestruction-red"
    assert at.refused("start_autodestruction") == "no-autodestruction-runs"


@pytest.mark.parametrize(("time", "slot"), [(15, 7), (14, 7), (9, 4), (3, 1), (2, 1), (1, 0)])
def test_the_alert_halves_the_time_rounded_down_and_opens_the_isolation_room(time: int, slot: int) -> None:
    """Point 4."""
    at = table(given={"time": time}).do("trigger_alert")
    assert (at["alert"], at["isolation_open"]) == (slot, True)
    assert at.refused("trigger_alert") == "no-alert-runs"


def test_the_alert_ends_the_game_when_time_leaves_its_slot() -> None:
    """Point 4: not before; swept, the isolated live."""
    at = table(given={"time": 8, "alert": 7, "players.1.status": "isolated"}).next_round()
    assert (at["time"], at["phase"]) == (7, "player")
    at.go_to("over")
    assert (at["time"], at["ending"]) == (6, {"cause": "swept", "survivors": [1]})


def test_an_alert_on_the_last_field_ends_the_game_there() -> None:
    """Point 4: triggered at time 1 it lies on slot 0, which nobody leaves."""
    at = table(given={"time": 1}).do("trigger_alert").go_to("over")
    assert (at["time"], at["ending"]["cause"]) == (0, "swept")


@pytest.mark.parametrize(("slot", "side"), [(9, YELLOW), (12, YELLOW), (10, RED), (0, YELLOW)])
def test_an_alert_with_autodestruction_running_destroys(slot: int, side: str) -> None:
    """Point 4: both count."""
    at = table(given={"time": 12, "alert": 12, "autodestruction": token_at(slot, side)})
    at.set({"players.1.status": "isolated"}).go_to("over")
    assert at["ending"] == {"cause": "destroyed", "survivors": []}


def everywhere() -> Table:
    """Five players, one in each place, on a board with xenos."""
    return table(
        players=5,
        given={
            "players.2.status": "isolated",
            "players.3.status": "bunker",
            "players.4.status": "escaped",
            "players.5.status": "dead",
            "on_board.adult": 3,
            "on_board.queen": 1,
        },
    )


def test_a_destroyed_facility_spares_the_bunker_and_the_escaped_only() -> None:
    """Point 5: xenos, queen and Nest are gone too."""
    at = everywhere().set({"fires": 12}).do("place_fire")
    assert at["ending"]["survivors"] == [3, 4]
    assert at.statuses == ["dead", "dead", "bunker", "escaped", "dead"]
    assert set(at["on_board"].values()) == {0}
    assert at["eggs"] == 0


def test_a_swept_facility_spares_the_isolated_and_the_xenos() -> None:
    """Point 5."""
    at = everywhere().set({"time": 3, "alert": 3}).go_to("over")
    assert at["ending"] == {"cause": "swept", "survivors": [2, 3, 4]}
    assert at.statuses == ["dead", "isolated", "bunker", "escaped", "dead"]
    assert (at["on_board"]["adult"], at["on_board"]["queen"], at["eggs"]) == (3, 1, 5)


def test_whoever_sits_in_a_pod_dies_with_the_facility() -> None:
    """Point 5, our decision."""
    at = table(given={"time": 10, "fires": 12}).do("enter_pod", player=1, pod="a").do("place_fire")
    assert at.statuses == ["dead", "dead"]
    assert at.player(1)["pod"] is None


LAST_WAYS = {
    "dies": {"name": "kill"},
    "is isolated": {"name": "leave", "by": "isolation"},
    "reaches the bunker": {"name": "leave", "by": "bunker", "using": "suit"},
}
LAST_ENDS = [
    # autodestruction, alert -> time jumps to, cause
    (None, None, 0, "swept"),
    (None, 4, 4, "swept"),
    (token_at(5, YELLOW), None, 5, "destroyed"),
    (token_at(3, RED), None, 3, "destroyed"),
    (token_at(0, YELLOW), None, 0, "destroyed"),
    (token_at(5, YELLOW), 4, 5, "destroyed"),
]


@pytest.mark.parametrize("way", LAST_WAYS)
@pytest.mark.parametrize(("destruction", "alert", "time", "cause"), LAST_ENDS)
def test_when_the_last_one_is_gone_time_jumps_and_the_end_is_settled(
    way: str, destruction: object, alert: int | None, time: int, cause: str
) -> None:
    """Point 6. Seat 2 is isolated already and does not count."""
    at = table(given={"time": 8, "players.2.status": "isolated", "main_gate_open": True})
    at.set({"autodestruction": destruction, "alert": alert})
    power, css = at["power"], at["css"]
    at.do(**LAST_WAYS[way], player=1)
    assert (at["time"], at["ending"]["cause"], at["phase"]) == (time, cause, "over")
    assert (at["power"], at["css"]) == (power, css), "no threshold, no launch"


@pytest.mark.parametrize(("result", "survivors"), [("all", [1, 2]), ("a", [1])])
def test_the_last_pods_end_the_game_at_their_launch(result: str, survivors: list[int]) -> None:
    """Point 6: whoever does not get away here dies of the serious wound."""
    at = table(given={"time": 6, "players.2.serious_wounds": 3})
    at.do("enter_pod", player=1, pod="a").do("enter_pod", player=2, pod="b").do("reveal_css", result=result)
    assert at["ending"] == {"cause": "swept", "survivors": survivors}
    assert at["time"] == 0


def test_somebody_in_a_pod_keeps_the_game_going() -> None:
    """Point 6: in play or in a pod."""
    at = table(given={"time": 10}).do("enter_pod", player=1, pod="a").do("kill", player=2)
    assert (at["ending"], at["step"]) == (None, "launch_css")


@pytest.mark.parametrize(
    ("given", "cause"),
    [
        ({"time": 12, "alert": 12}, "swept"),
        ({"time": 12, "autodestruction": token_at(12, RED)}, "destroyed"),
    ],
)
def test_a_game_that_ends_while_time_advances_plays_no_further_step(
    given: dict[str, object], cause: str
) -> None:
    """Point 7: 12|11 is a blue threshold, and no power is lost any more."""
    at = table(given=given)
    power = at["power"]
    at.go_to("launch_css").do("next_step")
    assert at["ending"]["cause"] == cause
    assert at["power"] == power
    assert (at["step"], at["active_player"]) == ("over", None)
    assert at.refused("next_step", code="game_over") == "no-more-moves"


def test_pods_have_launched_before_time_ends_the_game() -> None:
    """Point 7."""
    at = table(given={"time": 8, "alert": 8}).do("enter_pod", player=1, pod="c").do("pass_turn")
    at.do("reveal_css", result="c").do("next_step")
    assert at["ending"] == {"cause": "swept", "survivors": [1]}


def test_survivors_are_the_living_before_the_victory_check() -> None:
    """Point 8: a larva on the board may kill later, not now; the table is told what to check."""
    given = {"time": 1, "players.1.larva": True, "players.1.status": "bunker"}
    at = table(given=given).go_to("over")
    assert at["ending"]["survivors"] == [1]
    assert at.player(1)["larva"] is True
    assert at.reminders == ["victory_check"]


def test_with_no_survivor_there_is_no_victory_check() -> None:
    """Point 8; Rulebook: End of the game."""
    at = table(given={"time": 1}).go_to("over")
    assert (at["ending"]["survivors"], at.reminders) == ([], [])
