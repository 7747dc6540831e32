"""The list of games in a folder."""

import os
from pathlib import Path

import msgspec
import pytest

from companion.core.errors import SaveInUse
from companion.core.journal import DamagedSave, Journal
from companion.core.shelf import list_games, new_save_path
from tests.core import saves
from tests.core.saves import HEADER, entries, entry, files, write

LONG_AGO = 1_000_000_000_000_000_000


def shelved(folder: Path) -> list[str]:
    return [game.path.name for game in list_games(folder)]


def set_time(path: Path, ns: int) -> None:
    os.utime(path, ns=(ns, ns))


def test_a_save_is_listed_with_what_it_is(tmp_path: Path) -> None:
    write(tmp_path / "a.save", entries(3))
    (game,) = list_games(tmp_path)
    assert (game.path, game.header, game.length) == (tmp_path / "a.save", HEADER, 3)
    assert game.last_at == "2025-01-01T10:00:03"
    assert not game.problem
    assert not game.is_damaged
    assert not game.is_in_use


def test_bad_files_are_listed_with_what_is_wrong_and_left_as_they_are(tmp_path: Path) -> None:
    path = write(tmp_path / "a.save", entries(20))
    path.write_bytes(path.read_bytes()[:-2000])
    (tmp_path / "b.save").write_text("Dear diary")
    (tmp_path / "c.save").mkdir()
    (tmp_path / "d.save").symlink_to(tmp_path / "nowhere")
    (tmp_path / "notes.txt").write_text("not a save")
    (tmp_path / "a.save.damaged-1").write_text("put aside earlier")
    before = files(tmp_path)
    games = {game.path.name: game for game in list_games(tmp_path)}
    assert set(games) == {"a.save", "b.save", "c.save"}
    assert games["a.save"].is_damaged
    assert isinstance(games["a.save"].problem, DamagedSave)
    assert games["a.save"].header == HEADER
    assert 0 < games["a.save"].length < 20
    for name in ("b.save", "c.save"):
        problem = games[name].problem
        assert problem
        assert problem.key == "save-foreign"
        assert not games[name].is_damaged
    assert files(tmp_path) == before


def test_a_folder_that_is_not_there_has_no_games(tmp_path: Path) -> None:
    assert list_games(tmp_path / "none") == []
    (tmp_path / "file").touch()
    assert list_games(tmp_path / "file") == []


def test_the_game_played_last_comes_first_even_if_the_clock_went_back(tmp_path: Path) -> None:
    for name in ("a", "b", "c"):
        write(tmp_path / f"{name}.save", entries(1))
    set_time(tmp_path / "a.save", LONG_AGO)
    set_time(tmp_path / "b.save", LONG_AGO + 10)
    set_time(tmp_path / "c.save", 4 * LONG_AGO)  # from a clock that was far ahead
    assert shelved(tmp_path) == ["c.save", "b.save", "a.save"]
    journal, _ = Journal.open(tmp_path / "a.save", HEADER)
    journal.append([entry(2)])
    journal.tidy()
    assert shelved(tmp_path)[0] == "a.save"
    journal.append([entry(3)])
    journal.close()
    assert shelved(tmp_path) == ["a.save", "c.save", "b.save"]


def test_a_game_whose_session_was_killed_is_as_new_as_its_log(tmp_path: Path) -> None:
    write(tmp_path / "a.save", entries(1))
    write(tmp_path / "b.save", entries(1))
    saves.kill_after(tmp_path / "a.save", 1, of=1)
    set_time(tmp_path / "a.save", LONG_AGO)
    set_time(tmp_path / "b.save", LONG_AGO + 1)
    first, _ = list_games(tmp_path)
    assert (first.path.name, first.length, first.problem) == ("a.save", 2, None)


def test_a_game_that_is_open_is_listed_as_in_use(tmp_path: Path) -> None:
    journal, _ = Journal.open(tmp_path / "a.save", HEADER)
    journal.append(entries(1))
    journal.append([entry(2)])
    (game,) = list_games(tmp_path)
    assert game.is_in_use
    assert isinstance(game.problem, SaveInUse)
    assert game.header == HEADER
    journal.append([entry(3)])
    journal.close()
    (game,) = list_games(tmp_path)
    assert (game.is_in_use, game.length) == (False, 3)


INTRUDER = """
import sqlite3, sys
db = sqlite3.connect(sys.argv[1], timeout=0)
try:
    db.execute("DELETE FROM line")
except sqlite3.OperationalError as error:
    print(error)
"""


def test_listing_and_a_second_try_to_open_leave_the_lock_of_an_open_game_in_place(tmp_path: Path) -> None:
    path = tmp_path / "a.save"
    journal, _ = Journal.open(path, HEADER)
    journal.append(entries(1))
    journal.append([entry(2)])
    list_games(tmp_path)
    with pytest.raises(SaveInUse):
        Journal.open(path, HEADER)
    assert saves.run(INTRUDER, path) == "database is locked\n"
    journal.close()


def test_a_new_save_gets_a_number_that_none_has_or_had(tmp_path: Path) -> None:
    assert new_save_path(tmp_path, "lockdown") == tmp_path / "lockdown-1.save"
    for name in ("lockdown-2.save", "lockdown-7.save.damaged-1", "lockdown-x.save", "theseus-9.save"):
        (tmp_path / name).touch()
    assert new_save_path(tmp_path, "lockdown") == tmp_path / "lockdown-8.save"
    assert new_save_path(tmp_path / "none", "theseus") == tmp_path / "none" / "theseus-1.save"


def test_saves_of_several_games_stand_side_by_side(tmp_path: Path) -> None:
    for game in ("lockdown", "theseus"):
        header = msgspec.structs.replace(HEADER, game=game)
        write(new_save_path(tmp_path, game), entries(1), header)
    assert {save.header.game for save in list_games(tmp_path) if save.header} == {"lockdown", "theseus"}
