"""Questions and their answers as tiles: as many beside each other as leave every word whole, and as large as
the place allows."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from companion.core.game import Json
from companion.core.offering import value_name
from companion.ui.brush import Brush
from companion.ui.layout import Rect
from companion.ui.pages.grid import (
    TILE_CAP,
    Row,
    columns_for,
    in_columns,
    inner_width,
    paint_fitting,
    ticked,
    tile_height,
)
from companion.ui.theme import BIG_CAP, TITLE_CAP

TICK = 4.0  # mm that a chosen tile needs for its tick
ROOMY = 24.0  # a tile grows up to this where there is room
MOST_COLUMNS = 12
CAPS = ((17.0, TITLE_CAP), (11.0, BIG_CAP))  # from this height on a tile is written that large


@dataclass(frozen=True)
class Asked:
    """One question. `names` begins the names of its tiles; without a text it is clear from elsewhere."""

    names: str
    text: str
    values: Sequence[Json]
    labels: Sequence[str]
    picked: Json
    pick: Callable[[Json], None]


@dataclass(frozen=True)
class _Plan:
    columns: int
    lines: int
    height: float


def paint_choices(brush: Brush, rect: Rect, asked: Sequence[Asked]) -> None:
    """All of them, in a list that can be pulled where they need more room."""
    paint_fitting(brush, rect, "choices", lambda width: _rows(brush, asked, width, rect.h))


def _rows(brush: Brush, asked: Sequence[Asked], width: float, height: float) -> list[Row]:
    plans = [_plan(brush, question, width) for question in asked]
    heads = [_question_row(brush, question, width) for question in asked]
    lines = sum(plan.lines for plan in plans)
    needed = sum(plan.lines * plan.height for plan in plans) + sum(head.height for head in heads)
    spare = height - needed - brush.small_gap * (lines + len(heads) - 1)
    more = max(spare - 1, 0) / max(lines, 1)  # a pixel less, so that no rounding makes it a list
    rows: list[Row] = []
    for question, plan, head in zip(asked, plans, heads, strict=True):
        if question.text:
            rows.append(head)
        high = max(plan.height, min(plan.height + more, brush.mm(ROOMY)))
        rows += [_line_row(brush, question, plan, line, high) for line in range(plan.lines)]
    return rows


def _plan(brush: Brush, question: Asked, width: float) -> _Plan:
    labels, count = question.labels, len(question.values)
    most_lines = max(2, *(label.count("\n") + 1 for label in labels))
    most = min(count, MOST_COLUMNS)
    columns = columns_for(brush, labels, width, most, beside=TICK, lines=most_lines)
    lines = -(-count // columns)
    columns = -(-count // lines)  # as many in each line as in the others
    return _Plan(columns, lines, tile_height(brush, labels, inner_width(brush, width, columns, TICK)))


def _question_row(brush: Brush, question: Asked, width: float) -> Row:
    height = brush.height_of(question.text, width, cap=BIG_CAP, font="bold") + brush.mm(0.6)
    ink = brush.palette.text if question.picked is None else brush.palette.quiet

    def paint(place: Rect) -> None:
        brush.text(place, question.text, cap=BIG_CAP, font="bold", colour=ink, down="bottom")

    return Row(height if question.text else 0, paint)


def _line_row(brush: Brush, question: Asked, plan: _Plan, line: int, height: float) -> Row:
    first = line * plan.columns
    cap = next((cap for least, cap in CAPS if height >= brush.mm(least)), TILE_CAP)

    def paint(place: Rect) -> None:
        cells = in_columns(place, plan.columns, brush)
        for value, label, cell in zip(question.values[first:], question.labels[first:], cells, strict=False):
            is_picked = type(question.picked) is type(value) and question.picked == value
            name = f"{question.names}-{value_name(value)}"
            brush.button(cell, label, _picker(question, value), name=name, kind=ticked(is_picked), cap=cap)

    return Row(height, paint)


def _picker(question: Asked, value: Json) -> Callable[[], None]:
    return lambda: question.pick(value)
