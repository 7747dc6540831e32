"""Drives `companion play` as a script does: one line in, one line out, over pipes that stay open."""

import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

from tests.cli.driver import PATIENCE, environment

Said = dict[str, Any] | bytes

PARTY = [{"name": "Ana", "character": "survivor"}, {"name": "Bo", "character": "hacker"}]
SET_UP: dict[str, Any] = {"do": "setup", "players": PARTY}
PASS: dict[str, Any] = {"do": "pass_turn"}
NEXT: dict[str, Any] = {"do": "next_step"}
DRAW: dict[str, Any] = {"do": "draw_token"}
STATE: dict[str, Any] = {"do": "state"}
ONE_ROUND = [PASS, PASS, *[NEXT] * 6, DRAW, NEXT]  # of two players, in which nobody does anything


class Play:
    """One running `companion play`. Leaving the block ends its input and waits for it."""

    def __init__(
        self,
        home: Path,
        *arguments: str | Path,
        game: str = "lockdown",
        before: Sequence[str] = (),
        **more: str,
    ) -> None:
        program = [sys.executable, "-m", "companion", "play", game, *map(str, arguments)]
        self.process = subprocess.Popen(
            [*before, *program],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(home, PYTHONUNBUFFERED="", **more),
            bufsize=0,
        )
        self._read = b""
        self.stderr = ""
        self.left: list[Any] = []  # answers that nobody had waited for when it ended

    def write(self, *said: Said) -> None:
        lines = (line if isinstance(line, bytes) else msgspec.json.encode(line) for line in said)
        data = b"".join(line + b"\n" for line in lines)
        self.write_raw(data)

    def write_raw(self, data: bytes) -> None:
        assert self.process.stdin
        while data:
            data = data[self.process.stdin.write(data) or 0 :]

    def answer(self) -> Any:
        """The next answer; the program must give it without anything more to read."""
        assert self.process.stdout
        while b"\n" not in self._read:
            assert select.select([self.process.stdout], [], [], PATIENCE)[0], "no answer"
            more = os.read(self.process.stdout.fileno(), 1 << 16)
            assert more, f"it has ended: {self.end()}"
            self._read += more
        line, _, self._read = self._read.partition(b"\n")
        return msgspec.json.decode(line)

    def ask(self, said: Said) -> Any:
        self.write(said)
        return self.answer()

    def ask_all(self, said: Iterable[Said]) -> list[Any]:
        return [self.ask(each) for each in said]

    def state(self) -> Any:
        return self.ask(STATE)["state"]

    def end(self) -> int:
        """Ends the input; the exit status. What it said is kept, and never has a traceback in it."""
        output, errors = self.process.communicate(timeout=PATIENCE)
        self.left = [msgspec.json.decode(line) for line in (self._read + (output or b"")).splitlines()]
        self._read = b""
        self.stderr = errors.decode()
        assert "Traceback" not in self.stderr, self.stderr
        assert "Exception ignored" not in self.stderr, self.stderr
        return self.process.returncode

    def kill(self) -> list[Any]:
        """As a power cut does it; the answers that were still on their way."""
        self.process.send_signal(signal.SIGKILL)
        output, _ = self.process.communicate(timeout=PATIENCE)
        whole = (self._read + output).split(b"\n")[:-1]
        self._read = b""
        return [msgspec.json.decode(line) for line in whole]

    def __enter__(self) -> "Play":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            if kind:
                self.process.kill()
                self.process.communicate()
            else:
                self.end()


def play(
    home: Path, *arguments: str | Path, lines: Iterable[Said] = (), **more: str
) -> tuple[int, list[Any], str]:
    """All lines at once: exit status, answers, and what stands on stderr."""
    with Play(home, *arguments, **more) as running:
        running.write(*lines)
        status = running.end()
    return status, running.left, running.stderr
