"""The saved games as home and their own page show them. Read and put into words by errands, never in a
frame; looked for again whenever home is painted, and told only where something is different."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from companion.core.saved_words import Described, describe
from companion.core.shelf import Shelved, list_games
from companion.ui.desk import Desk

Stamp = tuple[str, tuple[tuple[str, int, int], ...]]  # the language, and each file's name, time and size


@dataclass(frozen=True)
class Kept:
    """One save; `said` once it has been put into words."""

    save: Shelved
    said: Described | None = None

    @property
    def can_open(self) -> bool:
        """A damaged one can: as far as it is whole."""
        save = self.save
        return save.header is not None and (save.problem is None or save.is_damaged)


class KeptGames:
    """`games` is None until the folder was read. Given a list, it stays that list (for the tour)."""

    def __init__(self, desk: Desk, games: list[Kept] | None = None) -> None:
        self._desk = desk
        self._is_given = games is not None
        self._stamp: Stamp | None = None
        self._is_looking = False
        self._is_asked_again = False
        self._is_read: set[Path] = set()  # what has been put into words, or is about to be
        self.games = games

    @property
    def last(self) -> Kept | None:
        """The game that was played last and can be gone on with."""
        return next((kept for kept in self.games or () if kept.can_open), None)

    def refresh(self) -> None:
        """Looks whether anything in the folder is different, and puts the last game into words."""
        if self._is_given:
            return
        if self._is_looking:
            self._is_asked_again = True
            return
        self._is_looking, self._is_asked_again = True, False
        folder, language, known = self._desk.house.folders.games, self._desk.texts.language, self._stamp

        def work() -> tuple[Stamp, list[Shelved] | None]:
            stamp = (language, _files(folder))
            return stamp, None if stamp == known else list_games(folder)

        self._desk.errands.run(work, lambda found: self._found(*found), self._failed)

    def put_into_words(self, save: Shelved) -> None:
        """Once, by an errand of its own."""
        if self._is_given or save.path in self._is_read:
            return
        self._is_read.add(save.path)
        texts = self._desk.texts
        then = self._described(save, texts.language)
        self._desk.errands.run(partial(describe, save, texts), then, self._desk.tell_fault)

    def forget(self, save: Shelved) -> None:
        """Takes it off the list that is shown."""
        self.games = [kept for kept in self.games or () if kept.save is not save]
        self._stamp = None

    def _found(self, stamp: Stamp, saves: list[Shelved] | None) -> None:
        self._is_looking, self._stamp = False, stamp
        if saves is not None:
            self.games = [Kept(save) for save in saves]
            self._is_read.clear()
            if self.last:
                self.put_into_words(self.last.save)
            self._desk.stage.repaint()
        if self._is_asked_again:
            self.refresh()

    def _failed(self, fault: Exception) -> None:
        self._is_looking = False
        self.games = self.games or []
        self._desk.tell_fault(fault)

    def _described(self, save: Shelved, language: str) -> Callable[[Described], None]:
        def then(said: Described) -> None:
            if language == self._desk.texts.language:
                self.games = [Kept(save, said) if kept.save is save else kept for kept in self.games or ()]
                self._desk.stage.repaint()

        return then


def _files(folder: Path) -> tuple[tuple[str, int, int], ...]:
    """What is in the folder, locks and logs too: any change of a save shows here."""
    try:
        return tuple(sorted((file.name, *_time_and_size(file)) for file in folder.iterdir()))
    except OSError:
        return ()


def _time_and_size(file: Path) -> tuple[int, int]:
    found = file.stat()
    return found.st_mtime_ns, found.st_size
