"""The journal of one game: every command that was answered, on the disk before the answer.

SQLite with a write-ahead log, one row per command, each sealed by a checksum over all before it
(savefile.py). Opening only looks; the save is first written to when something is appended, so that
a damaged save stays as it is and a read-only one can still be looked at. Knows no game."""

import logging
import os
import sqlite3
from collections.abc import Sequence
from contextlib import ExitStack, closing, suppress
from pathlib import Path

from companion.core import disk
from companion.core.disk import Lock, beside, storage_failed, write_whole
from companion.core.errors import SaveInUse, SaveUnreadable, StorageFailed
from companion.core.game import Line
from companion.core.savefile import FORMAT, SUFFIX, Entry, Header, add_entries, image_of
from companion.core.savelook import Found, look

__all__ = ["FORMAT", "SUFFIX", "DamagedSave", "Entry", "Header", "Journal", "read_save", "recover"]

log = logging.getLogger(__name__)

UNTIDY_ROWS = 500  # a log of more rows would be felt when it is checked after a power cut
SETTINGS = (
    "locking_mode = EXCLUSIVE",  # first of all: the log then needs no -shm beside it
    "journal_mode = WAL",
    "synchronous = FULL",  # an fsync lies between append and answer
    "wal_autocheckpoint = 0",  # only TRUNCATE, in tidy: the log never holds old frames
    "cache_spill = OFF",  # wal.py relies on each page standing once in a transaction, in order
)


class DamagedSave(SaveUnreadable):
    """The save has changed since it was written. It was left as it is; `entries` are whole."""

    def __init__(self, path: Path, found: Found) -> None:
        super().__init__("save-damaged", file=path.name, kept=len(found.entries))
        self.header = found.header
        self.entries = found.entries
        self.reason = found.damage


class Journal:
    """One open game. Used by one thread at a time; `close` makes it one file again."""

    def __init__(self, path: Path, header: Header, found: Found | None, lock: Lock | None) -> None:
        self.path = path
        self.header = found.header if found and found.header else header
        self.length = len(found.entries) if found else 0
        self.notice = Line("save-tail-left-out", {"file": path.name}) if found and found.is_torn else None
        self._sum = found.sum if found else b""
        self._is_new = found is None
        self._is_unsettled = found is not None and (found.has_log or lock is None)
        self._untidy_rows = 0
        self._lock = lock
        self._db: sqlite3.Connection | None = None

    @classmethod
    def open(cls, path: Path, header: Header) -> tuple["Journal", list[Entry]]:
        """The game at `path` with all its entries, or a new one, which is on the disk after the first
        append. Raises SaveInUse, DamagedSave, SaveUnreadable."""
        path = Path(os.path.realpath(path))
        with ExitStack() as on_failure:
            lock = _lock_to_look(path)
            if lock:
                on_failure.callback(lock.close)
            found = read_save(path)
            if found and found.header and found.header.game != header.game:
                raise SaveUnreadable("save-other-game", file=path.name, game=found.header.game)
            if found and found.header and found.header.game_version > header.game_version:
                raise SaveUnreadable("save-newer", file=path.name)
            on_failure.pop_all()
        return cls(path, header, found, lock), found.entries if found else []

    def append(self, entries: Sequence[Entry]) -> None:
        """Writes the entries, all or none; they are on the disk when this returns. Raises StorageFailed,
        and then the save is as before and may be appended to later."""
        if not entries:
            return
        try:
            if self._lock is None:
                disk.make_folder(self.path.parent)
                self._lock = Lock.take(self.path)
            self._sum = self._create(entries) if self._is_new else self._write(entries)
        except (SaveInUse, SaveUnreadable) as error:
            raise StorageFailed("storage-taken", file=self.path.name) from error
        except (OSError, sqlite3.Error) as error:
            raise storage_failed(error, self.path) from error
        self._is_new = False
        self.length += len(entries)
        self._untidy_rows += len(entries)
        if self._untidy_rows >= UNTIDY_ROWS:
            self.tidy()

    def tidy(self) -> None:
        """Brings the log into the main file; for moments when nobody waits. A failure costs nothing."""
        if not self._untidy_rows:
            return
        self._untidy_rows = 0
        try:
            if self._db:
                self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
            disk.keep_newest(self.path)
        except (OSError, sqlite3.Error) as error:
            log.warning("%s could not be tidied: %s", self.path.name, error)

    def close(self) -> None:
        """Leaves the save as one file and lets others open it."""
        try:
            self.tidy()
            if self._db:
                self._db.close()
            elif self._lock and self._is_unsettled:
                self._settle()
        except (OSError, sqlite3.Error, SaveUnreadable, StorageFailed) as error:
            log.warning("%s could not be made one file: %s", self.path.name, error)
        finally:
            self._db = None
            if self._lock:
                self._lock.close()
            self._lock = None

    def _create(self, entries: Sequence[Entry]) -> bytes:
        image, total = image_of(self.header, entries)
        write_whole(self.path, image)
        return total

    def _write(self, entries: Sequence[Entry]) -> bytes:
        db = self._db = self._db or self._connect()
        written = beside(self.path, "-wal")
        size = written.stat().st_size if written.exists() else 0
        db.execute("BEGIN IMMEDIATE")
        try:
            total = add_entries(db, entries, self.length, self._sum)
            db.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):
                db.rollback()
            # SQLite forgets what it wrote of a failed transaction, but the next session would find it.
            with suppress(OSError):
                os.truncate(written, size)
            raise
        return total

    def _connect(self) -> sqlite3.Connection:
        if self._is_unsettled:
            self._settle()
        self.path.open("r+b").close()  # says why it may not be written to; SQLite would say "disk I/O error"
        # psow: SQLite need not pad its log, which wal.py would take for a second transaction.
        place = f"{self.path.as_uri()}?mode=rw&psow=1"
        db = sqlite3.connect(place, uri=True, isolation_level=None, timeout=0, check_same_thread=False)
        with ExitStack() as on_failure:
            on_failure.callback(db.close)
            for setting in SETTINGS:
                db.execute(f"PRAGMA {setting}")
            db.execute("BEGIN IMMEDIATE")  # a file that cannot be written to is noticed here
            if db.execute("SELECT length, sum FROM head").fetchall() != [(self.length, self._sum)]:
                raise StorageFailed("storage-taken", file=self.path.name)
            db.execute("ROLLBACK")
            on_failure.pop_all()
        return db

    def _settle(self) -> None:
        """Makes main file and -wal one file after an unclean end: exactly what was judged whole. Done
        here because SQLite throws a log away whose main file is empty."""
        found = read_save(self.path)
        if found is None or found.sum != self._sum:
            raise StorageFailed("storage-taken", file=self.path.name)
        if found.has_log:
            write_whole(self.path, found.image, replace=True)
            beside(self.path, "-wal").unlink()
            disk.sync_folder(self.path.parent)
        self._is_unsettled = False


