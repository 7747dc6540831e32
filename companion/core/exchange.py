"""A game as a readable file, and back: the lines of a save, and a last line that seals them.

The file can be read, kept and sent, but not changed: whatever is not exactly as it was written is
refused. Knows no game."""

import os
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import msgspec

from companion.core.disk import Lock, make_folder, storage_failed, write_whole
from companion.core.errors import SaveInUse, SaveUnreadable, StorageFailed
from companion.core.journal import read_save
from companion.core.savefile import (
    FORMAT,
    SUFFIX,
    UNREADABLE,
    Entry,
    Header,
    image_of,
    line_of,
    read_header,
    read_line,
    seal,
)
from companion.core.savelook import bytes_of


class _End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    end: int
    sum: str


def export_game(save: Path, out: Path) -> int:
    """Writes the game of a save that nobody has open to `out`, a new file; how many entries it has.

    Raises SaveInUse (a running session writes what it holds itself, see write_export), DamagedSave,
    SaveUnreadable, StorageFailed."""
    save = Path(os.path.realpath(save))
    if not save.exists():
        raise SaveUnreadable("save-missing", file=save.name)
    try:
        lock = Lock.take(save)
    except OSError:
        found = read_save(save)  # a folder that cannot be written to: nobody changes it meanwhile
    else:
        with closing(lock):
            found = read_save(save)
    if found is None or found.header is None:
        raise SaveUnreadable("save-missing", file=save.name)
    write_export(found.header, found.entries, out)
    return len(found.entries)


def write_export(header: Header, entries: Sequence[Entry], out: Path) -> None:
    """Writes a game to `out`, whole or not at all. Raises StorageFailed, also if `out` exists."""
    lines = [msgspec.json.encode(header)]
    total = seal(b"", lines[0])
    for n, entry in enumerate(entries, 1):
        lines.append(line_of(n, entry))
        total = seal(total, lines[-1])
    lines.append(msgspec.json.encode(_End(len(entries), total.hex())))
    try:
        write_whole(out, b"\n".join(lines) + b"\n")
    except FileExistsError:
        raise StorageFailed("storage-exists", file=out.name) from None
    except OSError as error:
        raise storage_failed(error, out) from error


def import_game(file: Path, into: Path) -> Path:
    """Makes a new save in the folder `into` from an exported game; where it is.

    Nothing there is overwritten. Raises SaveUnreadable, StorageFailed."""
    header, entries = read_export(file)
    image, _ = image_of(header, entries)
    stem = "".join(c for c in f"{header.game}-{header.id[:8]}" if c.isascii() and (c.isalnum() or c in "-_"))
    try:
        make_folder(into)
        number = 1
        while True:
            path = into / f"{stem}{f'-{number}' if number > 1 else ''}{SUFFIX}"
            try:
                with closing(Lock.take(path)):
                    write_whole(path, image)
            except (FileExistsError, SaveInUse):
                number += 1
            else:
                return path
    except OSError as error:
        raise storage_failed(error, into) from error


def read_export(file: Path) -> tuple[Header, list[Entry]]:
    """The game of an exported file, every line checked. Raises SaveUnreadable."""
    data = bytes_of(file)
    if data is None:
        raise SaveUnreadable("save-missing", file=file.name)
    first, *rest = (line.removesuffix(b"\r") for line in data.removesuffix(b"\n").split(b"\n"))
    try:
        header = read_header(first)
    except UNREADABLE:
        raise SaveUnreadable("save-import-foreign", file=file.name) from None
    if header.format > FORMAT:
        raise SaveUnreadable("save-newer", file=file.name)
    if first != msgspec.json.encode(header):
        raise SaveUnreadable("save-import-changed", file=file.name, line=1)
    entries: list[Entry] = []
    total = seal(b"", first)
    for n, line in enumerate(rest[:-1], 1):
        try:
            line.decode()
            entries.append(read_line(n, line))
        except UNREADABLE:
            raise SaveUnreadable("save-import-changed", file=file.name, line=n + 1) from None
        total = seal(total, line)
    try:
        end = msgspec.json.decode(rest[-1] if rest else b"", type=_End)
    except UNREADABLE:
        raise SaveUnreadable("save-import-cut", file=file.name, kept=len(entries)) from None
    if (end.end, end.sum) != (len(entries), total.hex()):
        raise SaveUnreadable("save-import-changed", file=file.name, line=len(rest) + 1)
    return header, entries
