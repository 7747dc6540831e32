"""Finds the games: every folder below companion/games that exports GAME is one. No list to keep."""

import importlib
import pkgutil
from typing import Any

from companion import games
from companion.core.errors import BadArguments
from companion.core.game import Game


def game_ids() -> list[str]:
    """The games there are, by folder name."""
    return sorted(found.name for found in pkgutil.iter_modules(games.__path__) if found.ispkg)


def load_game(game_id: str) -> Game[Any]:
    """The game of that name; only its own folder is imported. Raises BadArguments if there is none."""
    if game_id not in game_ids():
        raise BadArguments("unknown-game", game=game_id, games=", ".join(game_ids()))
    game = importlib.import_module(f"companion.games.{game_id}").GAME
    if not isinstance(game, Game):
        raise TypeError(f"companion.games.{game_id}.GAME is not a Game")
    return game
