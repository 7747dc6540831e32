"""`companion play GAME`: a table without a screen. JSON lines in, JSON lines out."""

import argparse
import sys
from pathlib import Path
from typing import IO, Any

import msgspec

from companion.cli.command import add_language, fail, leave_when_told, misuse
from companion.core.catalogue import load_game
from companion.core.errors import BadJson, Told
from companion.core.game import Game, Say
from companion.core.journal import DamagedSave, recover
from companion.core.protocol import LONGEST_LINE, respond, schema
from companion.core.session import Session
from companion.core.text import Texts
from companion.main import House, last_whole_state, open_house, open_table


def describe(parser: argparse.ArgumentParser, say: Say) -> None:
    parser.add_argument("game", metavar="GAME", help=say("help-play-game"))
    parser.add_argument("--save", type=Path, metavar="FILE", help=say("help-play-save"))
    parser.add_argument("--seed", type=int, metavar="N", help=say("help-play-seed"))
    parser.add_argument("--commands", action="store_true", help=say("help-play-commands"))
    parser.add_argument("--text", action="store_true", help=say("help-play-text"))
    parser.add_argument("--recover", action="store_true", help=say("help-play-recover"))
    add_language(parser, say)


def run(arguments: argparse.Namespace) -> int:
    house = open_house(arguments.lang)
    if house.problem:
        sys.stderr.write(f"companion: {house.texts.line(house.problem)}\n")
    try:
        game = load_game(arguments.game)
    except Told as fault:
        return misuse(house.texts.error(fault))
    if arguments.recover and not arguments.save:
        return misuse(house.texts("terminal-recover-what"))
    if arguments.commands:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(schema(game)).decode(), indent=2) + "\n")
        return 0
    try:
        if arguments.recover:
            _recover(arguments.save, house.texts)
        table = open_table(game, arguments.save, arguments.seed)
    except DamagedSave as fault:
        return fail(f"{house.texts.error(fault)} {_offer(game, fault, arguments.save, house.texts)}")
    except Told as fault:
        return fail(house.texts.error(fault))
    if table.notice:
        sys.stderr.write(f"companion: {house.texts.line(table.notice)}\n")
    leave_when_told()
    try:
        if arguments.text:
            return _play_text(table.session, house)
        return _play_lines(table.session, house.texts, sys.stdin.buffer, sys.stdout.buffer)
    except (KeyboardInterrupt, BrokenPipeError):
        return 0
    finally:
        table.session.close()


def _offer(game: Game[Any], damaged: DamagedSave, save: Path, texts: Texts) -> str:
    """The last whole state, and how to go on from it."""
    try:
        headline = last_whole_state(game, damaged)
    except Told as fault:
        return texts.error(fault)
    return texts("save-offer", headline=headline, game=game.id, file=str(save))


def _recover(save: Path, texts: Texts) -> None:
    aside, kept = recover(save)
    sys.stderr.write(f"companion: {texts('save-recovered', aside=str(aside), kept=kept)}\n")


def _play_text(session: Session, house: House) -> int:
    from companion.cli.terminal import play_in_terminal

    return play_in_terminal(session, house)


def _play_lines(session: Session, texts: Texts, lines: IO[bytes], answers: IO[bytes]) -> int:
    while line := lines.readline(LONGEST_LINE):
        if len(line) == LONGEST_LINE and not line.endswith(b"\n"):
            while not (rest := lines.readline(LONGEST_LINE)).endswith(b"\n") and rest:
                pass
            too_long = BadJson("bad-json")
            answer = {"ok": False, "code": too_long.code, "message": texts.error(too_long)}
        else:
            answer = respond(session, line, texts, "play")
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()
    return 0
