"""The table, whatever the phase: each phase has a page of its own, and keeps what it remembers."""

from companion.games.lockdown.screens.end import EndPage
from companion.games.lockdown.screens.event import EventPage
from companion.games.lockdown.screens.player import PlayerPage
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.page import Page


class TablePage:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._end = EndPage(desk)
        self._pages: dict[str, Page] = {
            "player": PlayerPage(desk),
            "event": EventPage(desk),
            "over": self._end,
        }

    def paint(self, brush: Brush, area: Rect) -> None:
        phase = self._desk.table.view["phase"]
        if phase != "setup":
            self._pages.pop("setup", None)  # the next one begins with what is chosen by then
        elif phase not in self._pages:
            # Undone back to before the set-up.
            from companion.games.lockdown.screens.set_up import SetUpPage

            self._pages["setup"] = SetUpPage(self._desk)
        self._pages[phase].paint(brush, area)

    @property
    def is_bare(self) -> bool:
        """While the end is pictured."""
        return self._desk.table.view["phase"] == "over" and self._end.is_bare
