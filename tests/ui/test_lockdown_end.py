"""The end of a Lockdown game: who lives, the game in figures, and keeping both."""

import errno
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.core import sticks
from companion.core.game import Line
from companion.games.lockdown.screens import keeping
from companion.games.lockdown.screens.end import EndPage
from companion.games.lockdown.screens.plot import Chart, Series, paint_chart
from companion.games.lockdown.screens.statistics import statistics_of
from companion.games.lockdown.screens.stops_end import DESTROYED, NOBODY, SWEPT, party_of, rounds
from companion.ui.layout import Rect
from companion.ui.marks import Disc, Fill, Letters, Shape, Stroke
from companion.ui.pages.home import HomePage
from tests.ui.stage import Screen


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    screen = Screen(tmp_path)
    screen.desk.show(HomePage(screen.desk))
    yield screen
    screen.close()


def end_of(screen: Screen, commands: list[dict[str, object]], root: Path = Path("/nowhere")) -> None:
    screen.set_up("lockdown", commands)
    screen.desk.show(EndPage(screen.desk, root=root))


def wait_for_pictures(screen: Screen) -> None:
    for _ in range(4):
        screen.stage.pass_time(1)
        screen.settle()


def told(screen: Screen) -> str:
    banner = screen.desk.banner
    return screen.desk.line(banner.text) if banner else ""


# Who lives


def test_the_cause_is_said_in_far_legible_words(screen: Screen) -> None:
    end_of(screen, DESTROYED)
    brush = screen.paint()
    word = next(written for written in brush.written if written.text == "DESTROYED")
    assert word.is_whole
    assert word.size >= brush.theme.font(8.0, scales=False)


def test_everybody_has_a_fate_in_words(screen: Screen) -> None:
    end_of(screen, SWEPT)
    shown = screen.texts
    assert [name for name in ("Ana", "Bruno", "Chris", "Dana", "Emil") if name not in shown] == []
    assert [shown.count(fate) for fate in ("isolated", "in the bunker", "dead")] == [1, 1, 3]
    assert "2 alive" in shown


def test_survivors_are_reminded_of_the_victory_check(screen: Screen) -> None:
    end_of(screen, SWEPT)
    assert "Victory check" in screen.texts


def test_where_nobody_lives_there_is_nothing_left_to_check(screen: Screen) -> None:
    end_of(screen, NOBODY)
    assert "Nobody got away." in screen.texts
    assert "Victory check" not in screen.texts


def test_an_end_can_be_undone(screen: Screen) -> None:
    screen.set_up("lockdown", DESTROYED)  # the table itself shows the end
    screen.tap("undo")
    assert screen.desk.table.view["ending"] is None
    assert screen.desk.table.view["phase"] == "event"


def test_home_closes_the_table(screen: Screen) -> None:
    end_of(screen, NOBODY)
    screen.tap("home")
    assert isinstance(screen.desk.page, HomePage)
    assert screen.desk.snapshot is None


# Statistics


def test_each_round_is_remembered_as_it_ended(screen: Screen) -> None:
    screen.set_up("lockdown", [party_of(5), *rounds(3, 5)])
    found = statistics_of(screen.desk.table).rounds
    assert [(each.number, each.time) for each in found] == [(1, 14), (2, 13), (3, 12), (4, 12)]
    assert all(each.tokens == sum(each.bag.values()) > 0 for each in found)


def test_what_happened_is_counted(screen: Screen) -> None:
    screen.set_up("lockdown", SWEPT)
    counts = statistics_of(screen.desk.table).counts
    wanted = {"encounters": 4, "surprises": 2, "fires": 3, "malfunctions": 2, "deaths": 3, "wounds": 3}
    assert {what: counts[what] for what in wanted} == wanted


def test_what_was_undone_counts_as_undone_only(screen: Screen) -> None:
    screen.set_up("lockdown", [party_of(2), {"do": "place_fire"}, {"do": "place_fire"}])
    screen.desk.undo(2)
    screen.settle()
    counts = statistics_of(screen.desk.table).counts
    assert (counts["fires"], counts["undone"]) == (0, 2)


