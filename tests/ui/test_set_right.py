"""Setting right: every figure is there with its value, and what it was stays in view."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games.lockdown.screens.stops_tools import SETUP
from companion.ui.pages.entry import EntryPage
from companion.ui.pages.figure import FigurePage
from companion.ui.pages.set_right import SetRightPage
from tests.ui.stage import Screen
from tests.ui.tools import all_names, at_page


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    found = at_page(tmp_path, SetRightPage)
    yield found
    found.close()


def test_every_figure_is_there(screen: Screen) -> None:
    paths = {name.removeprefix("figure-") for name in all_names(screen, "figure-", "entries")}
    assert paths == {figure.path for figure in screen.desk.table.figures}
    assert len(paths) > 80


def test_a_number_is_stepped_and_then_set(screen: Screen) -> None:
    screen.tap("figure-round")
    assert "set" not in screen.zones
    screen.tap("plus", "plus", "plus", "minus", "set")
    assert screen.desk.table.view["round"] == 3
    assert isinstance(screen.desk.page, SetRightPage)
    assert {"3", "was 1"} <= set(screen.texts)


def test_a_number_can_be_tapped(screen: Screen) -> None:
    screen.tap("figure-time", "value-9", "set")
    assert screen.desk.table.view["time"] == 9


def test_a_number_stays_in_its_bounds(screen: Screen) -> None:
    screen.tap("figure-time")
    assert "plus" not in screen.zones  # 15 is the most
    screen.tap("minus")
    assert "plus" in screen.zones


def test_the_old_value_is_shown_while_the_new_one_is_picked(screen: Screen) -> None:
    screen.tap("figure-time", "value-9")
    assert {"15", "Set right: 15 becomes 9"} <= set(screen.texts)


def test_anything_but_a_number_is_set_by_the_tap(screen: Screen) -> None:
    screen.tap("group-power", "figure-power.s02.on", "value-true")
    assert screen.desk.table.view["power"]["s02"]["on"] is True
    assert "was no" in screen.texts


def test_a_figure_can_be_set_to_nothing_and_back(screen: Screen) -> None:
    screen.tap("figure-alert", "value-7")
    assert screen.desk.table.view["alert"] == 7
    screen.tap("figure-alert", "value-none")
    assert screen.desk.table.view["alert"] is None


def test_a_name_is_typed(screen: Screen) -> None:
    screen.tap("group-players", "figure-players.1.name")
    assert isinstance(screen.desk.page, EntryPage)
    screen.tap("key-backspace", "key-e", "ok")
    assert screen.desk.table.view["players"][0]["name"] == "Ane"


def test_a_figure_is_found_by_words_of_its_name(tmp_path: Path) -> None:
    screen = at_page(tmp_path, lambda desk: SetRightPage(desk, "bruno wounds"))
    names = all_names(screen, "figure-", "entries")
    assert names == [f"figure-players.2.{kind}_wounds" for kind in ("light", "serious", "dressed")]
    screen.tap("search-clear")
    assert "figure-round" in screen.zones
    screen.close()


def test_going_back_sets_nothing(screen: Screen) -> None:
    length = screen.desk.table.length
    screen.tap("figure-time", "value-9", "back")
    assert screen.desk.table.length == length
    assert isinstance(screen.desk.page, SetRightPage)


def test_an_open_figure_shows_the_value_that_the_table_has_now(screen: Screen) -> None:
    screen.tap("figure-round", "plus")
    screen.desk.do({"do": "correct", "path": "round", "value": 7})
    screen.settle()
    assert isinstance(screen.desk.page, FigurePage)
    assert "7" in screen.texts


def test_before_the_set_up_there_is_nothing_to_set_right(tmp_path: Path) -> None:
    screen = at_page(tmp_path, SetRightPage, [SETUP])
    screen.desk.undo()
    screen.settle()
    assert "There is nothing to set right now." in screen.texts
    screen.close()
