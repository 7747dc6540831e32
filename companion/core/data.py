"""Where the data files are: inside the installed package, or beside it in a checkout."""

from functools import cache
from pathlib import Path


@cache
def data_folder() -> Path:
    """The folder with figures, texts, sounds and fonts."""
    packed = Path(__file__).parents[1] / "_data"
    return packed if packed.is_dir() else Path(__file__).parents[2] / "data"
