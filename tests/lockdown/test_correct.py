"""Every figure can be set right at the table, to every value it can have and to no other
(notes, point 28; contract, section 2)."""

from typing import Any

import pytest

from companion.core.game import Figure
from companion.games.lockdown import GAME
from tests.lockdown.table import Table, table


def at_the_start() -> Table:
    return table(players=3)


def late_in_a_game() -> Table:
    """The event phase of a wild game: wounds, fires, larvae, a pod, an alarm, a token moved."""
    at = table(
        players=5,
        xenos="intruders",
        given={
            "time": 6,
            "autodestruction": {"slot": 4, "side": "red"},
            "alert": 5,
            "fires": 11,
            "fire_supply": 0,
            "malfunctions": 4,
            "on_board.adult": 8,
            "on_board.larva": 4,
            "css.10": "a",
            "css.15": "none",
            "players.1.serious_wounds": 3,
            "players.1.dressed_wounds": 2,
            "players.2.larva": True,
            "players.3.larva": True,
            "players.3.status": "isolated",
            "players.4.status": "dead",
            "bag.adult": 12,
        },
    )
    return at.do("enter_pod", player=5, pod="b").everyone_passes()


SCENES = {scene.__name__: scene for scene in (at_the_start, late_in_a_game)}
PATHS = [(name, figure.path) for name, scene in SCENES.items() for figure in GAME.figures(scene().state)]


def figure_at(at: Table, path: str) -> Figure:
    return next(figure for figure in GAME.figures(at.state) if figure.path == path)


def seen_at(at: Table, path: str) -> Any:
    """What the public view shows there: `players.2.larva` is a field of the second player."""
    found: Any = at.view
    for part in path.split("."):
        found = found[int(part) - 1] if isinstance(found, list) else found.get(part)
    return found


def test_every_figure_of_the_public_view_is_listed() -> None:
    """But for what is fixed at set-up, what follows from other figures and where the game stands."""
    listed = {path.split(".")[0] for _, path in PATHS}
    fixed = {"schema", "game", "mode", "board", "xenos"}
    follows = {"isolation_open", "phase", "step", "ending"}
    assert listed == set(at_the_start().view) - fixed - follows
    of_players = {path.split(".")[2] for _, path in PATHS if path.startswith("players.")}
    assert of_players == set(at_the_start().player(1)) - {"seat"}


@pytest.mark.parametrize(("scene", "path"), PATHS)
def test_a_figure_takes_every_value_it_lists(scene: str, path: str) -> None:
    start = SCENES[scene]()
    figure = figure_at(start, path)
    assert seen_at(start, path) == figure.value
    for value in figure.choices:
        at = Table()
        at.state = start.state
        at.do("correct", path=path, value=value)
        assert seen_at(at, path) == value
        assert at.event("figure_corrected").get("value") == value


OF_ANOTHER_KIND: dict[type, list[Any]] = {
    int: [True, "3", {"slot": 3}],
    str: [3, False, {"slot": 3}],
    bool: [0, 1, "yes", {"slot": 3}],
    dict: [3, "yellow", True],
}


@pytest.mark.parametrize(("scene", "path"), PATHS)
def test_a_figure_takes_no_value_of_another_kind(scene: str, path: str) -> None:
    """True is no 1; null is taken only where nothing is a value."""
    at = SCENES[scene]()
    kinds = {type(choice) for choice in figure_at(at, path).choices} or {str}
    wrong = {repr(value): value for kind in kinds - {type(None)} for value in OF_ANOTHER_KIND[kind]}
    for value in wrong.values():
        if type(value) not in kinds:
            at.refused("correct", code="bad_arguments", path=path, value=value)
    if type(None) not in kinds:
        at.refused("correct", code="bad_arguments", path=path, value=None)
    at.refused("correct", code="bad_arguments", path=path, value=1.5)


@pytest.mark.parametrize(("scene", "path"), PATHS)
def test_a_figure_takes_no_value_beyond_those_listed(scene: str, path: str) -> None:
    at = SCENES[scene]()
    choices = figure_at(at, path).choices
    for kind in {type(choice) for choice in choices} - {bool, type(None)}:
        if kind is int:
            numbers = [choice for choice in choices if isinstance(choice, int)]
            beyond: list[Any] = [min(numbers) - 1, max(numbers) + 1]
        else:
            beyond = ["nonsense"] if kind is str else [{"slot": 16, "side": "red"}, {"slot": 3}, {}]
        for value in beyond:
            assert at.refused("correct", path=path, value=value) == "no-value-possible"


