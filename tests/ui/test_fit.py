"""Every page of the tour in every size, text size and language: nothing is cut off, nothing overlaps, every
place is large enough for a finger. Painted without a window, measured with the letters of the window."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from companion.core.game import Line
from companion.core.text import languages
from companion.ui.banner import Banner, Way
from companion.ui.brush import Brush
from companion.ui.pages.home import HomePage
from companion.ui.tour import SETTLE_SECONDS, all_stops
from tests.ui.fit import misfits
from tests.ui.stage import Screen

SIZES = [(800, 480), (1024, 600), (1280, 720), (1920, 1080), (720, 1280)]
SIMULATED = [(800, 480), (720, 1280)]  # with the lamps of the simulation beside or below the page, too
TEXT_SIZES = ["normal", "large", "largest"]
Found = dict[tuple[int, int], list[str]]


def walk(language: str, folder: Path) -> Found:
    """What does not fit, by size: each stop is arranged once and painted in every way."""
    screen = Screen(folder, language)
    found: Found = {size: [] for size in SIZES}
    for stop in all_stops():
        stop.arrange(screen.desk)
        screen.settle()
        screen.stage.pass_time(SETTLE_SECONDS)
        screen.settle()
        for size in SIZES:
            screen.size = size
            strips = [False, True] if size in SIMULATED else [False]
            for text_size, is_simulated in product(TEXT_SIZES, strips):
                screen.choose(text_size=text_size)
                screen.desk.is_simulated = is_simulated
                where = f"{stop.name}, {text_size} text{', with lamps' if is_simulated else ''}"
                found[size] += [f"{where}: {misfit}" for misfit in look_at_all_of_it(screen)]
    screen.close()
    return found


def look_at_all_of_it(screen: Screen) -> list[str]:
    """The page as it is, then with each list pulled on to its end, then with the banner over it."""
    desk = screen.desk
    banner, desk.banner = desk.banner, None
    desk.scrolled.clear()
    brush = screen.paint()
    found = list(misfits(brush))
    for offsets in pulls(brush):
        desk.scrolled.update(offsets)
        found += misfits(screen.paint())
    desk.scrolled.clear()
    desk.banner = banner
    if banner:
        found += misfits(screen.paint(), brush)
    return list(dict.fromkeys(found))


def pulls(brush: Brush) -> Iterator[dict[str, float]]:
    """Where the lists must be pulled to so that each of their rows has been seen."""
    for scroll in brush.scrolls:
        offset = 0.0
        while offset < scroll.most:
            offset = min(scroll.most, offset + scroll.rect.h * 0.8)
            yield {scroll.name: offset}


@pytest.fixture(scope="module", params=languages())
def found(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Found:
    return walk(request.param, tmp_path_factory.mktemp("fit"))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_everything_fits(found: Found, size: tuple[int, int]) -> None:
    if found[size]:
        pytest.fail("\n".join(found[size]), pytrace=False)


LONG_FILE = "/home/player/.local/share/table-companion/games/lockdown-2026-11-18-2.save"


@pytest.mark.parametrize("language", languages())
def test_a_banner_about_the_disk_fits_over_every_kind_of_page(language: str, tmp_path: Path) -> None:
    ways = tuple(Way(name, Line(f"screen-{name}"), lambda: None) for name in ("disk-retry", "disk-play-on"))
    said = Line("storage-failed", {"file": LONG_FILE, "reason": "Input/output error"})
    screen = Screen(tmp_path, language)
    screen.desk.show(HomePage(screen.desk))
    for size, text_size in product(SIZES, TEXT_SIZES):
        screen.size = size
        screen.choose(text_size=text_size)
        screen.desk.banner = Banner(said, "warning", ways, stays=True)
        assert look_at_all_of_it(screen) == []
    screen.close()


def test_the_tour_comes_by_every_kind_of_page() -> None:
    assert len({stop.name for stop in all_stops()}) == len(all_stops()) > 30
