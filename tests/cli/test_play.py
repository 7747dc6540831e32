"""Section 2 of the contract, point by point, through a real `companion play`."""

import re
import resource
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.core.text import languages
from tests.cli.driver import environment
from tests.cli.lines import DRAW, NEXT, ONE_ROUND, PARTY, PASS, SET_UP, STATE, Play, play
from tests.core.saves import remount, small_disk

ROUND = [SET_UP, *ONE_ROUND]
HISTORY: dict[str, Any] = {"do": "history"}


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


# One line, one answer


def test_each_line_is_answered_at_once_while_the_input_stays_open(home: Path) -> None:
    with Play(home) as running:
        assert running.ask(SET_UP)["ok"]
        assert running.ask({"do": "state"})["state"]["log_length"] == 1
        assert running.ask(b"nonsense")["code"] == "bad_json"
        assert running.ask(PASS)["ok"]
        assert running.end() == 0
    assert running.stderr == ""


def test_many_lines_at_once_are_answered_in_their_order(home: Path) -> None:
    lines: list[Any] = [SET_UP]
    for time in [9, 3, 14, 7] * 10:
        lines += [{"do": "correct", "path": "time", "value": time}, STATE]
    status, answers, _ = play(home, lines=lines)
    assert status == 0
    assert len(answers) == len(lines)
    assert [answer["state"]["time"] for answer in answers[2::2]] == [9, 3, 14, 7] * 10


def test_the_last_line_needs_no_end_and_no_input_is_no_answer(home: Path) -> None:
    with Play(home) as running:
        running.write_raw(b'{"do": "state"}')
        assert running.end() == 0
    assert [answer["ok"] for answer in running.left] == [True]
    assert play(home, lines=[]) == (0, [], "")


def test_a_round_goes_through_and_the_state_is_the_document_of_the_contract(home: Path) -> None:
    status, answers, errors = play(home, "--seed", "4", lines=[*ROUND, STATE])
    assert (status, errors) == (0, "")
    assert [answer for answer in answers if not answer["ok"]] == []
    state = answers[-1]["state"]
    assert (state["schema"], state["game"], state["round"], state["phase"]) == (1, "lockdown", 2, "player")
    assert (state["step"], state["time"], state["first_player"], state["active_player"]) == (
        "turns",
        14,
        2,
        2,
    )
    assert [player["name"] for player in state["players"]] == ["Ana", "Bo"]
    assert state["ending"] is None
    assert state["log_length"] == len(ROUND)
    assert sum(state["bag"].values()) + sum(state["supply"].values()) == 27


def test_events_are_objects_with_a_type(home: Path) -> None:
    _, answers, _ = play(home, lines=ROUND)
    events = [event for answer in answers for event in answer["events"]]
    assert {"game_set_up", "round_began", "turn_began", "step_began", "time_advanced"} <= {
        event["type"] for event in events
    }
    assert None not in [value for event in events for value in event.values()]


# Refusals: the code says which, the message is a sentence, and nothing has changed

