"""The only file that builds and joins everything: game, journal, session, texts, folders."""

import secrets
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from companion import __version__
from companion.core.errors import Told
from companion.core.game import Game, Line
from companion.core.journal import FORMAT, DamagedSave, Header, Journal
from companion.core.logs import start_log
from companion.core.session import Session, Unsaved
from companion.core.settings import Folders, Settings, find_folders, read_settings
from companion.core.text import Texts, language_of_this_machine, languages
from companion.core.timeline import reload


@dataclass(frozen=True)
class House:
    """What every verb needs: where things are, what people chose, in which language they read."""

    folders: Folders
    settings: Settings
    texts: Texts
    problem: Line | None


def open_house(language: str | None = None) -> House:
    """Folders, settings, log and texts. Never fails: what is missing or broken has a default."""
    folders = find_folders()
    start_log(folders)
    settings, problem = read_settings(folders)
    chosen = language or settings.language
    texts = Texts(chosen if chosen in languages() else language_of_this_machine())
    return House(folders, settings, texts, problem)


@dataclass(frozen=True)
class Table:
    """An open game; `notice` is a word about its save, if there is one to say."""

    session: Session
    notice: Line | None


def last_whole_state(game: Game[Any], damaged: DamagedSave) -> Line:
    """Where the part of a damaged save that is whole leaves off. Raises SaveUnreadable."""
    return game.headline(reload(game, damaged.entries).state)


def new_header(game: Game[Any]) -> Header:
    return Header(
        format=FORMAT,
        app=__version__,
        game=game.id,
        game_version=game.version,
        data_version=game.data_version,
        id=secrets.token_hex(8),
        created=datetime.now(UTC).isoformat(timespec="seconds"),
    )


def open_table(game: Game[Any], save: Path | None, seed: int | None = None) -> Table:
    """A table that is kept in `save` and continues what is there. Raises Told for a save it cannot use."""
    if save is None:
        return Table(Session(game, Unsaved(), seed=seed), None)
    journal, entries = Journal.open(save, new_header(game))
    try:
        session = Session(game, journal, entries, seed=seed)
    except Told:
        with suppress(Told):
            journal.close()
        raise
    return Table(session, journal.notice)
