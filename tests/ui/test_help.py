"""Help: every chapter can be read to its end, in every language, and the licences are whole."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.core.data import data_folder
from companion.core.text import languages
from companion.ui.pages.help import HelpPage
from companion.ui.pages.help_chapters import HOW_TO, chapters, font_licence
from companion.ui.pages.home import HomePage
from tests.ui.kept import GAME, SETUP
from tests.ui.stage import Screen


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    made = Screen(tmp_path)
    made.desk.show(HomePage(made.desk))
    yield made
    made.close()


def test_help_has_how_to_rules_and_notices(screen: Screen) -> None:
    found = chapters(screen.desk)
    assert [chapter.name for chapter in found if chapter.kind == "how-to"] == list(HOW_TO)
    assert [chapter.name for chapter in found if chapter.kind == "notices"] == ["notices", "font-licence"]
    assert len([chapter for chapter in found if chapter.kind == "rules"]) >= 5


def test_at_a_table_the_rules_are_those_of_its_game(screen: Screen) -> None:
    screen.set_up(GAME, [SETUP])
    rules = [chapter.name for chapter in chapters(screen.desk) if chapter.kind == "rules"]
    assert rules
    assert all(name.startswith(f"rules-{GAME}-") for name in rules)


@pytest.mark.parametrize("language", languages())
def test_every_chapter_has_words_in_every_language(tmp_path: Path, language: str) -> None:
    screen = Screen(tmp_path, language)
    for chapter in chapters(screen.desk):
        assert chapter.title
        assert len(chapter.paragraphs) >= 2, chapter.name
        assert not [said for said in chapter.paragraphs if said.endswith("-text")]
    screen.close()


def test_a_tap_on_a_chapter_opens_it(screen: Screen) -> None:
    screen.desk.show(HelpPage(screen.desk))
    screen.tap("chapter-saving")
    assert any("on the disk before you see its result" in text for text in screen.texts)


def test_another_chapter_begins_at_its_top(screen: Screen) -> None:
    screen.desk.show(HelpPage(screen.desk, "font-licence"))
    screen.tap("words-down", "chapter-at-the-table")
    assert "words" not in screen.desk.scrolled
    assert any(text.startswith("The app keeps the numbers") for text in screen.texts)


def test_a_chapter_can_be_read_to_its_end(screen: Screen) -> None:
    screen.desk.show(HelpPage(screen.desk, "font-licence"))
    last = font_licence()[-1]
    assert last not in screen.texts
    for _ in range(40):
        screen.tap("words-down")
    assert last in screen.texts


def test_the_whole_licence_of_the_typeface_is_there() -> None:
    shown = " ".join(font_licence())
    shipped = (data_folder() / "fonts" / "OFL.txt").read_text(encoding="utf-8")
    assert shown.split() == [
        word for word in shipped.split() if word.strip("-") or word == "--" or word == "-"
    ]
    assert "SIL OPEN FONT LICENSE Version 1.1" in shown
    assert "2012 AIRBUS" in shown


def test_the_notices_name_what_is_used_and_that_it_is_a_fan_project(screen: Screen) -> None:
    screen.desk.show(HelpPage(screen.desk, "notices"))
    notices = next(chapter for chapter in chapters(screen.desk) if chapter.name == "notices")
    said = " ".join(notices.paragraphs)
    for word in ("unofficial fan project", "Awaken Realms", "MIT", "B612", "Kivy", "Open Font License"):
        assert word in said
