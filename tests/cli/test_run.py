"""`companion run --text`: the home menu and saved games in the terminal; the other verbs and their help."""

import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from companion import __version__
from companion.core.exchange import import_game, read_export, write_export
from companion.core.shelf import list_games
from tests.cli.driver import TWO_PLAYERS, Terminal, companion, environment, too_high, too_wide, untranslated

FROZEN = Path(__file__).parents[1] / "frozen" / "lockdown-1.jsonl"
ENGLISH = ["run", "--text", "--lang", "en"]
NEW_GAME = ["New game", *TWO_PLAYERS]
VERBS = ["run", "play", "export", "import"]


def games(home: Path) -> Path:
    return home / "data" / "games"


def home_menu(home: Path, *keys: str, arguments: list[str] = ENGLISH, **more: str) -> str:
    """What the program has shown by the end of these keys; it must have left cleanly."""
    done = companion(home, *arguments, keys=keys, variables=more)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def damage(save: Path) -> None:
    """One letter of the last command is another one now."""
    data = save.read_bytes()
    place = data.rindex(b'"pass_turn"')
    save.write_bytes(data[:place] + b'"pass_tern"' + data[place + 11 :])


@pytest.mark.parametrize("arguments", [["--text"], ["run", "--text"]])
def test_the_first_start_asks_for_the_language_and_keeps_it(tmp_path: Path, arguments: list[str]) -> None:
    first = home_menu(tmp_path, "Español", "q", arguments=arguments)
    assert "Which language?" in first
    assert "Partida nueva" in first
    again = home_menu(tmp_path, "q", arguments=arguments)
    assert "Which language?" not in again
    assert "Partida nueva" in again


def test_the_language_of_the_machine_is_the_usual_one(tmp_path: Path) -> None:
    assert "Neues Spiel" in home_menu(tmp_path, "", "q", arguments=["--text"], LANG="de_AT.UTF-8")


def test_a_game_is_kept_from_the_first_command_and_gone_on_with(tmp_path: Path) -> None:
    home_menu(tmp_path, *NEW_GAME, "2")  # the input ends at the table
    assert [save.path.name for save in list_games(games(tmp_path))] == ["lockdown-1.save"]
    shown = home_menu(tmp_path, "Continue", "2", "q", "q")
    assert "1 Continue: Round 1, player phase, time 15 · " in shown
    assert "Last: Ana passes" in shown
    assert [save.length for save in list_games(games(tmp_path))] == [3]


def test_the_home_menu_shows_the_table_as_it_was_left(tmp_path: Path) -> None:
    home_menu(tmp_path, *NEW_GAME, "2", "q", "q")
    shown = home_menu(tmp_path, "q")
    assert "ROUND 1 · PLAYER PHASE · Bruno’s turn" in shown


def test_a_set_up_that_is_given_up_leaves_no_save(tmp_path: Path) -> None:
    home_menu(tmp_path, "New game", "3", "<", "<", "q")
    assert list_games(games(tmp_path)) == []


def test_saved_games_are_listed_the_last_one_first(tmp_path: Path) -> None:
    home_menu(tmp_path, *NEW_GAME, "q", *NEW_GAME, "2", "q", "q")
    shown = home_menu(tmp_path, "Saved games", "2", "q", "q")
    listed = shown.partition("Saved games (2)\n\n")[2]
    assert listed.index("1 lockdown-2 ·") < listed.index("2 lockdown-1 ·")
    assert "Last: Set-up for 2 players" in shown


def test_a_damaged_save_is_told_and_its_whole_part_offered(tmp_path: Path) -> None:
    home_menu(tmp_path, *NEW_GAME, "1", "2", "q", "q")
    save = games(tmp_path) / "lockdown-1.save"
    damage(save)
    left = save.read_bytes()
    shown = home_menu(tmp_path, "Continue", "Leave", "q")
    assert "1 Continue: damaged" in shown
    assert "lockdown-1.save is damaged." in shown
    assert "The last whole state is: Round 1, player phase, time 15." in shown
    assert save.read_bytes() == left  # looked at, not touched
    shown = home_menu(tmp_path, "Continue", "Go on", "", "q", "q")
    assert "Last: Ana ends the turn" in shown
    assert (games(tmp_path) / "lockdown-1.save.damaged-1").read_bytes() == left


def test_a_save_that_is_open_elsewhere_is_said_so(tmp_path: Path) -> None:
    with Terminal(tmp_path, *ENGLISH) as terminal:
        terminal.say(*NEW_GAME)
        shown = home_menu(tmp_path, "Continue", "q")
    assert "1 Continue: open elsewhere at the moment" in shown
    assert "lockdown-1.save is open in another window or program" in shown


def test_what_is_no_save_does_not_stop_anybody(tmp_path: Path) -> None:
    games(tmp_path).mkdir(parents=True)
    (games(tmp_path) / "holiday.save").write_bytes(b"a film")
    shown = home_menu(tmp_path, "Continue", "Saved games", "1", "New game", *TWO_PLAYERS, "q", "q")
    assert "holiday.save is not a saved game of Table Companion" in shown.replace("\n", " ")
    assert "Ana’s turn" in shown


def test_bad_settings_are_told_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "config").mkdir()
    settings = tmp_path / "config" / "settings.toml"
    settings.write_text("language = 7")
    shown = home_menu(tmp_path, "q")
    assert "could not be read; the usual ones are used." in shown.replace("\n", " ")
    assert settings.read_text() == "language = 7"


