"""The tour's stops at home. Its saved games are made up: nothing touches those of the players."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from companion.core.catalogue import game_ids
from companion.core.errors import SaveInUse, SaveUnreadable
from companion.core.game import Line, Word
from companion.core.journal import FORMAT, DamagedSave, Entry, Header
from companion.core.saved_words import Described, describe, when
from companion.core.savelook import Found
from companion.core.shelf import Shelved
from companion.games.lockdown.screens.stops_said import GAME, POWER, after, set_up
from companion.ui.desk import Desk
from companion.ui.page import Page, Stop
from companion.ui.pages.damaged import DamagedPage
from companion.ui.pages.help import HelpPage
from companion.ui.pages.home import HomePage
from companion.ui.pages.kept_games import Kept, KeptGames
from companion.ui.pages.language import LanguagePage
from companion.ui.pages.lock import LockPage
from companion.ui.pages.lock_code import LockCodePage
from companion.ui.pages.new_game import NewGamePage
from companion.ui.pages.saved import SavedPage
from companion.ui.pages.settings import SettingsPage
from companion.ui.pages.ways_out import WaysOutPage
from companion.ui.tour import Arrange, far_down, touched

HEADER = Header(FORMAT, "", GAME, 1, "", "", "")
IN_USE = "save-in-use"  # a text of the program, not of the game
TONIGHT = datetime(2026, 11, 18, 22, 30, tzinfo=UTC)
TWO = set_up({"Ana": "survivor", "Bruno": "janitor"}, power=POWER)


# Made-up games


def _headline(round_: int, time: int) -> Line:
    return Line(f"{GAME}-headline-player", {"round": round_, "time": time})


def _save(number: int, last_at: str = "", problem: SaveInUse | SaveUnreadable | None = None) -> Shelved:
    return Shelved(Path(f"{GAME}-{number}.save"), HEADER, last_at=last_at, problem=problem)


def _kept(desk: Desk, save: Shelved, stands: Line | None = None) -> Kept:
    """In words as any save; where one stands is made up, for there is nothing to read."""
    if stands is None:
        return Kept(save, describe(save, desk.texts, lambda: TONIGHT))
    at = when(save.last_at, desk.texts, TONIGHT)
    return Kept(save, Described(save.path.stem, desk.say(f"{GAME}-name"), desk.line(stands), at))


def _games(desk: Desk) -> list[Kept]:
    swept = Line(f"{GAME}-headline-over", {"round": 9, "cause": Word(f"{GAME}-cause-swept")})
    return [
        _kept(desk, _save(7, "2026-11-18T20:14Z"), _headline(5, 11)),
        _kept(desk, _save(6, problem=SaveInUse(IN_USE))),
        _kept(desk, _save(5, "2026-11-17T23:41Z", _damage())),
        _kept(desk, _save(4, "2026-11-02T22:05Z"), _headline(12, 3)),
        _kept(desk, _save(3, "2026-10-31T01:12Z"), swept),
        _kept(desk, _save(2, "2026-10-03T19:30Z"), _headline(1, 15)),
    ]


def _damage() -> DamagedSave:
    entry = Entry("touch", "", msgspec.Raw(b"{}"), ())
    return DamagedSave(Path(f"{GAME}-5.save"), Found(HEADER, [entry] * 41, damage="tour"))


# Ways to the pages


def _home(games: Callable[[Desk], list[Kept]], page: Callable[[Desk], Page] | None = None) -> Arrange:
    """Home with these games and a page laid over it; no table is open."""

    def arrange(desk: Desk) -> None:
        desk.leave_table()
        desk.pages[:] = [HomePage(desk, games(desk))]
        if page:
            desk.show(page(desk))

    return arrange


def _over(page: Callable[[Desk], Page]) -> Arrange:
    return _home(_games, page)


def _saved(desk: Desk) -> Page:
    return SavedPage(desk, KeptGames(desk, _games(desk)))


def _no_saves(desk: Desk) -> Page:
    return SavedPage(desk, KeptGames(desk, []))


def _damaged(desk: Desk) -> Page:
    return DamagedPage(desk, Path(f"{GAME}-5.save"), _damage(), _headline(7, 9))


def _rules(desk: Desk) -> Page:
    return HelpPage(desk, f"rules-{GAME}-4")


LOCKED = after([TWO], LockPage)

STOPS = [
    Stop("language", _home(lambda _: [], LanguagePage)),
    Stop("home-empty", _home(lambda _: [])),
    Stop("home", _home(_games)),
    Stop("new-game", _over(lambda desk: NewGamePage(desk, game_ids()))),
    Stop("saved-games", _over(_saved)),
    Stop("saved-games-end", far_down(_over(_saved), "saves")),
    Stop("saved-games-none", _over(_no_saves)),
    Stop("saved-games-delete", touched(_over(_saved), f"delete-{GAME}-7")),
    Stop("damaged", _over(_damaged)),
    Stop("settings", _over(SettingsPage)),
    Stop("settings-end", far_down(_over(SettingsPage), "settings")),
    Stop("lock-code", _over(LockCodePage)),
    Stop("lock-code-chosen", touched(_over(LockCodePage), "digit-2", "digit-0", "digit-4", "digit-8")),
    Stop("lock", LOCKED),
    Stop("lock-pad", touched(LOCKED, "unlock")),
    Stop("lock-wrong", touched(LOCKED, "unlock", "digit-1", "digit-2", "digit-3", "digit-4")),
    Stop("help", _over(HelpPage)),
    Stop("help-rules", far_down(after([TWO], _rules), "chapters")),
    Stop("help-notices", far_down(_over(lambda desk: HelpPage(desk, "notices")), "chapters")),
    Stop("help-font-licence", far_down(_over(lambda desk: HelpPage(desk, "font-licence")), "chapters")),
    Stop("ways-out", _over(WaysOutPage)),
    Stop("shut-down", touched(_over(WaysOutPage), "shut-down")),
]
