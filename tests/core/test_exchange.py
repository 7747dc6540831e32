"""A game as a readable file, and back."""

import json
from pathlib import Path

import msgspec
import pytest

from companion.core.errors import SaveInUse, SaveUnreadable, StorageFailed
from companion.core.exchange import export_game, import_game, write_export
from companion.core.journal import FORMAT, DamagedSave, Journal
from tests.core import saves
from tests.core.saves import HEADER, entries, entry, files, names, read, write


@pytest.fixture
def exported(tmp_path: Path) -> Path:
    write(tmp_path / "a.save", entries(4))
    assert export_game(tmp_path / "a.save", tmp_path / "game.jsonl") == 4
    return tmp_path / "game.jsonl"


def test_an_exported_game_is_one_readable_line_per_command(exported: Path) -> None:
    first, *lines, last = [json.loads(line) for line in exported.read_text().splitlines()]
    assert first == {"companion": "game", **msgspec.to_builtins(HEADER)}
    assert [line["n"] for line in lines] == [1, 2, 3, 4]
    assert lines[0] == {
        "n": 1,
        "at": "2025-01-01T10:00:01",
        "sender": "screen",
        "command": {"do": "wound", "player": 1},
        "events": [{"type": "wounded", "player": 1, "why": "é" * 20}, {"type": "told", "at": [1, 2]}],
    }
    assert last["end"] == 4
    assert len(last["sum"]) == 64


def test_an_imported_game_is_the_same_game_and_exports_to_the_same_file(
    exported: Path, tmp_path: Path
) -> None:
    path = import_game(exported, tmp_path / "deep" / "games")
    assert names(path.parent) == ["lockdown-01234567.save"]
    journal, found = Journal.open(path, HEADER)
    assert (journal.header, found) == (HEADER, entries(4))
    journal.append([entry(5)])
    journal.close()
    assert read(path) == entries(5)
    again = import_game(exported, tmp_path / "other")
    export_game(again, tmp_path / "again.jsonl")
    assert (tmp_path / "again.jsonl").read_bytes() == exported.read_bytes()


