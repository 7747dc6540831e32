"""The bag: development token by token, encounters, figures, tokens
(Rulebook: Bag development; Encounters; notes, points 14 to 17)."""

import pytest

from tests.lockdown.table import Table, table


def developing(given: dict[str, object] | None = None, **options: object) -> Table:
    return table(given=given, **options).go_to("bag_development")


DEVELOPMENT = [
    # given, token drawn, what leaves the bag, what comes
    ({}, "larva", "larva", "adult"),
    ({}, "creeper", "creeper", "breeder"),
    ({}, "adult", None, None),
    ({"bag.breeder": 1}, "breeder", None, None),
    ({}, "blank", None, "adult"),
    ({}, "queen", None, None),
    ({"bag.adult": 12}, "larva", "larva", None),
    ({"bag.breeder": 2}, "creeper", "creeper", None),
    ({"bag.adult": 12}, "blank", None, None),
]


@pytest.mark.parametrize("runs", ["app", "table", "off"])
@pytest.mark.parametrize(("given", "token", "leaves", "comes"), DEVELOPMENT)
def test_what_leaves_the_bag_and_what_comes(
    given: dict[str, object], token: str, leaves: str | None, comes: str | None, runs: str
) -> None:
    """With none of the kind left in the supply, nothing comes."""
    at = developing(given, modes={"bag": runs})
    expected = at["bag"]
    at.do("draw_token", token=token)
    if leaves:
        expected[leaves] -= 1
    if comes:
        expected[comes] += 1
    assert at["bag"] == expected
    assert sum(at["bag"].values()) + sum(at["supply"].values()) == 27
    assert at["on_board"] == dict.fromkeys(at["on_board"], 0)
    assert ("noise_rolls" in at.reminders) is (token in ("adult", "breeder"))


def test_the_table_hears_when_the_supply_has_none_to_come() -> None:
    at = developing({"bag.breeder": 2}).do("draw_token", token="creeper")
    assert at.event("token_missing") == {"token": "breeder"}


def test_the_queen_appears_to_whoever_is_in_the_nest_and_her_token_stays_out() -> None:
    """Facts, section 11: the token goes back only if nobody is there."""
    at = developing().do("draw_token", token="queen", nest_occupied=True, player=2, hand=3, dark=False)
    assert (at["bag"]["queen"], at["supply"]["queen"], at["on_board"]["queen"]) == (0, 1, 1)
    assert at["eggs"] == 5
    met = at.event("encountered")
    assert (met["player"], met["token"], met["surprise"]) == (2, "queen", True)


def test_without_a_word_nobody_is_in_the_nest() -> None:
    at = developing().do("draw_token", luck=["queen-4-4"])
    assert (at["bag"]["queen"], at["on_board"]["queen"], at["eggs"]) == (1, 0, 6)


def test_somebody_in_the_nest_matters_for_the_queen_only() -> None:
    at = developing().do("draw_token", token="adult", nest_occupied=True)
    assert (at["bag"]["adult"], at["on_board"]["adult"]) == (5, 0)


def test_the_app_draws_any_token_of_its_bag() -> None:
    drawn = {developing(seed=seed).do("draw_token").event("token_drawn")["token"] for seed in range(120)}
    assert drawn == {"blank", "larva", "creeper", "adult", "queen"}


@pytest.mark.parametrize("runs", ["table", "off"])
def test_from_the_tables_bag_the_app_draws_nothing(runs: str) -> None:
    at = developing(modes={"bag": runs})
    assert at.refused("draw_token") == "no-token-told"
    assert at.refused("encounter", player=1) == "no-token-told"


def test_one_token_a_round_in_its_step() -> None:
    at = table()
    assert at.refused("draw_token", token="adult") == "no-development-now"
    at.go_to("bag_development").do("draw_token", token="adult")
    assert at.refused("draw_token", token="adult") == "no-development-again"


def test_an_encounter_in_this_step_is_not_its_development() -> None:
    """One that was told late, say of the event card."""
    at = developing().do("encounter", player=1, token="larva")
    assert at.refused("next_step") == "no-token-missing"
    assert at.do("draw_token", token="blank")["bag"]["adult"] == 6


