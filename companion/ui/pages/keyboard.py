"""Keys on the screen, in rows as each language has them (the text `screen-keyboard-rows`)."""

from collections.abc import Callable
from dataclasses import dataclass

from companion.ui.brush import Brush, Kind
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.theme import BIG_CAP, NEAR_CAP, TOUCH

BACKSPACE = "backspace"
SPACE = " "
GAP = 0.6
WIDE = 110.0  # from here on space and the like find room beside the last letters
HIGHEST = 13.0
OnKey = Callable[[str], None]


@dataclass
class Shift:
    """Whether the next letter is a capital; kept by the page that has the keyboard."""

    is_on: bool = True


def _rows_of(desk: Desk, *, has_accents: bool) -> list[str]:
    """The rows of this language: digits, letters, and in some a row of accents."""
    rows = desk.say("screen-keyboard-rows").split()
    return [row for row in rows if has_accents or any(letter.isascii() for letter in row)]


def keyboard_height(brush: Brush, desk: Desk, width: float, *, has_accents: bool = True) -> float:
    """The least height that leaves every key high enough for a finger."""
    count = len(_rows_of(desk, has_accents=has_accents)) + (0 if width >= brush.mm(WIDE) else 1)
    return count * brush.mm(TOUCH) + (count - 1) * brush.mm(GAP)


def paint_keyboard(
    brush: Brush,
    rect: Rect,
    desk: Desk,
    on_key: OnKey,
    shift: Shift | None = None,
    *,
    has_accents: bool = True,
) -> None:
    """Every key gives its letter, or BACKSPACE. Capitals only where the page keeps a Shift."""
    rows = _rows_of(desk, has_accents=has_accents)
    has_own_row = rect.w < brush.mm(WIDE)
    count = len(rows) + (1 if has_own_row else 0)
    gap = brush.mm(GAP)
    height = min((rect.h - gap * (count - 1)) / count, brush.mm(HIGHEST))
    whole, _ = rect.cut_bottom(height * count + gap * (count - 1))
    places = whole.rows(count, gap)
    width = (rect.w - gap * (max(map(len, rows)) - 1)) / max(map(len, rows))
    for row, place in zip(rows[:-1], places, strict=False):
        _letters(brush, place.centred(_span(len(row), width, gap), place.h), row, on_key, shift)
    last = rows[-1] if not has_own_row else ""
    if has_own_row:
        _letters(brush, places[-2].centred(_span(len(rows[-1]), width, gap), height), rows[-1], on_key, shift)
    _last_row(brush, places[-1], desk, last, on_key, shift)


def _span(count: int, width: float, gap: float) -> float:
    return count * width + gap * (count - 1)


def _letters(brush: Brush, place: Rect, letters: str, on_key: OnKey, shift: Shift | None) -> None:
    for key, cell in zip(letters, place.columns(len(letters), brush.mm(GAP)), strict=True):
        _letter(brush, cell, key, on_key, shift)


def _letter(brush: Brush, cell: Rect, key: str, on_key: OnKey, shift: Shift | None) -> None:
    # ß has no capital of its own: upper() makes two letters of it.
    typed = key.upper() if shift and shift.is_on and len(key.upper()) == 1 else key
    brush.button(cell, typed, lambda: on_key(typed), name=f"key-{key}", cap=BIG_CAP)


def _last_row(
    brush: Brush, place: Rect, desk: Desk, letters: str, on_key: OnKey, shift: Shift | None
) -> None:
    """Shift, what letters are left, space and backspace."""
    gap = brush.mm(GAP)
    if shift:
        up, place = place.cut_left(brush.mm(TOUCH * 1.5), gap)
        kind: Kind = "chosen" if shift.is_on else "plain"
        brush.button(up, "", lambda: _turn(shift), name="key-shift", icon="shift", kind=kind)
    back, place = place.cut_right(brush.mm(TOUCH * 1.5), gap)
    brush.button(back, "", lambda: on_key(BACKSPACE), name="key-backspace", icon="backspace")
    if letters:
        keys, place = place.cut_left(place.w * len(letters) / (len(letters) + 3), gap)
        _letters(brush, keys, letters, on_key, shift)
    text = desk.say("screen-keyboard-space")
    brush.button(place, text, lambda: on_key(SPACE), name="key-space", cap=NEAR_CAP)


def _turn(shift: Shift) -> None:
    shift.is_on = not shift.is_on


def typed(text: str, key: str, longest: int) -> str:
    """The text after that key."""
    return text[:-1] if key == BACKSPACE else (text + key)[:longest]
