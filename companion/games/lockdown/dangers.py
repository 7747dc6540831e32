"""What is about to kill everyone: which dangers, how near, how loud. Pure, from the public view; the text
board and the touchscreen say it each in their own words (Rulebook: Key moments)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum

from companion.core.game import Json

NEAR = 2  # rounds
SUPPLIES = ("fire", "malfunction")


class Level(IntEnum):
    """The closer the end, the higher."""

    WARNING = 1  # can still be stopped
    DANGER = 2
    ALARM = 3  # now


@dataclass(frozen=True)
class Danger:
    """`what` is yellow, red, alert, time, fire or malfunction. `rounds`: the end of so many brings it, this
    one included; None where it can come at any moment. `destroys`: an end that would be survived in
    isolation destroys the facility, for autodestruction is on the track (Notes, points 3 to 5)."""

    what: str
    level: Level
    rounds: int | None = None
    destroys: bool = False

    @property
    def key(self) -> str:
        """How its texts are named."""
        return f"{self.what}-destroyed" if self.destroys else self.what


def dangers(view: Mapping[str, Json]) -> list[Danger]:
    """Everything that threatens, in the order it is told."""
    if view["ending"]:
        return []
    return [*_autodestruction(view), *_alert(view), *_last_rounds(view), *_empty_supplies(view)]


def worst_first(found: list[Danger]) -> list[Danger]:
    """The loudest first, of those the nearest."""
    return sorted(found, key=lambda danger: (-danger.level, danger.rounds or 0))


def _rounds_until_left(view: Mapping[str, Json], slot: int) -> int:
    """In so many rounds time must leave that slot."""
    return int(view["time"]) - slot + 1


def _level(rounds: int) -> Level:
    return Level.ALARM if rounds <= NEAR else Level.DANGER


def _destroys(view: Mapping[str, Json]) -> bool:
    """Yellow or red, it destroys the facility when the game ends for another reason."""
    return view["autodestruction"] is not None


def _autodestruction(view: Mapping[str, Json]) -> Iterator[Danger]:
    token = view["autodestruction"]
    if token:
        rounds = _rounds_until_left(view, token["slot"])
        is_red = token["side"] == "red"
        yield Danger(token["side"], _level(rounds) if is_red else Level.WARNING, rounds)


def _alert(view: Mapping[str, Json]) -> Iterator[Danger]:
    if view["alert"] is not None:
        rounds = _rounds_until_left(view, view["alert"])
        yield Danger("alert", _level(rounds), rounds, _destroys(view))


def _last_rounds(view: Mapping[str, Json]) -> Iterator[Danger]:
    rounds = int(view["time"])  # the step onto the last field ends the game
    if rounds <= NEAR + 1:
        yield Danger("time", _level(rounds), rounds, _destroys(view))


def _empty_supplies(view: Mapping[str, Json]) -> Iterator[Danger]:
    """Notes, point 1: one must be placed and the supply is empty."""
    for marker in SUPPLIES:
        if view[f"{marker}_supply"] == 0:
            yield Danger(marker, Level.ALARM)
