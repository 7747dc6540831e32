"""The rules notes, points 9 to 13: power and time, pods. Each docstring names its point.

Not here: how power lies at the start (9) is in test_setup.py. Which noise goes (11) is not known without
the map: the step only says it."""

import pytest

from tests.lockdown.table import table

THRESHOLDS = {14: "red", 13: "red", 11: "blue", 9: "red", 7: "red", 5: "blue", 4: "red", 3: "blue"}


@pytest.mark.parametrize("side", ["inactive", "active"])
@pytest.mark.parametrize("entering", range(14, 0, -1))
def test_red_thresholds_count_while_the_time_token_is_inactive_blue_ones_always(
    entering: int, side: str
) -> None:
    """Point 9; the fields are those of facts, section 1. No threshold turns the time token."""
    at = table(given={"time": entering + 1, "time_token": side, "power.elevator.on": True})
    at.go_to("advance_time")
    colour = THRESHOLDS.get(entering)
    lost = colour == "blue" or (colour == "red" and side == "inactive")
    assert at["power"]["elevator"] == {"token": 4, "on": not lost}
    assert at["time_token"] == side


@pytest.mark.parametrize(
    ("on", "goes_off"),
    [({1, 2, 3, 4}, 4), ({1, 2, 3}, 3), ({1, 4}, 4), ({2, 3}, 3), ({1, 2}, 2), ({1}, 1), (set(), None)],
)
def test_a_threshold_turns_off_the_highest_token_that_is_on(on: set[int], goes_off: int | None) -> None:
    """Point 9: the number counts, not the place; with all off nothing happens."""
    at = table(power={"s01": 3, "s02": 1, "s03": 4, "elevator": 2}, given={"time": 12})
    at.set({f"power.{place}.on": slot["token"] in on for place, slot in at["power"].items()})
    at.go_to("advance_time")
    still_on = {slot["token"] for slot in at["power"].values() if slot["on"]}
    assert still_on == on - {goes_off}


def test_swapped_and_rearranged_tokens_keep_their_side() -> None:
    """Point 9."""
    at = table(given={"power.elevator.on": True}).do("swap_power", a="s01", b="s03")
    assert at["power"]["s01"] == {"token": 3, "on": False}
    assert at["power"]["s03"] == {"token": 1, "on": True}
    at.do("restore_power", arrangement={"s01": 4, "s02": 3, "s03": 2, "elevator": 1})
    assert {slot["token"] for slot in at["power"].values() if slot["on"]} == {1, 2, 4}


def test_power_surge_turns_the_time_token_and_no_power_token() -> None:
    """Point 9: event card 12."""
    at = table(given={"time_token": "active"}).go_to("event_card")
    power = at["power"]
    at.do("event_card", card=12)
    assert (at["time_token"], at["power"]) == ("inactive", power)


@pytest.mark.parametrize(("time", "is_open"), [(15, False), (9, False), (8, True), (1, True)])
def test_the_isolation_room_opens_at_slot_8(time: int, is_open: bool) -> None:
    """Point 10; by the alert it opens earlier (point 4)."""
    at = table(given={"time": time})
    assert at["isolation_open"] is is_open
    if is_open:
        assert at.do("leave", player=1, by="isolation").statuses[0] == "isolated"
    else:
        assert at.refused("leave", player=1, by="isolation") == "no-isolation-open"


@pytest.mark.parametrize("given", [{"time": 15}, {"time": 9}, {"time": 10, "css.10": None}])
def test_no_pod_can_be_boarded_without_a_css_token_under_the_time_token(given: dict[str, object]) -> None:
    """Point 12."""
    assert table(given=given).refused("enter_pod", player=1, pod="a") == "no-pod-now"


def test_a_pod_holds_one() -> None:
    """Point 12: a free pod."""
    at = table(given={"time": 10}).do("enter_pod", player=1, pod="a")
    assert at.refused("enter_pod", player=2, pod="a") == "no-pod-free"
    assert at.do("enter_pod", player=2, pod="b").statuses == ["in_pod", "in_pod"]


def test_boarding_is_passing_and_a_burning_room_wounds_first() -> None:
    """Point 12."""
    at = table(given={"time": 10, "fires": 1}).do("enter_pod", player=1, pod="a")
    assert at.happened == ["reminded", "character_boarded", "turn_began"]
    assert at.reminders == ["fire_before_boarding"]
    assert (at.player(1)["passed"], at.player(1)["pod"], at["active_player"]) == (True, "a", 2)


