"""`companion import FILE`: an exported game as a saved one, to go on with."""

import argparse
import sys
from pathlib import Path

from companion.cli.command import add_language, fail
from companion.core.catalogue import load_game
from companion.core.errors import Told
from companion.core.exchange import import_game, read_export
from companion.core.game import Say
from companion.core.timeline import check_version, reload
from companion.main import open_house


def describe(parser: argparse.ArgumentParser, say: Say) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=say("help-import-file"))
    add_language(parser, say)


def run(arguments: argparse.Namespace) -> int:
    house = open_house(arguments.lang)
    try:
        header, entries = read_export(arguments.file)
        game = load_game(header.game)
        check_version(game, header)
        stands = game.headline(reload(game, entries).state)  # nothing is kept that could not be opened
        save = import_game(arguments.file, house.folders.games)
    except Told as fault:
        return fail(house.texts.error(fault))
    sys.stdout.write(
        house.texts("terminal-imported", game=save.stem, count=len(entries), stands=stands) + "\n"
    )
    return 0
