"""Drives the program as people do: lines through a pipe, or keys in a real terminal."""

import codecs
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType

import pytest

from companion.core.ink import width_of

CHECKOUT = Path(__file__).parents[2]
PATIENCE = 60  # seconds until a test gives up on a program that says nothing
CLEAR = "\x1b[H\x1b[2J"
PROMPTS = ("> ", ": back ", ": zurück ", ": volver ")
# What the set-up asks: players, then name and character of each, mode, xenos, who draws, power tokens.
TWO_PLAYERS = ["2", "Ana", "", "Bruno", "janitor", "", "", "", ""]
ONE_PLAYER = ["1", "Ana", "", "", "", "", ""]


def environment(home: Path, **more: str) -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "COLORTERM", "LC_ALL")}
    return {**kept, "COMPANION_HOME": str(home), "PYTHONPATH": str(CHECKOUT), "LANG": "C.UTF-8", **more}


def companion(
    home: Path,
    *arguments: str,
    keys: Sequence[str] = (),
    ends_line: bool = True,
    variables: Mapping[str, str] | None = None,
) -> subprocess.CompletedProcess[str]:
    """The program with these lines on its standard input, until they end."""
    typed = "\n".join(keys) + ("\n" if keys and ends_line else "")
    return subprocess.run(
        [sys.executable, "-m", "companion", *arguments],
        input=typed,
        env=environment(home, **(variables or {})),
        capture_output=True,
        check=False,
        encoding="utf-8",
        errors="surrogateescape",
        timeout=PATIENCE,
    )


class Terminal:
    """The program in a terminal of its own. `screens` are the pages it has shown, without colours."""

    def __init__(self, home: Path, *arguments: str, size: tuple[int, int] = (80, 24), **more: str) -> None:
        try:
            self._master, slave = pty.openpty()
        except OSError:
            pytest.skip("this machine has no terminals: nothing is mounted at /dev/pts")
        self.size = size
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
        self.program = subprocess.Popen(
            [sys.executable, "-m", "companion", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(home, **{"TERM": "xterm-256color", **more}),
            start_new_session=True,
            preexec_fn=_own_terminal,
        )
        os.close(slave)
        self.raw = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")()
        self._wait()

    def say(self, *keys: str) -> str:
        """Types each line and waits for the next question; what the screen shows then."""
        for key in keys:
            self._type(f"{key}\n")
            self._wait()
        return self.screen

    def _type(self, text: str) -> None:
        self.raw += "\0"  # whatever comes now is an answer to this
        os.write(self._master, text.encode())

    def _wait(self) -> None:
        while not self._since_last_key().endswith(PROMPTS):
            if not self._read():
                return

    def _since_last_key(self) -> str:
        said = bare(self.raw.rpartition("\0")[2])
        return said.partition("\n")[2] if "\0" in self.raw else said  # the first line repeats the key

    def _read(self) -> bool:
        ready, _, _ = select.select([self._master], [], [], PATIENCE)
        assert ready, f"the program says nothing after: {self.screen}"
        try:
            data = os.read(self._master, 65536)
        except OSError:  # it has ended
            return False
        self.raw += self._decoder.decode(data)
        return bool(data)

    def leave(self) -> int:
        """The exit status after leaving by the menu."""
        self._type("q\n")
        return self.end()

    def interrupt(self) -> int:
        """Control-C; the exit status."""
        os.write(self._master, b"\x03")
        return self.end()

    def end(self) -> int:
        """Waits until the program has ended; the exit status."""
        while self._read():
            pass
        return self.program.wait(PATIENCE)

    @property
    def screens(self) -> list[str]:
        return [bare(page.replace("\0", "")) for page in self.raw.split(CLEAR)[1:]]

    @property
    def screen(self) -> str:
        return self.screens[-1] if self.screens else bare(self.raw)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.program.poll() is None:
            self.program.kill()
            self.program.wait()
        os.close(self._master)


def _own_terminal() -> None:
    """Makes the standard input the terminal that control-C is typed at."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def bare(text: str) -> str:
    """Without colours and with plain line ends."""
    return re.sub(r"\x1b\[[0-9;]*m", "", text).replace("\r\n", "\n")


def too_wide(screens: Sequence[str], width: int) -> list[str]:
    return [line for page in screens for line in page.splitlines() if width_of(line) > width]


def too_high(screens: Sequence[str], height: int) -> list[str]:
    return [page for page in screens if len(page.rstrip("\n").splitlines()) > height]


def untranslated(screens: Sequence[str]) -> list[str]:
    """Keys that stand where a text should."""
    return sorted(
        {key for page in screens for key in re.findall(r"\b(?:terminal|lockdown)-[a-z_]+[\w-]*", page)}
    )


def passed_rounds(times: Mapping[int, bool]) -> list[str]:
    """The keys of whole rounds in which everybody passes: each time, and whether a CSS token lies there."""
    keys: list[str] = []
    for has_css in times.values():
        keys += ["2", "2"]  # Ana and Bruno pass
        keys += ["1", "no pod"] if has_css else []
        keys += ["1"] * 6 + ["1", "1"]  # six steps to the bag, one token, next round
    return keys
