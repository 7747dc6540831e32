"""A table in the middle of a game for the tests of the pages that lie over one."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from companion.core.game import Json
from companion.games.lockdown.screens.stops_tools import BUSY
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.page import Page
from tests.ui.stage import Screen


class BlankPage:
    """Where home would be."""

    def paint(self, brush: Brush, area: Rect) -> None:
        pass


def at_page(
    folder: Path,
    page: Callable[[Desk], Page],
    commands: Sequence[dict[str, Json]] = BUSY,
    **settings: Any,
) -> Screen:
    """A screen with home, the table and that page on top of each other."""
    screen = Screen(folder, **settings)
    screen.desk.show(BlankPage())
    screen.set_up("lockdown", commands)
    screen.desk.show(page(screen.desk))
    return screen


def all_names(screen: Screen, beginning: str, scroll: str) -> list[str]:
    """The names of all places of a list that begin so, also of those further down."""
    names: dict[str, None] = {}
    screen.desk.scrolled[scroll] = 0.0
    while True:
        names.update(dict.fromkeys(name for name in screen.zones if name.startswith(beginning)))
        before = screen.desk.scrolled[scroll]
        if f"{scroll}-down" in screen.zones:
            screen.tap(f"{scroll}-down")
        if screen.desk.scrolled[scroll] == before:
            screen.desk.scrolled[scroll] = 0.0
            return list(names)
