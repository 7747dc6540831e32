"""The drawn table where there is room: tiles for the power, panels side by side, a panel of players."""

from collections.abc import Sequence

from companion.core.ink import Ink, Tone, flow, ink, join
from companion.games.lockdown.board_lists import (
    bag_size,
    counts,
    doors,
    gauge,
    on_board,
    players,
    power_tile,
    shares,
)
from companion.games.lockdown.board_sheet import Sheet, shared_out
from companion.games.lockdown.figures import SECTIONS

EDGES = 2


def draw_panels(sheet: Sheet) -> list[Ink]:
    """Everything below the time track."""
    inner = Sheet(sheet.view, sheet.say, sheet.width - EDGES)
    return [*_tiles(sheet), *_panels(sheet), *_panel("", players(inner), sheet.width)]


def _tiles(sheet: Sheet) -> list[Ink]:
    widths = shared_out(sheet.width, len(SECTIONS))
    return _beside(
        [
            _panel("", power_tile(sheet, section, width - EDGES), width)
            for section, width in zip(SECTIONS, widths, strict=True)
        ]
    )


def _panels(sheet: Sheet) -> list[Ink]:
    left, middle, right = shared_out(sheet.width, 3)
    panels = [
        (sheet.word("markers"), _markers(sheet), left),
        (sheet.word("bag", count=bag_size(sheet)), _bag(sheet, middle - EDGES), middle),
        (sheet.word("on-board"), [ink(" ") + line for line in _board(sheet, right - EDGES - 1)], right),
    ]
    height = max(len(lines) for _, lines, _ in panels)
    blanks = [[ink("")] * (height - len(lines)) for _, lines, _ in panels]
    return _beside(
        [
            _panel(title, [*lines, *blank], width)
            for (title, lines, width), blank in zip(panels, blanks, strict=True)
        ]
    )


def _markers(sheet: Sheet) -> list[Ink]:
    """The name in one line, the bar below it."""
    lines = []
    for key, count, whole in counts(sheet):
        lines += [ink(f" {sheet.word(key)}"), ink(" ") + gauge(key, count, whole)]
    return lines


def _bag(sheet: Sheet, width: int) -> list[Ink]:
    lines = []
    for kind, count, percent in shares(sheet):
        figures_shown = ink(f"{count:>3}", Tone.STRONG) + ink(f"{percent:>4}% ", Tone.QUIET)
        lines.append(ink(f" {sheet.token(kind)}").fitted(width - figures_shown.width) + figures_shown)
    return lines


def _board(sheet: Sheet, width: int) -> list[Ink]:
    return [*flow(on_board(sheet), width), *doors(sheet)]


def _panel(title: str, lines: Sequence[Ink], width: int) -> list[Ink]:
    """Lines with an edge around them."""
    inside = width - EDGES
    head = ink(f" {title} ").clipped(inside) if title else Ink()
    edge = ink("─" * (inside - head.width), Tone.EDGE)
    return [
        ink("┌", Tone.EDGE) + head + edge + ink("┐", Tone.EDGE),
        *(ink("│", Tone.EDGE) + line.fitted(inside) + ink("│", Tone.EDGE) for line in lines),
        ink("└" + "─" * inside + "┘", Tone.EDGE),
    ]


def _beside(panels: Sequence[Sequence[Ink]]) -> list[Ink]:
    return [join(row) for row in zip(*panels, strict=True)]
