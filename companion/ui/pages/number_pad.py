"""Ten digits and a way to take one back, and circles for the digits entered so far."""

from collections.abc import Callable
from functools import partial

from companion.ui.brush import Brush
from companion.ui.layout import Rect
from companion.ui.theme import TITLE_CAP

DIGITS = 4
KEYS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "", "0", "erase")


def paint_pad(brush: Brush, rect: Rect, on_key: Callable[[str], None]) -> None:
    """Keys `digit-0` to `digit-9`, and `erase`; `on_key` is told the digit, or "" for one taken back."""
    for key, cell in zip(KEYS, rect.grid(3, 4, brush.gap), strict=True):
        if key == "erase":
            brush.button(cell, "", partial(on_key, ""), name="erase", icon="backspace", kind="quiet")
        elif key:
            brush.button(cell, key, partial(on_key, key), name=f"digit-{key}", cap=TITLE_CAP)


def entered(so_far: str, key: str) -> str:
    """The digits after that key."""
    return (so_far + key)[:DIGITS] if key else so_far[:-1]


def paint_entered(brush: Brush, rect: Rect, count: int, shown: str = "") -> None:
    """A circle for each digit, full where one was entered; `shown` are digits to be tapped in order."""
    side = min(rect.h, brush.mm(9), rect.w / DIGITS)
    row = rect.centred(side * DIGITS, side)
    for number, place in enumerate(row.columns(DIGITS)):
        x, y = place.middle
        is_full = number < count
        colour = brush.palette.safe if is_full else brush.palette.quiet
        if shown:
            if is_full:
                brush.icon("tick", place.centred(side * 0.6, side * 0.6), colour)
            else:
                ink = brush.palette.text
                brush.text(place, shown[number], cap=TITLE_CAP, font="mono", colour=ink, across="centre")
        else:
            brush.disc(x, y, side * 0.24, colour, 0 if is_full else brush.mm(0.5))
