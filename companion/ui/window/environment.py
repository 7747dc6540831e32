"""Kivy's own surroundings, before it is imported: a home and a configuration of ours, no noise on the
console, one source of touches. `~/.kivy` is never touched."""

import os
import tempfile
from pathlib import Path

from companion.core.data import data_folder

TITLE = "Table Companion"
FRAMES_PER_SECOND = 60
SAMPLES = 0  # of each pixel: marks have soft edges of their own, and the Pi has better things to do


def prepare_kivy(home: Path, size: tuple[int, int], *, is_fullscreen: bool = False) -> None:
    """Sets everything that Kivy reads while it is imported."""
    os.environ.update(
        KIVY_HOME=str(_writable(home)),
        KIVY_NO_ARGS="1",
        KIVY_NO_CONFIG="1",
        KIVY_NO_CONSOLELOG="1",
        KIVY_NO_FILELOG="1",
        KIVY_NO_ENV_CONFIG="1",
        KIVY_LOG_MODE="PYTHON",
        KIVY_WINDOW="sdl2",
        KIVY_TEXT="sdl2",
        KIVY_IMAGE="sdl2",
        SDL_VIDEO_X11_WMCLASS="table-companion",
    )
    from kivy.config import Config

    width, height = size
    for option, value in {
        "width": width,
        "height": height,
        "fullscreen": "auto" if is_fullscreen else 0,
        "maxfps": FRAMES_PER_SECOND,
        "multisamples": SAMPLES,
        "window_icon": data_folder() / "icon.png",
        "allow_screensaver": 0,
    }.items():
        Config.set("graphics", option, str(value))
    # One source of touches: what the window system says. With the raw devices beside it, every touch on a
    # touchscreen would come twice.
    for device in [name for name, _ in Config.items("input")]:
        Config.remove_option("input", device)
    Config.set("input", "mouse", "mouse,disable_on_activity,disable_multitouch")
    Config.set("kivy", "exit_on_escape", "0")


def _writable(home: Path) -> Path:
    """The folder for what Kivy keeps; where it cannot be made, one that is gone with the machine's start."""
    try:
        home.mkdir(parents=True, exist_ok=True)
    except OSError:
        return Path(tempfile.mkdtemp(prefix="table-companion-"))
    return home if os.access(home, os.W_OK) else Path(tempfile.mkdtemp(prefix="table-companion-"))
