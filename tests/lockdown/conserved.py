"""What no command may lose or make: counted on the public documents alone, from what is in the box.

Written apart from the game's own `check`, which looks at one state; this looks at what changed, and at
whether the events say so."""

from collections import Counter
from typing import Any

Shown = dict[str, Any]

TOKENS = 27
FIRES, MALFUNCTIONS = 12, 10
FIGURES = {"larva": 6, "creeper": 3, "adult": 8, "breeder": 2, "queen": 1}
EGGS = 8
LIGHT, SERIOUS = 2, 3
STATUSES = {"in_play", "in_pod", "isolated", "bunker", "escaped", "dead"}


def conserved(before: Shown, events: list[Shown], after: Shown) -> None:
    """Raises AssertionError if something came from nowhere or went nowhere."""
    assert after["schema"] == 1
    _check_counts(after)
    _check_players(after)
    if before["phase"] == "setup":
        return
    changes = _Changes(events)
    _check_tokens(before, changes, after)
    _check_figures(before, changes, after)
    _check_markers(before, changes, after)
    _check_people(before, changes, after)
    _check_course(before, changes, after)


class _Changes:
    """What the events of one command say: how many of each, and which figures were set right by hand."""

    def __init__(self, events: list[Shown]) -> None:
        self.events = events
        self.set_right = {event["path"] for event in events if event["type"] == "figure_corrected"}
        self.is_end = any(event["type"] == "game_ended" for event in events)

    def count(self, kind: str, **fields: Any) -> int:
        return sum(
            event["type"] == kind and all(event.get(key) == value for key, value in fields.items())
            for event in self.events
        )

    def total(self, kind: str, field: str) -> int:
        return sum(event[field] for event in self.events if event["type"] == kind)

    def is_set_right(self, path: str) -> bool:
        return any(each == path or each.startswith(f"{path}.") for each in self.set_right)


def _check_counts(table: Shown) -> None:
    held = [*table["bag"].values(), *table["supply"].values()]
    assert sum(held) == TOKENS
    assert min(held) >= 0
    carried = sum(player["larva"] for player in table["players"])
    for kind, most in FIGURES.items():
        assert 0 <= table["on_board"][kind] + (carried if kind == "larva" else 0) <= most, kind
    assert set(table["on_board"]) == set(FIGURES)
    assert 0 <= table["eggs"] <= EGGS
    for placed, supply, all_of_them in (
        ("fires", "fire_supply", FIRES),
        ("malfunctions", "malfunction_supply", MALFUNCTIONS),
    ):
        assert min(table[placed], table[supply]) >= 0
        assert table[placed] + table[supply] <= all_of_them
    assert sorted(place["token"] for place in table["power"].values()) == [1, 2, 3, 4]


def _check_players(table: Shown) -> None:
    seats = [player["seat"] for player in table["players"]]
    assert seats == list(range(1, len(seats) + 1))
    assert 1 <= len(seats) <= 5
    pods = [player["pod"] for player in table["players"] if player["pod"]]
    assert len(pods) == len(set(pods))
    characters = [player["character"] for player in table["players"]]
    assert len(characters) == len(set(characters))
    for player in table["players"]:
        assert player["status"] in STATUSES
        assert (player["status"] == "in_pod") == (player["pod"] is not None)
        assert 0 <= player["light_wounds"] <= LIGHT
        assert 0 <= player["dressed_wounds"] <= player["serious_wounds"] <= SERIOUS
    if table["ending"]:
        safe = {p["seat"] for p in table["players"] if p["status"] in ("isolated", "bunker", "escaped")}
        assert set(table["ending"]["survivors"]) == safe


def _check_tokens(before: Shown, changes: _Changes, after: Shown) -> None:
    """Of each kind as many as before; what changed places is told, one event a token."""
    for kind in before["bag"]:
        into_bag = changes.count("token_moved", token=kind, to="bag")
        out_of_it = changes.count("token_moved", token=kind, to="supply")
        assert after["bag"][kind] - before["bag"][kind] == into_bag - out_of_it, kind
        assert after["supply"][kind] - before["supply"][kind] == out_of_it - into_bag, kind


def _check_figures(before: Shown, changes: _Changes, after: Shown) -> None:
    for kind in FIGURES:
        placed = changes.count("figure_placed", token=kind)
        gone = changes.count("figure_removed", token=kind)
        if kind == "adult":
            gone += changes.total("adults_withdrew", "count")
        expected = before["on_board"][kind] + placed - gone
        if changes.is_end and after["ending"]["cause"] == "destroyed":
            expected = 0
        assert after["on_board"][kind] == expected or changes.is_set_right(f"on_board.{kind}"), kind
    eggs = before["eggs"] + changes.count("egg_laid") - changes.count("egg_destroyed")
    assert after["eggs"] in (eggs, 0 if changes.is_end else eggs) or changes.is_set_right("eggs")


def _check_markers(before: Shown, changes: _Changes, after: Shown) -> None:
    for placed, supply, marker in (
        ("fires", "fire_supply", "fire"),
        ("malfunctions", "malfunction_supply", "malfunction"),
    ):
        lost = changes.total("markers_lost", placed)
        kept = before[placed] + before[supply] - after[placed] - after[supply]
        assert kept == lost or changes.is_set_right(supply), marker
        moved = changes.count(f"{marker}_placed") - changes.count(f"{marker}_removed")
        assert after[placed] - before[placed] == moved or changes.is_set_right(placed), marker


def _check_people(before: Shown, changes: _Changes, after: Shown) -> None:
    """The same people sit there; nobody dies or gets away untold."""
    for old, new in zip(before["players"], after["players"], strict=True):
        seat = new["seat"]
        if changes.is_set_right(f"players.{seat}"):
            continue
        assert (old["name"], old["character"]) == (new["name"], new["character"])
        told = Counter(event["type"] for event in changes.events if event.get("player") == seat)
        if old["status"] != new["status"] and not changes.is_end:
            assert told[f"character_{WAYS[new['status']]}"] or told["character_revived"], new["status"]
        assert new["knowledge"] >= old["knowledge"]


WAYS = {
    "in_play": "returned",
    "in_pod": "boarded",
    "isolated": "isolated",
    "bunker": "reached_bunker",
    "escaped": "escaped",
    "dead": "died",
}


def _check_course(before: Shown, changes: _Changes, after: Shown) -> None:
    """Time runs down, rounds count up, by one at a time."""
    if not changes.is_set_right("time") and not changes.is_end:
        assert before["time"] - after["time"] == changes.count("time_advanced") <= 1
    if not changes.is_set_right("round"):
        assert after["round"] - before["round"] == changes.count("round_began") <= 1
    if not changes.is_set_right("css"):
        assert len(after["css"]) == len(before["css"])
    assert before["ending"] is None
    assert (after["ending"] is not None) == changes.is_end == (after["phase"] == "over")
