"""What is about to kill everyone, across the page: the word and the rounds are read from afar. The closer
the end, the more room it takes."""

from companion.games.lockdown.dangers import Danger, Level, dangers, worst_first
from companion.games.lockdown.screens.far import far_line, far_lines, far_width, write_far
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.fitting import fits, fits_somehow, write_fitting
from companion.ui.layout import Rect
from companion.ui.theme import BIG_CAP, FAR_CAP, RADIUS, Colour

ICONS = {"yellow": "autodestruction", "red": "autodestruction", "time": "hourglass"}
HEIGHTS = {Level.WARNING: 11.0, Level.DANGER: 11.5, Level.ALARM: 12.5}
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
    height = _tall_height(brush, area, desk, worst) if area.is_portrait else brush.mm(HEIGHTS[worst.level])
    row, rest = area.cut_top(height, brush.mm(1))
    palette, ink = brush.palette, _ink(brush, worst)
    ground = palette.warning_ground if worst.level == Level.WARNING else palette.danger_ground
    brush.fill(row, ground, brush.mm(RADIUS))
    brush.outline(row, ink, EDGES[worst.level])
    paint = _paint_tall if area.is_portrait else _paint_wide
    paint(brush, row.inset(brush.mm(MARGIN), 0), desk, found)
    return rest


def _ink(brush: Brush, danger: Danger) -> Colour:
    return brush.palette.warning if danger.level == Level.WARNING else brush.palette.danger


def _icon(danger: Danger) -> str:
    return ICONS.get(danger.what, danger.what)


def _number(danger: Danger) -> int:
    """Rounds, or markers left in an empty supply."""
    return danger.rounds or 0


def _say(desk: Desk, kind: str, danger: Danger) -> str:
    return desk.say(f"lockdown-screen-{kind}-{danger.what}", rounds=_number(danger))


def _paint_wide(brush: Brush, row: Rect, desk: Desk, found: list[Danger]) -> None:
    """One row: icon, word, number, and as many words more as there is room for."""
    worst, ink = found[0], _ink(brush, found[0])
    icon, row = row.cut_left(brush.mm(FAR_CAP), brush.mm(1))
    brush.icon(_icon(worst), icon, ink)
    word = _say(desk, "danger", worst).replace("\u00ad", "")
    place, row = row.cut_left(far_width(brush, word) + 1, brush.mm(2))
    write_far(brush, place, word, ink)
    _paint_count(brush, row, desk, found)


def _paint_count(brush: Brush, row: Rect, desk: Desk, found: list[Danger]) -> None:
    """How many rounds, then what it means; the other dangers at the end as icons with their rounds."""
    worst, ink = found[0], _ink(brush, found[0])
    number = str(_number(worst))
    place, row = row.cut_left(far_width(brush, number) + 1, brush.mm(1.2))
    write_far(brush, place, number, ink)
    for other in found[1:]:
        more, row = row.cut_right(brush.mm(4.5), brush.mm(0.8))
        _paint_other(brush, more, other)
    row = row.inset(0, brush.mm(0.7))
    notes = [_say(desk, kind, worst) for kind in ("long", "short")]
    note = next((each for each in notes if fits(brush, row, each)), notes[-1])
    if fits_somehow(brush, row, note):
        write_fitting(brush, row, note, cap=BIG_CAP)


def _paint_other(brush: Brush, cell: Rect, danger: Danger) -> None:
    ink = _ink(brush, danger)
    above, below = cell.inset(0, brush.mm(0.8)).rows(2)
    brush.icon(_icon(danger), above.centred(brush.mm(4.5), brush.mm(4.5)), ink)
    brush.text(below, str(_number(danger)), font="bold", colour=ink, across="centre", wraps=False)


def _tall_height(brush: Brush, area: Rect, desk: Desk, danger: Danger) -> float:
    """In portrait the word may need two lines, and what is near says more below it."""
    lines = far_lines(brush, _say(desk, "danger", danger), area.w - 2 * brush.mm(MARGIN))
    height = len(lines) * far_line(brush)
    is_calm = danger.level == Level.WARNING or len(desk.table.view["players"]) >= MANY
    has_note_beside = is_calm and _room_beside(brush, area, lines) >= brush.mm(NOTE)
    return height + (0 if has_note_beside else far_line(brush))


def _room_beside(brush: Brush, area: Rect, lines: list[str]) -> float:
    """What is free behind the first line of the word."""
    used = far_width(brush, lines[0]) + far_width(brush, "0") + brush.mm(2 * MARGIN + 4)
    return area.w - used


def _paint_tall(brush: Brush, box: Rect, desk: Desk, found: list[Danger]) -> None:
    worst, ink = found[0], _ink(brush, found[0])
    lines = far_lines(brush, _say(desk, "danger", worst), box.w)
    top = box
    for number, line in enumerate(lines):
        place, box = box.cut_top(far_line(brush))
        write_far(brush, place, line, ink)
        if number == 0:
            top = place
    if box.h >= far_line(brush) * 0.9:
        icon, box = box.cut_left(brush.mm(FAR_CAP), brush.mm(1.5))
        brush.icon(_icon(worst), icon, ink)
        _paint_count(brush, box, desk, found)
    else:
        _paint_count(brush, top.cut_left(far_width(brush, lines[0]), brush.mm(3))[1], desk, found)
