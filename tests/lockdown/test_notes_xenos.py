"""The rules notes, points 14 to 21: bag and xenos. Each docstring names its point.

Not here: development token by token (14) is in test_bag.py, the flee example (20) in
test_book_examples.py. The app does not know whom a xeno attacks (18) or where eggs are carried (21):
it only says what the table must do."""

import pytest

from companion.games.lockdown import GAME
from tests.lockdown.table import EMPTY_BAG, table


@pytest.mark.parametrize("token", ["adult", "breeder"])
def test_adult_and_breeder_are_back_in_the_bag_before_the_noise_rolls(token: str) -> None:
    """Point 14: an encounter of such a roll may draw the very same token."""
    at = table(given={**EMPTY_BAG, f"bag.{token}": 1}).go_to("bag_development").do("draw_token")
    assert at.happened == ["token_drawn", "reminded"]
    assert at.reminders == ["noise_rolls"]
    assert at.do("encounter", player=1)["on_board"][token] == 1


@pytest.mark.parametrize(("eggs", "then"), [(0, 1), (5, 6), (7, 8), (8, 8)])
def test_the_queen_adds_an_egg_up_to_eight(eggs: int, then: int) -> None:
    """Point 14: with nobody in the Nest."""
    at = table(given={"eggs": eggs}).go_to("bag_development").do("draw_token", token="queen")
    assert (at["eggs"], at["bag"]["queen"]) == (then, 1)


@pytest.mark.parametrize("token", ["larva", "creeper", "adult", "breeder", "queen"])
def test_an_encounter_puts_the_token_into_the_supply_and_a_figure_on_the_board(token: str) -> None:
    """Point 15."""
    at = table(given={"bag.breeder": 1})
    bag, supply = at["bag"], at["supply"]
    at.do("encounter", player=2, token=token)
    assert at["bag"] == {**bag, token: bag[token] - 1}
    assert at["supply"] == {**supply, token: supply[token] + 1}
    assert at["on_board"] == {**dict.fromkeys(at["on_board"], 0), token: 1}


@pytest.mark.parametrize(
    ("token", "hand", "dark", "is_surprise"),
    [
        ("larva-0-1", 0, False, False),  # nobody has fewer than no cards
        ("larva-0-1", 0, True, True),
        ("larva-1-2", 1, False, False),
        ("larva-1-2", 1, True, True),
        ("creeper-1-2", 0, False, True),
        ("creeper-1-2", 2, True, False),
        ("adult-1-3", 1, False, False),
        ("adult-1-3", 2, True, True),
        ("adult-2-4", 3, True, True),
        ("adult-2-4", 4, True, False),
        ("adult-3-4", 2, False, True),
        ("adult-3-4", 3, False, False),
        ("queen-4-4", 3, False, True),
        ("queen-4-4", 4, True, False),
    ],
)
def test_fewer_cards_in_hand_than_the_number_is_a_surprise_attack(
    token: str, hand: int, dark: bool, is_surprise: bool
) -> None:
    """Point 15: all cards in hand count, against the number for light or dark."""
    kind = token.split("-")[0]
    everything = {"blank": 1, "larva": 8, "creeper": 3, "adult": 12, "breeder": 2, "queen": 1}
    at = table(given={f"bag.{kind}": count for kind, count in everything.items()})
    at.do("encounter", luck=[token], player=1, hand=hand, dark=dark)
    met = at.event("encountered")
    assert (met["token"], met["surprise"]) == (kind, is_surprise)


def test_the_blank_token_means_noise_and_stays_in_the_bag() -> None:
    """Point 15: no figure, no first encounter."""
    at = table()
    before = at.view
    at.do("encounter", player=1, token="blank")
    assert at.reminders == ["remove_noise", "noise_everywhere"]
    assert at.view == before


def test_with_the_last_blank_an_adult_comes_into_the_bag() -> None:
    """Point 15: only if it was the last token there."""
    at = table(given={**EMPTY_BAG, "bag.blank": 1}).do("encounter", player=1)
    assert at["bag"] == {"blank": 1, "larva": 0, "creeper": 0, "adult": 1, "breeder": 0, "queen": 0}
    assert at["supply"]["adult"] == 11


@pytest.mark.parametrize("in_combat", range(1, 9))
def test_the_ninth_adult_makes_those_not_in_combat_leave(in_combat: int) -> None:
    """Point 16: their tokens go into the bag; with all eight in combat none is placed."""
    at = table(given={"on_board.adult": 8})
    at.do("encounter", player=1, token="adult", adults_in_combat=in_combat)
    leaving = 8 - in_combat
    assert at["on_board"]["adult"] == min(in_combat + 1, 8)
    assert at["bag"]["adult"] == 4 + leaving
    assert ("figure_placed" in at.happened) is (in_combat < 8)
    assert ("encountered" in at.happened) is (in_combat < 8), "no figure, nobody to compare with"


def test_with_eight_adults_on_the_board_every_encounter_offered_asks_how_many_are_in_combat() -> None:
    """Point 16: whoever plays by the offers can say it too."""
    for adults, is_asked in ((7, False), (8, True)):
        at = table(given={"on_board.adult": adults})
        asked = [offer["choices"] for offer in GAME.offers(at.state) if offer["do"] == "encounter"]
        assert [("adults_in_combat" in choices) for choices in asked] == [is_asked] * 3


