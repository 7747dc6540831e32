"""The player phase: the whole table, whose turn it is, and what moves the game on in one tap."""

from collections.abc import Callable
from functools import partial

from companion.games.lockdown.screens.danger import paint_danger
from companion.games.lockdown.screens.header import paint_header
from companion.games.lockdown.screens.just_now import fits_just_now, has_news, paint_just_now
from companion.games.lockdown.screens.markers import (
    info_height,
    paint_beside_time,
    paint_info,
    touchable_info,
)
from companion.games.lockdown.screens.offered import is_offered, offers_of
from companion.games.lockdown.screens.people import paint_people
from companion.games.lockdown.screens.rooms import GAP, Rooms, share_out
from companion.games.lockdown.screens.tiles import paint_tiles
from companion.games.lockdown.screens.track import paint_track, touchable
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.fitting import WIDE
from companion.ui.layout import Rect
from companion.ui.pages.doors import show_actions
from companion.ui.theme import BIG_CAP

BUTTON, LOW_BUTTON = 10.0, 9.5  # in portrait there are two rows of them
WAY_CAP = 2.7
ICON = 6.0


class PlayerPage:
    """Every part of the table is a way to what can be done with it."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._read = -1  # the length of the journal up to which the news were read
        self._is_meeting = False  # the page of an encounter was opened from here

    def paint(self, brush: Brush, area: Rect) -> None:
        desk = self._desk
        self._forget_encounter()
        rest = paint_header(brush, area, desk)
        rest = paint_danger(brush, rest, desk)
        rest = self._paint_foot(brush, rest)
        rooms = share_out(brush, rest, desk)
        paint_track(brush, rooms.track, desk)
        brush.zone("track", touchable(brush, rooms.track, desk), partial(show_actions, desk, "alarms"))
        paint_tiles(brush, rooms.tiles, desk, rooms.columns)
        if has_news(desk) and self._read != desk.table.length:
            info = self._paint_news(brush, rooms)
        else:
            info = rooms.info
            paint_info(brush, info, desk)
            paint_people(brush, rooms.people, desk)
        low = touchable_info(brush, info).y if info.h > 0 else rooms.tiles.bottom
        tiles = Rect(
            rooms.tiles.x, rooms.tiles.y, rooms.tiles.w, min(rooms.tiles.bottom, low) - rooms.tiles.y
        )
        brush.zone("tiles", tiles, partial(show_actions, desk, "power"))
        if rooms.beside_time:
            paint_beside_time(brush, rooms.beside_time, desk, is_all=rooms.info.h == 0)

    def _paint_news(self, brush: Brush, rooms: Rooms) -> Rect:
        """Below the markers and the bag in one line; over these where the news are longer, and over the
        players too only where they must be. What the markers have left."""
        desk, info, people = self._desk, rooms.info, rooms.people
        strip, below = info.cut_top(info_height(brush, info.w)[0], brush.mm(GAP))
        both = Rect(below.x, below.y, below.w, people.bottom - below.y)
        whole = Rect(info.x, info.y, info.w, people.bottom - info.y)
        places = ((below, False), (info, False), (info, True), (both, False)) if info.h > 0 else ()
        fitting = (each for each, small in places if fits_just_now(brush, each, desk, is_small=small))
        place = next(fitting, whole)
        if place.bottom < people.y:
            paint_people(brush, people, desk)
        left = strip if place.y > info.y else Rect(info.x, info.y, info.w, 0)
        paint_info(brush, left, desk)
        paint_just_now(brush, place, desk, self._close_news)
        return left

    def _forget_encounter(self) -> None:
        """Its own page has told it already."""
        if self._is_meeting and any(event["type"] == "encountered" for event in self._desk.table.last_events):
            self._close_news()
        self._is_meeting = False

    def _close_news(self) -> None:
        self._read = self._desk.table.length

    # What can be done at once

    def _paint_foot(self, brush: Brush, area: Rect) -> Rect:
        """The one orange button; beside or above it the other ways."""
        is_wide = area.w >= brush.mm(WIDE)
        height = brush.mm(BUTTON if is_wide else LOW_BUTTON)
        foot, rest = area.cut_bottom(height, brush.mm(GAP))
        if is_wide:
            others, main = foot.columns([1.35, 1], brush.mm(GAP))
        else:
            main = foot
            others, rest = rest.cut_bottom(height, brush.mm(GAP))
        self._paint_ways(brush, others)
        self._paint_main(brush, main)
        return rest

    def _paint_ways(self, brush: Brush, rect: Rect) -> None:
        desk = self._desk
        ways: list[tuple[str, str, str, Callable[[], None]]] = [
            ("actions", "list", desk.say("lockdown-screen-actions"), partial(show_actions, desk)),
            ("encounter", "danger", desk.say("lockdown-screen-encounter"), self._show_encounter),
        ]
        if is_offered(desk, "pass_turn"):
            ways.append(("pass_turn", "tick", desk.say("lockdown-screen-pass"), self._pass))
        gap, margins = brush.mm(GAP), brush.mm(4)
        widths = [brush.width_of(text, cap=WAY_CAP, font="bold") + margins for _, _, text, _ in ways]
        has_icons = sum(widths) + len(ways) * (brush.mm(ICON) + gap) <= rect.w
        cells = rect.columns(widths, gap)
        for cell, (name, icon, text, do) in zip(cells, ways, strict=True):
            brush.button(cell, text, do, name=name, icon=icon if has_icons else "", cap=WAY_CAP)

    def _paint_main(self, brush: Brush, rect: Rect) -> None:
        if offers := offers_of(self._desk, "end_turn"):
            text = self._desk.line(self._desk.table.offer_label(offers[0]))
            brush.button(rect, text, self._end_turn, name="end_turn", kind="primary", cap=BIG_CAP)

    def _end_turn(self) -> None:
        self._desk.do({"do": "end_turn"})

    def _pass(self) -> None:
        self._desk.do({"do": "pass_turn"})

    def _show_encounter(self) -> None:
        from companion.games.lockdown.screens.encounter import EncounterPage

        self._is_meeting = True
        self._desk.show(EncounterPage(self._desk))
