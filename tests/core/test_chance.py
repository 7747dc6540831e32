"""Luck: seeded, real, and written down beforehand."""

from collections import Counter

import pytest

from companion.core.chance import Luck, Script

DIE = (1, 2, 3, 4, 5, 6)


def rolls(luck: Luck, count: int = 30) -> list[int]:
    return [luck.pick(DIE) for _ in range(count)]


def test_the_same_seed_and_row_are_the_same_luck() -> None:
    assert rolls(Luck(7, 3)) == rolls(Luck(7, 3))


@pytest.mark.parametrize("other", [(7, 4), (8, 3), (73, 0), (0, 73)])
def test_another_seed_or_another_row_is_other_luck(other: tuple[int, int]) -> None:
    assert rolls(Luck(7, 3)) != rolls(Luck(*other))


def test_luck_without_a_seed_does_not_repeat() -> None:
    assert rolls(Luck(), 60) != rolls(Luck(), 60)


def test_every_option_comes_up_as_often_as_the_others() -> None:
    # The first pick of many rows, as in a game: mixing the row in must not favour anything.
    counts = Counter(Luck(1, row).pick(DIE) for row in range(6000))
    assert set(counts) == set(DIE)
    expected = 1000
    chi_squared = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi_squared < 20.5  # one in a thousand for five degrees of freedom; the seed is fixed


def test_a_script_gives_its_outcomes_in_order() -> None:
    script = Script(6, 1)
    assert not script.is_used_up
    assert [script.pick(DIE), script.pick(DIE)] == [6, 1]
    assert script.is_used_up


def test_a_script_fails_for_an_outcome_that_cannot_be_and_when_it_is_used_up() -> None:
    with pytest.raises(AssertionError, match="7 cannot come out"):
        Script(7).pick(DIE)
    with pytest.raises(AssertionError, match="no luck was scripted"):
        Script().pick(DIE)
