"""The golden games are told as they were, and together show every way a game can end."""

from pathlib import Path

import pytest

from tests.lockdown.golden import games, replay


@pytest.mark.parametrize("path", games(), ids=lambda path: path.stem)
def test_a_golden_game_is_told_as_it_was(path: Path) -> None:
    text = path.read_text("utf-8")
    assert replay(text) == text, "read the difference; keep it with python -m tests.lockdown.golden --write"


@pytest.mark.parametrize("path", games(), ids=lambda path: path.stem)
def test_a_golden_game_is_played_to_its_end(path: Path) -> None:
    last = path.read_text("utf-8").splitlines()[-1]
    assert last.startswith(("= swept, survivors [", "= destroyed, survivors ["))
