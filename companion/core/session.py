"""The one writer. Its thread alone decides, journals and adopts; everybody else posts and is told.

inbox -> decide -> evolve -> check -> journal -> adopt -> answer -> notify. Nothing is written that
could not be folded; nothing is told that is not written. Knows no game and no device."""

import logging
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Protocol

import msgspec

from companion.core.chance import Luck
from companion.core.errors import InternalError, StaleCommand, StorageFailed, Told
from companion.core.game import Command, Event, Game, Json, Line
from companion.core.journal import Entry
from companion.core.timeline import Redo, Timeline, Undo, reload

log = logging.getLogger(__name__)
IDLE_SECONDS = 0.5


class Shelf(Protocol):
    """Where entries are kept: a Journal, or Unsaved."""

    def append(self, entries: Sequence[Entry]) -> None: ...
    def tidy(self) -> None: ...
    def close(self) -> None: ...


class Unsaved:
    """A table that is kept nowhere."""

    def append(self, entries: Sequence[Entry]) -> None:
        pass

    def tidy(self) -> None:
        pass

    def close(self) -> None:
        pass


@dataclass(frozen=True)
class Wish:
    """A command on its way: who sent it, and for which table it was meant."""

    command: Command
    sender: str
    expected_length: int | None
    answer: "Future[Answer]"


@dataclass(frozen=True)
class Answer:
    """What came of a command that was taken and written; `name` is its line in the history."""

    name: Line
    events: tuple[Event, ...]
    story: tuple[Line, ...]
    log_length: int


@dataclass(frozen=True)
class Notice:
    """What listeners are told after a change. Cues come for live commands only."""

    state: Any
    events: tuple[Event, ...]
    cues: tuple[str, ...]
    log_length: int
    unsaved: int


Listener = Callable[[Notice], None]


