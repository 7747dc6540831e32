"""JSON lines in, JSON lines out: section 2 of the contract, for `companion play` and whoever else
speaks it. Turns bytes into commands and answers into bytes; never raises for what comes from outside."""

import logging
import re
from collections.abc import Callable
from typing import Any

import msgspec

from companion.core.errors import BadArguments, BadJson, InternalError, Told, UnknownCommand
from companion.core.game import Command, Game, Json
from companion.core.session import Session
from companion.core.text import Texts
from companion.core.timeline import Redo, Undo

log = logging.getLogger(__name__)
Question = Callable[[], dict[str, Json]]
LONGEST_LINE = 1 << 20
IF = "if"


class AskState(Command, tag="state", frozen=True):
    """The whole public state."""


class AskOffers(Command, tag="offers", frozen=True):
    """What is legal now."""


class AskHistory(Command, tag="history", frozen=True):
    """One readable line per command."""


def parse(game: Game[Any], line: bytes) -> tuple[Command, int | None]:
    """A line from outside as a command (or question) and its `if`. Raises Told."""
    try:
        said = msgspec.json.decode(line)
    except (msgspec.MsgspecError, RecursionError, UnicodeError, ValueError) as fault:
        raise BadJson("bad-json") from fault
    if not isinstance(said, dict):
        raise BadJson("bad-json")
    name = said.get("do")
    if not isinstance(name, str):
        raise BadArguments("bad-arguments-do")
    kind = kinds(game).get(name)
    if kind is None:
        raise UnknownCommand("unknown-command", command=name[:40])
    if IF in said and not _is_count(said[IF]):
        raise BadArguments("bad-arguments", command=name, where=IF)
    expected = said.pop(IF, None)
    try:
        return msgspec.convert(said, kind), expected
    except (msgspec.MsgspecError, RecursionError, OverflowError) as fault:
        raise BadArguments("bad-arguments", command=name, where=_where(str(fault))) from fault


def _is_count(value: Json) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _where(fault: str) -> str:
    """The key that a message of the decoder is about."""
    quoted = re.findall(r"`([^`]*)`", fault)
    paths = [part.removeprefix("$.") for part in quoted if part.startswith("$.")]
    fields = [part for part in quoted if not part.startswith("$")]
    missing = "field" in fault
    return (fields[0] if missing and fields else paths[0] if paths else "?")[:40]


def kinds(game: Game[Any]) -> dict[str, type[Command]]:
    """Every name that a line may carry in `do`."""
    asked = [query.arguments for query in game.queries.values()]
    known: list[type[Command]] = [*game.commands, Undo, Redo, AskState, AskOffers, AskHistory, *asked]
    return {str(kind.__struct_config__.tag): kind for kind in known}


def schema(game: Game[Any]) -> Json:
    """The JSON Schema of every command."""
    named = list(kinds(game).values())
    refs, parts = msgspec.json.schema_components(named, ref_template="#/$defs/{name}")
    for kind in named:
        part = parts[kind.__name__]
        part["properties"][IF] = {"type": "integer"}
        part.pop("title", None)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Commands of {game.id}",
        "oneOf": list(refs),
        "$defs": parts,
    }


def respond(session: Session, line: bytes, texts: Texts, sender: str) -> Json:
    """The answer to one line."""
    try:
        command, expected = parse(session.game, line)
        if question := _question(session, texts, command):
            return {"ok": True, **_asked(session, question)}
        answer = session.do(command, sender=sender, if_length=expected)
    except Told as refusal:
        return {"ok": False, "code": refusal.code, "message": texts.error(refusal)}
    events = [session.game.public_event(event) for event in answer.events]
    if isinstance(command, Undo | Redo):
        walk = "undone" if isinstance(command, Undo) else "redone"
        events = [{"type": walk, "name": texts.line(answer.name)}]
    return {"ok": True, "events": events}


def _question(session: Session, texts: Texts, command: Command) -> Question | None:
    """How to answer what only asks; none for a command."""
    match command:
        case AskState():
            return lambda: {"state": session.public_state()}
        case AskOffers():
            return lambda: {"offers": session.game.offers(session.state)}
        case AskHistory():
            return lambda: {"history": [texts.line(line) for line in session.history()]}
    for name, query in session.game.queries.items():
        if isinstance(command, query.arguments):
            return lambda: {name: query.answer(session.state, command)}
    return None


def _asked(session: Session, question: Question) -> dict[str, Json]:
    """A fault of ours must not end the table; for commands the session sees to that."""
    try:
        return question()
    except Told:
        raise
    except Exception:
        log.exception("a question failed", extra=session.hush)
        raise InternalError("internal-error") from None
