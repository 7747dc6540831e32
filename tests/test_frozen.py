"""Saves of each released schema, kept as they were written: later versions must open them unchanged.

tests/frozen/<game>-<game version>.save is such a save, .jsonl its export, .json what it must show."""

import json
import shutil
from pathlib import Path

import pytest

from companion.core.catalogue import load_game
from companion.core.exchange import read_export
from companion.core.journal import Journal
from companion.core.savefile import Entry
from companion.core.timeline import reload
from companion.main import new_header

FROZEN = Path(__file__).parent / "frozen"
SAVES = sorted(path.stem for path in FROZEN.glob("*.save"))


def entries_of(name: str, folder: Path) -> list[Entry]:
    """What the save holds; opened on a copy, for the frozen one must stay as it is."""
    copy = folder / f"{name}.save"
    shutil.copy(FROZEN / copy.name, copy)
    journal, entries = Journal.open(copy, new_header(load_game(name.rpartition("-")[0])))
    journal.close()
    return entries


def test_there_is_a_frozen_save_of_every_version_of_lockdown() -> None:
    versions = range(1, load_game("lockdown").version + 1)
    assert {f"lockdown-{version}" for version in versions} <= set(SAVES)


@pytest.mark.parametrize("name", SAVES)
def test_a_frozen_save_opens_as_the_table_it_was(name: str, tmp_path: Path) -> None:
    line = reload(load_game(name.rpartition("-")[0]), entries_of(name, tmp_path))
    state = {**line.game.public_view(line.state), "log_length": line.length}
    assert json.loads(json.dumps(state)) == json.loads((FROZEN / f"{name}.json").read_text("utf-8"))
    assert len(line.history()) == line.length


@pytest.mark.parametrize("name", SAVES)
def test_a_frozen_export_holds_what_its_save_holds(name: str, tmp_path: Path) -> None:
    _, entries = read_export(FROZEN / f"{name}.jsonl")
    assert entries == entries_of(name, tmp_path)