class Session:
    """One open table. `close` waits until everything posted has been answered and told."""

    def __init__(
        self, game: Game[Any], shelf: Shelf, entries: Sequence[Entry] = (), *, seed: int | None = None
    ) -> None:
        self.game = game
        self._shelf = shelf
        self._seed = seed
        self._timeline = reload(game, entries)
        self._unwritten: list[Entry] = []
        self._plays_unsaved = False
        self._listeners: list[Listener] = []
        self._inbox: queue.Queue[Wish | None] = queue.Queue()
        self._door = threading.Lock()  # nothing gets into the inbox after the word to close
        self._is_closed = False
        self._thread = threading.Thread(target=self._run, name="session", daemon=True)
        self._thread.start()

    # For every thread

    @property
    def state(self) -> Any:
        """The table as last adopted."""
        return self._timeline.state

    @property
    def timeline(self) -> Timeline:
        """The whole line of commands as last adopted; immutable, so it may be read anywhere."""
        return self._timeline

    @property
    def log_length(self) -> int:
        return self._timeline.length

    @property
    def is_kept(self) -> bool:
        """Whether this table has a save at all."""
        return not isinstance(self._shelf, Unsaved)

    @property
    def unsaved(self) -> int:
        """How many commands wait for the disk."""
        return len(self._unwritten)

    @property
    def undo_name(self) -> Line | None:
        return self._timeline.undo_name

    @property
    def redo_name(self) -> Line | None:
        return self._timeline.redo_name

    def history(self) -> list[Line]:
        """One line per journal row."""
        return self._timeline.history()

    def public_state(self) -> dict[str, Json]:
        timeline = self._timeline
        return {**self.game.public_view(timeline.state), "log_length": timeline.length}

    def subscribe(self, listener: Listener) -> None:
        """`listener` is called on the session's thread and must not wait for anything."""
        self._listeners.append(listener)

    def play_on_unsaved(self, allowed: bool = True) -> None:
        """From now on a full disk does not refuse commands; they are written when it has room again."""
        self._plays_unsaved = allowed

    def post(self, command: Command, *, sender: str, if_length: int | None = None) -> "Future[Answer]":
        """Hands a command in. The future gives the Answer or raises a Told."""
        answer: Future[Answer] = Future()
        with self._door:
            if self._is_closed:
                answer.set_exception(StaleCommand("table-closed"))
            else:
                self._inbox.put(Wish(command, sender, if_length, answer))
        return answer

    def do(self, command: Command, *, sender: str, if_length: int | None = None) -> Answer:
        """Hands a command in and waits for its answer. Raises Told."""
        return self.post(command, sender=sender, if_length=if_length).result()

    @property
    def hush(self) -> dict[str, Sequence[str]]:
        """`extra` for a log line about a fault: what must not be read there (see logs.py)."""
        return {"secrets": self.game.secrets(self.state)}

    def close(self) -> None:
        with self._door:
            if not self._is_closed:
                self._inbox.put(None)
            self._is_closed = True
        self._thread.join()

    # The session's own thread

    def _run(self) -> None:
        while True:
            try:
                wish = self._inbox.get(timeout=IDLE_SECONDS)
            except queue.Empty:
                self._rest()
                continue
            if wish is None:
                break
            self._serve(wish)
        self._rest()
        self._shelf.close()

    def _rest(self) -> None:
        try:
            if self._unwritten:
                self._write([])
                if not self._unwritten:  # screens show how much waits for the disk
                    self._notify(())
            self._shelf.tidy()
        except Told as fault:
            log.info("still not written: %s", fault.key)
        except Exception:
            log.exception("the journal could not be tidied")

    def _serve(self, wish: Wish) -> None:
        if not wish.answer.set_running_or_notify_cancel():
            return  # whoever sent it has taken it back
        before = self._timeline.state
        try:
            events = self._carry_out(wish)
        except Told as refusal:
            wish.answer.set_exception(refusal)
            return
        except Exception:
            log.exception("%s failed", type(wish.command).__name__, extra=self.hush)
            wish.answer.set_exception(InternalError("internal-error"))
            return
        after = self._timeline.state
        self._tell(wish, before, events, after)

    def _carry_out(self, wish: Wish) -> tuple[Event, ...]:
        """New state in memory, then the journal, then it counts."""
        timeline = self._timeline
        if wish.expected_length is not None and wish.expected_length != timeline.length:
            raise StaleCommand("stale", length=timeline.length)
        if isinstance(wish.command, Undo | Redo):
            events: tuple[Event, ...] = ()
            following = timeline.walked(wish.command)
        else:
            events = tuple(self.game.decide(timeline.state, wish.command, Luck(self._seed, timeline.length)))
            following = timeline.after(wish.command, events)
            self.game.check(following.state)
        self._write([_entry(wish, events)])
        self._timeline = following
        return events

    def _write(self, entries: list[Entry]) -> None:
        batch = [*self._unwritten, *entries]
        try:
            self._shelf.append(batch)
            self._unwritten = []
        except StorageFailed:
            if not self._plays_unsaved:
                raise
            self._unwritten = batch

    def _tell(self, wish: Wish, before: Any, events: tuple[Event, ...], after: Any) -> None:
        length = self._timeline.length
        is_live = not isinstance(wish.command, Undo | Redo)
        try:
            name = self._timeline.row_name
            story = tuple(self.game.story(before, events, after))
            cues = tuple(self.game.cues(before, events, after)) if is_live else ()
        except Exception:  # the command stands; only its telling failed
            log.exception("no story for %s", type(wish.command).__name__, extra=self.hush)
            name, story, cues = Line("history-untold"), (), ()
        wish.answer.set_result(Answer(name, events, story, length))
        self._notify(events, cues)

    def _notify(self, events: tuple[Event, ...], cues: tuple[str, ...] = ()) -> None:
        notice = Notice(self._timeline.state, events, cues, self._timeline.length, self.unsaved)
        for listener in self._listeners:
            try:
                listener(notice)
            except Exception:
                log.exception("a listener failed", extra=self.hush)


def _entry(wish: Wish, events: Sequence[Event]) -> Entry:
    return Entry(
        sender=wish.sender,
        at=datetime.now(UTC).isoformat(timespec="milliseconds"),
        command=msgspec.Raw(msgspec.json.encode(wish.command)),
        events=tuple(msgspec.Raw(msgspec.json.encode(event)) for event in events),
    )
