"""What Lockdown brings to the touchscreen: set-up, table, event phase, encounter, ending. Knows no Kivy."""

from companion.games.lockdown.screens.strip import paint_strip
from companion.games.lockdown.screens.table import TablePage
from companion.ui.desk import Desk
from companion.ui.page import MenuEntry, Page, Screens, Stop

# Each page is loaded when somebody goes there.


def _set_up(desk: Desk) -> Page:
    from companion.games.lockdown.screens.set_up import SetUpPage

    return SetUpPage(desk)


def _odds(desk: Desk) -> Page:
    from companion.games.lockdown.screens.odds import OddsPage

    return OddsPage(desk)


def _checklist(desk: Desk) -> Page:
    from companion.games.lockdown.screens.checklist import ChecklistPage

    return ChecklistPage(desk)


def _stops() -> list[Stop]:
    from companion.games.lockdown.screens.stops import stops

    return stops()


MENU = (
    MenuEntry("odds", "bag", "lockdown-menu-odds", _odds),
    MenuEntry("checklist", "list", "lockdown-menu-checklist", _checklist),
)
SCREENS = Screens(table=TablePage, set_up=_set_up, stops=_stops, menu=MENU, strip=paint_strip)