DEAD = [{"do": "kill", "player": 1}, {"do": "kill", "player": 2}]
REFUSALS: dict[str, tuple[list[Any], list[tuple[Any, str]]]] = {
    "before the set-up": (
        [],
        [
            (PASS, "illegal"),
            ({"do": "undo"}, "illegal"),
            ({"do": "redo"}, "illegal"),
            ({"do": "odds"}, "illegal"),
            ({"do": "setup", "players": []}, "bad_arguments"),
            ({"do": "setup", "players": PARTY * 3}, "bad_arguments"),
            ({"do": "setup", "players": [{"name": "Ana", "character": "wizard"}]}, "bad_arguments"),
            ({"do": "setup", "players": [{"name": "", "character": "hacker"}]}, "bad_arguments"),
            ({"do": "setup", "players": [PARTY[0], PARTY[0]]}, "illegal"),
            ({"do": "setup", "players": PARTY, "mode": None}, "bad_arguments"),
            ({"do": "setup", "players": PARTY, "power": {"s01": 1}}, "bad_arguments"),
        ],
    ),
    "in a game": (
        [SET_UP],
        [
            (SET_UP, "illegal"),
            (NEXT, "illegal"),
            (DRAW, "illegal"),
            ({"do": "reveal_css", "result": "a"}, "illegal"),
            ({"do": "reveal_css"}, "bad_arguments"),
            ({"do": "wound", "player": 3, "kind": "light"}, "illegal"),
            ({"do": "wound", "player": 6, "kind": "light"}, "bad_arguments"),
            ({"do": "wound", "player": "1", "kind": "light"}, "bad_arguments"),
            ({"do": "wound", "player": 1, "kind": None}, "bad_arguments"),
            ({"do": "wound", "player": 1, "kind": "light", "count": None}, "bad_arguments"),
            ({"do": "wound", "player": True, "kind": "light"}, "bad_arguments"),
            ({"do": "wound", "player": 1, "kind": "light", "why": "cat"}, "bad_arguments"),
            ({"do": "place_fire", "room": "7"}, "bad_arguments"),
            ({"do": "place_fire", "room": "007\n"}, "bad_arguments"),
            ({"do": "correct", "path": "time", "value": 16}, "illegal"),
            ({"do": "correct", "path": "time", "value": "9"}, "bad_arguments"),
            ({"do": "correct", "path": "time", "value": None}, "bad_arguments"),
            ({"do": "correct", "path": "weather", "value": 1}, "bad_arguments"),
            ({"do": "correct", "path": "time"}, "bad_arguments"),
            ({"do": "correct", "path": "time", "value": 9, "if": 0}, "stale"),
            ({**PASS, "if": 0}, "stale"),
            ({**PASS, "if": 2}, "stale"),
            ({**PASS, "if": None}, "bad_arguments"),
            ({**PASS, "if": "1"}, "bad_arguments"),
            ({**PASS, "if": 1.0}, "bad_arguments"),
            ({"do": "undo", "steps": 2}, "illegal"),
            ({"do": "undo", "steps": 0}, "bad_arguments"),
            ({"do": "odds", "dark": True}, "bad_arguments"),
            ({"do": "state", "of": "mind"}, "bad_arguments"),
            ({"do": "juggle"}, "unknown_command"),
            ({"do": None}, "bad_arguments"),
            ({}, "bad_arguments"),
            (b"", "bad_json"),
            (b"   ", "bad_json"),
            (b"[]", "bad_json"),
            (b"null", "bad_json"),
            (b'{"do": "pass_turn"', "bad_json"),
            (b'{"do": "pass_turn"} x', "bad_json"),
            (b'{"do": "p\xe4ss"}', "bad_json"),
            (b"\xff\xfe{\x00", "bad_json"),
            (b"\x00", "bad_json"),
            (b"[" * 200_000, "bad_json"),
            (b'{"do": "pass_turn", "x": ' + b"[" * 50_000 + b"]" * 50_000 + b"}", "bad_json"),
            (b'{"do": "pass_turn", "x": "' + b"x" * 3_000_000 + b'"}', "bad_json"),
            (b'{"do": "wound", "kind": "light", "player": 1' + b"0" * 400 + b"}", "bad_arguments"),
        ],
    ),
    "after the end": (
        [SET_UP, *DEAD],
        [
            (PASS, "game_over"),
            ({"do": "correct", "path": "time", "value": 9}, "game_over"),
            (SET_UP, "game_over"),
            ({"do": "redo"}, "illegal"),
            ({**PASS, "if": 2}, "stale"),
        ],
    ),
}


@pytest.mark.parametrize("when", REFUSALS)
def test_a_refusal_has_its_code_and_a_sentence_and_leaves_the_table_as_it_was(home: Path, when: str) -> None:
    given, refused = REFUSALS[when]
    with Play(home) as running:
        assert all(answer["ok"] for answer in running.ask_all(given))
        before = running.ask_all([STATE, HISTORY])
        for said, code in refused:
            answer = running.ask(said)
            told = (said if isinstance(said, dict) else said[:60], answer)
            assert (answer["ok"], answer.get("code")) == (False, code), told
            assert sorted(answer) == ["code", "message", "ok"], told
            assert answer["message"].endswith("."), told
            assert running.ask_all([STATE, HISTORY]) == before, told
        assert running.end() == 0


