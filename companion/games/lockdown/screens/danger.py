"""What is about to kill everyone, across the page: the word and the rounds are read from afar. The closer
the end, the more room it takes. Several at once are painted by `danger_rows`."""

from companion.games.lockdown.dangers import Danger, Level, dangers, worst_first
from companion.games.lockdown.screens.danger_rows import paint_rows
from companion.games.lockdown.screens.danger_words import icon_of, ink_of, number_of, say, write_low
from companion.games.lockdown.screens.far import far_line, far_lines, far_width
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.fitting import fits, fits_somehow, write_fitting
from companion.ui.layout import Rect
from companion.ui.lines import SOFT_HYPHEN
from companion.ui.theme import BIG_CAP, FAR_CAP, RADIUS

HEIGHTS = {Level.WARNING: 11.2, Level.DANGER: 11.8, Level.ALARM: 12.5}
TALL_ROW = 11.5  # mm of each row in portrait where there are several
EDGES = {Level.WARNING: 0.4, Level.DANGER: 0.6, Level.ALARM: 1.0}
MARGIN = 1.6
MANY = 4  # players, who need the room themselves
NOTE = 24.0  # mm that a note needs beside a word


def paint_danger(brush: Brush, area: Rect, desk: Desk) -> Rect:
    """Paints it; what is left of the area below. Where nothing threatens, the whole area."""
    found = worst_first(dangers(desk.table.view))
    if not found:
        return area
    worst = found[0]
    row, rest = area.cut_top(_height(brush, area, desk, found), brush.mm(1))
    palette, ink = brush.palette, ink_of(brush, worst)
    ground = palette.warning_ground if worst.level == Level.WARNING else palette.danger_ground
    brush.fill(row, ground, brush.mm(RADIUS))
    brush.outline(row, ink, EDGES[worst.level])
    inside = row.inset(brush.mm(MARGIN), 0)
    if len(found) > 1:
        paint_rows(brush, inside, desk, _rows(desk, found) if area.is_portrait else [found])
    elif area.is_portrait:
        _paint_tall(brush, inside, desk, worst)
    else:
        _paint_wide(brush, inside, desk, worst)
    return rest


def _height(brush: Brush, area: Rect, desk: Desk, found: list[Danger]) -> float:
    if not area.is_portrait:
        return brush.mm(HEIGHTS[found[0].level])
    if len(found) > 1:
        return brush.mm(TALL_ROW) * len(_rows(desk, found))
    return _tall_height(brush, area, desk, found[0])


def _rows(desk: Desk, found: list[Danger]) -> list[list[Danger]]:
    """Two rows, or three; in the last one stand all that are left."""
    last = 1 if len(found) == 2 or len(desk.table.view["players"]) >= MANY else 2
    return [*([danger] for danger in found[:last]), found[last:]]


def _paint_wide(brush: Brush, row: Rect, desk: Desk, danger: Danger) -> None:
    """One row: icon, word, number, and as many words more as there is room for."""
    ink = ink_of(brush, danger)
    icon, row = row.cut_left(brush.mm(FAR_CAP), brush.mm(1))
    brush.icon(icon_of(danger), icon, ink)
    word = say(desk, "danger", danger).replace(SOFT_HYPHEN, "")
    place, row = row.cut_left(far_width(brush, word) + 1, brush.mm(2))
    write_low(brush, place, word, ink)
    _paint_count(brush, row, desk, danger)


def _paint_count(brush: Brush, row: Rect, desk: Desk, danger: Danger) -> None:
    """How many rounds, then what it means."""
    number = number_of(danger)
    place, row = row.cut_left(far_width(brush, number) + 1, brush.mm(1.2))
    write_low(brush, place, number, ink_of(brush, danger))
    row = row.inset(0, brush.mm(0.7))
    notes = [say(desk, kind, danger) for kind in ("long", "short")]
    note = next((each for each in notes if fits(brush, row, each)), notes[-1])
    if fits_somehow(brush, row, note):
        write_fitting(brush, row, note, cap=BIG_CAP)


def _tall_height(brush: Brush, area: Rect, desk: Desk, danger: Danger) -> float:
    """In portrait the word may need two lines, and what is near says more below it."""
    lines = far_lines(brush, say(desk, "danger", danger), area.w - 2 * brush.mm(MARGIN))
    height = len(lines) * far_line(brush)
    is_calm = danger.level == Level.WARNING or len(desk.table.view["players"]) >= MANY
    has_note_beside = is_calm and _room_beside(brush, area, lines) >= brush.mm(NOTE)
    return height + (0 if has_note_beside else far_line(brush))


def _room_beside(brush: Brush, area: Rect, lines: list[str]) -> float:
    """What is free behind the first line of the word."""
    used = far_width(brush, lines[0]) + far_width(brush, "0") + brush.mm(2 * MARGIN + 4)
    return area.w - used


def _paint_tall(brush: Brush, box: Rect, desk: Desk, danger: Danger) -> None:
    ink = ink_of(brush, danger)
    lines = far_lines(brush, say(desk, "danger", danger), box.w)
    top = box
    for number, line in enumerate(lines):
        place, box = box.cut_top(far_line(brush))
        write_low(brush, place, line, ink)
        if number == 0:
            top = place
    if box.h >= far_line(brush) * 0.9:
        icon, box = box.cut_left(brush.mm(FAR_CAP), brush.mm(1.5))
        brush.icon(icon_of(danger), icon, ink)
        _paint_count(brush, box, desk, danger)
    else:
        _paint_count(brush, top.cut_left(far_width(brush, lines[0]), brush.mm(3))[1], desk, danger)
