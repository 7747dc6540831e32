"""Saved games in words: what each is, where it stands, when it was played. Changes nothing."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from companion.core.catalogue import load_game
from companion.core.errors import Told
from companion.core.game import Line
from companion.core.journal import read_save
from companion.core.shelf import Shelved
from companion.core.text import Texts
from companion.core.timeline import reload

Now = Callable[[], datetime]


@dataclass(frozen=True)
class Described:
    """A save as people see it; `problem` says why it cannot be gone on with as it is."""

    name: str
    game: str
    stands: str
    when: str
    problem: str

    @property
    def line(self) -> str:
        return " · ".join(part for part in (self.game, self.problem or self.stands, self.when, self.name) if part)


def describe(save: Shelved, texts: Texts, now: Now = lambda: datetime.now().astimezone()) -> Described:
    """One save in the reader's language. Never raises for a bad one."""
    game = texts(f"{save.header.game}-name") if save.header else ""
    stands, problem = "", _problem(save, texts)
    if save.header and not problem:
        try:
            stands = texts.line(headline(save.path, save.header.game))
        except Told as fault:
            problem = texts.error(fault)
    return Described(save.path.stem, game, stands, _when(save.last_at, texts, now()), problem)


def headline(path: Path, game_id: str) -> Line:
    """Where the game of a save stands. Raises Told."""
    game = load_game(game_id)
    found = read_save(path)
    return game.headline(reload(game, found.entries if found else []).state)


def _problem(save: Shelved, texts: Texts) -> str:
    if save.is_in_use:
        return texts("terminal-save-in-use")
    if save.is_damaged:
        return texts("terminal-save-damaged")
    return texts.error(save.problem) if save.problem else ""


def _when(at: str, texts: Texts, now: datetime) -> str:
    """Today's and yesterday's games by these words, others by their date."""
    try:
        then = datetime.fromisoformat(at).astimezone(now.tzinfo)
    except ValueError:
        return ""
    time, days = f"{then:%H:%M}", (now.date() - then.date()).days
    if days in (0, 1):
        return texts("terminal-today" if days == 0 else "terminal-yesterday", time=time)
    return f"{then:%Y-%m-%d} {time}"
