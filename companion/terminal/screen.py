"""A terminal, or a pipe that stands in for one: lines out, lines in. Knows tones, no words."""

import io
import os
import sys
from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import TextIO

from companion.core.ink import Ink, ink, width_of
from companion.terminal.palette import Colours, coloured, colours_for
from companion.terminal.signs import showable

NARROWEST, WIDEST, LOWEST = 40, 132, 12
PIPE_SIZE = (80, 1000)
CLEAR = "\x1b[H\x1b[2J"


class Left(Exception):
    """The input has ended."""


class Screen:
    """Shows lines and reads answers. On a pipe nothing is cleared and every answer is repeated."""

    def __init__(self, source: TextIO, target: TextIO, environment: Mapping[str, str]) -> None:
        self._source, self._target = source, target
        self.is_terminal = target.isatty()
        self._encoding = target.encoding or "ascii"
        self._colours: Colours = colours_for(environment, is_terminal=self.is_terminal)

    @property
    def size(self) -> tuple[int, int]:
        """Columns and lines, as they are now. The last column stays free: some terminals wrap there."""
        columns, lines = PIPE_SIZE
        if self.is_terminal:
            with suppress(OSError, ValueError):
                columns, lines = os.get_terminal_size(self._target.fileno())
        return min(max(columns - 1, NARROWEST), WIDEST), max(lines, LOWEST)

    def clear(self) -> None:
        self._write(CLEAR if self.is_terminal else "\n")

    def show(self, lines: Iterable[Ink]) -> None:
        """Each line cut to the width; nothing wraps by itself."""
        width, _ = self.size
        self._write("".join(self._painted(line.clipped(width)).rstrip() + "\n" for line in lines))

    def ask(self, prompt: Ink) -> str:
        """One line, without blanks around it and control signs in it. Raises Left at the end of input."""
        width, _ = self.size
        self._write(self._painted(prompt.clipped(width)))
        try:
            answer = self._source.readline()
        except OSError:  # the terminal is gone
            answer = ""
        if not answer:
            self._write("\n")
            raise Left
        said = " ".join("".join(sign for sign in word if sign.isprintable()) for word in answer.split())
        if not self._source.isatty():
            self._write(self._echo(said, width - width_of(prompt.text)) + "\n")
        return said

    def _write(self, text: str) -> None:
        try:
            self._target.write(text)
            self._target.flush()
        except OSError:  # nobody reads any more, or what keeps it is full
            with suppress(OSError, ValueError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), self._target.fileno())
            raise Left from None

    def _echo(self, said: str, room: int) -> str:
        return showable(ink(said).clipped(max(room, 1)).text, self._encoding)

    def _painted(self, line: Ink) -> str:
        return "".join(
            coloured(showable(text, self._encoding), tone, self._colours) for text, tone in line.spans
        )


def open_screen() -> Screen:
    """The terminal this program was started in; unreadable bytes never stop a game."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    return Screen(sys.stdin or io.StringIO(), sys.stdout or io.StringIO(), os.environ)