def test_importing_twice_overwrites_nothing(exported: Path, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    first = import_game(exported, folder)
    journal, _ = Journal.open(first, HEADER)
    second = import_game(exported, folder)
    journal.append([entry(5)])
    journal.close()
    assert import_game(exported, folder).name == "lockdown-01234567-3.save"
    assert (len(read(first)), len(read(second))) == (5, 4)


def test_a_name_from_a_strange_header_stays_in_the_folder(tmp_path: Path) -> None:
    header = msgspec.structs.replace(HEADER, game="../../etc", id="/\0ä")
    write_export(header, entries(1), tmp_path / "game.jsonl")
    path = import_game(tmp_path / "game.jsonl", tmp_path / "games")
    assert path == tmp_path / "games" / "etc-.save"
    assert read(path, header) == entries(1)


def test_a_file_that_went_through_windows_is_still_the_same_game(exported: Path, tmp_path: Path) -> None:
    exported.write_bytes(exported.read_bytes().replace(b"\n", b"\r\n"))
    assert read(import_game(exported, tmp_path / "games")) == entries(4)


def test_an_export_cut_anywhere_is_refused(exported: Path, tmp_path: Path) -> None:
    whole = exported.read_bytes()
    for size in range(len(whole) - 1):  # the last byte only ends the last line
        exported.write_bytes(whole[:size])
        with pytest.raises(SaveUnreadable):
            import_game(exported, tmp_path / "games")
    assert not (tmp_path / "games").exists()


@pytest.mark.parametrize(
    ("old", "new", "key", "line"),
    [
        ('"player":3', '"player":2', "save-import-changed", 6),
        ('"n":3', '"n":4', "save-import-changed", 4),
        ('"sender":"button"', '"sender": "button"', "save-import-changed", 6),
        ('"end":4', '"end":3', "save-import-changed", 6),
        ('"command":{"do":"wound","player":2}', '"command":7', "save-import-changed", 3),
        ('"data_version":"2025-1"', '"data_version":"2025-2"', "save-import-changed", 6),
        ('"data_version"', '"more":1,"data_version"', "save-import-changed", 1),
        ('"companion":"game"', '"companion":"cookbook"', "save-import-foreign", None),
        (f'"format":{FORMAT}', f'"format":{FORMAT + 1}', "save-newer", None),
    ],
)
def test_a_changed_foreign_or_newer_export_is_refused(
    exported: Path, tmp_path: Path, old: str, new: str, key: str, line: int | None
) -> None:
    text = exported.read_text()
    assert old in text
    exported.write_text(text.replace(old, new, 1))
    with pytest.raises(SaveUnreadable) as refused:
        import_game(exported, tmp_path / "games")
    assert refused.value.key == key
    assert refused.value.values.get("line") == line
    assert names(tmp_path) == ["a.save", "game.jsonl"]


def test_a_line_left_out_or_a_wrong_byte_is_refused(exported: Path, tmp_path: Path) -> None:
    lines = exported.read_bytes().splitlines(keepends=True)
    for changed in (lines[:2] + lines[3:], [*lines[:-1], b"\n", lines[-1]], [*lines, b"\xff\n"]):
        exported.write_bytes(b"".join(changed))
        with pytest.raises(SaveUnreadable):
            import_game(exported, tmp_path / "games")
    exported.write_bytes(b"".join(lines).replace("é".encode(), b"\xc3", 1))
    with pytest.raises(SaveUnreadable):
        import_game(exported, tmp_path / "games")


def test_what_is_no_export_at_all_is_refused(tmp_path: Path) -> None:
    write(tmp_path / "a.save", entries(1))
    for name, key in (("a.save", "save-import-foreign"), ("none", "save-missing"), (".", "save-foreign")):
        with pytest.raises(SaveUnreadable) as refused:
            import_game(tmp_path / name, tmp_path / "games")
        assert refused.value.key == key


def test_an_export_overwrites_nothing(exported: Path, tmp_path: Path) -> None:
    before = files(tmp_path)
    for out in ("game.jsonl", "a.save"):
        with pytest.raises(StorageFailed) as refused:
            export_game(tmp_path / "a.save", tmp_path / out)
        assert (refused.value.key, refused.value.values) == ("storage-exists", {"file": out})
    assert files(tmp_path) == before


def test_a_game_that_is_open_damaged_or_missing_is_not_exported(tmp_path: Path) -> None:
    path, out = write(tmp_path / "a.save", entries(2)), tmp_path / "game.jsonl"
    journal, _ = Journal.open(path, HEADER)
    with pytest.raises(SaveInUse):
        export_game(path, out)
    journal.close()
    path.write_bytes(path.read_bytes()[:-1])
    with pytest.raises(DamagedSave):
        export_game(path, out)
    with pytest.raises(SaveUnreadable, match="save-missing"):
        export_game(tmp_path / "b.save", out)
    assert names(tmp_path) == ["a.save"]


def test_a_game_after_an_unclean_end_is_exported_as_it_is(tmp_path: Path) -> None:
    saves.kill_after(tmp_path / "a.save", 3, of=3)
    (tmp_path / "a.save-lock").unlink()
    before = files(tmp_path)
    assert export_game(tmp_path / "a.save", tmp_path / "game.jsonl") == 3
    assert files(tmp_path) == {**before, "game.jsonl": (tmp_path / "game.jsonl").read_bytes()}
    assert read(import_game(tmp_path / "game.jsonl", tmp_path / "games")) == entries(3)


def test_a_full_disk_leaves_neither_half_an_export_nor_half_a_save(exported: Path, tmp_path: Path) -> None:
    with saves.small_disk(tmp_path, "64k") as disk:
        saves.fill(disk / "filler")
        with pytest.raises(StorageFailed, match="storage-full"):
            export_game(tmp_path / "a.save", disk / "b.jsonl")
        with pytest.raises(StorageFailed, match="storage-full"):
            import_game(exported, disk)
        assert names(disk) == ["filler"]
