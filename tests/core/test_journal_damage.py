"""Cut, changed and half-written saves: never a wrong game shown as right, and nothing overwritten."""

import random
import sqlite3
import struct
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from companion.core.errors import SaveInUse, SaveUnreadable, StorageFailed
from companion.core.journal import DamagedSave, Entry, Journal, recover
from companion.core.savefile import PAGE_SIZE, TABLES, seal
from companion.core.wal import FRAME, MAGIC, Tail, checksum, read_log
from companion.core.wal import HEADER as LOG_HEADER
from tests.core import saves
from tests.core.saves import HEADER, entries, entry, files, names, read, write

Unclean = dict[str, bytes]


@pytest.fixture(scope="module")
def unclean(tmp_path_factory: pytest.TempPathFactory) -> Unclean:
    """What a session leaves that was killed after seven answers: five in the main file, two in the log."""
    folder = tmp_path_factory.mktemp("killed")
    write(folder / "a.save", entries(5))
    assert saves.kill_after(folder / "a.save", 2, of=2) == 2
    left = files(folder)
    assert left.pop("a.save-lock") == b""
    assert set(left) == {"a.save", "a.save-wal"}
    return left


def put(folder: Path, left: Unclean) -> Path:
    for name, data in left.items():
        (folder / name).write_bytes(data)
    return folder / "a.save"


def transactions(log: bytes) -> list[int]:
    """Where each transaction of a sound log ends."""
    starts = range(LOG_HEADER.size, len(log), FRAME.size + PAGE_SIZE)
    return [at + FRAME.size + PAGE_SIZE for at in starts if FRAME.unpack_from(log, at)[1]]


def flipped(data: bytes, at: int, bit: int) -> bytes:
    return data[:at] + bytes([data[at] ^ 1 << bit]) + data[at + 1 :]


def opened(path: Path) -> tuple[list[Entry] | None, list[Entry], bool]:
    """What is shown as right (None: nothing is), what is offered instead, and whether there is a notice.
    Opening must not have touched the files."""
    before = files(path.parent)
    shown: tuple[list[Entry] | None, list[Entry], bool]
    try:
        journal, found = Journal.open(path, HEADER)
    except DamagedSave as damaged:
        shown = None, damaged.entries, False
    except SaveUnreadable:
        shown = None, [], False
    else:
        assert journal._lock
        journal._lock.close()  # as if killed: journal.close would make one file of save and log
        shown = found, found, journal.notice is not None
    assert files(path.parent) == before
    return shown


def test_a_save_cut_anywhere_is_never_taken_for_whole(tmp_path: Path) -> None:
    path = write(tmp_path / "a.save", entries(7))
    whole, truth, kept = path.read_bytes(), entries(7), set()
    for size in range(len(whole)):
        path.write_bytes(whole[:size])
        shown, offered, _ = opened(path)
        assert shown is None
        assert offered == truth[: len(offered)]
        kept.add(len(offered))
    assert len(kept) > 2  # what stands before the cut is offered, not only all or nothing


def test_a_flipped_bit_in_any_byte_of_a_save_is_noticed_or_harmless(tmp_path: Path) -> None:
    path = write(tmp_path / "a.save", entries(6))
    whole, truth, luck = path.read_bytes(), entries(6), random.Random(1)
    kept = []
    for at in range(len(whole)):
        path.write_bytes(flipped(whole, at, luck.randrange(8)))
        shown, offered, _ = opened(path)
        assert shown is None or shown == truth, at
        assert offered == truth[: len(offered)]
        kept.append(len(offered) if shown is None else None)
    assert kept.count(6) > 200  # damage outside of the entries costs none of them
    assert None in kept  # unused space


def test_flipped_bits_in_a_long_game_are_noticed_or_harmless(tmp_path: Path) -> None:
    path = tmp_path / "a.save"
    journal, _ = Journal.open(path, HEADER)
    truth = [entry(n, padding=n % 7 * 300) for n in range(1, 401)]
    journal.append(truth)
    journal.close()
    whole, luck = path.read_bytes(), random.Random(2)
    noticed = 0
    for _ in range(150):
        path.write_bytes(flipped(whole, luck.randrange(len(whole)), luck.randrange(8)))
        shown, offered, _ = opened(path)
        assert shown is None or shown == truth
        assert offered == truth[: len(offered)]
        noticed += shown is None
    assert noticed > 100


def test_the_whole_log_of_a_killed_session_is_read_and_brings_no_notice(
    tmp_path: Path, unclean: Unclean
) -> None:
    assert opened(put(tmp_path, unclean)) == (entries(7), entries(7), False)


