"""The tour's stops at the set-up and at the checklist."""

from collections.abc import Callable

from companion.games.lockdown.screens.checklist import ChecklistPage
from companion.games.lockdown.screens.set_up import SetUpPage
from companion.games.lockdown.screens.set_up_choices import Choices
from companion.games.lockdown.screens.set_up_players import CharactersPage
from companion.games.lockdown.screens.stops_said import PARTY, after, do, set_up
from companion.ui.desk import Desk
from companion.ui.page import Page, Stop

SET_UP = set_up(PARTY)
LOWER_MM = 70.0
TICKED = ("board", "rooms", "room-tiles", "exploration", "gate", "power", "laboratory")


def _choices() -> Choices:
    choices = Choices()
    choices.add_seat()
    for seat, (name, character) in zip(choices.seats, PARTY.items(), strict=False):
        seat.name, seat.character = name, character
    return choices


def _step(step: str, change: Callable[[Choices], None] | None = None) -> Callable[[Desk], Page]:
    def page(desk: Desk) -> Page:
        choices = _choices()
        if change:
            change(choices)
        return SetUpPage(desk, step, choices)

    return page


def _with_intruders(choices: Choices) -> None:
    choices.choose_xenos("intruders")


def _with_told_power(choices: Choices) -> None:
    choices.is_power_dealt = False
    choices.lay_power("s01", 3)
    choices.lay_power("elevator", 1)


def _lower(desk: Desk) -> None:
    after([SET_UP], lambda desk: ChecklistPage(desk, is_first=True, done=TICKED))(desk)
    desk.scrolled["checklist"] = desk.theme(800, 480).mm(LOWER_MM)


STOPS = [
    Stop("setup-players", after([], _step("players"))),
    Stop("setup-characters", after([], lambda desk: CharactersPage(desk, _choices(), 1))),
    Stop("setup-game", after([], _step("game"))),
    Stop("setup-runs", after([], _step("runs"))),
    Stop("setup-runs-intruders", after([], _step("runs", _with_intruders))),
    Stop("setup-power", after([], _step("power"))),
    Stop("setup-power-told", after([], _step("power", _with_told_power))),
    Stop("setup-undone", after([SET_UP, do("undo")], _step("game"))),
    Stop("checklist", after([SET_UP], lambda desk: ChecklistPage(desk, is_first=True))),
    Stop("checklist-lower", _lower),
]