# If, undo, redo, history


def test_of_two_nexts_for_the_same_table_the_second_is_stale(home: Path) -> None:
    with Play(home) as running:
        running.ask_all([SET_UP, PASS, PASS])
        length = running.state()["log_length"]
        answers = running.ask_all([{**NEXT, "if": length}, {**NEXT, "if": length}])
        assert [answer.get("code", "ok") for answer in answers] == ["ok", "stale"]
        assert running.state()["step"] == "advance_time"


def test_undo_and_redo_are_rows_and_walk_to_every_table(home: Path) -> None:
    with Play(home) as running:
        tables = [running.ask(said) and running.state() for said in ROUND]
        for back in range(1, len(tables)):
            undone = running.ask({"do": "undo", "if": len(tables) + back - 1})
            assert undone["events"][0]["type"] == "undone"
            assert same(running.state(), tables[-1 - back])
        rows = running.state()["log_length"]
        assert rows == 2 * len(tables) - 1
        assert running.ask({"do": "redo", "steps": len(tables) - 1})["ok"]
        assert same(running.state(), tables[-1])
        assert running.state()["log_length"] == rows + 1


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return {**one, "log_length": 0} == {**other, "log_length": 0}


def test_the_end_can_be_undone(home: Path) -> None:
    with Play(home) as running:
        running.ask_all([SET_UP, *DEAD])
        assert running.state()["ending"] == {"cause": "swept", "survivors": []}
        assert running.ask({"do": "offers"})["offers"] == []
        assert running.ask({"do": "undo"})["ok"]
        assert running.state()["ending"] is None
        assert running.ask(PASS)["ok"]


def test_the_history_is_one_readable_line_a_row(home: Path) -> None:
    with Play(home) as running:
        running.ask_all([SET_UP, PASS, {"do": "undo"}, PASS, b"junk"])
        lines = running.ask(HISTORY)["history"]
    assert len(lines) == 4
    assert all(isinstance(line, str) and " " in line for line in lines)
    assert "Ana" in lines[1]
    assert lines[1] in lines[2]
    assert lines[3].startswith(lines[1])
    assert lines[3] != lines[1]


# Offers, odds, correct


def test_every_offer_can_be_sent_and_fits_the_schema(home: Path) -> None:
    schema = schema_of(home)
    for given in ([], [SET_UP], [SET_UP, PASS, PASS, *[NEXT] * 6]):
        with Play(home) as running:
            running.ask_all(given)
            for offer in running.ask({"do": "offers"})["offers"]:
                choices = offer.pop("choices", {})
                for which in (0, -1):
                    said = {**offer, **{key: values[which] for key, values in choices.items()}}
                    assert fits(said, schema, schema), said
                    assert running.ask(said)["ok"], said
                    assert running.ask({"do": "undo"})["ok"]


def schema_of(home: Path) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-m", "companion", "play", "lockdown", "--commands"],
        env=environment(home),
        capture_output=True,
        check=True,
    )
    assert done.stderr == b""
    schema: dict[str, Any] = msgspec.json.decode(done.stdout)
    return schema


def fits(value: Any, part: dict[str, Any], schema: dict[str, Any]) -> bool:
    """As much of JSON Schema as ours uses; an unknown word of it is an error of this test."""
    return all(_fits(value, word, wanted, part, schema) for word, wanted in part.items())


TYPES = {"integer": int, "string": str, "boolean": bool, "object": dict, "array": list, "null": type(None)}


