"""What threatens everyone: which dangers a view shows, how near, how loud."""

import pytest

from companion.core.game import Json
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
