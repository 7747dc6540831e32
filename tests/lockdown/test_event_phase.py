"""The event phase, step by step, and what each step needs to hear
(Rulebook: Event phase 4 to 11; contract, section 3)."""

import pytest

from tests.lockdown.table import EMPTY_BAG, Table, table

STEPS = [
    "launch_css",
    "advance_time",
    "remove_noise",
    "xeno_attacks",
    "fire_damage",
    "event_card",
    "bag_development",
]


def test_seven_steps_then_the_next_round() -> None:
    at = table(modes={"bag": "off"}).everyone_passes()
    seen = []
    while at["phase"] == "event":
        seen.append(at["step"])
        at.do("next_step")
    assert (seen, at["step"], at["round"], at["time"]) == (STEPS, "turns", 2, 14)


def test_time_has_moved_when_its_step_begins() -> None:
    at = table().everyone_passes().do("next_step")
    assert (at["step"], at["time"]) == ("advance_time", 14)
    assert at.do("next_step")["time"] == 14


@pytest.mark.parametrize(
    ("result", "statuses", "wounds"),
    [
        # pods a, b and c hold seats 1, 2 and 3; seat 4 stayed
        ("a", ["escaped", "in_play", "in_play", "in_play"], [0, 1, 1, 0]),
        ("b", ["in_play", "escaped", "in_play", "in_play"], [1, 0, 1, 0]),
        ("c", ["in_play", "in_play", "escaped", "in_play"], [1, 1, 0, 0]),
        ("all", ["escaped", "escaped", "escaped", "in_play"], [0, 0, 0, 0]),
        ("none", ["in_play", "in_play", "in_play", "in_play"], [1, 1, 1, 0]),
    ],
)
def test_pods_launch_by_letter_all_or_none(result: str, statuses: list[str], wounds: list[int]) -> None:
    """Rulebook: Launching CSS pods; who stays is back in the CSS room with a serious wound."""
    at = table(players=4, given={"time": 8})
    for seat, pod in enumerate("abc", start=1):
        at.do("enter_pod", player=seat, pod=pod)
    at.do("pass_turn").do("reveal_css", result=result)
    assert at.statuses == statuses
    assert [player["serious_wounds"] for player in at["players"]] == wounds
    assert [player["pod"] for player in at["players"]] == [None] * 4
    assert at["css"]["8"] == result


def test_whoever_came_back_from_a_pod_plays_on_next_round() -> None:
    at = table(given={"time": 10}).do("enter_pod", player=1, pod="a").do("pass_turn")
    at.do("reveal_css", result="b").next_round()
    assert (at["active_player"], at.player(1)["passed"]) == (2, False)
    assert at.do("end_turn")["active_player"] == 1


def test_the_launch_waits_for_the_token_under_the_time_token() -> None:
    at = table(given={"time": 6}).everyone_passes()
    assert at.refused("next_step") == "no-css-unrevealed"
    at.do("reveal_css", result="none")
    assert at.refused("reveal_css", result="a") == "no-css-here"
    assert at.do("next_step")["time"] == 5


@pytest.mark.parametrize("given", [{"time": 7}, {"time": 6, "css.6": "a"}, {"time": 6, "css.6": None}])
def test_without_a_hidden_token_there_is_nothing_to_launch(given: dict[str, object]) -> None:
    at = table(given=given).everyone_passes()
    assert at.refused("reveal_css", result="a") == "no-css-here"
    assert at.do("next_step")["step"] == "advance_time"


def test_css_tokens_are_turned_up_in_their_step_only() -> None:
    at = table(given={"time": 11})
    assert at.refused("reveal_css", result="a") == "no-css-now"
    assert at.go_to("advance_time").refused("reveal_css", result="a") == "no-css-now"


def test_a_boarding_may_be_told_until_the_token_is_turned_up() -> None:
    at = table(given={"time": 10}).everyone_passes().do("enter_pod", player=1, pod="a")
    at.do("reveal_css", result="none")
    assert at.refused("enter_pod", player=1, pod="a") == "no-pod-launched"
    assert at.do("next_step").refused("enter_pod", player=1, pod="a") == "no-pod-now"


