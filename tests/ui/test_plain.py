"""The pages of a game that brings no screens of its own: the toy game is set up, played and undone."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentResource

from companion.core import text
from companion.core.session import Session, Unsaved
from companion.ui.pages.actions import ActionsPage
from companion.ui.pages.form import FormPage
from companion.ui.pages.plain import InterviewPage, PlainTablePage
from companion.ui.pages.set_right import SetRightPage
from companion.ui.pages.table_menu import TableMenuPage
from companion.ui.screens import screens_of
from tests import toy
from tests.ui.stage import Screen
from tests.ui.tools import BlankPage

WORDS = Path(toy.__file__).with_suffix(".ftl")


@pytest.fixture
def _toy_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the toy game lay in its folder, with its texts beside the others."""
    monkeypatch.setitem(sys.modules, "companion.games.toy", toy)
    monkeypatch.setattr(toy, "__path__", [], raising=False)
    made = text._bundle.__wrapped__("en")
    made.add_resource(FluentResource(WORDS.read_text("utf-8")))
    monkeypatch.setattr(text, "_bundle", lambda language: made)


@pytest.fixture
def screen(tmp_path: Path, _toy_is_there: None) -> Iterator[Screen]:
    """A table of the toy game before it is set up."""
    found = Screen(tmp_path)
    found.desk.show(BlankPage())
    found.desk.adopt(Session(toy.GAME, Unsaved(), seed=1))
    yield found
    found.close()


@pytest.fixture
def table(screen: Screen) -> Screen:
    screen.tap("type", "key-a", "key-n", "key-a", "ok")
    return screen


@pytest.mark.usefixtures("_toy_is_there")
def test_a_game_without_screens_gets_the_plain_ones() -> None:
    assert screens_of("toy").table is PlainTablePage
    assert screens_of("lockdown").table is not PlainTablePage


def test_the_game_is_set_up_by_its_own_questions(screen: Screen) -> None:
    assert isinstance(screen.desk.page, InterviewPage)
    assert {"Toy", "Who plays?"} <= set(screen.texts)
    screen.tap("type", "key-a", "key-n", "key-a", "ok")
    assert screen.desk.table.view["players"] == [{"seat": 1, "name": "Ana"}]
    assert isinstance(screen.desk.page, PlainTablePage)
    assert len(screen.desk.pages) == 2


def test_back_from_the_first_question_leaves_the_table(screen: Screen) -> None:
    screen.tap("back")
    assert isinstance(screen.desk.page, BlankPage)
    assert screen.desk.snapshot is None


def test_the_table_says_where_the_game_stands_and_what_happened(table: Screen) -> None:
    assert {"0 pearls in the pot", "A word lies under the pot.", "Undo: Set up for 1"} <= set(table.texts)


def test_the_first_offer_is_the_primary_action(table: Screen) -> None:
    table.tap("offer-add")
    assert isinstance(table.desk.page, FormPage)
    table.tap("choice-colour-grey", "choice-count-2", "do")
    assert table.desk.table.view["pearls"]["grey"] == 2
    assert isinstance(table.desk.page, PlainTablePage)


def test_all_offers_are_reached_by_the_actions(table: Screen) -> None:
    table.tap("offer-add", "choice-colour-grey", "choice-count-2", "do", "actions")
    assert isinstance(table.desk.page, ActionsPage)
    offers = {name for name in table.zones if name.startswith("offer-")}
    assert offers == {"offer-add", "offer-draw", "offer-draw-colour", "offer-hide"}


def test_the_menu_leads_to_setting_right_and_back_home(table: Screen) -> None:
    table.tap("menu")
    assert isinstance(table.desk.page, TableMenuPage)
    table.tap("set-right")
    assert isinstance(table.desk.page, SetRightPage)
    table.tap("figure-pearls.white", "value-3", "set")
    assert table.desk.table.view["pearls"]["white"] == 3
    table.tap("back", "leave", "no", "leave", "yes")
    assert isinstance(table.desk.page, BlankPage)


def test_undone_to_the_beginning_it_asks_again(table: Screen) -> None:
    table.tap("undo")
    assert "Who plays?" in table.texts
    table.tap("type", "key-b", "key-o", "ok")
    assert table.desk.table.view["players"] == [{"seat": 1, "name": "Bo"}]
    assert isinstance(table.desk.page, PlainTablePage)


def test_a_game_that_is_over_offers_nothing(table: Screen) -> None:
    for _ in range(5):
        table.tap("offer-add", "choice-colour-grey", "choice-count-2", "do")
    assert table.desk.table.view["phase"] == "over"
    assert not [name for name in table.zones if name.startswith(("offer-", "actions"))]
    assert "menu" in table.zones
