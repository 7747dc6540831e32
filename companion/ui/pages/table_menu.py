"""The menu of a table: whatever is not the game itself."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.page import MenuEntry
from companion.ui.pages import doors
from companion.ui.pages.confirm import ConfirmPage
from companion.ui.pages.grid import Row, in_columns, inner_width, paint_fitting
from companion.ui.pages.head import paint_head
from companion.ui.theme import BIG_CAP, TOUCH

HIGHEST = 26.0
COLUMNS = 2
ICON = 8.0  # mm of a tile


@dataclass(frozen=True)
class Tile:
    name: str
    icon: str
    text: str
    do: Callable[[], None]
    note: str = ""


class TableMenuPage:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def paint(self, brush: Brush, area: Rect) -> None:
        rest = paint_head(brush, area, self._desk, self._desk.say("screen-menu"))
        tiles = self._tiles()
        lines = [tiles[first : first + COLUMNS] for first in range(0, len(tiles), COLUMNS)]
        fair = (rest.h - 1 - brush.small_gap * (len(lines) - 1)) / len(lines)

        def rows(width: float) -> list[Row]:
            room = inner_width(brush, width, COLUMNS, ICON)
            needed = max(_needed(brush, tile, room) for tile in tiles)
            height = max(needed, min(fair, brush.mm(HIGHEST)))
            return [Row(height, _painter(brush, line)) for line in lines]

        paint_fitting(brush, rest, "menu", rows)

    def _tiles(self) -> list[Tile]:
        desk, say = self._desk, self._desk.say
        tiles = [
            Tile("actions", "hand", say("screen-actions"), partial(doors.show_actions, desk)),
            Tile("history", "history", say("screen-history"), partial(doors.show_history, desk)),
            Tile(
                "set-right",
                "pencil",
                say("screen-set-right"),
                partial(doors.show_set_right, desk),
                say("screen-set-right-note"),
            ),
        ]
        if redo := desk.table.redo_name:
            tiles.append(Tile("redo", "redo", say("screen-redo-short"), desk.redo, desk.line(redo)))
        tiles += [
            Tile(entry.name, entry.icon, say(entry.text), partial(self._open, entry))
            for entry in desk.screens.menu
        ]
        return [
            *tiles,
            Tile("settings", "settings", say("screen-menu-settings"), partial(doors.show_settings, desk)),
            Tile("help", "help", say("screen-menu-help"), partial(doors.show_help, desk)),
            Tile("lock", "lock", say("screen-menu-lock"), self._lock),
            Tile("leave", "home", say("screen-menu-leave"), self._leave, self._leave_note()),
        ]

    def _open(self, entry: MenuEntry) -> None:
        self._desk.show(entry.page(self._desk))

    def _lock(self) -> None:
        self._desk.back_to(2)
        doors.show_lock(self._desk)

    # Leaving

    @property
    def _lost(self) -> int:
        """How many commands are written nowhere."""
        table = self._desk.table
        return table.unsaved if table.is_kept else table.length

    def _leave_note(self) -> str:
        return self._desk.say("screen-leave-lost" if self._lost else "screen-leave-kept", count=self._lost)

    def _leave(self) -> None:
        """Without a question, unless something would be lost."""
        desk = self._desk
        if not self._lost:
            desk.leave_table()
            return
        title, said = desk.say("screen-leave-title"), desk.say("screen-leave-said", count=self._lost)
        desk.show(ConfirmPage(desk, title, said, desk.say("screen-leave-yes"), desk.leave_table))


def _needed(brush: Brush, tile: Tile, width: float) -> float:
    """The height that shows both of its texts: a button gives each nearly half."""
    text, note = brush.height_of(tile.text, width, font="bold"), brush.height_of(tile.note, width)
    return max(brush.mm(TOUCH * 1.3), 2.2 * note if tile.note else 0, 1.9 * text) + brush.mm(1)


def _painter(brush: Brush, tiles: list[Tile]) -> Callable[[Rect], None]:
    def paint(place: Rect) -> None:
        for tile, cell in zip(tiles, in_columns(place, COLUMNS, brush), strict=False):
            name, icon, note = tile.name, tile.icon, tile.note
            brush.button(
                cell, tile.text, tile.do, name=name, icon=icon, note=note, cap=BIG_CAP, across="left"
            )

    return paint
