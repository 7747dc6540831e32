"""The line of commands: what undo and redo mean, what the history says, and that a journal tells it all."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.chance import Luck
from companion.core.errors import SaveUnreadable
from companion.core.game import Command, Line
from companion.core.journal import Entry
from companion.core.timeline import Redo, Timeline, Undo, begin, reload
from tests import toy
from tests.core.tables import BLACK, DRAW, GREY, HIDE, SET_UP, WHITE, MemoryShelf, table


def walk(line: Timeline, *commands: Command) -> Timeline:
    for command in commands:
        if isinstance(command, Undo | Redo):
            line = line.walked(command)
        else:
            line = line.after(command, toy.decide(line.state, command, Luck(1, line.length)))
    return line


def told(lines: Sequence[Line]) -> list[str]:
    """Lines as a test reads them: what was done, and around it what became of it."""
    return [_told(line) for line in lines]


def _told(line: Line) -> str:
    what = line.values.get("what")
    if not isinstance(what, Line):
        return line.key.removeprefix("toy-did-")
    count = f" {line.values['count']}" if "count" in line.values else ""
    return f"{line.key.removeprefix('history-')}{count}: {_told(what)}"


@pytest.mark.parametrize(
    ("commands", "history"),
    [
        ([], []),
        ([SET_UP, BLACK, HIDE], ["setup", "add", "hide"]),
        ([SET_UP, BLACK, Undo()], ["setup", "add", "undo 1: add"]),
        ([SET_UP, BLACK, HIDE, Undo(steps=2)], ["setup", "add", "hide", "undo 2: add"]),
        ([SET_UP, BLACK, Undo(), Redo()], ["setup", "add", "undo 1: add", "redo 1: add"]),
        (
            [SET_UP, BLACK, HIDE, Undo(steps=2), Redo(steps=2)],
            ["setup", "add", "hide", "undo 2: add", "redo 2: hide"],
        ),
        ([SET_UP, HIDE, Undo(), HIDE], ["setup", "hide", "undo 1: hide", "anew: hide"]),
        ([SET_UP, HIDE, Undo(), HIDE, HIDE], ["setup", "hide", "undo 1: hide", "anew: hide", "hide"]),
        ([SET_UP, HIDE, Undo(), BLACK], ["setup", "hide", "undo 1: hide", "add"]),
        ([SET_UP, HIDE, BLACK, Undo(steps=2), HIDE], ["setup", "hide", "add", "undo 2: hide", "anew: hide"]),
        (
            [SET_UP, HIDE, Undo(), Redo(), HIDE],
            ["setup", "hide", "undo 1: hide", "redo 1: hide", "hide"],
        ),
        (
            [SET_UP, HIDE, Undo(), HIDE, Undo()],
            ["setup", "hide", "undo 1: hide", "anew: hide", "undo 1: hide"],
        ),
    ],
    ids=lambda value: "-".join(type(command).__name__ for command in value) if value else None,
)
def test_the_history_has_one_line_a_row(commands: list[Command], history: list[str]) -> None:
    line = walk(begin(toy.GAME), *commands)
    assert told(line.history()) == history
    assert line.length == len(commands)


def test_the_name_of_the_last_row_is_the_last_line_of_the_history() -> None:
    line = begin(toy.GAME)
    for command in [SET_UP, BLACK, Undo(), BLACK, Undo(steps=2), Redo()]:
        line = walk(line, command)
        assert line.row_name == line.history()[-1]


def test_two_undos_one_after_the_other_take_back_two_commands() -> None:
    line = walk(begin(toy.GAME), SET_UP, BLACK, GREY, Undo(), Undo())
    assert line.state == walk(begin(toy.GAME), SET_UP).state
    assert told(line.history())[-2:] == ["undo 1: add", "undo 1: add"]


def test_a_line_never_changes_and_a_longer_one_shares_all_of_it() -> None:
    line = walk(begin(toy.GAME), SET_UP, *[HIDE] * 50)
    seen = (line.length, line.state, line.history())
    longer = walk(line, BLACK)
    undone = walk(longer, Undo())
    assert (line.length, line.state, line.history()) == seen
    assert longer.last is not None
    assert longer.last.previous is line.last
    assert undone.last is line.last
    assert undone.row is not None
    assert undone.row.previous is longer.row


COMMANDS = st.sampled_from(
    [BLACK, GREY, WHITE, toy.AddPearl(colour="white", count=3), DRAW, HIDE, toy.DrawPearl(colour="grey")]
)
WALKS = st.builds(lambda kind, steps: kind(steps=steps), st.sampled_from([Undo, Redo]), st.integers(1, 4))


@settings(max_examples=60, deadline=None)
@given(st.lists(st.one_of(COMMANDS, COMMANDS, WALKS), max_size=30))
def test_a_reloaded_game_is_the_one_that_was_left(commands: list[Command]) -> None:
    shelf = MemoryShelf()
    with table(shelf=shelf) as session:
        for command in [SET_UP, *commands]:
            session.post(command, sender="test").exception()
        again = reload(toy.GAME, shelf.entries)
        assert again.state == session.state
        assert again.length == session.log_length
        assert again.history() == session.history()
        assert (again.undo_name, again.redo_name) == (session.undo_name, session.redo_name)


def entry(command: Any, *events: Any) -> Entry:
    raw = [msgspec.Raw(msgspec.json.encode(each)) for each in (command, *events)]
    return Entry("test", "2025-01-01T10:00:00", raw[0], tuple(raw[1:]))


@pytest.mark.parametrize(
    "strange",
    [
        entry({"do": "juggle"}),
        entry({"do": "add", "colour": "pink"}),
        entry({"do": "add", "colour": "black", "more": 1}),
        entry({"do": "hide"}, {"type": "word_lost"}),
        entry({"do": "hide"}, {"type": "word_hidden"}),
        entry({"do": "hide"}, {"type": "word_hidden", "hidden": 3}),
        entry({"do": "undo", "steps": 3}),
        entry({"do": "undo", "steps": 0}),
        entry({"do": "redo"}),
        entry({}),
    ],
    ids=lambda strange: bytes(strange.command).decode() + b"".join(map(bytes, strange.events)).decode(),
)
def test_a_row_of_another_kind_is_refused_by_its_number(strange: Entry) -> None:
    whole = [
        entry(SET_UP, toy.GameSetUp(players=("Ana",), hidden=toy.WORDS[0])),
        entry(BLACK, toy.PearlAdded(colour="black")),
    ]
    with pytest.raises(SaveUnreadable) as refused:
        reload(toy.GAME, [*whole, strange])
    assert (refused.value.key, refused.value.values) == ("save-not-understood", {"row": 3})


def test_an_event_about_pieces_that_are_not_there_is_refused_too() -> None:
    with pytest.raises(SaveUnreadable) as refused:
        reload(toy.GAME, [entry(BLACK, toy.PearlAdded(colour="black"))])
    assert refused.value.values == {"row": 1}
