"""Lockdown drawn as text."""

from collections.abc import Mapping

from companion.core.game import Json, Say
from companion.core.ink import Ink


def draw_text(view: Mapping[str, Json], say: Say, width: int, height: int) -> list[Ink]:
    return []
