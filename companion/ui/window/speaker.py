"""Sounds through Kivy's audio. Silent where there is no device; that is told in the log, once."""

import logging
from pathlib import Path
from typing import Any

from companion.core.data import data_folder

log = logging.getLogger(__name__)
DEVICES = Path("/dev/snd")  # without it SDL would only complain on the console


class Speaker:
    """Loads a sound when it is first played."""

    def __init__(self, devices: Path = DEVICES) -> None:
        self._devices = devices
        self._loaded: dict[str, Any] = {}

    def play(self, name: str, volume: float) -> None:
        """From its beginning, as loud as `volume` from 0 to 1."""
        if volume <= 0:
            return
        if name not in self._loaded:
            self._loaded[name] = self._load(name)
        sound = self._loaded[name]
        if sound:
            sound.volume = volume
            sound.stop()
            sound.play()

    def _load(self, name: str) -> Any:
        if not self._devices.exists():
            log.info("no sound device, so %s stays silent", name)
            return None
        from kivy.core.audio import SoundLoader

        return SoundLoader.load(str(data_folder() / "sounds" / f"{name}.wav"))
