"""Files that are whole or not there: written aside, forced to the disk, then given their name. And
the lock that lets one session at a time into a save. Knows no game and no format."""

import errno
import fcntl
import os
import shutil
import sqlite3
from contextlib import suppress
from pathlib import Path

from companion.core.errors import SaveInUse, StorageFailed

FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
READ_ONLY = {errno.EROFS, errno.EACCES, errno.EPERM}
CLOCK_GRAIN_NS = 2_000_000_000  # the coarsest time stamp in use: FAT counts in steps of two seconds


def write_whole(path: Path, data: bytes, *, replace: bool = False) -> None:
    """Writes `path` in one step that a power cut cannot halve. Raises OSError, FileExistsError among
    them unless `replace`. Whoever writes a save holds its lock, so nobody comes between."""
    # A log without its save would be taken for that of the new one.
    if not replace and (os.path.lexists(path) or os.path.lexists(beside(path, "-wal"))):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    part = beside(path, ".part")
    try:
        with part.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if replace and path.exists():
            shutil.copymode(path, part)
        part.replace(path)
        sync_folder(path.parent)
    except OSError:
        for made in [part] if replace else [part, path]:
            with suppress(OSError):
                made.unlink(missing_ok=True)
        raise


def make_folder(folder: Path) -> None:
    """Makes `folder` and what is missing above it, to stay after a power cut. Raises OSError."""
    if folder.is_dir():
        return
    make_folder(folder.parent)
    folder.mkdir(exist_ok=True)
    sync_folder(folder.parent)


def sync_folder(folder: Path) -> None:
    """Forces the names in `folder` to the disk; a new or renamed file is safe only then."""
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def keep_newest(path: Path) -> None:
    """Gives `path` a later time than its neighbours of the same suffix, however slow the clock is: a
    Pi without a battery may wake up in last month, and lists of games go by these times."""
    others = (file.stat().st_mtime_ns for file in path.parent.glob(f"*{path.suffix}") if file != path)
    latest = max(others, default=0)
    if path.suffix and path.stat().st_mtime_ns <= latest:
        os.utime(path, ns=(latest + CLOCK_GRAIN_NS, latest + CLOCK_GRAIN_NS))


def beside(path: Path, ending: str) -> Path:
    """The file of the same name with `ending` after it."""
    return path.with_name(path.name + ending)


def storage_failed(error: OSError | sqlite3.Error, path: Path) -> StorageFailed:
    """What a person is told when `path` could not be written."""
    number = error.errno if isinstance(error, OSError) else None
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if number in FULL or code == sqlite3.SQLITE_FULL:
        return StorageFailed("storage-full", file=path.name)
    if number in READ_ONLY or code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_CANTOPEN):
        return StorageFailed("storage-read-only", file=path.name)
    if number == errno.EEXIST or code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return StorageFailed("storage-taken", file=path.name)
    reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return StorageFailed("storage-failed", file=path.name, reason=reason)


class Lock:
    """Held while a save is open. A file of its own beside the save: SQLite's locks on the save itself
    are lost when anything in the process opens and closes that file, even to list it."""

    def __init__(self, path: Path, handle: int) -> None:
        self._path = path
        self._handle = handle

    @classmethod
    def take(cls, save: Path) -> "Lock":
        """Raises SaveInUse if anybody has it, in this process or another; OSError if it cannot be made."""
        path = beside(save, "-lock")
        while True:
            handle = _open_lock(path)
            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
                # The holder before us takes the name away when done; then this is a lock on nothing.
                if _is_same(handle, path):
                    return cls(path, handle)
            except BlockingIOError:
                os.close(handle)
                raise SaveInUse("save-in-use", file=save.name) from None
            os.close(handle)

    def close(self) -> None:
        """Lets the next one in and leaves no file behind (but in a folder that became read-only)."""
        with suppress(OSError):
            self._path.unlink(missing_ok=True)
        os.close(self._handle)


def is_held(save: Path) -> bool:
    """Whether anybody, in this process or another, holds the lock of `save`."""
    try:
        handle = os.open(beside(save, "-lock"), os.O_RDONLY)
    except OSError:
        return False
    try:
        fcntl.flock(handle, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    finally:
        os.close(handle)
    return False


def _open_lock(path: Path) -> int:
    try:
        return os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
    except OSError as error:
        # Somebody else's lock file, or a disk that became read-only: a lock needs no writing.
        try:
            return os.open(path, os.O_RDONLY)
        except OSError:
            raise error from None


def _is_same(handle: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except FileNotFoundError:
        return False