def test_the_statistics_are_one_tap_away_and_back(screen: Screen) -> None:
    end_of(screen, SWEPT)
    screen.tap("statistics")
    assert {"Time", "Sections with power", "Tokens in the bag", "Encounters"} <= set(screen.texts)
    screen.tap("overview")
    assert "SWEPT" in screen.texts


# Charts

INKS = ("#000001", "#000002", "#000003", "#000004")


def painted(screen: Screen, *values: list[float]) -> list[object]:
    brush = screen.paint()
    before = len(brush.marks)
    series = [
        Series(f"line {number}", each, ink)
        for number, (each, ink) in enumerate(zip(values, INKS, strict=False))
    ]
    paint_chart(brush, Rect(0, 0, 300, 200), Chart("Chart", series, 10))
    return list(brush.marks[before:])


def test_a_chart_names_its_lines_at_their_ends_without_overlap(screen: Screen) -> None:
    named = {
        mark.text: mark for mark in painted(screen, [5, 5], [5, 5], [5, 4.9]) if isinstance(mark, Letters)
    }
    tops = sorted(named[f"line {number}"].y for number in range(3))
    assert tops[1] - tops[0] >= named["line 0"].size
    assert tops[2] - tops[1] >= named["line 0"].size


def test_lines_differ_by_marks_and_dashes_not_by_colour_alone(screen: Screen) -> None:
    drawn: dict[str, list[str]] = {}
    for mark in painted(screen, *[[1.0, 9.0]] * 4):
        if isinstance(mark, Disc | Fill | Shape | Stroke):
            drawn.setdefault(mark.colour, []).append(_sort(mark))
    lines = [drawn[ink] for ink in INKS]
    assert len({tuple(sorted(set(line) - {"stroke"})) for line in lines}) == 4
    assert len({line.count("stroke") for line in lines}) == 4


def _sort(mark: Disc | Fill | Shape | Stroke) -> str:
    is_ring = isinstance(mark, Disc) and mark.width > 0
    return "ring" if is_ring else type(mark).__name__.lower()


def test_a_game_of_one_round_has_a_chart_too(screen: Screen) -> None:
    assert any(isinstance(mark, Disc) for mark in painted(screen, [4]))


# Keeping


def results(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "data" / "results").iterdir())


def test_result_and_pictures_are_saved_and_it_is_told_where(screen: Screen, tmp_path: Path) -> None:
    end_of(screen, SWEPT)
    screen.tap("save")
    wait_for_pictures(screen)
    [folder] = results(tmp_path)
    assert sorted(file.name for file in folder.iterdir()) == [
        "overview.png",
        "result.json",
        "result.txt",
        "statistics.png",
    ]
    assert f"results/{folder.name}" in told(screen)
    kept = json.loads((folder / "result.json").read_text())
    assert kept["ending"] == {"cause": "swept", "survivors": [1, 4]}
    assert len(kept["rounds"]) == 15
    text = (folder / "result.txt").read_text()
    assert "Ana (Survivor): isolated" in text
    assert "Encounters: 4" in text


def test_pictures_show_neither_the_lamps_of_the_simulation_nor_a_banner(screen: Screen) -> None:
    screen.desk.is_simulated = True
    screen.set_up("lockdown", SWEPT)

    def has_both() -> bool:
        brush = screen.paint()
        is_narrow = brush.mm(11) < brush.whole.right - screen.zones["home"].rect.right
        return is_narrow and "close-banner" in screen.zones

    screen.desk.tell(Line("internal-error"), stays=True)
    assert has_both()
    screen.tap("save")
    screen.desk.tell(Line("internal-error"), stays=True)
    brush = screen.paint()
    assert "close-banner" not in screen.zones
    assert screen.zones["home"].rect.right >= brush.whole.right - brush.gap - 1
    wait_for_pictures(screen)
    assert has_both()


def test_a_place_is_told_as_it_is_written(tmp_path: Path) -> None:
    assert keeping.shown(Path("/media/usb/results")) == "/media/usb/results"
    assert keeping.shown(Path("~").expanduser() / "games" / "results") == "~/games/results"


