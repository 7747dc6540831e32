"""`companion` and `companion run`: the home menu. In the terminal, until there is a touchscreen app."""

import argparse
import signal
from types import FrameType

from companion.cli.command import Say, fail
from companion.core.text import languages
from companion.main import open_house


def describe(parser: argparse.ArgumentParser, say: Say) -> None:
    parser.add_argument("--lang", metavar="CODE", help=say("help-lang"))


def run(arguments: argparse.Namespace) -> int:
    from companion.cli.terminal import run_in_terminal

    house = open_house(arguments.lang)
    if arguments.lang and arguments.lang not in languages():
        fail(house.texts("terminal-no-such-language", code=arguments.lang, codes=", ".join(languages())))
        return 2
    signal.signal(signal.SIGTERM, _stop)
    try:
        return run_in_terminal(house, asks_language=not arguments.lang and house.settings.language is None)
    except (KeyboardInterrupt, BrokenPipeError):
        return 0


def _stop(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt
