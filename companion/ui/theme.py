"""Colours, type and measures in one place. All lengths are millimetres on the panel (see look/README of
the design): capitals of 8 mm are read from 1.5 m, of 2.3 mm from 40 cm, a finger needs 9 mm."""

from dataclasses import dataclass
from math import hypot

from companion.core.settings import Settings

Colour = str  # "#rrggbb" or "#rrggbbaa"
CAP_SHARE = 0.75  # height of B612's capitals, of its font size
LINE_SHARE = 1.215  # its line height

FAR_CAP = 8.0  # legible from across the table
TITLE_CAP = 4.0
BIG_CAP = 3.2
NEAR_CAP = 2.3  # legible from 40 cm; nothing is smaller
TOUCH = 9.0  # the least side of what is touched
GAP = 1.5
SMALL_GAP = 0.8  # between rows of a list, and between what belongs together
EDGE = 0.25
CHOSEN_EDGE = 0.6  # of what is chosen, or now
RADIUS = 1.4
TEXT_SCALES = {"normal": 1.0, "large": 1.15, "largest": 1.3}  # of everything but what is read from afar
PANEL_INCHES = (7.0, 8.0, 10.1, 13.3, 15.6, 21.5)


@dataclass(frozen=True)
class Palette:
    """What each colour means. Never alone: a shape, a word or a pattern says the same."""

    ground: Colour
    panel: Colour
    raised: Colour  # what can be touched
    edge: Colour
    text: Colour
    quiet: Colour
    faint: Colour  # drawings only, never text
    now: Colour  # act here
    on_now: Colour  # text on it
    power: Colour
    power_ground: Colour
    warning: Colour
    warning_ground: Colour
    danger: Colour
    danger_ground: Colour
    safe: Colour


CALM = Palette(
    ground="#0a0d10",
    panel="#12181d",
    raised="#1c262e",
    edge="#2c3a45",
    text="#e8eef2",
    quiet="#8f9fab",
    faint="#3a4853",
    now="#ff7a45",
    on_now="#0a0d10",
    power="#58d3ff",
    power_ground="#0d2530",
    warning="#ffb531",
    warning_ground="#2b1f08",
    danger="#ff6b5e",
    danger_ground="#2e0b09",
    safe="#6fdc96",
)
HIGH_CONTRAST = Palette(
    ground="#000000",
    panel="#000000",
    raised="#101010",
    edge="#ffffff",
    text="#ffffff",
    quiet="#e0e0e0",
    faint="#9a9a9a",
    now="#ffa066",
    on_now="#000000",
    power="#7fe3ff",
    power_ground="#002233",
    warning="#ffd24d",
    warning_ground="#2b1f00",
    danger="#ff9a90",
    danger_ground="#330000",
    safe="#9dffc0",
)


@dataclass(frozen=True)
class Theme:
    """One panel: its size in pixels and inches, how large people want to read, its colours."""

    width: int
    height: int
    inches: float = 7.0
    text_scale: float = 1.0
    palette: Palette = CALM

    @property
    def per_mm(self) -> float:
        return hypot(self.width, self.height) / (self.inches * 25.4)

    def mm(self, length: float) -> float:
        """Pixels of a length on the panel."""
        return length * self.per_mm

    def font(self, cap: float, *, scales: bool = True) -> int:
        """The font size in pixels for capitals of that height."""
        return max(1, round(self.mm(cap) / CAP_SHARE * (self.text_scale if scales else 1.0)))

    @property
    def least_font(self) -> int:
        """Nothing is written smaller."""
        return self.font(NEAR_CAP)

    def line(self, cap: float = NEAR_CAP) -> float:
        """The height of one line of near text."""
        return self.font(cap) * LINE_SHARE


def chosen_theme(settings: Settings, width: int, height: int) -> Theme:
    """The theme of a window of that size as people set it."""
    return Theme(
        width,
        height,
        inches=settings.panel_inches,
        text_scale=TEXT_SCALES.get(settings.text_size, 1.0),
        palette=HIGH_CONTRAST if settings.high_contrast else CALM,
    )
