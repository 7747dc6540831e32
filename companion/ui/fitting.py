"""Writing what people typed and what may be long: as large as they chose to read, or as large as fits."""

from typing import Any

from companion.ui.brush import Brush
from companion.ui.layout import Rect
from companion.ui.lines import SOFT_HYPHEN
from companion.ui.marks import Font
from companion.ui.theme import NEAR_CAP

WIDE = 130.0  # mm of a page from where its parts stand side by side
PIECE = 3  # letters of a long name that stay together


def breakable(name: str) -> str:
    """The name with places where a line may end inside its long words."""
    return " ".join(_broken(word) if len(word) > 2 * PIECE else word for word in name.split(" "))


def _broken(word: str) -> str:
    return SOFT_HYPHEN.join(word[place : place + PIECE] for place in range(0, len(word), PIECE))


def fits(brush: Brush, box: Rect, text: str, cap: float = NEAR_CAP, font: Font = "regular") -> bool:
    """At that height, broken into lines."""
    widest = max((_width_of_pieces(brush, word, cap, font) for word in text.split()), default=0.0)
    return widest <= box.w and brush.height_of(text, box.w, cap=cap, font=font) <= box.h + 1


def _width_of_pieces(brush: Brush, word: str, cap: float, font: Font) -> float:
    return max(brush.width_of(f"{piece}-", cap=cap, font=font) for piece in word.split(SOFT_HYPHEN))


def fits_somehow(brush: Brush, box: Rect, text: str, font: Font = "regular") -> bool:
    """As small as is still legible, whatever people chose."""
    return fits(brush, box, text, NEAR_CAP / brush.theme.text_scale, font)


def write_fitting(
    brush: Brush, box: Rect, text: str, *, cap: float = NEAR_CAP, font: Font = "regular", **style: Any
) -> Rect:
    """Grows with the chosen text size where there is room for that, else stays at what is still legible."""
    scales = fits(brush, box, text, NEAR_CAP, font)
    return brush.text(box, text, cap=cap, font=font, scales=scales, **style)
