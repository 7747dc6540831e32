"""Small line charts: axes, a few figures at them, and up to four lines, each with marks and dashes of its
own and its name at its end. Knows no game."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil

from companion.ui.brush import Brush
from companion.ui.layout import Rect
from companion.ui.marks import Point
from companion.ui.theme import NEAR_CAP, Colour

MARKS = ("disc", "square", "ring", "diamond")  # in the order of the series
DASHES = (0.0, 1.6, 0.8, 2.6)  # mm; 0 is a whole line
STEPS = (1, 2, 5, 10, 20, 50, 100)
MARK = 0.75  # mm from the middle
APART = 3.0  # mm from mark to mark at least, so that dashes can be seen
PAD = 0.06  # of the width, before the first place and after the last


@dataclass(frozen=True)
class Series:
    """One line: a value for each place along the axis."""

    name: str
    values: Sequence[float]
    colour: Colour


@dataclass(frozen=True)
class Chart:
    """What is drawn: values from 0 to `top`, places from 1 on."""

    title: str
    series: Sequence[Series]
    top: int


def paint_chart(brush: Brush, rect: Rect, chart: Chart) -> None:
    line = brush.theme.line()
    head, rest = rect.cut_top(brush.height_of(chart.title, rect.w, font="bold"), brush.mm(0.6))
    brush.text(head, chart.title, font="bold")
    labels = [series.name for series in chart.series if series.name]
    right = max((brush.width_of(label) for label in labels), default=0) + brush.mm(1.5)
    left = brush.width_of(str(chart.top)) + brush.mm(1)
    field = Rect(rest.x + left, rest.y + line / 2, rest.w - left - right, rest.h - line * 1.6)
    count = max(len(series.values) for series in chart.series)
    _axes(brush, field, chart, count)
    ends: list[tuple[float, Series]] = []
    for number, series in enumerate(chart.series):
        points = [_point(field, chart, place, value, count) for place, value in enumerate(series.values)]
        _line(brush, points, series.colour, number)
        ends.append((points[-1][1], series))
    _names(brush, field, ends, rect.right)


def _point(field: Rect, chart: Chart, place: int, value: float, count: int) -> Point:
    across = place / (count - 1) if count > 1 else 0.5
    return field.x + field.w * (PAD + (1 - 2 * PAD) * across), field.bottom - field.h * min(
        value, chart.top
    ) / chart.top


def _axes(brush: Brush, field: Rect, chart: Chart, count: int) -> None:
    palette, line = brush.palette, brush.theme.line()
    step = _step(chart.top, max(1, int(field.h / (line * 1.3))))
    for value in range(0, chart.top + 1, step):
        y = field.bottom - field.h * value / chart.top
        brush.stroke([(field.x, y), (field.right, y)], palette.faint, 0.15)
        box = Rect(field.x - brush.mm(30), y - line / 2, brush.mm(29), line)
        brush.text(box, str(value), colour=palette.quiet, across="right")
    brush.stroke(
        [(field.x, field.y), (field.x, field.bottom), (field.right, field.bottom)], palette.quiet, 0.3
    )
    wide = brush.width_of(str(count)) + brush.mm(2.5)
    step = _step(count, max(1, int(field.w / wide)))
    for number in range(1, count + 1):
        if number == 1 or (number % step == 0 and number > step * 0.6):
            x = _point(field, chart, number - 1, 0, count)[0]
            box = Rect(x - wide, field.bottom + brush.mm(0.3), wide * 2, line)
            brush.text(box, str(number), colour=palette.quiet, across="centre")


def _step(most: int, room: int) -> int:
    """The least round step that leaves no more figures than there is room for."""
    return next((step for step in STEPS if most / step <= room), STEPS[-1])


def _line(brush: Brush, points: list[Point], colour: Colour, number: int) -> None:
    dash = brush.mm(DASHES[number % len(DASHES)])
    if not dash:
        brush.stroke(points, colour, 0.5)
    else:
        for start, end in pairwise(points):
            _dashed(brush, start, end, colour, dash)
    apart = points[1][0] - points[0][0] if len(points) > 1 else brush.mm(APART)
    every = max(1, ceil(brush.mm(APART) / apart))
    for x, y in points[::-1][::every]:
        _mark(brush, x, y, colour, MARKS[number % len(MARKS)])


def _dashed(brush: Brush, start: Point, end: Point, colour: Colour, dash: float) -> None:
    (x, y), (to_x, to_y) = start, end
    length = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5
    along = 0.0
    while along < length:
        until = min(along + dash, length)
        brush.stroke(
            [_between(start, end, along / length), _between(start, end, until / length)], colour, 0.5
        )
        along += dash * 1.8


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _mark(brush: Brush, x: float, y: float, colour: Colour, kind: str) -> None:
    size = brush.mm(MARK)
    if kind == "disc":
        brush.disc(x, y, size, colour)
    elif kind == "ring":
        brush.disc(x, y, size, brush.palette.panel)
        brush.disc(x, y, size, colour, brush.mm(0.35))
    elif kind == "square":
        brush.fill(Rect(x - size, y - size, 2 * size, 2 * size), colour)
    else:
        tip = size * 1.3
        brush.shape([(x, y - tip), (x + tip, y), (x, y + tip), (x - tip, y)], colour)


def _names(brush: Brush, field: Rect, ends: list[tuple[float, Series]], right: float) -> None:
    """Each line's name at its end, moved apart where they would lie over each other."""
    line = brush.theme.line(NEAR_CAP)
    named = sorted((end for end in ends if end[1].name), key=lambda end: end[0])
    tops: list[float] = []
    for y, _ in named:
        wanted = y - line / 2
        tops.append(max(wanted, tops[-1] + line) if tops else max(wanted, field.y - line / 2))
    over = max(0.0, tops[-1] + line - field.bottom) if tops else 0.0
    for top, (_, series) in zip(tops, named, strict=True):
        x = field.right + brush.mm(1.2)
        brush.text(Rect(x, top - over, right - x, line), series.name, colour=series.colour)
