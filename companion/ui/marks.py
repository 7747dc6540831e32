"""What a painted page consists of: plain data, in the order it is painted. Knows no Kivy."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from companion.ui.layout import Rect
from companion.ui.theme import Colour

Font = Literal["regular", "bold", "mono"]
Point = tuple[float, float]


@dataclass(frozen=True)
class Fill:
    """A filled rectangle with rounded corners."""

    rect: Rect
    colour: Colour
    radius: float = 0


@dataclass(frozen=True)
class Outline:
    """The edge of such a rectangle, drawn inside it."""

    rect: Rect
    colour: Colour
    width: float
    radius: float = 0


@dataclass(frozen=True)
class Hatch:
    """Slanted stripes over a rectangle: what is dark, used up or shut."""

    rect: Rect
    colour: Colour
    step: float
    width: float


@dataclass(frozen=True)
class Stroke:
    """A line through points, with round joints."""

    points: Sequence[Point]
    colour: Colour
    width: float
    is_closed: bool = False


@dataclass(frozen=True)
class Shape:
    """A filled polygon; convex, or seen whole from its first point."""

    points: Sequence[Point]
    colour: Colour


@dataclass(frozen=True)
class Disc:
    """A filled circle, or a ring where `width` is given."""

    x: float
    y: float
    radius: float
    colour: Colour
    width: float = 0


@dataclass(frozen=True)
class Letters:
    """One line of text, its top left corner at `x`, `y`."""

    text: str
    x: float
    y: float
    font: Font
    size: int
    colour: Colour


@dataclass(frozen=True)
class Clip:
    """From here on only what is inside is seen, until Unclip."""

    rect: Rect


@dataclass(frozen=True)
class Unclip:
    pass


Mark = Fill | Outline | Hatch | Stroke | Shape | Disc | Letters | Clip | Unclip


@dataclass(frozen=True)
class Zone:
    """A place that can be touched. `name` is the same in every language."""

    name: str
    rect: Rect
    do: Callable[[], None]
    text: str = ""
    hold: Callable[[bool], None] | None = None  # told when a finger comes and goes; then `do` is not used


@dataclass(frozen=True)
class Scroll:
    """A place that can be pulled up and down."""

    name: str
    rect: Rect
    most: float  # pixels


@dataclass(frozen=True)
class Written:
    """A text and the box it was given: what the fit is measured by."""

    text: str
    box: Rect
    extent: Rect
    size: int
    is_whole: bool
