"""The tour's stops at home and in the pages that every game shares. Its saved games are made up: nothing
touches those of the players."""

from collections.abc import Callable
from pathlib import Path

import msgspec

from companion.core.catalogue import game_ids
from companion.core.game import Json, Line
from companion.core.journal import FORMAT, DamagedSave, Entry, Header
from companion.core.saved_words import Described, Mark
from companion.core.savelook import Found
from companion.core.shelf import Shelved
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.page import Page, Stop
from companion.ui.pages import stops_tools
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
from companion.ui.theme import Theme
from companion.ui.tour import at_table

GAME = "lockdown"
HEADER = Header(FORMAT, "", GAME, 1, "", "", "")
SETUP: dict[str, Json] = {
    "do": "setup",
    "players": [{"name": "Ana", "character": "survivor"}, {"name": "Bruno", "character": "janitor"}],
    "power": {"s01": 1, "s02": 3, "s03": 2, "elevator": 4},
}
FAR_DOWN = 100_000.0  # pixels: the end of any list
Arrange = Callable[[Desk], None]


# Made-up games


def _headline(round_: int, time: int) -> Line:
    return Line(f"{GAME}-headline-player", {"round": round_, "time": time})


def _kept(desk: Desk, number: int, stands: str, when: str, mark: Mark = "") -> Kept:
    name = f"{GAME}-{number}"
    said = Described(name, desk.say(f"{GAME}-name"), stands, when, mark)
    return Kept(Shelved(Path(f"{name}.save"), HEADER), said)


def _games(desk: Desk) -> list[Kept]:
    say = desk.say
    return [
        _kept(desk, 7, desk.line(_headline(5, 11)), say("save-today", time="20:14")),
        _kept(desk, 6, say("save-open-elsewhere"), "", "in-use"),
        _kept(desk, 5, say("save-is-damaged"), say("save-yesterday", time="23:41"), "damaged"),
        _kept(desk, 4, desk.line(_headline(12, 3)), "2026-11-02 22:05"),
        _kept(
            desk,
            3,
            say(f"{GAME}-headline-over", round=9, cause=say(f"{GAME}-cause-swept")),
            "2026-10-31 01:12",
        ),
        _kept(desk, 2, desk.line(_headline(1, 15)), "2026-10-03 19:30"),
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


def _far_down(arrange: Arrange, name: str) -> Arrange:
    """The same page, its list pulled up to the end."""

    def arrange_and_pull(desk: Desk) -> None:
        arrange(desk)
        desk.scrolled[name] = FAR_DOWN

    return arrange_and_pull


def _touched(arrange: Arrange, *names: str) -> Arrange:
    """The same page after these places were touched."""

    def arrange_and_touch(desk: Desk) -> None:
        arrange(desk)
        for name in names:
            brush = Brush(Theme(800, 480), lambda text, font, size: len(text) * size / 2, desk.scrolled)
            desk.paint(brush)
            next(zone for zone in brush.zones if zone.name == name).do()

    return arrange_and_touch


def _saved(desk: Desk) -> Page:
    return SavedPage(desk, KeptGames(desk, _games(desk)))


def _no_saves(desk: Desk) -> Page:
    return SavedPage(desk, KeptGames(desk, []))


def _damaged(desk: Desk) -> Page:
    return DamagedPage(desk, Path(f"{GAME}-5.save"), _damage(), _headline(7, 9))


def _rules(desk: Desk) -> Page:
    return HelpPage(desk, f"rules-{GAME}-4")


LOCKED = at_table(GAME, [SETUP], LockPage)

STOPS = [
    Stop("language", _home(lambda _: [], LanguagePage)),
    Stop("home-empty", _home(lambda _: [])),
    Stop("home", _home(_games)),
    Stop("new-game", _over(lambda desk: NewGamePage(desk, game_ids()))),
    Stop("saved-games", _over(_saved)),
    Stop("saved-games-end", _far_down(_over(_saved), "saves")),
    Stop("saved-games-none", _over(_no_saves)),
    Stop("saved-games-delete", _touched(_over(_saved), f"delete-{GAME}-7")),
    Stop("damaged", _over(_damaged)),
    Stop("settings", _over(SettingsPage)),
    Stop("settings-end", _far_down(_over(SettingsPage), "settings")),
    Stop("lock-code", _over(LockCodePage)),
    Stop("lock-code-chosen", _touched(_over(LockCodePage), "digit-2", "digit-0", "digit-4", "digit-8")),
    Stop("lock", LOCKED),
    Stop("lock-pad", _touched(LOCKED, "unlock")),
    Stop("lock-wrong", _touched(LOCKED, "unlock", "digit-1", "digit-2", "digit-3", "digit-4")),
    Stop("help", _over(HelpPage)),
    Stop("help-rules", _far_down(at_table(GAME, [SETUP], _rules), "chapters")),
    Stop("help-notices", _far_down(_over(lambda desk: HelpPage(desk, "notices")), "chapters")),
    Stop("help-font-licence", _far_down(_over(lambda desk: HelpPage(desk, "font-licence")), "chapters")),
    Stop("ways-out", _over(WaysOutPage)),
    Stop("shut-down", _touched(_over(WaysOutPage), "shut-down")),
    *stops_tools.STOPS,
]
