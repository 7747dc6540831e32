"""`companion` and `companion run`: the home menu. In the terminal, until there is a touchscreen app."""

import argparse

from companion.cli.command import add_language, leave_when_told
from companion.core.game import Say
from companion.main import open_house


def describe(parser: argparse.ArgumentParser, say: Say) -> None:
    add_language(parser, say)


def run(arguments: argparse.Namespace) -> int:
    from companion.cli.terminal import run_in_terminal

    house = open_house(arguments.lang)
    leave_when_told()
    try:
        return run_in_terminal(house, asks_language=not arguments.lang and house.settings.language is None)
    except (KeyboardInterrupt, BrokenPipeError):
        return 0
