"""What was answered survives: an fsync before each answer, and a process that is killed at any instant."""

import random
import re
import shutil
import signal
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.core.journal import Journal
from companion.core.timeline import reload
from companion.games.lockdown import GAME
from companion.main import new_header, open_table
from tests.cli.lines import PASS, SET_UP, Play

KILLS = 50
FLIPS = [{"do": "flip_power", "section": section} for section in ("s01", "s02", "s03", "elevator")]
UNDO = {"do": "undo"}
SYNCS = ("fsync", "fdatasync")
# Every call by which a session changes what is on the disk; `write` is for new saves and for answers.
CALLS = (*SYNCS, "write", "pwrite64", "rename", "ftruncate", "unlink")

needs_strace = pytest.mark.skipif(not shutil.which("strace"), reason="deploy/test.sh installs strace")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


# The order of things, as the kernel sees it


@needs_strace
def test_everything_is_forced_to_the_disk_between_each_command_and_its_answer(
    home: Path, tmp_path: Path
) -> None:
    folder, trace = tmp_path / "games", tmp_path / "trace"
    folder.mkdir()
    said = [SET_UP, *FLIPS, UNDO, PASS, {"do": "encounter", "player": 1}, *FLIPS * 5]
    watch = f"strace -f -y -s 16 -o {trace} -e trace=read,openat,{','.join(CALLS)}".split()
    with Play(home, "--save", folder / "a.save", before=watch) as running:
        assert all(answer["ok"] for answer in running.ask_all(said))
        assert running.end() == 0
    assert check_order(trace.read_text(), folder) == len(said)


def check_order(trace: str, folder: Path) -> int:
    """How many answers were given, each after something was written and all of it forced to the disk."""
    unsafe: set[str] = set()  # files that were written, and folders in which a name has changed
    answers, writes, syncs = 0, 0, 0
    for call, arguments in done_in(trace):
        paths = re.findall(rf'[<"]({re.escape(str(folder))}[^>"]*)[>"]', arguments)
        if call == "read" and arguments.startswith("0<"):
            writes = syncs = 0
        elif call == "write" and arguments.startswith("1<"):
            assert writes, f"answer {answers + 1}: nothing was written"
            assert syncs, f"answer {answers + 1}: nothing was forced to the disk"
            assert unsafe == set(), f"answer {answers + 1} came too early"
            answers += 1
        elif call in ("write", "pwrite64") and paths:
            unsafe.add(paths[0])
            writes += 1
        elif call in SYNCS and paths:
            unsafe.discard(paths[0])
            syncs += 1
        elif call == "rename" and paths:
            assert paths[0] not in unsafe, "a file got its name before it was whole"
            unsafe.add(str(folder))
        elif call == "openat" and "O_CREAT" in arguments and any(path.endswith("-wal") for path in paths):
            unsafe.add(str(folder))
    return answers


def done_in(trace: str) -> Iterator[tuple[str, str]]:
    """The calls of a trace and their arguments, in the order in which they were done and if they worked."""
    begun: dict[str, str] = {}
    for line in trace.splitlines():
        process, _, told = line.partition(" ")
        told = told.strip()
        if told.endswith("<unfinished ...>"):
            begun[process] = told.removesuffix("<unfinished ...>")
            continue
        if resumed := re.match(r"<\.\.\. \w+ resumed>", told):
            told = begun.pop(process) + told[resumed.end() :]
        if found := re.match(r"(\w+)\((.*)\)\s*= \d", told):
            yield found[1], found[2]


def test_the_search_in_a_trace_finds_an_answer_that_came_too_early(tmp_path: Path) -> None:
    command, answer = '1 read(0<pipe:[1]>, "{", 4096) = 1', '1 write(1<pipe:[2]>, "{", 1) = 1'
    write, sync = (
        f'2 pwrite64(5<{tmp_path}/a.save-wal>, "x", 1, 0) = 1',
        f"2 fdatasync(5<{tmp_path}/a.save-wal>) = 0",
    )
    failed = f"2 fdatasync(5<{tmp_path}/a.save-wal>) = -1 EIO (Input/output error)"
    begun = f"2 fdatasync(5<{tmp_path}/a.save-wal> <unfinished ...>"
    ended = "2 <... fdatasync resumed>) = 0"
    assert (
        check_order("\n".join([command, write, sync, answer, command, write, begun, ended, answer]), tmp_path)
        == 2
    )
    for early in (
        [command, write, answer, sync],
        [command, sync, write, answer],
        [command, write, failed, answer],
        [command, write, begun, answer, ended],
        [command, write, sync, answer, command, answer],
    ):
        with pytest.raises(AssertionError):
            check_order("\n".join(early), tmp_path)


