"""A table to test at: commands by the names and words a script uses, luck written down beforehand.

    at = table(players=2, given={"time": 9})
    at.do("wound", player=1, kind="light", count=2)
    assert at.player(1)["light_wounds"] == 2
    assert at.refused("wound", player=3, kind="light") == "no-such-seat"

What a rule test may know is what the outside knows: the public view, the public events, the cues."""

from typing import Any

import msgspec
import pytest

from companion.core.chance import Chance, Luck, Script
from companion.core.errors import Told
from companion.core.game import Command, Json, Line
from companion.core.text import Texts
from companion.games.lockdown import GAME
from companion.games.lockdown.state import State

COMMANDS = {str(kind.__struct_config__.tag): kind for kind in GAME.commands}
PARTY = [("Ana", "survivor"), ("Ben", "hacker"), ("Cleo", "janitor"), ("Dan", "lab_rat"), ("Eva", "sentry")]
POWER = {"s01": 1, "s02": 2, "s03": 3, "elevator": 4}
EMPTY_BAG = {f"bag.{kind}": 0 for kind in ("blank", "larva", "creeper", "adult", "breeder", "queen")}
TEXTS = Texts("en")


def people(count: int) -> list[dict[str, str]]:
    """The first few of the party, as set-up wants them."""
    return [{"name": name, "character": character} for name, character in PARTY[:count]]


class Table:
    """One game in memory. `events` and `cues` are those of the last command that was taken."""

    def __init__(self, seed: int = 1) -> None:
        self.state: State = GAME.empty()
        self.events: list[dict[str, Json]] = []
        self.cues: list[str] = []
        self.told: list[Line] = []
        self._seed, self._rows = seed, 0

    def do(self, name: str, *, luck: list[Any] | None = None, **words: Json) -> "Table":
        """A command that is taken. With `luck`, every pick is one of these, and all are needed."""
        chance: Chance = Luck(self._seed, self._rows) if luck is None else Script(*luck)
        events = GAME.decide(self.state, _command(name, words), chance)
        assert not isinstance(chance, Script) or chance.is_used_up, "not all of the luck was needed"
        before, after = self.state, self.state
        for event in events:
            after = GAME.evolve(after, event)
        GAME.check(after)
        self.state, self._rows = after, self._rows + 1
        self.events = _as_json([GAME.public_event(event) for event in events])
        self.cues = GAME.cues(before, events, after)
        self.told = GAME.story(before, events, after)
        return self

    def refused(self, name: str, *, code: str = "illegal", **words: Json) -> str:
        """A command that is not taken; the name of its reason, for which there is a sentence."""
        with pytest.raises((Told, msgspec.ValidationError)) as caught:
            GAME.decide(self.state, _command(name, words), Luck(self._seed, self._rows))
        refusal = caught.value
        if isinstance(refusal, msgspec.ValidationError):  # what `companion play` calls bad arguments
            assert code == "bad_arguments", refusal
            return "bad-arguments"
        assert refusal.code == code, refusal
        assert TEXTS.has(refusal.key), refusal.key
        return refusal.key.removeprefix("lockdown-")

    def set(self, figures: dict[str, Json]) -> "Table":
        """Sets figures right, as people at a table would."""
        for path, value in figures.items():
            self.do("correct", path=path, value=value)
        return self

    # What can be seen

    @property
    def view(self) -> dict[str, Json]:
        return _as_json(GAME.public_view(self.state))

    def __getitem__(self, figure: str) -> Json:
        return self.view[figure]

    def player(self, seat: int) -> dict[str, Json]:
        return self.view["players"][seat - 1]

    @property
    def statuses(self) -> list[str]:
        return [player["status"] for player in self.view["players"]]

    @property
    def happened(self) -> list[str]:
        """The kinds of the last events, in order."""
        return [event["type"] for event in self.events]

    def event(self, kind: str) -> dict[str, Json]:
        """The one event of that kind, without its kind."""
        (found,) = [event for event in self.events if event["type"] == kind]
        return {key: value for key, value in found.items() if key != "type"}

    @property
    def reminders(self) -> list[str]:
        return [event["about"] for event in self.events if event["type"] == "reminded"]

    @property
    def told_texts(self) -> list[str]:
        """What the last command made the table read, in English."""
        return [TEXTS.line(line) for line in self.told]

    def offered(self, name: str) -> list[dict[str, Json]]:
        return [offer for offer in GAME.offers(self.state) if offer["do"] == name]

    # Going on

    def everyone_passes(self) -> "Table":
        while self["phase"] == "player":
            self.do("pass_turn")
        return self

    def go_to(self, step: str) -> "Table":
        """On to a step of the event phase, with the dullest answers on the way."""
        self.everyone_passes()
        while self["step"] != step:
            self.next_step()
        return self

    def next_step(self) -> "Table":
        """Answers what the step asks for, so that as little as possible changes, and goes on."""
        if self["step"] == "launch_css" and self.offered("reveal_css"):
            self.do("reveal_css", result="none")
        if self.offered("draw_token"):
            self.do("draw_token", token="adult")
        if not self.offered("next_step"):
            self.do("event_card", card=1)
        return self.do("next_step")

    def next_round(self) -> "Table":
        return self.go_to("bag_development").next_step()


def table(
    players: int | list[dict[str, str]] = 2,
    *,
    power: dict[str, int] | None = None,
    given: dict[str, Json] | None = None,
    seed: int = 1,
    **options: Json,
) -> Table:
    """A table that is set up; power tokens lie 1 to 4 from S-01 on unless told otherwise."""
    party = people(players) if isinstance(players, int) else players
    at = Table(seed).do("setup", players=party, power=power or POWER, **options)
    return at.set(given or {})


def _as_json(seen: Json) -> Json:
    """What arrives outside: lists, not tuples."""
    return msgspec.json.decode(msgspec.json.encode(seen))


def _command(name: str, words: dict[str, Json]) -> Command:
    """As a line of a script: `from_` stands for the word that Python keeps for itself."""
    said = {key.rstrip("_"): value for key, value in words.items()}
    return msgspec.convert({"do": name, **said}, COMMANDS[name])
