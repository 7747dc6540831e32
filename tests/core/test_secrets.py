"""A secret is planted at the table and looked for in everything that anybody may see."""

import logging
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.core.errors import InternalError
from companion.core.game import Command, Correct, Event, Line
from companion.core.journal import Journal
from companion.core.logs import Hushed
from companion.core.protocol import kinds, respond
from companion.core.session import Notice, Session
from companion.core.shelf import list_games, new_save_path
from companion.core.text import Texts
from companion.core.timeline import Redo, Undo
from companion.main import new_header
from tests import toy
from tests.core.tables import BLACK, DRAW, HIDE, SET_UP, Ears, log_of, play, spelled, table

MOVES: list[Command] = [
    *(SET_UP, BLACK, HIDE, toy.AddPearl(colour="grey", count=2), Undo(), Redo(), DRAW, HIDE, Undo(steps=2)),
    *(Correct(path="pearls.white", value=4), HIDE, Undo(), HIDE),
]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Session, Ears, Path]]:
    """A game on the disk with a secret in it."""
    folder, ears = tmp_path_factory.mktemp("games"), Ears()
    journal, _ = Journal.open(new_save_path(folder, toy.GAME.id), new_header(toy.GAME))
    with table(shelf=journal) as session:
        session.subscribe(ears)
        play(session, *MOVES)
        yield session, ears, folder


def quoted(shown: Any) -> str:
    return msgspec.json.encode(shown).decode()


def lines_of(session: Session) -> Iterator[Line]:
    """Every line that anything about this table can be told in."""
    game, state = session.game, session.state
    yield from session.history()
    yield from (name for name in (session.undo_name, session.redo_name) if name)
    yield game.headline(state)
    for offer in game.offers(state):
        yield game.offer_label(state, offer)
        for key, values in offer.get("choices", {}).items():
            yield from (game.choice_label(state, key, value) for value in values)
    for figure in game.figures(state):
        yield game.figure_label(state, figure.path)
        yield from (game.figure_value(state, figure.path, value) for value in [figure.value, *figure.choices])


def public_part(session: Session, notice: Notice) -> str:
    game = session.game
    events = [game.public_event(event) for event in notice.events]
    lamps = dict(game.lamps(notice.state))
    return quoted([game.public_view(notice.state), events, lamps, notice.cues, notice.log_length])


def test_the_secret_is_there_to_be_found(played: tuple[Session, Ears, Path]) -> None:
    session, _, folder = played
    assert session.state.hidden.startswith(toy.CANARY)
    assert toy.CANARY in quoted(toy.GAME.private_view(session.state, 1))
    assert any(toy.CANARY.encode() in file.read_bytes() for file in folder.iterdir())


def test_no_public_view_notice_or_line_has_it(played: tuple[Session, Ears, Path]) -> None:
    session, ears, _ = played
    shown = [quoted(session.public_state()), *(public_part(session, notice) for notice in ears.notices)]
    shown += [spelled(line) for line in lines_of(session)]
    shown += [spelled(line) for notice in ears.notices for line in told(notice)]
    assert len(ears.notices) == len(MOVES)
    assert [text for text in shown if toy.CANARY in text] == []


def told(notice: Notice) -> list[Line]:
    return toy.GAME.story(notice.state, notice.events, notice.state)


def test_no_answer_to_any_line_has_it(played: tuple[Session, Ears, Path]) -> None:
    _, _, folder = played
    answers = []
    with table() as session:
        for command in MOVES:
            answers.append(respond(session, msgspec.json.encode(command), Texts("en"), "test"))
            for name in kinds(toy.GAME):
                answers.append(respond(session, quoted({"do": name}).encode(), Texts("en"), "test"))
    assert sum(answer["ok"] for answer in answers) > len(MOVES)
    assert [answer for answer in answers if toy.CANARY in quoted(answer)] == []
    assert [file.name for file in folder.iterdir() if toy.CANARY in file.name] == []
    assert toy.CANARY not in repr([(save.path, save.header) for save in list_games(folder)])


def test_a_log_line_about_a_fault_leaves_it_out() -> None:
    def quotes_it(state: toy.State, event: Event) -> toy.State:
        if isinstance(event, toy.PearlAdded):
            raise KeyError(state.hidden)
        return toy.evolve(state, event)

    with table(replace(toy.GAME, evolve=quotes_it)) as session, log_of("companion.core.session") as records:
        session.do(SET_UP, sender="test")
        with pytest.raises(InternalError):
            session.do(BLACK, sender="test")
        assert session.state.hidden in str(records[0].exc_info)
    written = Hushed("%(message)s").format(records[0])
    assert "AddPearl failed" in written
    assert "Traceback" in written
    assert "KeyError" in written
    assert session.state.hidden not in written


def test_a_log_line_without_secrets_is_written_as_it_is() -> None:
    record = logging.LogRecord("a", logging.ERROR, "b", 1, "went %s", ("wrong",), None)
    assert Hushed("%(message)s").format(record) == "went wrong"
