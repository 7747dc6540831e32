"""A game in the window by X pointer events alone, and every offer of a table within two taps."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from companion.core.game import Json
from companion.core.offering import offer_name
from companion.core.text import languages
from companion.ui.brush import Brush
from companion.ui.pages.home import HomePage
from tests.ui.driver import App
from tests.ui.stage import Screen
from tests.ui.test_window import EVENT_PHASE, PLAYER_PHASE, at_table

# What the table answers when it is asked, the first that is there.
ANSWERS = (
    "reveal",
    "next_step",
    "draw",
    "choice-result-none",
    "choice-card-",
    "choice-token-blank",
    "nest-no",
)
FIRED = [
    *PLAYER_PHASE,
    {"do": "place_fire", "room": "007"},
    {"do": "place_malfunction", "room": "007"},
    {"do": "wound", "player": 1, "kind": "serious"},
    {"do": "set_status", "player": 2, "slime": True},
    {"do": "start_autodestruction"},
]
TABLES: dict[str, list[dict[str, Json]]] = {
    "player phase": FIRED,
    "event phase": [*FIRED, *EVENT_PHASE[1:]],
}


def begin_a_game(app: App) -> dict[str, Any]:
    """From home to the table, with whatever is usual."""
    app.tap("new-game")
    while app.has("next"):
        app.tap("next")
    app.tap("start")
    assert app.look()["page"] == "ChecklistPage"
    return app.tap("done")


def answer(app: App) -> dict[str, Any]:
    zones = app.zones
    for wanted in ANSWERS:
        for name in zones:
            if name == wanted or (wanted.endswith("-") and name.startswith(wanted)):
                return app.tap(name)
    raise AssertionError(f"nothing to answer among {sorted(zones)}")


def fill_in(app: App) -> None:
    """The first answer to each question of a form, then it is done."""
    asked: set[str] = set()
    while app.look()["page"] == "FormPage" and not app.has("do"):
        zones = [zone for zone in app.zones if zone.startswith("choice-")]
        name = next(zone for zone in zones if zone.split("-")[1] not in asked)
        asked.add(name.split("-")[1])
        app.tap(name)
    if app.has("do"):
        app.tap("do")


def end_by_the_death_of_all(app: App) -> None:
    for player in app.look()["view"]["players"]:
        app.tap("actions")
        app.reach(f"offer-kill-{player['seat']}")
        if app.has("yes"):
            app.tap("yes")


@pytest.mark.parametrize("language", languages())
def test_a_whole_round_from_the_set_up_to_the_ending(screen: str, tmp_path: Path, language: str) -> None:
    with App(screen, tmp_path, "--lang", language) as app:
        seen = begin_a_game(app)
        assert (seen["page"], seen["view"]["phase"], seen["length"]) == ("TablePage", "player", 1)
        app.tap("end_turn")
        for _ in seen["view"]["players"]:
            seen = app.tap("pass_turn")
        steps = []
        while seen["view"]["phase"] == "event" and len(steps) < 30:
            steps.append(seen["view"]["step"])
            seen = answer(app)
        assert len(set(steps)) == 7
        assert (seen["view"]["phase"], seen["view"]["round"]) == ("player", 2)
        end_by_the_death_of_all(app)
        assert app.look()["view"]["phase"] == "over"
        length = app.look()["length"]
        assert app.tap("undo")["view"]["phase"] == "player"
        assert app.look()["length"] == length + 1
    with App(screen, tmp_path, "--lang", language) as app:  # it is there again the next time
        assert app.tap("continue")["length"] == length + 1


@pytest.mark.parametrize("name", ["place_fire", "wound-2", "trigger_alert"])
def test_an_action_is_two_taps_away_and_undone_by_one(screen: str, tmp_path: Path, name: str) -> None:
    with App(screen, tmp_path, "--lang", "en") as app:
        before = at_table(app, PLAYER_PHASE)
        app.tap("actions")
        app.reach(f"offer-{name}")
        fill_in(app)
        seen = app.look()
        assert (seen["page"], seen["length"]) == ("TablePage", before["length"] + 1)
        after = app.tap("undo")
        assert {**after["view"], "log_length": 0} == {**before["view"], "log_length": 0}


# Without a window, because there are many


def zones_of_the_whole_page(screen: Screen) -> Iterator[str]:
    """Those that are there, and those further down in a list."""
    brush = screen.paint()
    yield from (zone.name for zone in brush.zones)
    for name, most, step in [(each.name, each.most, each.rect.h / 2) for each in brush.scrolls]:
        while screen.desk.scrolled.get(name, 0.0) < most:
            screen.desk.scrolled[name] = min(most, screen.desk.scrolled.get(name, 0.0) + step)
            yield from (zone.name for zone in screen.paint().zones)


@contextmanager
def table(folder: Path, commands: list[dict[str, Json]]) -> Iterator[Screen]:
    screen = Screen(folder)
    screen.desk.show(HomePage(screen.desk))
    screen.set_up("lockdown", commands)
    yield screen
    screen.close()


@pytest.mark.parametrize("commands", TABLES.values(), ids=TABLES)
def test_every_offer_is_at_most_two_taps_away(tmp_path: Path, commands: list[dict[str, Json]]) -> None:
    with table(tmp_path, commands) as screen:
        offers = screen.desk.table.offers
        assert len(offers) > 50
        buttons = set(screen.zones)
        screen.tap("actions")
        listed = set(zones_of_the_whole_page(screen))
        far = [
            offer
            for offer in offers
            if offer["do"] not in buttons and offer_name(offer, offers) not in listed
        ]
        assert far == []


@pytest.mark.parametrize("commands", TABLES.values(), ids=TABLES)
def test_every_listed_offer_does_something(tmp_path: Path, commands: list[dict[str, Json]]) -> None:
    with table(tmp_path, commands) as screen:
        desk = screen.desk
        screen.tap("actions")
        places = {name: dict(desk.scrolled) for name in zones_of_the_whole_page(screen)}
        for name, scrolled in places.items():
            if not name.startswith("offer-"):
                continue
            length = desk.table.length
            if type(desk.page).__name__ != "ActionsPage":
                screen.tap("actions")
            desk.scrolled.clear()
            desk.scrolled.update(scrolled)
            screen.tap(name)
            if desk.table.length > length:
                desk.undo()
                screen.settle()
                assert desk.banner is None, name
            else:
                assert type(desk.page).__name__ in ("FormPage", "EncounterPage", "ConfirmPage"), name
                assert isinstance(screen.paint(), Brush)
                screen.tap("back" if "back" in screen.zones else "no")
