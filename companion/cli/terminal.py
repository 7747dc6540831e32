"""The table in this terminal: what `companion play --text` and `companion run` start."""

from contextlib import suppress

from companion.core.session import Session
from companion.main import House
from companion.terminal.console import Console
from companion.terminal.home import Home
from companion.terminal.screen import Left, open_screen
from companion.terminal.table import TableTalk


def play_in_terminal(session: Session, house: House) -> int:
    """One table, until somebody leaves or the input ends."""
    with suppress(Left):
        TableTalk(Console(open_screen(), house), session).run()
    return 0


def run_in_terminal(house: House, *, asks_language: bool) -> int:
    """The home menu and every table opened from it."""
    with suppress(Left):
        Home(Console(open_screen(), house)).run(asks_language=asks_language)
    return 0
