"""The wheel stands alone: built, installed into an empty folder and played from another one."""

import importlib.metadata
import json
import os
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path

import pytest

import companion

CHECKOUT = Path(__file__).parents[1]
SETUP = {
    "do": "setup",
    "players": [{"name": "Ana", "character": "survivor"}, {"name": "Ben", "character": "hacker"}],
}

Run = Callable[..., str]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that holds what pip unpacks from our wheel and nothing else."""
    dist, target = tmp_path_factory.mktemp("dist"), tmp_path_factory.mktemp("installed")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(dist)]
    subprocess.run(build, cwd=CHECKOUT, check=True)
    (wheel,) = dist.glob("*.whl")
    pip = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-index",
        "--no-deps",
        "--target",
        str(target),
    ]
    subprocess.run([*pip, str(wheel)], check=True)
    return target


@pytest.fixture
def run(installed: Path, tmp_path: Path) -> Run:
    """Runs Python in an empty folder, with the wheel's files and our dependencies on its path.

    -S and PYTHONPATH together leave out the .pth file through which .venv would find the checkout.
    """
    paths = [str(installed), sysconfig.get_path("purelib"), sysconfig.get_path("platlib")]
    env = {"PATH": os.defpath, "PYTHONPATH": os.pathsep.join(paths), "COMPANION_HOME": str(tmp_path / "home")}
    empty = tmp_path / "empty"
    empty.mkdir()

    def run_python(*arguments: str, lines: str = "") -> str:
        command = [sys.executable, "-S", *arguments]
        done = subprocess.run(
            command, cwd=empty, env=env, input=lines, capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    return run_python


def test_the_checkout_is_not_on_the_path_and_nothing_is_loaded_from_it(installed: Path, run: Run) -> None:
    script = """
import json, sys
import companion.__main__, cv, hardware
from companion.core.data import data_folder
used = [companion.__file__, companion.__main__.__file__, hardware.__file__, cv.__file__, str(data_folder())]
print(json.dumps([sys.path, used]))
"""
    path, used = json.loads(run("-c", script))
    assert str(CHECKOUT) not in path
    assert used == [
        str(installed / name)
        for name in (
            "companion/__init__.py",
            "companion/__main__.py",
            "hardware/__init__.py",
            "cv/__init__.py",
            "companion/_data",
        )
    ]


def test_all_packages_and_data_files_are_in_the_wheel(installed: Path) -> None:
    def files(folder: Path, pattern: str) -> list[Path]:
        return sorted(file.relative_to(folder) for file in folder.rglob(pattern) if file.is_file())

    for package in ("companion", "hardware", "cv"):
        assert files(installed / package, "*.py") == files(CHECKOUT / package, "*.py")
    data = files(installed / "companion/_data", "*")
    assert data
    assert data == files(CHECKOUT / "data", "*")


def test_the_wheel_names_the_version_the_program_has(installed: Path) -> None:
    (found,) = importlib.metadata.distributions(name="table-companion", path=[str(installed)])
    assert found.version == companion.__version__


def test_help_is_shown_by_the_command_and_by_the_module(installed: Path, run: Run) -> None:
    by_module = run("-m", "companion", "--help")
    assert "play" in by_module
    assert run(str(installed / "bin/companion"), "--help") == by_module


def test_the_commands_of_a_game_are_listed_as_json_schema(run: Run) -> None:
    assert '"setup"' in json.dumps(json.loads(run("-m", "companion", "play", "lockdown", "--commands")))


def test_a_table_is_set_up_from_the_installed_data(run: Run) -> None:
    lines = "\n".join(json.dumps(line) for line in (SETUP, {"do": "state"}))
    setup, state = map(
        json.loads, run("-m", "companion", "play", "lockdown", "--seed", "1", lines=lines).splitlines()
    )
    assert setup["ok"] is True
    assert [player["name"] for player in state["state"]["players"]] == ["Ana", "Ben"]
    assert sum(state["state"]["bag"].values()) + sum(state["state"]["supply"].values()) == 27
