"""What the program costs here: commands, undo, reload and start, each beside its goal and beside peers
that do the same work with less around it, in the same run and on the same disk. Judges nothing."""

import argparse
import json
import os
import platform
import sqlite3
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Any

import msgspec
from bench_window import windows

from companion.core.chance import Luck
from companion.core.game import Command
from companion.core.journal import UNTIDY_ROWS, Entry, Journal, read_save
from companion.core.protocol import kinds
from companion.core.session import Session
from companion.core.timeline import Redo, Undo, begin, reload
from companion.games.lockdown import GAME
from companion.main import new_header

PARTY = [{"name": name, "character": who} for name, who in (("Ana", "survivor"), ("Bo", "hacker"))]
SET_UP = {"do": "setup", "players": PARTY, "modes": {"bag": "app", "noise": "app"}}
# A turn at the table that can be repeated for ever: what is done in its first half is undone in the second.
TURN: list[dict[str, Any]] = [
    {"do": "noise_roll", "player": 1},
    {"do": "flip_power", "section": "s01"},
    {"do": "wound", "player": 1, "kind": "light"},
    {"do": "place_fire", "room": "007"},
    {"do": "set_status", "player": 2, "slime": True},
    {"do": "xeno_placed", "type": "creeper"},
    {"do": "swap_power", "a": "s01", "b": "elevator"},
    {"do": "end_turn"},
    {"do": "noise_roll", "player": 2},
    {"do": "flip_power", "section": "s01"},
    {"do": "heal", "player": 1, "kind": "light"},
    {"do": "remove_fire", "room": "007"},
    {"do": "set_status", "player": 2, "slime": False},
    {"do": "xeno_removed", "type": "creeper", "to": "supply"},
    {"do": "correct", "path": "time", "value": 9},
    {"do": "end_turn"},
]


def commands(count: int) -> Iterator[Command]:
    known = kinds(GAME)
    for said in islice(cycle(TURN), count):
        yield msgspec.convert(said, known[said["do"]])


def set_up() -> Command:
    return msgspec.convert(SET_UP, kinds(GAME)["setup"])


class Timer:
    """Seconds of many runs of the same work."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    def __call__(self, work: Callable[[], Any]) -> Any:
        start = time.perf_counter()
        result = work()
        self.seconds.append(time.perf_counter() - start)
        return result

    def at(self, share: float) -> float:
        """The time that so large a share of the runs stayed below."""
        ordered = sorted(self.seconds)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]

    @property
    def median(self) -> float:
        return statistics.median(self.seconds)

    @property
    def best(self) -> float:
        return min(self.seconds)

    @property
    def rate(self) -> float:
        return len(self.seconds) / sum(self.seconds)


@dataclass(frozen=True)
class Row:
    """One line of the table; `peer` is the same measure of somebody who does less."""

    what: str
    measured: str
    goal: str = ""
    peer: str = ""
    ratio: float | None = None

    def cells(self) -> tuple[str, ...]:
        return self.what, self.measured, self.goal, self.peer, f"{self.ratio:.1f} x" if self.ratio else ""


def ms(seconds: float) -> str:
    return f"{seconds * 1000:.2f} ms"


def against(what: str, ours: float, goal: float | None, peer: str, theirs: float) -> Row:
    """Ours beside a peer's; more than 1 x is slower than the peer."""
    limit = f"<= {goal * 1000:g} ms" if goal else ""
    return Row(what, ms(ours), limit, f"{peer} {ms(theirs)}", ours / theirs)


# Peers


class RawSqlite:
    """One INSERT a row and nothing else, with the same promise: on the disk when it returns."""

    def __init__(self, path: Path) -> None:
        self._db = sqlite3.connect(path, isolation_level=None)
        self._db.execute("PRAGMA journal_mode = WAL")
        self._db.execute("PRAGMA synchronous = FULL")
        self._db.execute("CREATE TABLE line (n INTEGER PRIMARY KEY, text BLOB)")

    def append(self, row: bytes) -> None:
        self._db.execute("INSERT INTO line (text) VALUES (?)", (row,))

    def close(self) -> None:
        self._db.close()


