"""What people have chosen so far while a table is set up, and the command that comes of it. Every choice is
valid at any time, so a group in a hurry taps Next. Knows no screen."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from companion.core.game import Json
from companion.games.lockdown.figures import SECTIONS, figures
from companion.games.lockdown.interview import (
    RUN,
    RUNS,
    USUAL_PLAYERS,
    free_characters,
    modes_for,
    ways_to_run,
)

POWER_TOKENS = (1, 2, 3, 4)


@dataclass
class Seat:
    """One player: without a name the usual one is taken."""

    character: str
    name: str = ""


class Choices:
    """A set-up that is being put together."""

    def __init__(self) -> None:
        self.mode = modes_for(USUAL_PLAYERS)[0]
        self.seats: list[Seat] = []
        for _ in range(USUAL_PLAYERS):
            self.add_seat()
        self.xenos = "night_stalkers"
        self.board = "standard"
        self.runs: dict[str, str] = {}
        self.share_work("usual")
        self.is_power_dealt = True
        self.power: dict[str, int] = {}

    # Players

    @property
    def can_add_seat(self) -> bool:
        return len(self.seats) < figures().limits.players

    def add_seat(self) -> None:
        """One more at the table, with the next free character."""
        self.seats.append(Seat(free_characters(seat.character for seat in self.seats)[0]))
        self._fit_mode()

    def remove_seat(self, place: int) -> None:
        del self.seats[place]
        self._fit_mode()

    def _fit_mode(self) -> None:
        if self.mode not in self.modes:
            self.mode = self.modes[0]

    def holder(self, character: str) -> int | None:
        """The place of whoever plays it."""
        return next((n for n, seat in enumerate(self.seats) if seat.character == character), None)

    def rival(self, place: int, character: str) -> int | None:
        """Whose colour keeps that place from taking a character that nobody plays."""
        for other, seat in enumerate(self.seats):
            if other != place and character not in free_characters([seat.character]):
                return None if seat.character == character else other
        return None

    def pick(self, place: int, character: str) -> None:
        """Takes a character; with whoever has it already, the two are exchanged."""
        if self.rival(place, character) is not None:
            return
        holder = self.holder(character)
        if holder is not None:
            self.seats[holder].character = self.seats[place].character
        self.seats[place].character = character

    # Game

    @property
    def modes(self) -> tuple[str, ...]:
        return modes_for(len(self.seats))

    def choose_xenos(self, xenos: str) -> None:
        self.xenos = xenos
        for what in RUN:
            if self.runs[what] not in self.ways_to_run(what):
                self.runs[what] = "off"

    # Who runs what

    def ways_to_run(self, what: str) -> tuple[str, ...]:
        """The Intruders' cards are not known to the app."""
        return RUNS if what in ways_to_run(self.xenos)["app"] else ("off",)

    @property
    def shares(self) -> list[str]:
        """Ways to share the work, the usual one first."""
        return list(ways_to_run(self.xenos))

    def share_work(self, way: str) -> None:
        self.runs = self._shared(way)

    @property
    def share(self) -> str | None:
        """The way that is chosen now, if it is one of those."""
        return next((way for way in self.shares if self._shared(way) == self.runs), None)

    def _shared(self, way: str) -> dict[str, str]:
        chosen = ways_to_run(self.xenos)[way]
        return {what: chosen.get(what, "off") for what in RUN}

    # Power

    def lay_power(self, section: str, token: int) -> None:
        """Says which power token lies there; it lies nowhere else, and the last one goes where room is."""
        self.power = {place: other for place, other in self.power.items() if other != token}
        self.power[section] = token
        open_places = [place for place in SECTIONS if place not in self.power]
        if len(open_places) == 1:
            left = set(POWER_TOKENS) - set(self.power.values())
            self.power[open_places[0]] = left.pop()

    @property
    def is_ready(self) -> bool:
        return self.is_power_dealt or len(self.power) == len(SECTIONS)

    def say_again(self, said: Mapping[str, Json], usual_name: Callable[[int], str]) -> None:
        """Takes the choices of a command `setup`; what it left open stays as it is."""
        self.seats = [
            Seat(new["character"], "" if new["name"] == usual_name(number) else new["name"])
            for number, new in enumerate(said["players"], start=1)
        ]
        self.mode = said.get("mode", self.modes[0])
        self.xenos = said.get("xenos", self.xenos)
        self.board = said.get("board", self.board)
        self.share_work("usual")
        self.runs.update(said.get("modes", {}))
        self.power = dict(said.get("power", {}))
        self.is_power_dealt = not self.power

    def command(self, usual_name: Callable[[int], str]) -> dict[str, Json]:
        """The choices as the command `setup`."""
        said: dict[str, Json] = {
            "do": "setup",
            "players": [
                {"name": seat.name or usual_name(number), "character": seat.character}
                for number, seat in enumerate(self.seats, start=1)
            ],
            "mode": self.mode,
            "xenos": self.xenos,
            "board": self.board,
            "modes": dict(self.runs),
        }
        if not self.is_power_dealt:
            said["power"] = dict(self.power)
        return said