def test_a_token_that_is_not_in_the_bag_cannot_have_been_drawn() -> None:
    at = developing()
    assert at.refused("draw_token", token="breeder") == "no-such-token-in-bag"
    assert at.refused("encounter", player=1, token="breeder") == "no-such-token-in-bag"


@pytest.mark.parametrize("runs", ["app", "table", "off"])
@pytest.mark.parametrize(
    ("token", "hand", "dark", "surprise"),
    [
        # the table's own token: what all of its kind share is known, the rest is not
        ("queen", 3, False, True),
        ("queen", 4, True, False),
        ("creeper", 1, False, False),
        ("creeper", 1, True, True),
        ("adult", 2, True, True),
        ("adult", 0, False, True),
        ("adult", 4, True, False),
        ("adult", 3, True, None),
        ("adult", 1, False, None),
        ("larva", 2, True, False),
    ],
)
def test_of_a_token_the_table_drew_only_what_is_certain_is_told(
    token: str, hand: int, dark: bool, surprise: bool | None, runs: str
) -> None:
    at = table(modes={"bag": runs}).do("encounter", player=1, token=token, hand=hand, dark=dark)
    assert at.event("encountered").get("surprise") is surprise


@pytest.mark.parametrize(("hand", "surprise"), [(0, True), (1, True), (2, None), (3, False), (None, None)])
def test_without_light_or_hand_the_app_says_what_it_can(hand: int | None, surprise: bool | None) -> None:
    """An adult 2/3: with one card it is a surprise in any light."""
    said = {} if hand is None else {"hand": hand}
    at = table(given={"bag.adult": 12}).do("encounter", luck=["adult-2-3"], player=1, **said)
    met = at.event("encountered")
    assert (met.get("surprise"), met["lit"], met["dark"]) == (surprise, 2, 3)


def test_a_token_can_be_put_into_the_bag_while_the_supply_has_one() -> None:
    at = table().do("add_token", token="breeder").do("add_token", token="breeder")
    assert (at["bag"]["breeder"], at["supply"]["breeder"]) == (2, 0)
    assert at.refused("add_token", token="breeder") == "no-token-in-supply"


def test_a_xeno_becomes_another() -> None:
    at = table(given={"on_board.creeper": 1}).do("xeno_changed", from_="creeper", to="breeder")
    assert (at["on_board"]["creeper"], at["on_board"]["breeder"]) == (0, 1)
    assert at.refused("xeno_changed", from_="creeper", to="adult") == "no-figure-on-board"
    assert at.refused("xeno_changed", from_="breeder", to="breeder") == "no-change-to-same"


def test_no_more_can_leave_the_board_than_stand_there() -> None:
    assert table().refused("xeno_removed", type="adult", to="bag") == "no-figure-on-board"


def test_eggs_in_the_nest_end_at_none_and_at_eight() -> None:
    at = table(given={"eggs": 7}).do("lay_egg")
    assert at.refused("lay_egg") == "no-egg-left"
    at.set({"eggs": 1}).do("destroy_egg")
    assert at.refused("destroy_egg") == "no-egg-to-destroy"


@pytest.mark.parametrize("marker", ["fire", "malfunction"])
def test_only_a_marker_that_may_lie_there_can_be_removed(marker: str) -> None:
    """A room that was not named may hold one of those placed without a room."""
    at = table().do(f"place_{marker}", room="009")
    assert at.refused(f"remove_{marker}", room="010") == f"no-{marker}-to-remove"
    at.do(f"place_{marker}").do(f"remove_{marker}", room="010").do(f"remove_{marker}", room="009")
    assert (at[f"{marker}s"], at.refused(f"remove_{marker}")) == (0, f"no-{marker}-to-remove")


@pytest.mark.parametrize("room", ["9", "0009", "000", "028", "009\n", 9, None])
def test_rooms_are_named_as_on_the_board(room: object) -> None:
    table().refused("place_fire", code="bad_arguments", room=room)


def test_markers_leave_the_supply_as_far_as_there_are_any() -> None:
    """Event card 11, Noise in Corridors."""
    at = table(given={"fires": 12}).do("lose_markers")
    assert (at["fire_supply"], at["malfunction_supply"]) == (0, 9)
    at.set({"malfunctions": 9})
    assert at.refused("lose_markers") == "no-markers-to-lose"
