"""Lines in, answers out: every way a line can be wrong, and what each right one gives."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from companion.core.errors import Told
from companion.core.game import Command, Correct
from companion.core.protocol import AskHistory, AskOffers, AskState, kinds, parse, respond, schema
from companion.core.session import Session
from companion.core.text import Texts
from companion.core.timeline import Redo, Undo
from tests import toy
from tests.core.tables import BLACK, GREY, SET_UP, MemoryShelf, log_of, play, table

ENGLISH = Texts("en")


def ask(session: Session, said: Any) -> Any:
    line = said if isinstance(said, bytes) else msgspec.json.encode(said)
    return msgspec.json.decode(msgspec.json.encode(respond(session, line, ENGLISH, "test")))


@pytest.mark.parametrize(
    ("line", "command", "expected"),
    [
        (b'{"do": "hide"}', toy.HideWord(), None),
        (b' {"do" : "hide"}\r\n', toy.HideWord(), None),
        (b'{"do": "hide", "if": 0}', toy.HideWord(), 0),
        (b'{"if": 12, "do": "hide"}', toy.HideWord(), 12),
        (b'{"do": "hide", "if": -3}', toy.HideWord(), -3),
        (b'{"do": "add", "colour": "grey"}', GREY, None),
        (b'{"do": "add", "colour": "grey", "count": 3}', toy.AddPearl(colour="grey", count=3), None),
        (b'{"do": "undo"}', Undo(), None),
        (b'{"do": "undo", "steps": 4}', Undo(steps=4), None),
        (b'{"do": "redo", "steps": 4, "if": 2}', Redo(steps=4), 2),
        (b'{"do": "state"}', AskState(), None),
        (b'{"do": "offers"}', AskOffers(), None),
        (b'{"do": "history"}', AskHistory(), None),
        (b'{"do": "total", "of": "grey"}', toy.AskTotal(of="grey"), None),
        (b'{"do": "correct", "path": "a", "value": null}', Correct(path="a", value=None), None),
        (b'{"do": "correct", "path": "a", "value": true}', Correct(path="a", value=True), None),
        (b'{"do": "correct", "path": "a", "value": "b"}', Correct(path="a", value="b"), None),
    ],
    ids=lambda value: value.decode().strip() if isinstance(value, bytes) else "",
)
def test_a_right_line_is_a_command_and_its_if(line: bytes, command: Command, expected: int | None) -> None:
    assert parse(toy.GAME, line) == (command, expected)


@pytest.mark.parametrize(
    ("line", "code", "where"),
    [
        (b"", "bad_json", None),
        (b"\n", "bad_json", None),
        (b"   \t ", "bad_json", None),
        (b"hide", "bad_json", None),
        (b'{"do": "hide"', "bad_json", None),
        (b'{"do": "hide"} {"do": "hide"}', "bad_json", None),
        (b"[]", "bad_json", None),
        (b'["do", "hide"]', "bad_json", None),
        (b'"hide"', "bad_json", None),
        (b"3", "bad_json", None),
        (b"null", "bad_json", None),
        (b"{'do': 'hide'}", "bad_json", None),
        (b'{"do": "hide", "if": NaN}', "bad_json", None),
        (b'{"do": "\xff\xfe"}', "bad_json", None),
        (b'{"do": "\\ud800"}', "bad_json", None),
        (b"\x00", "bad_json", None),
        (b"[" * 100_000, "bad_json", None),
        (b'{"a":' * 100_000 + b"1" + b"}" * 100_000, "bad_json", None),
        (b"{}", "bad_arguments", None),
        (b'{"do": null}', "bad_arguments", None),
        (b'{"do": 3}', "bad_arguments", None),
        (b'{"do": ["hide"]}', "bad_arguments", None),
        (b'{"Do": "hide"}', "bad_arguments", None),
        (b'{"do": "juggle"}', "unknown_command", None),
        (b'{"do": ""}', "unknown_command", None),
        (b'{"do": "HIDE"}', "unknown_command", None),
        (b'{"do": "hide ", "x": 1}', "unknown_command", None),
        (b'{"do": "hide", "x": 1}', "bad_arguments", "x"),
        (b'{"do": "hide", "": 1}', "bad_arguments", ""),
        (b'{"do": "state", "x": 1}', "bad_arguments", "x"),
        (b'{"do": "add"}', "bad_arguments", "colour"),
        (b'{"do": "add", "colour": null}', "bad_arguments", "colour"),
        (b'{"do": "add", "colour": "pink"}', "bad_arguments", "colour"),
        (b'{"do": "add", "colour": ["grey"]}', "bad_arguments", "colour"),
        (b'{"do": "add", "colour": "grey", "count": null}', "bad_arguments", "count"),
        (b'{"do": "add", "colour": "grey", "count": "2"}', "bad_arguments", "count"),
        (b'{"do": "add", "colour": "grey", "count": 2.0}', "bad_arguments", "count"),
        (b'{"do": "add", "colour": "grey", "count": true}', "bad_arguments", "count"),
        (b'{"do": "add", "colour": "grey", "count": 0}', "bad_arguments", "count"),
        (b'{"do": "add", "colour": "grey", "count": 4}', "bad_arguments", "count"),
        (b'{"do": "add", "colour": "grey", "count": 1' + b"0" * 400 + b"}", "bad_arguments", "count"),
        (b'{"do": "setup", "players": ["Ana", null]}', "bad_arguments", "players[1]"),
        (b'{"do": "setup", "players": []}', "bad_arguments", "players"),
        (b'{"do": "undo", "steps": 0}', "bad_arguments", "steps"),
        (b'{"do": "undo", "steps": null}', "bad_arguments", "steps"),
        (b'{"do": "undo", "steps": 1.5}', "bad_arguments", "steps"),
        (b'{"do": "correct", "path": "a"}', "bad_arguments", "value"),
        (b'{"do": "correct", "path": "a", "value": 1.5}', "bad_arguments", "value"),
        (b'{"do": "correct", "path": null, "value": 1}', "bad_arguments", "path"),
        (b'{"do": "hide", "if": null}', "bad_arguments", "if"),
        (b'{"do": "hide", "if": "0"}', "bad_arguments", "if"),
        (b'{"do": "hide", "if": true}', "bad_arguments", "if"),
        (b'{"do": "hide", "if": 0.0}', "bad_arguments", "if"),
        (b'{"do": "hide", "if": []}', "bad_arguments", "if"),
    ],
    ids=lambda value: repr(value[:44]) if isinstance(value, bytes) else "",
)
def test_a_wrong_line_is_refused_by_its_code_and_named_place(
    line: bytes, code: str, where: str | None
) -> None:
    with table() as session:
        play(session, SET_UP)
        before, history = session.state, session.history()
        answer = ask(session, line)
        assert (answer["ok"], answer["code"], sorted(answer)) == (False, code, ["code", "message", "ok"])
        assert session.state is before
        assert session.history() == history
    with pytest.raises(Told) as refused:
        parse(toy.GAME, line)
    assert refused.value.values.get("where") == where


def test_a_command_gives_its_public_events() -> None:
    with table() as session:
        assert ask(session, {"do": "setup", "players": ["Ana"]}) == {
            "ok": True,
            "events": [{"type": "game_set_up", "players": ["Ana"]}],
        }
        added = {"type": "pearl_added", "colour": "grey"}
        assert ask(session, {"do": "add", "colour": "grey", "count": 2}) == {
            "ok": True,
            "events": [added, added],
        }


def test_questions_are_answered_and_are_no_rows() -> None:
    with table() as session:
        play(session, SET_UP, BLACK)
        assert ask(session, {"do": "state"})["state"] == session.public_state()
        assert session.public_state()["log_length"] == 2
        assert ask(session, {"do": "offers"}) == {"ok": True, "offers": toy.offers(session.state)}
        assert ask(session, {"do": "total"}) == {"ok": True, "total": 1}
        assert ask(session, {"do": "total", "of": "grey"}) == {"ok": True, "total": 0}
        assert len(ask(session, {"do": "history"})["history"]) == 2
        assert session.log_length == 2


def test_undo_and_redo_say_what_they_took_back_or_brought_again() -> None:
    with table() as session:
        play(session, SET_UP, BLACK)
        undone, redone = ask(session, {"do": "undo"}), ask(session, {"do": "redo"})
        assert [event["type"] for event in (*undone["events"], *redone["events"])] == ["undone", "redone"]
        assert undone["events"][0]["name"] == ask(session, {"do": "history"})["history"][2]


@pytest.mark.parametrize(
    ("given", "said", "code"),
    [
        ([], {"do": "hide"}, "illegal"),
        ([], {"do": "total"}, "illegal"),
        ([], {"do": "undo"}, "illegal"),
        ([SET_UP], {"do": "setup", "players": ["Bo"]}, "illegal"),
        ([SET_UP], {"do": "draw", "colour": "grey"}, "illegal"),
        ([SET_UP], {"do": "hide", "if": 0}, "stale"),
        ([SET_UP], {"do": "correct", "path": "pearls.grey", "value": 10}, "illegal"),
        ([SET_UP], {"do": "correct", "path": "pearls.grey", "value": "2"}, "bad_arguments"),
        ([SET_UP], {"do": "correct", "path": "pearls.pink", "value": 2}, "bad_arguments"),
        ([SET_UP, *[toy.AddPearl(colour="grey", count=3)] * 4], {"do": "hide"}, "game_over"),
    ],
)
def test_refusals_have_the_code_of_their_kind(given: list[Command], said: dict[str, Any], code: str) -> None:
    with table() as session:
        play(session, *given)
        before = session.state
        answer = ask(session, said)
        assert answer["code"] == code
        assert answer["message"]
        assert session.state is before


def test_a_full_disk_is_told_as_storage() -> None:
    shelf = MemoryShelf()
    with table(shelf=shelf) as session:
        shelf.is_full = True
        assert ask(session, {"do": "setup", "players": ["Ana"]})["code"] == "storage"


def test_a_question_that_fails_through_a_fault_of_ours_is_internal_and_logged() -> None:
    def fails(state: object) -> Any:
        raise KeyError("planted")

    game = replace(toy.GAME, offers=fails)
    with table(game) as session, log_of("companion.core.protocol") as records:
        play(session, SET_UP)
        assert ask(session, {"do": "offers"})["code"] == "internal"
        assert [record.exc_info is not None for record in records] == [True]
        assert ask(session, {"do": "hide"})["ok"]


def test_messages_are_in_the_language_of_the_reader_and_codes_are_not() -> None:
    with table() as session:
        english = respond(session, b"{}", Texts("en"), "test")
        german = respond(session, b"{}", Texts("de"), "test")
    assert english["code"] == german["code"] == "bad_arguments"
    assert english["message"] != german["message"]


def test_the_schema_lists_every_name_with_its_arguments_and_if() -> None:
    drawn = schema(toy.GAME)
    parts = drawn["$defs"]
    named = {
        parts[ref["$ref"].removeprefix("#/$defs/")]["properties"]["do"]["enum"][0] for ref in drawn["oneOf"]
    }
    assert named == set(kinds(toy.GAME))
    assert named == {
        *("setup", "add", "draw", "hide", "correct", "undo", "redo", "state", "offers", "history", "total")
    }
    adding = parts["AddPearl"]
    assert adding["required"] == ["do", "colour"]
    assert adding["additionalProperties"] is False
    assert adding["properties"]["if"] == {"type": "integer"}
    assert adding["properties"]["colour"] == {"enum": ["black", "grey", "white"]}
    assert adding["properties"]["count"] == {"type": "integer", "minimum": 1, "maximum": 3}
