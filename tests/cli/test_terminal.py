"""`companion play GAME --text`: a whole table in a terminal, driven by what people type."""

import resource
from pathlib import Path

import msgspec
import pytest

from companion.core.text import Texts
from tests.cli.driver import (
    ONE_PLAYER,
    TWO_PLAYERS,
    Terminal,
    companion,
    passed_rounds,
    too_high,
    too_wide,
    untranslated,
)

LANGUAGES = ["en", "de", "es"]
CSS_FIELDS = (10, 8, 6, 4, 2, 1)


def text_table(home: Path, *keys: str, lang: str = "en", **more: str) -> str:
    """What the screen has shown by the end of these keys; the program must have left cleanly."""
    done = companion(home, *table_arguments(home, lang), keys=keys, variables=more)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def table_arguments(home: Path, lang: str = "en") -> list[str]:
    return ["play", "lockdown", "--text", "--lang", lang, "--seed", "7", "--save", str(home / "t.save")]


def state_of(home: Path) -> dict[str, object]:
    """The same table as `companion play` sees it."""
    done = companion(home, "play", "lockdown", "--save", str(home / "t.save"), keys=['{"do": "state"}'])
    state: dict[str, object] = msgspec.json.decode(done.stdout)["state"]
    return state


def last_page(shown: str) -> str:
    return shown.rpartition("ROUND")[2]


def test_a_whole_game_is_played_by_typing(tmp_path: Path) -> None:
    before = passed_rounds({time: time in CSS_FIELDS for time in range(15, 8, -1)})
    isolated = ["c", "4"]  # Ana, into the Isolation Room: at 8 it is open
    at_eight = ["2", "1", "no pod", *["1"] * 8]
    after = [
        key
        for time in range(7, 1, -1)
        for key in ["2", *(["1", "no pod"] if time in CSS_FIELDS else []), *["1"] * 8]
    ]
    at_one = ["2", "1", "no pod", "1"]
    shown = text_table(tmp_path, *TWO_PLAYERS, *before, *isolated, *at_eight, *after, *at_one, "q")
    assert "GAME OVER" in last_page(shown)
    assert "FACILITY SWEPT" in shown
    assert "Alive before the victory check: Ana" in shown
    state = state_of(tmp_path)
    assert (state["phase"], state["ending"]) == ("over", {"cause": "swept", "survivors": [1]})
    assert untranslated([shown]) == []


def test_enter_alone_sets_up_a_usual_table(tmp_path: Path) -> None:
    text_table(tmp_path, *[""] * 11, "q")
    state = state_of(tmp_path)
    players = state["players"]
    assert isinstance(players, list)
    assert [player["name"] for player in players] == ["Player 1", "Player 2", "Player 3"]
    assert [player["character"] for player in players] == ["survivor", "lab_rat", "hacker"]
    assert (state["mode"], state["xenos"], state["round"]) == ("standard", "night_stalkers", 1)


def test_the_set_up_goes_back_and_takes_power_tokens_as_they_lie(tmp_path: Path) -> None:
    keys = ["1", "Anna", "<", "Ana", "soldier", "fully", "2", "", "2", "4", "2", "<", "3", "1", "q"]
    text_table(tmp_path, *keys)
    state = state_of(tmp_path)
    assert (state["mode"], state["xenos"]) == ("coop", "intruders")
    power = state["power"]
    assert isinstance(power, dict)
    assert {place: slot["token"] for place, slot in power.items()} == {
        "s01": 4,
        "s02": 3,
        "s03": 1,
        "elevator": 2,
    }
    assert [place for place, slot in power.items() if slot["on"]] == ["s03", "elevator"]


def test_undo_says_what_it_takes_back_and_redo_brings_it_again(tmp_path: Path) -> None:
    shown = text_table(tmp_path, *TWO_PLAYERS, "2", "u", "r", "q")
    assert "u Undo: Ana passes" in shown
    assert "Undone: Ana passes" in shown
    assert "r Redo: Ana passes" in shown
    assert "Done again: Ana passes" in shown
    assert "Bruno’s turn" in last_page(shown)


def test_set_up_itself_can_be_undone_and_done_anew(tmp_path: Path) -> None:
    shown = text_table(tmp_path, *TWO_PLAYERS, "u", "1", *ONE_PLAYER, "q")
    assert "No table has been set up yet." in shown
    assert state_of(tmp_path)["mode"] == "solo"


