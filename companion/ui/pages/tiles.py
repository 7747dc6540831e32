"""Things that can be chosen, as tiles under headings; some with a value beside their name."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from companion.ui.brush import MARGIN, Brush
from companion.ui.layout import Rect
from companion.ui.pages.grid import (
    TILE_CAP,
    Row,
    columns_for,
    heading_row,
    in_columns,
    inner_width,
    tile_height,
)
from companion.ui.theme import BIG_CAP, NEAR_CAP, SMALL_GAP

MOST_COLUMNS = 3
LINES = 3  # a text that needs more gets a wider tile
MOST_WITH_VALUES = 2
LEAST_VALUE = 14.0  # mm
MOST_VALUE = 0.5  # of a tile; a longer one stands below the text


@dataclass(frozen=True)
class Entry:
    """One tile. `heading` stands above those of its group that share it, `value` beside the text, a quiet
    `note` below the value."""

    name: str
    group: str
    text: str
    do: Callable[[], None]
    heading: str = ""
    value: str = ""
    note: str = ""


def tile_rows(brush: Brush, width: float, groups: Mapping[str, str], shown: Sequence[Entry]) -> list[Row]:
    """All of them for that width, under the names of their groups."""
    rows: list[Row] = []
    for group, found in groupby(shown, key=lambda entry: entry.group):
        members = list(found)
        plan = _plan(brush, width, members)
        if groups.get(group):
            rows.append(heading_row(brush, groups[group], width))
        for heading, alike in groupby(members, key=lambda entry: entry.heading):
            if heading:
                rows.append(heading_row(brush, heading, width, strong=False))
            rows += _tiles(brush, list(alike), plan)
    return rows


@dataclass(frozen=True)
class _Plan:
    """How many tiles stand side by side, and the room in each for its text and its value; below each other
    where one leaves too little for the other."""

    columns: int
    text: float
    value: float
    is_stacked: bool = False


def _plan(brush: Brush, width: float, entries: Sequence[Entry]) -> _Plan:
    """The values of a group have the width of their longest word; the rest is for the texts."""
    texts, values = [entry.text for entry in entries], [entry.value for entry in entries]
    longest = _longest_word(brush, values)
    if not longest:
        count = columns_for(brush, texts, width, MOST_COLUMNS, lines=LINES)
        return _Plan(count, inner_width(brush, width, count), 0)
    whole = inner_width(brush, width, 1)
    if longest > whole * MOST_VALUE:
        return _Plan(1, whole, whole, is_stacked=True)
    value = max(brush.mm(LEAST_VALUE), longest + 1)
    beside = value / brush.mm(1) + SMALL_GAP
    count = columns_for(brush, texts, width, MOST_WITH_VALUES, beside=beside, lines=LINES)
    if count == 1:  # then there may be room for a value on one line
        unbroken = max(brush.width_of(each, cap=BIG_CAP, font="bold") for each in values)
        spare = whole - brush.small_gap - _longest_word(brush, texts, cap=TILE_CAP) - 1
        value = max(value, min(unbroken, spare, whole * MOST_VALUE))
    return _Plan(count, inner_width(brush, width, count) - brush.small_gap - value, value)


def _longest_word(brush: Brush, texts: Sequence[str], cap: float = NEAR_CAP) -> float:
    words = [word for text in texts for word in text.split()]
    return max((brush.width_of(word, cap=cap, font="bold") for word in words), default=0)


def _tiles(brush: Brush, entries: Sequence[Entry], plan: _Plan) -> list[Row]:
    found = []
    for first in range(0, len(entries), plan.columns):
        line = entries[first : first + plan.columns]
        height = max(_height(brush, entry, plan) for entry in line)
        found.append(Row(height, _painter(brush, line, plan)))
    return found


def _height(brush: Brush, entry: Entry, plan: _Plan) -> float:
    height = tile_height(brush, [entry.text], plan.text)
    if not entry.value:
        return height
    value = tile_height(brush, [entry.value], plan.value, cap=NEAR_CAP)
    value += brush.height_of(entry.note, plan.value) if entry.note else 0
    return height + value if plan.is_stacked else max(height, value)


def _painter(brush: Brush, line: Sequence[Entry], plan: _Plan) -> Callable[[Rect], None]:
    def paint(place: Rect) -> None:
        for entry, cell in zip(line, in_columns(place, plan.columns, brush), strict=False):
            if entry.value:
                _paint_value(brush, cell, entry, plan)
            else:
                brush.button(cell, entry.text, entry.do, name=entry.name, cap=TILE_CAP, across="left")

    return paint


def _paint_value(brush: Brush, cell: Rect, entry: Entry, plan: _Plan) -> None:
    """What it is called, what it is, and what it was."""
    palette = brush.palette
    brush.panel(cell, fill=palette.raised)
    inner = cell.inset(brush.mm(MARGIN), brush.mm(0.4))
    if plan.is_stacked:
        text, value = inner.cut_top(brush.height_of(entry.text, inner.w, cap=TILE_CAP))
    else:
        value, text = inner.cut_right(plan.value, brush.small_gap)
    brush.text(text, entry.text, cap=TILE_CAP)
    if entry.note:
        below, value = value.cut_bottom(brush.height_of(entry.note, value.w))
        brush.text(below, entry.note, colour=palette.quiet, across="right")
    brush.text(value, entry.value, cap=BIG_CAP, font="bold", across="right")
    brush.zone(entry.name, cell, entry.do, text=entry.text)
