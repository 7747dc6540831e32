"""The settings as rows: what each is called, and what can be chosen. Data; the page paints it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from companion.core.text import Texts, languages
from companion.ui.desk import Desk
from companion.ui.theme import BIG_CAP, PANEL_INCHES, TEXT_SCALES

Choice = str | float | bool
TENTHS = 10  # percent in one step


@dataclass(frozen=True)
class Row:
    """One setting. With `is_stepped` there are a minus and a plus, else a button for each value."""

    field: str  # of Settings, and the name of its icon and texts
    icon: str
    values: Sequence[Choice]
    is_stepped: bool = False


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
    return [
        Row("language", "language", languages()),
        Row("text_size", "text_size", list(TEXT_SCALES)),
        Row("high_contrast", "contrast", switch),
        Row("panel_inches", "panel_size", PANEL_INCHES, is_stepped=True),
        Row("volume", "sound", range(0, 101, TENTHS), is_stepped=True),
        Row("muted", "mute", switch),
        Row("brightness", "brightness", range(20, 101, TENTHS), is_stepped=True),
        Row("dim_minutes", "hourglass", (0, 5, 10, 20, 30)),
        Row("gentle", "gentle", switch),
        Row("motion", "motion", switch),
    ]


def label(desk: Desk, row: Row) -> str:
    return desk.say(f"screen-setting-{_dashed(row.field)}")


def note(desk: Desk, row: Row) -> str:
    """A word on what it does, where that is not plain."""
    key = f"screen-setting-{_dashed(row.field)}-note"
    return desk.say(key) if desk.texts.has(key) else ""


def now(desk: Desk, row: Row) -> Choice:
    """What is chosen. The language may follow the machine's."""
    value: Choice = getattr(desk.settings, row.field) or False
    return desk.texts.language if row.field == "language" else value


def words(desk: Desk, row: Row, value: Choice) -> str:
    """One value as people read it."""
    if row.field == "language":
        return Texts(str(value))("language-name")
    if isinstance(value, bool):
        return desk.say("screen-on" if value else "screen-off")
    if row.field == "panel_inches":
        whole, tenths = divmod(round(float(value) * 10), 10)
        return desk.say("screen-inches", whole=whole, tenths=tenths)
    if row.field == "dim_minutes":
        return str(value) if value else desk.say("screen-never")
    return desk.say(f"screen-text-{value}") if row.field == "text_size" else f"{value} %"


def buttons(desk: Desk, row: Row) -> list[Button]:
    """One for each value, the chosen one ticked; text sizes each in their own size."""
    found = []
    for value in row.values:
        cap = BIG_CAP
        if row.field == "text_size":
            cap = BIG_CAP * 0.85 * TEXT_SCALES[str(value)] / TEXT_SCALES[desk.settings.text_size]
        name = f"{_dashed(row.field)}-{_plain(value)}"
        choose = partial(desk.choose, **{row.field: value})
        found.append(Button(name, words(desk, row, value), choose, value == now(desk, row), cap))
    return found


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
