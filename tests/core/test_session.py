"""The one writer: order, refusals, undo, unsaved play, listeners, closing."""

import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.core.errors import IllegalMove, InternalError, StaleCommand, StorageFailed, Told
from companion.core.game import Command, Event, Line
from companion.core.journal import Journal
from companion.core.session import Answer, Notice, Session
from companion.core.timeline import Redo, Undo
from companion.main import new_header
from tests import toy
from tests.core.tables import BLACK, DRAW, GREY, HIDE, SET_UP, WHITE, Ears, MemoryShelf, log_of, play, table

# Order


def test_a_command_is_decided_folded_checked_written_adopted_answered_and_told_in_this_order() -> None:
    diary: list[str] = []

    def noted(name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def note(*arguments: Any) -> Any:
            diary.append(name)
            return work(*arguments)

        return note

    class Diary(MemoryShelf):
        def append(self, entries: Any) -> None:
            diary.append(f"written at length {session.log_length}")
            super().append(entries)

    game = replace(
        toy.GAME,
        decide=noted("decided", toy.decide),
        evolve=noted("folded", toy.evolve),
        check=noted("checked", toy.check),
    )
    with table(game, Diary()) as session:
        session.subscribe(lambda notice: diary.append(f"told at length {notice.log_length}"))
        session.do(SET_UP, sender="test")
        answer = session.post(toy.AddPearl(colour="grey", count=2), sender="test")
        answer.add_done_callback(lambda _: diary.append(f"answered at length {session.log_length}"))
        answer.result()
    assert diary == [
        *("decided", "folded", "checked", "written at length 0", "told at length 1"),
        *("decided", "folded", "folded", "checked", "written at length 1"),
        *("answered at length 2", "told at length 2"),
    ]


def test_a_row_says_who_sent_which_command_when_and_all_that_came_of_it() -> None:
    shelf = MemoryShelf()
    with table(shelf=shelf) as session:
        session.do(SET_UP, sender="screen")
        session.do(toy.AddPearl(colour="grey", count=2), sender="button")
    row = shelf.entries[1]
    assert row.sender == "button"
    assert row.at.endswith("+00:00")
    assert msgspec.json.decode(row.command) == {"do": "add", "colour": "grey", "count": 2}
    added = {"type": "pearl_added", "colour": "grey"}
    assert [msgspec.json.decode(event) for event in row.events] == [added, added]
    assert shelf.batches == [1, 1]


def fails(*arguments: Any) -> Any:
    raise KeyError("planted")


def unless_grey(work: Callable[..., Any], planted: Callable[..., Any] = fails) -> Callable[..., Any]:
    """Does its work, but for grey pearls the planted fault."""

    def do(*arguments: Any) -> Any:
        is_grey = any("grey" in (getattr(each, "colour", ""), *_lying(each)) for each in arguments)
        return (planted if is_grey else work)(*arguments)

    return do


def _lying(state: Any) -> list[str]:
    return [colour for colour, count in getattr(state, "pearls", {}).items() if count]


def gives_what_no_row_can_hold(*arguments: Any) -> list[Event]:
    return [NOTHING]


NOTHING = toy.PearlAdded(colour=object())  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "planted",
    [
        {"decide": unless_grey(toy.decide)},
        {
            "decide": unless_grey(toy.decide, gives_what_no_row_can_hold),
            "evolve": lambda state, event: state if event == NOTHING else toy.evolve(state, event),
        },
        {"evolve": unless_grey(toy.evolve)},
        {"check": unless_grey(toy.check)},
    ],
    ids=["decide", "encoding", "evolve", "check"],
)
def test_a_fault_of_ours_refuses_the_command_writes_nothing_and_is_logged(planted: dict[str, Any]) -> None:
    shelf, ears = MemoryShelf(), Ears()
    with table(replace(toy.GAME, **planted), shelf) as session, log_of("companion.core.session") as records:
        session.subscribe(ears)
        play(session, SET_UP, BLACK)
        before, history = session.state, session.history()
        with pytest.raises(InternalError):
            session.do(GREY, sender="test")
        assert session.state is before
        assert session.history() == history
        assert len(shelf.entries) == len(ears.notices) == session.log_length == 2
        assert [record.exc_info is not None for record in records] == [True]
        play(session, HIDE, Undo())
        assert session.log_length == 4


