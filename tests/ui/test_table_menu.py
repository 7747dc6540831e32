"""The table's menu: it leads everywhere, and leaves without a question only where nothing is lost."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games.lockdown.screens.stops_tools import LONG, SETUP
from companion.ui.pages.actions import ActionsPage
from companion.ui.pages.confirm import ConfirmPage
from companion.ui.pages.help import HelpPage
from companion.ui.pages.history import HistoryPage
from companion.ui.pages.lock import LockPage
from companion.ui.pages.set_right import SetRightPage
from companion.ui.pages.settings import SettingsPage
from companion.ui.pages.table_menu import TableMenuPage
from tests.ui.stage import Screen
from tests.ui.tools import BlankPage, at_page


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    found = at_page(tmp_path, TableMenuPage, LONG)
    yield found
    found.close()


@pytest.mark.parametrize(
    ("name", "page"),
    [
        ("actions", ActionsPage),
        ("history", HistoryPage),
        ("set-right", SetRightPage),
        ("settings", SettingsPage),
        ("help", HelpPage),
        ("lock", LockPage),
    ],
)
def test_it_leads_to_every_page(screen: Screen, name: str, page: type) -> None:
    screen.tap(name)
    assert isinstance(screen.desk.page, page)


def test_a_locked_screen_lies_over_the_table(screen: Screen) -> None:
    screen.tap("lock")
    assert len(screen.desk.pages) == 3
    assert screen.desk.pages[1] is not screen.desk.page


def test_redo_says_what_it_brings_back_and_goes_when_there_is_nothing_left(screen: Screen) -> None:
    assert "Bruno passes" in screen.texts
    past = len(screen.desk.table.past)
    screen.tap(*["redo"] * 4)
    assert len(screen.desk.table.past) == past + 4
    assert "redo" not in screen.zones


def test_leaving_a_table_that_is_kept_nowhere_asks_and_says_how_much_is_lost(screen: Screen) -> None:
    length = screen.desk.table.length
    screen.tap("leave")
    assert isinstance(screen.desk.page, ConfirmPage)
    assert f"{length} commands are not saved anywhere and would be lost." in screen.texts
    screen.tap("no")
    assert isinstance(screen.desk.page, TableMenuPage)
    screen.tap("leave", "yes")
    assert isinstance(screen.desk.page, BlankPage)
    assert screen.desk.snapshot is None


def test_a_saved_table_is_left_without_a_question(tmp_path: Path) -> None:
    screen = Screen(tmp_path)
    screen.desk.show(BlankPage())
    screen.desk.open("lockdown", tmp_path / "friday.save")
    screen.settle()
    screen.desk.do(SETUP)
    screen.settle()
    screen.desk.show(TableMenuPage(screen.desk))
    assert "The game is saved" in screen.texts
    screen.tap("leave")
    assert isinstance(screen.desk.page, BlankPage)
    screen.close()
