"""Finds the verb and hands over. Help texts are read only when somebody asks for help."""

import argparse
import importlib
import logging
import signal
import sys
from collections.abc import Sequence
from itertools import pairwise

from companion import __version__
from companion.core.game import Say

VERBS = ("run", "play", "export", "import")
MODULES = {"import": "companion.cli.import_"}  # `import` is a word of the language
log = logging.getLogger(__name__)


def run(arguments: Sequence[str]) -> int:
    """Exit status: 0 done, 1 the work failed, 2 wrong usage."""
    wants_help = any(argument in ("-h", "--help") for argument in arguments)
    say: Say = _texts(arguments) if wants_help else _nothing
    first = arguments[0] if arguments else ""
    if first in VERBS:
        return _run_verb(first, arguments[1:], say)
    if not first or (first.startswith("-") and first not in ("-h", "--help", "--version")):
        return _run_verb("run", arguments, say)
    _describe(say).parse_args(arguments)  # help, version, or an unknown verb: all of them end here
    return 2


def _run_verb(verb: str, arguments: Sequence[str], say: Say) -> int:
    module = importlib.import_module(MODULES.get(verb, f"companion.cli.{verb}"))
    parser = argparse.ArgumentParser(
        prog=f"companion {verb}",
        description=say(f"help-{verb}"),
        epilog=say(f"help-{verb}-example"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    module.describe(parser, say)
    return int(module.run(parser.parse_args(arguments)))


def _describe(say: Say) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="companion",
        description=say("help-companion"),
        epilog="\n".join(f"  companion {verb:8} {say(f'help-{verb}')}" for verb in VERBS),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--version", action="version", version=f"companion {__version__}", help=say("help-version")
    )
    parser.add_argument("verb", nargs="?", choices=VERBS, help=say("help-verb"))
    return parser


def _nothing(key: str, **values: str | int) -> str:
    return ""


def _texts(arguments: Sequence[str]) -> Say:
    from companion.main import open_house

    asked = [after for before, after in pairwise(arguments) if before == "--lang"]
    return open_house(asked[0] if asked else None).texts


def output_failed(fault: OSError, arguments: Sequence[str]) -> int:
    """Somebody reads on, but what there was to say could not be written, as on a full disk."""
    log.error("the output failed", exc_info=fault)
    return fail(_texts(arguments)("output-failed", reason=fault.strerror or str(fault)))


def add_language(parser: argparse.ArgumentParser, say: Say) -> None:
    """`--lang CODE`, for every verb."""
    from companion.core.text import languages

    parser.add_argument("--lang", choices=languages(), metavar="CODE", help=say("help-lang"))


def misuse(message: str) -> int:
    """Wrong usage: the message on stderr, exit status 2."""
    fail(message)
    return 2


def leave_when_told() -> None:
    """SIGTERM is answered as Ctrl-C is: what is open gets closed."""

    def leave(number: int, frame: object) -> None:
        raise KeyboardInterrupt

    signal.signal(signal.SIGTERM, leave)


def fail(message: str) -> int:
    """The work failed: the message on stderr, exit status 1."""
    sys.stderr.write(f"companion: {message}\n")
    return 1