def test_a_move_against_the_rules_is_refused_and_changes_nothing() -> None:
    shelf, ears = MemoryShelf(), Ears()
    with table(shelf=shelf) as session:
        session.subscribe(ears)
        with pytest.raises(IllegalMove):
            session.do(DRAW, sender="test")
        assert (session.log_length, session.history(), shelf.entries, ears.notices) == (0, [], [], [])


@pytest.mark.parametrize("part", ["story", "cues", "name_of"])
def test_a_command_stands_when_only_its_telling_fails(part: str) -> None:
    shelf = MemoryShelf()
    game = replace(toy.GAME, **{part: fails})
    with table(game, shelf) as session, log_of("companion.core.session") as records:
        answer = session.do(SET_UP, sender="test")
        assert (answer.name, answer.story, answer.log_length) == (Line("history-untold"), (), 1)
        assert session.log_length == len(shelf.entries) == len(records) == 1


# One thread


def test_whoever_posts_one_thread_decides_writes_and_tells() -> None:
    threads: set[int] = set()

    def seen(work: Callable[..., Any]) -> Callable[..., Any]:
        def see(*arguments: Any) -> Any:
            threads.add(threading.get_ident())
            return work(*arguments)

        return see

    shelf = MemoryShelf()
    shelf.append = seen(shelf.append)  # type: ignore[method-assign]
    game = replace(toy.GAME, decide=seen(toy.decide), evolve=seen(toy.evolve), check=seen(toy.check))
    with table(game, shelf) as session:
        session.subscribe(seen(lambda notice: None))
        play(session, SET_UP)
        senders = [threading.Thread(target=play, args=(session, *[HIDE] * 20)) for _ in range(5)]
        for sender in senders:
            sender.start()
        for sender in senders:
            sender.join()
        assert session.log_length == len(shelf.entries) == 101
    assert len(threads) == 1
    assert threading.get_ident() not in threads


@pytest.mark.parametrize(
    ("meant_for", "is_taken"), [(None, True), (2, True), (1, False), (3, False), (0, False), (-1, False)]
)
def test_a_command_meant_for_another_table_is_stale(meant_for: int | None, is_taken: bool) -> None:
    with table() as session:
        play(session, SET_UP, BLACK)
        answer = session.post(GREY, sender="test", if_length=meant_for)
        assert isinstance(answer.exception(), StaleCommand) is not is_taken
        assert session.log_length == (3 if is_taken else 2)


@pytest.mark.parametrize("command", [HIDE, Undo()], ids=["command", "undo"])
def test_of_posts_at_once_for_the_same_table_exactly_one_is_taken(command: Command) -> None:
    with table() as session:
        play(session, SET_UP, *[HIDE] * 30)
        for _ in range(20):
            length = session.log_length
            at_once = threading.Barrier(4)
            answers: list[Future[Answer]] = []

            def push(
                length: int = length, at_once: threading.Barrier = at_once, answers: list[Any] = answers
            ) -> None:
                at_once.wait()
                answers.append(session.post(command, sender="test", if_length=length))

            fingers = [threading.Thread(target=push) for _ in range(4)]
            for finger in fingers:
                finger.start()
            for finger in fingers:
                finger.join()
            faults = [answer.exception() for answer in answers]
            assert faults.count(None) == 1
            assert sum(isinstance(fault, StaleCommand) for fault in faults) == 3
            assert session.log_length == length + 1


# Undo and redo


