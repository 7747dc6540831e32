"""The journal of a game whose disk behaves, or fails in an honest way."""

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.core.errors import SaveInUse, SaveUnreadable, StorageFailed
from companion.core.journal import FORMAT, Entry, Header, Journal
from companion.core.savefile import APPLICATION_ID
from tests.core import saves
from tests.core.saves import HEADER, entries, entry, files, names, read, write

TEXTS = st.text(st.characters(codec="utf-8"), max_size=30)
OBJECTS = st.dictionaries(TEXTS, st.one_of(st.integers(), TEXTS, st.none(), st.lists(TEXTS, max_size=3)))
RAWS = OBJECTS.map(lambda value: msgspec.Raw(msgspec.json.encode(value)))
ENTRIES = st.builds(Entry, sender=TEXTS, at=TEXTS, command=RAWS, events=st.lists(RAWS, max_size=3).map(tuple))


def key_of(refused: pytest.ExceptionInfo[StorageFailed | SaveUnreadable]) -> str:
    return refused.value.key


def test_a_new_game_is_on_the_disk_only_after_the_first_append(tmp_path: Path) -> None:
    journal, found = Journal.open(tmp_path / "games" / "a.save", HEADER)
    assert found == []
    assert names(tmp_path) == []
    journal.append(entries(1))
    assert (tmp_path / "games" / "a.save").exists()
    journal.close()
    assert names(tmp_path / "games") == ["a.save"]


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(sessions=st.lists(st.lists(st.lists(ENTRIES, max_size=4), max_size=4), min_size=1, max_size=3))
def test_what_was_appended_is_there_after_reopening(
    tmp_path: Path, sessions: list[list[list[Entry]]]
) -> None:
    path = Path(tempfile.mkdtemp(dir=tmp_path)) / "a.save"
    written: list[Entry] = []
    for session in sessions:
        journal, found = Journal.open(path, HEADER)
        assert found == written
        for batch in session:
            journal.append(batch)
            written += batch
        assert journal.length == len(written)
        journal.close()
    assert read(path) == written


def test_the_header_is_that_of_the_file(tmp_path: Path) -> None:
    path = write(tmp_path / "a.save", entries(1))
    later = msgspec.structs.replace(HEADER, id="another", app="0.2.0", game_version=4, data_version="2026-1")
    journal, _ = Journal.open(path, later)
    journal.close()
    assert journal.header == HEADER


def test_a_closed_save_is_one_file_and_an_open_one_needs_no_shared_memory(tmp_path: Path) -> None:
    journal, _ = Journal.open(tmp_path / "a.save", HEADER)
    journal.append(entries(1))
    journal.append(entries(2)[1:])
    assert names(tmp_path) == ["a.save", "a.save-lock", "a.save-wal"]
    journal.close()
    assert names(tmp_path) == ["a.save"]


def test_looking_at_a_save_changes_nothing(tmp_path: Path) -> None:
    path = write(tmp_path / "a.save", entries(3))
    before = files(tmp_path), path.stat().st_mtime_ns
    assert read(path) == entries(3)
    assert (files(tmp_path), path.stat().st_mtime_ns) == before


def test_tidying_empties_the_log_and_the_game_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "a.save"
    journal, _ = Journal.open(path, HEADER)
    for each in entries(5):
        journal.append([each])
    assert (tmp_path / "a.save-wal").stat().st_size > 0
    journal.tidy()
    assert (tmp_path / "a.save-wal").stat().st_size == 0
    journal.append([entry(6)])
    journal.close()
    assert read(path) == entries(6)


def test_the_log_is_tidied_by_itself_when_no_moment_is_idle(tmp_path: Path) -> None:
    journal, _ = Journal.open(tmp_path / "a.save", HEADER)
    journal.append(entries(1))
    journal.append(entries(500)[1:])
    assert (tmp_path / "a.save-wal").stat().st_size == 0
    journal.close()


def test_an_entry_that_could_not_be_read_back_is_not_written(tmp_path: Path) -> None:
    path = tmp_path / "a.save"
    journal, _ = Journal.open(path, HEADER)
    journal.append(entries(2))
    for bad in (b"", b"[1]", b'{"do":', b'{"do":\n1}', b'{"do":"\xff"}'):
        with pytest.raises(ValueError):  # noqa: PT011 - the kinds differ, the entry is what is wrong
            journal.append([entry(3), Entry("screen", "", msgspec.Raw(bad), ())])
    journal.append([entry(3)])
    journal.close()
    assert read(path) == entries(3)


def test_what_was_answered_is_there_after_the_process_was_killed(tmp_path: Path) -> None:
    path = tmp_path / "a.save"
    total = 0
    for answers in (1, 2, 7, 30):
        total += saves.kill_after(path, answers, of=60)
        found = read(path)
        assert len(found) >= total
        assert found == entries(len(found))
        assert names(tmp_path) == ["a.save"]
        total = len(found)


