"""Small pieces of a line, icon and words together, put one behind the other into rows. Where there is no
room for all the words there are shorter ways to say the same."""

from collections.abc import Sequence
from dataclasses import dataclass

from companion.games.lockdown.screens.wounds import SIGNS, paint_sign
from companion.ui.brush import Brush
from companion.ui.layout import Rect
from companion.ui.marks import Font
from companion.ui.theme import Colour

ICON = 0.92  # of a line
BETWEEN = 1.6  # mm between pieces
INSIDE = 0.5  # mm between the parts of one


@dataclass(frozen=True)
class Piece:
    """Icons, then words, then a figure in bold, then quieter words."""

    icons: tuple[tuple[str, Colour], ...] = ()
    text: str = ""
    strong: str = ""
    after: str = ""
    colour: Colour = ""


Row = list[tuple[Piece, float]]


def paint_pieces(brush: Brush, rect: Rect, ways: Sequence[Sequence[Piece]]) -> None:
    """Paints the first way that has room; of the last one what has room."""
    rows = max(1, int((rect.h + 1) / brush.theme.line()))
    for way in ways:
        flowed = _flow(brush, way, rect.w)
        if len(flowed) <= rows:
            break
    height = brush.theme.line()
    top = rect.y + max(rect.h - height * min(len(flowed), rows), 0) / 2
    for number, row in enumerate(flowed[:rows]):
        for piece, x in row:
            _paint(brush, Rect(rect.x + x, top + number * height, rect.right - rect.x - x, height), piece)


def width_of_pieces(brush: Brush, pieces: Sequence[Piece]) -> float:
    """How wide they are in one row."""
    return sum(_width(brush, piece) for piece in pieces) + max(len(pieces) - 1, 0) * brush.mm(BETWEEN)


def _flow(brush: Brush, pieces: Sequence[Piece], width: float) -> list[Row]:
    rows: list[Row] = [[]]
    x = 0.0
    for piece in pieces:
        wide = _width(brush, piece)
        if rows[-1] and x + wide > width + 1:
            rows.append([])
            x = 0.0
        rows[-1].append((piece, x))
        x += wide + brush.mm(BETWEEN)
    too_wide = any(_width(brush, piece) > width + 1 for piece in pieces)
    return [*rows, *([[]] * 99 if too_wide else [])]


def _parts(piece: Piece) -> list[tuple[str, Font]]:
    found: list[tuple[str, Font]] = [
        (piece.text, "regular"),
        (piece.strong, "bold"),
        (piece.after, "regular"),
    ]
    return [(words, font) for words, font in found if words]


def _width(brush: Brush, piece: Piece) -> float:
    side, inside = brush.theme.line() * ICON, brush.mm(INSIDE)
    words = [brush.width_of(said, font=font) + inside * 1.2 for said, font in _parts(piece)]
    return sum(side * _share(icon) for icon, _ in piece.icons) + sum(words)


def _share(icon: str) -> float:
    """Signs stand closer together than icons."""
    return 0.72 if icon in SIGNS else 1.0


def _paint(brush: Brush, line: Rect, piece: Piece) -> None:
    side, inside = line.h * ICON, brush.mm(INSIDE)
    for icon, colour in piece.icons:
        place, line = line.cut_left(side * _share(icon))
        if icon in SIGNS:
            paint_sign(brush, icon, place, colour)
        else:
            brush.icon(icon, place.inset(side * 0.04), colour)
    for words, font in _parts(piece):
        if piece.icons or words != piece.text:
            line = line.cut_left(inside)[1]
        ink = brush.palette.quiet if words is piece.after else piece.colour or brush.palette.text
        written = brush.text(line, words, font=font, colour=ink, wraps=False)
        line = line.cut_left(written.w + inside * 0.2)[1]
