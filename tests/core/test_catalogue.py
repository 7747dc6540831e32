"""The games there are: whatever folder exports GAME, and no list to keep."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from companion import games
from companion.core.catalogue import game_ids, load_game
from companion.core.errors import BadArguments
from companion.core.protocol import kinds
from companion.core.timeline import Undo
from tests import toy
from tests.core.tables import table

OURS = game_ids()


@pytest.fixture
def shelf_of_games(tmp_path: Path) -> Iterator[Path]:
    """One more folder in which games are looked for."""
    games.__path__.append(str(tmp_path))
    yield tmp_path
    games.__path__.remove(str(tmp_path))
    for name in [name for name in sys.modules if name.startswith("companion.games.another")]:
        del sys.modules[name]


def test_lockdown_is_there() -> None:
    assert "lockdown" in game_ids()
    assert load_game("lockdown").id == "lockdown"


def test_a_game_is_one_folder_that_exports_game_and_can_be_played(shelf_of_games: Path) -> None:
    (shelf_of_games / "another").mkdir()
    shutil.copy(toy.__file__, shelf_of_games / "another" / "__init__.py")
    assert game_ids() == sorted([*OURS, "another"])
    game = load_game("another")
    assert game is not toy.GAME
    with table(game) as session:
        while offers := game.offers(session.state):
            said = {key: value for key, value in offers[0].items() if key != "choices"}
            said |= {key: values[0] for key, values in offers[0].get("choices", {}).items()}
            session.do(msgspec.convert(said, kinds(game)[said["do"]]), sender="test")
        assert session.public_state()["ending"] == {"cause": "full"}
        session.do(Undo(), sender="test")
        assert session.public_state()["ending"] is None


def test_a_file_or_a_folder_without_code_is_no_game(shelf_of_games: Path) -> None:
    (shelf_of_games / "another.py").write_text("")
    (shelf_of_games / "another_folder").mkdir()
    assert game_ids() == OURS


def test_a_folder_whose_game_is_none_is_a_fault_of_its_maker(shelf_of_games: Path) -> None:
    (shelf_of_games / "another").mkdir()
    (shelf_of_games / "another" / "__init__.py").write_text("GAME = 'chess'\n")
    with pytest.raises(TypeError, match="another"):
        load_game("another")


@pytest.mark.parametrize("name", ["chess", "", "lockdown.rules", "../lockdown", "Lockdown", "__init__"])
def test_a_game_that_is_not_there_is_told_with_those_that_are(name: str) -> None:
    with pytest.raises(BadArguments) as refused:
        load_game(name)
    assert refused.value.key == "unknown-game"
    assert refused.value.values == {"game": name, "games": ", ".join(OURS)}
