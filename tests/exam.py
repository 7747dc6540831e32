"""The exam that every game takes: random playouts over `offers`, and everything is looked at on the way.

    .venv/bin/python -m tests.exam lockdown 10000

plays ten thousand games on all processors; `… lockdown 200 5000` plays the two hundred that begin with
seed 5000. A game's own counts are checked if tests/<game>/conserved.py has a function `conserved`."""

import os
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, fields
from importlib import import_module
from importlib.util import find_spec
from itertools import pairwise, product
from math import prod
from multiprocessing import get_context
from pathlib import Path
from queue import Queue
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from companion.core.catalogue import load_game
from companion.core.chance import Luck
from companion.core.errors import BadArguments, GameOver, IllegalMove, Told
from companion.core.game import Command, Correct, Event, Figure, Game, Line
from companion.core.journal import Entry, Journal, read_save
from companion.core.protocol import kinds
from companion.core.session import Answer, Notice, Session
from companion.core.text import Texts
from companion.core.timeline import Redo, Undo, reload
from companion.main import new_header
from tests.core.tables import spelled
from tests.guessing import guesses

LONGEST_GAME = 400
RELOAD_EVERY = 10
MOST_COMBINATIONS = 12  # of one offer at one step; of larger ones each value, and others at other steps
PACES = (0.3, 0.6, 0.9)  # how often one of the first offers is taken, which move the game on
GUESSES = 4  # commands at each step that nobody offered
CORRECTIONS = 3  # figures at each step that are set right
MEMORY = Path("/dev/shm")  # noqa: S108 - saves are written there as anywhere; only fsync costs nothing
HAS_MEMORY = os.access(MEMORY, os.W_OK)  # processes share their locks there too
COMMON = ("schema", "game", "round", "phase", "step", "players", "ending", "log_length")

Shown = dict[str, Any]
ENGLISH = Texts("en")
HasText = Callable[[str], bool]
Conserved = Callable[[Shown, list[Shown], Shown], None]  # public view, public events, public view


@dataclass
class Report:
    """What a run of the exam has seen."""

    playouts: int = 0
    finished: int = 0
    steps: int = 0
    combinations: int = 0
    corrections: int = 0
    refusals: int = 0
    reloads: int = 0
    commands: set[str] = field(default_factory=set)
    events: set[str] = field(default_factory=set)
    endings: set[str] = field(default_factory=set)
    refused_for: set[str] = field(default_factory=set)

    def __or__(self, other: "Report") -> "Report":
        """Both runs as one."""
        both: dict[str, Any] = {}
        for each in fields(self):
            mine, theirs = getattr(self, each.name), getattr(other, each.name)
            both[each.name] = mine | theirs if isinstance(mine, set) else mine + theirs
        return Report(**both)