def _fits(value: Any, word: str, wanted: Any, part: dict[str, Any], schema: dict[str, Any]) -> bool:
    match word:
        case "$ref":
            return fits(value, schema["$defs"][wanted.removeprefix("#/$defs/")], schema)
        case "oneOf":
            return sum(fits(value, each, schema) for each in wanted) == 1
        case "anyOf":
            return any(fits(value, each, schema) for each in wanted)
        case "type":
            return isinstance(value, TYPES[wanted]) and (wanted == "boolean" or not isinstance(value, bool))
        case "enum":
            return value in wanted
        case "required":
            return all(key in value for key in wanted)
        case "properties":
            return all(fits(value[key], each, schema) for key, each in wanted.items() if key in value)
        case "additionalProperties" if wanted is False:
            return set(value) <= set(part["properties"])
        case "additionalProperties":
            extra = {key for key in value if key not in part.get("properties", {})}
            return all(fits(value[key], wanted, schema) for key in extra)
        case "propertyNames":
            return all(fits(key, wanted, schema) for key in value)
        case "items":
            return all(fits(each, wanted, schema) for each in value)
        case "minimum" | "maximum":
            return bool(value >= wanted if word == "minimum" else value <= wanted)
        case "minItems" | "minLength":
            return len(value) >= wanted
        case "maxItems" | "maxLength":
            return len(value) <= wanted
        case "pattern":
            return re.search(wanted, value) is not None
        case "title" | "description" | "default" | "$schema" | "$defs":
            return True
    raise AssertionError(f"{word} is no word of JSON Schema that this test knows")


def test_the_schema_knows_what_is_wrong(home: Path) -> None:
    schema = schema_of(home)
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    _, refused = REFUSALS["in a game"]
    for said, code in refused:
        if isinstance(said, dict) and said.get("do") not in ("correct", "odds"):  # the game judges those
            assert fits(said, schema, schema) == (code in ("illegal", "stale")), said


def test_odds_are_exact_and_add_up(home: Path) -> None:
    with Play(home) as running:
        running.ask(SET_UP)
        odds = running.ask({"do": "odds", "player": 1, "hand": 3, "dark": False})["odds"]
        bag = running.state()["bag"]
        total = sum(bag.values())
        for kind, chance in odds["tokens"].items():
            assert chance["chance"] == pytest.approx(bag[kind] / total, abs=1e-6)
        assert list(odds["surprise"]) == ["lit"]
        assert running.state()["log_length"] == 1


def test_a_corrected_bag_takes_the_difference_from_the_supply(home: Path) -> None:
    with Play(home) as running:
        running.ask(SET_UP)
        before = running.state()
        assert running.ask({"do": "correct", "path": "bag.adult", "value": before["bag"]["adult"] + 3})["ok"]
        after = running.state()
    assert after["bag"] == {**before["bag"], "adult": before["bag"]["adult"] + 3}
    assert after["supply"] == {**before["supply"], "adult": before["supply"]["adult"] - 3}


# Seed and save


def test_the_same_seed_and_lines_give_the_same_game_and_another_seed_another(home: Path) -> None:
    lines = [SET_UP, *[{"do": "encounter", "player": 1}] * 8, STATE]
    games = [play(home, "--seed", seed, lines=lines)[1] for seed in ("7", "7", "8")]
    assert games[0] == games[1]
    assert games[0] != games[2]
    assert play(home, lines=lines)[1] != play(home, lines=lines)[1]


def test_a_saved_game_goes_on_where_it_was_left_and_draws_as_if_it_had_not_been(
    home: Path, tmp_path: Path
) -> None:
    lines = [
        SET_UP,
        *[{"do": "encounter", "player": 1}] * 6,
        {"do": "undo"},
        {"do": "encounter", "player": 2},
    ]
    _, whole, _ = play(home, "--seed", "7", lines=[*lines, STATE, HISTORY])
    save = tmp_path / "games" / "friday.save"
    parted: list[Any] = []
    for part in (lines[:2], lines[2:7], [*lines[7:], STATE, HISTORY]):
        status, answers, errors = play(home, "--seed", "7", "--save", save, lines=part)
        assert (status, errors) == (0, "")
        parted += answers
    assert parted == whole
    assert [file.name for file in save.parent.iterdir()] == ["friday.save"]


def test_without_a_save_nothing_is_kept(home: Path, tmp_path: Path) -> None:
    assert play(home, lines=ROUND)[0] == 0
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


def test_a_save_that_was_only_looked_at_stays_as_it_is(home: Path, tmp_path: Path) -> None:
    save = tmp_path / "a.save"
    play(home, "--save", save, lines=ROUND)
    before = save.read_bytes(), save.stat().st_mtime_ns
    play(home, "--save", save, lines=[STATE, HISTORY, {"do": "offers"}, SET_UP])
    assert (save.read_bytes(), save.stat().st_mtime_ns) == before


# Exit status


