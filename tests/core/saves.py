"""Saves for tests: small games to write, sessions that are killed, and ways to be somebody else."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec
import pytest

from companion.core.errors import StorageFailed
from companion.core.journal import FORMAT, Entry, Header, Journal

HEADER = Header(FORMAT, "0.1.0", "lockdown", 3, "2025-1", "0123456789abcdef", "2025-01-01T10:00:00")
ROOT = Path(__file__).parents[2]


def entry(n: int, padding: int = 40) -> Entry:
    """The n-th command of a made-up game."""
    return Entry(
        sender="screen" if n % 2 else "button",
        at=f"2025-01-01T10:00:{n % 60:02}",
        command=msgspec.Raw(msgspec.json.encode({"do": "wound", "player": n})),
        events=(
            msgspec.Raw(msgspec.json.encode({"type": "wounded", "player": n, "why": "é" * (padding // 2)})),
            msgspec.Raw(b'{"type": "told", "at": [1, 2]}'),
        ),
    )


def entries(count: int) -> list[Entry]:
    return [entry(n) for n in range(1, count + 1)]


def write(path: Path, written: Sequence[Entry], header: Header = HEADER) -> Path:
    """A closed save with these entries, each appended by itself."""
    journal, _ = Journal.open(path, header)
    for each in written:
        journal.append([each])
    journal.close()
    return path


def read(path: Path, header: Header = HEADER) -> list[Entry]:
    """What a save holds; opened and closed again."""
    journal, found = Journal.open(path, header)
    journal.close()
    return found


def files(folder: Path) -> dict[str, bytes]:
    """Every file of a folder with what is in it."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


SESSION = """
import sys
from pathlib import Path
from tests.core import saves
from companion.core.errors import StorageFailed
from companion.core.journal import Journal
journal, found = Journal.open(Path(sys.argv[1]), saves.HEADER)
for n in range(len(found) + 1, len(found) + 1 + int(sys.argv[2])):
    journal.append([saves.entry(n)])
    print(n, flush=True)
"""


def start(script: str, *arguments: object) -> subprocess.Popen[str]:
    """Another process of ours that runs `script`."""
    return subprocess.Popen(
        [sys.executable, "-c", script, *map(str, arguments)],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def run(script: str, *arguments: object) -> str:
    """What another process of ours prints that runs `script` to its end."""
    with start(script, *arguments) as process:
        output, _ = process.communicate()
    assert process.returncode == 0
    return output


def kill_after(path: Path, answers: int, of: int) -> int:
    """Plays `of` entries in another process and kills it after some answers; how many were answered."""
    with start(SESSION + "sys.stdin.read()", path, of) as process:
        assert process.stdout
        for _ in range(answers):
            process.stdout.readline()
        process.kill()
        more = process.stdout.read().count("\n")
    assert process.returncode == -signal.SIGKILL
    return answers + more


@contextmanager
def somebody_else() -> Iterator[Path]:
    """An empty folder, and permissions that bind: root would walk through every door."""
    folder = Path(tempfile.mkdtemp())
    is_root = os.geteuid() == 0
    if is_root:
        os.chown(folder, 65534, -1)
        os.seteuid(65534)
    try:
        yield folder
    finally:
        if is_root:
            os.seteuid(0)
        folder.chmod(0o700)
        shutil.rmtree(folder)


@contextmanager
def small_disk(folder: Path, size: str) -> Iterator[Path]:
    """A disk of its own; only root can have one."""
    disk = folder / "disk"
    disk.mkdir()
    done = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "none", disk], capture_output=True)
    if done.returncode:
        pytest.skip("no right to mount a disk")
    try:
        yield disk
    finally:
        subprocess.run(["umount", "--lazy", disk], check=True)


def fill(file: Path) -> None:
    """Makes `file` so large that nothing else has room on its disk."""
    with file.open("wb", buffering=0) as filler, suppress(OSError):
        while filler.write(bytes(512)):
            pass


def is_appended(journal: Journal, new: Entry) -> bool:
    try:
        journal.append([new])
    except StorageFailed:
        return False
    return True


def remount(disk: Path, how: str) -> None:
    subprocess.run(["mount", "-o", f"remount,{how}", disk], check=True)
