"""Icons for a game's groups of offers and figures, where its data names some: data/<game>/groups.toml."""

import tomllib
from functools import cache

from companion.core.data import data_folder


@cache
def group_icons(game_id: str) -> dict[str, str]:
    """The icon of each group that has one."""
    file = data_folder() / game_id / "groups.toml"
    if not file.exists():
        return {}
    icons: dict[str, str] = tomllib.loads(file.read_text(encoding="utf-8"))["icons"]
    return icons