@pytest.mark.parametrize(
    "arguments",
    [
        ["play"],
        ["play", "chess"],
        ["play", "../lockdown"],
        ["play", "lockdown", "--seed", "x"],
        ["play", "lockdown", "--seed"],
        ["play", "lockdown", "more"],
        ["play", "lockdown", "--juggle"],
        ["juggle"],
        ["scan", "a.png"],
    ],
    ids=" ".join,
)
def test_wrong_usage_is_two_and_a_word_on_stderr(home: Path, arguments: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "companion", *arguments], env=environment(home), capture_output=True, input=b""
    )
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr
    assert b"Traceback" not in done.stderr


def test_an_unknown_game_is_told_with_those_there_are(home: Path) -> None:
    status, _, errors = play(home, game="chess")
    assert status == 2
    assert errors.count("\n") == 1
    assert "chess" in errors
    assert "lockdown" in errors


def test_a_stopped_program_ends_in_peace(home: Path, tmp_path: Path) -> None:
    for number, name in ((signal.SIGTERM, "a.save"), (signal.SIGINT, "b.save")):
        with Play(home, "--save", tmp_path / name) as running:
            running.ask(SET_UP)
            running.process.send_signal(number)
            assert running.end() == 0
        assert running.stderr == ""
        assert sorted(file.name for file in tmp_path.glob(f"{name}*")) == [name]


def test_an_output_that_nobody_reads_ends_in_peace(home: Path) -> None:
    with Play(home) as running:
        running.ask(SET_UP)
        assert running.process.stdout
        running.process.stdout.close()
        running.write(*[STATE] * 20)
        assert running.process.stdin
        running.process.stdin.close()
        running.process.stdin = running.process.stdout = None
        assert running.end() == 0
    assert running.stderr == ""


@pytest.mark.parametrize(
    ("redirection", "status", "sentences"),
    [(">/dev/full", 1, 1), ("--commands >/dev/full", 1, 1), ("| true", 0, 0), ("--commands | true", 0, 0)],
)
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_an_output_that_fails_is_told_in_one_sentence_at_most(
    home: Path, redirection: str, status: int, sentences: int, unbuffered: str
) -> None:
    done = subprocess.run(
        ["bash", "-c", f"set -o pipefail; {sys.executable} -m companion play lockdown {redirection}"],
        env=environment(home, PYTHONUNBUFFERED=unbuffered),
        input=msgspec.json.encode(STATE) + b"\n",
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr.count(b"\n")) == (status, sentences)


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-"])
def test_a_stream_that_is_closed_from_the_start_is_an_empty_one(
    home: Path, tmp_path: Path, closed: str
) -> None:
    save = tmp_path / "a.save"
    done = subprocess.run(
        ["bash", "-c", f"{sys.executable} -m companion play lockdown --save {save} {closed}"],
        env=environment(home),
        input=msgspec.json.encode(SET_UP) + b"\n",
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert save.exists() == (closed != "<&-")


# Somebody else, a disk that fails, a save that is damaged


def test_a_second_process_on_the_same_game_is_refused_in_one_sentence(home: Path, tmp_path: Path) -> None:
    save = tmp_path / "a.save"
    with Play(home, "--save", save) as first:
        first.ask(SET_UP)
        status, answers, errors = play(home, "--save", save, lines=[STATE])
        assert (status, answers) == (1, [])
        assert errors.count("\n") == 1
        assert "a.save" in errors
        assert first.ask(PASS)["ok"]
    assert play(home, "--save", save, lines=[STATE])[1][0]["state"]["log_length"] == 2


def test_of_two_processes_that_begin_the_same_game_the_second_is_told_at_its_first_command(
    home: Path, tmp_path: Path
) -> None:
    save = tmp_path / "a.save"
    with Play(home, "--save", save) as first, Play(home, "--save", save) as second:
        assert first.ask(STATE)["ok"]
        assert second.ask(STATE)["ok"]
        assert first.ask(SET_UP)["ok"]
        refused = second.ask(SET_UP)
        assert (refused["ok"], refused["code"]) == (False, "storage")
        assert first.ask(PASS)["ok"]
    assert play(home, "--save", save, lines=[STATE])[1][0]["state"]["log_length"] == 2


@pytest.mark.parametrize("given", [[], [SET_UP], [SET_UP, *ONE_ROUND]], ids=["first", "second", "later"])
def test_a_full_disk_refuses_keeps_the_table_and_goes_on_when_there_is_room(
    home: Path, tmp_path: Path, given: list[Any]
) -> None:
    save = tmp_path / "a.save"
    with Play(home, "--save", save) as running:
        running.ask_all(given)
        before = running.ask_all([STATE, HISTORY])
        following = PASS if given else SET_UP
        _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        for room in (0, 100, 1000):
            resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE, (room, hard))
            answer = running.ask(following)
            assert (answer["ok"], answer.get("code")) == (False, "storage")
            assert running.ask_all([STATE, HISTORY]) == before
        resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE, (hard, hard))
        assert running.ask(following)["ok"]
        after = running.ask_all([STATE, HISTORY])
        assert running.end() == 0
    assert play(home, "--save", save, lines=[STATE, HISTORY])[1] == after


