"""Which sound a moment has: data/<game>/sounds.toml. A game without that file is silent."""

import logging
import tomllib
from collections.abc import Sequence
from functools import cache

from companion.core.data import data_folder

log = logging.getLogger(__name__)


@cache
def sounds_of(game_id: str) -> dict[str, str]:
    """Cue and sound, the most important first."""
    file = data_folder() / game_id / "sounds.toml"
    try:
        return dict(tomllib.loads(file.read_text(encoding="utf-8"))["sounds"])
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, KeyError) as fault:
        log.warning("%s is not used: %s", file, fault)
        return {}


def sound_for(game_id: str, cues: Sequence[str]) -> str | None:
    """The sound for what just happened; one, however much it was."""
    return next((sound for cue, sound in sounds_of(game_id).items() if cue in cues), None)
