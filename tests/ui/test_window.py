"""The window itself, touched with X pointer events: first start, waking, pulling, slipping off, two taps."""

from pathlib import Path
from typing import Any

import pytest

from companion.ui.tour import all_stops
from tests.ui.driver import App, wait_until

FIVE = [
    {"name": name, "character": character}
    for name, character in zip(
        ("Ana", "Bo", "Chris", "Dora", "Emil"),
        ("survivor", "hacker", "janitor", "xenobiologist", "sentry"),
        strict=True,
    )
]
PLAYER_PHASE = [{"do": "setup", "players": FIVE}]
EVENT_PHASE = [*PLAYER_PHASE, *[{"do": "pass_turn"}] * len(FIVE)]


def at_table(app: App, commands: list[dict[str, Any]]) -> dict[str, Any]:
    seen: dict[str, Any] = app.ask("table", game="lockdown", commands=commands)
    return seen


def test_the_first_start_asks_for_the_language_and_nothing_else(screen: str, tmp_path: Path) -> None:
    with App(screen, tmp_path) as app:
        assert set(app.zones) == {"language-de", "language-en", "language-es"}
        assert app.tap("language-es")["page"] == "HomePage"
    with App(screen, tmp_path) as app:
        seen = app.look()
        assert (seen["page"], seen["language"]) == ("HomePage", "es")


def test_it_has_its_name_and_leaves_the_home_folder_alone(screen: str, tmp_path: Path) -> None:
    with App(screen, tmp_path, "--lang", "en") as app:
        assert app.title == "Table Companion"
        app.tap("settings")
    assert {file.name for file in (tmp_path / "user").iterdir()} <= {".cache"}  # where Mesa keeps its shaders
    assert [file.name for file in (tmp_path / "companion").iterdir()] == ["data"]


@pytest.mark.parametrize("size", ["800x480", "720x1280"])
def test_a_window_has_the_size_that_was_asked_for(screen: str, tmp_path: Path, size: str) -> None:
    with App(screen, tmp_path, "--lang", "en", "--size", size) as app:
        assert "{:.0f}x{:.0f}".format(*app.size) == size


def test_the_touch_that_wakes_a_dimmed_screen_does_nothing_else(screen: str, tmp_path: Path) -> None:
    with App(screen, tmp_path, "--lang", "en") as app:
        place = app.middle("settings")
        assert app.ask("dim")["is_dimmed"]
        app.touch(*place)
        wait_until(lambda: not app.look(settled=False)["is_dimmed"], "the screen to wake")
        assert app.look()["page"] == "HomePage"
        assert app.tap("settings")["page"] == "SettingsPage"


def test_pulling_moves_a_list_and_presses_nothing(screen: str, tmp_path: Path) -> None:
    with App(screen, tmp_path, "--lang", "en") as app:
        at_table(app, PLAYER_PHASE)
        before = app.tap("menu", "actions")
        name, place = next(
            (name, zone["place"]) for name, zone in before["zones"].items() if name.startswith("offer-")
        )
        x, y = place[0] + place[2] / 2, place[1] + place[3] / 2
        after = app.drag((x, y + 100), (x, y))
        assert after["page"] == "ActionsPage"
        assert after["length"] == before["length"]
        moved = after["scrolled"]["entries"]
        assert 60 <= moved <= 100
        assert name not in after["zones"] or after["zones"][name]["place"][1] < place[1]
        assert app.drag((x, y), (x, y + 200))["scrolled"]["entries"] == 0


def test_a_button_that_is_faster_than_the_finger_skips_nothing(screen: str, tmp_path: Path) -> None:
    with App(screen, tmp_path, "--lang", "en") as app:
        before = at_table(app, EVENT_PHASE)
        app.press("next_step")
        app.ask("elsewhere", said={"do": "next_step"})
        app.release()
        assert app.look()["length"] == before["length"] + 1
        assert app.tap("next_step")["length"] == before["length"] + 2


def test_a_finger_that_slips_off_a_button_does_not_press_it(screen: str, tmp_path: Path) -> None:
    with App(screen, tmp_path, "--lang", "en") as app:
        x, y = app.middle("new-game")
        assert app.drag((x, y), (x, y - 150))["page"] == "HomePage"


def test_a_finger_that_stays_on_a_button_is_seen_at_once_and_counts_when_it_goes(
    screen: str, tmp_path: Path
) -> None:
    with App(screen, tmp_path, "--lang", "en") as app:
        app.press("settings")
        assert app.look(settled=False)["page"] == "HomePage"
        app.release()
        assert app.look()["page"] == "SettingsPage"


def test_a_double_tap_on_next_skips_nothing(screen: str, tmp_path: Path) -> None:
    with App(screen, tmp_path, "--lang", "en") as app:
        length = at_table(app, EVENT_PHASE)["length"]
        for number in range(1, 4):
            step = app.look()["view"]["step"]
            if not app.has("next_step"):
                break
            app.touch(*app.middle("next_step"), times=2, pause_ms=30)
            wait_until(lambda step=step: app.look()["view"]["step"] != step, "the next step")
            assert app.look()["length"] == length + number


def test_the_wrong_buttons_of_a_mouse_press_nothing(screen: str, tmp_path: Path) -> None:
    with App(screen, tmp_path, "--lang", "en") as app:
        x, y = app.middle("settings")
        app.touch(x, y, button=3)
        app.touch(x, y, button=2)
        assert app.tap("help")["depth"] == 2


def test_whatever_fails_is_told_and_the_game_goes_on(screen: str, tmp_path: Path) -> None:
    with App(screen, tmp_path, "--lang", "en") as app:
        assert app.ask("break")["banner"]
        app.tap("close-banner")
        assert app.tap("settings")["page"] == "SettingsPage"
        assert app.ask("break", painting=True)["page"] == "HomePage"
    log = (tmp_path / "companion" / "data" / "companion.log").read_text()
    assert "a fault that was planted" in log


def test_every_stop_of_the_tour_can_be_shown_in_the_window(screen: str, tmp_path: Path) -> None:
    with App(screen, tmp_path, "--lang", "de", "--size", "720x1280") as app:
        app.ask("visit", times=len(all_stops()))