def test_a_refusal_is_a_sentence_and_changes_nothing(tmp_path: Path) -> None:
    too_long = "A name that is far too long for anybody"
    shown = text_table(tmp_path, *TWO_PLAYERS, "s", "Ana: name", too_long, "q")
    assert "A name has 1 to 24 printable characters." in shown
    assert state_of(tmp_path)["log_length"] == 1


def test_what_is_no_choice_is_said_so(tmp_path: Path) -> None:
    shown = text_table(tmp_path, *TWO_PLAYERS, "99", "\x1b[D\x00", "b", "77", "x" * 500, "", "q")
    assert "“99” is not one of the choices." in shown
    assert "“77” is not one of the choices." in shown
    assert too_wide([shown], 80) == []
    assert state_of(tmp_path)["log_length"] == 1


def test_open_values_are_asked_one_by_one(tmp_path: Path) -> None:
    shown = text_table(tmp_path, *TWO_PLAYERS, "b", "2", "Bruno: wound", "serious", "2", "q")
    assert "Which kind of wound?" in shown
    assert "Bruno: wound · serious" in shown
    players = state_of(tmp_path)["players"]
    assert isinstance(players, list)
    assert players[1]["serious_wounds"] == 2


def test_a_figure_is_found_by_typing_and_set_right(tmp_path: Path) -> None:
    shown = text_table(tmp_path, *TWO_PLAYERS, "s", "whose", "2", "s", "alert", "3", "s", "alert", "-", "q")
    assert "It is now: Ana" in shown
    assert "Set right: alert from none to 3." in shown
    state = state_of(tmp_path)
    assert (state["active_player"], state["alert"]) == (2, None)


def test_odds_and_history_are_shown(tmp_path: Path) -> None:
    shown = text_table(tmp_path, *TWO_PLAYERS, "o", "0", "", "2", "h", "", "?", "", "q")
    assert "(1/3) " in shown.replace("\n", " ")  # four larvae among twelve
    assert "Surprise attack in the dark:" in shown
    assert "   2  Ana passes" in shown
    assert "every command can be undone" in shown.replace("\n", " ")


def test_a_saved_table_goes_on_where_it_was(tmp_path: Path) -> None:
    text_table(tmp_path, *TWO_PLAYERS, "2")
    shown = text_table(tmp_path, "q")
    assert "Last: Ana passes" in shown
    assert "Bruno’s turn" in shown


@pytest.mark.parametrize("keys", [[], ["2"], ["2", "Ana"], [*TWO_PLAYERS, "b"], [*TWO_PLAYERS, "s", "time"]])
@pytest.mark.parametrize("ends_line", [True, False])
def test_the_end_of_input_leaves_cleanly_anywhere(tmp_path: Path, keys: list[str], ends_line: bool) -> None:
    done = companion(tmp_path, *table_arguments(tmp_path), keys=keys, ends_line=ends_line)
    assert (done.returncode, done.stderr) == (0, "")


def test_bytes_that_are_no_text_are_taken_for_a_wrong_answer(tmp_path: Path) -> None:
    shown = text_table(tmp_path, *TWO_PLAYERS, "\udcff\udcfe", "q")
    assert "is not one of the choices." in shown


def test_the_language_changes_at_the_table(tmp_path: Path) -> None:
    shown = text_table(tmp_path, *TWO_PLAYERS, "2", "l", "Deutsch", "q")
    german = shown.rpartition("RUNDE")[2]
    assert "Bruno ist dran" in german
    story = Texts("de")("lockdown-tells-turn_began", name="Bruno")
    assert story in german.replace("\n  ", " ")  # what happened is told again, in German
    assert 'language = "de"' in (tmp_path / "config" / "settings.toml").read_text()


def test_without_a_save_the_table_says_that_it_is_not_kept(tmp_path: Path) -> None:
    keys = [*ONE_PLAYER, "q", "Stay", "q", "Leave"]
    done = companion(tmp_path, "play", "lockdown", "--text", "--lang", "en", keys=keys)
    assert done.returncode == 0
    assert "This game is not kept." in done.stdout
    assert "would be lost" in done.stdout


