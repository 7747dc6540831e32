"""The screen lock: the table stays readable, nothing on it reacts, and only the right digits open it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.ui.pages.home import HomePage
from companion.ui.pages.lock import PAD_SECONDS, SHOWN, LockPage
from companion.ui.pages.settings import SettingsPage
from tests.ui.kept import GAME, SETUP
from tests.ui.stage import Screen


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    made = Screen(tmp_path)
    made.desk.show(HomePage(made.desk))
    yield made
    made.close()


@pytest.fixture
def locked(screen: Screen) -> Screen:
    screen.set_up(GAME, [SETUP])
    screen.desk.show(LockPage(screen.desk))
    return screen


def enter(screen: Screen, digits: str) -> None:
    screen.tap(*(f"digit-{digit}" for digit in digits))


def is_locked(screen: Screen) -> bool:
    return isinstance(screen.desk.page, LockPage)


def test_nothing_of_a_locked_table_reacts_but_the_padlock(locked: Screen) -> None:
    brush = locked.paint()
    assert [zone.name for zone in brush.zones] == ["unlock"]
    assert brush.scrolls == []


def test_the_table_stays_readable(locked: Screen) -> None:
    assert "Ana" in " ".join(locked.texts)


def test_without_a_code_the_digits_that_are_shown_unlock(locked: Screen) -> None:
    locked.tap("unlock")
    assert set(SHOWN) <= set(locked.texts)
    enter(locked, SHOWN)
    assert not is_locked(locked)
    assert "unlock" not in locked.zones


def test_the_pad_lets_nothing_else_be_touched(locked: Screen) -> None:
    locked.tap("unlock")
    digits = {f"digit-{digit}" for digit in range(10)}
    assert set(locked.zones) == digits | {"erase", "close-pad"}


@pytest.mark.parametrize("digits", ["1234", SHOWN[::-1]])
def test_wrong_digits_are_told_and_it_stays_locked(locked: Screen, digits: str) -> None:
    locked.tap("unlock")
    enter(locked, digits)
    assert is_locked(locked)
    assert "That was not it. Once more." in locked.texts


def test_after_wrong_digits_the_right_ones_unlock(locked: Screen) -> None:
    locked.tap("unlock")
    enter(locked, "1234")
    enter(locked, SHOWN)
    assert not is_locked(locked)


def test_a_digit_can_be_taken_back(locked: Screen) -> None:
    locked.tap("unlock")
    enter(locked, SHOWN[:2] + "1")
    locked.tap("erase")
    enter(locked, SHOWN[2:])
    assert not is_locked(locked)


def test_a_code_is_not_shown_and_only_it_unlocks(locked: Screen) -> None:
    locked.choose(lock_code="5555")
    locked.tap("unlock")
    assert "Enter the code" in locked.texts
    enter(locked, SHOWN)
    assert is_locked(locked)
    enter(locked, "5555")
    assert not is_locked(locked)


def test_a_pad_that_nobody_uses_makes_room_for_the_table(locked: Screen) -> None:
    locked.tap("unlock")
    locked.stage.pass_time(PAD_SECONDS - 1)
    enter(locked, "1")
    locked.stage.pass_time(PAD_SECONDS - 1)
    assert "digit-1" in locked.zones
    locked.stage.pass_time(1)
    assert set(locked.zones) == {"unlock"}


def test_locked_from_the_settings_it_is_the_table_that_is_seen(screen: Screen) -> None:
    screen.set_up(GAME, [SETUP])
    screen.desk.show(SettingsPage(screen.desk))
    screen.desk.scrolled["settings"] = 10_000.0
    screen.tap("lock-now")
    assert is_locked(screen)
    assert "Ana" in " ".join(screen.texts)
    screen.tap("unlock")
    enter(screen, SHOWN)
    assert isinstance(screen.desk.page, SettingsPage)


def test_home_can_be_locked_too(screen: Screen) -> None:
    screen.desk.show(LockPage(screen.desk))
    assert set(screen.zones) == {"unlock"}
    assert "TABLE COMPANION" in screen.texts
