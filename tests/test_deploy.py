"""The two commands of the README on make-believe machines, and the lock that they install from.

Each machine is a folder: a copy of the scripts, and a PATH on which apt-get, sudo, python3 and the rest are
small stand-ins that write down how they were called. Nothing is installed and no network is used.
"""

import itertools
import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

CHECKOUT = Path(__file__).parents[1]
TEST_TOOLS = ("git", "shellcheck", "strace", "xdotool")
TOOLS = ("bash", "cat", "dirname", "env", "flock", "grep", "readlink", "rm", "sha256sum")
APT_INSTALL = "apt-get install -y --no-install-recommends -o DPkg::Lock::Timeout=300"
WINDOW = "libgl1 libxcursor1 libxi6 libxrandr2"
BLANK = f"python3 python3-venv {WINDOW} xvfb"  # what a blank machine without a screen lacks
PIP = "pip install --no-input --disable-pip-version-check"

# What each stand-in does after it has noted the call; $shelf is where the ones to be installed lie.
PYTHON = """
case $* in
    *ensurepip*) ;;
    *version_info*) cat "$shelf/version" ;;
    "-m venv --clear "*) note "$@"; rm -rf "$4"; mkdir -p "$4/bin"; cp "$shelf/venv-python" "$4/bin/python" ;;
esac
"""
VENV_PYTHON = """
name=
case $* in
    -V) echo "Python 3.11.2" ;;
    "-m pip --version") ;;
    "-m pip "*)
        shift; note "$@"
        if [ -e "$shelf/pip-says" ]; then cat "$shelf/pip-says" >&2; exit 1; fi
        case $* in
            *--editable*) cp "$shelf/companion" "$shelf/pytest" "$shelf/pre-commit" "${0%/*}/" ;;
        esac ;;
esac
"""
APT_GET = """
note "$@"
library() { printf '\\t%s (libc6,x86-64) => /lib/%s\\n' "$1" "$1" >>"$shelf/libraries"; }
[ ! -e "$shelf/apt-says" ] || { cat "$shelf/apt-says" >&2; exit 100; }
for name; do
    case $name in
        xvfb) cp "$shelf/Xvfb" "${0%/*}/" ;;
        libgl1) library libGL.so.1 ;;
        libxcursor1) library libXcursor.so.1 ;;
        libxi6) library libXi.so.6 ;;
        libxrandr2) library libXrandr.so.2 ;;
        *) [ ! -e "$shelf/$name" ] || cp "$shelf/$name" "${0%/*}/" ;;
    esac
done
"""
LDCONFIG = """
cat "$shelf/libraries"
"""
SUDO = """
[ "$1" = -n ] || { note "$@"; exec env PATH="${0%/*}:$PATH" "$@"; }
"""
COMPANION = """
note "$@"; echo "played in $PWD"; exit 7
"""
JUST_NOTE = """
note "$@"
"""