def read_save(path: Path) -> Found | None:
    """A look at a save that is whole; None if there is none. Raises DamagedSave, SaveUnreadable."""
    found = look(path)
    if found and found.damage:
        raise DamagedSave(path, found)
    return found


def recover(path: Path) -> tuple[Path, int]:
    """Puts a damaged save aside, untouched, and makes a new one of its whole part: where the old one
    is, and how many entries were kept. A whole save stays where it is.

    Raises SaveInUse, SaveUnreadable, StorageFailed."""
    path = Path(os.path.realpath(path))
    try:
        with closing(Lock.take(path)):
            found = look(path)
            if found is None or not found.damage:
                return path, len(found.entries) if found else 0
            return _put_aside(path, found), len(found.entries)
    except OSError as error:
        raise storage_failed(error, path) from error


def _put_aside(path: Path, found: Found) -> Path:
    """In this order, a power cut leaves the damaged save or the new one, and never loses the old."""
    number = 1
    while any(beside(path, f".damaged-{number}{end}").exists() for end in ("", "-wal")):
        number += 1
    aside = beside(path, f".damaged-{number}")
    for end in ("", "-wal"):
        if beside(path, end).exists():
            write_whole(beside(aside, end), beside(path, end).read_bytes())
    if found.header and found.entries:
        write_whole(path, image_of(found.header, found.entries)[0], replace=True)
    else:
        path.unlink(missing_ok=True)
    beside(path, "-wal").unlink(missing_ok=True)
    disk.sync_folder(path.parent)
    return aside


def _lock_to_look(path: Path) -> Lock | None:
    """The lock of a save, or none where nothing is to be locked: no save yet, or a folder that cannot
    be written to, where nobody can change the save either."""
    try:
        if path.exists() or beside(path, "-wal").exists():
            return Lock.take(path)
    except OSError:
        pass  # what can be read is shown; append says what cannot be written
    return None
