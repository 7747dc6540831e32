"""The screen the window opens on: the one that is there, or a virtual one (Xvfb) where there is none."""

import os
import shutil
import subprocess
from contextlib import suppress
from typing import Self

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")  # any of them says that somebody looks
STOP_SECONDS = 5


class NoScreen(Exception):
    """No virtual screen could be started."""


def has_screen() -> bool:
    """Whether this machine says that it has one."""
    return any(os.environ.get(name) for name in SCREENS)


def use_x11(screen: str = "") -> None:
    """Kivy's SDL knows X11, and so Xwayland; left to itself it would fall back to drawing for nobody."""
    os.environ.setdefault("SDL_VIDEODRIVER", "x11")
    if screen:
        os.environ["DISPLAY"] = screen


class VirtualScreen:
    """A screen of that size that exists in memory only, while `with` lasts; `name` is its DISPLAY."""

    def __init__(self, size: tuple[int, int]) -> None:
        self._size = size
        self._server: subprocess.Popen[bytes] | None = None
        self.name = ""

    def __enter__(self) -> Self:
        """Raises NoScreen."""
        program = shutil.which("Xvfb")
        if program is None:
            raise NoScreen("there is no Xvfb")
        reads, writes = os.pipe()
        with os.fdopen(reads, "rb") as answer:
            try:
                self._server = subprocess.Popen(  # noqa: S603 - found on the PATH of whoever started us
                    [program, "-displayfd", str(writes), "-screen", "0", self._geometry, "-nolisten", "tcp"],
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                    pass_fds=[writes],
                    start_new_session=True,  # Ctrl-C is ours; the screen goes after the window
                )
            except OSError as fault:
                raise NoScreen(str(fault)) from fault
            finally:
                os.close(writes)
            number = answer.readline().decode().strip()  # empty where the server ended
        if not number:
            self.close()
            raise NoScreen("Xvfb did not start")
        self.name = f":{number}"
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        if self._server is None:
            return
        self._server.terminate()
        with suppress(subprocess.TimeoutExpired):
            self._server.wait(STOP_SECONDS)
        self._server = None

    @property
    def _geometry(self) -> str:
        width, height = self._size
        return f"{width}x{height}x24"
