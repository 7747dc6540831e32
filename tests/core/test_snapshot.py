"""What a screen may know of a table: the past in steps, the step it is in, nothing of the state itself."""

from typing import Any

import msgspec
import pytest

from companion.core.protocol import parse
from companion.core.session import Session, Unsaved
from companion.core.snapshot import Snapshot, look
from companion.core.text import Texts
from companion.core.timeline import Undo
from companion.games.lockdown import GAME

SETUP = {
    "do": "setup",
    "players": [{"name": "Ana", "character": "survivor"}, {"name": "Bruno", "character": "janitor"}],
    "power": {"s01": 1, "s02": 3, "s03": 2, "elevator": 4},
}
PASS: dict[str, Any] = {"do": "pass_turn"}
NEXT: dict[str, Any] = {"do": "next_step"}


def after(*commands: dict[str, Any], undone: int = 0) -> Snapshot:
    session = Session(GAME, Unsaved(), seed=1)
    for said in commands:
        session.do(parse(GAME, msgspec.json.encode(said))[0], sender="test")
    if undone:
        session.do(Undo(steps=undone), sender="test")
    snapshot = look(session)
    session.close()
    return snapshot


def test_the_past_tells_how_many_steps_lead_back_to_before_each_command() -> None:
    table = after(SETUP, PASS, PASS)
    assert [(moment.round, moment.steps) for moment in table.past] == [(1, 3), (1, 2), (1, 1)]
    assert Texts("en").line(table.past[1].name) == "Ana passes"


def test_the_future_is_what_was_undone_the_next_one_first() -> None:
    table = after(SETUP, PASS, PASS, undone=2)
    names = [Texts("en").line(moment.name) for moment in table.future]
    assert names == ["Ana passes", "Bruno passes"]
    assert [moment.steps for moment in table.future] == [1, 2]


def test_only_a_set_up_that_was_undone_can_be_said_again() -> None:
    assert after().undone_set_up is None
    assert after(SETUP).undone_set_up is None
    assert after(SETUP, PASS, undone=1).undone_set_up is None
    assert after(SETUP, PASS, undone=2).undone_set_up == SETUP


def test_the_step_keeps_its_story_while_reports_come_in() -> None:
    table = after(SETUP, PASS, PASS, NEXT, {"do": "wound", "player": 1, "kind": "light"})
    kinds = [event["type"] for event in table.events]
    assert kinds[:2] == ["step_began", "time_advanced"]
    assert kinds[-1] == "light_wound_suffered"
    assert [event["type"] for event in table.last_events] == ["light_wound_suffered"]
    assert len(table.story) > len(table.last_story) == 1


def test_a_new_step_begins_a_new_story() -> None:
    table = after(SETUP, PASS, PASS, NEXT, NEXT)
    assert [event["type"] for event in table.events] == ["step_began"]


def test_each_round_is_remembered_as_it_ended() -> None:
    rounds = after(SETUP, PASS, PASS, *[NEXT] * 6, {"do": "draw_token", "token": "blank"}, NEXT, PASS)
    views = rounds.views_by_round()
    assert [(view["round"], view["time"]) for view in views] == [(1, 14), (2, 14)]
    assert [event["type"] for event in rounds.all_events()].count("player_passed") == 3


def test_steps_taken_back_are_counted_even_when_they_came_again() -> None:
    assert after(SETUP, PASS, PASS, undone=2).count_undone() == 2
    assert after(SETUP, PASS).count_undone() == 0


def test_events_are_the_public_ones() -> None:
    table = after(SETUP, {"do": "encounter", "player": 1})
    assert all("id" not in event for event in table.events)


def test_the_odds_are_asked_of_the_snapshot() -> None:
    assert after(SETUP).ask("odds")["tokens"]["queen"]["exact"] == "1/12"
    with pytest.raises(KeyError):
        after(SETUP).ask("weather")