class PlainFile:
    """Append and fsync."""

    def __init__(self, path: Path) -> None:
        self._file: IO[bytes] = path.open("wb")

    def append(self, row: bytes) -> None:
        self._file.write(row + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        self._file.close()


class Copy:
    """A journal that also remembers what it was given, so that peers can be given the same."""

    def __init__(self, journal: Journal | None = None) -> None:
        self._journal = journal
        self.entries: list[Entry] = []

    def append(self, entries: Sequence[Entry]) -> None:
        if self._journal:
            self._journal.append(entries)
        self.entries += entries

    def tidy(self) -> None:
        if self._journal:
            self._journal.tidy()

    def close(self) -> None:
        if self._journal:
            self._journal.close()


# What is measured


def in_memory(count: int) -> list[Row]:
    """The rules alone: decide, evolve, check."""
    line = begin(GAME)
    line = line.after(set_up(), GAME.decide(line.state, set_up(), Luck(1)))
    asked = list(commands(count))
    start = time.perf_counter()
    for number, command in enumerate(asked):
        line = line.after(command, GAME.decide(line.state, command, Luck(1, number)))
        GAME.check(line.state)
    return [Row("commands in memory", f"{count / (time.perf_counter() - start):,.0f} /s")]


def to_disk(folder: Path, count: int) -> list[Row]:
    """From a tap to the answer, with the row on the disk; peers write the same bytes in turn with us."""
    journal, _ = Journal.open(folder / "ours.save", new_header(GAME))
    shelf, ours, sqlite, plain = Copy(journal), Timer(), Timer(), Timer()
    with (
        closing(Session(GAME, shelf, seed=1)) as session,
        closing(RawSqlite(folder / "raw.sqlite")) as raw,
        closing(PlainFile(folder / "plain.jsonl")) as file,
    ):
        session.do(set_up(), sender="bench")
        for command in commands(count):
            ours(lambda command=command: session.do(command, sender="bench"))
            row = msgspec.json.encode(shelf.entries[-1])
            sqlite(lambda row=row: raw.append(row))
            plain(lambda row=row: file.append(row))
    return [
        Row(
            "commands to disk",
            f"{ours.rate:,.0f} /s",
            "",
            f"SQLite alone {sqlite.rate:,.0f} /s",
            sqlite.rate / ours.rate,
        ),
        against("tap to disk, p50", ours.at(0.5), None, "SQLite alone", sqlite.at(0.5)),
        against("tap to disk, p99", ours.at(0.99), 0.016, "SQLite alone", sqlite.at(0.99)),
        against("", ours.at(0.99), None, "append + fsync", plain.at(0.99)),
    ]


def undo(folder: Path, count: int, times: int) -> list[Row]:
    """Undo and redo after so many commands, each a row on the disk like any other."""
    journal, _ = Journal.open(folder / "undo.save", new_header(GAME))
    walks, commands_there = Timer(), Timer()
    with closing(Session(GAME, journal, seed=1)) as session:
        session.do(set_up(), sender="bench")
        asked = commands(count + times)
        for command in islice(asked, count):
            session.do(command, sender="bench")
        for command in asked:
            walks(lambda: session.do(Undo(), sender="bench"))
            session.do(Redo(), sender="bench")
            commands_there(lambda command=command: session.do(command, sender="bench"))
    what = f"undo at the {count:,}th, p99"
    return [against(what, walks.at(0.99), 0.016, "a command there", commands_there.at(0.99))]


def reloading(folder: Path, count: int, times: int) -> list[Row]:
    """A long game opened again; the peer only decodes its rows from a plain file."""
    shelf = Copy()
    with closing(Session(GAME, shelf, seed=1)) as session:
        session.do(set_up(), sender="bench")
        for command in commands(count - 1):
            session.do(command, sender="bench")
    path, cut_off, rows = folder / "long.save", folder / "cut-off.save", folder / "long.jsonl"
    rest = min(count // 10, UNTIDY_ROWS - 1)  # of a game that was not closed, so much is still in the log
    journal, _ = Journal.open(path, new_header(GAME))
    journal.append(shelf.entries[:-rest])
    for entry in shelf.entries[-rest:]:
        journal.append([entry])
    for ending in ("", "-wal"):
        Path(f"{cut_off}{ending}").write_bytes(Path(f"{path}{ending}").read_bytes())
    journal.close()
    rows.write_bytes(b"\n".join(msgspec.json.encode(entry) for entry in shelf.entries))
    closed, unclean, peer = Timer(), Timer(), Timer()

    def load(save: Path) -> None:
        found = read_save(save)
        if found is None or reload(GAME, found.entries).length != count:
            raise RuntimeError("not the game that was saved")

    for _ in range(times):
        closed(lambda: load(path))
        unclean(lambda: load(cut_off))
        peer(lambda: [json.loads(line) for line in rows.read_bytes().splitlines()])
    return [
        against(f"reload of {count:,}", closed.median, 0.3, "json.loads of its rows", peer.median),
        against("the same after a power cut", unclean.median, 0.3, "json.loads of its rows", peer.median),
    ]


def starting(folder: Path, times: int) -> list[Row]:
    """`companion play` until its first answer, and Python itself until it does anything."""
    ours, bare = Timer(), Timer()
    environment = {**os.environ, "COMPANION_HOME": str(folder / "home")}

    def run(*arguments: str) -> Callable[[], Any]:
        return lambda: subprocess.run(  # noqa: S603 - ourselves
            [sys.executable, *arguments],
            input=b'{"do": "state"}\n',
            stdout=subprocess.DEVNULL,
            env=environment,
            check=True,
        )

    run("-m", "companion", "play", "lockdown")()  # the first one writes the .pyc files
    for _ in range(times):
        ours(run("-m", "companion", "play", "lockdown"))
        bare(run("-c", "import json, sqlite3, argparse"))
    return [
        against("start of play, median", ours.median, 0.35, "Python with sqlite3, json", bare.median),
        against("start of play, best", ours.best, 0.35, "Python with sqlite3, json", bare.best),
    ]


def on_screen(folder: Path, times: int, seconds: float, redraws: int) -> list[Row]:
    """The touchscreen, and a window with one word in it."""
    ours, bare = windows(folder, times, seconds, redraws)
    rest, bare_rest = ours.at_rest * 100, bare.at_rest * 100
    peer = "bare Kivy window"
    return [
        Row(
            "start to first frame",
            ms(ours.start),
            "<= 2.5 x",
            f"{peer} {ms(bare.start)}",
            ours.start / bare.start,
        ),
        Row(
            "memory with a table",
            f"{ours.memory / 1e6:.1f} MB",
            "<= 1.6 x",
            f"{peer} {bare.memory / 1e6:.1f} MB",
            ours.memory / bare.memory,
        ),
        Row("processor at rest", f"{rest:.1f} %", "<= 1 point more", f"{peer} {bare_rest:.1f} %"),
        against("full redraw of the table", ours.redraw, 0.016, peer, bare.redraw),
    ]


def table(rows: Sequence[Row]) -> str:
    lines = [("", "here", "goal", "peer", "we take"), *(row.cells() for row in rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if place in (1, 4) else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


def file_system(folder: Path) -> str:
    """What kind of disk that is: on one in memory, fsync costs nothing."""
    best = ("/", "?")
    for line in Path("/proc/mounts").read_text().splitlines():
        _, place, kind, *_ = line.split(" ")
        if folder.is_relative_to(place) and len(place) >= len(best[0]):
            best = (place, kind)
    return best[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path.home(), help="where to write (default: home)")
    parser.add_argument("--quick", action="store_true", help="a tenth of the work, for a look")
    chosen = parser.parse_args()
    part = 10 if chosen.quick else 1
    with TemporaryDirectory(dir=chosen.folder, prefix=".companion-bench-") as made:
        folder = Path(made)
        rows = [
            *in_memory(5000 // part),
            *to_disk(folder, 2000 // part),
            *undo(folder, 1000 // part, 200 // part),
            *reloading(folder, 5000 // part, 5),
            *starting(folder, 10 if not chosen.quick else 3),
            *on_screen(folder, 5 if not chosen.quick else 1, 10 / part, 100 // part),
        ]
        where = file_system(folder)
    sys.stdout.write(
        f"Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}, {platform.machine()},"
        f" {os.cpu_count()} processors, {where} at {chosen.folder}\n\n{table(rows)}\n"
    )


if __name__ == "__main__":
    main()
