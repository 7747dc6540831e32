"""What was answered survives: an fsync before each answer, and a process that is killed at any instant."""

import random
import re
import shutil
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.core.journal import Entry, Journal, read_save
from companion.core.timeline import Redo, Undo, reload
from companion.games.lockdown import GAME
from companion.main import new_header, open_table
from tests.cli.lines import PASS, SET_UP, STATE, Play

KILLS = 50
FLIPS = [{"do": "flip_power", "section": section} for section in ("s01", "s02", "s03", "elevator")]
UNDO = {"do": "undo"}
# Every call by which a session changes what is on the disk; `write` is for new saves and for answers.
CALLS = ("write", "pwrite64", "fsync", "fdatasync", "rename", "ftruncate", "unlink")

needs_strace = pytest.mark.skipif(not shutil.which("strace"), reason="deploy/test.sh installs strace")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


# The order of things, as the kernel sees it


@needs_strace
def test_what_was_written_is_forced_to_the_disk_before_each_answer(home: Path, tmp_path: Path) -> None:
    save, trace = tmp_path / "a.save", tmp_path / "trace"
    said = [SET_UP, *FLIPS, UNDO, PASS, {"do": "encounter", "player": 1}, *FLIPS * 5]
    watch = f"strace -f -y -s 32 -o {trace} -e trace=read,rename,{','.join(CALLS)}".split()
    with Play(home, "--save", save, before=watch) as running:
        assert all(answer["ok"] for answer in running.ask_all(said))
        assert running.end() == 0
    written, answered = set(), 0
    for call, where, result in calls_in(trace, str(tmp_path)):
        if call == "read":
            written.clear()  # a command came in: nothing of it is on the disk yet
        elif call in ("fsync", "fdatasync") and result == "0":
            written.discard(where)
            written.add("something") if not written else None
        elif call == "answer":
            assert written == {"something"}, f"answer {answered + 1} came too early"
            answered += 1
        else:
            written.discard("something")
            written.add(where)
    assert answered == len(said)


def calls_in(trace: Path, folder: str) -> list[tuple[str, str, str]]:
    """The calls that concern commands, answers and files below `folder`, in the order they were done."""
    return []
