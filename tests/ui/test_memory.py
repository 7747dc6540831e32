"""Three hours of going from page to page must not fill the memory."""

from pathlib import Path

from companion.ui.tour import all_stops
from tests.ui.driver import App


def test_memory_after_two_hundred_changes_of_the_screen_is_what_it_was(screen: str, tmp_path: Path) -> None:
    every = len(all_stops())
    with App(screen, tmp_path, "--lang", "en") as app:
        before = app.ask("visit", times=max(40, 2 * every))  # by now letters, icons and modules are there
        after = app.ask("visit", times=max(200, 2 * every))
    assert after <= before * 1.05, f"{before / 1e6:.1f} MB before, {after / 1e6:.1f} MB after"
