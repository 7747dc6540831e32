"""Characters: wounds dressed and healed, statuses, knowledge, ways out, reviving
(Rulebook: Wounds and death; Leaving the facility; Knowledge; Fully cooperative mode)."""

import pytest

from tests.lockdown.table import table


def test_only_undressed_serious_wounds_can_be_dressed() -> None:
    at = table(given={"players.1.serious_wounds": 2}).do("dress", player=1)
    assert at.player(1)["dressed_wounds"] == 1
    assert at.refused("dress", player=1, count=2) == "no-wound-to-dress"
    at.do("dress", player=1)
    assert at.refused("dress", player=1) == "no-wound-to-dress"


def test_light_wounds_heal_as_many_as_there_are() -> None:
    at = table(given={"players.1.light_wounds": 2}).do("heal", player=1, kind="light")
    assert at.player(1)["light_wounds"] == 1
    assert at.refused("heal", player=1, kind="light", count=2) == "no-light-wound-to-heal"


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("wound", {"kind": "deadly"}),
        ("wound", {}),
        ("wound", {"kind": "light", "count": 0}),
        ("wound", {"kind": "light", "count": None}),
        ("wound", {"kind": "light", "count": "2"}),
        ("wound", {"kind": "light", "count": True}),
        ("dress", {"count": -1}),
        ("heal", {"kind": "all"}),
        ("gain_knowledge", {"amount": 0}),
        ("gain_knowledge", {"amount": 9}),
        ("gain_knowledge", {"amount": 3, "archive": True}),
        ("set_status", {}),
        ("set_status", {"slime": None}),
        ("enter_pod", {"pod": "d"}),
        ("leave", {"by": "window"}),
        ("leave", {"by": "isolation", "using": "suit"}),
        ("kill", {"why": "revenge"}),
    ],
)
def test_reports_that_do_not_fit_are_bad_arguments(name: str, words: dict[str, object]) -> None:
    table(given={"time": 8}).refused(name, code="bad_arguments", player=1, **words)


@pytest.mark.parametrize("status", ["larva", "slime", "signal"])
def test_a_status_comes_and_goes_and_is_not_doubled(status: str) -> None:
    at = table().do("set_status", player=2, **{status: True})
    assert at.player(2)[status] is True
    assert at.refused("set_status", player=2, **{status: True}) == "no-status-so-already"
    assert at.do("set_status", player=2, **{status: False}).player(2)[status] is False


def test_several_statuses_can_be_told_at_once() -> None:
    at = table(given={"players.1.slime": True}).do("set_status", player=1, slime=True, signal=True)
    assert (at.player(1)["slime"], at.player(1)["signal"]) == (True, True)
    assert at.happened == ["status_set"]


def test_the_bunker_is_shut_behind_the_main_gate() -> None:
    at = table()
    assert at.refused("leave", player=1, by="bunker") == "no-gate-open"
    at.do("open_main_gate")
    assert at.refused("open_main_gate") == "no-gate-open-already"
    assert at.do("leave", player=1, by="bunker").statuses[0] == "bunker"


def test_the_rover_takes_one_and_must_be_called_back() -> None:
    """Rulebook: Escaping the facility; The rover."""
    at = table(players=4, given={"main_gate_open": True}).do("leave", player=1, by="bunker", using="rover")
    assert at["rover"] == "bunker"
    assert at.refused("leave", player=2, by="bunker", using="rover") == "no-rover-here"
    assert at.refused("move_rover", to="bunker") == "no-rover-there-already"
    at.do("move_rover", to="facility").do("leave", player=2, by="bunker", using="rover")
    assert at.statuses == ["bunker", "bunker", "in_play", "in_play"]


def test_a_suit_leaves_the_rover_where_it_is() -> None:
    at = table(given={"main_gate_open": True}).do("leave", player=1, by="bunker", using="suit")
    assert (at.statuses[0], at["rover"]) == ("bunker", "facility")


@pytest.mark.parametrize(("rover", "using"), [("facility", "rover"), ("bunker", "suit")])
def test_without_a_word_whoever_leaves_takes_the_rover_if_it_is_there(rover: str, using: str) -> None:
    at = table(given={"main_gate_open": True, "rover": rover}).do("leave", player=1, by="bunker")
    assert at.event("character_reached_bunker")["using"] == using


def test_the_isolation_room_takes_more_than_one() -> None:
    """Facts, section 11: it stays usable after somebody locked in."""
    at = table(players=3, given={"time": 8}).do("leave", player=1, by="isolation")
    assert at.do("leave", player=2, by="isolation").statuses == ["isolated", "isolated", "in_play"]


def test_with_all_pods_taken_none_is_offered() -> None:
    at = table(players=4, given={"time": 8})
    for seat, pod in enumerate("abc", start=1):
        assert [len(offer["choices"]["pod"]) for offer in at.offered("enter_pod")] == [4 - seat] * (5 - seat)
        at.do("enter_pod", player=seat, pod=pod)
    assert at.offered("enter_pod") == []


def test_in_the_cooperative_mode_the_dead_get_up_again() -> None:
    """Rulebook: Reviving. Light wounds are healed, serious ones dressed."""
    at = table(players=2, mode="coop", given={"players.2.serious_wounds": 3, "players.2.light_wounds": 2})
    at.do("wound", player=2, kind="light").next_round().do("revive", player=2)
    ben = at.player(2)
    wounds = (ben["light_wounds"], ben["serious_wounds"], ben["dressed_wounds"])
    assert (ben["status"], wounds) == ("in_play", (0, 3, 3))
    assert at.do("end_turn")["active_player"] == 2


def test_the_living_and_the_dead_of_other_modes_are_not_revived() -> None:
    assert table(mode="coop").refused("revive", player=1) == "no-dead-to-revive"
    assert table().do("kill", player=1).refused("revive", player=1) == "no-reviving-here"