@pytest.mark.parametrize(("runs", "is_asked"), [("app", True), ("table", True), ("off", False)])
def test_the_event_card_is_asked_for_unless_the_table_keeps_it(runs: str, is_asked: bool) -> None:
    at = table(modes={"events": runs}).go_to("event_card")
    if is_asked:
        assert at.refused("next_step") == "no-event-card-missing"
        at.do("event_card", card=1)
    assert at.do("next_step")["step"] == "bag_development"


@pytest.mark.parametrize("runs", ["table", "off"])
def test_the_app_draws_no_event_card_that_the_table_draws(runs: str) -> None:
    assert table(modes={"events": runs}).go_to("event_card").refused("event_card") == "no-event-card-told"


def test_one_event_card_a_round_in_its_step() -> None:
    at = table()
    assert at.refused("event_card", card=1) == "no-event-card-now"
    at.go_to("event_card").do("event_card", card=1)
    assert at.refused("event_card", card=2) == "no-event-card-again"
    for card in (0, 23, None, "1"):
        at.refused("event_card", code="bad_arguments", card=card)


def draw_all(at: Table, cards: list[int]) -> Table:
    """One card a round; time stands still so that the game goes on."""
    for card in cards:
        at.set({"time": 14}).go_to("event_card").do("event_card", luck=[card]).next_step().next_step()
    return at


def test_the_event_deck_is_shuffled_when_it_is_empty() -> None:
    """Rulebook: Event card, last paragraph; the cards that left the game do not come back."""
    leaving = [5, 10, 15, 20, 21, 22]
    staying = [card for card in range(1, 23) if card not in leaving]
    at = draw_all(table(modes={"events": "app"}), [*leaving, *staying])
    assert (at.state.event_deck, sorted(at.state.event_discard)) == ((), staying)
    at.set({"time": 14}).go_to("event_card").do("event_card", luck=[1])
    assert at.happened[0] == "event_deck_shuffled"
    assert sorted(at.state.event_deck) == [card for card in staying if card != 1]


@pytest.mark.parametrize(
    ("card", "given", "changes"),
    [
        (6, {}, {"eggs": 4}),
        (6, {"eggs": 0}, {}),
        (12, {"time_token": "active"}, {"time_token": "inactive"}),
        (12, {}, {}),
        (22, {"power.elevator.on": True}, {"power": ("elevator", {"token": 4, "on": False})}),
        (22, {}, {}),
    ],
)
def test_an_event_changes_what_the_app_can_know(
    card: int, given: dict[str, object], changes: dict[str, object]
) -> None:
    """Hatching, Power Surge, Kickstopper; the rest of each card is the table's."""
    at = table(given={"time": 14}).go_to("event_card").set(given)
    before = at.view
    at.do("event_card", card=card)
    if "power" in changes:
        section, slot = changes["power"]
        changes = {"power": {**before["power"], section: slot}}
    assert at.view == {**before, **changes}


@pytest.mark.parametrize("card", [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21])
def test_other_events_wait_for_the_tables_report(card: int) -> None:
    at = table().go_to("event_card")
    before = at.view
    assert at.do("event_card", card=card).view == before


@pytest.mark.parametrize(("runs", "is_asked"), [("app", True), ("table", True), ("off", False)])
def test_bag_development_is_asked_for_unless_the_table_keeps_it(runs: str, is_asked: bool) -> None:
    at = table(modes={"bag": runs}).go_to("bag_development")
    if is_asked:
        assert at.refused("next_step") == "no-token-missing"
        at.do("draw_token", token="adult")
    assert at.do("next_step")["round"] == 2


def test_an_empty_bag_asks_for_nothing() -> None:
    at = table(given=EMPTY_BAG).go_to("bag_development")
    assert at.refused("draw_token") == "no-token-in-bag"
    assert at.do("next_step")["round"] == 2