def test_leaving_adults_put_as_many_tokens_into_the_bag_as_the_supply_has() -> None:
    """Point 16: an adult that appears without a token of its own."""
    at = table(given={"on_board.adult": 8, "bag.adult": 9}).do("xeno_placed", type="adult")
    assert (at["on_board"]["adult"], at["bag"]["adult"], at["supply"]["adult"]) == (1, 12, 0)


def test_up_to_eight_adults_nobody_leaves() -> None:
    """Point 16."""
    at = table(given={"on_board.adult": 7}).do("xeno_placed", type="adult")
    assert (at["on_board"]["adult"], at["bag"]["adult"]) == (8, 5)


@pytest.mark.parametrize(("kind", "there_are"), [("larva", 6), ("creeper", 3), ("breeder", 2), ("queen", 1)])
def test_with_no_figure_left_none_is_placed(kind: str, there_are: int) -> None:
    """Point 16."""
    at = table(given={f"on_board.{kind}": there_are - 1}).do("xeno_placed", type=kind)
    assert (at["on_board"][kind], at.happened[0]) == (there_are, "figure_placed")
    at.do("xeno_placed", type=kind)
    assert (at["on_board"][kind], at.happened) == (there_are, ["figure_missing"])


def test_larvae_on_character_boards_are_figures_in_use() -> None:
    """Point 16: six, those carried included, however the next one would come."""
    at = table(players=5, modes={"attacks": "table"}, given={"on_board.larva": 2, "on_board.creeper": 1})
    for seat in (1, 2, 3, 4):
        at.do("set_status", player=seat, larva=True)
    assert at.do("xeno_placed", type="larva").happened == ["figure_missing"]
    assert at.refused("set_status", player=5, larva=True) == "no-larva-figure-left"
    assert at.refused("xeno_changed", from_="creeper", to="larva") == "no-figure-left"
    at.do("attack", player=5, type="creeper", card="infecting_the_host", dark=True)
    assert (at.player(5)["larva"], at.player(5)["slime"]) == (False, True)


@pytest.mark.parametrize(("in_bag", "then"), [(1, 2), (2, 3), (3, 3)])
def test_a_xeno_that_slips_away_puts_a_token_of_its_kind_into_the_bag(in_bag: int, then: int) -> None:
    """Point 17: if the supply has one; there are three creepers."""
    at = table(given={"on_board.creeper": 1, "bag.creeper": in_bag})
    at.do("xeno_removed", type="creeper", to="bag")
    assert (at["on_board"]["creeper"], at["bag"]["creeper"], at["supply"]["creeper"]) == (0, then, 3 - then)


def test_a_xeno_that_is_killed_puts_nothing_into_the_bag() -> None:
    """Point 17: its token lies in the supply already."""
    at = table(given={"on_board.creeper": 1})
    bag = at["bag"]
    assert at.do("xeno_removed", type="creeper", to="supply")["bag"] == bag
    assert at["on_board"]["creeper"] == 0


@pytest.mark.parametrize("has_one", [False, True])
@pytest.mark.parametrize(("name", "words"), [("infest", {}), ("attack", {"type": "larva"})])
def test_a_larva_attacks_without_a_card(name: str, words: dict[str, object], has_one: bool) -> None:
    """Point 18: it leaves the board; a larva for whoever has none, a contamination card either way."""
    at = table(modes={"attacks": "app"}, given={"on_board.larva": 2, "players.1.larva": has_one})
    at.do(name, luck=[], player=1, **words)
    assert (at["on_board"]["larva"], at.player(1)["larva"]) == (1, True)
    assert at.reminders == ["contamination"]
    assert "attack_card_drawn" not in at.happened


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("xeno_placed", {"type": "larva"}),
        ("encounter", {"player": 1, "token": "larva"}),
        ("draw_token", {"token": "queen", "nest_occupied": True}),
    ],
)
def test_the_first_figure_on_the_board_is_the_first_encounter(name: str, words: dict[str, object]) -> None:
    """Point 19: however it came, and once."""
    at = table().go_to("bag_development").do(name, **words)
    assert at["first_encounter"] is True
    assert "choose_objective" in at.reminders
    at.do("xeno_placed", type="adult")
    assert at.reminders == []


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("encounter", {"player": 1, "token": "blank"}),
        ("lay_egg", {}),
        ("set_status", {"player": 1, "larva": True}),
        ("draw_token", {"token": "queen"}),
    ],
)
def test_a_blank_an_egg_and_a_scanned_larva_are_no_first_encounter(
    name: str, words: dict[str, object]
) -> None:
    """Point 19."""
    assert table().go_to("bag_development").do(name, **words)["first_encounter"] is False


def test_the_table_is_told_of_eggs_that_burn_and_takes_them_off_itself() -> None:
    """Point 21: the app does not know where fires and carried eggs are."""
    at = table().go_to("fire_damage")
    assert any("eggs" in text for text in at.told_texts)
    assert at.do("destroy_egg")["eggs"] == 4