def test_an_unknown_language_is_wrong_usage(tmp_path: Path) -> None:
    done = companion(tmp_path, "run", "--lang", "tlh")
    assert done.returncode == 2
    assert "tlh" in done.stderr


@pytest.mark.parametrize("lang", ["en", "de", "es"])
def test_the_home_pages_fit_a_terminal(tmp_path: Path, lang: str) -> None:
    with Terminal(tmp_path, "run", "--text", "--lang", lang) as terminal:
        terminal.say("1", "5", *["A name of 24 characters!", ""] * 5, "", "", "", "")
        terminal.say("q", "3", "", "4", "<", "5", "", "nonsense " * 8)
        assert terminal.leave() == 0
        assert too_wide(terminal.screens, 79) == []
        assert too_high(terminal.screens, 24) == []
        assert untranslated([page.replace("lockdown-1", "") for page in terminal.screens]) == []


def test_an_output_that_nobody_can_take_ends_the_program_quietly(tmp_path: Path) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "companion", *ENGLISH],
            stdin=subprocess.DEVNULL,
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment(tmp_path),
            check=False,
        )
    assert (done.returncode, done.stderr) == (0, b"")


# Export and import


def test_a_game_goes_out_and_comes_back(tmp_path: Path) -> None:
    home_menu(tmp_path, *NEW_GAME, "2", "q", *NEW_GAME, "q", "q")
    out = tmp_path / "friday.jsonl"
    done = companion(tmp_path, "export", "--game", "lockdown-1", str(out), "--lang", "en")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"lockdown-1 is now in {out}, 2 commands.\n"
    elsewhere = tmp_path / "elsewhere"
    done = companion(elsewhere, "import", str(out), "--lang", "en")
    assert (done.returncode, done.stderr) == (0, "")
    assert "2 commands: Round 1, player phase, time 15." in done.stdout
    assert "Last: Ana passes" in home_menu(elsewhere, "Continue", "q", "q")


def test_a_game_of_a_newer_version_is_nowhere_shown_as_if_it_were_understood(tmp_path: Path) -> None:
    header, entries = read_export(FROZEN)
    newer, save = tmp_path / "newer.jsonl", games(tmp_path) / "lockdown-1.save"
    write_export(msgspec.structs.replace(header, game_version=header.game_version + 1), entries, newer)
    refused = companion(tmp_path, "import", str(newer), "--lang", "en")
    assert (refused.returncode, "newer version" in refused.stderr) == (1, True)
    import_game(newer, games(tmp_path)).rename(save)
    shown = home_menu(tmp_path)
    assert "newer version" in shown
    assert "ROUND" not in shown


def test_a_save_kept_elsewhere_is_exported_by_its_file(tmp_path: Path) -> None:
    save, out = tmp_path / "friday.save", tmp_path / "friday.jsonl"
    shutil.copy(FROZEN.with_suffix(".save"), save)
    assert companion(tmp_path, "export", "--game", str(save), str(out)).returncode == 0
    assert read_export(out) == read_export(FROZEN)


def test_without_a_name_the_last_game_goes_out(tmp_path: Path) -> None:
    home_menu(tmp_path, *NEW_GAME, "q", *NEW_GAME, "2", "q", "q")
    done = companion(tmp_path, "export", str(tmp_path / "last.jsonl"), "--lang", "en")
    assert "lockdown-2 is now in" in done.stdout


def test_what_cannot_be_exported_or_imported_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "there.jsonl").write_text("mine")
    refused = {
        ("export", "a.jsonl"): "There is no saved game yet.",
        ("import", "nowhere.jsonl"): "There is no file nowhere.jsonl.",
        ("import", str(tmp_path / "there.jsonl")): "is not an exported game",
    }
    home_of_nothing = tmp_path / "home"
    for arguments, sentence in refused.items():
        done = companion(home_of_nothing, *arguments, "--lang", "en")
        assert (done.returncode, done.stdout) == (1, "")
        assert sentence in done.stderr
    home_menu(tmp_path, *NEW_GAME, "q", "q")
    done = companion(tmp_path, "export", "--game", "chess-1", "a.jsonl", "--lang", "en")
    assert (done.returncode, "“chess-1”" in done.stderr, "lockdown-1" in done.stderr) == (1, True, True)
    done = companion(tmp_path, "export", str(tmp_path / "there.jsonl"), "--lang", "en")
    assert (done.returncode, "exists already" in done.stderr) == (1, True)
    assert (tmp_path / "there.jsonl").read_text() == "mine"


# Help


@pytest.mark.parametrize("lang", ["en", "de", "es"])
@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_has_help_with_an_example(tmp_path: Path, lang: str, verb: str) -> None:
    done = companion(tmp_path, verb, "--help", "--lang", lang)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"companion {verb} " in done.stdout.partition("usage")[2].partition("\n")[2]
    assert "help-" not in done.stdout


def test_the_program_says_what_it_can_do_and_which_it_is(tmp_path: Path) -> None:
    done = companion(tmp_path, "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert all(f"companion {verb}" in done.stdout for verb in VERBS)
    assert "help-" not in done.stdout
    assert companion(tmp_path, "--version").stdout == f"companion {__version__}\n"


@pytest.mark.parametrize("arguments", [["nonsense"], ["run", "--nonsense"], ["export"], ["--nonsense"]])
def test_wrong_usage_ends_with_two(tmp_path: Path, arguments: list[str]) -> None:
    done = companion(tmp_path, *arguments)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