def test_undo_and_redo_reach_every_table_there_was() -> None:
    moves = [SET_UP, BLACK, toy.AddPearl(colour="grey", count=3), HIDE, DRAW, WHITE, HIDE]
    with table() as session:
        tables = [session.state]
        for move in moves:
            play(session, move)
            tables.append(session.state)
        for wanted in reversed(tables[:-1]):
            play(session, Undo())
            assert session.state == wanted
        for wanted in tables[1:]:
            play(session, Redo())
            assert session.state == wanted
        for depth in range(1, len(moves) + 1):
            play(session, Undo(steps=depth))
            assert session.state == tables[-1 - depth]
            play(session, Redo(steps=depth))
            assert session.state == tables[-1]


@pytest.mark.parametrize(
    ("given", "walk"),
    [
        ([], Undo()),
        ([], Redo()),
        ([SET_UP, BLACK], Undo(steps=3)),
        ([SET_UP, BLACK], Redo()),
        ([SET_UP, BLACK, Undo()], Redo(steps=2)),
        ([SET_UP, BLACK, Undo(), GREY], Redo()),
    ],
    ids=["nothing", "nothing-undone", "too-far-back", "not-undone", "too-far-forth", "cleared-by-a-command"],
)
def test_a_walk_past_the_end_is_refused_and_goes_nowhere(given: list[Command], walk: Command) -> None:
    shelf = MemoryShelf()
    with table(shelf=shelf) as session:
        play(session, *given)
        before, history = session.state, session.history()
        with pytest.raises(IllegalMove):
            session.do(walk, sender="test")
        assert session.state is before
        assert session.history() == history
        assert session.log_length == len(shelf.entries) == len(given)


@pytest.mark.parametrize(
    ("given", "undo", "redo"),
    [
        ([], None, None),
        ([SET_UP, BLACK], "toy-did-add", None),
        ([SET_UP, BLACK, Undo()], "toy-did-setup", "toy-did-add"),
        ([SET_UP, BLACK, HIDE, Undo(steps=2)], "toy-did-setup", "toy-did-add"),
        ([SET_UP, BLACK, HIDE, Undo(steps=2), Redo()], "toy-did-add", "toy-did-hide"),
        ([SET_UP, BLACK, Undo(), HIDE], "toy-did-hide", None),
        ([SET_UP, Undo()], None, "toy-did-setup"),
    ],
    ids=[
        "empty",
        "two commands",
        "one undone",
        "two undone",
        "one of two redone",
        "a command after an undo",
        "all undone",
    ],
)
def test_undo_and_redo_say_what_they_would_do(
    given: list[Command], undo: str | None, redo: str | None
) -> None:
    with table() as session:
        play(session, *given)
        assert [name and name.key for name in (session.undo_name, session.redo_name)] == [undo, redo]


def test_an_answer_to_undo_says_what_was_undone() -> None:
    with table() as session:
        play(session, SET_UP, BLACK)
        answer = session.do(Undo(), sender="test")
        assert answer.events == ()
        assert (answer.name.key, answer.name.values["count"]) == ("history-undo", 1)


# Luck


def words(session: Session, *commands: Command) -> list[str]:
    """The word that lies under the pot after each command."""
    lying = []
    for command in commands:
        play(session, command)
        lying.append(session.state.hidden)
    return lying


def test_a_seeded_game_that_is_resumed_draws_as_if_it_had_never_stopped() -> None:
    for seed in range(5):
        through, parted = MemoryShelf(), MemoryShelf()
        with table(shelf=through, seed=seed) as session:
            wanted = words(session, SET_UP, *[HIDE] * 12)
        found: list[str] = []
        for part in ([SET_UP, *[HIDE] * 4], [HIDE] * 3, [HIDE] * 5):
            with table(shelf=parted, entries=parted.entries[:], seed=seed) as session:
                found += words(session, *part)
        assert found == wanted
    assert len(set(wanted)) > 1


