"""Odds of the next token and of a surprise attack, against counting every case by hand
(contract, section 2)."""

from fractions import Fraction
from itertools import combinations, product
from typing import Any

import msgspec
import pytest

from companion.core.errors import BadArguments, IllegalMove
from companion.games.lockdown import GAME
from tests.lockdown.table import EMPTY_BAG, Table, table

# Lit and dark numbers of all tokens, by kind (facts, section 2).
PRINTED = {
    "blank": [(0, 0)],
    "larva": [(0, 1)] * 4 + [(1, 2)] * 4,
    "creeper": [(1, 2)] * 3,
    "adult": [(1, 3)] * 3 + [(2, 3)] * 3 + [(2, 4)] * 3 + [(3, 4)] * 3,
    "breeder": [(2, 4), (3, 4)],
    "queen": [(4, 4)],
}


def ask(at: Table, **words: Any) -> Any:
    query = GAME.queries["odds"]
    return query.answer(at.state, msgspec.convert({"do": "odds", **words}, query.arguments))


def numbers_in_bag(at: Table) -> list[tuple[int, int]]:
    """The tokens of the app's own bag, one by one."""
    tokens = [token for token, count in at.state.bag.items() for _ in range(count)]
    return [tuple(map(int, token.split("-")[1:])) for token in tokens]


@pytest.mark.parametrize("given", [{}, {"bag.larva": 0, "bag.breeder": 2}, {"bag.adult": 12, "bag.queen": 0}])
def test_the_next_token_is_each_of_those_in_the_bag_alike(given: dict[str, int]) -> None:
    at = table(given=given)
    total = sum(at["bag"].values())
    found = ask(at)
    assert set(found) == {"tokens"}
    for kind, count in at["bag"].items():
        assert Fraction(found["tokens"][kind]["exact"]) == Fraction(count, total)
        assert found["tokens"][kind]["chance"] == pytest.approx(count / total, abs=1e-6)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("hand", range(6))
def test_a_surprise_from_the_apps_bag_is_counted_token_by_token(hand: int, dark: bool) -> None:
    """The blank token surprises nobody; it bears no number."""
    for seed in range(3):
        at = table(players=3, seed=seed, given={"bag.breeder": 1})
        numbers = numbers_in_bag(at)
        surprises = sum(hand < number[dark] for number in numbers)
        found = ask(at, player=1, hand=hand, dark=dark)["surprise"]
        assert list(found) == ["dark" if dark else "lit"]
        (chance,) = found.values()
        assert Fraction(chance["exact"]) == Fraction(surprises, len(numbers))


@pytest.mark.parametrize("hand", range(5))
def test_a_surprise_from_the_tables_bag_is_counted_over_every_bag_it_may_be(hand: int) -> None:
    """Of the table's bag only the kinds are known: every choice of such tokens is as likely."""
    counts = {"blank": 1, "larva": 2, "creeper": 1, "adult": 2, "breeder": 1, "queen": 1}
    at = table(modes={"bag": "table"}, given={f"bag.{kind}": count for kind, count in counts.items()})
    bags = product(*(list(combinations(PRINTED[kind], count)) for kind, count in counts.items()))
    drawn = [token for bag in bags for tokens in bag for token in tokens]
    found = ask(at, player=2, hand=hand)["surprise"]
    for position, side in enumerate(("lit", "dark")):
        surprises = sum(hand < token[position] for token in drawn)
        assert Fraction(found[side]["exact"]) == Fraction(surprises, len(drawn))


def test_a_drawn_token_changes_the_odds() -> None:
    at = table(given={"bag.adult": 1})
    assert Fraction(ask(at)["tokens"]["adult"]["exact"]) == Fraction(1, 8)
    at.do("encounter", player=1, token="adult")
    assert Fraction(ask(at)["tokens"]["adult"]["exact"]) == 0


def test_odds_need_a_table_a_token_and_a_hand_to_compare() -> None:
    with pytest.raises(IllegalMove):
        ask(Table())
    with pytest.raises(IllegalMove):
        ask(table(), player=3, hand=1)
    with pytest.raises(BadArguments):
        ask(table(), dark=True)
    with pytest.raises(IllegalMove):
        ask(table(given=EMPTY_BAG))