def test_a_disk_that_is_really_full_is_told_as_such(home: Path, tmp_path: Path) -> None:
    with small_disk(tmp_path, "40k") as disk, Play(home, "--save", disk / "a.save") as running:
        answers = running.ask_all([SET_UP, *[{"do": "flip_power", "section": "s01"}] * 300])
        codes = [answer.get("code", "ok") for answer in answers]
        assert set(codes) == {"ok", "storage"}
        assert running.state()["log_length"] == codes.count("ok")
        assert running.end() == 0


@pytest.mark.parametrize("place", ["/proc/a.save", "/proc/none/a.save", "/sys/a.save"])
def test_a_place_that_cannot_be_written_is_storage_and_the_table_waits(home: Path, place: str) -> None:
    with Play(home, "--save", place) as running:
        refused = running.ask(SET_UP)
        assert (refused["ok"], refused["code"]) == (False, "storage")
        assert running.state()["phase"] == "setup"
        assert running.end() == 0


def test_a_disk_that_becomes_read_only_refuses_until_it_is_writable_again(home: Path, tmp_path: Path) -> None:
    with small_disk(tmp_path, "2m") as disk:
        save = disk / "a.save"
        play(home, "--save", save, lines=[SET_UP])
        remount(disk, "ro")
        with Play(home, "--save", save) as running:
            assert running.state()["log_length"] == 1
            assert running.ask(PASS)["code"] == "storage"
            remount(disk, "rw")
            assert running.ask(PASS)["ok"]
        assert play(home, "--save", save, lines=[STATE])[1][0]["state"]["log_length"] == 2


def damage(save: Path) -> bytes:
    """Changes one sign in the last row; what the file then holds."""
    data = save.read_bytes()
    at = data.rindex(b'"kind":"serious"')
    save.write_bytes(data[:at] + b'"kind":"serioux"' + data[at + 16 :])
    return save.read_bytes()


def test_a_damaged_save_says_where_its_whole_part_ends_and_is_left_as_it_is(
    home: Path, tmp_path: Path
) -> None:
    save = tmp_path / "a.save"
    play(home, "--save", save, lines=[*ROUND, {"do": "wound", "player": 1, "kind": "serious"}])
    damaged = damage(save)
    status, answers, errors = play(home, "--save", save, "--lang", "en", lines=[STATE])
    assert (status, answers) == (1, [])
    assert "Round 2" in errors
    assert "time 14" in errors
    assert f"companion play lockdown --save {save} --recover" in errors
    assert save.read_bytes() == damaged
    assert [file.name for file in tmp_path.glob("a.save*")] == ["a.save"]


def test_a_damaged_save_can_be_gone_on_with_and_is_kept_beside(home: Path, tmp_path: Path) -> None:
    save = tmp_path / "a.save"
    _, whole, _ = play(
        home, "--save", save, lines=[*ROUND, STATE, {"do": "wound", "player": 1, "kind": "serious"}]
    )
    damaged = damage(save)
    status, answers, errors = play(home, "--save", save, "--recover", lines=[STATE, PASS])
    assert status == 0
    assert answers[0] == whole[-2]
    assert answers[1]["ok"]
    assert errors.count("\n") == 1
    beside = [file for file in tmp_path.glob("a.save*") if file != save]
    assert [file.read_bytes() for file in beside] == [damaged]
    assert play(home, "--save", save, lines=[STATE])[1][0]["state"]["log_length"] == len(ROUND) + 1


