"""How the height of the table's page is shared out: each part gets what it needs, then what is left goes to
those that would like more."""

from dataclasses import dataclass

from companion.games.lockdown.screens.markers import info_height
from companion.games.lockdown.screens.people import people_columns, people_height
from companion.games.lockdown.screens.tiles import tile_heights
from companion.games.lockdown.screens.track import room_beside_time, track_height
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.fitting import WIDE
from companion.ui.layout import Rect

GAP = 1.0  # mm
Need = tuple[float, float]  # the least, and what it would like to have


@dataclass(frozen=True)
class Rooms:
    track: Rect
    tiles: Rect
    info: Rect
    people: Rect
    columns: int  # of tiles
    beside_time: Rect | None = None  # room for more, in portrait


def share_out(brush: Brush, rest: Rect, desk: Desk) -> Rooms:
    """Players stand in as few columns as there is height for."""
    gap = brush.mm(GAP)
    columns = 4 if rest.w >= brush.mm(WIDE) else 2
    needs = [track_height(brush, rest.w), _tiles(brush, rest, columns), info_height(brush, rest.w)]
    ways = people_columns(brush, len(desk.table.view["players"]), rest.w)
    for way in ways:
        people = people_height(brush, desk, rest.w, way)
        if _least([*needs, people], gap) <= rest.h:
            break
    else:
        if columns == 2:
            return _crowded(brush, rest, desk, [*needs[:2], people])
    track, tiles, info, below = _cut(rest, [*needs, people], gap, grows=2)
    beside = room_beside_time(brush, track, desk) if columns == 2 else None
    return Rooms(track, tiles, info, below, columns, beside)


def _crowded(brush: Brush, rest: Rect, desk: Desk, needs: list[Need]) -> Rooms:
    """The markers and the bag have no row of their own then."""
    track, tiles, people = _cut(rest, needs, brush.mm(GAP), grows=0)
    info = Rect(people.x, people.y, people.w, 0)
    return Rooms(track, tiles, info, people, 2, room_beside_time(brush, track, desk))


def _tiles(brush: Brush, rest: Rect, columns: int) -> Need:
    rows, gap = 4 // columns, brush.mm(GAP)
    least, wanted = tile_heights(brush, (rest.w - (columns - 1) * gap) / columns)
    return least * rows + gap * (rows - 1), wanted * rows + gap * (rows - 1)


def _least(needs: list[Need], gap: float) -> float:
    return sum(least for least, _ in needs) + gap * (len(needs) - 1)


def _cut(rest: Rect, needs: list[Need], gap: float, grows: int) -> list[Rect]:
    """One below the other; `grows` takes what nobody asked for."""
    wish = sum(wanted - least for least, wanted in needs)
    left = rest.h - _least(needs, gap)
    share = max(0.0, min(1.0, left / wish)) if wish else 0.0
    heights = [least + (wanted - least) * share for least, wanted in needs]
    heights[grows] += max(left - wish, 0)
    found, place = [], rest
    for height in heights:
        piece, place = place.cut_top(height, gap)
        found.append(piece)
    return found
