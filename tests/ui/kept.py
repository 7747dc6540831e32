"""Games on the disk of a screen under test, whole and damaged."""

from pathlib import Path

import msgspec

from companion.core.catalogue import load_game
from companion.core.game import Json
from companion.core.protocol import parse
from companion.main import open_table

GAME = "lockdown"
SETUP: dict[str, Json] = {
    "do": "setup",
    "players": [{"name": "Ana", "character": "survivor"}, {"name": "Bruno", "character": "janitor"}],
    "power": {"s01": 1, "s02": 3, "s03": 2, "elevator": 4},
}
TURN: dict[str, Json] = {"do": "end_turn"}


def games_of(folder: Path) -> Path:
    """Where a Screen made with `folder` keeps its games."""
    return folder / "data" / "games"


def keep_game(folder: Path, number: int = 1, turns: int = 1) -> Path:
    """A game in its first round."""
    game = load_game(GAME)
    save = games_of(folder) / f"{GAME}-{number}.save"
    table = open_table(game, save, seed=1)
    for said in (SETUP, *[TURN] * turns):
        table.session.do(parse(game, msgspec.json.encode(said))[0], sender="test")
    table.session.close()
    return save


def damage(save: Path) -> None:
    """Changes one letter of the last command, as a bad memory card would. SQLite fills a page from below."""
    whole = save.read_bytes()
    place = whole.index(b"end_turn")
    save.write_bytes(whole[:place] + b"X" + whole[place + 1 :])
