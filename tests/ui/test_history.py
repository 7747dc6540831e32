"""The history: a tap on a line goes back to it, far jumps ask, what was undone can be brought back."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games.lockdown.screens.stops_tools import LONG, SETUP
from companion.ui.pages.confirm import ConfirmPage
from companion.ui.pages.history import HistoryPage
from tests.ui.stage import Screen
from tests.ui.tools import all_names, at_page


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    found = at_page(tmp_path, HistoryPage, LONG)
    found.paint()
    yield found
    found.close()


def count(screen: Screen) -> int:
    return len(screen.desk.table.past)


def test_now_is_in_view_from_the_beginning(screen: Screen) -> None:
    assert "NOW" in screen.texts
    assert f"line-{count(screen) + 1}" in screen.zones  # the next one to bring back


def test_every_line_can_be_reached_but_the_one_where_the_table_is(screen: Screen) -> None:
    lines = {int(name.removeprefix("line-")) for name in all_names(screen, "line-", "history")}
    past, future = screen.desk.table.past, screen.desk.table.future
    assert lines == set(range(1, len(past) + len(future) + 1)) - {len(past)}


def test_a_line_goes_back_to_just_after_it(screen: Screen) -> None:
    here = count(screen)
    names = [moment.name for moment in screen.desk.table.past]
    screen.tap(f"line-{here - 2}")
    assert [moment.name for moment in screen.desk.table.past] == names[: here - 2]
    assert len(screen.desk.table.future) == 6
    assert isinstance(screen.desk.page, HistoryPage)


def test_three_steps_back_are_done_at_once_and_four_ask(screen: Screen) -> None:
    here = count(screen)
    screen.tap("history-up", f"line-{here - 4}")
    assert isinstance(screen.desk.page, ConfirmPage)
    assert any("4 steps are undone" in text for text in screen.texts)
    screen.tap("no")
    assert count(screen) == here
    screen.tap(f"line-{here - 3}")
    assert count(screen) == here - 3


def test_a_far_jump_is_done_after_a_yes(screen: Screen) -> None:
    here = count(screen)
    screen.tap("history-up", f"line-{here - 6}", "yes")
    assert count(screen) == here - 6
    assert isinstance(screen.desk.page, HistoryPage)


def test_a_far_jump_is_not_done_at_a_table_that_has_moved_on(screen: Screen) -> None:
    here = count(screen)
    screen.tap("history-up", f"line-{here - 6}")
    screen.desk.do({"do": "place_fire"})  # as a button on the table would
    screen.settle()
    screen.tap("yes")
    assert count(screen) == here + 1
    assert screen.desk.banner is not None


def test_an_undone_line_comes_back_with_all_before_it(screen: Screen) -> None:
    here, future = count(screen), screen.desk.table.future
    screen.desk.scrolled["history"] = 10_000.0
    screen.tap(f"line-{here + 3}")
    assert count(screen) == here + 3
    assert [moment.name for moment in screen.desk.table.past][-3:] == [moment.name for moment in future[:3]]


def test_undo_and_redo_say_what_they_are_about(screen: Screen) -> None:
    assert {"Undo: Ana passes", "Redo: Bruno passes"} <= set(screen.texts)
    here = count(screen)
    screen.tap("undo", "redo", "redo")
    assert count(screen) == here + 1


def test_where_nothing_was_undone_nothing_can_be_redone(tmp_path: Path) -> None:
    screen = at_page(tmp_path, HistoryPage, [SETUP])
    assert "redo" not in screen.zones
    assert "Nothing to redo" in screen.texts
    screen.close()


def test_lines_stand_under_their_round(screen: Screen) -> None:
    screen.desk.scrolled["history"] = 0.0
    assert "Round 1" in screen.texts
    assert "Round 2" not in screen.texts
