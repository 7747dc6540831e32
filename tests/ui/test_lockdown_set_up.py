"""Setting a Lockdown table up on the screen, and the checklist that follows."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.core.game import Json
from companion.games.lockdown.screens.checklist import ChecklistPage
from companion.games.lockdown.screens.checklist_items import items, values_of
from companion.games.lockdown.screens.set_up import SetUpPage
from companion.games.lockdown.screens.set_up_choices import Choices
from companion.ui.pages.home import HomePage
from tests.ui.stage import Screen


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    """A new table, which begins with the set-up."""
    screen = Screen(tmp_path)
    screen.desk.show(HomePage(screen.desk))
    screen.set_up("lockdown", [])
    yield screen
    screen.close()


def view(screen: Screen) -> dict[str, Json]:
    return screen.desk.table.view


def to_last_step(screen: Screen) -> None:
    screen.tap("next", "next", "next")


# Players


def test_a_group_in_a_hurry_only_taps_next(screen: Screen) -> None:
    to_last_step(screen)
    screen.tap("start", "done")
    assert view(screen)["phase"] == "player"
    assert [player["name"] for player in view(screen)["players"]] == ["Player 1", "Player 2", "Player 3"]
    assert len({player["character"] for player in view(screen)["players"]}) == 3
    assert len(screen.desk.pages) == 2  # home and the table


def test_players_are_added_up_to_five_and_removed_down_to_one(screen: Screen) -> None:
    screen.tap("add-seat", "add-seat")
    assert "add-seat" not in screen.zones
    screen.tap("remove-seat-5", "remove-seat-1", "remove-seat-1", "remove-seat-1")
    assert "remove-seat-1" not in screen.zones
    to_last_step(screen)
    screen.tap("start")
    assert len(view(screen)["players"]) == 1
    assert view(screen)["mode"] == "solo"


def test_a_name_is_typed_on_the_screen(screen: Screen) -> None:
    screen.tap("name-2")
    screen.tap("key-b", "key-o", "ok")
    assert "Bo" in screen.texts
    to_last_step(screen)
    screen.tap("start")
    assert view(screen)["players"][1]["name"] == "Bo"


def test_a_character_is_chosen_by_its_figure(screen: Screen) -> None:
    screen.tap("character-2", "choose-pilot")
    to_last_step(screen)
    screen.tap("start")
    assert view(screen)["players"][1]["character"] == "pilot"


def test_a_character_that_somebody_plays_is_exchanged() -> None:
    choices = Choices()
    before = [seat.character for seat in choices.seats]
    choices.pick(0, before[2])
    assert [seat.character for seat in choices.seats] == [before[2], before[1], before[0]]


def test_a_colour_that_is_taken_cannot_be_chosen(screen: Screen) -> None:
    screen.tap("character-1", "choose-survivor", "character-2")
    assert "choose-soldier" not in screen.zones
    assert "colour taken by Player 1" in screen.texts


def test_whoever_holds_a_colour_may_take_the_other_character_of_it(screen: Screen) -> None:
    screen.tap("character-1", "choose-survivor", "character-1", "choose-soldier")
    to_last_step(screen)
    screen.tap("start")
    assert view(screen)["players"][0]["character"] == "soldier"


# Game, who runs what, power


def test_mode_xenos_and_board_are_sent_as_chosen(screen: Screen) -> None:
    screen.tap("next", "mode-coop", "xenos-intruders", "board-surface", "next", "next", "start")
    chosen = {key: view(screen)[key] for key in ("mode", "xenos", "board")}
    assert chosen == {"mode": "coop", "xenos": "intruders", "board": "surface"}


def test_one_player_is_not_offered_the_semi_cooperative_game(screen: Screen) -> None:
    screen.tap("remove-seat-3", "remove-seat-2", "next")
    assert {"mode-solo", "mode-coop"} <= set(screen.zones)
    assert "mode-standard" not in screen.zones


def test_cards_of_the_intruders_cannot_be_given_to_the_app(screen: Screen) -> None:
    screen.tap("next", "next", "share-app", "step-2", "xenos-intruders", "next")
    assert {"bag-app", "noise-app"} <= set(screen.zones)
    assert not {"events-app", "attacks-app"} & set(screen.zones)
    screen.tap("next", "start")
    assert view(screen)["phase"] == "player"


@pytest.mark.parametrize(
    ("share", "runs"),
    [
        ("usual", {"bag": "app", "events": "off", "attacks": "off", "noise": "off"}),
        ("app", {"bag": "app", "events": "app", "attacks": "app", "noise": "app"}),
        ("table", {"bag": "table", "events": "table", "attacks": "table", "noise": "table"}),
    ],
)
def test_a_way_to_share_the_work_is_one_tap(share: str, runs: dict[str, str]) -> None:
    choices = Choices()
    choices.runs["bag"] = "off"
    choices.share_work(share)
    assert choices.command(str)["modes"] == runs
    assert choices.share == share


def test_each_thing_can_be_run_by_app_or_table_or_without_the_app(screen: Screen) -> None:
    screen.tap("next", "next", "noise-table", "bag-off")
    assert "You roll for noise and tell the app." in screen.texts
    screen.tap("next", "start", "done")
    offered = {offer["do"] for offer in screen.desk.table.offers}
    assert "noise_roll" in offered


def test_power_tokens_are_tapped_in_each_once_and_the_last_one_lies_by_itself(screen: Screen) -> None:
    to_last_step(screen)
    screen.tap("power-told", "power-s01-3", "power-s02-3", "power-s01-2")
    assert "start" not in screen.zones
    screen.tap("power-elevator-1", "start")
    told = {section: slot["token"] for section, slot in view(screen)["power"].items()}
    assert told == {"s01": 2, "s02": 3, "s03": 4, "elevator": 1}


def test_a_token_that_lies_elsewhere_changes_places() -> None:
    choices = Choices()
    for section, token in (("s01", 1), ("s02", 2), ("s03", 3)):
        choices.lay_power(section, token)
    choices.lay_power("elevator", 1)
    assert choices.power == {"s01": 4, "s02": 2, "s03": 3, "elevator": 1}


# Going back and forth


def test_back_goes_a_step_back_and_from_the_first_one_home(screen: Screen) -> None:
    screen.tap("next", "mode-coop", "next", "back")
    assert "mode-coop" in screen.zones
    screen.tap("back", "back")
    assert isinstance(screen.desk.page, HomePage)


def test_undoing_the_set_up_brings_the_choices_back(screen: Screen) -> None:
    screen.tap("character-1", "choose-pilot")
    to_last_step(screen)
    screen.tap("start")
    assert isinstance(screen.desk.page, ChecklistPage)
    screen.tap("undo")
    assert isinstance(screen.desk.page, SetUpPage)
    assert view(screen)["phase"] == "setup"
    screen.tap("step-1")
    assert "Pilot" in screen.texts


def test_undoing_the_set_up_from_the_table_brings_every_choice_back(screen: Screen) -> None:
    said = {
        "do": "setup",
        "players": [{"name": "Ana", "character": "pilot"}, {"name": "Player 2", "character": "hacker"}],
        "mode": "coop",
        "xenos": "intruders",
        "board": "standard",
        "modes": {"bag": "table", "events": "off", "attacks": "off", "noise": "app"},
        "power": {"s01": 4, "s02": 1, "s03": 3, "elevator": 2},
    }
    screen.set_up("lockdown", [said])
    screen.tap("undo")
    assert "Ana" in screen.texts
    to_last_step(screen)
    screen.tap("start")
    assert msgspec.to_builtins(screen.last_command) == said


def test_a_set_up_that_left_things_open_comes_back_with_the_usual(screen: Screen) -> None:
    table(screen, players=1)
    screen.tap("undo")
    to_last_step(screen)
    screen.tap("start")
    assert (screen.last_command.mode, screen.last_command.xenos) == ("solo", "night_stalkers")
    assert view(screen)["phase"] == "player"


def test_a_set_up_that_was_undone_can_be_brought_back(screen: Screen) -> None:
    to_last_step(screen)
    screen.tap("start", "undo", "redo", "done")
    assert view(screen)["phase"] == "player"


# The checklist


def table(screen: Screen, **said: Any) -> dict[str, Json]:
    players = said.pop("players", 2)
    who = ["survivor", "janitor", "hacker", "pilot", "sentry"][:players]
    party = [{"name": f"N{seat}", "character": character} for seat, character in enumerate(who, start=1)]
    screen.set_up("lockdown", [{"do": "setup", "players": party, **said}])
    return view(screen)


@pytest.mark.parametrize(("players", "tokens"), [(1, 11), (2, 12), (5, 15)])
def test_the_bag_is_filled_for_this_number_of_players(screen: Screen, players: int, tokens: int) -> None:
    values = values_of(table(screen, players=players))
    assert values["tokens"] == tokens
    assert f"{players + 3} × adult" in screen.desk.say("lockdown-check-bag-note", **values)


def test_the_checklist_says_which_side_of_each_power_token_is_up(screen: Screen) -> None:
    values = values_of(table(screen, power={"s01": 4, "s02": 1, "s03": 3, "elevator": 2}))
    lines = screen.desk.say("lockdown-check-power-note", **values).split("\n")
    assert lines == [
        "S-01: 4, red side up",
        "S-02: 1, blue side up",
        "S-03: 3, red side up",
        "Elevator: 2, blue side up",
    ]


def test_survivors_begin_in_isolation_and_staff_in_the_repository(screen: Screen) -> None:
    values = values_of(table(screen, players=3))
    assert (values["survivors"], values["staff"]) == ("N1", "N2, N3")


@pytest.mark.parametrize(
    ("said", "there", "not_there"),
    [
        ({"mode": "standard"}, "objectives", "objectives-coop"),
        ({"mode": "coop"}, "contingency-coop", "contingency"),
        ({"players": 1, "mode": "solo"}, "objectives-solo", "objectives"),
        ({"board": "surface"}, "surface", "objectives-solo"),
        ({"board": "standard"}, "board", "surface"),
    ],
)
def test_the_checklist_is_for_this_game(
    screen: Screen, said: dict[str, Any], there: str, not_there: str
) -> None:
    keys = [item.key for item in items(table(screen, **said))]
    assert there in keys
    assert not_there not in keys


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_every_item_has_its_words(tmp_path: Path, language: str) -> None:
    screen = Screen(tmp_path, language)
    for said in ({}, {"mode": "coop", "board": "surface", "xenos": "intruders"}, {"players": 1}):
        shown = table(screen, **said)
        for item in items(shown):
            for key in (f"lockdown-check-{item.key}", f"lockdown-check-{item.key}-note"):
                assert screen.desk.texts.has(key)
                assert "{" not in screen.desk.say(key, **values_of(shown))
    screen.close()


def test_items_are_ticked_off_and_on_again(screen: Screen) -> None:
    table(screen)
    screen.desk.show(ChecklistPage(screen.desk))
    count = len(items(view(screen)))
    screen.tap("check-board", "check-rooms")
    assert f"Table: 2 of {count}" in screen.texts
    screen.tap("check-board")
    assert f"Table: 1 of {count}" in screen.texts
    assert view(screen)["log_length"] == 1  # nothing was done to the game


def test_the_checklist_can_be_looked_at_later_without_undoing_anything(screen: Screen) -> None:
    table(screen)
    length, depth = screen.desk.table.length, len(screen.desk.pages)
    screen.desk.show(ChecklistPage(screen.desk))
    screen.tap("check-board", "back")
    assert screen.desk.table.length == length
    assert len(screen.desk.pages) == depth
