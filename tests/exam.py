"""The exam that every game takes: random playouts over `offers`, checked at each step.

Run by hand for more: `.venv/bin/python -m tests.exam lockdown 10000`."""

import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from companion.core.catalogue import load_game
from companion.core.chance import Luck
from companion.core.errors import BadArguments, IllegalMove
from companion.core.game import Command, Correct, Game
from companion.core.journal import Journal
from companion.core.protocol import kinds
from companion.core.session import Session
from companion.core.text import Texts
from companion.core.timeline import Redo, Undo, reload
from companion.main import new_header

LONGEST_GAME = 400
RELOAD_EVERY = 10
MOST_COMBINATIONS = 60  # of one offer at one step; larger ones are sampled, and met again at other steps


@dataclass
class Report:
    """What a run of the exam has seen."""

    playouts: int = 0
    steps: int = 0
    finished: int = 0
    combinations: int = 0
    commands: set[str] = field(default_factory=set)
    events: set[str] = field(default_factory=set)
    endings: set[str] = field(default_factory=set)


def spelled_out(offer: dict[str, Any], luck: random.Random) -> Iterator[dict[str, Any]]:
    """The commands an offer stands for: one value of each choice under its key, `choices` left out."""
    fixed = {key: value for key, value in offer.items() if key != "choices"}
    choices = offer.get("choices", {})
    total = 1
    for values in choices.values():
        total *= len(values)
    if total <= MOST_COMBINATIONS:
        for picked in product(*choices.values()):
            yield {**fixed, **dict(zip(choices, picked, strict=True))}
    else:
        for _ in range(MOST_COMBINATIONS):
            yield {**fixed, **{key: luck.choice(values) for key, values in choices.items()}}