@pytest.mark.parametrize(
    "content",
    [b"", b"hello\n", b"SQLite format 3\0" + bytes(5000), bytes(range(256)) * 40],
    ids=["empty", "text", "other-database", "bytes"],
)
def test_a_file_that_is_no_save_is_told_and_left_as_it_is(home: Path, tmp_path: Path, content: bytes) -> None:
    save = tmp_path / "a.save"
    save.write_bytes(content)
    for more in ([], ["--recover"]):
        status, answers, errors = play(home, "--save", save, *more, lines=[STATE])
        assert (status, answers) == (1, [])
        assert "a.save" in errors
        assert save.read_bytes() == content


@pytest.mark.parametrize("place", [".", "a-file/a.save"], ids=["a folder", "below a file"])
def test_a_place_where_no_save_can_be_is_told(home: Path, tmp_path: Path, place: str) -> None:
    (tmp_path / "a-file").write_text("")
    status, answers, errors = play(home, "--save", tmp_path / place, lines=[STATE])
    assert (status, answers, errors.count("\n")) == (1, [], 1)


def test_broken_settings_are_told_and_the_game_is_played(home: Path) -> None:
    (home / "config").mkdir(parents=True)
    (home / "config" / "settings.toml").write_text("language = [")
    status, answers, errors = play(home, lines=[SET_UP])
    assert (status, answers[0]["ok"], errors.count("\n")) == (0, True, 1)
    assert "settings.toml" in errors


# Languages


def test_messages_and_history_are_in_the_language_asked_for(home: Path) -> None:
    told = {}
    for language in languages():
        _, answers, _ = play(
            home, "--lang", language, lines=[SET_UP, NEXT, PASS, b"junk", {"do": "x"}, HISTORY]
        )
        told[language] = [answer.get("message") or answer.get("history") for answer in answers]
    assert all(
        len({str(each) for each in row}) == len(told) for row in list(zip(*told.values(), strict=True))[3:]
    )
    assert told["de"][1] != told["en"][1]


def test_the_language_comes_from_the_option_then_the_settings_then_the_machine(home: Path) -> None:
    def language(*arguments: str, **variables: str) -> str:
        message = play(home, *arguments, lines=[b"junk"], **variables)[1][0]["message"]
        return next(code for code, wanted in junk.items() if wanted == message)

    junk = {code: play(home, "--lang", code, lines=[b"junk"])[1][0]["message"] for code in ("en", "de", "es")}
    assert language(LANG="es_ES.UTF-8") == "es"
    (home / "config").mkdir(parents=True)
    (home / "config" / "settings.toml").write_text('language = "de"\n')
    assert language(LANG="es_ES.UTF-8") == "de"
    assert language("--lang", "en", LANG="es_ES.UTF-8") == "en"


# What it loads


def test_play_loads_nothing_that_a_table_without_a_screen_does_not_need(home: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [
            sys.executable,
            "-X",
            "importtime",
            "-m",
            "companion",
            "play",
            "lockdown",
            "--save",
            tmp_path / "a.save",
        ],
        env=environment(home),
        input=msgspec.json.encode(SET_UP) + b"\n",
        capture_output=True,
        check=True,
    )
    loaded = {line.rpartition("|")[2].strip() for line in done.stderr.decode().splitlines()}
    assert {"companion.games.lockdown", "companion.core.journal"} & loaded
    heavy = (
        *("kivy", "cv2", "numpy", "PIL", "gpiozero", "paho", "hardware", "cv"),
        *(
            "asyncio",
            "http",
            "ssl",
            "email",
            "urllib.request",
            "xml",
            "unittest",
            "multiprocessing",
            "ctypes",
        ),
        *("fluent", "babel", "curses", "companion.terminal", "companion.ui", "companion.remote"),
    )
    assert {name for name in loaded for part in heavy if name == part or name.startswith(f"{part}.")} == set()
