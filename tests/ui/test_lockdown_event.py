"""The event phase on the screen: what it tells, what it asks, and what a tap does."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.core.game import Json
from companion.games.lockdown.screens.stops_event import (
    APP,
    DOOMED,
    HIT,
    OFF,
    ON_TOKEN,
    PASS,
    STOPS,
    TABLE,
    WITH_POD,
    XENOS,
    event_phase,
)
from companion.games.lockdown.screens.stops_event import table as commands_of
from companion.games.lockdown.screens.stops_said import POWER, do, given
from tests.ui.stage import Screen
from tests.ui.tools import BlankPage


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
    assert says(screen, "Turn power token 2 (S-03) to its red side.")


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


# The attack step


BLACKOUT = tuple(given(f"power.{section}.on", False) for section in POWER)


def test_the_app_draws_an_attack_card_and_its_result_is_told_in_big_words(screen: Screen) -> None:
    screen.desk.show(BlankPage())
    screen.set_up("lockdown", event_phase(*XENOS, steps=3))
    screen.tap("draw-attack", "choice-player-2", "choice-dark-false", "do")
    drawn = next(event for event in screen.desk.table.last_events if event["type"] == "attacked")
    assert drawn["player"] == 2
    assert any(text.startswith("Hit: " if drawn["hits"] else "Miss: ") for text in screen.texts)
    assert "next_step" in screen.zones


def test_in_a_blackout_an_attack_is_in_the_dark_without_being_asked(screen: Screen) -> None:
    screen.set_up("lockdown", event_phase(*XENOS, steps=3, then=BLACKOUT))
    screen.tap("draw-attack", "choice-player-1", "do")
    assert screen.last_command.dark is True


def test_where_some_sections_have_power_nobody_answers_for_the_table_whether_it_is_dark(
    screen: Screen,
) -> None:
    screen.set_up("lockdown", event_phase(*XENOS, steps=3))
    screen.tap("draw-attack", "choice-player-1")
    assert "do" not in screen.zones


def test_the_result_of_an_attack_stays_until_the_next_report(screen: Screen) -> None:
    screen.set_up("lockdown", event_phase(*XENOS, steps=3, then=[HIT]))
    assert "Hit: Cut" in screen.texts
    screen.tap("wound-2", "report-light")
    assert "Hit: Cut" not in screen.texts
    assert "The xenos attack." in screen.texts


def test_a_miss_is_told_as_one(screen: Screen) -> None:
    screen.set_up("lockdown", event_phase(*XENOS, steps=3, then=[{**HIT, "card": "evolve"}]))
    assert "Miss: Evolve" in screen.texts


def test_where_the_table_draws_attack_cards_it_reports_them_instead(screen: Screen) -> None:
    screen.set_up("lockdown", event_phase(*XENOS, steps=3, modes=TABLE))
    assert "draw-attack" not in screen.zones
    assert "group-encounters" in screen.zones


# Little room


@pytest.fixture
def little(tmp_path: Path) -> Iterator[Screen]:
    found = Screen(tmp_path, "es", (720, 1280), text_size="largest", motion=False)
    yield found
    found.close()


def test_the_steps_give_way_before_the_words_do(little: Screen) -> None:
    aboard = do("enter_pod", player=1, pod="a")
    little.set_up("lockdown", [*commands_of(ON_TOKEN, aboard), *PASS[:-1]])
    assert "SEC" in little.texts
    little.set_up("lockdown", [*commands_of(*WITH_POD, DOOMED), do("pass_turn")])
    assert "SEC" not in little.texts
    assert "hands-down" not in little.zones
    assert says(little, "está en el contenedor B.")


@pytest.mark.parametrize("size", [(720, 1280), (800, 480)])
def test_what_is_tapped_is_large_enough_even_with_a_danger_and_the_largest_letters(
    little: Screen, size: tuple[int, int]
) -> None:
    little.size = size
    for stop in STOPS:
        stop.arrange(little.desk)
        little.settle()
        finger = little.desk.theme(*size).mm(8.9)
        zones = little.zones
        low = [name for name in zones if name.endswith(("-up", "-down")) or name.startswith("choice-result")]
        assert [name for name in low if zones[name].rect.h < finger] == [], stop.name


def test_an_event_card_is_read_whole_beside_a_danger(little: Screen) -> None:
    little.set_up("lockdown", event_phase(DOOMED, steps=5, then=[do("event_card", card=9)]))
    assert "hands-down" not in little.zones
    assert {"offer-place_fire", "group-xenos"} <= set(little.zones)


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
