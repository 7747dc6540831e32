"""Texts in the reader's language, with Fluent: data/lang/<code>/app.ftl and one file per game.

A language is one folder. What a folder lacks is taken from English; what English lacks shows as its
key, so that a missing text never stops a game."""

import logging
import os
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from companion.core.data import data_folder
from companion.core.errors import Told
from companion.core.game import Line, Value, Word

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FALLBACK = "en"
log = logging.getLogger(__name__)


def languages() -> list[str]:
    """The languages there are, by folder."""
    return sorted(folder.name for folder in (data_folder() / "lang").iterdir() if folder.is_dir())


def language_of_this_machine() -> str:
    """What LANG and its like ask for, if we speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            code = value.split("_")[0].split(".")[0].lower()
            return code if code in languages() else FALLBACK
    return FALLBACK


@cache
def _bundle(language: str) -> "FluentBundle":
    # Fluent is read only when a text is needed: most lines of `companion play` need none.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((data_folder() / "lang" / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


class Texts:
    """All sentences of one language."""

    def __init__(self, language: str) -> None:
        self.language = language if language in languages() else FALLBACK

    def __call__(self, key: str, /, **values: Value) -> str:
        """The text of that key, filled in."""
        return self._format(key, values)

    def line(self, line: Line) -> str:
        return self._format(line.key, line.values)

    def error(self, error: Told) -> str:
        return self._format(error.key, error.values)

    def has(self, key: str) -> bool:
        return bool(_bundle(self.language).has_message(key))

    def _format(self, key: str, values: Mapping[str, Value]) -> str:
        filled = {name: self._resolved(value) for name, value in values.items()}
        for language in (self.language, FALLBACK):
            bundle = _bundle(language)
            if not bundle.has_message(key):
                continue
            pattern = bundle.get_message(key).value
            if pattern is None:
                continue
            faults: list[Any] = []
            text, faults = bundle.format_pattern(pattern, filled)
            if faults:
                log.warning("text %s (%s) with %s: %s", key, language, sorted(values), faults)
            return str(text)
        log.warning("no text for %s", key)
        return key

    def _resolved(self, value: Value) -> str | int:
        if isinstance(value, Word):
            return self._format(str(value), {})
        return self.line(value) if isinstance(value, Line) else value
