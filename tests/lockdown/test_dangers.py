"""What threatens everyone: which dangers a view shows, how near, how loud."""

import pytest

from companion.core.game import Json
from companion.core.text import Texts
from companion.games.lockdown.board_sheet import Sheet
from companion.games.lockdown.board_warnings import warnings
from companion.games.lockdown.dangers import Danger, Level, dangers, worst_first

CALM = {
    "time": 10,
    "ending": None,
    "autodestruction": None,
    "alert": None,
    "fire_supply": 5,
    "malfunction_supply": 5,
}


@pytest.mark.parametrize(
    ("changed", "found"),
    [
        ({}, []),
        ({"autodestruction": {"slot": 8, "side": "yellow"}}, [Danger("yellow", Level.WARNING, 3)]),
        ({"autodestruction": {"slot": 10, "side": "yellow"}}, [Danger("yellow", Level.WARNING, 1)]),
        ({"autodestruction": {"slot": 8, "side": "red"}}, [Danger("red", Level.DANGER, 3)]),
        ({"autodestruction": {"slot": 9, "side": "red"}}, [Danger("red", Level.ALARM, 2)]),
        ({"alert": 5}, [Danger("alert", Level.DANGER, 6)]),
        ({"alert": 0, "time": 1}, [Danger("alert", Level.ALARM, 2), Danger("time", Level.ALARM, 1)]),
        (
            {"alert": 5, "autodestruction": {"slot": 8, "side": "yellow"}},
            [Danger("yellow", Level.WARNING, 3), Danger("alert", Level.DANGER, 6, destroys=True)],
        ),
        (
            {"time": 3, "autodestruction": {"slot": 0, "side": "red"}},
            [Danger("red", Level.DANGER, 4), Danger("time", Level.DANGER, 3, destroys=True)],
        ),
        ({"time": 4}, []),
        ({"time": 3}, [Danger("time", Level.DANGER, 3)]),
        ({"fire_supply": 0}, [Danger("fire", Level.ALARM)]),
        ({"malfunction_supply": 0}, [Danger("malfunction", Level.ALARM)]),
        ({"fire_supply": 0, "ending": {"cause": "swept", "survivors": []}}, []),
    ],
)
def test_each_danger_is_as_loud_as_it_is_near(changed: dict[str, Json], found: list[Danger]) -> None:
    assert dangers({**CALM, **changed}) == found


def test_the_loudest_comes_first_and_of_those_the_nearest() -> None:
    yellow, far, near = (
        Danger("yellow", Level.WARNING, 1),
        Danger("alert", Level.ALARM, 2),
        Danger("time", Level.ALARM, 1),
    )
    assert worst_first([yellow, far, near]) == [near, far, yellow]


@pytest.mark.parametrize("language", ["en", "de", "es"])
@pytest.mark.parametrize("threat", [{"alert": 9}, {"time": 2}])
@pytest.mark.parametrize("side", ["yellow", "red"])
def test_with_autodestruction_on_the_track_the_board_says_that_the_isolated_die(
    language: str, threat: dict[str, Json], side: str
) -> None:
    """Notes, points 3 to 5: whatever ends the game then, the facility is destroyed."""
    isolated = {"en": "isolated die", "de": "Isolierte sterben", "es": "muere quien esté en cuarentena"}

    def said(view: dict[str, Json]) -> str:
        return " ".join(line.text for line in warnings(Sheet(view, Texts(language), 500)))

    view = {**CALM, **threat}
    assert isolated[language] not in said(view)
    assert isolated[language] in said({**view, "autodestruction": {"slot": 1, "side": side}})
