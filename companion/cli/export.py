"""`companion export [--game ID] FILE`: a saved game as a readable file."""

import argparse
import sys
from pathlib import Path

from companion.cli.command import add_language, fail
from companion.core.errors import SaveUnreadable, Told
from companion.core.exchange import export_game
from companion.core.game import Say
from companion.core.settings import Folders
from companion.core.shelf import list_games
from companion.main import open_house


def describe(parser: argparse.ArgumentParser, say: Say) -> None:
    parser.add_argument("--game", metavar="ID", help=say("help-export-game"))
    parser.add_argument("file", type=Path, metavar="FILE", help=say("help-export-file"))
    add_language(parser, say)


def run(arguments: argparse.Namespace) -> int:
    house = open_house(arguments.lang)
    try:
        save = _find(house.folders, arguments.game)
        count = export_game(save, arguments.file)
    except Told as fault:
        return fail(house.texts.error(fault))
    sys.stdout.write(
        house.texts("terminal-exported", game=save.stem, count=count, file=str(arguments.file)) + "\n"
    )
    return 0


def _find(folders: Folders, wanted: str | None) -> Path:
    """The game of that name, id or file, or the one played last. Raises SaveUnreadable if there is none."""
    if wanted and Path(wanted).is_file():
        return Path(wanted)
    saves = list_games(folders.games)
    if not saves:
        raise SaveUnreadable("terminal-no-saves")
    if wanted is None:
        return saves[0].path
    for save in saves:
        if wanted in (save.path.stem, save.path.name) or (save.header and save.header.id == wanted):
            return save.path
    names = ", ".join(save.path.stem for save in saves)
    raise SaveUnreadable("terminal-no-such-save", game=wanted, games=names)
