"""What the touchscreen costs beside a bare Kivy window on the same screen: start, memory, processor at rest,
and a full redraw of the table. Part of bench.py; each window is a process of its own:

    python deploy/bench_window.py bare|ours
"""

import json
import logging
import os
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from companion.ui.window.display import VirtualScreen, has_screen, use_x11

SIZE = (800, 480)
WARM_REDRAWS = 5


@dataclass(frozen=True)
class Cost:
    """One window, measured once."""

    start: float  # seconds from nothing to the first frame that can be used
    memory: int  # bytes, with a table on the screen
    at_rest: float  # share of one processor, with that table on the screen
    redraw: float  # seconds


def windows(folder: Path, times: int, seconds: float, redraws: int) -> tuple[Cost, Cost]:
    """Ours and a bare one, in turn with each other; the best of each, as others also use the machine."""
    found: dict[str, list[Cost]] = {"ours": [], "bare": []}
    with _screen() as screen:
        environment = {**os.environ, "COMPANION_HOME": str(folder / "home")}
        if screen:
            environment["DISPLAY"] = screen.name
        _measure("ours", environment, 0, 1)  # the first one writes the .pyc files
        for _ in range(times):
            for kind, costs in found.items():
                costs.append(_measure(kind, environment, seconds, redraws))
    ours, bare = (_best(costs) for costs in found.values())
    return ours, bare


def _screen() -> AbstractContextManager[VirtualScreen | None]:
    return nullcontext() if has_screen() else VirtualScreen(SIZE)


def _best(costs: list[Cost]) -> Cost:
    return Cost(
        start=min(cost.start for cost in costs),
        memory=min(cost.memory for cost in costs),
        at_rest=min(cost.at_rest for cost in costs),
        redraw=min(cost.redraw for cost in costs),
    )


def _measure(kind: str, environment: dict[str, str], seconds: float, redraws: int) -> Cost:
    began = time.perf_counter()
    with subprocess.Popen(  # noqa: S603 - ourselves
        [sys.executable, __file__, kind, str(redraws)],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as window:
        _answer(window)  # the first frame
        start = time.perf_counter() - began
        redraw = _answer(window)
        time.sleep(min(seconds, 1.0))  # whatever the start still left to do
        before = _processor_seconds(window.pid)
        time.sleep(seconds)
        at_rest = (_processor_seconds(window.pid) - before) / seconds if seconds else 0.0
        memory = _resident_bytes(window.pid)
        window.communicate()  # an end of the questions is the end of the window
    return Cost(start, memory, at_rest, redraw)


def _answer(window: "subprocess.Popen[str]") -> float:
    line = window.stdout.readline() if window.stdout else ""
    if not line:
        raise RuntimeError("the window did not open")
    return float(json.loads(line))


def _processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _resident_bytes(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


# Inside a window


def _say(value: float) -> None:
    sys.stdout.write(json.dumps(value) + "\n")
    sys.stdout.flush()


def _end_with_whoever_asked(leave: Callable[[], None], call: Callable[[Callable[[], None]], None]) -> None:
    import threading

    def wait() -> None:
        sys.stdin.read()
        call(leave)

    threading.Thread(target=wait, daemon=True).start()


def _time_redraws(update: Callable[[], None], redraws: int) -> None:
    """Says the usual time from a change of the table to its last pixel. One in each frame, as at a table:
    what Kivy has done with it gives back between frames."""
    from kivy.clock import Clock
    from kivy.core.window import Window
    from kivy.graphics.opengl import glFinish

    found: list[float] = []

    def redraw(*_: object) -> None:
        began = time.perf_counter()
        update()
        Window.dispatch("on_draw")
        glFinish()
        found.append(time.perf_counter() - began)
        if len(found) < redraws + WARM_REDRAWS:
            Clock.schedule_once(redraw, 0)
        else:
            _say(median(found[WARM_REDRAWS:]))

    redraw()


def bare(redraws: int) -> None:
    """The least a Kivy program can be: one word in a window."""
    from companion.ui.window.environment import prepare_kivy

    logging.getLogger("kivy").addHandler(logging.NullHandler())  # else it complains of missing libraries
    prepare_kivy(Path(os.environ["COMPANION_HOME"]) / "bare", SIZE)
    from kivy.app import App
    from kivy.clock import Clock
    from kivy.core.window import Window
    from kivy.uix.label import Label

    class Bare(App):  # type: ignore[misc]  # Kivy has no types
        def build(self) -> Any:
            return Label(text="Table Companion")

        def load_config(self) -> None:
            pass

    app = Bare()

    def first_frame(*_: object) -> None:
        Window.unbind(on_flip=first_frame)
        _say(0)
        Clock.schedule_once(lambda _: _time_redraws(app.root.canvas.ask_update, redraws), 0.2)
        _end_with_whoever_asked(app.stop, lambda do: Clock.schedule_once(lambda _: do(), 0))

    Window.bind(on_flip=first_frame)
    app.run()


def ours(redraws: int) -> None:
    """The program as `companion run` starts it; then a table in the middle of a game."""
    from companion.main import open_house
    from companion.ui.desk import Desk
    from companion.ui.window.start import start

    def watch(desk: Desk) -> None:
        from kivy.core.window import Window

        surface: Any = desk.stage

        def first_frame(*_: object) -> None:
            if surface.painted:
                Window.unbind(on_flip=first_frame)
                _say(0)
                desk.stage.after(0.2, lambda: _redraw_table(desk, redraws))
                _end_with_whoever_asked(desk.stage.leave, desk.stage.call)

        Window.bind(on_flip=first_frame)

    start(open_house("en"), SIZE, also=watch)


def _redraw_table(desk: Any, redraws: int) -> None:
    from companion.core.snapshot import look
    from companion.ui.tour import at_table

    at_table("lockdown", MIDDLE_OF_A_GAME)(desk)

    def update() -> None:
        desk.snapshot = look(desk._session)  # nothing remembered from the last time
        desk.stage._paint()

    _time_redraws(update, redraws)


MIDDLE_OF_A_GAME: list[dict[str, Any]] = [
    {
        "do": "setup",
        "players": [
            {"name": name, "character": who}
            for name, who in (
                ("Ana", "survivor"),
                ("Bruno", "janitor"),
                ("Chris", "hacker"),
                ("Dora", "xenobiologist"),
                ("Emil", "sentry"),
            )
        ],
        "power": {"s01": 1, "s02": 3, "s03": 2, "elevator": 4},
    },
    {"do": "correct", "path": "round", "value": 4},
    {"do": "correct", "path": "time", "value": 12},
    {"do": "correct", "path": "fires", "value": 3},
    {"do": "correct", "path": "malfunctions", "value": 6},
    {"do": "start_autodestruction"},
    {"do": "wound", "player": 1, "kind": "light"},
    {"do": "wound", "player": 3, "kind": "serious", "count": 2},
    {"do": "set_status", "player": 3, "slime": True},
    {"do": "set_status", "player": 4, "signal": True},
]

if __name__ == "__main__":
    use_x11()
    {"bare": bare, "ours": ours}[sys.argv[1]](int(sys.argv[2]))
