"""Typing on the screen: each language has its letters, and a name begins with a capital by itself."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.ui.brush import Brush
from companion.ui.layout import Rect
from companion.ui.pages.entry import EntryPage
from companion.ui.theme import TOUCH
from tests.ui.stage import Screen

LETTERS = {"en": "qwertyuiopasdfghjklzxcvbnm", "de": "äöüß", "es": "ñáéíóúü"}
SIZES = [(800, 480), (1920, 1080), (720, 1280)]


class BlankPage:
    def paint(self, brush: Brush, area: Rect) -> None:
        pass


@pytest.fixture
def said() -> list[str]:
    return []


@pytest.fixture
def screen(tmp_path: Path, said: list[str]) -> Iterator[Screen]:
    found = Screen(tmp_path)
    ask(found, said)
    yield found
    found.close()


def ask(screen: Screen, said: list[str], text: str = "", longest: int = 24) -> None:
    screen.desk.show(BlankPage())
    screen.desk.show(EntryPage(screen.desk, "Name", text, said.append, longest))


def test_a_name_begins_with_a_capital_by_itself(screen: Screen, said: list[str]) -> None:
    screen.tap("key-a", "key-n", "key-a", "ok")
    assert said == ["Ana"]
    assert isinstance(screen.desk.page, BlankPage)


def test_so_does_each_word_of_a_name(screen: Screen, said: list[str]) -> None:
    screen.tap("key-a", "key-b", "key-space", "key-c", "key-d", "ok")
    assert said == ["Ab Cd"]


def test_shift_makes_one_capital_and_can_be_taken_back(screen: Screen, said: list[str]) -> None:
    screen.tap("key-shift", "key-a", "key-shift", "key-b", "key-c", "ok")
    assert said == ["aBc"]


def test_backspace_takes_the_last_sign_away(screen: Screen, said: list[str]) -> None:
    screen.tap("key-a", "key-7", "key-backspace", "key-b", "ok")
    assert said == ["Ab"]


def test_a_text_that_is_there_can_be_changed(tmp_path: Path, said: list[str]) -> None:
    screen = Screen(tmp_path)
    ask(screen, said, "Anna")
    screen.tap("key-backspace", "key-backspace", "key-a", "ok")
    assert said == ["Ana"]
    screen.close()


def test_nothing_cannot_be_entered(screen: Screen) -> None:
    assert "ok" not in screen.zones
    screen.tap("key-space")
    assert "ok" not in screen.zones
    screen.tap("key-a")
    assert "ok" in screen.zones
    screen.tap("key-backspace")
    assert "ok" not in screen.zones


def test_no_more_signs_than_allowed_are_taken(tmp_path: Path, said: list[str]) -> None:
    screen = Screen(tmp_path)
    ask(screen, said, longest=3)
    screen.tap(*["key-x"] * 5, "ok")
    assert said == ["Xxx"]
    screen.close()


def test_going_back_enters_nothing(screen: Screen, said: list[str]) -> None:
    screen.tap("key-a", "back")
    assert said == []
    assert isinstance(screen.desk.page, BlankPage)


@pytest.mark.parametrize("language", LETTERS)
def test_a_language_has_its_own_letters_and_the_digits(tmp_path: Path, language: str) -> None:
    screen = Screen(tmp_path, language)
    ask(screen, [])
    keys = {name.removeprefix("key-") for name in screen.zones if name.startswith("key-")}
    assert set(LETTERS["en"]) | set(LETTERS[language]) | set("0123456789") <= keys
    screen.close()


def test_the_sharp_s_stays_one_letter(tmp_path: Path, said: list[str]) -> None:
    screen = Screen(tmp_path, "de")
    ask(screen, said)
    screen.tap("key-ß", "ok")
    assert said == ["ß"]
    screen.close()


@pytest.mark.parametrize("language", LETTERS)
@pytest.mark.parametrize("size", SIZES)
def test_keys_are_high_enough_for_a_finger_and_do_not_overlap(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    screen = Screen(tmp_path, language, size)
    ask(screen, [])
    brush = screen.paint()
    keys = [zone.rect for zone in brush.zones if zone.name.startswith("key-")]
    assert min(key.h for key in keys) >= brush.mm(TOUCH) - 1
    assert min(key.w for key in keys) >= brush.mm(7)
    assert not [1 for place, key in enumerate(keys) for other in keys[:place] if key.overlaps(other)]
    screen.close()
