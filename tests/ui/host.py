"""The real app in a process of its own, and somebody inside who answers what is on the screen.

    python -m tests.ui.host [--lang CODE] [--size 800x480] [--slow-disk SECONDS]

One JSON question a line comes in, one JSON answer goes out. Touches come as X events, never this way."""

import argparse
import json
import logging
import os
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from companion.cli.run import USUAL_SIZE, read_size
from companion.core import journal
from companion.core.journal import Journal
from companion.core.protocol import parse
from companion.main import open_house
from companion.ui.desk import Desk
from companion.ui.window.start import start

Answer = Callable[[Any], None]
PLANTED = "a fault that was planted"


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--lang")
    parser.add_argument("--size", type=read_size, default=USUAL_SIZE)
    parser.add_argument("--slow-disk", type=float, default=0.0)
    chosen = parser.parse_args()
    if chosen.slow_disk:
        slow_down(chosen.slow_disk)
    house = open_house(chosen.lang)
    logging.getLogger("companion").addHandler(Alarm())
    asks_language = not chosen.lang and house.settings.language is None
    return start(house, chosen.size, asks_language=asks_language, also=lambda desk: Watcher(desk).begin())


def slow_down(seconds: float) -> None:
    """Every command takes this long until it is on the disk."""
    append = Journal.append

    def slowly(self: Journal, entries: Any) -> None:
        time.sleep(seconds)
        append(self, entries)

    journal.Journal.append = slowly  # type: ignore[method-assign]


class Alarm(logging.Handler):
    """The program would go on after a fault that nobody foresaw; a test must not."""

    def emit(self, record: logging.LogRecord) -> None:
        said = self.format(record)
        if record.levelno >= logging.ERROR and PLANTED not in said:
            sys.stderr.write(said)
            sys.stderr.flush()
            os._exit(4)


class Watcher:
    """Answers questions in the window's thread."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.surface: Any = desk.stage
        self.gaps: list[float] = []
        self._last = 0.0

    def begin(self) -> None:
        from kivy.clock import Clock

        Clock.schedule_interval(
            self._frame, 0
        )  # flips do not count: a frame in which nothing changed has none
        threading.Thread(target=self._listen, daemon=True).start()

    def _frame(self, *_: object) -> None:
        now = time.perf_counter()
        if self._last:
            self.gaps.append(now - self._last)
        self._last = now

    def _listen(self) -> None:
        is_leaving = False
        for line in sys.stdin:
            said = json.loads(line)
            is_leaving = is_leaving or said["ask"] == "leave"
            question = getattr(self, f"on_{said.pop('ask')}")
            self.surface.call(lambda question=question, said=said: question(_answer, **said))
        if not is_leaving:
            os._exit(3)  # whoever tested us is gone

    # Questions

    def on_look(self, answer: Answer, *, settled: bool = True) -> None:
        """What is on the screen; `settled`: when nothing is on its way any more."""
        if settled:
            self._when_settled(lambda: answer(self._seen()))
        else:
            answer(self._seen())

    def on_frames(self, answer: Answer) -> None:
        """Seconds between frames since somebody asked last."""
        gaps, self.gaps = self.gaps, []
        answer(gaps)

    def on_dim(self, answer: Answer) -> None:
        """As if nobody had touched the screen for long."""
        self.surface._touched_at = -1e6
        self.surface._look_for_rest()
        answer(self._seen())

    def on_table(self, answer: Answer, game: str, commands: list[dict[str, Any]]) -> None:
        """A table after these commands, kept nowhere."""
        from companion.ui.tour import at_table

        at_table(game, commands)(self.desk)
        self._when_settled(lambda: answer(self._seen()))

    def on_elsewhere(self, answer: Answer, said: dict[str, Any]) -> None:
        """A command from somewhere else than the screen, as from a button."""
        session = self.desk._session
        assert session is not None
        session.do(parse(session.game, json.dumps(said).encode())[0], sender="button")
        self._when_settled(lambda: answer(self._seen()))

    def on_visit(self, answer: Answer, times: int) -> None:
        """So many stops of the tour, each painted and shown; then how much memory there is in use."""
        from companion.ui.tour import all_stops

        stops = all_stops()

        def go(number: int) -> None:
            if number == times:
                answer(resident_bytes())
                return
            stops[number % len(stops)].arrange(self.desk)
            self._when_settled(lambda: go(number + 1))

        go(0)

    def on_break(self, answer: Answer, painting: bool = False) -> None:
        """A fault that nobody foresaw, in a touch or in a page that cannot be painted."""
        self.surface.call(_fail)
        if painting:
            self.desk.show(Broken())
        self.surface.after(0.3, lambda: self._when_settled(lambda: answer(self._seen())))

    def on_picture(self, answer: Answer, file: str) -> None:
        self.surface.take_picture(Path(file))
        answer(file)

    def on_leave(self, answer: Answer) -> None:
        answer("bye")
        self.surface.leave()

    # How they are answered

    def _when_settled(self, then: Callable[[], None]) -> None:
        """After the errands, the session's answer, every movement and a frame that shows it all."""

        def errands_are_done(_: object) -> None:
            if self._is_settled:
                self.surface.after(0, then)
            else:
                self.surface.after(0, lambda: errands_are_done(None))

        self.desk.errands.run(lambda: None, errands_are_done, errands_are_done)

    @property
    def _is_settled(self) -> bool:
        desk, surface = self.desk, self.surface
        is_painting = surface._paint_soon.is_triggered or surface._paint_next.is_triggered
        return not (desk.is_waiting or is_painting or desk.motion < 1 or self._is_bouncing)

    @property
    def _is_bouncing(self) -> bool:
        """A touch right now would count as one with the last."""
        return bool(self.surface.now() - self.surface._released_at < 0.1)

    def _seen(self) -> dict[str, Any]:
        desk, brush = self.desk, self.surface.brush
        return {
            "page": type(desk.page).__name__,
            "depth": len(desk.pages),
            "painted": self.surface.painted,
            "length": desk.snapshot.length if desk.snapshot else None,
            "view": desk.snapshot.view if desk.snapshot else None,
            "banner": desk.line(desk.banner.text) if desk.banner else "",
            "language": desk.texts.language,
            "is_dimmed": self.surface._is_dimmed,
            "is_bouncing": self._is_bouncing,
            "is_pressed": self.surface._press is not None,
            "scrolled": desk.scrolled,
            "size": [self.surface.width, self.surface.height],
            "texts": [written.text for written in brush.written],
            "zones": {
                zone.name: {
                    "text": zone.text,
                    "place": [zone.rect.x, zone.rect.y, zone.rect.w, zone.rect.h],
                    "is_held": zone.hold is not None,
                }
                for zone in brush.zones
            },
        }


class Broken:
    def paint(self, brush: object, area: object) -> None:
        _fail()


def _fail() -> None:
    raise RuntimeError(PLANTED)


def _answer(said: Any) -> None:
    sys.stdout.write(json.dumps(said) + "\n")
    sys.stdout.flush()


def resident_bytes() -> int:
    import gc

    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


if __name__ == "__main__":
    sys.exit(main())
