"""The data files against what is printed (facts, sections 1 to 4 and 6), written out as plain numbers."""

from collections import Counter

import pytest

from companion.games.lockdown.figures import attack_cards, event_cards, figures

A, B, C, Q = "adult", "breeder", "creeper", "queen"


def test_the_box() -> None:
    box = figures().limits
    assert (box.players, box.eggs, box.fires, box.malfunctions, box.css_tokens) == (5, 8, 12, 10, 7)
    assert box.figures == {"larva": 6, "creeper": 3, "adult": 8, "breeder": 2, "queen": 1}
    assert (box.light_wounds, box.serious_wounds, box.knowledge) == (2, 3, 8)


def test_the_time_track() -> None:
    track = figures().boards["standard"]
    assert track.start == 15
    assert track.css == (10, 8, 6, 4, 2, 1)
    assert track.isolation_opens == 8
    # by the field that is entered: 15|14 is 14
    assert track.red_thresholds == (14, 13, 9, 7, 4)
    assert track.blue_thresholds == (11, 5, 3)


NIGHT_STALKERS = {
    ("blank", 0, 0): 1,
    ("larva", 0, 1): 4,
    ("larva", 1, 2): 4,
    ("creeper", 1, 2): 3,
    ("adult", 1, 3): 3,
    ("adult", 2, 3): 3,
    ("adult", 2, 4): 3,
    ("adult", 3, 4): 3,
    ("breeder", 2, 4): 1,
    ("breeder", 3, 4): 1,
    ("queen", 4, 4): 1,
}
INTRUDERS = {
    ("blank", 0, 0): 1,
    ("larva", 1, 1): 8,
    ("creeper", 1, 1): 3,
    ("adult", 2, 2): 4,
    ("adult", 3, 3): 5,
    ("adult", 4, 4): 3,
    ("breeder", 3, 3): 1,
    ("breeder", 4, 4): 1,
    ("queen", 4, 4): 1,
}


@pytest.mark.parametrize(("xenos", "printed"), [("night_stalkers", NIGHT_STALKERS), ("intruders", INTRUDERS)])
def test_27_tokens_of_each_species(xenos: str, printed: dict[tuple[str, int, int], int]) -> None:
    tokens = figures().tokens[xenos]
    assert {(token.kind, token.lit, token.dark): token.count for token in tokens} == printed
    assert sum(token.count for token in tokens) == 27


# number: who moves, through which corridors
EVENTS = {
    1: ([A, B], [1]),
    2: ([B, Q], [1]),
    3: ([C, B, Q], [1]),
    4: ([C, A], [1]),
    5: ([A, B, Q], [1]),
    6: ([A, B], [2]),
    7: ([B, Q], [2]),
    8: ([C, B, Q], [2]),
    9: ([C, A], [2]),
    10: ([A, B, Q], [2]),
    11: ([A, B], [3]),
    12: ([B, Q], [3]),
    13: ([C, B, Q], [3]),
    14: ([C, A], [3]),
    15: ([A, B, Q], [3]),
    16: ([A, B], [4]),
    17: ([B, Q], [4]),
    18: ([C, B, Q], [4]),
    19: ([C, A], [4]),
    20: ([A, B, Q], [4]),
    21: ([A, B, Q], [1, 3]),
    22: ([A, B, Q], [2, 4]),
}


def test_22_event_cards() -> None:
    cards = event_cards()
    assert {number: (list(card.moves), list(card.corridors)) for number, card in cards.items()} == EVENTS
    assert {number for number, card in cards.items() if card.leaves_game} == {5, 10, 15, 20, 21, 22}
    assert {number: card.does for number, card in cards.items() if card.does} == {
        6: ("egg_lost",),
        12: ("time_token_inactive",),
        22: ("elevator_off",),
    }


def test_every_direction_has_each_kind_of_event_card_once() -> None:
    """The printed structure; a slip in the list above would show here."""
    kinds = {frozenset(each) for each in ([A, B], [B, Q], [C, B, Q], [C, A], [A, B, Q])}
    single = [card for card in event_cards().values() if len(card.corridors) == 1]
    for direction in (1, 2, 3, 4):
        moving = [frozenset(card.moves) for card in single if card.corridors == (direction,)]
        assert Counter(moving) == Counter(kinds)
    double = {card.corridors: set(card.moves) for card in event_cards().values() if len(card.corridors) == 2}
    assert double == {(1, 3): {A, B, Q}, (2, 4): {A, B, Q}}


# who may use it, the numbers in its drop of blood, 0 for the retreat arrow
ATTACKS = {
    "cut": ([C, A, B, Q], [2, 3, 4, 5, 0]),
    "perched_in_the_dark": ([A, B, Q], [2, 4, 5, 5, 0]),
    "blood_chase": ([C, A, B, Q], [2, 4, 5]),
    "blood_rage": ([B, Q], [3, 5]),
    "evolve": ([C], [4, 0]),
    "piercing_the_heart": ([Q], [3, 5]),
    "infecting_the_host": ([C, Q], [4]),
}


def test_20_attack_cards() -> None:
    cards = attack_cards()
    assert len(cards) == 20
    assert {card.id: (list(card.attackers), list(card.blood)) for card in cards.values()} == ATTACKS
    blood = Counter(int(copy.split("/")[1].rstrip("b")) for copy in cards)
    assert blood == {2: 3, 3: 3, 4: 5, 5: 6, 0: 3}


def test_the_noise_die() -> None:
    assert figures().dice.noise == {"1": 2, "2": 2, "3": 2, "4": 2, "silence": 1, "danger": 1}