def test_a_log_cut_anywhere_gives_the_entries_that_are_whole_and_says_what_was_left_out(
    tmp_path: Path, unclean: Unclean
) -> None:
    path, log = put(tmp_path, unclean), unclean["a.save-wal"]
    ends = transactions(log)
    assert len(ends) == 2
    for size in range(len(log)):
        (tmp_path / "a.save-wal").write_bytes(log[:size])
        shown, _, has_notice = opened(path)
        whole = sum(end <= size for end in ends)
        assert shown == entries(5 + whole), size
        assert has_notice == (size not in (0, LOG_HEADER.size, *ends)), size


def test_a_flipped_bit_in_any_byte_of_a_log_loses_no_answered_entry_in_silence(
    tmp_path: Path, unclean: Unclean
) -> None:
    path, log, luck = put(tmp_path, unclean), unclean["a.save-wal"], random.Random(3)
    last = transactions(log)[-2]  # where the last transaction begins
    for at in range(len(log)):
        (tmp_path / "a.save-wal").write_bytes(flipped(log, at, luck.randrange(8)))
        shown, offered, has_notice = opened(path)
        assert offered == entries(len(offered))
        assert shown is None or (shown == entries(6) and has_notice and at >= last), at
        if at < LOG_HEADER.size:
            assert shown is None
            assert offered == entries(7) or at in range(4)  # the first four bytes tell the byte order too


def test_a_commit_mark_that_was_wiped_out_does_not_merge_two_transactions(
    tmp_path: Path, unclean: Unclean
) -> None:
    path, log = put(tmp_path, unclean), unclean["a.save-wal"]
    for end in transactions(log)[:-1]:
        mark = end - PAGE_SIZE - FRAME.size + 4
        (tmp_path / "a.save-wal").write_bytes(log[:mark] + bytes(4) + log[mark + 4 :])
        shown, offered, _ = opened(path)
        assert shown is None
        assert 5 <= len(offered) < 7


def test_a_main_file_damaged_beside_a_log_is_noticed_or_harmless(tmp_path: Path) -> None:
    path, luck = write(tmp_path / "a.save", entries(30)), random.Random(4)
    saves.kill_after(path, 2, of=2)
    (tmp_path / "a.save-lock").unlink()
    main, noticed = path.read_bytes(), 0
    for at in range(0, len(main), 13):
        path.write_bytes(flipped(main, at, luck.randrange(8)))
        shown, offered, has_notice = opened(path)
        assert shown is None or (shown == entries(32) and not has_notice)
        assert offered == entries(len(offered))
        noticed += shown is None
    assert noticed > 100


def test_a_torn_end_is_left_out_with_a_notice_and_the_game_goes_on(tmp_path: Path, unclean: Unclean) -> None:
    path = put(tmp_path, unclean)
    (tmp_path / "a.save-wal").write_bytes(unclean["a.save-wal"][:-10] + bytes(10))
    journal, found = Journal.open(path, HEADER)
    assert found == entries(6)
    assert journal.notice
    assert (journal.notice.key, journal.notice.values) == ("save-tail-left-out", {"file": "a.save"})
    journal.append([entry(7), entry(8)])
    journal.close()
    assert read(path) == entries(8)
    assert names(tmp_path) == ["a.save"]


@pytest.mark.parametrize("main_pages", [0, 1])
def test_a_log_that_holds_the_whole_game_is_enough(tmp_path: Path, main_pages: int) -> None:
    made = write(tmp_path / "made.save", entries(3))
    path = tmp_path / "live" / "a.save"
    path.parent.mkdir()
    with closing(sqlite3.connect(path, isolation_level=None)) as db, closing(sqlite3.connect(made)) as source:
        db.execute(f"PRAGMA page_size = {PAGE_SIZE}")
        db.execute("PRAGMA locking_mode = EXCLUSIVE")
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("BEGIN")
        for setting in ("application_id", "user_version"):
            db.execute(f"PRAGMA {setting} = {source.execute(f'PRAGMA {setting}').fetchone()[0]}")
        for table in TABLES:
            db.execute(table)
        for table in ("line", "head"):
            rows = source.execute(f"SELECT * FROM {table}").fetchall()  # noqa: S608 - our own names
            db.executemany(f"INSERT INTO {table} VALUES (?, ?, ?)", rows)  # noqa: S608
        db.execute("COMMIT")
        left = files(path.parent)  # as a kill at this moment would leave it
    assert len(left["a.save"]) == PAGE_SIZE
    put(path.parent, {**left, "a.save": left["a.save"][: main_pages * PAGE_SIZE]})
    journal, found = Journal.open(path, HEADER)
    assert found == entries(3)
    journal.append([entry(4)])
    journal.close()
    assert read(path) == entries(4)