@pytest.mark.parametrize(
    ("serious", "burning", "status", "light"),
    [(0, True, "in_pod", 1), (0, False, "in_pod", 0), (3, True, "dead", 0)],
)
def test_a_room_said_to_burn_wounds_whoever_boards_there(
    serious: int, burning: bool, status: str, light: int
) -> None:
    """Point 12: the fire wound comes first, and whoever dies of it boards nothing."""
    at = table(given={"time": 10, "fires": 1, "players.1.serious_wounds": serious})
    at.do("enter_pod", player=1, pod="a", burning=burning)
    assert (at.statuses[0], at.player(1)["light_wounds"], at.reminders) == (status, light, [])
    assert (at.player(1)["pod"], at["active_player"]) == ("a" if status == "in_pod" else None, 2)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("wound", {"kind": "light"}),
        ("kill", {}),
        ("infest", {}),
        ("encounter", {"token": "adult"}),
        ("set_status", {"slime": True}),
        ("leave", {"by": "isolation"}),
        ("enter_pod", {"pod": "b"}),
        ("gain_knowledge", {"amount": 1}),
    ],
)
def test_nothing_else_affects_one_in_a_pod(name: str, words: dict[str, object]) -> None:
    """Point 12."""
    at = table(given={"time": 8}).do("enter_pod", player=1, pod="a")
    assert at.refused(name, player=1, **words) == "no-report-in-pod"


def test_the_wound_of_a_pod_that_stays_can_kill() -> None:
    """Point 12: with three serious wounds any wound is the last one."""
    at = table(given={"time": 10, "players.1.serious_wounds": 3}).do("enter_pod", player=1, pod="a")
    at.do("pass_turn").do("reveal_css", result="none")
    assert at.statuses == ["dead", "in_play"]
    assert at["main_gate_open"] is True


def test_a_pod_that_launched_can_be_boarded_again_at_a_later_token() -> None:
    """Point 12; facts, section 11: a pod can launch several times."""
    at = table(given={"time": 10}).do("enter_pod", player=1, pod="a").do("pass_turn")
    at.do("reveal_css", result="a").next_round().next_round()
    at.do("enter_pod", player=2, pod="a").do("reveal_css", result="all")
    assert at["ending"]["survivors"] == [1, 2]


@pytest.mark.parametrize(("from_", "to"), [(8, 9), (8, 7), (1, 0), (6, 5)])
def test_css_control_moves_a_token_one_slot_either_way(from_: int, to: int) -> None:
    """Point 12: onto any slot, printed for CSS or not."""
    at = table(given={"time": 9}).do("move_css", from_=from_, to=to)
    assert str(from_) not in at["css"]
    assert at["css"][str(to)] == "hidden"
    assert list(at["css"]) == sorted(at["css"], key=int, reverse=True)


@pytest.mark.parametrize(
    ("from_", "to", "why"),
    [
        (10, 9, "no-css-under-time"),
        (2, 1, "no-css-onto-another"),
        (8, 6, "no-css-so-far"),
        (8, 8, "no-css-so-far"),
        (5, 4, "no-css-to-move"),
        (15, 14, "no-css-to-move"),
    ],
)
def test_css_control_refuses_what_the_book_forbids(from_: int, to: int, why: str) -> None:
    """Point 12: not the token under the time token, not onto another one."""
    assert table(given={"time": 10}).refused("move_css", from_=from_, to=to) == why


def test_a_css_token_moved_under_the_time_token_launches_there() -> None:
    """Point 12: the slot with the token counts, not the printed one."""
    at = table(given={"time": 9}).do("move_css", from_=8, to=9).do("enter_pod", player=1, pod="b")
    at.do("pass_turn").do("reveal_css", result="b")
    assert (at.statuses[0], at["css"]["9"]) == ("escaped", "b")


def test_the_app_never_draws_a_css_token() -> None:
    """Point 12: what they show is not known to us."""
    at = table(given={"time": 10}).everyone_passes()
    assert at.refused("reveal_css", code="bad_arguments") == "bad-arguments"


def test_vent_control_is_settled_before_anything_of_the_event_phase() -> None:
    """Point 13: the table says who died."""
    at = table(players=1, given={"time": 10}).do("pass_turn")
    assert at.happened[-3:] == ["event_phase_began", "reminded", "step_began"]
    assert at.reminders == ["vent"]
    assert at["css"]["10"] == "hidden"