def test_a_second_process_is_refused_at_once(tmp_path: Path) -> None:
    path = write(tmp_path / "a.save", entries(1))
    with saves.start(saves.SESSION + "sys.stdin.read()", path, 1) as process:
        assert process.stdout
        assert process.stdout.readline() == "2\n"
        before = files(tmp_path)
        with pytest.raises(SaveInUse) as refused:
            Journal.open(path, HEADER)
        assert (refused.value.key, refused.value.values) == ("save-in-use", {"file": "a.save"})
        assert files(tmp_path) == before
        process.kill()
    assert read(path) == entries(2)


def test_a_second_session_in_the_same_process_is_refused_until_the_first_is_closed(tmp_path: Path) -> None:
    path = write(tmp_path / "a.save", entries(1))
    journal, _ = Journal.open(path, HEADER)
    with pytest.raises(SaveInUse):
        Journal.open(path, HEADER)
    link = tmp_path / "b.save"
    link.symlink_to(path)
    with pytest.raises(SaveInUse):
        Journal.open(link, HEADER)
    journal.append([entry(2)])
    journal.close()
    assert read(link) == entries(2)


def test_of_two_new_games_under_one_name_the_first_to_write_has_it(tmp_path: Path) -> None:
    first, _ = Journal.open(tmp_path / "a.save", HEADER)
    second, _ = Journal.open(tmp_path / "a.save", HEADER)
    first.append(entries(1))
    with pytest.raises(StorageFailed, match="storage-taken"):
        second.append([entry(9)])
    first.close()
    with pytest.raises(StorageFailed, match="storage-taken"):
        second.append([entry(9)])
    second.close()
    assert read(tmp_path / "a.save") == entries(1)


def test_a_save_that_somebody_changed_since_it_was_opened_is_not_written_to(tmp_path: Path) -> None:
    path = write(tmp_path / "a.save", entries(2))
    journal, _ = Journal.open(path, HEADER)
    path.write_bytes(write(tmp_path / "b.save", entries(3)).read_bytes())
    with pytest.raises(StorageFailed, match="storage-taken"):
        journal.append([entry(9)])
    journal.close()
    assert read(path) == entries(3)


@pytest.mark.parametrize(
    ("header", "key"),
    [
        (msgspec.structs.replace(HEADER, game="theseus"), "save-other-game"),
        (msgspec.structs.replace(HEADER, game_version=4), "save-newer"),
        (msgspec.structs.replace(HEADER, format=FORMAT + 1), "save-newer"),
    ],
)
def test_a_save_of_another_game_or_of_a_newer_version_is_left_alone(
    tmp_path: Path, header: Header, key: str
) -> None:
    write(tmp_path / "a.save", entries(2), header)
    before = files(tmp_path)
    with pytest.raises(SaveUnreadable) as refused:
        Journal.open(tmp_path / "a.save", HEADER)
    assert key_of(refused) == key
    assert files(tmp_path) == before


def test_a_newer_format_with_other_tables_is_known_as_newer(tmp_path: Path) -> None:
    path = tmp_path / "a.save"
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        db.execute("PRAGMA user_version = 7")
        db.execute("CREATE TABLE something (new)")
    with pytest.raises(SaveUnreadable) as refused:
        Journal.open(path, HEADER)
    assert key_of(refused) == "save-newer"


def test_foreign_files_are_refused_and_left_as_they_are(tmp_path: Path) -> None:
    (tmp_path / "empty").write_bytes(b"")
    (tmp_path / "text").write_text("Dear diary\n" * 100)
    (tmp_path / "short").write_bytes(b"SQLite format 3\0")
    with closing(sqlite3.connect(tmp_path / "other")) as db:
        db.execute("CREATE TABLE line (n, text, sum)")
        db.execute("INSERT INTO line VALUES (0, '{}', '')")
        db.commit()
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "pipe")
    before = files(tmp_path)
    for name in ("text", "short", "other", "folder", "pipe"):
        with pytest.raises(SaveUnreadable) as refused:
            Journal.open(tmp_path / name, HEADER)
        assert (refused.value.key, refused.value.values) == ("save-foreign", {"file": name})
    with pytest.raises(SaveUnreadable) as refused:
        Journal.open(tmp_path / "empty", HEADER)
    assert key_of(refused) == "save-empty"
    assert files(tmp_path) == before


def test_a_save_without_permission_to_read_says_so() -> None:
    with saves.somebody_else() as folder:
        path = write(folder / "a.save", entries(1))
        path.chmod(0)
        with pytest.raises(SaveUnreadable) as refused:
            Journal.open(path, HEADER)
        assert key_of(refused) == "save-no-permission"
        assert names(folder) == ["a.save"]


