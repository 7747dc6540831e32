"""Tables for the tests of the core: a toy game on shelves that keep, refuse or write down everything."""

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from companion.core.errors import StorageFailed
from companion.core.game import Command, Game, Line
from companion.core.journal import Entry
from companion.core.session import Notice, Session
from companion.core.timeline import Undo
from tests import toy


class MemoryShelf:
    """Keeps entries in memory; while `is_full`, it refuses them as a full disk does."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.batches: list[int] = []
        self.is_full = False
        self.is_closed = False

    def append(self, entries: Sequence[Entry]) -> None:
        if self.is_full:
            raise StorageFailed("storage-full", file="a.save")
        self.entries += entries
        self.batches.append(len(entries))

    def tidy(self) -> None:
        pass

    def close(self) -> None:
        self.is_closed = True


class Ears:
    """A listener that remembers what it was told."""

    def __init__(self) -> None:
        self.notices: list[Notice] = []

    def __call__(self, notice: Notice) -> None:
        self.notices.append(notice)


@contextmanager
def table(
    game: Game[Any] = toy.GAME, shelf: Any = None, entries: Sequence[Entry] = (), seed: int | None = 1
) -> Iterator[Session]:
    """An open session that is closed in any case."""
    session = Session(game, shelf or MemoryShelf(), entries, seed=seed)
    try:
        yield session
    finally:
        session.close()


def play(session: Session, *commands: Command) -> None:
    """Does them all, and waits until everybody was told: the answer comes before that."""
    for command in commands:
        session.do(command, sender="test")
    session.post(Undo(), sender="test", if_length=-1).exception()


@contextmanager
def log_of(name: str) -> Iterator[list[logging.LogRecord]]:
    """What a logger is given, whatever the handlers above it are."""
    records: list[logging.LogRecord] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            records.append(record)

    logger, handler = logging.getLogger(name), Keep()
    level = logger.level
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    try:
        yield records
    finally:
        logger.removeHandler(handler)
        logger.setLevel(level)


def spelled(line: Line) -> str:
    """A line with all that is in it, whether or not a language shows it."""
    values = (spelled(value) if isinstance(value, Line) else str(value) for value in line.values.values())
    return " ".join([line.key, *values])


SET_UP = toy.Setup(players=["Ana", "Bo"])
BLACK, GREY, WHITE = (toy.AddPearl(colour=colour) for colour in toy.COLOURS)
DRAW, HIDE = toy.DrawPearl(), toy.HideWord()
