"""Writing that is read from across the table: capitals of FAR_CAP, whatever text size people chose."""

from dataclasses import replace
from unicodedata import normalize

from companion.ui.brush import Brush
from companion.ui.layout import Rect
from companion.ui.lines import SOFT_HYPHEN
from companion.ui.pen import Across
from companion.ui.theme import FAR_CAP, LINE_SHARE, Colour

CAP_TOP, BASELINE = 0.201, 0.965  # where B612's capitals begin and end in a line, of the font size


def far_size(brush: Brush) -> int:
    return brush.theme.font(FAR_CAP, scales=False)


def far_line(brush: Brush) -> float:
    """The height of one line."""
    return far_size(brush) * LINE_SHARE


def far_cap(brush: Brush) -> float:
    """The height of the capitals alone."""
    return far_size(brush) * (BASELINE - CAP_TOP)


def far_width(brush: Brush, word: str) -> float:
    return brush.width_of(word, cap=FAR_CAP, font="bold", scales=False)


def write_far(
    brush: Brush, box: Rect, word: str, colour: Colour, *, across: Across = "left", cap: float = FAR_CAP
) -> Rect:
    """One line, never smaller than FAR_CAP; larger where asked for and the box allows. Capitals fill less
    than their line: what is noted is where their ink is, so that rows may stand close together."""
    line = brush.text(
        box,
        word,
        cap=cap,
        least=FAR_CAP,
        font="bold",
        colour=colour,
        across=across,
        scales=False,
        wraps=False,
    )
    size = brush.written[-1].size
    top = 0.0 if normalize("NFD", word) != word else CAP_TOP  # accents stand above
    ink = Rect(line.x, line.y + top * size, line.w, (BASELINE - top) * size)
    brush.written[-1] = replace(brush.written[-1], extent=ink)
    return ink


def far_lines(brush: Brush, text: str, width: float) -> list[str]:
    """The text in one line, or broken at its spaces and soft hyphens."""
    whole = text.replace(SOFT_HYPHEN, "")
    if far_width(brush, whole) <= width:
        return [whole]
    words = [piece for word in text.split() for piece in _pieces(word)]
    lines = [words[0]]
    for word in words[1:]:
        joined = f"{lines[-1]} {word}"
        if not lines[-1].endswith("-") and far_width(brush, joined) <= width:
            lines[-1] = joined
        else:
            lines.append(word)
    return lines


def _pieces(word: str) -> list[str]:
    *heads, tail = word.split(SOFT_HYPHEN)
    return [*(f"{head}-" for head in heads), tail]