def test_a_read_only_save_can_be_looked_at_and_goes_on_when_it_may() -> None:
    with saves.somebody_else() as folder:
        path = write(folder / "a.save", entries(2))
        path.chmod(0o444)
        journal, found = Journal.open(path, HEADER)
        assert found == entries(2)
        with pytest.raises(StorageFailed) as refused:
            journal.append([entry(3)])
        assert key_of(refused) == "storage-read-only"
        path.chmod(0o644)
        journal.append([entry(3)])
        journal.close()
        assert read(path) == entries(3)


def test_a_save_in_a_read_only_folder_can_be_looked_at_and_goes_on_when_it_may() -> None:
    with saves.somebody_else() as folder:
        path = write(folder / "a.save", entries(2))
        folder.chmod(0o555)
        journal, found = Journal.open(path, HEADER)
        new, _ = Journal.open(folder / "b.save", HEADER)
        assert found == entries(2)
        for each in (journal, new):
            with pytest.raises(StorageFailed) as refused:
                each.append([entry(3)])
            assert key_of(refused) == "storage-read-only"
            assert each.length == len(found) if each is journal else not each.length
        folder.chmod(0o755)
        journal.append([entry(3)])
        new.append([entry(1)])
        journal.close()
        new.close()
        assert read(path) == entries(3)
        assert read(folder / "b.save") == entries(1)


def test_a_read_only_disk_is_looked_at_even_after_an_unclean_end(tmp_path: Path) -> None:
    with saves.small_disk(tmp_path, "1m") as disk:
        saves.kill_after(disk / "a.save", 4, of=4)
        saves.remount(disk, "ro")
        journal, found = Journal.open(disk / "a.save", HEADER)
        assert found == entries(4)
        with pytest.raises(StorageFailed) as refused:
            journal.append([entry(5)])
        assert key_of(refused) == "storage-read-only"
        saves.remount(disk, "rw")
        journal.append([entry(5)])
        journal.close()
        assert read(disk / "a.save") == entries(5)
        assert names(disk) == ["a.save"]


def test_where_no_folder_can_be_made_the_first_append_fails() -> None:
    journal, _ = Journal.open(Path("/proc/companion/a.save"), HEADER)
    with pytest.raises(StorageFailed):
        journal.append(entries(1))
    journal.close()


def test_a_full_disk_refuses_and_leaves_all_as_it_was_until_there_is_room(tmp_path: Path) -> None:
    with saves.small_disk(tmp_path, "128k") as disk:
        path = disk / "a.save"
        journal, _ = Journal.open(path, HEADER)
        journal.append(entries(1))
        journal.append([entry(2)])
        filler = disk / "filler"
        saves.fill(filler)
        before, count = files(disk), journal.length
        # The last block of the log has some room left.
        while saves.is_appended(journal, entry(journal.length + 1)):
            before, count = files(disk), journal.length
        with pytest.raises(StorageFailed) as refused:
            journal.append([entry(count + 1)])
        assert key_of(refused) == "storage-full"
        assert files(disk) == before
        assert journal.length == count
        new, _ = Journal.open(disk / "b.save", HEADER)
        with pytest.raises(StorageFailed) as refused:
            new.append(entries(1))
        assert key_of(refused) == "storage-full"
        new.close()
        filler.unlink()
        journal.append([entry(count + 1)])
        journal.close()
        assert read(path) == entries(count + 1)
        assert names(disk) == ["a.save"]


LIMITED = """
import resource, sys
from pathlib import Path
from tests.core import saves
from companion.core.errors import StorageFailed
from companion.core.journal import Journal
path = Path(sys.argv[1])
journal, _ = Journal.open(path, saves.HEADER)
journal.append(saves.entries(1))
journal.append([saves.entry(2)])
before = saves.files(path.parent)
for room in range(0, 3000, 100):
    limit = len(before["a.save-wal"]) + room
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
    try:
        journal.append([saves.entry(3, padding=1500)])
    except StorageFailed as error:
        print(error.key)
        assert saves.files(path.parent) == before and journal.length == 2
    else:
        break
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
if journal.length == 2:
    journal.append([saves.entry(3)])
journal.close()
"""


def test_a_write_that_fails_halfway_leaves_all_as_it_was(tmp_path: Path) -> None:
    output = saves.run(LIMITED, tmp_path / "a.save")
    assert set(output.split()) <= {"storage-failed", "storage-full"}
    assert output.count("\n") > 20
    assert len(read(tmp_path / "a.save")) == 3
    assert names(tmp_path) == ["a.save"]


def test_what_a_killed_creation_leaves_is_in_nobodys_way(tmp_path: Path) -> None:
    (tmp_path / "a.save.part").write_bytes(b"half")
    (tmp_path / "a.save-lock").touch()
    journal, found = Journal.open(tmp_path / "a.save", HEADER)
    assert found == []
    journal.append(entries(1))
    journal.close()
    assert names(tmp_path) == ["a.save"]
