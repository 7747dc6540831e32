"""Pages beside the table: history, odds, help. They look and change nothing."""

import msgspec

from companion.core.errors import Told
from companion.core.game import Json, Query
from companion.core.ink import Ink, Tone, ink, paragraph
from companion.core.protocol import parse
from companion.core.session import Session
from companion.terminal.console import Console
from companion.terminal.offering import ask_value

AROUND_HISTORY = 5  # lines of heading and prompt
AROUND_TABLE = 2
WITHOUT_END = 1000  # lines


def show_history(console: Console, session: Session) -> None:
    """One line per command, the newest last; Enter goes further back."""
    texts = console.texts
    rows = [f"{n:>4}  {texts.line(line)}" for n, line in enumerate(session.history(), start=1)]
    room = console.screen.size[1] - AROUND_HISTORY
    end = len(rows)
    while True:
        console.title(texts("terminal-history-of", count=len(rows)))
        console.screen.show(ink(row) for row in rows[max(0, end - room) : end])
        end -= room
        if end <= 0:
            console.pause()
            return
        if console.screen.ask(ink(f"{texts('terminal-enter-older')} ", Tone.QUIET)):
            return


def show_everything(console: Console, session: Session) -> None:
    """The whole table, also what a small screen has no room for; Enter goes on."""
    drawn = session.game.draw_text(session.public_state(), console.texts, console.width, WITHOUT_END)
    room = console.screen.size[1] - AROUND_TABLE
    for start in range(0, len(drawn), room):
        console.screen.clear()
        console.screen.show(drawn[start : start + room])
        console.pause()


def show_odds(console: Console, session: Session, query: Query) -> None:
    """The chances as they are; a value that is told gives more of them. Enter goes back."""
    said: dict[str, Json] = {"do": "odds"}
    asked = query.open(session.state)
    while True:
        console.title(console.texts("terminal-odds"), _answered(console, session, query, said))
        for key, values in asked.items():
            console.screen.show([ink("")])
            answer = ask_value(console, session.game, session.state, key, values)
            if answer is None:
                return
            said[key] = answer.value


def _answered(console: Console, session: Session, query: Query, said: Json) -> list[Ink]:
    texts = console.texts
    try:
        question, _ = parse(session.game, msgspec.json.encode(said))
        told = query.tell(query.answer(session.state, question))
    except Told as refusal:
        return paragraph(texts.error(refusal), console.width, Tone.WARNING)
    return [line for each in told for line in paragraph(texts.line(each), console.width)]


def show_help(console: Console, game_id: str | None = None) -> None:
    """How to play here, then the game's own signs."""
    texts = console.texts
    console.title(texts("terminal-help-title"))
    parts = [texts(key) for key in ("terminal-help", f"{game_id}-table-help") if texts(key) != key]
    for part in parts if game_id else parts[:1]:
        for row in part.splitlines():
            console.tell(row)
        console.screen.show([ink("")])
    console.pause()
