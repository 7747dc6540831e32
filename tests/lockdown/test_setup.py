"""Set-up: pieces by player count, power dealt or reported, characters and modes
(Rulebook: Set-up, steps 7 to 14 and 15 to 21; Game modes)."""

import pytest

from tests.lockdown.table import POWER, Table, people, table

KNOWLEDGE = {
    "survivor": 3,
    "lab_rat": 3,
    "hacker": 1,
    "xenobiologist": 1,
    "sentry": 1,
    "janitor": 1,
    "captain": 3,
    "pilot": 3,
    "scientist": 3,
    "scout": 3,
    "soldier": 3,
    "mechanic": 3,
}


@pytest.mark.parametrize("xenos", ["night_stalkers", "intruders"])
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_the_bag_holds_three_adults_and_one_more_per_player(count: int, xenos: str) -> None:
    """Step 10; the rest of the 27 tokens is the supply. Facts, section 2: the same in both games."""
    at = table(players=count, xenos=xenos)
    assert at["bag"] == {"blank": 1, "larva": 4, "creeper": 1, "adult": 3 + count, "breeder": 0, "queen": 1}
    assert at["supply"] == {
        "blank": 0,
        "larva": 4,
        "creeper": 2,
        "adult": 9 - count,
        "breeder": 2,
        "queen": 0,
    }


def test_which_tokens_of_a_kind_go_into_the_bag_is_chance() -> None:
    """Step 10: the two kinds of larva, four of each, are not told apart."""
    weak_larvae = {table(players=1, seed=seed).state.bag["larva-0-1"] for seed in range(300)}
    assert weak_larvae == {0, 1, 2, 3, 4}


def test_the_whole_table_at_the_start() -> None:
    """Steps 6 to 14, 20 and 21, as the public document shows them."""

    def seated(seat: int, name: str, character: str, knowledge: int) -> dict[str, object]:
        return {
            "seat": seat,
            "name": name,
            "character": character,
            "status": "in_play",
            "passed": False,
            "light_wounds": 0,
            "serious_wounds": 0,
            "dressed_wounds": 0,
            "larva": False,
            "slime": False,
            "signal": False,
            "knowledge": knowledge,
            "knowledge_active": False,
            "pod": None,
        }

    at = table(power={"s01": 1, "s02": 3, "s03": 2, "elevator": 4})
    assert at.view == {
        "schema": 1,
        "game": "lockdown",
        "mode": "standard",
        "board": "standard",
        "xenos": "night_stalkers",
        "round": 1,
        "phase": "player",
        "step": "turns",
        "time": 15,
        "time_token": "inactive",
        "power": {
            "s01": {"token": 1, "on": True},
            "s02": {"token": 3, "on": False},
            "s03": {"token": 2, "on": True},
            "elevator": {"token": 4, "on": False},
        },
        "autodestruction": None,
        "alert": None,
        "isolation_open": False,
        "main_gate_open": False,
        "css": dict.fromkeys(["10", "8", "6", "4", "2", "1"], "hidden"),
        "bag": {"blank": 1, "larva": 4, "creeper": 1, "adult": 5, "breeder": 0, "queen": 1},
        "supply": {"blank": 0, "larva": 4, "creeper": 2, "adult": 7, "breeder": 2, "queen": 0},
        "on_board": {"larva": 0, "creeper": 0, "adult": 0, "breeder": 0, "queen": 0},
        "eggs": 5,
        "fires": 0,
        "malfunctions": 0,
        "fire_supply": 12,
        "malfunction_supply": 10,
        "rover": "facility",
        "first_player": 1,
        "active_player": 1,
        "players": [seated(1, "Ana", "survivor", 3), seated(2, "Ben", "hacker", 1)],
        "first_encounter": False,
        "ending": None,
    }


def test_power_is_dealt_at_random_when_nobody_says_how_it_lies() -> None:
    """Step 7: every one of the 24 ways can come; 1 and 2 are on, 3 and 4 off, wherever they lie."""
    dealt = set()
    for seed in range(300):
        power = Table(seed).do("setup", players=people(1))["power"]
        assert all(slot["on"] is (slot["token"] in (1, 2)) for slot in power.values())
        dealt.add(tuple(slot["token"] for slot in power.values()))
    assert len(dealt) == 24


