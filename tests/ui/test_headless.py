"""With a screen that cannot be used, and with nothing at all: each is said in one sentence. What happens
where there is only a virtual screen is in test_tour.py."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from companion.core.text import Texts
from tests.ui.driver import environment

MINUTES = 60.0


def companion(home: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "companion", "run", *arguments],
        env=environment(home, None, **more),
        cwd=home,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=5 * MINUTES,
    )


def test_the_home_folder_is_left_alone(tmp_path: Path) -> None:
    companion(tmp_path, "--lang", "en", DISPLAY=":4242")
    assert list((tmp_path / "user").iterdir()) == []


@pytest.mark.parametrize("screen", ["DISPLAY", "WAYLAND_DISPLAY"])
def test_a_screen_that_cannot_be_used_is_one_sentence(tmp_path: Path, screen: str) -> None:
    done = companion(tmp_path, "--lang", "en", **{screen: ":4242"})
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"companion: {Texts('en')('screen-no-window')}\n"


def test_without_a_virtual_screen_either_it_ends_with_a_word_about_it(tmp_path: Path) -> None:
    done = companion(tmp_path, "--lang", "es", PATH=str(tmp_path))
    texts = Texts("es")
    assert (done.returncode, done.stdout) == (1, texts("screen-no-display") + "\n")
    assert done.stderr == f"companion: {texts('screen-no-window')}\n"


def test_a_virtual_screen_that_does_not_start_is_the_same(tmp_path: Path) -> None:
    program = tmp_path / "Xvfb"
    program.write_text("#!/bin/sh\nexit 1\n")
    program.chmod(0o700)
    done = companion(tmp_path, "--lang", "en", PATH=f"{tmp_path}:{os.environ['PATH']}")
    assert (done.returncode, done.stderr) == (1, f"companion: {Texts('en')('screen-no-window')}\n")


def test_a_folder_for_the_tour_that_cannot_be_written_is_told_at_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    done = companion(tmp_path, "--lang", "en", "--tour", str(tmp_path / "file" / "pictures"))
    assert done.returncode == 1
    assert done.stderr.startswith(f"companion: {tmp_path / 'file' / 'pictures'} could not be written")
    assert done.stderr.count("\n") == 1


def test_no_virtual_screen_is_left_running(tmp_path: Path) -> None:
    real = shutil.which("Xvfb")
    program = tmp_path / "Xvfb"
    program.write_text(f'#!/bin/sh\necho $$ >{tmp_path}/pid\nexec {real} "$@"\n')
    program.chmod(0o700)
    (tmp_path / "file").write_text("in the way")
    companion(tmp_path, "--tour", str(tmp_path / "file"), PATH=f"{tmp_path}:{os.environ['PATH']}")
    number = int((tmp_path / "pid").read_text())
    with pytest.raises(ProcessLookupError):
        os.kill(number, 0)
