"""What a page is, what the window does for it, and what a game brings to the touchscreen."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from companion.ui.brush import Brush
from companion.ui.layout import Rect

if TYPE_CHECKING:
    from companion.ui.desk import Desk


class Page(Protocol):
    """Paints itself from the desk; a touch changes the page or posts a command, then it is painted anew."""

    def paint(self, brush: Brush, area: Rect) -> None: ...


class Stage(Protocol):
    """The window, as far as the desk needs one."""

    def repaint(self) -> None: ...
    def call(self, do: Callable[[], None]) -> None:
        """From any thread: `do` is called in the window's thread."""

    def after(self, seconds: float, do: Callable[[], None]) -> None: ...
    def now(self) -> float: ...
    def take_picture(self, file: Path) -> None:
        """What the window shows, as PNG. Raises OSError."""

    def play(self, sound: str) -> None:
        """A sound of data/sounds, as loud as people chose; silent where there is no device."""

    def leave(self) -> None: ...


@dataclass(frozen=True)
class Stop:
    """A place on the tour: its name, and how the desk gets there."""

    name: str
    arrange: "Callable[[Desk], None]"


@dataclass(frozen=True)
class MenuEntry:
    """A page of the game's own in the menu of the table: `text` is the key of what it is called."""

    name: str
    icon: str
    text: str
    page: "Callable[[Desk], Page]"


@dataclass(frozen=True)
class Screens:
    """What a game brings: `companion/games/<game>/screens` exports one as SCREENS."""

    table: "Callable[[Desk], Page]"  # whatever the phase
    set_up: "Callable[[Desk], Page]"
    stops: "Callable[[], Sequence[Stop]]"
    menu: Sequence[MenuEntry] = ()
    strip: "Callable[[Brush, Rect, Desk], None] | None" = None  # lamps and buzzer of the simulation
