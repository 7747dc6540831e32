"""The event phase on the screen: what it tells, what it asks, and what a tap does."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.core.game import Json
from companion.games.lockdown.screens.stops_event import (
    APP,
    OFF,
    ON_TOKEN,
    PASS,
    STOPS,
    TABLE,
    do,
    event_phase,
    given,
)
from companion.games.lockdown.screens.stops_event import table as commands_of
from tests.ui.stage import Screen


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    found = Screen(tmp_path, motion=False)
    yield found
    found.close()


def view(screen: Screen) -> dict[str, Json]:
    return screen.desk.table.view


def says(screen: Screen, words: str) -> bool:
    return any(words in text for text in screen.texts)


def test_next_is_one_tap_through_a_whole_event_phase_of_an_app_that_only_says_when(screen: Screen) -> None:
    screen.set_up("lockdown", event_phase(modes=OFF))
    steps = []
    while view(screen)["phase"] == "event":
        steps.append(view(screen)["step"])
        screen.tap("next_step")
    assert steps[0] == "launch_css"
    assert len(steps) == 7
    assert view(screen)["round"] == 2


def test_the_primary_button_names_the_step_that_comes_next_and_at_last_the_round(screen: Screen) -> None:
    screen.set_up("lockdown", event_phase(steps=1))
    assert screen.zones["next_step"].text == "Done, next: noise"
    screen.set_up("lockdown", event_phase(steps=6, modes=OFF))
    assert screen.zones["next_step"].text == "Done: round 2 begins"


def test_time_shows_where_the_token_was_and_is_and_which_token_hands_turn(screen: Screen) -> None:
    screen.set_up("lockdown", event_phase(steps=1))
    assert {"15", "14", "S-03 goes dark."} <= set(screen.texts)
    assert says(screen, "Turn power token 2 in S-03 to its red side.")


@pytest.mark.parametrize(
    ("before", "words"),
    [
        ((do("flip_time_token", side="active"),), "Backup power holds."),
        ((given("time", 9),), "The Isolation Room opens."),
        ((given("time", 11),), "Time moves on."),
        ((given("power.s01.on", False),), "Blackout! All is dark."),
        ((given("power.s01.on", False), given("power.s03.on", False)), "A threshold, but no power left"),
        ((given("autodestruction", {"slot": 15, "side": "yellow"}),), "Red. Unstoppable."),
    ],
)
def test_the_big_words_tell_what_matters_most(
    screen: Screen, before: tuple[dict[str, Json]], words: str
) -> None:
    screen.set_up("lockdown", event_phase(*before, steps=1))
    assert says(screen, words)


def test_no_sentence_stands_on_the_page_twice(screen: Screen) -> None:
    for stop in STOPS:
        stop.arrange(screen.desk)
        screen.settle()
        sentences = [text for text in screen.texts if text.endswith((".", "!"))]
        assert sorted(sentences) == sorted(set(sentences)), stop.name


def test_noise_names_the_sections_with_power(screen: Screen) -> None:
    screen.set_up("lockdown", event_phase(given("time", 12), steps=2))
    assert says(screen, "Only in S-01:")
    screen.set_up(
        "lockdown", event_phase(given("power.s01.on", False), given("power.s03.on", False), steps=2)
    )
    assert says(screen, "All noise stays.")


# Answers


def test_the_css_token_is_asked_for_before_anything_else_and_told_then(screen: Screen) -> None:
    aboard = do("enter_pod", player=1, pod="a")
    screen.set_up("lockdown", [*commands_of(ON_TOKEN, aboard), *PASS[:-1]])
    assert "next_step" not in screen.zones
    assert says(screen, "Ana sits in pod A.")
    screen.tap("choice-result-a")
    assert says(screen, "Pod A launches.")
    assert says(screen, "Ana has escaped!")
    assert "next_step" in screen.zones


def test_the_app_draws_the_event_card_with_the_primary_button(screen: Screen) -> None:
    screen.set_up("lockdown", event_phase(steps=5, modes=APP))
    assert "next_step" not in screen.zones
    screen.tap("draw")
    drawn = next(each for each in screen.desk.table.events if each["type"] == "event_card_drawn")
    assert any(text.startswith(f"{drawn['card']} ") for text in screen.texts)
    assert "next_step" in screen.zones


def test_the_table_tells_its_event_card_by_number_and_title(screen: Screen) -> None:
    screen.set_up("lockdown", event_phase(steps=5, modes=TABLE))
    assert {"next_step", "draw"}.isdisjoint(screen.zones)
    screen.tap("choice-card-9")
    assert "9 Lurking" in screen.texts
    assert says(screen, "In the dark:")


def test_where_the_app_draws_the_table_can_still_tell_what_it_drew(screen: Screen) -> None:
    screen.set_up("lockdown", event_phase(steps=5, modes=APP))
    screen.tap("report", "choice-card-9")
    assert "9 Lurking" in screen.texts
    assert "next_step" in screen.zones


def test_telling_can_be_given_up_again(screen: Screen) -> None:
    screen.set_up("lockdown", event_phase(steps=5, modes=APP))
    screen.tap("report", "not_yet")
    assert "draw" in screen.zones


def at_bag(modes: dict[str, Json]) -> list[dict[str, Json]]:
    return event_phase(steps=5, then=[do("event_card", card=9), do("next_step")], modes=modes)


def test_the_table_tells_the_token_and_sees_what_it_means(screen: Screen) -> None:
    screen.set_up("lockdown", at_bag(TABLE))
    assert "choice-token-breeder" not in screen.zones  # none is in the bag
    screen.tap("choice-token-larva")
    assert "Larva" in screen.texts
    assert says(screen, "The larva leaves the bag, an adult goes in.")
    assert view(screen)["bag"]["larva"] == 3


def test_where_the_table_does_it_alone_the_page_says_what_to_do_and_asks_for_nothing(screen: Screen) -> None:
    screen.set_up("lockdown", event_phase(steps=5, modes=OFF))
    assert {"Draw the event card.", "Done, next: bag"} <= set(screen.texts)
    screen.tap("next_step")
    assert {"Draw a token.", "Done: round 2 begins"} <= set(screen.texts)


def test_an_empty_bag_asks_for_no_token(screen: Screen) -> None:
    empty = [given(f"bag.{kind}", 0) for kind in ("blank", "larva", "creeper", "adult", "queen")]
    screen.set_up("lockdown", [*at_bag(APP), *empty])
    assert "The bag is empty." in screen.texts
    assert "next_step" in screen.zones


def test_the_queen_asks_whether_somebody_is_in_the_nest(screen: Screen) -> None:
    screen.set_up("lockdown", at_bag(TABLE))
    eggs = view(screen)["eggs"]
    screen.tap("choice-token-queen", "nest-no")
    assert view(screen)["eggs"] == eggs + 1
    assert "next_step" in screen.zones


def test_the_queen_in_the_nest_takes_player_hand_and_darkness_if_they_are_told(screen: Screen) -> None:
    screen.set_up("lockdown", at_bag(TABLE))
    screen.tap("choice-token-queen", "nest-yes", "player-2", "hand-0", "light-dark", "queen_appears")
    met = next(event for event in screen.desk.table.events if event["type"] == "encountered")
    assert (met["player"], met["hand"], met["is_dark"]) == (2, 0, True)
    screen.set_up("lockdown", at_bag(TABLE))
    screen.tap("choice-token-queen", "nest-yes", "queen_appears")
    assert view(screen)["on_board"]["queen"] == 1


def test_before_the_app_draws_it_is_told_whether_the_nest_is_occupied(screen: Screen) -> None:
    only_queen = [given(f"bag.{kind}", 0) for kind in ("blank", "larva", "creeper", "adult")]
    screen.set_up("lockdown", [*at_bag(APP), *only_queen])
    screen.tap("nest-yes", "draw")
    assert view(screen)["on_board"]["queen"] == 1


def test_a_draw_is_hidden_for_a_moment_and_a_tap_shows_it(tmp_path: Path) -> None:
    screen = Screen(tmp_path)
    screen.set_up("lockdown", at_bag(APP))
    screen.tap("draw")
    assert view(screen)["step"] == "bag_development"
    assert set(screen.zones) == {"reveal"}  # no undo either: it would name the token
    screen.tap("reveal")
    assert "next_step" in screen.zones
    screen.close()


def test_what_was_tapped_is_forgotten_with_the_step(screen: Screen) -> None:
    screen.set_up("lockdown", at_bag(TABLE))
    screen.tap("choice-token-queen")
    screen.tap("undo", "next_step")
    assert "choice-token-queen" in screen.zones


# Reports


@pytest.mark.parametrize(
    ("way", "field", "value"),
    [("light", "light_wounds", 1), ("serious", "serious_wounds", 1), ("larva", "larva", True)],
)
def test_a_wound_is_reported_with_two_taps(screen: Screen, way: str, field: str, value: Json) -> None:
    screen.set_up("lockdown", event_phase(do("xeno_placed", type="larva"), steps=3))
    screen.tap("wound-2", f"report-{way}")
    assert view(screen)["players"][1][field] == value
    assert "next_step" in screen.zones


def test_whoever_dies_of_a_report_is_asked_about_no_more(screen: Screen) -> None:
    screen.set_up("lockdown", event_phase(steps=3))
    screen.tap("wound-1", "report-dies")
    assert "wound-1" not in screen.zones


def test_markers_of_an_event_are_one_tap_away(screen: Screen) -> None:
    screen.set_up("lockdown", event_phase(steps=5, then=[do("event_card", card=9)]))
    screen.tap("offer-place_fire", "offer-place_malfunction")
    assert (view(screen)["fires"], view(screen)["malfunctions"]) == (1, 1)
    assert "9 Lurking" in screen.texts


# It was different


def test_it_was_different_takes_the_step_back(screen: Screen) -> None:
    screen.set_up("lockdown", event_phase(steps=1))
    screen.tap("different", "take_back")
    assert view(screen)["step"] == "launch_css"
    assert "next_step" in screen.zones


def test_it_was_different_leads_to_setting_right_and_from_there_back_to_the_step(screen: Screen) -> None:
    screen.set_up("lockdown", event_phase(steps=1))
    screen.tap("different", "set_right")
    assert "next_step" not in screen.zones
    screen.tap("back")
    assert "next_step" in screen.zones
