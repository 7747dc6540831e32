"""Home: go on, begin, saved games, settings, help, and the ways out. Reads no save in a frame, and loads
the other pages only when somebody goes there."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from companion.core.catalogue import game_ids
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.pages import doors
from companion.ui.pages.home_tiles import name_height, paint_name, paint_tile
from companion.ui.pages.kept_games import Kept, KeptGames
from companion.ui.theme import RADIUS, TITLE_CAP

PRIMARY = 15.0  # mm, at least


@dataclass(frozen=True)
class Tile:
    """Its text is `screen-<name>`."""

    name: str
    icon: str
    do: Callable[[], None]


class HomePage:
    """The lowest page of the desk. `games` are shown instead of what the disk has (for the tour)."""

    def __init__(self, desk: Desk, games: list[Kept] | None = None) -> None:
        self._desk = desk
        self._kept = KeptGames(desk, games)
        self._tiles = [
            Tile("new-game", "new", partial(_begin, desk)),
            Tile("saved-games", "saves", self._show_saves),
            Tile("settings", "settings", partial(doors.show_settings, desk)),
            Tile("help", "help", partial(doors.show_help, desk)),
            Tile("language", "language", partial(doors.show_language, desk)),
            Tile("ways-out", "power", partial(doors.show_ways_out, desk)),
        ]

    def paint(self, brush: Brush, area: Rect) -> None:
        if self._desk.page is self:
            self._kept.refresh()
        head, rest = area.cut_top(name_height(brush, area, self._desk), brush.gap)
        paint_name(brush, head, self._desk)
        tiles, last = self._tiles, self._kept.last
        if last:
            bottom, rest = rest.cut_bottom(self._height(brush, rest, last), brush.gap)
            self._paint_continue(brush, bottom, last)
        elif self._kept.games is not None:  # nothing to go on with: a new game is what one comes for
            bottom, rest = rest.cut_bottom(brush.mm(PRIMARY), brush.gap)
            first, *tiles = tiles
            text = self._desk.say(f"screen-{first.name}")
            brush.button(bottom, text, first.do, name=first.name, kind="primary", cap=TITLE_CAP)
        self._paint_tiles(brush, rest, tiles)

    def _height(self, brush: Brush, area: Rect, last: Kept) -> float:
        below = brush.height_of(_about(last), area.w - 4 * brush.gap)
        return max(brush.mm(PRIMARY), brush.theme.line(TITLE_CAP) + below + 2 * brush.gap)

    def _paint_continue(self, brush: Brush, rect: Rect, last: Kept) -> None:
        """With the game, and where it stands; those words follow when the save has been read."""
        ink, said, about = brush.palette.on_now, self._desk.say("screen-continue"), _about(last)
        brush.fill(rect, brush.palette.now, brush.mm(RADIUS))
        inner = rect.inset(2 * brush.gap, brush.gap)
        above, below = inner.cut_top(brush.theme.line(TITLE_CAP)) if about else (inner, inner)
        brush.text(above, said, cap=TITLE_CAP, font="bold", colour=ink, across="centre")
        brush.text(below, about, colour=ink, across="centre")
        brush.zone("continue", rect, partial(_go_on, self._desk, last), text=said)

    def _paint_tiles(self, brush: Brush, area: Rect, tiles: list[Tile]) -> None:
        columns = 2 if area.is_portrait else 3
        lines = [tiles[start : start + columns] for start in range(0, len(tiles), columns)]
        for line, row in zip(lines, area.rows(len(lines), brush.gap), strict=True):
            for tile, cell in zip(line, row.columns(len(line), brush.gap), strict=True):
                paint_tile(
                    brush, cell, self._desk.say(f"screen-{tile.name}"), tile.icon, tile.do, name=tile.name
                )

    def _show_saves(self) -> None:
        from companion.ui.pages.saved import SavedPage

        self._desk.show(SavedPage(self._desk, self._kept))


def _about(last: Kept) -> str:
    return last.said.line(last.said.game) if last.said else ""


def _go_on(desk: Desk, last: Kept) -> None:
    if last.save.header:
        desk.open(last.save.header.game, last.save.path)


def _begin(desk: Desk) -> None:
    from companion.ui.pages.new_game import NewGamePage, begin

    games = game_ids()
    if len(games) == 1:
        begin(desk, games[0])
    else:
        desk.show(NewGamePage(desk, games))
