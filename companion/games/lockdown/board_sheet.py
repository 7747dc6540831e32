"""What the drawing of a table starts from: the public view, the reader's words, the room there is."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from companion.core.game import Json, Say, Value
from companion.core.ink import Ink, Tone, ink


@dataclass(frozen=True)
class Sheet:
    """One drawing. `word` gives the texts that belong to the drawn table."""

    view: Mapping[str, Json]
    say: Say
    width: int

    def word(self, key: str, /, **values: Value) -> str:
        return self.say(f"lockdown-table-{key}", **values)

    def token(self, kind: str) -> str:
        return self.word("blank") if kind == "blank" else self.say(f"lockdown-token-{kind}")

    def player(self, seat: int) -> Mapping[str, Json]:
        found: Mapping[str, Json] = self.view["players"][seat - 1]
        return found

    def labelled(self, name: str, pieces: Sequence[Ink]) -> list[Ink]:
        """A row of pieces with its name before the first."""
        head = ink(f"{name}: ", Tone.QUIET)
        return [head + pieces[0], *pieces[1:]] if pieces else [head]


def bar(filled: int, whole: int, tone: Tone) -> Ink:
    """So many of so many, one sign each."""
    return ink("█" * filled, tone) + ink("░" * (whole - filled), Tone.QUIET)


def shared_out(width: int, count: int) -> list[int]:
    """The width in parts that differ by one at most."""
    return [width // count + (place < width % count) for place in range(count)]