def spelled_out(offer: Shown, luck: random.Random) -> Iterator[Shown]:
    """The commands an offer stands for: one value of each choice under its key, `choices` left out."""
    fixed = {key: value for key, value in offer.items() if key != "choices"}
    choices: dict[str, list[Any]] = offer.get("choices", {})
    if prod(map(len, choices.values())) <= MOST_COMBINATIONS:
        for picked in product(*choices.values()):
            yield {**fixed, **dict(zip(choices, picked, strict=True))}
        return
    shuffled = {key: luck.sample(values, len(values)) for key, values in choices.items()}
    for turn in range(max(MOST_COMBINATIONS // 2, *map(len, choices.values()))):
        yield {**fixed, **{key: values[turn % len(values)] for key, values in shuffled.items()}}


def words_in(shown: Any) -> Iterator[str]:
    """Every text in a public document."""
    if isinstance(shown, str):
        yield shown
    elif isinstance(shown, dict):
        for key, value in shown.items():
            yield from (key, *words_in(value))
    elif isinstance(shown, list | tuple):
        for value in shown:
            yield from words_in(value)


class Witness:
    """A listener that reads the save when it is asked to: on the session's thread, so that nothing moves."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._seen: Queue[list[Entry]] = Queue()
        self.is_asked = False

    def __call__(self, notice: Notice) -> None:
        if self.is_asked:
            self.is_asked = False
            found = read_save(self._path)
            self._seen.put(found.entries if found else [])

    def entries(self) -> list[Entry]:
        return self._seen.get(timeout=60)


class Examiner:
    """Plays one game at random and looks at everything on the way."""

    def __init__(
        self, game: Game[Any], seed: int, report: Report, has_text: HasText, conserved: Conserved | None
    ) -> None:
        self.game, self.seed, self.report = game, seed, report
        self.has_text, self.conserved = has_text, conserved
        self.luck = random.Random(seed)
        self.pace = self.luck.choice(PACES)
        self.kinds = kinds(game)
        self.done: Counter[str] = Counter()
        self.unlisted: list[Command] = []  # guesses that would be taken now

    def play(self, folder: Path) -> None:
        path = folder / f"{self.game.id}-{self.seed}.save"
        journal, _ = Journal.open(path, new_header(self.game))
        session = Session(self.game, journal, seed=self.seed)
        witness = Witness(path)
        session.subscribe(witness)
        try:
            for step in range(LONGEST_GAME):
                if not self._step(session, witness if step % RELOAD_EVERY == 0 else None):
                    self.report.finished += 1
                    break
            self._check_way_back(session)
        finally:
            session.close()
        self._check_closed(session, path)
        self.report.playouts += 1
        self.report.commands.update(self.done)

    def _step(self, session: Session, witness: Witness | None) -> bool:
        state, shown = session.state, session.public_state()
        written = msgspec.json.encode(state)
        assert msgspec.json.decode(written, type=self.game.state) == state, "the state as JSON"
        assert [key for key in COMMON if key not in shown] == [], "common fields"
        offers = self.game.offers(state)
        luck = Luck(self.seed, session.log_length)
        for offer in offers:
            for words in spelled_out(offer, self.luck):
                self._check_accepted(state, self._command(words), luck)
        figures = self.game.figures(state)
        self._check_figures(state, figures, luck)
        self._check_guesses(session, [figure.path for figure in figures], [offers, shown])
        assert msgspec.json.encode(state) == written, "nothing changes a state"
        self._check_secrets(state, [shown, offers], [self.game.headline(state)])
        if not offers:
            assert shown["ending"] is not None, "a game without offers has ended"
            self.report.endings.add(str(shown["ending"]["cause"]))
            return False
        assert shown["ending"] is None, "a game with offers goes on"
        chosen = self._choose(offers, state)
        self.done[tag(chosen)] += 1
        self._check_answer(session, shown, session.do(chosen, sender="exam"))
        self._check_undo(session, state, witness)
        return True

    def _choose(self, offers: list[Shown], state: Any) -> Command:
        """Often what moves the game on, so that games get far and end; else what was done least so far;
        at times what nobody offered."""
        if self.luck.random() < 0.05 and (figures := self.game.figures(state)):
            return self._setting_right(figures)
        if self.unlisted and self.luck.random() < 0.05:
            return self.luck.choice(self.unlisted)
        if self.done and self.luck.random() < self.pace:
            offer = offers[0] if self.luck.random() < 0.7 else offers[:2][-1]
        else:
            offer = min(offers, key=lambda each: (self.done[each["do"]], self.luck.random()))
        words = {key: value for key, value in offer.items() if key != "choices"}
        picked = {key: self.luck.choice(values) for key, values in offer.get("choices", {}).items()}
        return self._command({**words, **picked})

    def _setting_right(self, figures: list[Figure]) -> Correct:
        figure = self.luck.choice([figure for figure in figures if figure.choices])
        return Correct(path=figure.path, value=self.luck.choice(figure.choices))

    def _command(self, words: Shown) -> Command:
        return msgspec.convert(words, self.kinds[words["do"]])

    def _check_accepted(self, state: Any, command: Command, luck: Luck) -> Any:
        """Every offer, with every listed choice, is taken, folds and leaves a table that can be."""
        self.report.combinations += 1
        return self._folded(state, self.game.decide(state, command, luck))

    def _folded(self, state: Any, events: list[Event]) -> Any:
        for event in events:
            state = self.game.evolve(state, event)
        self.game.check(state)
        return state

    def _check_figures(self, state: Any, figures: list[Figure], luck: Luck) -> None:
        """Every figure can be set to every value that is listed for it, and then has it."""
        for _ in range(CORRECTIONS if figures else 0):
            setting = self._setting_right(figures)
            after = self._check_accepted(state, setting, luck)
            self.report.corrections += 1
            found = [each.value for each in self.game.figures(after) if each.path == setting.path]
            # None: setting it right has ended the game or the turn.
            assert found in ([setting.value], []), f"a figure is not what it was set to: {setting}"

    def _check_guesses(self, session: Session, paths: list[str], shown: list[Any]) -> None:
        """What is not listed is taken and folds, or is refused with a sentence and changes nothing."""
        state, length = session.state, session.log_length
        words = sorted({*words_in(shown), *paths})
        self.unlisted.clear()
        for name in self.luck.sample(sorted(self.kinds), GUESSES):
            guess = guesses(self.kinds[name])(self.luck, words)
            try:
                command = self._command(guess)
            except msgspec.ValidationError:
                continue  # a list too short, a key twice: protocol.parse refuses it
            if refusal := self._refusal(state, command):
                assert self.has_text(refusal.key), f"no text for {refusal.key}"
                self.report.refusals += 1
                self.report.refused_for.add(refusal.key)
                if type(command) in self.game.commands:
                    told = session.post(command, sender="exam").exception()
                    assert type(told) is type(refusal), f"refused in two ways: {guess}"
                    assert shown[0] or isinstance(told, GameOver), f"after the end: {guess}"
            elif type(command) in self.game.commands:
                self.unlisted.append(command)
        assert session.state is state, "a refusal changes nothing"
        assert session.log_length == length, "a refusal is no row"

    def _refusal(self, state: Any, command: Command) -> Told | None:
        """Why a command, or a question, is not taken; none if it is."""
        try:
            for query in self.game.queries.values():
                if isinstance(command, query.arguments):
                    msgspec.json.encode(query.answer(state, command))
            if type(command) in self.game.commands:
                chance = Luck(self.seed)
                self._folded(state, self.game.decide(state, command, chance))
        except (IllegalMove, BadArguments) as refusal:
            return refusal
        return None

    def _check_answer(self, session: Session, before: Shown, answer: Answer) -> None:
        self.report.steps += 1
        self.report.events.update(tag(event) for event in answer.events)
        after, events = session.public_state(), [self.game.public_event(event) for event in answer.events]
        assert after["log_length"] == answer.log_length == before["log_length"] + 1
        assert [event["type"] for event in events] == [tag(event) for event in answer.events]
        assert answer.name.key != "history-untold", "a command has a name"
        self._check_secrets(session.state, [after, events], [answer.name, *answer.story])
        if self.conserved:
            self.conserved(before, events, after)

    def _check_secrets(self, state: Any, shown: list[Any], lines: list[Line]) -> None:
        public = msgspec.json.encode(shown).decode() + " ".join(map(spelled, lines))
        for secret in self.game.secrets(state):
            assert secret not in public, f"a secret was told: {secret}"

    def _check_undo(self, session: Session, before: Any, witness: Witness | None) -> None:
        """Undo is the table before, redo the table after; both are rows."""
        after, length = session.state, session.log_length
        session.do(Undo(), sender="exam")
        assert session.state == before, "undo equals before"
        if witness:
            witness.is_asked = True
        session.do(Redo(), sender="exam")
        assert session.state == after, "redo equals after"
        assert session.log_length == length + 2
        if witness:
            self._check_reload(session, witness.entries())

    def _check_way_back(self, session: Session) -> None:
        """All the way back is the empty table, all the way forth the one that was left."""
        after, steps = session.state, session.log_length // 3
        session.do(Undo(steps=steps), sender="exam")
        assert session.state == self.game.empty(), "undone to the beginning"
        assert session.undo_name is None
        session.do(Redo(steps=steps), sender="exam")
        assert session.state == after, "brought back to the end"

    def _check_reload(self, session: Session, entries: list[Entry]) -> None:
        """What lies on the disk, folded by somebody else, is the table as it is."""
        line = reload(self.game, entries)
        assert line.state == session.state, "reload equals live"
        assert line.length == session.log_length
        assert self.game.lamps(line.state) == self.game.lamps(session.state)
        self.report.reloads += 1

    def _check_closed(self, session: Session, path: Path) -> None:
        assert [found.name for found in path.parent.iterdir()] == [path.name], "one file is left"
        journal, entries = Journal.open(path, new_header(self.game))
        journal.close()
        self._check_reload(session, entries)
        assert reload(self.game, entries).history() == session.history()


def tag(said: Any) -> str:
    return str(type(said).__struct_config__.tag)


def examine(
    game: Game[Any],
    playouts: int,
    first_seed: int = 0,
    *,
    conserved: Conserved | None = None,
    has_text: HasText = ENGLISH.has,
) -> Report:
    """The whole exam. Raises AssertionError at the first thing that is not as it must be."""
    report = Report()
    for seed in range(first_seed, first_seed + playouts):
        with TemporaryDirectory(dir=MEMORY if HAS_MEMORY else None) as folder:
            try:
                Examiner(game, seed, report, has_text, conserved).play(Path(folder))
            except BaseException as fault:
                fault.add_note(f"exam of {game.id}, playout {seed}")
                raise
    return report


def conserved_of(game_id: str) -> Conserved | None:
    """The game's own counts, where it has any written down."""
    name = f"tests.{game_id}.conserved"
    if not find_spec(f"tests.{game_id}") or not find_spec(name):
        return None
    found: Conserved = import_module(name).conserved
    return found


def examine_part(game_id: str, playouts: int, first_seed: int) -> Report:
    return examine(load_game(game_id), playouts, first_seed, conserved=conserved_of(game_id))


def examine_at_once(game_id: str, playouts: int, first_seed: int = 0) -> Report:
    """The exam on all processors: the same games, only sooner."""
    parts = (os.cpu_count() or 1) if HAS_MEMORY else 1
    if parts == 1:
        return examine_part(game_id, playouts, first_seed)
    starts = [first_seed + playouts * part // parts for part in range(parts + 1)]
    report = Report()
    with ProcessPoolExecutor(parts, get_context("spawn")) as pool:
        running = [pool.submit(examine_part, game_id, end - start, start) for start, end in pairwise(starts)]
        for part in running:
            report |= part.result()
    return report


def main() -> None:
    game_id, *numbers = sys.argv[1:]
    report = examine_at_once(game_id, *map(int, numbers))
    game = load_game(game_id)
    unseen = {
        "commands": {str(kind.__struct_config__.tag) for kind in game.commands} - report.commands,
        "events": {str(kind.__struct_config__.tag) for kind in game.events} - report.events,
    }
    for each in fields(report):
        value = getattr(report, each.name)
        told = f"{len(value)}: {', '.join(sorted(value))}" if isinstance(value, set) else f"{value:,}"
        sys.stdout.write(f"{each.name:13} {told}\n")
    for what, names in unseen.items():
        sys.stdout.write(f"unseen {what}: {', '.join(sorted(names)) or 'none'}\n")


if __name__ == "__main__":
    main()
