"""The game as a line of commands that can be walked back and forth. Immutable; knows no disk.

Undo and redo are rows like any other command; what they take back or bring again follows from the
rows alone, so a reloaded game is the same as the one that was left. All lists are linked and shared:
a step costs the same at the thousandth command as at the first."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Annotated, Any, Union

import msgspec
from msgspec import UNSET, Meta, UnsetType

from companion.core.errors import IllegalMove, SaveUnreadable
from companion.core.game import Command, Event, Game, Line
from companion.core.savefile import Entry, Header

# What rows may raise that this version never wrote: of another kind, or about pieces that are not there.
NOT_OURS = (msgspec.MsgspecError, IllegalMove, LookupError, ValueError, TypeError, AttributeError)
Steps = Annotated[int, Meta(ge=1, le=100_000)]


class Undo(Command, tag="undo", frozen=True):
    """Takes back the last command, or the last few."""

    steps: Steps | UnsetType = UNSET


class Redo(Command, tag="redo", frozen=True):
    """Brings back what was undone, with the same outcome."""

    steps: Steps | UnsetType = UNSET


@dataclass(frozen=True, eq=False, slots=True)
class Done:
    """A command that stands, with the table before and after it."""

    command: Command
    events: tuple[Event, ...]
    before: Any
    after: Any
    previous: "Done | None"


@dataclass(frozen=True, eq=False, slots=True)
class Undone:
    """A command taken back, on top of those taken back before it."""

    done: Done
    rest: "Undone | None"


@dataclass(frozen=True, eq=False, slots=True)
class Row:
    """A row of the journal: a command, or a walk over some; `is_anew` after an undo of its like."""

    walk: Undo | Redo | None
    over: tuple[Done, ...]
    is_anew: bool
    previous: "Row | None"


@dataclass(frozen=True, eq=False)
class Timeline:
    """Where a game stands, how it got there, and what could be brought back."""

    game: Game[Any]
    start: Any
    length: int = 0
    last: Done | None = None
    undone: Undone | None = None
    row: Row | None = None

    @property
    def state(self) -> Any:
        return self.last.after if self.last else self.start

    def after(self, command: Command, events: Sequence[Event]) -> "Timeline":
        """The line with one command more; what was undone is gone."""
        state = self.state
        for event in events:
            state = self.game.evolve(state, event)
        done = Done(command, tuple(events), self.state, state, self.last)
        row = Row(None, (done,), self._repeats(command), self.row)
        return replace(self, length=self.length + 1, last=done, undone=None, row=row)

    def _repeats(self, command: Command) -> bool:
        """A draw after an undo is a new draw, and the history should say so."""
        if self.row is None or not isinstance(self.row.walk, Undo):
            return False
        return any(type(done.command) is type(command) for done in self.row.over)

    def walked(self, walk: Undo | Redo) -> "Timeline":
        """The line after an undo or redo. Raises IllegalMove if there is not that much to walk over."""
        steps = 1 if isinstance(walk.steps, UnsetType) else walk.steps
        last, undone, over = self.last, self.undone, []
        for _ in range(steps):
            if isinstance(walk, Undo):
                if last is None:
                    raise IllegalMove("nothing-to-undo")
                over.append(last)
                undone, last = Undone(last, undone), last.previous
            else:
                if undone is None:
                    raise IllegalMove("nothing-to-redo")
                over.append(undone.done)
                last, undone = undone.done, undone.rest
        row = Row(walk, tuple(over), False, self.row)
        return replace(self, length=self.length + 1, last=last, undone=undone, row=row)

    @property
    def undo_name(self) -> Line | None:
        return self.name(self.last) if self.last else None

    @property
    def redo_name(self) -> Line | None:
        return self.name(self.undone.done) if self.undone else None

    @property
    def row_name(self) -> Line:
        """What the last row is called in the history."""
        return self._line(self.row) if self.row else Line("history-untold")

    def history(self) -> list[Line]:
        """One line a row, the oldest first."""
        return [self._line(row) for row in self._rows()][::-1]

    def past(self) -> list[Done]:
        """The commands that stand, the oldest first."""
        found, done = [], self.last
        while done:
            found.append(done)
            done = done.previous
        return found[::-1]

    def future(self) -> list[Done]:
        """What redo would bring back, the next one first."""
        found, undone = [], self.undone
        while undone:
            found.append(undone.done)
            undone = undone.rest
        return found

    def count_undone(self) -> int:
        """How many steps have been taken back so far, brought again or not."""
        return sum(len(row.over) for row in self._rows() if isinstance(row.walk, Undo))

    def name(self, done: Done) -> Line:
        """What a command is called."""
        return self.game.name_of(done.before, done.command, done.events)

    def _rows(self) -> Iterator[Row]:
        row = self.row
        while row:
            yield row
            row = row.previous

    def _line(self, row: Row) -> Line:
        name = self.name(row.over[-1])
        if row.walk is None:
            return Line("history-anew", {"what": name}) if row.is_anew else name
        key = "history-undo" if isinstance(row.walk, Undo) else "history-redo"
        return Line(key, {"what": name, "count": len(row.over)})


def begin(game: Game[Any]) -> Timeline:
    """An empty table."""
    return Timeline(game, game.empty())


def check_version(game: Game[Any], header: Header) -> None:
    """Events of a newer version of the game might fold to something else here. Raises SaveUnreadable."""
    if header.game_version > game.version:
        raise SaveUnreadable("save-newer", file=f"{header.game} {header.id}")


def reload(game: Game[Any], entries: Sequence[Entry]) -> Timeline:
    """The line that a journal tells. Raises SaveUnreadable if it is not of this game's kind."""
    commands, events = _decoders(game)
    line = begin(game)
    for number, entry in enumerate(entries, start=1):
        try:
            command = commands.decode(entry.command)
            if isinstance(command, Undo | Redo):
                line = line.walked(command)
            else:
                line = line.after(command, [events.decode(event) for event in entry.events])
        except NOT_OURS as fault:
            raise SaveUnreadable("save-not-understood", row=number) from fault
    return line


@lru_cache(maxsize=4)
def _decoders(game: Game[Any]) -> tuple[msgspec.json.Decoder[Any], msgspec.json.Decoder[Any]]:
    return _decoder((*game.commands, Undo, Redo)), _decoder(game.events)


def _decoder(kinds: tuple[type, ...]) -> msgspec.json.Decoder[Any]:
    any_of_them: Any = Union
    return msgspec.json.Decoder(any_of_them[kinds])
