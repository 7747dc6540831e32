"""How bright the panel is. Panels with a backlight that may be set are dimmed there; on all others the
surface lays darkness over the picture."""

import logging
from pathlib import Path

log = logging.getLogger(__name__)
LIGHTS = Path("/sys/class/backlight")


class Backlight:
    """The first backlight that we may set, if there is one."""

    def __init__(self, lights: Path = LIGHTS) -> None:
        self._file: Path | None = None
        self._most = 0
        self._set_to = -1
        for light in sorted(lights.glob("*")):
            try:
                self._most = int((light / "max_brightness").read_text())
                file = light / "brightness"
                with file.open("r+"):
                    self._file = file
                break
            except (OSError, ValueError):
                continue

    def set(self, share: float) -> bool:
        """Sets it to that share of its most; whether the panel could do it."""
        if self._file is None:
            return False
        value = max(1, round(self._most * share))
        if value != self._set_to:
            try:
                self._file.write_text(str(value))
            except OSError as fault:
                log.warning("the backlight cannot be set any more: %s", fault)
                self._file = None
                return False
            self._set_to = value
        return True
