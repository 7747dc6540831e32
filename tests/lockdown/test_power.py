"""Power tokens and the time token (Rulebook: Power; Backup Power Supply; Power Generator)."""

import pytest

from tests.lockdown.table import Table, table

SECTIONS = ("s01", "s02", "s03", "elevator")


def with_on(*tokens: int) -> Table:
    """Power tokens 1 to 4 from S-01 on, with these on."""
    return table(
        given={f"power.{place}.on": number in tokens for number, place in enumerate(SECTIONS, start=1)}
    )


def numbers_on(at: Table) -> set[int]:
    return {slot["token"] for slot in at["power"].values() if slot["on"]}


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((), {1, 2}),
        ((1,), {1, 2}),
        ((3,), {1, 2}),
        ((1, 2), {1, 2}),
        ((3, 4), {1, 2}),
        ((2, 3, 4), {2, 3, 4}),
        ((1, 2, 3), {1, 2, 3}),
        ((1, 2, 3, 4), {1, 2, 3, 4}),
    ],
)
def test_restoring_power_turns_on_the_two_lowest_unless_three_are_on(
    before: tuple[int, ...], after: set[int]
) -> None:
    """Backup Power Supply, step 1."""
    at = with_on(*before).do("restore_power")
    assert numbers_on(at) == after
    assert [at["power"][place]["token"] for place in SECTIONS] == [1, 2, 3, 4]


def test_restored_power_is_rearranged_without_turning_tokens() -> None:
    """Backup Power Supply, step 2."""
    at = with_on(1).do("restore_power", arrangement={"s01": 4, "s02": 1, "s03": 3, "elevator": 2})
    assert at["power"] == {
        "s01": {"token": 4, "on": False},
        "s02": {"token": 1, "on": True},
        "s03": {"token": 3, "on": False},
        "elevator": {"token": 2, "on": True},
    }


def test_restoring_power_turns_the_time_token_active_once() -> None:
    """Backup Power Supply, step 3."""
    at = table().do("restore_power")
    assert at["time_token"] == "active"
    assert "time_token_turned" not in at.do("restore_power").happened
    assert at["time_token"] == "active"


@pytest.mark.parametrize("arrangement", [{}, {"s01": 1}, dict.fromkeys(SECTIONS, 1), None])
def test_an_arrangement_names_every_token_once(arrangement: object) -> None:
    table().refused("restore_power", code="bad_arguments", arrangement=arrangement)


@pytest.mark.parametrize("side", ["inactive", "active"])
@pytest.mark.parametrize("section", SECTIONS)
def test_the_generator_turns_a_token_over_whatever_the_time_token_shows(section: str, side: str) -> None:
    at = table(given={"time_token": side})
    before = at["power"]
    at.do("flip_power", section=section)
    turned = {**before[section], "on": not before[section]["on"]}
    assert (at["power"], at["time_token"]) == ({**before, section: turned}, side)
    assert at.do("flip_power", section=section)["power"] == before


def test_swapping_takes_two_places() -> None:
    assert table().refused("swap_power", a="s02", b="s02") == "no-swap-same"


def test_the_time_token_turns_to_its_other_side_only() -> None:
    at = table()
    assert at.refused("flip_time_token", side="inactive") == "no-time-token-so-already"
    assert at.do("flip_time_token", side="active")["time_token"] == "active"


def test_without_backup_power_the_facility_is_dark_after_two_rounds() -> None:
    """Power thresholds: two tokens are on at the start, 15|14 and 14|13 are red."""
    at = table()
    lit = [numbers_on(at)]
    for _ in range(2):
        lit.append(numbers_on(at.next_round()))
    assert lit == [{1, 2}, {1}, set()]


def test_with_backup_power_only_the_three_blue_thresholds_cost_power() -> None:
    """Power thresholds, from 15 to the last field, all four tokens on at first."""
    at = with_on(1, 2, 3, 4).do("flip_time_token", side="active")
    lost = []
    while at["phase"] != "over":
        on = numbers_on(at)
        at.go_to("remove_noise" if at["time"] > 1 else "over")
        if at["phase"] != "over":
            lost += [(at["time"], token) for token in on - numbers_on(at)]
            at.next_round()
    assert lost == [(11, 4), (5, 3), (3, 2)]