def reseal(db: sqlite3.Connection, n: int) -> None:
    """Gives line n the checksum that fits it, as somebody would who changes one line by hand."""
    (before,) = db.execute("SELECT sum FROM line WHERE n = ?", (n - 1,)).fetchone() if n else (b"",)
    (text,) = db.execute("SELECT text FROM line WHERE n = ?", (n,)).fetchone()
    db.execute("UPDATE line SET sum = ? WHERE n = ?", (seal(before, text.encode()), n))


def run(*statements: str, sealed: int | None = None) -> Callable[[sqlite3.Connection], None]:
    def change(db: sqlite3.Connection) -> None:
        for statement in statements:
            db.execute(statement)
        if sealed is not None:
            reseal(db, sealed)

    return change


@pytest.mark.parametrize(
    ("change", "kept"),
    [
        pytest.param(
            run("UPDATE line SET text = replace(text, 'wound', 'stung') WHERE n = 3"), 2, id="edited"
        ),
        pytest.param(
            run("UPDATE line SET text = replace(text, 'wound', 'stung') WHERE n = 3", sealed=3),
            3,
            id="edited and sealed anew",
        ),
        pytest.param(run("UPDATE line SET sum = zeroblob(32) WHERE n = 4"), 3, id="checksum wiped"),
        pytest.param(run("UPDATE line SET text = zeroblob(9) WHERE n = 4"), 3, id="text wiped"),
        pytest.param(run("DELETE FROM line WHERE n = 3"), 2, id="deleted in the middle"),
        pytest.param(run("DELETE FROM line WHERE n = 5"), 4, id="deleted at the end"),
        pytest.param(
            run("DELETE FROM line WHERE n = 3", "UPDATE line SET n = n - 1 WHERE n > 3"), 2, id="closed up"
        ),
        pytest.param(run("UPDATE line SET n = 9 WHERE n = 5"), 4, id="renumbered"),
        pytest.param(run("INSERT INTO line SELECT 7, text, sum FROM line WHERE n = 5"), 5, id="one too many"),
        pytest.param(run("UPDATE head SET length = 4"), 5, id="wrong count"),
        pytest.param(run("UPDATE head SET sum = zeroblob(32)"), 5, id="wrong last checksum"),
        pytest.param(run("DELETE FROM head"), 5, id="no head"),
        pytest.param(run("INSERT INTO head SELECT * FROM head"), 5, id="two heads"),
        pytest.param(
            run("UPDATE line SET text = replace(text, '0.1', '0.9') WHERE n = 0"), 5, id="one header"
        ),
        pytest.param(run("UPDATE head SET header = replace(header, '0.1', '0.9')"), 5, id="the other header"),
        pytest.param(
            run(
                "UPDATE head SET header = replace(header, '0.1', '0.9')",
                "UPDATE line SET text = replace(text, '0.1', '0.9') WHERE n = 0",
                sealed=0,
            ),
            0,
            id="both headers, sealed anew",
        ),
        pytest.param(run("PRAGMA user_version = 9"), 5, id="format changed"),
        pytest.param(run("PRAGMA application_id = 9"), 5, id="mark of the program changed"),
        pytest.param(run("CREATE TABLE more (n)"), 5, id="one more table"),
        pytest.param(run("DROP TABLE head"), 5, id="table lost"),
    ],
)
def test_a_save_changed_by_hand_is_damaged_and_its_whole_part_is_offered(
    tmp_path: Path, change: Callable[[sqlite3.Connection], None], kept: int
) -> None:
    path = write(tmp_path / "a.save", entries(5))
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        change(db)
    before = files(tmp_path)
    with pytest.raises(DamagedSave) as damaged:
        Journal.open(path, HEADER)
    assert len(damaged.value.entries) == kept
    assert damaged.value.entries[:2] == entries(5)[: min(kept, 2)]
    assert damaged.value.reason
    assert (damaged.value.key, damaged.value.values) == ("save-damaged", {"file": "a.save", "kept": kept})
    assert files(tmp_path) == before


