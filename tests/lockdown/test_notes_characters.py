"""The rules notes, points 22 to 28: characters. Each docstring names its point.

Not here: knowledge at the start (25) is in test_setup.py, every correction (28) in test_correct.py.
What a room gives, what a body leaves (26, 27) and whom a weakness serves (25) is the table's."""

import pytest

from tests.lockdown.table import people, table


@pytest.mark.parametrize(
    ("before", "kind", "count", "after", "status"),
    [
        # light and serious wounds before and after
        ((0, 0), "light", 1, (1, 0), "in_play"),
        ((0, 0), "light", 2, (2, 0), "in_play"),
        ((2, 0), "light", 1, (0, 1), "in_play"),
        ((0, 0), "light", 7, (1, 2), "in_play"),
        ((1, 1), "serious", 1, (1, 2), "in_play"),
        ((2, 2), "light", 1, (0, 3), "in_play"),
        ((2, 2), "light", 2, (0, 3), "dead"),
        ((0, 3), "light", 1, (0, 3), "dead"),
        ((0, 3), "serious", 1, (0, 3), "dead"),
        ((0, 0), "serious", 3, (0, 3), "in_play"),
        ((0, 0), "serious", 4, (0, 3), "dead"),
    ],
)
def test_wounds_come_one_by_one(
    before: tuple[int, int], kind: str, count: int, after: tuple[int, int], status: str
) -> None:
    """Point 22: the third light one becomes a serious one; with three serious ones any wound kills."""
    at = table(given={"players.1.light_wounds": before[0], "players.1.serious_wounds": before[1]})
    at.do("wound", player=1, kind=kind, count=count)
    ana = at.player(1)
    assert ((ana["light_wounds"], ana["serious_wounds"]), ana["status"]) == (after, status)


def test_dressed_wounds_count_towards_death_and_only_they_can_be_healed() -> None:
    """Point 22."""
    at = table(given={"players.1.serious_wounds": 3})
    assert at.refused("heal", player=1, kind="serious") == "no-dressed-wound-to-heal"
    at.do("dress", player=1, count=2)
    assert (at.player(1)["serious_wounds"], at.player(1)["dressed_wounds"]) == (3, 2)
    at.do("heal", player=1, kind="serious")
    assert (at.player(1)["serious_wounds"], at.player(1)["dressed_wounds"]) == (2, 1)
    at.do("wound", player=1, kind="serious").do("dress", player=1, count=2)
    assert at.do("wound", player=1, kind="light").statuses[0] == "dead"


def test_fire_is_remembered_at_each_end_of_a_turn_and_at_passing() -> None:
    """Point 23: who has passed has no turn to end any more, so is asked no more."""
    at = table(given={"fires": 1})
    asked = []
    for name in ("end_turn", "pass_turn", "end_turn", "pass_turn"):
        at.do(name)
        asked += [event["player"] for event in at.events if event.get("about") == "fire"]
    assert (asked, at["phase"]) == ([1, 2, 1, 1], "event")


def test_without_fire_nobody_is_asked_about_it() -> None:
    """Point 23."""
    assert table().do("end_turn").reminders == []


@pytest.mark.parametrize(
    ("gone", "first_players"),
    [
        ({}, [1, 2, 3, 4, 1]),
        ({2: "dead"}, [1, 3, 4, 1, 3]),
        ({2: "isolated", 3: "escaped"}, [1, 4, 1, 4, 1]),
        ({2: "bunker", 3: "dead", 4: "escaped"}, [1, 1, 1, 1, 1]),
        ({1: "dead"}, [1, 2, 3, 4, 2]),
    ],
)
def test_the_first_player_token_passes_those_who_are_gone(
    gone: dict[int, str], first_players: list[int]
) -> None:
    """Point 24: in round 1 player 1, then the next seat still in the facility."""
    at = table(players=4, given={f"players.{seat}.status": status for seat, status in gone.items()})
    seen = []
    for _ in first_players:
        seen.append(at["first_player"])
        at.next_round()
    assert seen == first_players


def test_the_archive_gives_two_once_per_character() -> None:
    """Points 25 and 27."""
    at = table().do("gain_knowledge", player=2, amount=2, archive=True)
    assert (at.player(2)["knowledge"], at.player(2)["knowledge_active"]) == (3, True)
    assert at.refused("gain_knowledge", player=2, amount=2, archive=True) == "no-archive-again"
    assert at.do("gain_knowledge", player=1, amount=2, archive=True).player(1)["knowledge"] == 5


@pytest.mark.parametrize(("knowledge", "amount", "then"), [(1, 3, 4), (5, 3, 8), (7, 3, 8), (8, 1, 8)])
def test_knowledge_ends_at_eight(knowledge: int, amount: int, then: int) -> None:
    """Point 25; without the Archive the knowledge token is not turned."""
    at = table(given={"players.2.knowledge": knowledge}).do("gain_knowledge", player=2, amount=amount)
    assert (at.player(2)["knowledge"], at.player(2)["knowledge_active"]) == (then, False)


def test_the_first_death_opens_the_main_gate() -> None:
    """Point 26."""
    at = table(players=3).do("kill", player=1)
    assert at.happened[:2] == ["character_died", "gate_opened"]
    assert at.do("kill", player=2).happened == ["character_died", "turn_began"]


def test_a_death_behind_an_open_gate_opens_nothing() -> None:
    """Point 26."""
    at = table().do("open_main_gate").do("kill", player=2)
    assert at.happened == ["character_died"]


@pytest.mark.parametrize("runs", ["app", "table", "off"])
def test_a_person_can_always_say_what_was_drawn(runs: str) -> None:
    """Point 28: in every mode an outcome that is given is taken."""
    at = table(people(1), modes=dict.fromkeys(("bag", "events", "attacks", "noise"), runs))
    at.do("noise_roll", player=1, result="danger").do("encounter", player=1, token="creeper")
    at.do("attack", player=1, type="creeper", card="blood_chase")
    assert (at.player(1)["light_wounds"], at.player(1)["slime"]) == (1, True)
    at.go_to("event_card").do("event_card", card=6).do("next_step").do("draw_token", token="larva")
    assert (at["eggs"], at["bag"]["larva"], at["bag"]["adult"]) == (4, 3, 5)
