"""The texts: every language has the same ones, each can be filled in, and the code asks for no other."""

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from companion.core.data import data_folder
from companion.core.errors import IllegalMove
from companion.core.game import Line, Word
from companion.core.text import FALLBACK, Texts, language_of_this_machine, languages
from tests.core.tables import log_of

CHECKOUT = Path(__file__).parents[2]
FOREIGN = [language for language in languages() if language != FALLBACK]
FILES = sorted(file.name for file in (data_folder() / "lang" / FALLBACK).glob("*.ftl"))
PLURALS = {"zero", "one", "two", "few", "many", "other"}


@cache
def entries(language: str, file: str) -> dict[str, ftl.Message]:
    """The messages of one file by their keys. Each stands there once, and nothing cannot be read."""
    path = data_folder() / "lang" / language / file
    found: dict[str, ftl.Message] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} stands there twice"
            assert entry.value is not None, f"{path}: {entry.id.name} is empty"
            found[entry.id.name] = entry
    return found


def messages(language: str) -> dict[str, ftl.Message]:
    return {key: entry for file in FILES for key, entry in entries(language, file).items()}


class _Parts(Visitor):
    """The variables of a message, and the words that choose between its variants."""

    def __init__(self, message: ftl.Message) -> None:
        self.variables: set[str] = set()
        self.variants: dict[str, set[str]] = {}
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            keys = self.variants.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                key = variant.key
                keys.add(key.name if isinstance(key, ftl.Identifier) else key.value)
        self.generic_visit(node)


def test_there_are_english_german_and_spanish() -> None:
    assert {"de", "en", "es"} <= set(languages())


@pytest.mark.parametrize("language", FOREIGN)
def test_a_language_has_the_files_and_texts_of_english_and_no_others(language: str) -> None:
    assert sorted(file.name for file in (data_folder() / "lang" / language).glob("*.ftl")) == FILES
    for file in FILES:
        ours, theirs = entries(FALLBACK, file), entries(language, file)
        assert [key for key in ours if key not in theirs] == [], f"missing in {language}/{file}"
        assert [key for key in theirs if key not in ours] == [], f"only in {language}/{file}"


@pytest.mark.parametrize("language", languages())
def test_no_text_stands_in_two_files(language: str) -> None:
    everywhere = [key for file in FILES for key in entries(language, file)]
    assert sorted(everywhere) == sorted(set(everywhere))


@pytest.mark.parametrize("language", FOREIGN)
def test_a_text_is_filled_with_the_same_values_in_every_language(language: str) -> None:
    theirs = messages(language)
    differing = {
        key: (sorted(wanted), sorted(found))
        for key, message in messages(FALLBACK).items()
        if key in theirs and (wanted := _Parts(message).variables) != (found := _Parts(theirs[key]).variables)
    }
    assert differing == {}


@pytest.mark.parametrize("language", FOREIGN)
def test_variants_hang_on_words_that_english_knows_too(language: str) -> None:
    """`[yes]` must not have been translated; plurals and numbers are each language's own."""
    unknown = {}
    for key, message in messages(FALLBACK).items():
        ours, theirs = _Parts(message).variants, _Parts(messages(language)[key]).variants
        for variable in {*ours, *theirs}:
            wanted, found = words_of(ours.get(variable, ())), words_of(theirs.get(variable, ()))
            if found != wanted:
                unknown[key] = (sorted(wanted), sorted(found))
    assert unknown == {}


def words_of(variants: Iterable[str]) -> set[str]:
    return {key for key in variants if key not in PLURALS and not key.isdigit()}