@pytest.mark.parametrize(
    ("path", "choices"),
    [
        ("time", [*range(1, 16)]),
        ("eggs", [*range(9)]),
        ("fires", [*range(13)]),
        ("malfunctions", [*range(11)]),
        ("on_board.larva", [*range(7)]),
        ("on_board.creeper", [*range(4)]),
        ("on_board.adult", [*range(9)]),
        ("on_board.breeder", [*range(3)]),
        ("on_board.queen", [0, 1]),
        ("bag.blank", [0, 1]),
        ("bag.larva", [*range(9)]),
        ("bag.creeper", [*range(4)]),
        ("bag.adult", [*range(13)]),
        ("bag.breeder", [*range(3)]),
        ("bag.queen", [0, 1]),
        ("players.1.light_wounds", [0, 1, 2]),
        ("players.1.serious_wounds", [0, 1, 2, 3]),
        ("players.1.knowledge", [*range(1, 9)]),
        ("alert", [None, *range(16)]),
        ("css.7", [None, "hidden", "a", "b", "c", "all", "none"]),
    ],
)
def test_what_a_figure_can_be_is_what_the_box_holds(path: str, choices: list[Any]) -> None:
    assert list(figure_at(at_the_start(), path).choices) == choices


@pytest.mark.parametrize("place", ["bag", "supply"])
@pytest.mark.parametrize("kind", ["blank", "larva", "creeper", "adult", "breeder", "queen"])
def test_tokens_set_right_come_from_the_supply_and_go_there(place: str, kind: str) -> None:
    other = "supply" if place == "bag" else "bag"
    at = at_the_start()
    both = at["bag"][kind] + at["supply"][kind]
    for wanted in (both, 0, both // 2):
        at.do("correct", path=f"{place}.{kind}", value=wanted)
        assert (at[place][kind], at[other][kind]) == (wanted, both - wanted)


def test_what_hangs_on_a_figure_follows_it() -> None:
    at = table(players=3, given={"players.1.serious_wounds": 3, "players.1.dressed_wounds": 3})
    assert at.set({"players.1.serious_wounds": 1}).player(1)["dressed_wounds"] == 1
    assert at.set({"players.1.pod": "a"}).statuses[0] == "in_pod"
    assert at.set({"players.1.pod": None}).statuses[0] == "in_play"
    at.set({"power.s01.token": 4})
    assert [slot["token"] for slot in at["power"].values()] == [4, 2, 3, 1]
    assert [slot["on"] for slot in at["power"].values()] == [True, True, False, False]
    assert at.set({"fires": 3})["fire_supply"] == 9
    assert at.set({"fire_supply": 5})["fires"] == 3


def test_the_turn_goes_on_when_its_player_is_set_right_out_of_it() -> None:
    at = at_the_start().set({"players.1.passed": True})
    assert at["active_player"] == 2
    assert at.set({"active_player": 3, "players.3.status": "dead"})["active_player"] == 2
    assert at.set({"players.2.passed": True})["phase"] == "event"


@pytest.mark.parametrize("name", ["Zoë", "Ana-María O'Neill", "x" * 24, "  Ben "])
def test_a_name_is_free_but_for_blanks_around_it(name: str) -> None:
    assert at_the_start().set({"players.2.name": name}).player(2)["name"] == name.strip()


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\tb", "a\u202eb"])
def test_a_name_has_1_to_24_printable_characters(name: str) -> None:
    path = "players.2.name"
    assert at_the_start().refused("correct", code="bad_arguments", path=path, value=name) == "bad-name"


@pytest.mark.parametrize(
    "path", ["", "phase", "players.4.larva", "players.1.seat", "bag", "css.16", "power.s04.on"]
)
def test_there_is_no_other_figure(path: str) -> None:
    assert at_the_start().refused("correct", code="bad_arguments", path=path, value=1) == "bad-figure"
