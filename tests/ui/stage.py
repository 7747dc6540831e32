"""A stage without a window: pages are painted and tapped by the names of their places. Letters are measured
by Kivy's text provider, which needs no screen."""

import queue
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from companion.core.game import Json
from companion.core.settings import Folders, Settings
from companion.core.text import Texts
from companion.main import House
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.marks import Zone
from companion.ui.window.environment import prepare_kivy

WAIT_SECONDS = 10.0


def kivy_measure() -> Callable[..., float]:
    """Kivy's own measure, in surroundings that leave nothing behind."""
    import tempfile

    prepare_kivy(Path(tempfile.gettempdir()) / "table-companion-tests", (800, 480))
    from companion.ui.window.lettering import measure

    return measure


class FakeStage:
    """Keeps what should be called later, and time by hand."""

    def __init__(self) -> None:
        self.calls: queue.Queue[Callable[[], None]] = queue.Queue()
        self.later: list[tuple[float, Callable[[], None]]] = []
        self.seconds = 100.0
        self.pictures: list[Path] = []
        self.sounds: list[str] = []
        self.has_left = False

    def repaint(self) -> None:
        pass

    def call(self, do: Callable[[], None]) -> None:
        self.calls.put(do)

    def after(self, seconds: float, do: Callable[[], None]) -> None:
        self.later.append((self.seconds + seconds, do))

    def now(self) -> float:
        return self.seconds

    def take_picture(self, file: Path) -> None:
        self.pictures.append(file)
        file.write_bytes(b"picture")

    def play(self, sound: str) -> None:
        self.sounds.append(sound)

    def leave(self) -> None:
        self.has_left = True

    def pass_time(self, seconds: float) -> None:
        """Lets time go by, and calls what is due."""
        self.seconds += seconds
        due = [do for at, do in self.later if at <= self.seconds]
        self.later = [(at, do) for at, do in self.later if at > self.seconds]
        for do in due:
            do()


class Screen:
    """A desk on a fake stage, and fingers for it."""

    def __init__(
        self, folder: Path, language: str = "en", size: tuple[int, int] = (800, 480), **settings: Any
    ) -> None:
        self.stage = FakeStage()
        self.size = size
        chosen = Settings(language=language, **settings)
        house = House(Folders(folder / "config", folder / "data"), chosen, Texts(language), None)
        self.desk = Desk(house, self.stage)
        self._measure = kivy_measure()

    def paint(self) -> Brush:
        """The page as it is now."""
        brush = Brush(self.desk.theme(*self.size), self._measure, self.desk.scrolled)
        self.desk.paint(brush)
        return brush

    @property
    def zones(self) -> dict[str, Zone]:
        return {zone.name: zone for zone in self.paint().zones}

    @property
    def texts(self) -> list[str]:
        """Everything that is written on the page."""
        return [written.text for written in self.paint().written]

    def tap(self, *names: str) -> None:
        """Taps places one after the other, waiting for what each brings about."""
        for name in names:
            zones = self.zones
            assert name in zones, f"{name} is not among {sorted(zones)}"
            zone = zones[name]
            if zone.hold:
                zone.hold(True)
                zone.hold(False)
            else:
                zone.do()
            self.settle()

    def settle(self) -> None:
        """Waits until the errands and the session have nothing left to say."""
        import threading

        done = threading.Event()
        self.desk.errands.run(lambda: None, lambda _: done.set(), lambda _: done.set())
        while not done.is_set() or self.desk.is_waiting or not self.stage.calls.empty():
            self.stage.calls.get(timeout=WAIT_SECONDS)()

    def set_up(self, game_id: str, commands: Sequence[dict[str, Json]]) -> None:
        """Opens a table that is kept nowhere and plays these commands."""
        from companion.ui.tour import at_table

        at_table(game_id, commands)(self.desk)
        self.settle()

    @property
    def last_command(self) -> Any:
        """The last command that stands at the open table."""
        session = self.desk._session
        assert session is not None
        assert session.timeline.last is not None
        return session.timeline.last.command

    def choose(self, **settings: Any) -> None:
        self.desk.settings = msgspec.structs.replace(self.desk.settings, **settings)
        self.desk.house = replace(self.desk.house, settings=self.desk.settings)

    def close(self) -> None:
        self.desk.close()