class Machine:
    """A make-believe Debian with a fresh copy of the project on it."""

    def __init__(self, folder: Path, uid: int) -> None:
        self.project, self.bin, self.shelf = folder / "project", folder / "bin", folder / "shelf"
        self.notes = folder / "notes"
        for made in (self.project, self.bin, self.shelf):
            made.mkdir(parents=True)
        shutil.copytree(
            CHECKOUT / "deploy", self.project / "deploy", ignore=shutil.ignore_patterns("setup.log")
        )
        for name in ("pyproject.toml", "requirements.lock"):
            shutil.copy(CHECKOUT / name, self.project)
        for tool in TOOLS:
            found = shutil.which(tool)
            assert found
            (self.bin / tool).symlink_to(found)
        self.put(self.bin, "id", f"echo {uid}")
        self.put(self.bin, "apt-get", APT_GET)
        self.put(self.shelf, "python3", PYTHON)
        self.put(self.shelf, "venv-python", VENV_PYTHON)
        self.put(self.shelf, "companion", COMPANION)
        self.put(self.bin, "ldconfig", LDCONFIG)
        self.say("libraries", "2 libs found in cache `/etc/ld.so.cache'")
        for name in (*TEST_TOOLS, "Xvfb", "pytest", "pre-commit"):
            self.put(self.shelf, name, JUST_NOTE)
        self.say("version", "3.11 64")

    def put(self, folder: Path, name: str, does: str) -> None:
        head = f'#!/bin/sh\nPATH=/usr/bin:/bin\nshelf={self.shelf}\nname="${{0##*/}} "\n'
        note = f'note() {{ echo "$name$*" >>{self.notes}; }}\n'
        (folder / name).write_text(head + note + does)
        (folder / name).chmod(0o700)

    def install(self, *names: str) -> None:
        for name in names:
            shutil.copy(self.shelf / name, self.bin)

    def say(self, what: str, text: str) -> None:
        (self.shelf / what).write_text(text + "\n")

    def run(
        self, script: str, *arguments: str, cwd: Path | None = None, **environment: str
    ) -> subprocess.CompletedProcess[str]:
        command = [str(self.bin / "bash"), str(self.project / "deploy" / script), *arguments]
        return self.call(command, cwd, **environment)

    def call(
        self, command: list[str], cwd: Path | None = None, **environment: str
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command,
            cwd=cwd or self.project,
            env={"PATH": str(self.bin), **environment},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )

    def calls(self) -> list[str]:
        """What was called since the last time somebody asked."""
        text = self.notes.read_text() if self.notes.exists() else ""
        self.notes.unlink(missing_ok=True)
        return text.splitlines()

    @property
    def making(self) -> list[str]:
        return [f"python3 -m venv --clear {self.project}/.venv"]

    @property
    def filling(self) -> list[str]:
        return [
            f"{PIP} --require-hashes --only-binary=:all: -r {self.project}/requirements.lock",
            f"{PIP} --no-index --no-build-isolation --no-deps --editable {self.project}",
        ]


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """A blank Debian on which we are root."""
    return Machine(tmp_path, uid=0)


@pytest.fixture
def ready(machine: Machine) -> Machine:
    """One that was set up by run.sh before."""
    machine.run("run.sh")
    machine.calls()
    return machine


def refused(done: subprocess.CompletedProcess[str]) -> str:
    """The last and only sentence of a refusal; the steps before it stand on lines of their own."""
    assert done.returncode == 1
    assert done.stdout == ""
    *steps, sentence = done.stderr.splitlines()
    assert all(step.startswith(("Installing ", "Making ")) for step in steps)
    return sentence


def test_a_blank_machine_is_set_up_and_companion_gets_the_arguments(machine: Machine) -> None:
    done = machine.run("run.sh", "run", "a game", "--commands")
    assert machine.calls() == [
        "apt-get update",
        f"{APT_INSTALL} {BLANK}",
        *machine.making,
        *machine.filling,
        "companion run a game --commands",
    ]
    assert done.stdout == f"played in {machine.project}\n"
    assert done.stderr.splitlines() == [
        f"Installing Debian packages: {BLANK}",
        "Making .venv",
        "Installing Python packages",
    ]


def test_companions_exit_status_is_that_of_the_script(ready: Machine) -> None:
    assert ready.run("run.sh").returncode == 7


def test_the_second_run_only_starts_companion_and_says_nothing(ready: Machine) -> None:
    done = ready.run("run.sh")
    assert ready.calls() == ["companion "]
    assert done.stderr == ""


