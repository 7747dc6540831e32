"""How wide letters are, and letters as pictures. Kivy's text provider; both are remembered."""

from functools import lru_cache
from typing import Any

from kivy.core.text import Label

from companion.core.data import data_folder
from companion.ui.marks import Font

FILES: dict[Font, str] = {
    "regular": "B612-Regular.otf",
    "bold": "B612-Bold.otf",
    "mono": "B612Mono-Bold.otf",
}


def _file(font: Font) -> str:
    return str(data_folder() / "fonts" / FILES[font])


@lru_cache(maxsize=128)
def _label(font: Font, size: int) -> Any:
    label = Label(font_name=_file(font), font_size=size)
    label.resolve_font_name()
    return label


@lru_cache(maxsize=20_000)
def measure(text: str, font: Font, size: int) -> float:
    """The width of one line in pixels."""
    return float(_label(font, size).get_extents(text)[0]) if text else 0.0


@lru_cache(maxsize=600)
def texture(text: str, font: Font, size: int) -> Any:
    """White letters on nothing, to be coloured."""
    label = Label(
        text=text, font_name=_file(font), font_size=size
    )  # one that is used again reuses its picture
    label.refresh()
    return label.texture
