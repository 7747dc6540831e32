"""Looks at a save and judges it: what in it is whole, and what is wrong with the rest.

Writes nothing: main file and -wal are read into memory and put together there, so that a damaged
file stays as it is and SQLite never meets a log that it would cut short in silence. Knows no game."""

import functools
import sqlite3
import stat
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from companion.core.disk import beside
from companion.core.errors import SaveUnreadable
from companion.core.savefile import (
    APPLICATION_ID,
    FORMAT,
    PAGE_SIZE,
    TABLES,
    UNREADABLE,
    Entry,
    Header,
    image_of,
    read_header,
    read_line,
    seal,
)
from companion.core.wal import Tail, read_log

LARGEST = 256 * 1024 * 1024  # no table plays that long; a film given as a save is not read into memory
Row = tuple[Any, ...]  # as read from a file that may be damaged: anything may stand anywhere


@dataclass(frozen=True)
class Found:
    """What a look at a save found: the part that is whole, and what is wrong with the rest."""

    header: Header | None = None
    entries: list[Entry] = field(default_factory=list)
    sum: bytes = b""
    damage: str = ""  # for the log; empty: the save is whole
    is_torn: bool = False  # the last transaction was cut short and left out
    has_log: bool = False  # a -wal lies beside it: the last session did not close it
    image: bytes = field(default=b"", repr=False)  # the one file that main file and -wal make up


def look(path: Path) -> Found | None:
    """Reads the save at `path`, with what an unclean end left beside it; None if there is none.

    Writes nothing. Raises SaveUnreadable for what is no save of ours or of a newer version."""
    main, log_data = bytes_of(path), bytes_of(beside(path, "-wal"))
    if main is None and not log_data:
        return None
    log = read_log(log_data or b"", PAGE_SIZE)
    if main == b"" and not log.pages:
        raise SaveUnreadable("save-empty", file=path.name)
    image = log.over(main or b"")
    found = read_image(image)
    if log.tail is Tail.DAMAGED:
        found = replace(found, damage="the write-ahead log is damaged")
    if found.damage and log_data:
        found = _better(found, read_image(main or b""))
    if found.damage:
        _refuse_what_is_not_ours(path, main, found)
    elif found.header and found.header.format > FORMAT:
        raise SaveUnreadable("save-newer", file=path.name)
    return replace(found, is_torn=log.tail is Tail.TORN, has_log=log_data is not None, image=image)


