"""Lockdown takes the exam that every game takes, two hundred games long, and its counts are kept."""

from typing import Any

import pytest

from companion.games.lockdown import GAME
from tests.exam import Report, examine_at_once
from tests.lockdown.conserved import conserved
from tests.lockdown.table import table

PLAYOUTS = 200
# What random play meets too seldom to rely on; each has a test of its own rule.
SELDOM = {
    "adults_withdrew",
    "attack_deck_shuffled",
    "autodestruction_turned_red",
    "egg_missing",
    "event_deck_shuffled",
    "marker_stayed",
    "token_missing",
}


@pytest.fixture(scope="module")
def report() -> Report:
    return examine_at_once("lockdown", PLAYOUTS)


def test_two_hundred_games_pass_the_exam(report: Report) -> None:
    assert report.playouts == PLAYOUTS
    assert report.finished > PLAYOUTS * 0.95
    assert report.steps > PLAYOUTS * 50
    assert report.combinations > PLAYOUTS * 5000
    assert report.reloads > report.steps / 10


def test_every_command_was_played(report: Report) -> None:
    assert {kind.__struct_config__.tag for kind in GAME.commands} - report.commands == set()


def test_every_event_has_happened_but_the_rarest(report: Report) -> None:
    assert {str(kind.__struct_config__.tag) for kind in GAME.events} - report.events <= SELDOM


def test_games_ended_both_ways(report: Report) -> None:
    assert report.endings == {"swept", "destroyed"}


def test_most_refusals_were_met(report: Report) -> None:
    assert len(report.refused_for) > 60


# The counts can tell: sound commands pass, and a table with one thing changed does not.

ENCOUNTER = ("encounter", {"player": 1, "token": "adult", "hand": 3, "dark": False})
SOUND = [
    ENCOUNTER,
    ("wound", {"player": 2, "kind": "serious"}),
    ("place_fire", {"room": "007"}),
    ("lose_markers", {}),
    ("lay_egg", {}),
    ("kill", {"player": 2}),
    ("correct", {"path": "time", "value": 3}),
    ("correct", {"path": "bag.adult", "value": 7}),
    ("correct", {"path": "players.1.status", "value": "escaped"}),
]


def seen(name: str, words: dict[str, Any]) -> tuple[dict[str, Any], list[dict[str, Any]], dict[str, Any]]:
    """A table before and after a command, and its events."""
    at = table(players=2)
    before = at.view
    at.do(name, **words)
    return before, at.events, at.view


@pytest.mark.parametrize(("name", "words"), SOUND)
def test_sound_commands_conserve_everything(name: str, words: dict[str, Any]) -> None:
    conserved(*seen(name, words))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("bag.adult", 5),
        ("bag.queen", 0),
        ("supply.larva", 5),
        ("on_board.adult", 2),
        ("on_board.queen", 1),
        ("on_board.larva", 1),
        ("eggs", 4),
        ("fires", 1),
        ("fire_supply", 11),
        ("malfunction_supply", 9),
        ("power.s01.token", 2),
        ("players.0.name", "Zoe"),
        ("players.0.status", "dead"),
        ("players.1.pod", "a"),
        ("players.1.light_wounds", 3),
        ("players.1.dressed_wounds", 1),
        ("players.1.knowledge", 0),
        ("players.1.seat", 3),
        ("time", 14),
        ("round", 2),
        ("css", {}),
        ("phase", "over"),
    ],
)
def test_a_thing_that_came_or_went_untold_is_found(path: str, value: Any) -> None:
    before, events, after = seen(*ENCOUNTER)
    *way, last = path.split(".")
    place = after
    for key in way:
        place = place[int(key)] if isinstance(place, list) else place[key]
    assert place[last] != value
    place[last] = value
    with pytest.raises(AssertionError):
        conserved(before, events, after)


@pytest.mark.parametrize("kind", ["token_moved", "figure_placed"])
def test_an_event_that_was_left_out_is_found(kind: str) -> None:
    before, events, after = seen(*ENCOUNTER)
    with pytest.raises(AssertionError):
        conserved(before, [event for event in events if event["type"] != kind], after)