def test_a_draw_after_an_undo_is_new_and_redo_brings_the_old_one_back() -> None:
    anew, again = [], []
    for seed in range(20):
        with table(seed=seed) as session:
            first, second = words(session, SET_UP, HIDE)
            back, redone = words(session, Undo(), Redo())
            assert (back, redone) == (first, second)
            again.append(second)
            anew.append(words(session, Undo(), HIDE)[1])
    assert anew != again


def test_without_a_seed_two_games_differ() -> None:
    drawn = []
    for _ in range(2):
        with table(seed=None) as session:
            drawn.append(words(session, SET_UP, *[HIDE] * 40))
    assert drawn[0] != drawn[1]


# Listeners


def test_listeners_fail_alone() -> None:
    first, last = Ears(), Ears()
    with table() as session, log_of("companion.core.session") as records:
        for listener in (first, fails, last):
            session.subscribe(listener)
        play(session, SET_UP, BLACK)
        assert [len(ears.notices) for ears in (first, last)] == [2, 2]
        assert [record.exc_info is not None for record in records] == [True, True]


def test_cues_come_for_live_commands_only() -> None:
    shelf, live, later = MemoryShelf(), Ears(), Ears()
    with table(shelf=shelf) as session:
        session.subscribe(live)
        play(session, SET_UP, BLACK, Undo(), Redo())
    with table(entries=shelf.entries) as session:
        session.subscribe(later)
        play(session, GREY)
    assert [notice.cues for notice in live.notices] == [
        *(("toy.game_set_up",), ("toy.pearl_added", "toy.first_pearl"), (), ())
    ]
    assert [notice.cues for notice in later.notices] == [("toy.pearl_added",)]


def test_a_notice_shows_the_table_as_adopted() -> None:
    ears = Ears()
    with table() as session:
        session.subscribe(ears)
        play(session, SET_UP, BLACK, Undo())
        assert ears.notices[-1] == Notice(session.state, (), (), 3, 0)
        assert ears.notices[1].events == (toy.PearlAdded(colour="black"),)


def test_lamps_are_the_same_after_a_restart_as_before() -> None:
    shelf = MemoryShelf()
    with table(shelf=shelf) as session:
        play(session, SET_UP, BLACK, WHITE, Undo(), GREY)
        live = toy.GAME.lamps(session.state)
    with table(entries=shelf.entries) as session:
        assert toy.GAME.lamps(session.state) == live == {"black": "on", "grey": "on", "white": "off"}


# A disk that fails


def test_a_full_disk_refuses_the_command_and_the_game_goes_on_when_there_is_room() -> None:
    shelf, ears = MemoryShelf(), Ears()
    with table(shelf=shelf) as session:
        session.subscribe(ears)
        play(session, SET_UP)
        before, shelf.is_full = session.state, True
        with pytest.raises(StorageFailed):
            session.do(BLACK, sender="test")
        assert session.state is before
        assert (session.log_length, session.unsaved, len(ears.notices)) == (1, 0, 1)
        shelf.is_full = False
        play(session, GREY)
        assert [msgspec.json.decode(row.command)["do"] for row in shelf.entries] == ["setup", "add"]
        assert session.state.pearls == {"black": 0, "grey": 1, "white": 0}


def test_unsaved_play_survives_a_full_disk_and_the_rows_are_written_later_in_order() -> None:
    shelf, ears = MemoryShelf(), Ears()
    with table(shelf=shelf) as session:
        session.subscribe(ears)
        session.play_on_unsaved()
        play(session, SET_UP)
        shelf.is_full = True
        play(session, BLACK, GREY, Undo())
        assert (session.unsaved, len(shelf.entries)) == (3, 1)
        assert [notice.unsaved for notice in ears.notices] == [0, 1, 2, 3]
        shelf.is_full = False
        play(session, WHITE)
        assert (session.unsaved, len(shelf.entries)) == (0, 5)
        live = session.state
    with table(entries=shelf.entries) as session:
        assert session.state == live
        assert live.pearls == {"black": 1, "grey": 0, "white": 1}


