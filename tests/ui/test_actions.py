"""The actions page: everything that is offered, in groups, by search, and done within two taps."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.core.offering import one_tap
from companion.games.lockdown.screens.stops_tools import BAG, BUSY, EVENT_PHASE, SETUP
from companion.ui.icons import icons
from companion.ui.pages.actions import ActionsPage
from companion.ui.pages.finder import folded
from companion.ui.pages.form import FormPage
from companion.ui.pages.group_icons import group_icons
from tests.ui.stage import Screen
from tests.ui.tools import all_names, at_page


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    found = at_page(tmp_path, ActionsPage)
    yield found
    found.close()


def listed(screen: Screen) -> list[str]:
    return all_names(screen, "offer-", "entries")


@pytest.mark.parametrize("commands", [BUSY, [SETUP, *EVENT_PHASE[:5]], BAG], ids=["turns", "event", "bag"])
def test_all_that_is_offered_is_here_but_for_the_buttons_of_the_table(
    tmp_path: Path, commands: list[dict[str, Any]]
) -> None:
    screen = at_page(tmp_path, ActionsPage, commands)
    table = screen.desk.table
    assert len(listed(screen)) == len(table.offers) - len(one_tap(table.game, table.offers)) > 20
    screen.close()


def test_ending_a_turn_and_passing_are_buttons_of_the_table(screen: Screen) -> None:
    table = screen.desk.table
    assert [offer["do"] for offer in one_tap(table.game, table.offers)] == ["end_turn", "pass_turn"]
    assert not [name for name in listed(screen) if "_turn" in name]


def test_an_offer_without_open_values_is_done_by_the_tap(screen: Screen) -> None:
    fires = screen.desk.table.view["fires"]
    screen.tap("group-markers", "offer-place_fire")
    assert screen.desk.table.view["fires"] == fires + 1
    assert len(screen.desk.pages) == 2  # back at the table


def test_an_offer_with_open_values_opens_its_form(screen: Screen) -> None:
    screen.tap("offer-encounter")
    assert isinstance(screen.desk.page, FormPage)


def test_a_group_shows_its_own_offers_only(screen: Screen) -> None:
    everything = len(listed(screen))
    screen.tap("group-power")
    commands = {name.split("-")[1] for name in listed(screen)}
    assert commands == {"flip_power", "swap_power", "restore_power", "flip_time_token"}
    screen.tap("group-all")
    assert len(listed(screen)) == everything


def test_a_group_can_be_opened_at_once(tmp_path: Path) -> None:
    screen = at_page(tmp_path, lambda desk: ActionsPage(desk, "alarms"))
    assert "offer-trigger_alert" in screen.zones
    assert "offer-encounter" not in screen.zones
    screen.close()


def test_a_group_whose_last_offer_has_gone_gives_way_to_everything(tmp_path: Path) -> None:
    screen = at_page(tmp_path, lambda desk: ActionsPage(desk, "turn"), BAG)
    assert {name.split("-")[1] for name in listed(screen)} == {"draw_token"}
    screen.desk.undo(7)
    screen.settle()
    assert "offer-encounter" in screen.zones
    screen.close()


def test_whoever_is_at_turn_comes_first_among_the_players(screen: Screen) -> None:
    screen.tap("group-characters")
    wounds = [name for name in listed(screen) if name.startswith("offer-wound-")]
    assert screen.desk.table.view["active_player"] == 2
    assert wounds == [f"offer-wound-{seat}" for seat in (2, 1, 3, 4, 5)]
    assert {"Bruno", "Ana"} <= set(screen.texts)  # headings


def test_words_are_found_in_any_order_while_they_are_typed(screen: Screen) -> None:
    everything = len(listed(screen))
    screen.tap("search", *(f"key-{letter}" for letter in "wound"), "key-space", "key-e", "key-v", "key-a")
    assert "offer-wound-5" in listed(screen)
    assert {name.split("-")[2] for name in listed(screen)} == {"5"}
    screen.tap(*["key-backspace"] * 9)
    assert len(listed(screen)) == everything


def test_a_search_stays_when_the_keyboard_goes(screen: Screen) -> None:
    screen.tap("search", *(f"key-{letter}" for letter in "rover"), "search-done")
    assert listed(screen) == ["offer-move_rover-to-bunker"]
    assert "key-r" not in screen.zones
    screen.tap("search-clear")
    assert len(listed(screen)) > 20


def test_a_search_without_a_hit_says_so_and_can_be_left(screen: Screen) -> None:
    screen.tap("search", "key-q", "key-x", "key-q")
    assert "Nothing found." in screen.texts
    screen.tap("back")
    assert len(listed(screen)) > 20
    assert isinstance(screen.desk.page, ActionsPage)


def test_accents_do_not_matter_to_a_search() -> None:
    assert folded("Energía ÜBER Königin") == "energia uber konigin"


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_offers_that_are_called_the_same_are_told_apart(tmp_path: Path, language: str) -> None:
    screen = at_page(tmp_path, ActionsPage, BAG, language=language)
    screen.paint()
    page = screen.desk.page
    assert isinstance(page, ActionsPage)
    texts = [entry.text for entry in page.entries]
    assert len(texts) == len(set(texts)) > 40
    screen.close()


def test_the_icons_of_groups_are_drawn(screen: Screen) -> None:
    named = group_icons("lockdown")
    assert set(named.values()) <= set(icons())
    groups = {name.removeprefix("group-") for name in screen.zones if name.startswith("group-")}
    assert len(groups) == 8
    assert groups - {"all"} <= set(named)


def test_labels_follow_the_language(screen: Screen) -> None:
    screen.paint()
    screen.desk.choose(language="de")
    screen.settle()
    assert "Begegnung: App zieht" in screen.texts
