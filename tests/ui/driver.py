"""Fingers for the real app: it runs in a process of its own on a virtual screen, is touched with X pointer
events at pixels, and says what it shows (see host.py)."""

import json
import os
import select
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

CHECKOUT = Path(__file__).parents[2]
WAIT_SECONDS = 30.0
SCREEN_SIZE = (1400, 1300)


def wait_until(holds: Callable[[], Any], what: str = "that", seconds: float = WAIT_SECONDS) -> Any:
    """What `holds` gave when it was first true."""
    end = time.monotonic() + seconds
    while not (found := holds()):
        assert time.monotonic() < end, f"waited {seconds:g} s for {what}"
        time.sleep(0.01)
    return found


def environment(home: Path, screen: str | None = None, **more: str) -> dict[str, str]:
    """That of somebody who has nothing but this program."""
    kept = {
        name: value for name, value in os.environ.items() if name in ("PATH", "LD_LIBRARY_PATH", "TMPDIR")
    }
    (home / "user").mkdir(parents=True, exist_ok=True)
    screens = {"DISPLAY": screen} if screen else {}
    return {
        **kept,
        "HOME": str(home / "user"),
        "COMPANION_HOME": str(home / "companion"),
        "PYTHONPATH": str(CHECKOUT),
        "LANG": "C.UTF-8",
        **screens,
        **more,
    }


class App:
    """The app, for as long as `with` lasts."""

    def __init__(self, screen: str, home: Path, *arguments: str) -> None:
        self._environment = environment(home, screen)
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.ui.host", *arguments],
            cwd=CHECKOUT,
            env=self._environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            bufsize=1,
        )
        self.size = (0, 0)
        self._corner = (0, 0)
        self._window = ""

    def __enter__(self) -> Self:
        try:
            self.size = self.look()["size"]
            self._corner = self._find_corner()
        except BaseException:
            self._process.kill()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: object, trace: TracebackType | None) -> None:
        if kind is None:
            assert self.leave() == (0, "")
        else:
            self._process.kill()
        self._process.communicate()

    def leave(self) -> tuple[int, str]:
        """The exit status, and what was said on stderr."""
        if self._process.poll() is None:
            self.ask("leave")
        _, said = self._process.communicate(timeout=WAIT_SECONDS)
        return self._process.returncode, said

    # Asking

    def ask(self, question: str, **more: Any) -> Any:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps({"ask": question, **more}) + "\n")
        ready, _, _ = select.select([self._process.stdout], [], [], 2 * WAIT_SECONDS)
        line = self._process.stdout.readline() if ready else ""
        if not line:
            self._process.kill()
            assert line, f"no answer to {question}: {self._process.communicate()[1]}"
        return json.loads(line)

    def look(self, *, settled: bool = True) -> dict[str, Any]:
        seen: dict[str, Any] = self.ask("look", settled=settled)
        return seen

    @property
    def texts(self) -> list[str]:
        return list(self.look()["texts"])

    @property
    def zones(self) -> dict[str, Any]:
        return dict(self.look()["zones"])

    def has(self, name: str) -> bool:
        return name in self.zones

    @property
    def title(self) -> str:
        """What the window is called, for whoever asks X."""
        return self._xdotool("getwindowname", self._window).strip()

    # Touching

    def _find_corner(self) -> tuple[int, int]:
        """Where the window lies on the screen: there is no window manager to say."""

        def found() -> list[str]:
            return self._xdotool("search", "--class", "table-companion", check=False).split()

        self._window = wait_until(found, "the window")[-1]
        said = self._xdotool("getwindowgeometry", "--shell", self._window)
        numbers = dict(line.split("=") for line in said.split())
        return int(numbers["X"]), int(numbers["Y"])

    def _xdotool(self, *words: str, check: bool = True) -> str:
        done = subprocess.run(
            ["xdotool", *words], env=self._environment, capture_output=True, text=True, check=check
        )
        return done.stdout

    def middle(self, name: str) -> tuple[int, int]:
        """The middle of that place, in pixels of the window."""
        zones = self.zones
        assert name in zones, f"{name} is not among {sorted(zones)}"
        x, y, width, height = zones[name]["place"]
        return round(x + width / 2), round(y + height / 2)

    def _at(self, x: float, y: float) -> list[str]:
        left, top = self._corner
        return ["mousemove", str(left + round(x)), str(top + round(y))]

    def touch(self, x: float, y: float, *, times: int = 1, pause_ms: int = 40, button: int = 1) -> None:
        """Taps at a pixel; does not wait for what comes of it."""
        often = ["--repeat", str(times), "--delay", str(pause_ms)]
        self._xdotool(*self._at(x, y), "click", *often, str(button))

    def tap(self, *names: str) -> dict[str, Any]:
        """Taps places one after the other, waiting for what each brings about. What is seen then."""
        seen: dict[str, Any] = {}
        for name in names:
            before = self.look()["painted"]
            self.touch(*self.middle(name))
            wait_until(lambda before=before: self.look(settled=False)["painted"] > before, f"{name} to react")
            seen = self.look()
        return seen

    def reach(self, name: str) -> dict[str, Any]:
        """Taps a place that may be further down in a list, using the list's own arrow."""
        while not self.has(name):
            before = self.look()["scrolled"]
            down = next((zone for zone in self.zones if zone.endswith("-down")), "")
            assert down, f"{name} is not among {sorted(self.zones)}"
            assert self.tap(down)["scrolled"] != before, f"{name} is nowhere in the list"
        return self.tap(name)

    def press(self, name: str) -> None:
        """A finger comes down on it and stays."""
        self._xdotool(*self._at(*self.middle(name)), "mousedown", "1")
        wait_until(lambda: self.look(settled=False)["is_pressed"], f"{name} to be pressed")

    def release(self) -> None:
        self._xdotool("mouseup", "1")
        wait_until(lambda: not self.look(settled=False)["is_pressed"], "the finger to be gone")

    def drag(self, start: Sequence[float], end: Sequence[float], steps: int = 6) -> dict[str, Any]:
        """A finger comes down, moves and goes."""
        words = [*self._at(*start), "mousedown", "1"]
        for step in range(1, steps + 1):
            share = step / steps
            words += [
                *self._at(*(a + (b - a) * share for a, b in zip(start, end, strict=True))),
                "sleep",
                "0.03",
            ]
        self._xdotool(*words, "mouseup", "1")
        wait_until(lambda: not self.look(settled=False)["is_pressed"], "the finger to be gone")
        return self.look()