def test_rows_that_wait_for_the_disk_are_written_when_nobody_does_anything() -> None:
    written = threading.Event()

    class Telling(MemoryShelf):
        def append(self, entries: Any) -> None:
            super().append(entries)
            written.set()

    shelf = Telling()
    with table(shelf=shelf) as session:
        session.play_on_unsaved()
        shelf.is_full = True
        play(session, SET_UP, BLACK)
        shelf.is_full = False
        assert written.wait(timeout=30)
        assert len(shelf.entries) == 2
    assert session.unsaved == 0


def test_rows_that_wait_for_the_disk_are_tried_once_more_at_the_end() -> None:
    shelf = MemoryShelf()
    with table(shelf=shelf) as session:
        session.play_on_unsaved()
        shelf.is_full = True
        play(session, SET_UP, BLACK)
        shelf.is_full = False
    assert len(shelf.entries) == 2


def test_when_unsaved_play_is_called_off_waiting_rows_stay_and_new_ones_are_refused() -> None:
    shelf = MemoryShelf()
    with table(shelf=shelf) as session:
        session.play_on_unsaved()
        shelf.is_full = True
        play(session, SET_UP, BLACK)
        session.play_on_unsaved(False)
        with pytest.raises(StorageFailed):
            session.do(GREY, sender="test")
        assert (session.log_length, session.unsaved) == (2, 2)
        shelf.is_full = False
        play(session, WHITE)
        assert [msgspec.json.decode(row.command).get("colour") for row in shelf.entries] == [
            *(None, "black", "white")
        ]


# Beginning and closing


def test_closing_answers_everything_that_was_posted_and_closes_the_shelf() -> None:
    shelf = MemoryShelf()
    session = Session(toy.GAME, shelf, seed=1)
    answers = [session.post(command, sender="test") for command in [SET_UP, *[HIDE] * 50]]
    session.close()
    assert [answer.result(timeout=0).log_length for answer in answers] == list(range(1, 52))
    assert shelf.is_closed


def test_a_closed_table_refuses_what_comes_and_can_be_closed_again() -> None:
    with table() as session:
        play(session, SET_UP)
    session.close()
    with pytest.raises(StaleCommand):
        session.post(BLACK, sender="test").result(timeout=10)
    assert session.log_length == 1


def test_a_post_that_was_taken_back_in_time_is_not_done_and_the_table_lives_on() -> None:
    holds = threading.Event()
    with table() as session:
        session.subscribe(lambda notice: holds.wait(timeout=30) and None)
        first = session.post(SET_UP, sender="test")
        first.result()
        taken_back = session.post(BLACK, sender="test")
        assert taken_back.cancel()
        holds.set()
        session.post(GREY, sender="test").result(timeout=30)
        assert session.state.pearls == {"black": 0, "grey": 1, "white": 0}


def test_a_refusal_is_a_told_and_never_anything_else() -> None:
    with table() as session:
        for command in (DRAW, BLACK, Undo(), Redo(), toy.AskTotal()):
            fault = session.post(command, sender="test").exception()
            assert isinstance(fault, Told)


def test_a_game_on_a_real_disk_is_the_same_after_reopening(tmp_path: Path) -> None:
    path = tmp_path / "toy.save"
    lines: list[Line] = []
    state = toy.GAME.empty()
    for commands in ([SET_UP, BLACK, HIDE], [Undo(steps=2), Redo()], [Undo(), WHITE]):
        journal, entries = Journal.open(path, new_header(toy.GAME))
        with table(shelf=journal, entries=entries) as session:
            assert session.state == state
            assert session.history() == lines
            play(session, *commands)
            state, lines = session.state, session.history()
    assert state.pearls == {"black": 0, "grey": 0, "white": 1}
    assert len(lines) == 7