# Killed


def check_survived(save: Path, sent: list[dict[str, Any]], answered: int) -> int:
    """The save opens by itself and holds what was answered, and at most one command more; its length."""
    journal, entries = Journal.open(save, new_header(GAME))
    journal.close()
    kept = [msgspec.json.decode(entry.command) for entry in entries]
    assert answered <= len(kept) <= answered + 1
    assert kept == sent[: len(kept)]
    line = reload(GAME, entries)
    table = open_table(GAME, save)
    assert table.session.state == line.state
    assert table.session.log_length == len(kept)
    table.session.close()
    if entries:
        GAME.check(line.state)
    return len(kept)


@needs_strace
@pytest.mark.parametrize("call", CALLS)
def test_a_session_killed_at_any_call_that_changes_the_disk_has_lost_nothing(
    home: Path, tmp_path: Path, call: str
) -> None:
    said = [SET_UP, *FLIPS[:2]]
    is_over, number = False, 0
    while not is_over:
        number += 1
        save = tmp_path / str(number) / "a.save"
        save.parent.mkdir()
        kill = f"strace -f -o /dev/null -e trace={call} -e inject={call}:signal=KILL:when={number}".split()
        answered = 0
        with Play(home, "--save", save, before=kill, PYTHONDONTWRITEBYTECODE="1") as running:
            with suppress(Ended, BrokenPipeError):
                for command in said:
                    running.write(command)
                    answered += answer_of(running)["ok"]
            running.process.communicate()
            is_over = running.process.returncode == 0
        check_survived(save, said, answered)
    assert number > 1, f"{call} was never called"


class Ended(Exception):
    """The program is not there any more."""


def answer_of(running: Play) -> Any:
    try:
        return running.answer()
    except AssertionError as fault:
        raise Ended from fault


def test_sessions_killed_at_fifty_random_instants_have_lost_nothing(home: Path, tmp_path: Path) -> None:
    luck = random.Random(20)
    save, sent, kept = tmp_path / "a.save", [], 0
    for number in range(KILLS):
        if number % 10 == 0:  # a new game now and then: its first command is a case of its own
            save, sent, kept = tmp_path / f"{number}.save", [], 0
        sent, answered = play_until_killed(home, save, sent[:kept], luck)
        assert answered >= kept
        kept = check_survived(save, sent, answered)


def play_until_killed(
    home: Path, save: Path, given: list[dict[str, Any]], luck: random.Random
) -> tuple[list[dict[str, Any]], int]:
    """Sends commands as fast as they are answered, and goes on while the program is killed: all that was
    ever sent to this save, and how much of it was answered."""
    sent, answered = given[:], len(given)
    undisturbed = answered + luck.choice((0, 0, luck.randint(1, 12)))
    with Play(home, "--save", save) as running:
        assert running.state()["log_length"] == len(given)  # it is awake
        end = threading.Timer(luck.uniform(0.0, 0.005), running.process.kill)
        with suppress(Ended, BrokenPipeError):
            while True:
                if answered == undisturbed:
                    end.start()
                sent.append(following(sent, luck))
                running.write(sent[-1])
                assert answer_of(running)["ok"]
                answered += 1
        end.join()
        running.process.communicate()
        assert running.process.returncode == -signal.SIGKILL
    assert answered >= undisturbed
    return sent, answered


def following(sent: list[dict[str, Any]], luck: random.Random) -> dict[str, Any]:
    if not sent:
        return SET_UP
    return UNDO if len(sent) > 3 and luck.random() < 0.2 and sent[-1] != UNDO else luck.choice(FLIPS)
