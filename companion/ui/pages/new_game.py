"""Which game? Asked only where there are several."""

from collections.abc import Sequence
from functools import partial

from companion.core.shelf import new_save_path
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.pages.head import paint_head
from companion.ui.theme import TITLE_CAP

ROW = 16.0  # mm


class NewGamePage:
    def __init__(self, desk: Desk, games: Sequence[str]) -> None:
        self._desk = desk
        self._games = games

    def paint(self, brush: Brush, area: Rect) -> None:
        rest = paint_head(brush, area, self._desk, self._desk.say("screen-which-game"))
        brush.rows(rest, "games", [brush.mm(ROW)] * len(self._games), partial(self._paint_game, brush))

    def _paint_game(self, brush: Brush, number: int, rect: Rect) -> None:
        game = self._games[number]
        name = self._desk.say(f"{game}-name")
        go = partial(begin, self._desk, game)
        brush.button(rect, name, go, name=f"game-{game}", cap=TITLE_CAP)


def begin(desk: Desk, game: str) -> None:
    """A table of that game, kept under a name that no save has yet."""
    folder = desk.house.folders.games
    desk.errands.run(lambda: new_save_path(folder, game), lambda save: desk.open(game, save), desk.tell_fault)
