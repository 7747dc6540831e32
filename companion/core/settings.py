"""Settings and folders. TOML in the XDG config folder, games in the XDG data folder;
COMPANION_HOME puts both below one folder. A bad file is told and never overwritten."""

import logging
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from companion.core.errors import Told
from companion.core.game import Line

log = logging.getLogger(__name__)
Percent = Annotated[int, Meta(ge=0, le=100)]


@dataclass(frozen=True)
class Folders:
    """Where things are kept on this machine."""

    config: Path
    data: Path

    @property
    def settings(self) -> Path:
        return self.config / "settings.toml"

    @property
    def games(self) -> Path:
        return self.data / "games"

    @property
    def log(self) -> Path:
        return self.data / "companion.log"


def find_folders() -> Folders:
    """By COMPANION_HOME, else as XDG says."""
    if home := os.environ.get("COMPANION_HOME"):
        base = Path(home).expanduser()
        return Folders(config=base / "config", data=base / "data")
    user = Path("~").expanduser()
    config = os.environ.get("XDG_CONFIG_HOME") or user / ".config"
    data = os.environ.get("XDG_DATA_HOME") or user / ".local" / "share"
    return Folders(config=Path(config) / "table-companion", data=Path(data) / "table-companion")


class Settings(msgspec.Struct, frozen=True, omit_defaults=True):
    """What people chose. A key that a newer version wrote is passed over."""

    language: str | None = None
    text_size: Literal["normal", "large", "largest"] = "normal"
    panel_inches: Annotated[float, Meta(ge=3, le=100)] = 7.0
    high_contrast: bool = False
    motion: bool = True
    gentle: bool = False  # nothing flashes
    volume: Percent = 70
    muted: bool = False
    brightness: Annotated[int, Meta(ge=20, le=100)] = 100
    dim_minutes: Annotated[int, Meta(ge=0, le=120)] = 10  # 0: never
    lock_code: Annotated[str, Meta(pattern="^([0-9]{4})?$")] = ""


class SettingsUnwritable(Told):
    """The settings could not be kept; they hold until the program ends."""

    code = "storage"


def read_settings(folders: Folders) -> tuple[Settings, Line | None]:
    """The settings, and a word about the file if it could not be used."""
    try:
        return msgspec.toml.decode(folders.settings.read_bytes(), type=Settings), None
    except FileNotFoundError:
        return Settings(), None
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, ValueError) as fault:
        log.warning("settings not used: %s", fault)
        return Settings(), Line("settings-unreadable", {"file": str(folders.settings)})


def write_settings(folders: Folders, settings: Settings) -> None:
    """Whole or not at all; an unreadable file is kept beside it. Raises SettingsUnwritable."""
    _, problem = read_settings(folders)
    target = folders.settings
    beside = target.with_suffix(".new")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        if problem:
            target.replace(target.with_suffix(".unreadable"))
        with beside.open("wb") as file:
            file.write(msgspec.toml.encode(settings))
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
    except OSError as fault:
        log.warning("settings not written: %s", fault)
        raise SettingsUnwritable("settings-unwritable", file=str(target)) from fault
