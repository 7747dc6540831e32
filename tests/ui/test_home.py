"""Home: what it offers, and that going on, beginning and choosing a language work from there."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.core.disk import Lock
from companion.core.settings import read_settings
from companion.ui.pages.home import HomePage
from companion.ui.pages.language import LanguagePage
from tests.ui.kept import games_of, keep_game
from tests.ui.stage import Screen


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Screen]:
    screen = Screen(tmp_path)
    screen.desk.show(HomePage(screen.desk))
    yield screen
    screen.close()


def read(screen: Screen) -> None:
    """Paints, and waits for what the page looks up by that."""
    for _ in range(3):
        screen.paint()
        screen.settle()


def said(screen: Screen) -> str:
    return " ".join(screen.texts)


def test_the_first_frame_waits_for_no_save_and_has_everything_but_continue(
    home: Screen, tmp_path: Path
) -> None:
    keep_game(tmp_path)
    assert {"new-game", "saved-games", "settings", "help", "language", "ways-out"} == set(home.zones)


def test_without_a_saved_game_there_is_nothing_to_continue_and_new_game_is_first(home: Screen) -> None:
    read(home)
    assert "continue" not in home.zones
    assert home.zones["new-game"].rect.w > home.zones["help"].rect.w


def test_continue_says_which_game_when_and_where_it_stands(home: Screen, tmp_path: Path) -> None:
    keep_game(tmp_path)
    read(home)
    assert "Nemesis: Lockdown · Round 1, player phase, time 15 · today" in said(home)


def test_continue_opens_the_game_that_was_played_last(home: Screen, tmp_path: Path) -> None:
    keep_game(tmp_path, 1, turns=1)
    keep_game(tmp_path, 2, turns=2)
    read(home)
    home.tap("continue")
    assert home.desk.table.length == 3


def test_continue_passes_over_a_game_that_is_open_elsewhere(home: Screen, tmp_path: Path) -> None:
    keep_game(tmp_path, 1, turns=2)
    lock = Lock.take(keep_game(tmp_path, 2, turns=1))
    read(home)
    home.tap("continue")
    assert home.desk.table.length == 3
    lock.close()


def test_two_taps_on_continue_open_one_table(home: Screen, tmp_path: Path) -> None:
    keep_game(tmp_path)
    read(home)
    go_on = home.zones["continue"].do
    go_on()
    go_on()
    home.settle()
    assert home.desk.banner is None
    assert len(home.desk.pages) == 2


def test_home_knows_the_game_again_that_was_just_left(home: Screen) -> None:
    read(home)
    home.tap("new-game")
    home.settle()
    assert len(home.desk.pages) == 2
    home.desk.leave_table()
    home.settle()
    read(home)
    assert "continue" not in home.zones  # nothing was played: nothing was kept


def test_home_finds_a_game_that_came_while_another_page_was_shown(home: Screen, tmp_path: Path) -> None:
    read(home)
    home.tap("help")
    keep_game(tmp_path)
    home.tap("back")
    read(home)
    assert "continue" in home.zones


def test_a_home_that_is_only_looked_at_reads_no_save_twice(home: Screen, tmp_path: Path) -> None:
    save = keep_game(tmp_path)
    read(home)
    kept = home.desk.page._kept.games  # type: ignore[attr-defined]
    read(home)
    assert save.exists()
    assert home.desk.page._kept.games is kept  # type: ignore[attr-defined]


def test_new_game_gets_a_name_that_no_save_has(home: Screen, tmp_path: Path) -> None:
    keep_game(tmp_path, 4)
    read(home)
    home.tap("new-game")
    home.settle()
    assert home.desk.table.length == 0
    assert sorted(file.name for file in games_of(tmp_path).glob("*.save")) == ["lockdown-4.save"]


def test_which_game_is_asked_only_where_there_are_several(
    home: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.ui.pages.home.game_ids", lambda: ["lockdown", "other"])
    home.tap("new-game")
    assert {"game-lockdown", "game-other"} <= set(home.zones)
    home.tap("game-lockdown")
    home.settle()
    assert home.desk.table.game.id == "lockdown"


@pytest.mark.parametrize("name", ["saved-games", "settings", "help", "ways-out"])
def test_every_page_leads_back_home(home: Screen, name: str) -> None:
    home.tap(name)
    assert len(home.desk.pages) == 2
    home.tap("back")
    assert len(home.desk.pages) == 1


def test_the_language_is_chosen_by_its_own_name_and_kept(tmp_path: Path) -> None:
    screen = Screen(tmp_path)
    screen.desk.show(HomePage(screen.desk))
    screen.desk.show(LanguagePage(screen.desk))
    assert {"Deutsch", "English", "Español"} <= set(screen.texts)
    screen.tap("language-es")
    assert "Ayuda" in screen.texts
    assert read_settings(screen.desk.house.folders)[0].language == "es"
    screen.close()


def test_the_words_of_the_last_game_follow_the_language(home: Screen, tmp_path: Path) -> None:
    keep_game(tmp_path)
    read(home)
    home.tap("language", "language-de")
    read(home)
    assert "Runde 1, Spielerphase" in said(home)
