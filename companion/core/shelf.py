"""The games in a folder: what each save is, and whether it can be gone on with. Only looks; a save
that cannot be read is listed with what is wrong. Knows no game."""

import os
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from companion.core.disk import beside, is_held
from companion.core.errors import SaveInUse, SaveUnreadable
from companion.core.journal import DamagedSave, read_save
from companion.core.savefile import SUFFIX, UNREADABLE, Entry, Header, read_header


@dataclass(frozen=True)
class Shelved:
    """One save in the folder. `header` is None where it could not be read."""

    path: Path
    header: Header | None = None
    length: int = 0  # whole entries; 0 as well while somebody has it open
    last_at: str = ""  # when the last of them was sent, by the clock of that moment
    problem: SaveInUse | SaveUnreadable | None = None

    @property
    def is_damaged(self) -> bool:
        """Whether `journal.recover` would help."""
        return isinstance(self.problem, DamagedSave)

    @property
    def is_in_use(self) -> bool:
        """Whether a session, here or elsewhere, has it open."""
        return isinstance(self.problem, SaveInUse)


def list_games(folder: Path) -> list[Shelved]:
    """The saves of `folder`, the one played last first. Never raises for a bad file or folder.

    Order is by the time of the file, which the journal keeps later than that of its neighbours even
    where the clock went back (disk.keep_newest); after an unclean end the -wal may be the later one."""
    try:
        paths = sorted(path for path in folder.iterdir() if path.suffix == SUFFIX)
    except OSError:
        return []
    shelved = (_shelved(path) for path in sorted(paths, key=_time, reverse=True))
    return [save for save in shelved if save]


def new_save_path(folder: Path, game: str) -> Path:
    """A name in `folder` that no save has or had: one more than the highest number there is."""
    numbers = [0]
    try:
        for path in folder.glob(f"{game}-*{SUFFIX}*"):
            number = path.name.removeprefix(f"{game}-").partition(SUFFIX)[0]
            if number.isascii() and number.isdigit():
                numbers.append(int(number))
    except OSError:
        pass  # a folder that cannot be listed cannot be written to either; append will say so
    return folder / f"{game}-{max(numbers) + 1}{SUFFIX}"


def _shelved(path: Path) -> Shelved | None:
    place = Path(os.path.realpath(path))
    if is_held(place):
        return _in_use(path)
    try:
        found = read_save(place)
    except DamagedSave as problem:
        if is_held(place):  # opened meanwhile, and seen in the middle of a change
            return _in_use(path)
        return Shelved(path, problem.header, len(problem.entries), _last_at(problem.entries), problem)
    except SaveUnreadable as problem:
        return Shelved(path, problem=problem)
    return Shelved(path, found.header, len(found.entries), _last_at(found.entries)) if found else None


def _last_at(entries: list[Entry]) -> str:
    return entries[-1].at if entries else ""


def _in_use(path: Path) -> Shelved:
    """Reads only the header, which never changes, and through SQLite: see disk.Lock for why this process
    must not open and close the file itself while a session has it."""
    header = None
    try:
        place = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
        with closing(sqlite3.connect(place, uri=True)) as db:
            row = db.execute("SELECT header FROM head").fetchone()
            header = read_header(row[0]) if row else None
    except (sqlite3.Error, TypeError, *UNREADABLE):
        pass  # shown without what it is
    return Shelved(path, header, problem=SaveInUse("save-in-use", file=path.name))


def _time(path: Path) -> int:
    times = [0]
    for file in (path, beside(path, "-wal")):
        try:
            times.append(file.stat().st_mtime_ns)
        except OSError:
            continue
    return max(times)