def test_a_pipe_gets_no_colours_and_no_cleared_screens(tmp_path: Path) -> None:
    assert "\x1b" not in text_table(tmp_path, *TWO_PLAYERS, "q", TERM="xterm-256color", COLORTERM="truecolor")


def test_a_terminal_without_utf_8_gets_signs_that_it_has(tmp_path: Path) -> None:
    shown = text_table(tmp_path, *TWO_PLAYERS, "b", "", "q", lang="es", PYTHONIOENCODING="ascii")
    assert shown.isascii()
    assert "Superviviente" in shown
    assert "S-0" in shown


# In a real terminal


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_every_page_fits_the_terminal(tmp_path: Path, lang: str, size: tuple[int, int]) -> None:
    with Terminal(tmp_path, *table_arguments(tmp_path, lang), size=size) as terminal:
        terminal.say("5", *["", ""] * 5, "", "", "2", "")  # five players, the app draws everything
        for menu in "abcdefg":
            terminal.say(menu, "")
        terminal.say("f", "1", "f", "2", "2", "d", "1", "b", "1", "1", "1", "1")  # alarms, fire, a wound
        for page in "hso?l":
            terminal.say(page, *(["<"] if page in "sl" else [""]))
        terminal.say("2", "2", "2", "2", "1", "1", "1", "1", "1", "1", "1", "1", "u", "u", "r")
        assert terminal.leave() == 0
        assert len(terminal.screens) > 60
        assert too_wide(terminal.screens, size[0] - 1) == []
        assert too_high(terminal.screens, size[1]) == []
        assert untranslated(terminal.screens) == []


def test_colours_are_shown_unless_somebody_wants_none(tmp_path: Path) -> None:
    with Terminal(tmp_path, *table_arguments(tmp_path), COLORTERM="truecolor") as terminal:
        assert "\x1b[1;38;2;255;122;69m" in terminal.raw
    with Terminal(tmp_path, *table_arguments(tmp_path), NO_COLOR="1") as terminal:
        terminal.say(*ONE_PLAYER)
        assert "\x1b[" not in terminal.raw.replace("\x1b[H\x1b[2J", "")
        assert "DARK" in terminal.screen  # what colours say is said in words too
        assert "POWER" in terminal.screen


def test_control_c_leaves_cleanly_and_the_game_is_kept(tmp_path: Path) -> None:
    with Terminal(tmp_path, *table_arguments(tmp_path)) as terminal:
        terminal.say(*TWO_PLAYERS, "2", "b")
        assert terminal.interrupt() == 0
        assert "Traceback" not in terminal.raw
    assert state_of(tmp_path)["active_player"] == 2


def test_a_full_disk_is_told_and_one_can_play_on(tmp_path: Path) -> None:
    with Terminal(tmp_path, *table_arguments(tmp_path)) as terminal:
        terminal.say(*TWO_PLAYERS)
        limit_file_size(terminal, 1024)
        terminal.say("2")
        assert "t.save could not be written" in terminal.screen
        terminal.say("3")
        assert "Ana’s turn" in terminal.screen  # nothing was done
        terminal.say("2", "Play on")
        assert "NOT SAVED: 1 command waits for the disk." in terminal.screen
        assert "Bruno’s turn" in terminal.screen
        terminal.say("q")
        assert "1 command is not saved anywhere and would be lost." in terminal.screen
        terminal.say("Stay")
        limit_file_size(terminal, resource.RLIM_INFINITY)
        terminal.say("1")
        assert "NOT SAVED" not in terminal.screen
        assert terminal.leave() == 0
    assert state_of(tmp_path)["log_length"] == 3


def limit_file_size(terminal: Terminal, size: int) -> None:
    """As good as a full disk: no file may grow beyond it."""
    _, hard = resource.prlimit(terminal.program.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(terminal.program.pid, resource.RLIMIT_FSIZE, (size, hard))


def test_what_a_small_screen_has_no_room_for_is_a_key_away(tmp_path: Path) -> None:
    with Terminal(tmp_path, *table_arguments(tmp_path), size=(80, 16)) as terminal:
        terminal.say(*ONE_PLAYER)
        assert "Survivor" not in terminal.screens[-1]
        terminal.say("t", "")
        assert any("Survivor" in screen for screen in terminal.screens)
        terminal.say("q")
