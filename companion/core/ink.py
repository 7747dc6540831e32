"""Lines of text with tones: what a game draws with, for terminals and logs alike.

A tone is a meaning (`DANGER`), never a colour; whoever shows the line picks the colour or none. Every
sign has its width here, so that names in any script stay in their columns. Knows no game, no terminal."""

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

CUT = "…"


class Tone(Enum):
    """What a piece of text means. NOW and HERE: act here, or now, and nothing else."""

    PLAIN = "plain"
    STRONG = "strong"
    QUIET = "quiet"
    EDGE = "edge"  # frames and rules, which tell nothing
    NOW = "now"
    HERE = "here"  # NOW as a filled field
    POWER = "power"
    WARNING = "warning"
    DANGER = "danger"
    ALARM = "alarm"  # DANGER as a filled field
    SAFE = "safe"


Spans = tuple[tuple[str, Tone], ...]


@dataclass(frozen=True)
class Ink:
    """A line, or a piece of one: texts with their tones, joined by `+`."""

    spans: Spans = ()

    def __add__(self, other: "Ink") -> "Ink":
        return Ink(self.spans + other.spans)

    @property
    def text(self) -> str:
        return "".join(text for text, _ in self.spans)

    @property
    def width(self) -> int:
        return width_of(self.text)

    def clipped(self, width: int) -> "Ink":
        """At most so wide; what is cut off is shown by a sign, unless it is blank."""
        if self.width <= width:
            return self
        if width_of(self.text.rstrip(" ")) <= width:
            return Ink(_cut(self.spans, width))
        return Ink((*_cut(self.spans, width - width_of(CUT)), (CUT, Tone.QUIET))) if width > 0 else Ink()

    def padded(self, width: int) -> "Ink":
        """At least so wide."""
        return self + ink(" " * max(0, width - self.width))

    def fitted(self, width: int) -> "Ink":
        """Exactly so wide."""
        return self.clipped(width).padded(width)


def ink(text: str, tone: Tone = Tone.PLAIN) -> Ink:
    return Ink(((text, tone),))


def join(pieces: Iterable[Ink], between: str = "") -> Ink:
    """The pieces in one line."""
    line = Ink()
    for position, piece in enumerate(pieces):
        line += (ink(between, Tone.QUIET) if position and between else Ink()) + piece
    return line


def apart(left: Ink, right: Ink, width: int) -> Ink:
    """One piece at each end of a line; where both have no room, the left one is cut."""
    right = right.clipped(width)
    room = max(0, width - right.width - 1)
    return (left.fitted(room) + ink(" ") + right) if room else right


def flow(pieces: Sequence[Ink], width: int, between: str = "  ", indent: str = "") -> list[Ink]:
    """The pieces one after the other; a new line where the next has no room. No piece is torn."""
    lines: list[Ink] = []
    row: list[Ink] = []
    for piece in pieces:
        start = indent if lines else ""
        if row and (ink(start) + join([*row, piece], between)).width > width:
            lines.append(ink(start) + join(row, between))
            row = []
        row.append(piece.clipped(width - len(indent)))
    if row:
        lines.append(ink(indent if lines else "") + join(row, between))
    return lines


def paragraph(text: str, width: int, tone: Tone = Tone.PLAIN, indent: str = "") -> list[Ink]:
    """A sentence in lines; words longer than a line are cut in two."""
    room = max(1, width - len(indent))
    words = [part for word in text.split() for part in _torn(word, room)]
    return flow([ink(word, tone) for word in words], width, " ", indent)


def width_of(text: str) -> int:
    """How many columns of a terminal the text takes."""
    if text.isascii():
        return len(text)
    return sum(_columns(sign) for sign in text)


def _cut(spans: Spans, width: int) -> Spans:
    kept: list[tuple[str, Tone]] = []
    for text, tone in spans:
        part = _beginning(text, width)
        kept.append((part, tone))
        width -= width_of(part)
        if part != text:
            break
    return tuple(kept)


def _columns(sign: str) -> int:
    if unicodedata.combining(sign) or unicodedata.category(sign) in ("Cf", "Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in ("W", "F") else 1


def _beginning(text: str, width: int) -> str:
    taken = 0
    for position, sign in enumerate(text):
        taken += _columns(sign)
        if taken > width:
            return text[:position]
    return text


def _torn(word: str, width: int) -> Iterable[str]:
    while width_of(word) > width:
        part = _beginning(word, width) or word[:1]
        yield part
        word = word[len(part) :]
    if word:
        yield word
