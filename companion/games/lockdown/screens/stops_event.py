"""The tour's stops in the event phase and at an encounter."""

from collections.abc import Callable, Sequence
from typing import Any

from companion.games.lockdown.screens.encounter import EncounterPage
from companion.games.lockdown.screens.event_different import DifferentPage
from companion.games.lockdown.screens.odds import OddsPage
from companion.games.lockdown.screens.stops_said import POWER, Said, after, do, given, set_up
from companion.ui.desk import Desk
from companion.ui.page import Page, Stop
from companion.ui.tour import Arrange

PEOPLE = {"Ana": "survivor", "Benedikt": "hacker", "Cleo": "janitor"}
CROWD = {
    "Maximiliane": "survivor",
    "Bartholomew": "janitor",
    "Chris": "hacker",
    "Dana": "scout",
    "Emil": "sentry",
}
APP = {"bag": "app", "events": "app", "attacks": "app", "noise": "app"}
TABLE = {"bag": "table", "events": "table", "attacks": "table", "noise": "table"}
OFF = {"bag": "off", "events": "off", "attacks": "off", "noise": "off"}
PASS = [do("pass_turn")] * len(PEOPLE)
NEXT = do("next_step")


def table(*commands: Said, modes: Said = APP) -> list[Said]:
    """Three people in the first round, then these commands."""
    return [set_up(PEOPLE, power=POWER, modes=modes), *commands]


def event_phase(*before: Said, steps: int = 0, then: Sequence[Said] = (), modes: Said = APP) -> list[Said]:
    """In that step of the event phase."""
    return [*table(*before, modes=modes), *PASS, *[NEXT] * steps, *then]


def _stop(name: str, commands: Sequence[Said], page: Callable[[Desk], Page] | None = None) -> Stop:
    return Stop(name, after(commands, page))


def _met(desk: Desk) -> Page:
    page = EncounterPage(desk)
    page.show_last()
    return page


def _counted(desk: Desk) -> Page:
    page = EncounterPage(desk)
    page.set_hand(3)
    return page


def _suspended(commands: Sequence[Said]) -> Arrange:
    """The very moment of a draw."""

    def arrange(desk: Desk) -> None:
        after(commands)(desk)
        page = EncounterPage(desk)
        desk.show(page)
        page.draw()

    return arrange


def _tapped(commands: Sequence[Said], **answers: Any) -> Arrange:
    """The event phase after a tap on the page itself."""
    from companion.games.lockdown.screens.event import EventPage

    def arrange(desk: Desk) -> None:
        after(commands)(desk)
        page = EventPage(desk)
        page.answer(**answers)
        desk.show(page)

    return arrange


ON_TOKEN = given("time", 10)
WITH_POD = (ON_TOKEN, do("enter_pod", player=1, pod="a"), do("enter_pod", player=2, pod="b"))
XENOS = (do("xeno_placed", type="adult"), do("xeno_placed", type="larva"))
DOOMED = do("start_autodestruction")
HIT = do("attack", player=1, type="adult", dark=False, card="cut")

STOPS: tuple[Stop, ...] = (
    _stop("event-css-none", event_phase()),
    _stop("event-css-ask", [*table(*WITH_POD), do("pass_turn")]),
    _stop("event-css-ask-danger", [*table(*WITH_POD, DOOMED), do("pass_turn")]),
    _stop("event-css-result", [*table(*WITH_POD), do("pass_turn"), do("reveal_css", result="a")]),
    _stop("event-time-dark", event_phase(steps=1)),
    _stop("event-different", event_phase(steps=1), DifferentPage),
    _stop("event-time-blue", event_phase(given("time", 12), do("flip_time_token", side="active"), steps=1)),
    _stop("event-time-spared", event_phase(do("flip_time_token", side="active"), steps=1)),
    _stop(
        "event-red-autodestruction",
        event_phase(given("autodestruction", {"slot": 15, "side": "yellow"}), steps=1),
    ),
    _stop("event-isolation", event_phase(given("time", 9), steps=1)),
    _stop("event-noise", event_phase(given("time", 13), steps=2)),
    _stop(
        "event-noise-blackout",
        event_phase(given("power.s01.on", False), given("power.s03.on", False), steps=2),
    ),
    _stop("event-attacks", event_phase(*XENOS, steps=3)),
    _stop("event-attacks-danger", event_phase(*XENOS, DOOMED, steps=3)),
    _stop("event-attacks-drawn", event_phase(*XENOS, steps=3, then=[HIT])),
    Stop("event-attacks-report", _tapped(event_phase(*XENOS, steps=3), wounded=1)),
    _stop("event-attacks-none", event_phase(steps=3)),
    _stop(
        "event-fire",
        event_phase(do("place_fire"), do("place_fire"), do("xeno_placed", type="adult"), steps=4),
    ),
    _stop("event-card-draw", event_phase(steps=5)),
    _stop("event-card-ask", event_phase(steps=5, modes=TABLE)),
    _stop("event-card-drawn", event_phase(steps=5, then=[do("event_card", card=9)])),
    _stop("event-card-danger", event_phase(DOOMED, steps=5, then=[do("event_card", card=9)])),
    _stop("event-bag-alone", event_phase(steps=6, modes=OFF)),
    _stop("event-bag-draw", event_phase(steps=5, then=[do("event_card", card=9), NEXT])),
    _stop("event-bag-draw-danger", event_phase(DOOMED, steps=5, then=[do("event_card", card=9), NEXT])),
    _stop("event-bag-ask", event_phase(steps=5, then=[do("event_card", card=9), NEXT], modes=TABLE)),
    _stop(
        "event-bag-larva",
        event_phase(steps=5, then=[do("event_card", card=9), NEXT, do("draw_token", token="larva")]),
    ),
    _stop(
        "event-bag-adult",
        event_phase(steps=5, then=[do("event_card", card=9), NEXT, do("draw_token", token="adult")]),
    ),
    Stop(
        "event-bag-queen-ask",
        _tapped(event_phase(steps=5, then=[do("event_card", card=9), NEXT], modes=TABLE), is_queen=True),
    ),
    Stop(
        "event-bag-queen-meets",
        _tapped(
            event_phase(steps=5, then=[do("event_card", card=9), NEXT], modes=TABLE),
            is_queen=True,
            is_nest_occupied=True,
            seat=1,
            hand=2,
        ),
    ),
    _stop(
        "event-bag-queen-nest",
        event_phase(
            steps=5,
            then=[
                do("event_card", card=9),
                NEXT,
                do("draw_token", token="queen", nest_occupied=True, player=1, hand=0, dark=True),
            ],
        ),
    ),
    _stop("encounter-ask", table(), EncounterPage),
    _stop("encounter-ask-danger", [set_up(CROWD, power=POWER, modes=APP), DOOMED], EncounterPage),
    _stop("encounter-ask-hand", table(), _counted),
    _stop("encounter-ask-hand-crowd", [set_up(CROWD, power=POWER, modes=APP)], _counted),
    _stop("encounter-report", table(modes=TABLE), EncounterPage),
    Stop("encounter-suspense", _suspended(table())),
    _stop(
        "encounter-surprise",
        table(do("encounter", player=1, token="adult", hand=0, dark=True)),
        _met,
    ),
    _stop("encounter-calm", table(do("encounter", player=2, token="adult", hand=10, dark=False)), _met),
    _stop("encounter-blank", table(do("encounter", player=1, token="blank")), _met),
    _stop("encounter-compare", table(do("encounter", player=1)), _met),
    _stop("odds", table(), OddsPage),
)
