"""The table in a terminal knows no game: it plays a toy game as well as any."""

import io
from contextlib import closing
from pathlib import Path

import pytest

from companion.core.errors import StorageFailed
from companion.core.journal import Entry
from companion.core.session import Session, Unsaved
from companion.core.settings import Folders, Settings
from companion.core.text import Texts
from companion.main import House
from companion.terminal.console import Console
from companion.terminal.options import Option, found, listed, numbered
from companion.terminal.screen import Left, Screen
from companion.terminal.table import TableTalk
from tests import toy


def play(folder: Path, *keys: str, shelf: Unsaved | None = None) -> tuple[str, toy.State]:
    """What is shown until these keys are used up, and how the table then stands."""
    shown = io.StringIO()
    screen = Screen(io.StringIO("".join(f"{key}\n" for key in keys)), shown, {})
    house = House(Folders(folder, folder), Settings(), Texts("en"), None)
    with closing(Session(toy.GAME, shelf or Unsaved(), seed=1)) as session:
        with pytest.raises(Left):
            TableTalk(Console(screen, house), session).run()
        state = session.state
    assert isinstance(state, toy.State)
    return shown.getvalue(), state


def test_any_game_can_be_played_and_nothing_shows_its_secret(tmp_path: Path) -> None:
    shown, state = play(
        tmp_path, "", "Ana", "1", "2", "2", "3", "a", "", "h", "", "s", "2", "5", "u", "?", ""
    )
    assert state.players == ("Ana",)
    assert state.pearls == {"black": 0, "grey": 1, "white": 0}
    assert "grey 2" in shown
    assert state.hidden.startswith(toy.CANARY)
    assert toy.CANARY not in shown


def test_a_menu_with_one_offer_does_what_was_chosen(tmp_path: Path) -> None:
    _, before = play(tmp_path, "Ana")
    _, after = play(tmp_path, "Ana", "a", "1")
    assert after.hidden != before.hidden


def test_a_finished_game_offers_only_what_is_always_there(tmp_path: Path) -> None:
    adding = ["1", "1", "2"]
    shown, state = play(tmp_path, "Ana", *adding * 5)
    assert state.phase == "over"
    assert "toy-act-add" not in shown.rpartition("toy-tells-pot_full")[2]


class FullDisk(Unsaved):
    """Takes the first entry and has no room for more."""

    def append(self, entries: list[Entry]) -> None:  # type: ignore[override]
        if any(b"setup" not in bytes(entry.command) for entry in entries):
            raise StorageFailed("storage-full", file="toy.save")


def test_a_disk_without_room_changes_nothing_until_somebody_says_so(tmp_path: Path) -> None:
    _, kept = play(tmp_path, "Ana", "1", "1", "1", "not", shelf=FullDisk())
    assert sum(kept.pearls.values()) == 0
    shown, played = play(
        tmp_path, "Ana", "1", "1", "1", "Try", "Take", "1", "1", "1", "Play", shelf=FullDisk()
    )
    assert sum(played.pearls.values()) == 1
    assert "NOT SAVED: 1 command" in shown


def test_numbers_are_typed_as_themselves_and_words_by_their_place() -> None:
    hands = numbered([0, 1, 2], str)
    assert [option.key for option in hands] == ["0", "1", "2"]
    slots = numbered([None, 0, 3], lambda value: "none" if value is None else str(value))
    assert [option.key for option in slots] == ["-", "0", "3"]
    cards = numbered([7, 8], lambda value: f"{value} Blood")
    assert [(option.key, option.label) for option in cards] == [("7", "Blood"), ("8", "Blood")]
    answers = numbered([False, True], lambda value: "yes" if value else "no")
    assert [(option.key, option.value) for option in answers] == [("1", False), ("2", True)]


def test_a_choice_is_found_by_its_key_or_by_how_it_begins() -> None:
    options = [Option("1", "adult", "a"), Option("2", "Larva", "l"), Option("3", "larva attack", "x")]
    assert [found(options, said) for said in ("2", "AD", "lar", "larva a", "9", "")] == [
        *(options[1], options[0], None, options[2], None, None)
    ]


def test_many_bare_numbers_are_shown_by_their_ends() -> None:
    assert [line.text.strip() for line in listed(numbered(range(11), str), 40)] == ["0 – 10"]


def test_a_list_is_laid_out_in_columns_that_fit() -> None:
    options = [Option(str(n), "some label", n) for n in range(1, 12)]
    lines = listed(options, 60)
    assert len(lines) == 4
    assert all(line.width <= 60 for line in lines)
    assert "1 some label" in lines[0].text
    assert "5 some label" in lines[0].text
