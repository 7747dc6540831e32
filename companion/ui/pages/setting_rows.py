"""The settings as rows: what each is called, and what can be chosen. Data; the page paints it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec

from companion.core.text import Texts, languages
from companion.ui.desk import Desk
from companion.ui.theme import BIG_CAP, PANEL_INCHES, TEXT_SCALES

Choice = str | float | bool
TENTHS = 10  # percent in one step
SMALLER = 0.85  # so that the largest text size has room on its button


@dataclass(frozen=True)
class Row:
    """One setting. With `is_stepped` there are a minus and a plus, else a button for each value. `words` is a
    value as people read it; `scales` are values that are written each in their own size."""

    field: str  # of Settings, and the name of its texts
    icon: str
    values: Sequence[Choice]
    words: Callable[[Desk, Any], str]
    is_stepped: bool = False
    scales: Mapping[str, float] | None = None


@dataclass(frozen=True)
class Button:
    """What is painted for a row: its name, text, what it does, and how large it is written."""

    name: str
    text: str
    do: Callable[[], None]
    is_chosen: bool = False
    cap: float = BIG_CAP
    icon: str = ""


def rows() -> list[Row]:
    """All settings that are chosen from a list, in the order they are shown."""
    switch = (True, False)
    tenths = range(0, 101, TENTHS)
    return [
        Row("language", "language", languages(), _language),
        Row("text_size", "text_size", list(TEXT_SCALES), _text_size, scales=TEXT_SCALES),
        Row("high_contrast", "contrast", switch, _on_off),
        Row("panel_inches", "panel_size", PANEL_INCHES, _inches, is_stepped=True),
        Row("volume", "sound", tenths, _percent, is_stepped=True),
        Row("muted", "mute", switch, _on_off),
        Row("brightness", "brightness", tenths[2:], _percent, is_stepped=True),
        Row("dim_minutes", "hourglass", (0, 5, 10, 20, 30), _minutes),
        Row("gentle", "gentle", switch, _on_off),
        Row("motion", "motion", switch, _on_off),
    ]


def _language(desk: Desk, code: str) -> str:
    return Texts(code)("language-name")


def _text_size(desk: Desk, size: str) -> str:
    return desk.say(f"screen-text-{size}")


def _on_off(desk: Desk, is_on: bool) -> str:
    return desk.say("screen-on" if is_on else "screen-off")


def _inches(desk: Desk, inches: float) -> str:
    whole, tenths = divmod(round(inches * 10), 10)
    return desk.say("screen-inches", whole=whole, tenths=tenths)


def _percent(desk: Desk, percent: int) -> str:
    return f"{percent} %"


def _minutes(desk: Desk, minutes: int) -> str:
    return str(minutes) if minutes else desk.say("screen-never")


def label(desk: Desk, row: Row) -> str:
    return desk.say(f"screen-setting-{_dashed(row.field)}")


def note(desk: Desk, row: Row) -> str:
    """A word on what it does, where that is not plain."""
    key = f"screen-setting-{_dashed(row.field)}-note"
    return desk.say(key) if desk.texts.has(key) else ""


def now(desk: Desk, row: Row) -> Choice:
    """What is chosen. The language that is kept may be none, or another than the one for this evening."""
    chosen = {**msgspec.structs.asdict(desk.settings), "language": desk.texts.language}
    value: Choice = chosen[row.field]
    return value


def buttons(desk: Desk, row: Row) -> list[Button]:
    """One for each value, the chosen one ticked."""
    return [
        Button(
            f"{_dashed(row.field)}-{_plain(value)}",
            row.words(desk, value),
            partial(desk.choose, **{row.field: value}),
            value == now(desk, row),
            _cap(desk, row, value),
        )
        for value in row.values
    ]


def _cap(desk: Desk, row: Row, value: Choice) -> float:
    if row.scales is None:
        return BIG_CAP
    return BIG_CAP * SMALLER * row.scales[str(value)] / row.scales[str(now(desk, row))]


def steps(desk: Desk, row: Row) -> tuple[Choice | None, Choice | None]:
    """The values below and above the one that is chosen; None at an end."""
    here = float(now(desk, row))
    below = [value for value in row.values if float(value) < here]
    above = [value for value in row.values if float(value) > here]
    return (below[-1] if below else None), (above[0] if above else None)


def _dashed(field: str) -> str:
    return field.replace("_", "-")


def _plain(value: Choice) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
