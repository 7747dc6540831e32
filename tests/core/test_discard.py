"""Taking a save off the shelf: nothing is erased, nobody's open game is touched, no name comes back."""

from pathlib import Path

import pytest

from companion.core.discard import discard
from companion.core.disk import Lock, beside
from companion.core.errors import SaveInUse, StorageFailed
from companion.core.journal import read_save
from companion.core.shelf import list_games, new_save_path
from tests.core.saves import entries, files, names, write


def test_a_discarded_save_is_off_the_shelf_and_whole_under_its_new_name(tmp_path: Path) -> None:
    save = write(tmp_path / "lockdown-1.save", entries(3))
    before = save.read_bytes()
    aside = discard(save)
    assert list_games(tmp_path) == []
    assert files(tmp_path) == {"lockdown-1.save.deleted-1": before}
    found = read_save(aside)
    assert found is not None
    assert found.entries == entries(3)


def test_what_an_unclean_end_left_beside_it_goes_with_it(tmp_path: Path) -> None:
    save = write(tmp_path / "lockdown-1.save", entries(1))
    beside(save, "-wal").write_bytes(b"log")
    discard(save)
    assert names(tmp_path) == ["lockdown-1.save.deleted-1", "lockdown-1.save.deleted-1-wal"]


def test_its_name_is_not_given_to_a_new_game(tmp_path: Path) -> None:
    discard(write(tmp_path / "lockdown-1.save", entries(1)))
    assert new_save_path(tmp_path, "lockdown").name == "lockdown-2.save"


def test_an_older_discarded_save_of_that_name_stays(tmp_path: Path) -> None:
    for count in (1, 2):
        discard(write(tmp_path / "friday.save", entries(count)))
    assert names(tmp_path) == ["friday.save.deleted-1", "friday.save.deleted-2"]


def test_an_open_save_is_left_alone(tmp_path: Path) -> None:
    save = write(tmp_path / "lockdown-1.save", entries(1))
    lock = Lock.take(save)
    with pytest.raises(SaveInUse):
        discard(save)
    lock.close()
    assert names(tmp_path) == ["lockdown-1.save"]


def test_a_folder_that_is_gone_is_told(tmp_path: Path) -> None:
    with pytest.raises(StorageFailed):
        discard(tmp_path / "gone" / "lockdown-1.save")
