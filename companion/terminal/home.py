"""The home menu: go on, begin, look for a saved game, language, leave. Knows no game."""

from collections.abc import Callable
from pathlib import Path

from companion import __version__
from companion.core.catalogue import game_ids, load_game
from companion.core.errors import Told
from companion.core.ink import Ink, Tone, apart, ink, paragraph
from companion.core.journal import DamagedSave, recover
from companion.core.saved_words import describe
from companion.core.shelf import Shelved, list_games, new_save_path
from companion.core.text import Texts
from companion.main import last_whole_state, open_table
from companion.terminal.console import PROMPT, Console
from companion.terminal.options import Option, found, listed
from companion.terminal.pages import show_help
from companion.terminal.saves import draw_save
from companion.terminal.table import TableTalk

AROUND_LIST = 5  # lines of heading, hint and prompt


class Home:
    """Between games. `run` comes back when somebody leaves."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._problem = console.texts.line(console.house.problem) if console.house.problem else ""

    def run(self, *, asks_language: bool) -> None:
        """Raises Left when the input ends."""
        if asks_language:
            self._console.choose_language()
        while self._choose():
            pass

    def _choose(self) -> bool:
        """Shows the menu once; whether to show it again."""
        console, texts = self._console, self._console.texts
        saves = list_games(console.house.folders.games)
        options = self._options(saves)
        console.screen.clear()
        console.screen.show(self._page(saves, options))
        said = console.screen.ask(PROMPT)
        option = found(options, said)
        self._problem = ""
        if option and option.value is None:
            return False
        if option:
            option.value()
        elif said:
            self._problem = texts("terminal-no-such-option", said=said[:40])
        return True

    def _options(self, saves: list[Shelved]) -> list[Option]:
        console, texts = self._console, self._console.texts
        entries: list[tuple[str, Callable[[], None]]] = [
            (texts("terminal-new-game"), self._begin),
            (texts("terminal-saved-games", count=len(saves)), lambda: self._pick(saves)),
            (texts("terminal-language"), console.choose_language),
            (texts("terminal-help-title"), lambda: show_help(console)),
        ]
        if saves:
            last = describe(saves[0], texts)
            entries.insert(0, (texts("terminal-continue", game=last.line()), lambda: self._go_on(saves[0])))
        options = [Option(str(n), label, do) for n, (label, do) in enumerate(entries, 1)]
        return [*options, Option("q", texts("terminal-leave"), None)]

    def _page(self, saves: list[Shelved], options: list[Option]) -> list[Ink]:
        """The name, the table as it was left last, what is wrong, and the menu."""
        texts, (width, height) = self._console.texts, self._console.screen.size
        name = apart(ink(texts("terminal-app"), Tone.NOW), ink(__version__, Tone.QUIET), width)
        problem = paragraph(self._problem, width, Tone.WARNING)
        rule, menu = ink("─" * width, Tone.EDGE), listed(options, width)
        room = height - len(problem) - len(menu) - AROUND_LIST
        table = draw_save(saves[0], texts, width, room) if saves else []
        about = table if 0 < len(table) <= room else [*paragraph(texts("help-companion"), width, Tone.QUIET)]
        return [name, rule, *about, rule, *problem, *menu]

    def _begin(self) -> None:
        games = game_ids()
        if len(games) > 1:
            self._console.title(self._console.texts("terminal-which-game"))
            options = [
                Option(str(n), self._console.texts(f"{each}-name"), each) for n, each in enumerate(games, 1)
            ]
            chosen = self._console.choose(options, usual=options[0])
            if chosen is None:
                return
            games = [chosen.value]
        self._sit_down(games[0], new_save_path(self._console.house.folders.games, games[0]))

    def _pick(self, saves: list[Shelved]) -> None:
        """The saved games, the last one first."""
        console, texts = self._console, self._console.texts
        console.title(texts("terminal-saved-games", count=len(saves)))
        options = [Option(str(n), _listed(save, texts), save) for n, save in enumerate(saves, 1)]
        chosen = console.choose(options)
        if chosen:
            self._go_on(chosen.value)

    def _go_on(self, save: Shelved) -> None:
        if save.header is None or (save.problem and not save.is_damaged):
            self._problem = self._console.texts.error(save.problem) if save.problem else ""
            return
        self._sit_down(save.header.game, save.path)

    def _sit_down(self, game_id: str, path: Path) -> None:
        """Opens a table and plays there; a damaged save is offered as far as it is whole."""
        try:
            table = open_table(load_game(game_id), path)
        except DamagedSave as fault:
            if self._recovers(game_id, path, fault):
                self._sit_down(game_id, path)
            return
        except Told as fault:
            self._problem = self._console.texts.error(fault)
            return
        try:
            TableTalk(self._console, table.session).run(table.notice)
        finally:
            table.session.close()

    def _recovers(self, game_id: str, path: Path, fault: DamagedSave) -> bool:
        """Says what is damaged and what is whole; whether to go on from there."""
        console, texts = self._console, self._console.texts
        console.title(texts("terminal-damaged-title"))
        console.tell(texts.error(fault), Tone.WARNING)
        try:
            headline = last_whole_state(load_game(game_id), fault)
        except Told as problem:
            self._problem = texts.error(problem)
            return False
        console.tell(texts("terminal-damaged-offer", stands=headline))
        ways = ("recover", "leave-it")
        chosen = console.choose(
            [Option(str(n), texts(f"terminal-damaged-{way}"), way) for n, way in enumerate(ways, 1)]
        )
        if chosen is None or chosen.value != "recover":
            return False
        try:
            aside, kept = recover(path)
        except Told as problem:
            self._problem = texts.error(problem)
            return False
        console.tell(texts("save-recovered", aside=aside.name, kept=kept))
        console.pause()
        return True


def _listed(save: Shelved, texts: Texts) -> str:
    described = describe(save, texts)
    return described.line(described.name)
