"""What stands in a save: JSON lines, each sealed by a checksum over all before it, in an SQLite file.

Line 0 is the header, each further line one whole command with its events. The same lines make up an
exported game. Touches no disk: a new save is made in memory, and its bytes are for others to write.
Knows no game."""

import hashlib
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing

import msgspec

FORMAT = 1
SUFFIX = ".save"
APPLICATION_ID = 0x54434A4C  # "TCJL"
PAGE_SIZE = 1024  # a command changes two or three pages: small ones halve what each fsync must write
TABLES = [
    "CREATE TABLE line (n INTEGER PRIMARY KEY, text TEXT NOT NULL, sum BLOB NOT NULL)",
    # What line came last: rows that vanish from the end of the table would not be missed otherwise.
    "CREATE TABLE head (header TEXT NOT NULL, length INTEGER NOT NULL, sum BLOB NOT NULL)",
]
UNREADABLE = (ValueError, msgspec.MsgspecError, RecursionError)  # what decoding a strange line may raise


class Header(msgspec.Struct, frozen=True, tag_field="companion", tag="game"):
    """What a save is, written once at the start. Its line is the seed of the checksums."""

    format: int  # of the file
    app: str
    game: str
    game_version: int
    data_version: str
    id: str
    created: str  # for people; order is by row, never by clock


class Entry(msgspec.Struct, frozen=True):
    """One whole command: who sent it, the command, and what came of it, as JSON objects."""

    sender: str
    at: str
    command: msgspec.Raw
    events: tuple[msgspec.Raw, ...]


class _Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    n: int
    at: str
    sender: str
    command: msgspec.Raw
    events: tuple[msgspec.Raw, ...]


def seal(before: bytes, line: bytes) -> bytes:
    """The checksum of a line that follows the line with the checksum `before` (none: the header)."""
    return hashlib.sha256(before + line).digest()


def line_of(n: int, entry: Entry) -> bytes:
    """The line of an entry. Raises ValueError for one that could not be read back."""
    line = msgspec.json.encode(_Line(n, entry.at, entry.sender, entry.command, entry.events))
    if b"\n" in line or read_line(n, line) != entry:
        raise ValueError(f"not an entry of one line: {line!r}")
    return line


def read_line(n: int, line: bytes) -> Entry:
    """The entry of line `n`. Raises one of UNREADABLE."""
    read = _decode_line(line)
    if read.n != n or not all(memoryview(part)[0] == ord("{") for part in (read.command, *read.events)):
        raise ValueError(f"line {n} is none of ours")
    return Entry(read.sender, read.at, read.command, read.events)


_decode_line = msgspec.json.Decoder(_Line).decode
read_header = msgspec.json.Decoder(Header).decode


def image_of(header: Header, entries: Sequence[Entry]) -> tuple[bytes, bytes]:
    """A new save as the bytes of its file, and its last checksum."""
    line = msgspec.json.encode(header)
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        for setting in (
            f"page_size = {PAGE_SIZE}",
            "auto_vacuum = NONE",
            f"application_id = {APPLICATION_ID}",
            f"user_version = {header.format}",
        ):
            db.execute(f"PRAGMA {setting}")
        db.execute("BEGIN")
        for table in TABLES:
            db.execute(table)
        total = seal(b"", line)
        db.execute("INSERT INTO line VALUES (0, ?, ?)", (line.decode(), total))
        db.execute("INSERT INTO head VALUES (?, 0, ?)", (line.decode(), total))
        total = add_entries(db, entries, 0, total)
        db.execute("COMMIT")
        image = db.serialize()
    return image[:18] + b"\2\2" + image[20:], total  # 2: to be opened with a write-ahead log


def add_entries(db: sqlite3.Connection, entries: Iterable[Entry], length: int, total: bytes) -> bytes:
    """Adds lines after line `length` with the checksum `total`; the new last checksum."""
    rows = []
    for entry in entries:
        length += 1
        line = line_of(length, entry)
        total = seal(total, line)
        rows.append((length, line.decode(), total))
    db.executemany("INSERT INTO line VALUES (?, ?, ?)", rows)
    db.execute("UPDATE head SET length = ?, sum = ?", (length, total))
    return total