def test_it_works_from_anywhere_and_through_a_symlink(ready: Machine, tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(ready.project / "deploy/run.sh")
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    done = ready.call([str(ready.bin / "bash"), str(link), "x"], cwd=elsewhere)
    assert (done.stdout, done.stderr) == (f"played in {elsewhere}\n", "")
    assert ready.calls() == ["companion x"]


@pytest.mark.parametrize(
    "arguments", [["play"], ["--version"], ["run", "--text"], ["--text"], ["export", "-h"]]
)
def test_what_opens_no_window_needs_nothing_for_one(machine: Machine, arguments: list[str]) -> None:
    machine.run("run.sh", *arguments)
    assert machine.calls()[1] == f"{APT_INSTALL} python3 python3-venv"


@pytest.mark.parametrize("arguments", [[], ["run"], ["--lang", "de"]])
@pytest.mark.parametrize("screen", ["DISPLAY", "WAYLAND_DISPLAY"])
def test_where_there_is_a_screen_no_virtual_one_is_installed(
    machine: Machine, arguments: list[str], screen: str
) -> None:
    machine.run("run.sh", *arguments, **{screen: ":0"})
    assert machine.calls()[1] == f"{APT_INSTALL} python3 python3-venv {WINDOW}"


def test_a_user_with_sudo_uses_it_for_debian_packages_only(tmp_path: Path) -> None:
    machine = Machine(tmp_path, uid=1000)
    machine.put(machine.bin, "sudo", SUDO)
    machine.run("run.sh")
    calls = machine.calls()
    assert [call for call in calls if call.startswith("sudo")] == [
        "sudo apt-get update",
        f"sudo env DEBIAN_FRONTEND=noninteractive {APT_INSTALL} {BLANK}",
    ]
    assert calls[-1] == "companion "


@pytest.mark.parametrize("sudo", [None, "exit 1"], ids=["no sudo", "sudo wants a password"])
def test_without_rights_one_sentence_names_the_packages(tmp_path: Path, sudo: str | None) -> None:
    machine = Machine(tmp_path, uid=1000)
    if sudo:
        machine.put(machine.bin, "sudo", sudo)
    assert machine.run("run.sh").stderr == (
        f"Please have these Debian packages installed first, which takes root or sudo: {BLANK}\n"
    )
    assert refused(machine.run("run.sh"))
    assert machine.calls() == []


def test_no_rights_are_needed_where_the_packages_are_there(tmp_path: Path) -> None:
    machine = Machine(tmp_path, uid=1000)
    machine.install("python3")
    machine.run("run.sh", "play")
    assert machine.calls() == [*machine.making, *machine.filling, "companion play"]


def test_debian_packages_that_cannot_be_fetched_are_one_sentence(machine: Machine) -> None:
    machine.say("apt-says", "Err:1 Temporary failure resolving\nE: Unable to fetch some archives")
    log = machine.project / "deploy/setup.log"
    assert refused(machine.run("run.sh")) == (
        "These Debian packages could not be installed, so please check the network connection "
        f"and run this again: {BLANK} (details: {log})"
    )
    assert "Unable to fetch some archives" in log.read_text()


@pytest.mark.parametrize(
    ("pip_says", "sentence"),
    [
        (
            "WARNING: Retrying (…) after connection broken by 'NewConnectionError(…)': /simple/attrs/\n"
            "ERROR: Could not find a version that satisfies the requirement attrs (from versions: none)",
            "The Python package registry could not be reached, so please check the network connection "
            "and run this again",
        ),
        (
            "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.\n    attrs: …",
            "A downloaded Python package is not the one that requirements.lock names and was refused",
        ),
        (
            "Traceback (most recent call last):\nOSError: [Errno 28] No space left on device",
            "The Python packages could not be installed because the disk is full",
        ),
        ("ERROR: something new", "The Python packages could not be installed"),
    ],
    ids=["no network", "wrong hash", "disk full", "anything else"],
)
def test_a_failing_pip_is_one_sentence_and_the_rest_is_in_the_log(
    machine: Machine, pip_says: str, sentence: str
) -> None:
    machine.say("pip-says", pip_says)
    log = machine.project / "deploy/setup.log"
    assert refused(machine.run("run.sh")) == f"{sentence} (details: {log})"
    assert pip_says in log.read_text()


def test_a_set_up_that_was_cut_off_begins_from_nothing(machine: Machine) -> None:
    machine.say("pip-says", "ERROR")
    machine.run("run.sh")
    machine.calls()
    (machine.shelf / "pip-says").unlink()
    machine.run("run.sh")
    assert machine.calls() == [*machine.making, *machine.filling, "companion "]


@pytest.mark.parametrize("name", ["requirements.lock", "pyproject.toml", "deploy/lib.sh"])
def test_a_change_is_installed_into_the_venv_that_is_there(ready: Machine, name: str) -> None:
    with (ready.project / name).open("a") as file:
        file.write("# changed\n")
    ready.run("run.sh")
    assert ready.calls() == [*ready.filling, "companion "]
    ready.run("run.sh")
    assert ready.calls() == ["companion "]


def test_an_update_that_was_cut_off_begins_from_nothing_too(ready: Machine) -> None:
    (ready.project / "requirements.lock").write_text("# changed\n")
    ready.say("pip-says", "ERROR")
    ready.run("run.sh")
    ready.calls()
    (ready.shelf / "pip-says").unlink()
    ready.run("run.sh")
    assert ready.calls() == [*ready.making, *ready.filling, "companion "]


def test_a_checkout_that_was_moved_begins_from_nothing(ready: Machine, tmp_path: Path) -> None:
    ready.project = ready.project.rename(tmp_path / "moved")
    ready.run("run.sh")
    assert ready.calls() == [*ready.making, *ready.filling, "companion "]


@pytest.mark.parametrize(
    ("version", "sentence"),
    [
        ("3.10 64", "Table Companion needs Python 3.11 to 3.13, but python3 is version 3.10 here."),
        ("3.14 64", "Table Companion needs Python 3.11 to 3.13, but python3 is version 3.14 here."),
        ("3.11 32", "Table Companion needs a 64-bit system, but the Python here is a 32-bit one."),
    ],
)
def test_an_unsuitable_python_is_one_sentence(machine: Machine, version: str, sentence: str) -> None:
    machine.install("python3")
    machine.say("version", version)
    done = machine.run("run.sh", "play")
    assert (done.returncode, done.stdout, done.stderr) == (1, "", sentence + "\n")
    assert machine.calls() == []


def test_tests_install_what_they_need_beside_what_run_installed(ready: Machine) -> None:
    ready.run("test.sh", "tests/test_deploy.py", "-x")
    assert ready.calls() == [
        "apt-get update",
        f"{APT_INSTALL} git shellcheck strace xdotool",
        "pytest tests/test_deploy.py -x",
    ]
    ready.run("test.sh", "-x")
    assert ready.calls() == ["pytest -x"]


def test_without_arguments_the_checks_come_before_the_tests(ready: Machine) -> None:
    ready.install(*TEST_TOOLS)
    (ready.project / ".git").mkdir()
    done = ready.run("test.sh")
    assert ready.calls() == ["pre-commit run --all-files", "pytest "]
    assert (done.returncode, done.stderr) == (0, "")


def test_failed_checks_end_the_run(ready: Machine) -> None:
    ready.install(*TEST_TOOLS)
    (ready.project / ".git").mkdir()
    ready.put(ready.project / ".venv/bin", "pre-commit", JUST_NOTE + "exit 1")
    assert ready.run("test.sh").returncode == 1
    assert ready.calls() == ["pre-commit run --all-files"]


def test_outside_a_git_checkout_the_tests_run_and_it_says_why_the_checks_do_not(ready: Machine) -> None:
    ready.install(*TEST_TOOLS)
    done = ready.run("test.sh")
    assert ready.calls() == ["pytest "]
    assert done.stderr == "This is no git checkout, which the list of checks needs, so only the tests run.\n"


def test_no_check_is_fetched_from_anywhere() -> None:
    config = (CHECKOUT / ".pre-commit-config.yaml").read_text()
    assert re.findall(r"repo: (.*)", config) == ["local"]
    assert set(re.findall(r"language: (.*)", config)) == {"system"}


@pytest.fixture(scope="module")
def lock() -> str:
    return (CHECKOUT / "requirements.lock").read_text()


def test_the_lock_is_nothing_but_pins_with_hashes_and_comments(lock: str) -> None:
    pins = re.sub(r"^ *#.*\n", "", lock, flags=re.MULTILINE).replace("\\\n", "").splitlines()
    assert len(pins) > 10
    for pin in pins:
        assert re.fullmatch(r"[a-z0-9-]+==[\w.]+( ; [^\\]+?)?( +--hash=sha256:[0-9a-f]{64})+", pin), pin


def test_the_lock_says_how_it_is_made_and_names_no_place(lock: str) -> None:
    assert "deploy/lock.sh" in lock.splitlines()[1]
    assert "://" not in lock
    assert str(CHECKOUT) not in lock


def test_everything_pyproject_asks_for_is_locked_in_a_version_that_fits(lock: str) -> None:
    locked = dict(re.findall(r"^([a-z0-9-]+)==([\w.]+)", lock, flags=re.MULTILINE))
    wanted = tomllib.loads((CHECKOUT / "pyproject.toml").read_text())
    lists = [
        wanted["build-system"]["requires"],
        wanted["project"]["dependencies"],
        *wanted["project"]["optional-dependencies"].values(),
        *wanted["dependency-groups"].values(),
    ]
    for requirement in map(Requirement, itertools.chain(*lists)):
        version = locked.get(canonicalize_name(requirement.name), "none")
        assert requirement.specifier.contains(version), f"{requirement} but {version}: run deploy/lock.sh"


def test_the_scripts_that_people_call_are_executable() -> None:
    for name in ("deploy/run.sh", "deploy/test.sh", "deploy/lock.sh", ".ci/run"):
        assert os.access(CHECKOUT / name, os.X_OK), name
