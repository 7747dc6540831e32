"""Several dangers at once: each one's icon and number are read from afar, its word and unit at least from
near. What room is left makes the word of the worst larger."""

from collections.abc import Sequence

from companion.games.lockdown.dangers import Danger
from companion.games.lockdown.screens.danger_words import icon_of, ink_of, number_of, say, write_low
from companion.games.lockdown.screens.far import far_width
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.fitting import fits
from companion.ui.layout import Rect
from companion.ui.lines import SOFT_HYPHEN
from companion.ui.theme import BIG_CAP, FAR_CAP, NEAR_CAP, Colour

GAP = 1.0  # mm between the parts of one
BETWEEN = 2.5  # mm between dangers
LARGE_CAP = 6.0  # mm of a word's capitals that has no room for more
EDGE = 0.9  # mm above and below what is read from near
# What stands beside icon and number, the fullest first; `small`: not larger than is legible.
PARTS = (("word", "note"), ("word", "note", "small"), ("note",), ("note", "small"), ())


def paint_rows(brush: Brush, box: Rect, desk: Desk, rows: Sequence[list[Danger]]) -> None:
    """Each list in a row of its own."""
    for row, found in zip(box.rows(len(rows)), rows, strict=True):
        _paint_row(brush, row, desk, found)


def _paint_row(brush: Brush, row: Rect, desk: Desk, found: list[Danger]) -> None:
    between = brush.mm(BETWEEN)
    room = row.w - between * (len(found) - 1)
    for parts in PARTS:
        widths = [_least_width(brush, row.h, desk, danger, parts) for danger in found]
        if sum(widths) <= room:
            break
    widths[0] += max(room - sum(widths), 0)
    for danger, width in zip(found, widths, strict=True):
        cell, row = row.cut_left(width, between)
        _paint_one(brush, cell, desk, danger, parts)


def _least_width(brush: Brush, height: float, desk: Desk, danger: Danger, parts: Sequence[str]) -> float:
    """What it takes in letters that are read from near."""
    cap = _cap(brush, parts)
    width = brush.mm(FAR_CAP + GAP) + far_width(brush, number_of(danger)) + 1
    if "word" in parts:
        width += _word_width(brush, say(desk, "danger", danger), cap) + brush.mm(GAP)
    if "note" in parts:
        width += _note_width(brush, height, say(desk, "short", danger), cap) + brush.mm(GAP)
    return width


def _cap(brush: Brush, parts: Sequence[str]) -> float:
    return NEAR_CAP / brush.theme.text_scale if "small" in parts else NEAR_CAP


def _word_width(brush: Brush, word: str, cap: float) -> float:
    """Broken where it may be."""
    pieces = word.replace(SOFT_HYPHEN, "- ").split()
    return max(brush.width_of(piece, cap=cap, font="bold") for piece in pieces) + 1


def _note_width(brush: Brush, height: float, note: str, cap: float) -> float:
    """The narrowest place that it has room in."""
    width, whole = brush.mm(8), brush.width_of(note, cap=cap)
    while width < whole and not fits(brush, _near(brush, Rect(0, 0, width, height)), note, cap):
        width += brush.mm(1)
    return width + 1


def _near(brush: Brush, place: Rect) -> Rect:
    return place.inset(0, brush.mm(EDGE))


def _paint_one(brush: Brush, cell: Rect, desk: Desk, danger: Danger, parts: Sequence[str]) -> None:
    """Icon, word, number, unit."""
    ink, gap, cap = ink_of(brush, danger), brush.mm(GAP), _cap(brush, parts)
    number, short = number_of(danger), say(desk, "short", danger)
    icon, rest = cell.cut_left(brush.mm(FAR_CAP), gap)
    brush.icon(icon_of(danger), icon, ink)
    after = far_width(brush, number) + 1
    if "note" in parts:
        after += gap + _note_width(brush, cell.h, short, cap)
    if "word" in parts:
        word = say(desk, "danger", danger)
        far = far_width(brush, word.replace(SOFT_HYPHEN, "")) + 1
        place, rest = rest.cut_left(min(far, rest.w - after - gap), gap)
        _write_word(brush, place, word, ink, cap, is_far=place.w >= far)
    place, rest = rest.cut_left(far_width(brush, number) + 1, gap)
    write_low(brush, place, number, ink)
    if "note" in parts:
        place = _near(brush, rest)
        notes = (say(desk, "long", danger), short)
        note = next((each for each in notes if fits(brush, place, each, cap)), short)
        brush.text(place, note, cap=BIG_CAP, least=cap)


def _write_word(brush: Brush, place: Rect, word: str, ink: Colour, cap: float, *, is_far: bool) -> None:
    """In letters for afar where there is room, else as large as can be."""
    if is_far:
        write_low(brush, place, word.replace(SOFT_HYPHEN, ""), ink)
    else:
        brush.text(_near(brush, place), word, cap=LARGE_CAP, font="bold", colour=ink, least=cap)
