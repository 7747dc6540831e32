"""A memory card that takes half a second for every command: the screen does not wait for it."""

from pathlib import Path

from tests.ui.driver import App, wait_until
from tests.ui.test_window_game import begin_a_game

SLOW = 0.5
LONGEST_FRAME = 0.05


def test_no_frame_waits_for_the_disk(screen: str, tmp_path: Path) -> None:
    with App(screen, tmp_path, "--lang", "en", "--slow-disk", str(SLOW)) as app:
        length = begin_a_game(app)["length"]
        longest = []
        for _ in range(3):  # others may use this machine too, so the best of three counts
            app.ask("frames")
            app.tap("end_turn", "end_turn", "undo")
            gaps = app.ask("frames")
            assert sum(gaps) > 3 * SLOW  # the disk was slow indeed
            longest.append(max(gaps))
        assert app.look()["length"] == length + 9
    assert min(longest) < LONGEST_FRAME, [f"{each * 1000:.0f} ms" for each in longest]


def test_the_screen_reacts_while_the_disk_is_busy(screen: str, tmp_path: Path) -> None:
    with App(screen, tmp_path, "--lang", "en", "--slow-disk", "1.5") as app:
        length = begin_a_game(app)["length"]
        end_turn, menu = app.middle("end_turn"), app.middle("menu")
        app.touch(*end_turn)
        wait_until(lambda: app.look(settled=False)["is_bouncing"], "the touch")
        wait_until(lambda: not app.look(settled=False)["is_bouncing"], "the finger to be gone")
        app.touch(*menu)
        wait_until(lambda: app.look(settled=False)["page"] == "TableMenuPage", "the menu", seconds=1.0)
        assert app.look(settled=False)["length"] == length
        assert app.look()["length"] == length + 1


def test_a_second_tap_for_a_table_that_is_not_there_yet_skips_nothing(screen: str, tmp_path: Path) -> None:
    with App(screen, tmp_path, "--lang", "en", "--slow-disk", str(SLOW)) as app:
        length = begin_a_game(app)["length"]
        app.touch(*app.middle("end_turn"), times=3, pause_ms=130)
        wait_until(lambda: app.look()["length"] > length, "the end of the turn")
        seen = app.look()
        assert (seen["length"], seen["banner"]) == (length + 1, "")
