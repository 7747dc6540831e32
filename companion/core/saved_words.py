"""Saved games in words: what each is, where it stands, when it was played. Changes nothing."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal

from companion.core.catalogue import load_game
from companion.core.errors import Told
from companion.core.game import Game
from companion.core.journal import read_save
from companion.core.shelf import Shelved
from companion.core.text import Texts
from companion.core.timeline import check_version, reload

Now = Callable[[], datetime]
Mark = Literal["", "in-use", "damaged", "unreadable"]


@dataclass(frozen=True)
class Described:
    """A save as people see it. `stands` says where the game is, or why it cannot be gone on with."""

    name: str
    game: str
    stands: str
    when: str
    mark: Mark = ""

    def line(self, *first: str) -> str:
        return " · ".join(part for part in (*first, self.stands, self.when) if part)


def describe(save: Shelved, texts: Texts, now: Now = lambda: datetime.now().astimezone()) -> Described:
    """One save in the reader's language. Never raises for a bad one."""
    game = texts(f"{save.header.game}-name") if save.header else ""
    stands, mark = _problem(save, texts)
    if not stands:
        try:
            opened, state = look_into(save)
            stands = texts.line(opened.headline(state))
        except Told as fault:
            stands, mark = texts.error(fault), "unreadable"
    return Described(save.path.stem, game, stands, when(save.last_at, texts, now()), mark)


def look_into(save: Shelved) -> tuple[Game[Any], Any]:
    """The game of a whole save and its state. Raises Told."""
    found = read_save(save.path)
    game = load_game(save.header.game if save.header else "")
    if save.header:
        check_version(game, save.header)
    return game, reload(game, found.entries if found else []).state


def when(at: str, texts: Texts, now: datetime) -> str:
    """Today's and yesterday's games by these words, others by their date."""
    try:
        then = datetime.fromisoformat(at).astimezone(now.tzinfo)
    except ValueError:
        return ""
    time, days = f"{then:%H:%M}", (now.date() - then.date()).days
    if days in (0, 1):
        return texts("save-today" if days == 0 else "save-yesterday", time=time)
    return f"{then:%Y-%m-%d} {time}"


def _problem(save: Shelved, texts: Texts) -> tuple[str, Mark]:
    if save.is_in_use:
        return texts("save-open-elsewhere"), "in-use"
    if save.is_damaged:
        return texts("save-is-damaged"), "damaged"
    return (texts.error(save.problem), "unreadable") if save.problem else ("", "")
