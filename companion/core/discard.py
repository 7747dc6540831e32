"""Takes a save off the shelf without erasing it: the file stays beside the others under a name that no
list shows, so that a finger on the wrong game costs nothing. Knows no game."""

import os
from contextlib import closing
from pathlib import Path

from companion.core.disk import Lock, beside, storage_failed, sync_folder


def discard(path: Path) -> Path:
    """Renames a save that nobody has open; what it is called now. Raises SaveInUse, StorageFailed."""
    path = Path(os.path.realpath(path))
    try:
        with closing(Lock.take(path)):
            aside = _free_name(path)
            # The save before its log: after a power cut between the two it is off the shelf as well, and
            # no new save takes a name that has been used (shelf.new_save_path).
            for end in ("", "-wal"):
                if beside(path, end).exists():
                    beside(path, end).rename(beside(aside, end))
            sync_folder(path.parent)
            return aside
    except OSError as error:
        raise storage_failed(error, path) from error


def _free_name(path: Path) -> Path:
    number = 1
    while any(beside(path, f".deleted-{number}{end}").exists() for end in ("", "-wal")):
        number += 1
    return beside(path, f".deleted-{number}")