@pytest.mark.parametrize("language", languages())
def test_every_text_can_be_filled_in(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for file in FILES:
        bundle.add_resource(FluentResource((data_folder() / "lang" / language / file).read_text()))
    for key, message in messages(language).items():
        parts = _Parts(message)
        samples = {name: [0, 1, 2, 5, "Ana", *parts.variants.get(name, ())] for name in parts.variables}
        for values in samples_of(samples):
            text, faults = bundle.format_pattern(bundle.get_message(key).value, values)
            assert faults == [], (language, key, values)
            assert str(text).strip(), (language, key)
            assert not re.search(r"\{ ?\$|\?\?\?", str(text)), (language, key, text)


def samples_of(samples: dict[str, list[Any]]) -> Iterator[dict[str, Any]]:
    """Every combination of a few values, and of many each one once."""
    if len(samples) <= 2:
        yield from (dict(zip(samples, values, strict=True)) for values in product(*samples.values()))
        return
    for turn in range(max(map(len, samples.values()))):
        yield {name: values[turn % len(values)] for name, values in samples.items()}


@pytest.mark.parametrize("language", FOREIGN)
def test_what_is_the_same_as_in_english_is_so_for_a_reason(language: str) -> None:
    reasons = tomllib.loads((Path(__file__).parent / "identical.toml").read_text())["same"]
    explained = [key for reason in reasons if reason["why"] for key in reason.get(language, ())]
    theirs = messages(language)
    identical = [
        key
        for key, message in messages(FALLBACK).items()
        if message.value and message.value.equals(theirs[key].value, ["span"]) and has_letters(message)
    ]
    assert sorted(identical) == sorted(explained)


def has_letters(message: ftl.Message) -> bool:
    told = re.sub(r"\{[^{}]*\}", "", FluentSerializer().serialize_entry(message).partition("=")[2])
    return bool(re.search(r"[^\W\d_]", told))


# What the code asks for

TEXT_CALLS = {"Line", "Word", "texts", "say", "word", "refuse"}
FAULT = re.compile(r"(Illegal|Game|Stale|Unknown|Bad|Storage|Internal|Save|Damaged|Settings)[A-Z]\w+|Told")


def asked_for() -> Iterator[tuple[str, re.Pattern[str]]]:
    """Where the code names a text: the place, and the keys that it may mean."""
    for file in sorted((CHECKOUT / "companion").rglob("*.py")):
        game = file.parts[file.parts.index("games") + 1] if "games" in file.parts else ""
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and node.args and (key := _key(node, game)):
                yield f"{file.relative_to(CHECKOUT)}:{node.lineno}", re.compile(key)


def _key(call: ast.Call, game: str) -> str:
    """The key in a call that takes one, as a pattern; empty where the call takes none or is given one."""
    name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
    first = _pattern(call.args[0])
    if not first or (name not in TEXT_CALLS and not FAULT.fullmatch(name)):
        return ""
    if name == "refuse":
        return f"{game}-no-{first}"
    if name == "word" and len(call.args) > 1:
        return f"{game}-{first}-{_pattern(call.args[1]) or '.+'}"
    # A drawn table names its own texts without the beginning that all of them share. Pages share some words.
    return first if not game or first.startswith((game, r"screen\-", ".+")) else f"{game}-table-{first}"


def _pattern(node: ast.expr) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value)
    if isinstance(node, ast.JoinedStr):
        parts = [re.escape(p.value) if isinstance(p, ast.Constant) else ".+" for p in node.values]
        return "".join(parts)
    return ""


def test_every_text_that_the_code_names_is_there() -> None:
    keys = list(messages(FALLBACK))
    named = list(asked_for())
    missing = [
        f"{place}: {key.pattern}" for place, key in named if not any(key.fullmatch(each) for each in keys)
    ]
    assert missing == []
    assert len(named) > 200  # the search itself finds something


def test_every_verb_has_its_help() -> None:
    from companion.cli.command import VERBS

    for verb in VERBS:
        assert {f"help-{verb}", f"help-{verb}-example"} <= set(messages(FALLBACK)), verb


# How texts are put together


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (Line("nothing-to-undo"), "There is nothing to undo."),
        (Line("history-undo", {"count": 1, "what": "x"}), "Undone: x"),
        (Line("history-undo", {"count": 3, "what": "x"}), "Undone, 3 steps back to before: x"),
        (
            Line("history-anew", {"what": Line("history-untold")}),
            "A command without a name (anew, after an undo)",
        ),
        (Line("history-anew", {"what": Word("lockdown-token-queen")}), "queen (anew, after an undo)"),
        (Line("history-anew", {"what": "{ $what } = \u202e"}), "{ $what } = \u202e (anew, after an undo)"),
    ],
)
def test_lines_and_words_inside_a_line_are_put_into_the_language_first(line: Line, text: str) -> None:
    assert Texts("en").line(line) == text


def test_an_error_is_told_in_the_language_of_the_reader() -> None:
    refusal = IllegalMove("lockdown-no-such-token-in-bag", token=Word("lockdown-token-queen"))
    told = {language: Texts(language).error(refusal) for language in ("en", "de", "es")}
    assert len(set(told.values())) == 3
    assert "queen" in told["en"]
    assert "queen" not in told["de"] + told["es"]


def test_a_text_that_is_nowhere_shows_its_key_and_is_logged() -> None:
    with log_of("companion.core.text") as records:
        assert Texts("de")("no-such-text", name="Ana") == "no-such-text"
    assert [record.getMessage() for record in records] == ["no text for no-such-text"]


def test_a_value_that_is_missing_shows_its_place_and_is_logged() -> None:
    with log_of("companion.core.text") as records:
        assert "game" in Texts("en")("unknown-game", games="lockdown")
    assert len(records) == 1


@pytest.mark.parametrize(("language", "spoken"), [("de", "de"), ("xx", "en"), ("", "en"), ("../de", "en")])
def test_a_language_that_is_not_there_is_english(language: str, spoken: str) -> None:
    assert Texts(language).language == spoken


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "es_ES.UTF-8"}, "es"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "es"}, "es"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "ES"}, "es"),
    ],
)
def test_the_language_of_the_machine_is_taken_from_its_environment(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert language_of_this_machine() == language