def test_recovery_keeps_the_damaged_save_and_makes_a_new_one_of_what_is_whole(tmp_path: Path) -> None:
    path = write(tmp_path / "a.save", entries(20))
    broken = path.read_bytes()[: -3 * PAGE_SIZE]
    for number in (1, 2):
        path.write_bytes(broken)
        aside, kept = recover(path)
        assert aside == tmp_path / f"a.save.damaged-{number}"
        assert aside.read_bytes() == broken
        assert 0 < kept < 20
        assert read(path) == entries(kept)
    journal, _ = Journal.open(path, HEADER)
    assert journal.header == HEADER
    journal.append([entry(kept + 1)])
    journal.close()
    assert names(tmp_path) == ["a.save", "a.save.damaged-1", "a.save.damaged-2"]


def test_recovery_keeps_a_damaged_log_with_its_save(tmp_path: Path, unclean: Unclean) -> None:
    path = put(tmp_path, unclean)
    (tmp_path / "a.save-wal").write_bytes(flipped(unclean["a.save-wal"], 2000, 3))
    before = files(tmp_path)
    aside, kept = recover(path)
    assert read(path) == entries(kept)
    assert files(tmp_path) == {
        "a.save": path.read_bytes(),
        aside.name: before["a.save"],
        f"{aside.name}-wal": before["a.save-wal"],
    }


def test_recovery_of_a_save_with_nothing_whole_leaves_room_for_a_new_game(tmp_path: Path) -> None:
    path = write(tmp_path / "a.save", entries(3))
    broken = path.read_bytes()[: PAGE_SIZE // 2]
    path.write_bytes(broken)
    assert recover(path) == (tmp_path / "a.save.damaged-1", 0)
    assert files(tmp_path) == {"a.save.damaged-1": broken}


def test_a_log_whose_save_is_gone_is_put_aside_too(tmp_path: Path) -> None:
    path = write(tmp_path / "a.save", entries(30))
    saves.kill_after(path, 2, of=2)
    path.unlink()
    log = (tmp_path / "a.save-wal").read_bytes()
    with pytest.raises(DamagedSave):
        Journal.open(path, HEADER)
    recover(path)
    assert files(tmp_path) == {"a.save.damaged-1-wal": log}


def test_recovery_cut_short_before_the_old_log_is_gone_offers_the_new_save(
    tmp_path: Path, unclean: Unclean
) -> None:
    write(tmp_path / "a.save", entries(5))
    (tmp_path / "a.save-wal").write_bytes(flipped(unclean["a.save-wal"], 2000, 3))
    assert opened(tmp_path / "a.save") == (None, entries(5), False)


def test_recovery_leaves_alone_what_is_whole_foreign_or_in_use(tmp_path: Path) -> None:
    path = write(tmp_path / "a.save", entries(3))
    (tmp_path / "b.save").write_text("Dear diary")
    before = files(tmp_path)
    assert recover(path) == (path, 3)
    with pytest.raises(SaveUnreadable, match="save-foreign"):
        recover(tmp_path / "b.save")
    journal, _ = Journal.open(path, HEADER)
    with pytest.raises(SaveInUse):
        recover(path)
    journal.close()
    assert files(tmp_path) == before


def test_recovery_without_room_changes_nothing(tmp_path: Path) -> None:
    with saves.small_disk(tmp_path, "128k") as disk:
        path = write(disk / "a.save", entries(40))
        path.write_bytes(flipped(path.read_bytes(), 9000, 3))
        saves.fill(disk / "filler")
        before = files(disk)
        with pytest.raises(StorageFailed) as refused:
            recover(path)
        assert refused.value.key == "storage-full"
        assert files(disk) == before


def test_a_log_written_by_a_machine_of_the_other_byte_order_is_read(unclean: Unclean) -> None:
    log = unclean["a.save-wal"]
    fields = list(LOG_HEADER.unpack_from(log))
    fields[0] = MAGIC | 1
    sums = checksum(LOG_HEADER.pack(*fields)[:-8], (0, 0), is_big_endian=True)
    swapped = LOG_HEADER.pack(*fields[:-2], *sums)
    for at in range(LOG_HEADER.size, len(log), FRAME.size + PAGE_SIZE):
        frame, page = log[at : at + 16], log[at + FRAME.size : at + FRAME.size + PAGE_SIZE]
        sums = checksum(frame[:8] + page, sums, is_big_endian=True)
        swapped += frame + struct.pack(">2I", *sums) + page
    assert read_log(swapped, PAGE_SIZE) == read_log(log, PAGE_SIZE)
    assert read_log(swapped, PAGE_SIZE).tail is Tail.WHOLE
