"""`companion` and `companion run`: the touchscreen app."""

import argparse
import re
from pathlib import Path

from companion.cli.command import add_language, leave_when_told, misuse
from companion.core.game import Say
from companion.main import House, open_house

USUAL_SIZE = (800, 480)
SMALLEST, LARGEST = 320, 7680


def describe(parser: argparse.ArgumentParser, say: Say) -> None:
    add_language(parser, say)
    parser.add_argument("--size", metavar="800x480", help=say("help-run-size"))
    parser.add_argument("--simulate", action="store_true", help=say("help-run-simulate"))
    parser.add_argument("--tour", type=Path, metavar="DIR", help=say("help-run-tour"))
    parser.add_argument("--text", action="store_true", help=say("help-run-text"))


def run(arguments: argparse.Namespace) -> int:
    house = open_house(arguments.lang)
    asks_language = not arguments.lang and house.settings.language is None
    leave_when_told()
    try:
        if arguments.text:
            return _in_terminal(house, asks_language=asks_language)
        size = read_size(arguments.size) if arguments.size else USUAL_SIZE
        if size is None:
            return misuse(house.texts("screen-bad-size", size=arguments.size))
        return _on_screen(house, arguments, size, asks_language=asks_language)
    except (KeyboardInterrupt, BrokenPipeError):
        return 0


def read_size(text: str) -> tuple[int, int] | None:
    """`800x480` as numbers; None for anything else."""
    found = re.fullmatch(r"(\d{2,5})[xX×](\d{2,5})", text)
    if not found:
        return None
    width, height = int(found[1]), int(found[2])
    return (width, height) if min(width, height) >= SMALLEST and max(width, height) <= LARGEST else None


def _in_terminal(house: House, *, asks_language: bool) -> int:
    from companion.cli.terminal import run_in_terminal

    return run_in_terminal(house, asks_language=asks_language)


def _on_screen(
    house: House, arguments: argparse.Namespace, size: tuple[int, int], *, asks_language: bool
) -> int:
    from companion.ui.window.start import start

    return start(
        house,
        size,
        tour=arguments.tour,
        is_simulated=arguments.simulate,
        asks_language=asks_language,
    )
