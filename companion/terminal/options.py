"""What can be chosen, and what must be typed for it. Pure; knows no screen."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from companion.core.game import Json
from companion.core.ink import Ink, Tone, ink, join

NOTHING = "-"  # typed for "none" in a list of numbers
SHORT = 4  # a row of more bare numbers is shown by its ends
COLUMN_GAP = 3


@dataclass(frozen=True)
class Option:
    """One of several: `key` is typed, `label` is read, `value` is meant."""

    key: str
    label: str
    value: Any


def numbered(values: Sequence[Json], label: Callable[[Json], str]) -> list[Option]:
    """Numbers are typed as themselves, everything else by its place in the list."""
    if all(value is None or _is_number(value) for value in values):
        keys = [NOTHING if value is None else str(value) for value in values]
        return [
            Option(key, _after(key, label(value)), value) for key, value in zip(keys, values, strict=True)
        ]
    return [Option(str(place), label(value), value) for place, value in enumerate(values, start=1)]


def _after(key: str, label: str) -> str:
    """A label that begins with its own number need not say it twice."""
    return label.removeprefix(f"{key} ")


def _is_number(value: Json) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def found(options: Sequence[Option], said: str) -> Option | None:
    """The option with this key, or the only one whose label begins so."""
    wanted = said.casefold()
    for option in options:
        if option.key == wanted:
            return option
    alike = [option for option in options if option.label.casefold().startswith(wanted)] if wanted else []
    return alike[0] if len(alike) == 1 else None


def listed(options: Sequence[Option], width: int) -> list[Ink]:
    """The options in as many columns as there is room for, read downwards."""
    if len(options) > SHORT and all(option.key == option.label for option in options):
        return [ink(f"  {options[0].key} – {options[-1].key}", Tone.NOW)]
    key_width = max((len(option.key) for option in options), default=1)
    entries = [_entry(option, key_width) for option in options]
    widest = min(max((entry.width for entry in entries), default=1), width)
    columns = max(1, (width + COLUMN_GAP) // (widest + COLUMN_GAP))
    rows = -(-len(entries) // columns)
    return [
        join([entry.clipped(width).padded(widest) for entry in entries[row::rows]], " " * COLUMN_GAP)
        for row in range(rows)
    ]


def page_of(options: Sequence[Option], start: int, width: int, lines: int) -> Sequence[Option]:
    """As many options from there on as these lines have room for; one at least."""
    end = len(options)
    while end > start + 1 and len(listed(options[start:end], width)) > lines:
        end -= 1
    return options[start:end]


def _entry(option: Option, key_width: int) -> Ink:
    return ink(f" {option.key:>{key_width}} ", Tone.NOW) + ink(option.label)


def inline(option: Option, tone: Tone = Tone.PLAIN) -> Ink:
    """An option as part of a line of several."""
    return ink(option.key, Tone.STRONG) + ink(f" {option.label}", tone)


def foremost(option: Option) -> Ink:
    """An option that the game is waiting for."""
    return ink(f" {option.key} ", Tone.HERE) + ink(f" {option.label}", Tone.STRONG)