@pytest.mark.parametrize("language", ["en", "de", "es"])
@pytest.mark.parametrize("size", [(800, 480), (720, 1280)])
def test_where_the_files_are_can_be_read_in_full(
    tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    screen = Screen(tmp_path, language, size, text_size="largest")
    screen.set_up("lockdown", NOBODY)
    folder = "/home/companion/.local/share/table-companion/results/lockdown-2026-11-18-1640"
    screen.desk.tell(Line("lockdown-kept", {"folder": folder}), tone="told")
    [written] = [each for each in screen.paint().written if folder in each.text]
    assert written.is_whole
    screen.close()


def test_saving_again_overwrites_nothing(screen: Screen, tmp_path: Path) -> None:
    end_of(screen, NOBODY)
    for _ in range(2):
        screen.tap("save")
        wait_for_pictures(screen)
    assert len(results(tmp_path)) == 2


def test_the_page_shows_what_it_showed_before(screen: Screen) -> None:
    end_of(screen, SWEPT)
    screen.tap("statistics", "save")
    wait_for_pictures(screen)
    assert "Time" in screen.texts


def test_a_second_tap_while_saving_does_nothing(screen: Screen, tmp_path: Path) -> None:
    end_of(screen, NOBODY)
    screen.tap("save", "save")
    wait_for_pictures(screen)
    assert len(results(tmp_path)) == 1


def test_whoever_goes_home_while_saving_gets_no_pictures_of_home(screen: Screen, tmp_path: Path) -> None:
    end_of(screen, NOBODY)
    screen.tap("save", "home")
    wait_for_pictures(screen)
    [folder] = results(tmp_path)
    assert sorted(file.name for file in folder.iterdir()) == ["result.json", "result.txt"]


def test_without_room_for_pictures_it_is_told_and_can_be_tried_again(
    screen: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    end_of(screen, NOBODY)
    with monkeypatch.context() as full:
        full.setattr("tempfile.tempdir", str(tmp_path / "nowhere"))
        screen.tap("save")
    assert "No such file or directory" in told(screen)
    screen.tap("save")
    wait_for_pictures(screen)
    assert len(results(tmp_path)) == 1


def machine_with_stick(tmp_path: Path) -> Path:
    root = tmp_path / "machine"
    (root / "proc").mkdir(parents=True)
    (root / "proc" / "mounts").write_text("/dev/sda1 /media/pi/PARTY vfat rw 0 0\n")
    (root / "media" / "pi" / "PARTY").mkdir(parents=True)
    return root


def test_a_copy_goes_to_the_stick(screen: Screen, tmp_path: Path) -> None:
    root = machine_with_stick(tmp_path)
    end_of(screen, SWEPT, root)
    screen.tap("stick")
    wait_for_pictures(screen)
    [copied] = (root / "media" / "pi" / "PARTY" / "table-companion").iterdir()
    [kept] = results(tmp_path)
    assert {file.name: file.read_bytes() for file in copied.iterdir()} == {
        file.name: file.read_bytes() for file in kept.iterdir()
    }
    assert "PARTY" in told(screen)


def test_without_a_stick_it_is_said_what_to_do_and_nothing_is_written(screen: Screen, tmp_path: Path) -> None:
    end_of(screen, NOBODY)
    screen.tap("stick")
    wait_for_pictures(screen)
    assert "No USB stick found" in told(screen)
    assert not (tmp_path / "data" / "results").exists()


@pytest.mark.parametrize(
    ("number", "words"),
    [(errno.ENOSPC, "is full"), (errno.EROFS, "cannot be written to"), (errno.EIO, "failed")],
)
def test_a_stick_that_fails_leaves_the_result_where_it_is_kept(
    screen: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, words: str
) -> None:
    def fail(path: Path, data: bytes) -> None:
        raise OSError(number, "no")

    monkeypatch.setattr(sticks, "write_whole", fail)
    end_of(screen, NOBODY, machine_with_stick(tmp_path))
    screen.tap("stick")
    wait_for_pictures(screen)
    [kept] = results(tmp_path)
    assert words in told(screen)
    assert kept.name in told(screen)


def test_a_disk_that_refuses_is_told(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(path: Path, data: bytes) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(keeping, "write_whole", fail)
    end_of(screen, NOBODY)
    screen.tap("save")
    wait_for_pictures(screen)
    assert "No space left on device" in told(screen)
    screen.desk.close_banner()
    monkeypatch.undo()
    screen.tap("save")
    wait_for_pictures(screen)
    assert "Saved in" in told(screen)
