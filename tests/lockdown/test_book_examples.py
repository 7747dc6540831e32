"""The examples of the rulebooks that touch what the app keeps, in the books' order. Facts and figures
only; each docstring names the heading. Examples about moving, exploring, shooting dice, items and
searching touch nothing that is kept here."""

import pytest

from tests.lockdown.table import Table, table

DECK = set(range(1, 23))


def free_slots(at: Table) -> int:
    """Fields between the time token and the autodestruction token."""
    return at["time"] - at["autodestruction"]["slot"] - 1


def test_autodestruction_runs_with_two_free_slots_then_with_one() -> None:
    """Autodestruction sequence: from its start at 15 to the end of the facility, round by round."""
    at = table().do("start_autodestruction")
    assert free_slots(at) == 2
    at.next_round().next_round().next_round()
    assert (at["time"], at["autodestruction"]) == (12, {"slot": 12, "side": "yellow"})
    at.next_round()
    assert (at["autodestruction"]["side"], free_slots(at), at["main_gate_open"]) == ("red", 1, True)
    at.next_round().next_round()
    assert (at["time"], at["autodestruction"]) == (9, {"slot": 9, "side": "red"})
    assert at.go_to("over")["ending"]["cause"] == "destroyed"


def test_the_alert_at_15_lies_on_7_and_opens_the_isolation_room_early() -> None:
    """Alert procedure; Isolation Room, note: who triggers it need not wait for the white fields."""
    at = table().do("trigger_alert").do("leave", player=2, by="isolation")
    while at["time"] > 7:
        at.next_round()
    at.go_to("over")
    assert (at["round"], at["ending"]) == (9, {"cause": "swept", "survivors": [2]})


def test_the_event_card_moves_adults_breeders_and_the_queen_then_leaves_the_game() -> None:
    """Example of an event card: Coolant Leak, through corridor 1; deck and discard are shuffled."""
    at = table(modes={"events": "app"}).go_to("event_card").do("event_card", luck=[11])
    assert at.state.event_discard == (11,)
    at.next_step().next_step().go_to("event_card").do("event_card", luck=[5])
    drawn = at.event("event_card_drawn")
    assert (drawn["moves"], drawn["corridors"]) == (["adult", "breeder", "queen"], [1])
    assert at.event("event_card_removed") == {"card": 5}
    assert (set(at.state.event_deck), at.state.event_discard) == (DECK - {5}, ())


def test_a_broken_cooling_system_starts_autodestruction_from_where_time_stands_then() -> None:
    """Example of an event card: time has moved already when the card is resolved."""
    at = table(given={"time": 11}).go_to("event_card").do("event_card", card=5).do("start_autodestruction")
    assert at["autodestruction"] == {"slot": 7, "side": "yellow"}


def test_an_adult_2_3_in_a_lit_section_against_one_card_attacks_by_surprise() -> None:
    """Example of an encounter."""
    at = table(given={"bag.adult": 12}).do("encounter", luck=["adult-2-3"], player=1, hand=1, dark=False)
    assert at.event("encountered") == {
        "player": 1,
        "token": "adult",
        "lit": 2,
        "dark": 3,
        "hand": 1,
        "is_dark": False,
        "surprise": True,
    }
    assert at.reminders[0] == "remove_noise"


def test_a_creeper_with_three_wounds_lives_if_its_blood_is_higher() -> None:
    """Example of an attack on a xeno."""
    at = table(modes={"attacks": "app"}, given={"on_board.creeper": 1})
    at.do("check_injury", luck=["cut/4"], type="creeper", wounds=3)
    assert at.event("injury_checked") == {"token": "creeper", "wounds": 3, "blood": 4, "outcome": "lives"}
    assert at["on_board"]["creeper"] == 1


@pytest.mark.parametrize(("card", "hits"), [("blood_chase", True), ("perched_in_the_dark", False)])
def test_a_creeper_hits_whoever_flees_with_blood_chase(card: str, hits: bool) -> None:
    """Example of fleeing, as the Spanish book has it; the card of the German one shows no creeper
    (notes, point 20)."""
    at = table(modes={"attacks": "table"}, given={"on_board.creeper": 1})
    at.do("attack", player=1, type="creeper", card=card)
    assert at.event("attacked")["hits"] is hits
    assert (at.player(1)["light_wounds"], at.player(1)["serious_wounds"]) == (int(hits), 0)


@pytest.mark.parametrize(("dark", "light_wounds"), [(False, 1), (True, 2)])
def test_cut_wounds_once_and_once_more_in_the_dark(dark: bool, light_wounds: int) -> None:
    """Example of an attack card; a contamination card either way."""
    at = table(modes={"attacks": "table"}).do("attack", player=2, type="adult", card="cut", dark=dark)
    assert at.player(2)["light_wounds"] == light_wounds
    assert at.reminders == ["contamination"]


def test_an_infected_janitor_carries_a_larva_and_dies_of_the_next_scan() -> None:
    """Example of scanning; Scanning, second paragraph: a creeper comes, the larva figure is free again."""
    at = table(players=3).do("set_status", player=3, larva=True)
    assert at.player(3)["larva"] is True
    at.do("kill", player=3).do("xeno_placed", type="creeper")
    assert (at.statuses[2], at.player(3)["larva"], at["on_board"]["creeper"]) == ("dead", False, 1)


def test_two_light_wounds_and_two_more_are_a_serious_and_a_light_one() -> None:
    """Light wounds, example."""
    at = table(given={"players.1.light_wounds": 2}).do("wound", player=1, kind="light", count=2)
    assert (at.player(1)["serious_wounds"], at.player(1)["light_wounds"]) == (1, 1)


def test_the_survivor_analyses_an_egg_and_knows_three_more() -> None:
    """Example of discovering a weakness: an egg taken from the Nest is no Nest egg any more."""
    at = table().do("destroy_egg").do("gain_knowledge", player=1, amount=3)
    assert (at["eggs"], at.player(1)["knowledge"]) == (4, 6)


@pytest.mark.parametrize(("dark", "is_surprise"), [(True, True), (False, False)])
def test_a_torch_in_the_dark_lets_the_lower_number_count(dark: bool, is_surprise: bool) -> None:
    """Example of the effect of darkness: whoever ignores it reports the encounter as lit."""
    at = table(given={"bag.adult": 12}).do("encounter", luck=["adult-2-3"], player=1, hand=2, dark=dark)
    assert at.event("encountered")["surprise"] is is_surprise


def test_the_soldier_may_come_instead_of_the_survivor_but_not_with_her() -> None:
    """Choosing a character of the original game, example: both are red."""
    both = [{"name": "Ana", "character": "survivor"}, {"name": "Ben", "character": "soldier"}]
    assert Table().refused("setup", players=both) == "no-character-twice"
    assert table(players=both[1:]).player(1)["knowledge"] == 3