@pytest.mark.parametrize(
    "power",
    [
        {"s01": 1, "s02": 2, "s03": 3},
        {"s01": 1, "s02": 2, "s03": 3, "elevator": 3},
        {"s01": 0, "s02": 2, "s03": 3, "elevator": 4},
        {"s01": 1, "s02": 2, "s03": 3, "lift": 4},
    ],
)
def test_a_report_of_power_puts_each_token_on_one_place(power: dict[str, int]) -> None:
    Table().refused("setup", code="bad_arguments", players=people(2), power=power)


@pytest.mark.parametrize(("character", "knowledge"), KNOWLEDGE.items())
def test_survivors_of_the_nemesis_know_three_the_staff_one(character: str, knowledge: int) -> None:
    """Step 20; Game modes: characters of the original game count as survivors."""
    assert table([{"name": "Ana", "character": character}]).player(1)["knowledge"] == knowledge


@pytest.mark.parametrize(
    ("count", "said", "mode"),
    [
        (1, {}, "solo"),
        (2, {}, "standard"),
        (5, {}, "standard"),
        (1, {"mode": "coop"}, "coop"),
        (4, {"mode": "coop"}, "coop"),
    ],
)
def test_one_player_is_solo_several_are_semi_cooperative_unless_told(
    count: int, said: dict[str, str], mode: str
) -> None:
    assert table(players=count, **said)["mode"] == mode


def test_solo_is_for_one() -> None:
    assert Table().refused("setup", players=people(2), mode="solo") == "no-solo-for-many"


def test_the_map_is_not_there_yet() -> None:
    assert Table().refused("setup", players=people(2), modes={"map": "on"}) == "no-map-yet"


@pytest.mark.parametrize("deck", ["events", "attacks"])
def test_the_app_cannot_run_the_decks_of_the_intruders(deck: str) -> None:
    """Facts, section 3: most of their event cards are not known, so the app does not ask for them either."""
    said = {"players": people(2), "xenos": "intruders"}
    assert Table().refused("setup", **said, modes={deck: "app"}) == "no-deck-of-intruders"
    at = Table().do("setup", **said, modes={deck: "table"}).go_to("event_card")
    assert at.do("next_step")["step"] == "bag_development"


def test_no_character_comes_twice() -> None:
    assert Table().refused("setup", players=[*people(1), *people(1)]) == "no-character-twice"


@pytest.mark.parametrize(
    "said",
    [
        {"players": []},
        {
            "players": [
                {"name": str(seat), "character": name} for seat, name in enumerate(list(KNOWLEDGE)[:6])
            ]
        },
        {"players": [{"name": "Ana", "character": "android"}]},
        {"players": [{"name": "", "character": "hacker"}]},
        {"players": [{"name": "   ", "character": "hacker"}]},
        {"players": [{"name": "A\nna", "character": "hacker"}]},
        {"players": [{"name": "A" * 25, "character": "hacker"}]},
        {"players": [{"name": "Ana"}]},
        {"players": [{"name": "Ana", "character": "hacker", "age": 30}]},
        {"players": people(2), "mode": "hard"},
        {"players": people(2), "mode": None},
        {"players": people(2), "xenos": "carnomorphs"},
        {"players": people(2), "board": "moon"},
        {"players": people(2), "modes": {"bag": "nobody"}},
        {"players": people(2), "modes": {"dice": "app"}},
        {"players": people(2), "power": None},
        {"players": people(2), "colour": "red"},
    ],
)
def test_unknown_words_wrong_types_and_null_are_bad_arguments(said: dict[str, object]) -> None:
    Table().refused("setup", code="bad_arguments", **said)


def test_a_table_is_set_up_first_and_once() -> None:
    assert Table().refused("end_turn") == "no-table-yet"
    assert table().refused("setup", players=people(2), power=POWER) == "no-second-setup"
