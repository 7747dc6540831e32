"""Finds what a game brings to the touchscreen: its `screens.py`, or the plain pages every game can have."""

import importlib
import importlib.util

from companion.ui.page import Screens


def screens_of(game_id: str) -> Screens:
    """The screens of that game."""
    name = f"companion.games.{game_id}.screens"
    if importlib.util.find_spec(name) is None:
        from companion.ui.pages.plain import PLAIN

        return PLAIN
    screens: object = importlib.import_module(name).SCREENS
    if not isinstance(screens, Screens):
        raise TypeError(f"{name}.SCREENS is no Screens")
    return screens