class Examiner:
    """Plays one game at random and looks at everything on the way."""

    def __init__(self, game: Game[Any], seed: int, report: Report, texts: Texts) -> None:
        self.game, self.report, self.texts = game, report, texts
        self.luck = random.Random(seed)
        self.seed = seed
        self.kinds = kinds(game)

    def play(self, folder: Path) -> None:
        path = folder / f"{self.game.id}-{self.seed}.save"
        journal, _ = Journal.open(path, new_header(self.game))
        session = Session(self.game, journal, seed=self.seed)
        try:
            for step in range(LONGEST_GAME):
                if not self._step(session):
                    self.report.finished += 1
                    break
                if step % RELOAD_EVERY == 0:
                    self._check_reload(session, path)
        finally:
            session.close()
        self._check_reload_closed(session, path)
        self.report.playouts += 1

    def _step(self, session: Session) -> bool:
        state = session.state
        offers = self.game.offers(state)
        commands = [self._command(words) for offer in offers for words in spelled_out(offer, self.luck)]
        for command in commands:
            self._check_accepted(state, command)
        self._check_refusals(session)
        self._check_codec(state)
        if not commands:
            self.report.endings.add(str(self.game.public_view(state)["ending"]["cause"]))
            return False
        before = session.public_state()
        chosen = self._choose(offers, state)
        answer = session.do(chosen, sender="exam")
        self.report.commands.add(tag(chosen))
        self.report.events.update(tag(event) for event in answer.events)
        self.report.steps += 1
        self._check_secrets(session, answer.events)
        self._check_undo(session, before)
        return True

    def _choose(self, offers: list[dict[str, Any]], state: Any) -> Command:
        """Half the time what moves the game on, so that games end."""
        offer = offers[0] if self.luck.random() < 0.5 else self.luck.choice(offers)
        words = {key: value for key, value in offer.items() if key != "choices"}
        picked = {key: self.luck.choice(values) for key, values in offer.get("choices", {}).items()}
        if self.luck.random() < 0.05 and (figures := self.game.figures(state)):
            figure = self.luck.choice(figures)
            if figure.choices:
                return Correct(path=figure.path, value=self.luck.choice(figure.choices))
        return self._command({**words, **picked})

    def _command(self, words: dict[str, Any]) -> Command:
        return msgspec.convert(words, self.kinds[words["do"]])

    def _check_accepted(self, state: Any, command: Command) -> None:
        """Every offer, with every listed choice, is taken, folds and leaves a table that can be."""
        self.report.combinations += 1
        after = state
        for event in self.game.decide(state, command, Luck(self.seed, self.report.steps)):
            after = self.game.evolve(after, event)
        self.game.check(after)

    def _check_refusals(self, session: Session) -> None:
        """A command that is refused changes nothing; it is refused with a sentence."""
        before = msgspec.json.encode(session.state)
        length = session.log_length
        for name in self.luck.sample(sorted(self.kinds), 3):
            try:
                command = msgspec.convert({"do": name, **self._guess(name)}, self.kinds[name])
                list(self.game.decide(session.state, command, Luck(1)))
            except (IllegalMove, BadArguments) as refusal:
                assert self.texts.has(refusal.key), refusal.key
            except (msgspec.ValidationError, KeyError):
                pass
        assert msgspec.json.encode(session.state) == before
        assert session.log_length == length

    def _guess(self, name: str) -> dict[str, Any]:
        known = {field.encode_name for field in msgspec.structs.fields(self.kinds[name])}
        values = {
            "player": self.luck.randint(1, 5),
            "kind": "light",
            "type": "adult",
            "token": self.luck.choice(["adult", "queen", "blank"]),
            "to": self.luck.choice(["bag", "bunker", "adult", 3]),
            "from": self.luck.choice(["adult", 4]),
            "section": "s01",
            "a": "s01",
            "b": "s01",
            "result": self.luck.choice(["a", "silence"]),
            "pod": "a",
            "by": self.luck.choice(["isolation", "bunker"]),
            "side": "active",
            "amount": 1,
            "wounds": 2,
            "path": "time",
            "value": 99,
        }
        return {key: value for key, value in values.items() if key in known}

    def _check_codec(self, state: Any) -> None:
        there = msgspec.json.encode(state)
        assert msgspec.json.decode(there, type=self.game.state) == state

    def _check_undo(self, session: Session, before: dict[str, Any]) -> None:
        """Undo is the table before, redo the table after; both are rows."""
        after = session.public_state()
        session.do(Undo(), sender="exam")
        undone = session.public_state()
        assert {**undone, "log_length": 0} == {**before, "log_length": 0}
        session.do(Redo(), sender="exam")
        redone = session.public_state()
        assert {**redone, "log_length": 0} == {**after, "log_length": 0}
        assert redone["log_length"] == before["log_length"] + 3

    def _check_secrets(self, session: Session, events: Any) -> None:
        shown = [session.public_state(), [self.game.public_event(event) for event in events]]
        public = msgspec.json.encode(shown).decode()
        last = session.history()[-1]
        public += self.texts.line(last)
        for secret in self.game.secrets(session.state):
            assert secret not in public, secret

    def _check_reload(self, session: Session, path: Path) -> None:
        """What lies on the disk right now, read by somebody else, is the table as it is."""
        copy = path.with_suffix(".copy")
        for suffix in ("", "-wal"):
            source, target = Path(f"{path}{suffix}"), Path(f"{copy}{suffix}")
            target.unlink(missing_ok=True)
            if source.exists():
                target.write_bytes(source.read_bytes())
        self._check_same(session, copy)

    def _check_reload_closed(self, session: Session, path: Path) -> None:
        assert sorted(found.name for found in path.parent.glob(f"{path.name}*")) == [path.name]
        self._check_same(session, path)

    def _check_same(self, session: Session, path: Path) -> None:
        journal, entries = Journal.open(path, new_header(self.game))
        journal.close()
        line = reload(self.game, entries)
        assert line.state == session.state
        assert line.length == session.log_length
        assert line.history() == session.history()


def tag(said: Any) -> str:
    return str(type(said).__struct_config__.tag)


def examine(game_id: str, playouts: int, first_seed: int = 0) -> Report:
    """The whole exam. Raises AssertionError at the first thing that is not as it must be."""
    game, report, texts = load_game(game_id), Report(), Texts("en")
    with TemporaryDirectory() as folder:
        for seed in range(first_seed, first_seed + playouts):
            try:
                Examiner(game, seed, report, texts).play(Path(folder))
            except BaseException as fault:
                fault.add_note(f"exam of {game_id}, playout {seed}")
                raise
            for left in Path(folder).iterdir():
                left.unlink()
    return report


if __name__ == "__main__":
    result = examine(sys.argv[1], int(sys.argv[2]))
    sys.stdout.write(
        f"{result.playouts} playouts, {result.steps} steps, {result.combinations} combinations of offers,"
        f" {result.finished} games to their end, endings {sorted(result.endings)}\n"
    )