def read_image(image: bytes) -> Found:
    """Judges a save given as the bytes of its file."""
    found = _read(image)
    if not found.damage:
        return found
    # The first page says where the tables are and is the same in every save of this format, so that
    # damage to it need not cost the game.
    first = bytearray(_first_page())
    first[28:32] = (len(image) // PAGE_SIZE).to_bytes(4)
    return _better(found, _read(bytes(first) + image[PAGE_SIZE:]))


def _read(image: bytes) -> Found:
    with closing(sqlite3.connect(":memory:")) as db:
        db.text_factory = bytes
        db.deserialize(image[:18] + b"\1\1" + image[20:])  # a log cannot be beside a file in memory
        damage = _damage_around(db, image)
        heads, head_damage = _ask(db, "SELECT header, length, sum FROM head")
        rows, rows_damage = _ask(db, "SELECT n, text, sum FROM line ORDER BY n")
    # The header stands in two places: a flipped bit in one of them must not cost the whole game.
    headers = dict.fromkeys([row[1] for row in rows[:1]] + [head[0] for head in heads])
    best = max((_follow(line, rows) for line in headers), key=_worth, default=Found())
    damage = damage or head_damage or rows_damage
    if best.header is None:
        damage = damage or "no header"
    elif heads != [(rows[0][1], len(rows) - 1, best.sum)] or len(best.entries) != len(rows) - 1:
        damage = damage or f"{len(best.entries)} whole lines of {len(rows) - 1}, or not the last ones"
    elif rows[0][:2] != (0, heads[0][0]) or rows[0][2] != seal(b"", heads[0][0]):
        damage = damage or "header changed"
    elif best.header.format != int.from_bytes(image[60:64]):
        damage = damage or "format changed"
    return replace(best, damage=damage)


def _ask(db: sqlite3.Connection, question: str) -> tuple[list[Row], str]:
    """The rows up to where reading fails, and why it failed."""
    rows: list[Row] = []
    try:
        for row in db.execute(question):
            rows.append(row)  # one by one, to keep those before a failure
    # The last two: a flipped bit in a length, or in a name that the message of an error quotes.
    except (sqlite3.Error, MemoryError, UnicodeDecodeError) as error:
        return rows, str(error) or "too large"
    return rows, ""


def _damage_around(db: sqlite3.Connection, image: bytes) -> str:
    """What is wrong with the file around the lines. SQLite would trip over it at some later write."""
    if image[18:20] != b"\2\2" or int.from_bytes(image[68:72]) != APPLICATION_ID:
        return "file header changed"
    tables, damage = _ask(db, "SELECT sql, type, rootpage FROM sqlite_master")
    if tables != [(sql.encode(), b"table", page) for page, sql in enumerate(TABLES, 2)]:
        return damage or "not our tables"
    checked, damage = _ask(db, "PRAGMA integrity_check")
    if checked != [(b"ok",)]:
        return damage or str(checked[:1])
    pages, damage = _ask(db, "PRAGMA page_count")
    if pages != [(len(image) / PAGE_SIZE,)]:
        return damage or "wrong size"
    return ""


def _follow(header_line: Any, rows: Sequence[Row]) -> Found:
    """The lines that follow one from the other, from this header on."""
    entries: list[Entry] = []
    try:
        header = read_header(header_line)
    except (*UNREADABLE, TypeError):
        return Found()
    total = seal(b"", header_line)
    is_sealed = bool(rows) and rows[0][2] == total
    for number, (n, line, stored) in enumerate(rows[1:], 1):
        if n != number or not isinstance(line, bytes) or seal(total, line) != stored:
            break
        try:
            entries.append(read_line(n, line))
        except UNREADABLE:
            break
        total = stored
    return Found(header, entries, total) if is_sealed or entries else Found()


def _worth(found: Found) -> tuple[bool, int]:
    return found.header is not None, len(found.entries)


def _better(found: Found, other: Found) -> Found:
    """The one that saves more; what is wrong remains what was wrong with the first."""
    return replace(max(found, other, key=_worth), damage=found.damage)


@functools.cache
def _first_page() -> bytes:
    image, _ = image_of(Header(FORMAT, "", "", 0, "", "", ""), [])
    return image[:PAGE_SIZE]


def _refuse_what_is_not_ours(path: Path, main: bytes | None, found: Found) -> None:
    """A -wal whose main file is gone passes: it lies in the way of a new save and must be put aside."""
    if main is None or (found.header and found.header.format <= FORMAT):
        return
    if int.from_bytes(main[68:72]) != APPLICATION_ID:
        raise SaveUnreadable("save-foreign", file=path.name)
    if int.from_bytes(main[60:64]) > FORMAT:
        raise SaveUnreadable("save-newer", file=path.name)


def bytes_of(path: Path) -> bytes | None:
    """What is in a file; None if there is none. Raises SaveUnreadable."""
    try:
        # Looked at before it is opened: opening a pipe would wait for a writer.
        status = path.stat()
        if not stat.S_ISREG(status.st_mode) or status.st_size > LARGEST:
            raise SaveUnreadable("save-foreign", file=path.name)
        return path.read_bytes()
    except FileNotFoundError:
        return None
    except PermissionError:
        raise SaveUnreadable("save-no-permission", file=path.name) from None
    except OSError as error:
        raise SaveUnreadable("save-not-read", file=path.name, reason=error.strerror or str(error)) from None
