"""The tour's stops at the set-up and at the checklist."""

from collections.abc import Callable

from companion.core.game import Json
from companion.games.lockdown.screens.checklist import ChecklistPage
from companion.games.lockdown.screens.set_up import SetUpPage
from companion.games.lockdown.screens.set_up_choices import Choices
from companion.games.lockdown.screens.set_up_players import CharactersPage
from companion.ui.desk import Desk
from companion.ui.page import Page, Stop
from companion.ui.tour import at_table

PARTY = {"Ana": "survivor", "Bruno": "janitor", "Chris": "hacker", "Dana": "scout", "Emil": "sentry"}
SET_UP: dict[str, Json] = {
    "do": "setup",
    "players": [{"name": name, "character": character} for name, character in PARTY.items()],
}
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
    at_table("lockdown", [SET_UP], lambda desk: ChecklistPage(desk, is_first=True, done=TICKED))(desk)
    desk.scrolled["checklist"] = desk.theme(800, 480).mm(LOWER_MM)


STOPS = [
    Stop("setup-players", at_table("lockdown", [], _step("players"))),
    Stop("setup-characters", at_table("lockdown", [], lambda desk: CharactersPage(desk, _choices(), 1))),
    Stop("setup-game", at_table("lockdown", [], _step("game"))),
    Stop("setup-runs", at_table("lockdown", [], _step("runs"))),
    Stop("setup-runs-intruders", at_table("lockdown", [], _step("runs", _with_intruders))),
    Stop("setup-power", at_table("lockdown", [], _step("power"))),
    Stop("setup-power-told", at_table("lockdown", [], _step("power", _with_told_power))),
    Stop("setup-undone", at_table("lockdown", [SET_UP, {"do": "undo"}], _step("game"))),
    Stop("checklist", at_table("lockdown", [SET_UP], lambda desk: ChecklistPage(desk, is_first=True))),
    Stop("checklist-lower", _lower),
]
