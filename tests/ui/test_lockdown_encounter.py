"""The encounter and the odds on the screen."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.core.game import Json
from companion.games.lockdown.screens.encounter import EncounterPage
from companion.games.lockdown.screens.encounter_suspense import SECONDS
from companion.games.lockdown.screens.odds import OddsPage
from companion.games.lockdown.screens.stops_event import APP, CROWD, TABLE, table
from companion.games.lockdown.screens.stops_said import POWER, do, given, set_up
from tests.ui.stage import Screen

ONLY_ADULTS = [given(f"bag.{kind}", 0) for kind in ("blank", "larva", "creeper", "queen")]


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    found = Screen(tmp_path, motion=False)
    yield found
    found.close()


def meet(screen: Screen, commands: list[dict[str, Json]], player: int | None = None) -> None:
    screen.set_up("lockdown", commands)
    screen.desk.show(EncounterPage(screen.desk, player))


def last(screen: Screen, kind: str) -> dict[str, Json] | None:
    return next((event for event in screen.desk.table.last_events if event["type"] == kind), None)


def test_whose_turn_it_is_is_chosen_already(screen: Screen) -> None:
    meet(screen, [*table(*ONLY_ADULTS), do("end_turn")])
    screen.tap("draw")
    assert (last(screen, "encountered") or {})["player"] == 2


def test_somebody_else_can_be_chosen_by_the_caller_or_by_a_tap(screen: Screen) -> None:
    meet(screen, table(*ONLY_ADULTS), player=3)
    screen.tap("draw")
    assert (last(screen, "encountered") or {})["player"] == 3
    meet(screen, table(*ONLY_ADULTS), player=3)
    screen.tap("player-2", "draw")
    assert (last(screen, "encountered") or {})["player"] == 2


def test_without_a_hand_the_numbers_to_compare_are_told(screen: Screen) -> None:
    meet(screen, table(*ONLY_ADULTS))
    screen.tap("draw")
    met = last(screen, "encountered") or {}
    assert "hand" not in met
    assert f"Dark: attack below {met['dark']} cards" in screen.texts


@pytest.mark.parametrize(
    ("hand", "words"), [("hand-0", "Surprise attack!"), ("hand-10", "No surprise attack")]
)
def test_with_a_hand_the_app_says_whether_it_is_a_surprise_attack(
    screen: Screen, hand: str, words: str
) -> None:
    meet(screen, table(*ONLY_ADULTS))
    screen.tap(hand, "light-dark", "draw")
    assert (last(screen, "encountered") or {})["is_dark"] is True
    assert words in screen.texts


def test_a_second_tap_takes_the_hand_back(screen: Screen) -> None:
    meet(screen, table(*ONLY_ADULTS))
    screen.tap("hand-3", "hand-3", "draw")
    assert "hand" not in (last(screen, "encountered") or {})


def test_the_chance_of_a_surprise_attack_is_shown_with_a_hand(screen: Screen) -> None:
    meet(screen, table())
    assert "Surprise attack" not in screen.texts
    screen.tap("hand-2")
    assert "Surprise attack" in screen.texts


def test_the_table_tells_its_token_and_is_asked_for_no_hand(screen: Screen) -> None:
    meet(screen, table(modes=TABLE))
    assert {"draw", "hand-0", "choice-token-breeder"}.isdisjoint(screen.zones)
    screen.tap("choice-token-blank")
    assert {"Blank", "Only noise"} <= set(screen.texts)


def test_where_the_app_draws_the_table_can_still_tell_what_it_drew(screen: Screen) -> None:
    meet(screen, table(modes=APP))
    screen.tap("switch", "choice-token-creeper")
    assert screen.desk.table.view["on_board"]["creeper"] == 1


def test_adults_in_combat_are_asked_for_only_when_there_is_no_figure_left(screen: Screen) -> None:
    meet(screen, table())
    assert "in_combat-8" not in screen.zones
    meet(screen, table(*ONLY_ADULTS, given("on_board.adult", 8), modes=TABLE))
    screen.tap("in_combat-8", "choice-token-adult")
    assert last(screen, "figure_missing")
    assert "No figure is placed" in screen.texts


def test_done_goes_back_to_the_table(screen: Screen) -> None:
    meet(screen, table())
    depth = len(screen.desk.pages)
    screen.tap("draw", "done")
    assert len(screen.desk.pages) == depth - 1


def test_undo_asks_again(screen: Screen) -> None:
    meet(screen, table(do("encounter", player=1, token="adult")))
    screen.tap("draw", "undo")
    assert "draw" in screen.zones
    assert sum(screen.desk.table.view["on_board"].values()) == 1


def test_a_surprise_attack_leads_to_its_report(screen: Screen) -> None:
    meet(screen, table(*ONLY_ADULTS))
    screen.tap("hand-0", "light-dark", "draw", "report_attack")
    assert not isinstance(screen.desk.page, EncounterPage)


# Suspense


def test_the_result_is_hidden_until_the_moment_is_over(tmp_path: Path) -> None:
    screen = Screen(tmp_path)
    meet(screen, table())
    screen.tap("draw")
    assert last(screen, "token_drawn")  # the command is posted at once
    assert set(screen.zones) == {"reveal"}
    assert screen.texts == ["Tap to see it"]
    screen.stage.pass_time(SECONDS)
    assert {"done", "undo"} <= set(screen.zones)
    screen.close()


def test_a_tap_ends_the_suspense(tmp_path: Path) -> None:
    screen = Screen(tmp_path)
    meet(screen, table())
    screen.tap("draw", "reveal")
    assert "done" in screen.zones
    screen.close()


def test_without_movement_there_is_no_suspense(screen: Screen) -> None:
    meet(screen, table())
    screen.tap("draw")
    assert "done" in screen.zones


def test_a_slow_disk_shows_nothing_before_the_answer(tmp_path: Path) -> None:
    screen = Screen(tmp_path)
    meet(screen, table())
    screen.zones["draw"].do()
    screen.desk.is_waiting = True
    screen.stage.pass_time(SECONDS * 3)
    assert set(screen.zones) == {"reveal"}
    screen.settle()
    assert "done" in screen.zones
    screen.close()


def test_a_moment_that_is_over_does_not_come_back_while_the_next_answer_is_waited_for(tmp_path: Path) -> None:
    screen = Screen(tmp_path)
    meet(screen, table())
    screen.tap("draw")
    screen.stage.pass_time(SECONDS)
    screen.zones["undo"].do()
    assert screen.desk.is_waiting
    assert "reveal" not in screen.zones
    screen.settle()
    screen.close()


# Odds


def test_odds_show_counts_fractions_and_percent(screen: Screen) -> None:
    screen.set_up("lockdown", table())
    screen.desk.show(OddsPage(screen.desk))
    assert {"In the bag: 13 tokens", "4 × Larva", "4/13 · 31%", "supply 4 · board 0"} <= set(screen.texts)
    assert screen.texts.count("0%") + screen.texts.count("92%") > 1


def test_an_empty_bag_has_no_odds(screen: Screen) -> None:
    screen.set_up("lockdown", table(*ONLY_ADULTS, given("bag.adult", 0)))
    screen.desk.show(OddsPage(screen.desk))
    assert "The bag is empty." in screen.texts
    screen.desk.show(EncounterPage(screen.desk))
    assert "draw" not in screen.zones


@pytest.mark.parametrize("size", [(800, 480), (720, 1280)])
@pytest.mark.parametrize("text_size", ["normal", "largest"])
def test_the_questions_come_before_the_odds_however_little_room_there_is(
    screen: Screen, size: tuple[int, int], text_size: str
) -> None:
    screen.size = size
    screen.choose(text_size=text_size)
    meet(screen, [set_up(CROWD, power=POWER, modes=APP)])
    assert {"player-5", "hand-10", "light-lit", "light-dark"} <= set(screen.zones)
    assert "questions-down" not in screen.zones


def test_the_odds_are_there_where_the_questions_leave_room(screen: Screen) -> None:
    meet(screen, table())
    assert "Adult" in screen.texts
    screen.choose(text_size="largest")
    meet(screen, [set_up(CROWD, power=POWER, modes=APP)])
    assert "Adult" not in screen.texts
