"""Opens the window and runs the app in it. Imports Kivy only here, after its surroundings are set."""

import gc
import logging
import sys
from collections.abc import Callable
from pathlib import Path

from companion.main import House
from companion.ui.desk import Desk
from companion.ui.window.display import NoScreen, VirtualScreen, has_screen, use_x11
from companion.ui.window.environment import prepare_kivy

log = logging.getLogger(__name__)


def start(
    house: House,
    size: tuple[int, int],
    *,
    tour: Path | None = None,
    is_simulated: bool = False,
    asks_language: bool = False,
    also: Callable[[Desk], None] | None = None,
) -> int:
    """Runs until somebody leaves, or the tour is over. The exit status. `also` is called with the desk when
    its first page lies there, for whoever watches."""

    def begin(desk: Desk) -> None:
        _lay_first_page(desk, tour, asks_language=asks_language)
        _spare_frames()
        if also:
            also(desk)

    if has_screen():
        use_x11()
        return _run(house, size, tour, begin, is_simulated=is_simulated)
    _say(house, "screen-no-display")
    tour = tour or house.folders.data / "tour"
    try:
        with VirtualScreen(size) as screen:
            use_x11(screen.name)
            return _run(house, size, tour, begin, is_simulated=is_simulated)
    except NoScreen as fault:
        log.warning("no virtual screen: %s", fault)
        return _fail(house, "screen-no-window")


def _lay_first_page(desk: Desk, tour: Path | None, *, asks_language: bool) -> None:
    from companion.ui.pages.home import HomePage

    desk.show(HomePage(desk))
    if tour:
        from companion.ui.tour import take_tour

        desk.stage.after(0, lambda: take_tour(desk, tour, desk.stage.leave))
    elif asks_language:
        from companion.ui.pages.language import LanguagePage

        desk.show(LanguagePage(desk))


def _spare_frames() -> None:
    """What is there by now stays for good: a look for garbage through all of it would take 30 ms."""
    gc.freeze()
    gc.set_threshold(700, 10, 100)


def _run(
    house: House,
    size: tuple[int, int],
    tour: Path | None,
    begin: Callable[[Desk], None],
    *,
    is_simulated: bool,
) -> int:
    if tour and (status := _make_folder(house, tour)):
        return status
    if not _open_window(house, size):
        return _fail(house, "screen-no-window")
    from companion.ui.window.app import CompanionApp
    from companion.ui.window.recovery import recover

    app = CompanionApp(house, begin, is_simulated=is_simulated)
    try:
        if tour:
            app.run()
            _say(house, "screen-tour-at", folder=str(tour))
        else:
            with recover(lambda: app.desk):
                app.run()
    finally:  # also when somebody ended us from outside
        if app.desk:
            app.desk.close()
    return 0


def _open_window(house: House, size: tuple[int, int]) -> bool:
    """Kivy opens its window while it is imported. What it has to say goes to our log."""
    kivy_log = logging.getLogger("kivy")
    kivy_log.propagate = False
    kivy_log.handlers = [logging.NullHandler()]
    prepare_kivy(house.folders.data / "kivy", size)
    kivy_log.setLevel(logging.CRITICAL)  # it complains of every library it could do without
    kivy_log.handlers = list(logging.getLogger("companion").handlers)
    try:
        from kivy.core.window import Window
    except SystemExit:  # its answer to a graphics card that is too old
        return False
    kivy_log.setLevel(logging.WARNING)
    return Window is not None


def _make_folder(house: House, folder: Path) -> int:
    """Tells at once where there can be no pictures. The exit status, 0 for all is well."""
    trial = folder / ".trial"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        trial.touch()
        trial.unlink()
    except OSError as fault:
        return _fail(house, "storage-failed", file=str(folder), reason=fault.strerror or str(fault))
    return 0


def _say(house: House, key: str, **values: str) -> None:
    sys.stdout.write(house.texts(key, **values) + "\n")
    sys.stdout.flush()


def _fail(house: House, key: str, **values: str) -> int:
    sys.stderr.write(f"companion: {house.texts(key, **values)}\n")
    return 1
