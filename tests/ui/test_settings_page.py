"""Settings: each holds at once, shows what is chosen and is kept."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.core.settings import Settings, read_settings
from companion.ui.pages.home import HomePage
from companion.ui.pages.settings import SettingsPage
from companion.ui.theme import HIGH_CONTRAST
from tests.ui.stage import Screen

TALL, INCHES = (1080, 1920), 15.6  # the whole list in view


@pytest.fixture
def settings(tmp_path: Path) -> Iterator[Screen]:
    screen = Screen(tmp_path, size=TALL, panel_inches=INCHES)
    screen.desk.show(HomePage(screen.desk))
    screen.desk.show(SettingsPage(screen.desk))
    yield screen
    screen.close()


def kept(screen: Screen) -> Settings:
    return read_settings(screen.desk.house.folders)[0]


@pytest.mark.parametrize(
    ("name", "field", "value"),
    [
        ("language-de", "language", "de"),
        ("text-size-largest", "text_size", "largest"),
        ("high-contrast-on", "high_contrast", True),
        ("panel-inches-plus", "panel_inches", 21.5),
        ("panel-inches-minus", "panel_inches", 13.3),
        ("volume-plus", "volume", 80),
        ("volume-minus", "volume", 60),
        ("muted-on", "muted", True),
        ("brightness-minus", "brightness", 90),
        ("dim-minutes-0", "dim_minutes", 0),
        ("dim-minutes-30", "dim_minutes", 30),
        ("gentle-on", "gentle", True),
        ("motion-off", "motion", False),
    ],
)
def test_a_setting_holds_at_once_and_is_kept(settings: Screen, name: str, field: str, value: Any) -> None:
    settings.tap(name)
    assert getattr(settings.desk.settings, field) == value
    assert getattr(kept(settings), field) == value


def test_every_setting_has_its_place(settings: Screen) -> None:
    names = " ".join(settings.zones)
    for field in Settings.__struct_fields__:
        place = "set-code" if field == "lock_code" else field.replace("_", "-")
        assert place in names, field


def test_the_page_itself_takes_on_what_was_chosen(settings: Screen) -> None:
    settings.tap("high-contrast-on", "language-de")
    assert settings.paint().palette == HIGH_CONTRAST
    assert "Lautstärke" in settings.texts


@pytest.mark.parametrize(
    ("field", "value", "gone"),
    [
        ("volume", 100, "volume-plus"),
        ("volume", 0, "volume-minus"),
        ("brightness", 20, "brightness-minus"),
        ("panel_inches", 21.5, "panel-inches-plus"),
    ],
)
def test_nothing_steps_beyond_its_end(settings: Screen, field: str, value: Any, gone: str) -> None:
    settings.choose(**{field: value})
    assert gone not in settings.zones


def test_a_panel_between_two_sizes_steps_to_its_neighbours(settings: Screen) -> None:
    settings.choose(panel_inches=14.0)
    settings.tap("panel-inches-minus")
    assert settings.desk.settings.panel_inches == 13.3


def test_every_value_on_offer_is_one_that_the_settings_file_takes(settings: Screen) -> None:
    offered = [name for name in settings.zones if name != "back" and not name.endswith(("code", "now"))]
    assert len(offered) > 20
    for name in offered:
        settings.choose(text_size="normal", panel_inches=INCHES)
        settings.tap(name)
        again = msgspec.toml.decode(msgspec.toml.encode(settings.desk.settings), type=Settings)
        assert again == settings.desk.settings


def test_a_code_is_set_with_four_digits_and_removed_again(settings: Screen) -> None:
    settings.tap("set-code", "digit-1", "digit-2", "digit-9", "erase", "digit-3")
    assert "keep-code" not in settings.zones
    settings.tap("digit-4", "keep-code")
    assert kept(settings).lock_code == "1234"
    settings.tap("remove-code")
    assert kept(settings).lock_code == ""


def test_settings_that_cannot_be_written_hold_and_are_told(settings: Screen, tmp_path: Path) -> None:
    (tmp_path / "config").write_text("a file where the folder should be")
    settings.tap("muted-on")
    assert settings.desk.settings.muted
    assert settings.desk.banner is not None
