"""The tour's stops at the pages that lie over a table: actions, forms, history, setting right, typing."""

from collections.abc import Callable

from companion.core.game import Json
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.page import Page, Stop
from companion.ui.pages.actions import ActionsPage
from companion.ui.pages.confirm import ConfirmPage
from companion.ui.pages.entry import EntryPage
from companion.ui.pages.figure import FigurePage
from companion.ui.pages.form import FormPage
from companion.ui.pages.history import HistoryPage
from companion.ui.pages.set_right import SetRightPage
from companion.ui.pages.table_menu import TableMenuPage
from companion.ui.theme import Theme
from companion.ui.tour import at_table

GAME = "lockdown"
PARTY = [
    ("Ana", "survivor"),
    ("Bruno", "hacker"),
    ("Cleo", "janitor"),
    ("Daniela", "lab_rat"),
    ("Eva", "sentry"),
]
SETUP: dict[str, Json] = {
    "do": "setup",
    "players": [{"name": name, "character": character} for name, character in PARTY],
    "power": {"s01": 1, "s02": 3, "s03": 2, "elevator": 4},
}


def _do(name: str, **values: Json) -> dict[str, Json]:
    return {"do": name, **values}


TURNS = [
    _do("end_turn"),
    _do("encounter", player=2, token="larva"),
    _do("wound", player=2, kind="light", count=1),
    _do("wound", player=1, kind="serious", count=1),
    _do("place_fire"),
    _do("place_malfunction"),
]
EVENT_PHASE = [
    *(_do("pass_turn") for _ in PARTY),
    *(_do("next_step") for _ in range(6)),
    _do("draw_token", token="larva"),
    _do("next_step"),
]
BUSY = [SETUP, *TURNS]
LONG = [
    *BUSY,
    *EVENT_PHASE,
    _do("end_turn"),
    _do("restore_power", arrangement={"s01": 4, "s02": 3, "s03": 1, "elevator": 2}),
    _do("gain_knowledge", player=3, amount=1),
    _do("trigger_alert"),
    *EVENT_PHASE[:8],
    _do("undo", steps=4),
]


CARD = [{**SETUP, "modes": {"events": "table"}}, *EVENT_PHASE[:10]]  # at the step of the event card
BAG = [SETUP, *EVENT_PHASE[:11]]  # at the step of bag development


def _at(page: Callable[[Desk], Page], commands: list[dict[str, Json]] = BUSY) -> Callable[[Desk], None]:
    return at_table(GAME, commands, page)


def _form(command: str, *asked: str) -> Callable[[Desk], Page]:
    """The form of the first offer of that command that asks for all of these."""

    def page(desk: Desk) -> Page:
        return FormPage(
            desk,
            next(
                offer
                for offer in desk.table.offers
                if offer["do"] == command and set(asked) == set(offer.get("choices", {}))
            ),
        )

    return page


def _tapped(
    page: Callable[[Desk], Page], *names: str, commands: list[dict[str, Json]] = BUSY
) -> Callable[[Desk], None]:
    """A page on which these places were touched."""

    def arrange(desk: Desk) -> None:
        _at(page, commands)(desk)
        for name in names:
            brush = Brush(Theme(800, 480), lambda text, font, size: len(text) * size / 2, desk.scrolled)
            desk.paint(brush)
            next(zone for zone in brush.zones if zone.name == name).do()

    return arrange


def _nothing() -> None:
    pass


def _confirm(desk: Desk) -> Page:
    title, said = desk.say("screen-leave-title"), desk.say("screen-leave-said", count=12)
    return ConfirmPage(desk, title, said, desk.say("screen-leave-yes"), _nothing)


def _entry(desk: Desk) -> Page:
    title = desk.line(desk.table.figure_label("players.4.name"))
    return EntryPage(desk, title, "Daniela", lambda said: None)


STOPS = [
    Stop("actions", _at(ActionsPage)),
    Stop("actions-group", _at(lambda desk: ActionsPage(desk, "characters"))),
    Stop("actions-search", _tapped(ActionsPage, "search", "key-a", "key-n", "key-a")),
    Stop("actions-event-phase", _at(ActionsPage, BAG)),
    Stop("form-one-value", _at(_form("flip_power", "section"))),
    Stop("form-encounter", _at(_form("encounter", "player", "hand", "dark"))),
    Stop("form-wound", _at(_form("wound", "kind", "count"))),
    Stop("form-arrangement", _at(_form("restore_power", "arrangement"))),
    Stop("form-event-card", _at(_form("event_card", "card"), CARD)),
    Stop("history", _at(HistoryPage, LONG)),
    Stop("history-jump", _tapped(HistoryPage, "history-up", "line-22", commands=LONG)),
    Stop("set-right", _at(SetRightPage)),
    Stop("set-right-number", _tapped(lambda desk: FigurePage(desk, "fires", lambda value: None), "plus")),
    Stop("set-right-search", _at(lambda desk: SetRightPage(desk, "ana"))),
    Stop("set-right-choice", _at(lambda desk: FigurePage(desk, "players.2.character", lambda value: None))),
    Stop("entry", _at(_entry)),
    Stop("table-menu", _at(TableMenuPage, LONG)),
    Stop("confirm", _at(_confirm)),
]
