"""The desk: commands for the table as it is shown, banners instead of dialogs, nothing lost on the way."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.core.disk import Lock
from companion.core.errors import StorageFailed
from companion.core.game import Line
from companion.core.journal import Entry
from companion.core.protocol import parse
from companion.core.session import Session, Unsaved
from companion.core.settings import read_settings
from companion.games.lockdown import GAME
from companion.ui.brush import Brush
from companion.ui.layout import Rect
from tests.ui.stage import Screen

SETUP = {
    "do": "setup",
    "players": [{"name": "Ana", "character": "survivor"}, {"name": "Bruno", "character": "janitor"}],
    "power": {"s01": 1, "s02": 3, "s03": 2, "elevator": 4},
}


class BlankPage:
    def paint(self, brush: Brush, area: Rect) -> None:
        brush.button(area.cut_top(60)[0], "nothing", lambda: None, name="nothing")


class FullDisk(Unsaved):
    """A shelf without room, until somebody makes some."""

    def __init__(self) -> None:
        self.has_room = False
        self.written: list[Entry] = []

    def append(self, entries: Sequence[Entry]) -> None:
        if not self.has_room:
            raise StorageFailed("storage-full", file="friday.save")
        self.written += entries


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    found = Screen(tmp_path)
    found.desk.show(BlankPage())
    yield found
    found.close()


def sit_down(screen: Screen, shelf: Any = None, *commands: dict[str, Any]) -> Session:
    session = Session(GAME, shelf or Unsaved(), seed=1)
    for said in commands:
        session.do(parse(GAME, msgspec.json.encode(said))[0], sender="test")
    screen.desk.adopt(session)
    return session


def refused_by_a_full_disk(screen: Screen) -> tuple[FullDisk, Session]:
    """A table that is set up, and the end of a turn that found no room on the disk."""
    disk = FullDisk()
    disk.has_room = True
    session = sit_down(screen, disk, SETUP)
    disk.has_room = False
    screen.desk.do({"do": "end_turn"})
    screen.settle()
    return disk, session


def test_a_command_goes_through_the_session_and_the_page_sees_what_came_of_it(screen: Screen) -> None:
    session = sit_down(screen, None, SETUP)
    screen.desk.do({"do": "pass_turn"})
    screen.settle()
    assert session.log_length == 2
    assert screen.desk.table.view["players"][0]["passed"]
    assert screen.desk.previous is not None
    assert not screen.desk.previous["players"][0]["passed"]


def test_two_touches_for_the_same_table_are_one_command(screen: Screen) -> None:
    session = sit_down(screen, None, SETUP)
    screen.desk.do({"do": "end_turn"})
    screen.desk.do({"do": "end_turn"})
    screen.settle()
    assert session.log_length == 2
    assert screen.desk.banner is None


def test_a_command_that_somebody_else_was_faster_with_skips_nothing(screen: Screen) -> None:
    session = sit_down(screen, None, SETUP)
    session.do(parse(GAME, b'{"do": "end_turn"}')[0], sender="button")
    screen.desk.do({"do": "end_turn"})  # meant for the table before
    screen.settle()
    assert session.log_length == 2
    assert screen.desk.table.view["active_player"] == 2


def test_a_refusal_is_a_banner_that_goes_by_itself(screen: Screen) -> None:
    sit_down(screen, None, SETUP)
    screen.desk.do({"do": "next_step"})
    screen.settle()
    assert any("event phase has not begun" in text for text in screen.texts)
    screen.stage.pass_time(9)
    assert screen.desk.banner is None


def test_a_banner_can_be_closed_and_hides_no_button_below_for_good(screen: Screen) -> None:
    screen.desk.tell(Line("internal-error"), stays=True)
    screen.stage.pass_time(60)
    assert screen.desk.banner is not None
    screen.tap("close-banner")
    assert screen.desk.banner is None


def test_on_a_full_disk_nothing_changes_until_somebody_plays_on_unsaved(screen: Screen) -> None:
    disk, session = refused_by_a_full_disk(screen)
    assert session.log_length == 1
    assert any("disk is full" in text for text in screen.texts)
    screen.tap("disk-play-on")
    assert (session.log_length, session.unsaved) == (2, 1)
    assert any("not saved" in text.casefold() for text in screen.texts)
    disk.has_room = True
    screen.desk.do({"do": "end_turn"})
    screen.settle()
    assert session.unsaved == 0
    assert len(disk.written) == 3
    assert screen.desk.banner is None


def test_the_screen_hears_of_it_when_the_disk_recovers_while_nobody_plays(screen: Screen) -> None:
    disk, _ = refused_by_a_full_disk(screen)
    screen.tap("disk-play-on")
    assert screen.desk.table.unsaved == 1
    disk.has_room = True
    while screen.desk.table.unsaved:
        screen.stage.calls.get(timeout=10)()
    assert screen.desk.banner is None


def test_trying_again_after_room_was_made_is_enough(screen: Screen) -> None:
    disk, session = refused_by_a_full_disk(screen)
    disk.has_room = True
    screen.tap("disk-retry")
    assert (session.log_length, session.unsaved) == (2, 0)
    assert screen.desk.banner is None


def test_settings_hold_at_once_and_are_kept(screen: Screen) -> None:
    screen.desk.choose(language="de", text_size="largest")
    screen.settle()
    assert screen.desk.say("language-name") == "Deutsch"
    assert screen.paint().theme.text_scale == 1.3
    kept, problem = read_settings(screen.desk.house.folders)
    assert problem is None
    assert (kept.language, kept.text_size) == ("de", "largest")


def test_settings_that_cannot_be_kept_are_told_and_hold(screen: Screen) -> None:
    screen.desk.house.folders.config.write_text("a file where a folder should be")
    screen.desk.choose(text_size="large")
    screen.settle()
    assert screen.desk.settings.text_size == "large"
    assert any("could not be kept" in text for text in screen.texts)


@pytest.mark.parametrize(("is_gentle", "most"), [(False, 2), (True, 0)])
def test_an_alarm_lights_the_edge_twice_a_second_at_most_and_never_in_gentle_mode(
    screen: Screen, is_gentle: bool, most: int
) -> None:
    sit_down(screen, None, SETUP)
    screen.choose(gentle=is_gentle)
    screen.desk.do({"do": "start_autodestruction"})
    screen.settle()
    screen.stage.pass_time(0.1)
    screen.desk.do({"do": "trigger_alert"})
    screen.settle()
    lit, was_lit = 0, False
    for _ in range(100):
        screen.stage.pass_time(0.02)
        lit += screen.desk.alarm.is_lit and not was_lit
        was_lit = screen.desk.alarm.is_lit
    assert lit == most
    assert not was_lit
    assert screen.stage.sounds == ["alarm", "alarm"]


def test_what_happens_in_a_moment_of_suspense_is_heard_after_it(screen: Screen) -> None:
    sit_down(screen, None, SETUP)
    screen.desk.alarm.keep_quiet(1.0)
    screen.desk.do({"do": "trigger_alert"})
    screen.settle()
    assert screen.stage.sounds == []
    screen.stage.pass_time(1.1)
    assert screen.stage.sounds == ["alarm"]


def test_undo_brings_no_sound(screen: Screen) -> None:
    sit_down(screen, None, SETUP, {"do": "trigger_alert"})
    screen.desk.undo()
    screen.settle()
    assert screen.desk.table.view["alert"] is None
    assert screen.stage.sounds == []


def test_movement_ends_by_itself_and_can_be_switched_off(screen: Screen) -> None:
    sit_down(screen, None, SETUP)
    screen.desk.do({"do": "end_turn"})
    screen.settle()
    assert screen.desk.motion < 1
    screen.stage.pass_time(0.3)
    assert screen.desk.motion == 1
    screen.desk.do({"do": "end_turn"})
    screen.settle()
    screen.choose(motion=False)
    assert screen.desk.motion == 1


def test_leaving_a_table_closes_it(screen: Screen) -> None:
    session = sit_down(screen, None, SETUP)
    screen.desk.leave_table()
    screen.settle()
    assert screen.desk.snapshot is None
    with pytest.raises(Exception, match="table-closed"):
        session.do(parse(GAME, b'{"do": "end_turn"}')[0], sender="test")


def test_an_answer_that_comes_after_the_table_was_left_brings_no_page(screen: Screen) -> None:
    sit_down(screen, None, SETUP)
    screen.desk.do({"do": "end_turn"}, lambda: screen.desk.show(BlankPage()))
    screen.desk.leave_table()
    screen.settle()
    assert len(screen.desk.pages) == 1
    assert not screen.desk.is_waiting


def test_a_disk_that_refused_is_told_after_the_table_was_left_but_nothing_is_offered(screen: Screen) -> None:
    sit_down(screen, FullDisk())
    screen.desk.do(SETUP)
    screen.desk.leave_table()
    screen.settle()
    assert any("disk is full" in text for text in screen.texts)
    assert not {"disk-retry", "disk-play-on"} & set(screen.zones)


def test_without_a_table_a_command_goes_nowhere(screen: Screen) -> None:
    screen.desk.do({"do": "end_turn"})
    assert not screen.desk.is_waiting
    assert screen.desk.banner is None


def test_a_desk_that_is_closed_while_a_table_is_opened_closes_that_too(tmp_path: Path) -> None:
    screen = Screen(tmp_path)
    screen.desk.show(BlankPage())
    screen.desk.open("lockdown", tmp_path / "friday.save")
    screen.close()
    Lock.take(tmp_path / "friday.save").close()  # nobody has it open


def test_a_table_that_cannot_be_opened_is_told(screen: Screen, tmp_path: Path) -> None:
    foreign = tmp_path / "foreign.save"
    foreign.write_text("no game at all")
    screen.desk.open("lockdown", foreign)
    screen.settle()
    assert screen.desk.snapshot is None
    assert any("not a saved game" in text for text in screen.texts)
