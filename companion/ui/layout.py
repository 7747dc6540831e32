"""Rectangles that are cut into smaller ones. Pixels, from the top left corner. Knows no screen."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Rect:
    """A place on the screen: `x`, `y` is its top left corner."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    @property
    def is_portrait(self) -> bool:
        return self.h > self.w

    def holds(self, x: float, y: float) -> bool:
        return self.x <= x < self.right and self.y <= y < self.bottom

    def overlaps(self, other: "Rect") -> bool:
        """More than by the rounding of a pixel."""
        across = min(self.right, other.right) - max(self.x, other.x)
        down = min(self.bottom, other.bottom) - max(self.y, other.y)
        return across > 1 and down > 1

    def within(self, other: "Rect") -> "Rect":
        """The part that both have; nothing where they do not meet."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        right, bottom = min(self.right, other.right), min(self.bottom, other.bottom)
        return Rect(x, y, max(right - x, 0), max(bottom - y, 0))

    def inset(self, across: float, down: float | None = None) -> "Rect":
        down = across if down is None else down
        return Rect(self.x + across, self.y + down, max(self.w - 2 * across, 0), max(self.h - 2 * down, 0))

    def moved(self, across: float, down: float) -> "Rect":
        return Rect(self.x + across, self.y + down, self.w, self.h)

    def cut_top(self, height: float, gap: float = 0) -> "tuple[Rect, Rect]":
        """The piece of that height, and what is left below it and the gap."""
        rest = max(self.h - height - gap, 0)
        return Rect(self.x, self.y, self.w, height), Rect(self.x, self.bottom - rest, self.w, rest)

    def cut_bottom(self, height: float, gap: float = 0) -> "tuple[Rect, Rect]":
        """The piece of that height, and what is left above it and the gap."""
        rest = max(self.h - height - gap, 0)
        return Rect(self.x, self.bottom - height, self.w, height), Rect(self.x, self.y, self.w, rest)

    def cut_left(self, width: float, gap: float = 0) -> "tuple[Rect, Rect]":
        rest = max(self.w - width - gap, 0)
        return Rect(self.x, self.y, width, self.h), Rect(self.right - rest, self.y, rest, self.h)

    def cut_right(self, width: float, gap: float = 0) -> "tuple[Rect, Rect]":
        rest = max(self.w - width - gap, 0)
        return Rect(self.right - width, self.y, width, self.h), Rect(self.x, self.y, rest, self.h)

    def columns(self, shares: int | Sequence[float], gap: float = 0) -> "list[Rect]":
        """Side by side: so many alike, or by their shares."""
        weights = [1.0] * shares if isinstance(shares, int) else list(shares)
        room = self.w - gap * (len(weights) - 1)
        found, x = [], self.x
        for weight in weights:
            width = room * weight / sum(weights)
            found.append(Rect(x, self.y, width, self.h))
            x += width + gap
        return found

    def rows(self, shares: int | Sequence[float], gap: float = 0) -> "list[Rect]":
        """One below the other: so many alike, or by their shares."""
        weights = [1.0] * shares if isinstance(shares, int) else list(shares)
        room = self.h - gap * (len(weights) - 1)
        found, y = [], self.y
        for weight in weights:
            height = room * weight / sum(weights)
            found.append(Rect(self.x, y, self.w, height))
            y += height + gap
        return found

    def grid(self, columns: int, rows: int, gap: float = 0) -> "list[Rect]":
        """Cells row by row."""
        return [cell for row in self.rows(rows, gap) for cell in row.columns(columns, gap)]

    def centred(self, width: float, height: float) -> "Rect":
        """A piece of that size (or as much as there is) in the middle."""
        width, height = min(width, self.w), min(height, self.h)
        return Rect(self.x + (self.w - width) / 2, self.y + (self.h - height) / 2, width, height)
