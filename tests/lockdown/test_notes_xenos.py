"""The rules notes, points 14 to 28: bag and xenos, characters. Each docstring names its point; points 1
to 13 are in test_notes.py.

Not here: development token by token (14) is in test_bag.py, starting knowledge (25) in test_setup.py,
every correction (28) in test_correct.py, the flee example (20) in test_book_examples.py. The app does
not know whom a xeno attacks (18), what a room gives (27) or where eggs are carried (21): it only says
what the table must do."""

import pytest

from tests.lockdown.table import people, table

ONLY_THE_BLANK = {"bag.larva": 0, "bag.creeper": 0, "bag.adult": 0, "bag.queen": 0}

# Bag and xenos


@pytest.mark.parametrize("token", ["adult", "breeder"])
def test_adult_and_breeder_are_back_in_the_bag_before_the_noise_rolls(token: str) -> None:
    """Point 14: an encounter of such a roll may draw the very same token."""
    at = table(given={"bag.larva": 0, "bag.creeper": 0, "bag.adult": 0, "bag.queen": 0, "bag.blank": 0})
    at.set({f"bag.{token}": 1}).go_to("bag_development").do("draw_token")
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
    at = table(given=ONLY_THE_BLANK).do("encounter", player=1)
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


# Characters


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
