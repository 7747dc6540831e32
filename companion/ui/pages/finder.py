"""Many things to choose from: groups to look through, a search that is typed on the screen, and tiles.
What is chosen and what happens then is the affair of the page that has it."""

import unicodedata
from collections.abc import Callable, Mapping, Sequence

from companion.ui.brush import MARGIN, Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.pages.entry import paint_field
from companion.ui.pages.grid import (
    Row,
    columns_for,
    in_columns,
    inner_width,
    is_longer,
    paint_fitting,
    ticked,
    tile_height,
)
from companion.ui.pages.group_icons import group_icons
from companion.ui.pages.head import HEIGHT, UNDO, can_undo, paint_undo
from companion.ui.pages.keyboard import keyboard_height, paint_keyboard, typed
from companion.ui.pages.tiles import Entry, tile_rows
from companion.ui.theme import NEAR_CAP, SMALL_GAP, TITLE_CAP, TOUCH

LONGEST = 24
COLUMN = 35.0  # of the groups, in a wide place
BACK = TOUCH * 1.4
ICON = 7.0  # mm beside a word on a button of the head
TICK = 4.0
ICON_SHARE = 1.35  # of the font size, as a button draws it


def folded(text: str) -> str:
    """Without accents and capitals."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


class Finder:
    """What people look for at the moment."""

    def __init__(self, desk: Desk, title: str, group: str = "", search: str = "") -> None:
        self.group = group
        self.search = search
        self._desk = desk
        self._title = title
        self._is_typing = False

    def paint(self, brush: Brush, area: Rect, groups: Mapping[str, str], entries: Sequence[Entry]) -> None:
        """`groups`: what each is called, in their order."""
        shown = self._found(groups, entries)
        if self._is_typing:
            rest = self._paint_typing(brush, area)
        else:
            rest = self._paint_head(brush, area, has_groups=len(groups) > 1)
            rest = self._paint_groups(brush, rest, groups)
        named = {} if self.group else groups
        if shown:
            paint_fitting(brush, rest, "entries", lambda width: tile_rows(brush, width, named, shown))
        else:
            text = self._desk.say("screen-nothing-found")
            brush.text(rest, text, cap=TITLE_CAP, colour=brush.palette.quiet, across="centre")

    def _found(self, groups: Mapping[str, str], entries: Sequence[Entry]) -> list[Entry]:
        words = folded(self.search).split()
        if self.group not in groups:
            self.group = ""  # its last entry has gone
        return [
            entry
            for entry in entries
            if self.group in ("", entry.group) and _says(entry, groups.get(entry.group, ""), words)
        ]

    # The top

    def _paint_head(self, brush: Brush, area: Rect, *, has_groups: bool) -> Rect:
        """The way back, what the page is called, everything, and the search."""
        say = self._desk.say
        head, rest = area.cut_top(brush.mm(HEIGHT), brush.gap)
        back, head = head.cut_left(brush.mm(BACK), brush.gap)
        brush.button(back, "", self._desk.back, name="back", icon="back")
        if self.search:
            self._paint_sought(brush, head, is_narrow=area.is_portrait)
            return rest
        has_undo = can_undo(self._desk)
        text = "" if area.is_portrait or has_undo else say("screen-search")
        search, head = head.cut_right(self._button_width(brush, text), brush.gap)
        brush.button(search, text, self._type, name="search", icon="search", cap=NEAR_CAP)
        if has_groups:
            text = say("screen-everything")
            place, head = head.cut_right(self._button_width(brush, text), brush.gap)
            brush.button(
                place, text, self._chooser(""), name="group-all", cap=NEAR_CAP, kind=ticked(not self.group)
            )
        if has_undo:
            wide = 0 if area.is_portrait else brush.width_of(self._title, cap=TITLE_CAP, font="bold")
            undo, head = head.cut_right(min(brush.mm(UNDO), head.w - wide), brush.gap)
            paint_undo(brush, undo, self._desk)
        if not (has_undo and area.is_portrait):  # there is no room for both
            brush.text(head, self._title, cap=TITLE_CAP, font="bold")
        return rest

    def _paint_sought(self, brush: Brush, head: Rect, *, is_narrow: bool) -> None:
        """What was typed: a tap types on, the cross shows everything again."""
        clear, head = head.cut_right(brush.mm(BACK), brush.small_gap)
        brush.button(clear, "", self._clear, name="search-clear", icon="close")
        search, title = head.cut_right(head.w if is_narrow else head.w / 2, brush.gap)
        brush.button(
            search, self.search, self._type, name="search", icon="search", cap=NEAR_CAP, kind="chosen"
        )
        if not is_narrow:
            brush.text(title, self._title, cap=TITLE_CAP, font="bold")

    def _button_width(self, brush: Brush, text: str) -> float:
        wide = brush.width_of(text, font="bold") + brush.mm(ICON + TICK + 2) if text else 0
        return max(brush.mm(BACK), min(wide, brush.mm(COLUMN)))

    def _paint_typing(self, brush: Brush, area: Rect) -> Rect:
        """The line that is typed, and the keyboard at the bottom; the place between them."""
        head, rest = area.cut_top(brush.mm(HEIGHT), brush.gap)
        shut, head = head.cut_left(brush.mm(BACK), brush.gap)
        brush.button(shut, "", self._clear, name="back", icon="back")
        done, field = head.cut_right(brush.mm(BACK), brush.gap)
        brush.button(done, "", self._done, name="search-done", icon="tick")
        paint_field(brush, field, self.search, self._desk.say("screen-search-hint"))
        keys, rest = rest.cut_bottom(keyboard_height(brush, self._desk, rest.w, has_accents=False), brush.gap)
        paint_keyboard(brush, keys, self._desk, self._press, has_accents=False)
        return rest

    def _type(self) -> None:
        self._is_typing, self.group = True, ""
        self._desk.scrolled.clear()

    def _press(self, key: str) -> None:
        self.search = typed(self.search, key, LONGEST).lstrip()
        self._desk.scrolled.clear()

    def _done(self) -> None:
        self._is_typing = False

    def _clear(self) -> None:
        self._is_typing, self.search = False, ""
        self._desk.scrolled.clear()

    # The groups

    def _paint_groups(self, brush: Brush, area: Rect, groups: Mapping[str, str]) -> Rect:
        """Beside the tiles, or above them where it is narrow; the place left for the tiles."""
        if len(groups) < 2:
            return area
        names = list(groups.values())
        if not area.is_portrait:
            column, rest = area.cut_left(self._column_width(brush, area, groups), brush.gap)
            paint_fitting(brush, column, "groups", lambda width: self._group_rows(brush, groups, width, 1))
            return rest
        count = columns_for(brush, names, area.w, 3, cap=NEAR_CAP, beside=self._beside(brush), lines=3)
        rows = self._group_rows(brush, groups, area.w, count)
        for row in rows:
            place, area = area.cut_top(row.height, brush.small_gap)
            row.paint(place)
        return area

    def _beside(self, brush: Brush) -> float:
        """The room for a tick and an icon beside the name of a group, in millimetres."""
        has_icons = bool(group_icons(self._desk.table.game.id))
        return TICK + (ICON_SHARE * brush.theme.font(NEAR_CAP) / brush.mm(1) + 0.8 if has_icons else 0)

    def _column_width(self, brush: Brush, area: Rect, groups: Mapping[str, str]) -> float:
        """Wide enough for the longest word, and for arrows where the groups need them."""
        words = [word for text in groups.values() for word in text.split()]
        longest = max(brush.width_of(word, font="bold") for word in words)
        width = max(brush.mm(COLUMN), longest + brush.mm(2 * MARGIN + self._beside(brush)) + 1)
        rows = self._group_rows(brush, groups, width, 1)
        return width + brush.mm(TOUCH + SMALL_GAP) if is_longer(brush, rows, area.h) else width

    def _group_rows(self, brush: Brush, groups: Mapping[str, str], width: float, count: int) -> list[Row]:
        room = inner_width(brush, width, count, self._beside(brush))
        each = list(groups.items())
        lines = [each[first : first + count] for first in range(0, len(each), count)]
        return [
            Row(
                tile_height(brush, [text for _, text in line], room, cap=NEAR_CAP, around=1.2),
                self._group_painter(brush, line, count),
            )
            for line in lines
        ]

    def _group_painter(
        self, brush: Brush, line: Sequence[tuple[str, str]], count: int
    ) -> Callable[[Rect], None]:
        def paint(place: Rect) -> None:
            for (group, text), cell in zip(line, in_columns(place, count, brush), strict=False):
                kind = ticked(group == self.group)
                icon = group_icons(self._desk.table.game.id).get(group, "")
                brush.button(
                    cell,
                    text,
                    self._chooser(group),
                    name=f"group-{group}",
                    kind=kind,
                    icon=icon,
                    cap=NEAR_CAP,
                    across="left",
                )

        return paint

    def _chooser(self, group: str) -> Callable[[], None]:
        def choose() -> None:
            self.group, self.search = group, ""
            self._desk.scrolled.pop("entries", None)

        return choose


def _says(entry: Entry, group: str, words: Sequence[str]) -> bool:
    said = folded(f"{group} {entry.heading} {entry.text} {entry.value}")
    return all(word in said for word in words)
