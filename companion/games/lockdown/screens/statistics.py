"""A game in figures, for looking back on it: what went on round by round, and how often things happened.
From what is public. Knows no screen."""

from dataclasses import dataclass

from companion.core.game import Json
from companion.core.snapshot import Snapshot

# What is counted: events of these kinds, with these values.
COUNTED: dict[str, tuple[tuple[str, ...], dict[str, Json]]] = {
    "encounters": (("encountered",), {}),
    "surprises": (("encountered",), {"surprise": True}),
    "attacks": (("attacked",), {}),
    "drawn": (("token_drawn",), {}),
    "noise": (("noise_rolled",), {}),
    "wounds": (("light_wound_suffered", "serious_wound_suffered"), {}),
    "fires": (("fire_placed",), {}),
    "malfunctions": (("malfunction_placed",), {}),
    "blackouts": (("power_turned",), {"on": False}),
    "eggs": (("egg_laid",), {}),
}


@dataclass(frozen=True)
class Round:
    """How a round ended."""

    number: int
    time: int
    power: int  # sections with power, the elevator among them
    bag: dict[str, int]

    @property
    def tokens(self) -> int:
        return sum(self.bag.values())


@dataclass(frozen=True)
class Statistics:
    rounds: list[Round]
    counts: dict[str, int]


def statistics_of(table: Snapshot) -> Statistics:
    """Everything that stands; what was undone counts as undone only."""
    rounds = [
        Round(
            number=view["round"],
            time=view["time"],
            power=sum(slot["on"] for slot in view["power"].values()),
            bag=view["bag"],
        )
        for view in table.views_by_round()
    ]
    events = table.all_events()
    counts = {
        what: sum(_counts(event, kinds, values) for event in events)
        for what, (kinds, values) in COUNTED.items()
    }
    counts["deaths"] = sum(player["status"] == "dead" for player in table.view["players"])
    counts["undone"] = table.count_undone()
    return Statistics(rounds, counts)


def _counts(event: dict[str, Json], kinds: tuple[str, ...], values: dict[str, Json]) -> bool:
    return event["type"] in kinds and all(event.get(key) == value for key, value in values.items())
