"""Whatever comes in: no line ends the table, breaks it, or is a fault of ours.

The same examples each time; COMPANION_FUZZ=20000 in the environment makes so many others."""

import os
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.core.protocol import kinds, respond
from companion.core.session import Session, Unsaved
from companion.core.text import Texts
from companion.games.lockdown import GAME
from tests.cli.lines import SET_UP
from tests.core.tables import log_of
from tests.guessing import guesses

TEXTS = Texts("en")
KINDS = kinds(GAME)
NAMES = sorted(KINDS)
CODES = {"illegal", "stale", "unknown_command", "bad_arguments", "bad_json", "game_over"}
DECKS = {"bag": "app", "events": "app", "attacks": "app", "noise": "app"}
PARTY = [{"name": f"P{n}", "character": who} for n, who in enumerate(("survivor", "hacker", "captain"), 1)]
fuzz = settings(
    max_examples=int(os.environ.get("COMPANION_FUZZ", "250")),
    derandomize="COMPANION_FUZZ" not in os.environ,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12) | st.sampled_from(NAMES),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
LUCK = st.randoms(use_true_random=False)


def encoded(value: Any) -> bytes:
    """As JSON, with NaN and the like as null."""
    return msgspec.json.encode(value)


@contextmanager
def game(**more: Any) -> Iterator[Session]:
    """A live table that is set up; it must come through without a fault of ours."""
    session = Session(GAME, Unsaved(), seed=1)
    try:
        with log_of("companion") as faults:
            assert ask(session, encoded({**SET_UP, **more}))["ok"]
            yield session
        assert [fault.getMessage() for fault in faults] == []
    finally:
        session.close()


def ask(session: Session, line: bytes) -> Any:
    """The answer; whatever it is, the table can be, and after a refusal it is as before."""
    before, length = session.state, session.log_length
    answer = msgspec.json.decode(encoded(respond(session, line, TEXTS, "fuzz")))
    if not answer["ok"]:
        assert answer["code"] in CODES, (line[:200], answer)
        assert answer["message"]
        assert session.state is before
        assert session.log_length == length
    assert session.log_length in (length, length + 1)
    GAME.check(session.state)
    return answer


def mended(luck: random.Random, words: list[str]) -> dict[str, Any]:
    """A command that is right in form."""
    said: dict[str, Any] = guesses(KINDS[luck.choice(NAMES)])(luck, words)
    if luck.random() < 0.2:
        said["if"] = luck.randint(-1, 20)
    return said


def spoilt(said: dict[str, Any], luck: random.Random, odd: Any) -> dict[str, Any]:
    """The same with something wrong in it: a key more, a key less, another value, a value inside it."""
    key = luck.choice([*said, "if", "why"])
    match luck.randrange(4):
        case 0:
            return {**said, key: odd}
        case 1:
            return {name: value for name, value in said.items() if name != key}
        case 2:
            return {**said, key: [said.get(key)]}
        case _:
            return {
                name: (odd if isinstance(value, int | dict | list) else value) for name, value in said.items()
            }


@fuzz
@given(st.lists(st.binary(max_size=60) | JSON.map(encoded), max_size=12))
def test_any_line_at_all_is_answered(lines: list[bytes]) -> None:
    with game() as session:
        for line in lines:
            assert ask(session, line)["ok"] in (True, False)


@fuzz
@given(LUCK, st.lists(JSON, min_size=8, max_size=8))
def test_commands_with_something_wrong_in_them_break_nothing(luck: random.Random, odds: list[Any]) -> None:
    with game() as session:
        for odd in odds:
            ask(session, encoded(spoilt(mended(luck, ["time", "Ana"]), luck, odd)))


@fuzz
@given(LUCK, st.booleans(), st.booleans())
def test_commands_right_in_form_are_taken_or_refused(
    luck: random.Random, is_coop: bool, runs_decks: bool
) -> None:
    more = {
        "players": PARTY,
        **({"mode": "coop"} if is_coop else {}),
        **({"modes": DECKS} if runs_decks else {}),
    }
    with game(**more) as session:
        paths = [figure.path for figure in GAME.figures(session.state)]
        taken = 0
        for _ in range(60):
            taken += ask(session, encoded(mended(luck, paths)))["ok"]
        ask(session, b'{"do": "undo", "steps": 3}')
        ask(session, b'{"do": "history"}')
        ask(session, b'{"do": "offers"}')


@fuzz
@given(LUCK, st.lists(JSON, min_size=12, max_size=12), st.text(max_size=20))
def test_setting_figures_right_with_anything_keeps_a_table_that_can_be(
    luck: random.Random, values: list[Any], text: str
) -> None:
    with game() as session:
        for value in values:
            figures = GAME.figures(session.state)
            if not figures:
                break  # that ended the game
            figure = luck.choice(figures)
            path = luck.choice([figure.path, figure.path, text, f"{figure.path}.{text}", figure.path.upper()])
            listed = luck.choice(figure.choices) if figure.choices else text
            anything = luck.choice([value, listed, listed, text, luck.randint(-3, 30)])
            ask(session, encoded({"do": "correct", "path": path, "value": anything}))


def test_the_search_would_notice() -> None:
    """A table that breaks is found: the examples above do reach the rules."""
    luck = random.Random(1)
    codes: dict[str, int] = {}
    with game() as session:
        for _ in range(400):
            said = mended(luck, ["time", "eggs"])
            answer = ask(session, encoded(said if luck.random() < 0.5 else spoilt(said, luck, None)))
            codes[answer.get("code", "ok")] = codes.get(answer.get("code", "ok"), 0) + 1
            if session.state.phase == "over":
                ask(session, b'{"do": "undo"}')
    assert set(codes) >= {"ok", "illegal", "bad_arguments", "stale"}
    assert min(codes["ok"], codes["illegal"], codes["bad_arguments"]) > 10
