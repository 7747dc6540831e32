"""The tour's stops at the pages that lie over a table: actions, forms, history, setting right, typing."""

from collections.abc import Callable

from companion.core.game import Json
from companion.games.lockdown.screens.stops_said import POWER, Said, after, do, set_up
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
from companion.ui.tour import Arrange, touched

FIVE = {"Ana": "survivor", "Bruno": "hacker", "Cleo": "janitor", "Daniela": "lab_rat", "Eva": "sentry"}
SETUP = set_up(FIVE, power=POWER)
TURNS = [
    do("end_turn"),
    do("encounter", player=2, token="larva"),
    do("wound", player=2, kind="light", count=1),
    do("wound", player=1, kind="serious", count=1),
    do("place_fire"),
    do("place_malfunction"),
]
EVENT_PHASE = [
    *(do("pass_turn") for _ in FIVE),
    *(do("next_step") for _ in range(6)),
    do("draw_token", token="larva"),
    do("next_step"),
]
BUSY = [SETUP, *TURNS]
LONG = [
    *BUSY,
    *EVENT_PHASE,
    do("end_turn"),
    do("restore_power", arrangement={"s01": 4, "s02": 3, "s03": 1, "elevator": 2}),
    do("gain_knowledge", player=3, amount=1),
    do("trigger_alert"),
    *EVENT_PHASE[:8],
    do("undo", steps=4),
]


CARD = [{**SETUP, "modes": {"events": "table"}}, *EVENT_PHASE[:10]]  # at the step of the event card
BAG = [SETUP, *EVENT_PHASE[:11]]  # at the step of bag development


def _at(page: Callable[[Desk], Page], commands: list[Said] = BUSY) -> Arrange:
    return after(commands, page)


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


def _nothing(*_: Json) -> None:
    pass


def _figure(path: str) -> Callable[[Desk], Page]:
    return lambda desk: FigurePage(desk, path, _nothing)


def _confirm(desk: Desk) -> Page:
    title, said = desk.say("screen-leave-title"), desk.say("screen-leave-said", count=12)
    return ConfirmPage(desk, title, said, desk.say("screen-leave-yes"), _nothing)


def _entry(desk: Desk) -> Page:
    title = desk.line(desk.table.figure_label("players.4.name"))
    return EntryPage(desk, title, "Daniela", _nothing)


STOPS = [
    Stop("actions", _at(ActionsPage)),
    Stop("actions-group", _at(lambda desk: ActionsPage(desk, "characters"))),
    Stop("actions-search", touched(_at(ActionsPage), "search", "key-a", "key-n", "key-a")),
    Stop("actions-event-phase", _at(ActionsPage, BAG)),
    Stop("form-one-value", _at(_form("flip_power", "section"))),
    Stop("form-encounter", _at(_form("encounter", "player", "hand", "dark"))),
    Stop("form-wound", _at(_form("wound", "kind", "count"))),
    Stop("form-arrangement", _at(_form("restore_power", "arrangement"))),
    Stop("form-event-card", _at(_form("event_card", "card"), CARD)),
    Stop("history", _at(HistoryPage, LONG)),
    Stop("history-jump", touched(_at(HistoryPage, LONG), "history-up", "line-22")),
    Stop("set-right", _at(SetRightPage)),
    Stop("set-right-number", touched(_at(_figure("fires")), "plus")),
    Stop("set-right-search", _at(lambda desk: SetRightPage(desk, "ana"))),
    Stop("set-right-choice", _at(_figure("players.2.character"))),
    Stop("entry", _at(_entry)),
    Stop("table-menu", _at(TableMenuPage, LONG)),
    Stop("confirm", _at(_confirm)),
]
