"""The recipes of the README still work: a game is one folder and its texts, a language is one folder.

Each is followed in a copy of the program, and then played as anybody would."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests import toy

CHECKOUT = Path(__file__).parents[1]
# Appended to the game: a fault whose traceback quotes the secret.
FAULT = """

def _fails_for_grey(state, event):
    if isinstance(event, PearlAdded) and event.colour == "grey":
        raise KeyError(state.hidden)
    return evolve(state, event)


import dataclasses
GAME = dataclasses.replace(GAME, evolve=_fails_for_grey)
"""


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A copy of the program that may be changed."""
    no_caches = shutil.ignore_patterns("__pycache__")
    for part in ("companion", "data"):
        shutil.copytree(CHECKOUT / part, tmp_path / "program" / part, ignore=no_caches)
    return tmp_path / "program"


def play(program: Path, *arguments: str, lines: list[dict[str, Any]]) -> tuple[list[Any], str]:
    """What the copy answers, and what it says on the side."""
    done = subprocess.run(
        [sys.executable, "-m", "companion", "play", *arguments],
        cwd=program,
        env={**os.environ, "COMPANION_HOME": str(program.parent / "home"), "PYTHONPATH": ""},
        input=b"".join(msgspec.json.encode(line) + b"\n" for line in lines),
        capture_output=True,
        check=True,
    )
    return [msgspec.json.decode(line) for line in done.stdout.splitlines()], done.stderr.decode()


def add_toy(program: Path, more: str = "") -> None:
    """The recipe for a game."""
    folder = program / "companion" / "games" / "toy"
    folder.mkdir()
    (folder / "__init__.py").write_text(Path(toy.__file__).read_text() + more)
    shutil.copy(CHECKOUT / "tests" / "toy.ftl", program / "data" / "lang" / "en")


def test_a_game_is_one_folder_and_its_texts(program: Path) -> None:
    add_toy(program)
    answers, said = play(
        program,
        *("toy", "--lang", "en", "--save", "../toy.save"),
        lines=[
            {"do": "setup", "players": ["Ana"]},
            {"do": "add", "colour": "grey"},
            {"do": "draw", "colour": "black"},
            {"do": "undo"},
            {"do": "history"},
        ],
    )
    assert [answer["ok"] for answer in answers] == [True, True, False, True, True]
    assert answers[2]["message"] == "No black pearl is in the pot."
    assert answers[4]["history"] == ["Set up for 1", "grey added", "Undone: grey added"]
    assert said == ""
    answers, _ = play(program, "toy", "--save", "../toy.save", lines=[{"do": "redo"}, {"do": "state"}])
    assert answers[1]["state"]["pearls"] == {"black": 0, "grey": 1, "white": 0}
    assert answers[1]["state"]["log_length"] == 4


def test_nothing_that_a_session_writes_but_the_save_itself_has_its_secret(program: Path) -> None:
    add_toy(program, FAULT)
    hide = {"do": "hide"}
    answers, said = play(
        program,
        *("toy", "--save", "../saves/toy.save"),
        lines=[
            *(
                {"do": "setup", "players": ["Ana"]},
                hide,
                {"do": "undo"},
                hide,
                {"do": "add", "colour": "grey"},
            ),
            *({"do": "state"}, {"do": "offers"}, {"do": "history"}, {"do": "total"}, {"do": "peek"}),
        ],
    )
    codes = [answer.get("code") for answer in answers]
    assert codes == [*(None, None, None, None, "internal"), *(None, None, None, None, "unknown_command")]
    files = [path for folder in ("home", "saves") for path in (program.parent / folder).rglob("*")]
    log = program.parent / "home" / "data" / "companion.log"
    assert "KeyError" in log.read_text()
    save = program.parent / "saves" / "toy.save"
    assert toy.CANARY.encode() in save.read_bytes()
    assert {path for path in files if path.is_file()} == {log, save}
    seen = [said, log.read_text(), msgspec.json.encode(answers).decode(), *(path.name for path in files)]
    assert [text for text in seen if toy.CANARY in text] == []


def test_a_language_is_one_folder(program: Path) -> None:
    folder = program / "data" / "lang" / "eo"
    folder.mkdir()
    (folder / "app.ftl").write_text("language-name = Esperanto\nnothing-to-undo = Nenio por malfari.\n")
    lines = [{"do": "undo"}, {"do": "redo"}]
    foreign, _ = play(program, "lockdown", "--lang", "eo", lines=lines)
    english, _ = play(program, "lockdown", "--lang", "en", lines=lines)
    assert foreign[0]["message"] == "Nenio por malfari."
    assert foreign[1] == english[1]  # what a folder lacks is English
