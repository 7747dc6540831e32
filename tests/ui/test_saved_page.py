"""Saved games: what the list says, opening, deleting, and what becomes of a damaged one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.core.disk import Lock
from companion.ui.pages.home import HomePage
from companion.ui.pages.saved import SavedPage
from tests.ui.kept import damage, games_of, keep_game
from tests.ui.stage import Screen


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    made = Screen(tmp_path)
    made.desk.show(HomePage(made.desk))
    yield made
    made.close()


def show_saves(screen: Screen) -> None:
    screen.desk.show(SavedPage(screen.desk))
    for _ in range(3):
        screen.paint()
        screen.settle()


def said(screen: Screen) -> str:
    return " ".join(screen.texts)


def test_an_empty_folder_says_so(screen: Screen) -> None:
    show_saves(screen)
    assert "No game has been saved yet." in screen.texts


def test_each_game_is_listed_with_its_name_and_where_it_stands(screen: Screen, tmp_path: Path) -> None:
    keep_game(tmp_path, 1)
    keep_game(tmp_path, 2)
    show_saves(screen)
    for name in ("lockdown-1", "lockdown-2"):
        assert f"{name} · Round 1, player phase, time 15" in said(screen)


def test_a_tap_opens_that_game(screen: Screen, tmp_path: Path) -> None:
    keep_game(tmp_path, 1, turns=2)
    keep_game(tmp_path, 2, turns=1)
    show_saves(screen)
    screen.tap("save-lockdown-1")
    assert screen.desk.table.length == 3


def test_a_game_that_is_open_elsewhere_says_so_and_is_not_opened(screen: Screen, tmp_path: Path) -> None:
    lock = Lock.take(keep_game(tmp_path))
    show_saves(screen)
    assert "open elsewhere at the moment" in said(screen)
    screen.tap("save-lockdown-1")
    assert screen.desk.snapshot is None
    assert screen.desk.banner is not None
    lock.close()


def test_a_file_that_is_no_save_says_why_it_does_not_open(screen: Screen, tmp_path: Path) -> None:
    games_of(tmp_path).mkdir(parents=True)
    (games_of(tmp_path) / "holiday.save").write_bytes(b"not a game" * 200)
    show_saves(screen)
    screen.tap("save-holiday")
    assert screen.desk.banner is not None
    assert screen.desk.snapshot is None


def test_deleting_asks_and_keeps_the_file_under_another_name(screen: Screen, tmp_path: Path) -> None:
    save = keep_game(tmp_path)
    whole = save.read_bytes()
    show_saves(screen)
    screen.tap("delete-lockdown-1")
    assert save.exists()
    screen.tap("yes")
    assert [file.name for file in games_of(tmp_path).iterdir()] == ["lockdown-1.save.deleted-1"]
    assert (games_of(tmp_path) / "lockdown-1.save.deleted-1").read_bytes() == whole
    assert "save-lockdown-1" not in screen.zones


def test_no_leaves_the_game_in_the_list(screen: Screen, tmp_path: Path) -> None:
    save = keep_game(tmp_path)
    show_saves(screen)
    screen.tap("delete-lockdown-1", "no")
    assert save.exists()
    assert "save-lockdown-1" in screen.zones


def test_a_game_that_is_open_elsewhere_is_not_deleted(screen: Screen, tmp_path: Path) -> None:
    save = keep_game(tmp_path)
    show_saves(screen)
    lock = Lock.take(save)
    screen.tap("delete-lockdown-1", "yes")
    assert save.exists()
    assert screen.desk.banner is not None
    lock.close()


# Damaged


def test_a_damaged_game_says_what_is_whole_and_goes_on_from_there(screen: Screen, tmp_path: Path) -> None:
    save = keep_game(tmp_path, turns=2)
    damage(save)
    show_saves(screen)
    assert "damaged" in said(screen)
    screen.tap("save-lockdown-1")
    screen.settle()
    assert "The last whole state: Round 1, player phase, time 15." in said(screen)
    screen.tap("recover")
    screen.settle()
    assert screen.desk.table.length == 2
    assert (games_of(tmp_path) / "lockdown-1.save.damaged-1").exists()


def test_two_taps_recover_once_and_whoever_went_elsewhere_stays_there(screen: Screen, tmp_path: Path) -> None:
    save = keep_game(tmp_path, turns=2)
    damage(save)
    show_saves(screen)
    screen.tap("save-lockdown-1")
    screen.settle()
    recover = screen.zones["recover"].do
    recover()
    recover()
    screen.desk.back_to(1)
    screen.settle()
    assert isinstance(screen.desk.page, HomePage)
    assert screen.desk.snapshot is None
    assert [file.name for file in games_of(tmp_path).glob("*.damaged-*")] == ["lockdown-1.save.damaged-1"]


def test_a_damaged_game_can_be_left_as_it_is(screen: Screen, tmp_path: Path) -> None:
    save = keep_game(tmp_path)
    damage(save)
    before = save.read_bytes()
    show_saves(screen)
    screen.tap("save-lockdown-1", "leave-it")
    assert save.read_bytes() == before
    assert screen.desk.snapshot is None
    assert [file.name for file in games_of(tmp_path).iterdir()] == ["lockdown-1.save"]
