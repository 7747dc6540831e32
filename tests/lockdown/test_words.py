"""Whatever can be said about a table has a text in every language: random games are played, and all that
a screen could ask for is put into words. A text that is missing, or lacks a value, fails the test."""

import random
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from companion.core.chance import Luck
from companion.core.errors import BadArguments, IllegalMove, Told
from companion.core.game import Command, Correct, Event, Line, Query, Value
from companion.core.protocol import kinds
from companion.core.text import Texts, languages
from companion.games.lockdown import GAME
from companion.games.lockdown.events import About
from companion.games.lockdown.state import State
from tests.core.tables import log_of
from tests.guessing import guesses
from tests.lockdown.table import Table, table

KINDS = kinds(GAME)
PLAYOUTS = 60
STEPS = 200


def command_of(words: dict[str, Any]) -> Command:
    return msgspec.convert(words, KINDS[words["do"]])


class Sayings:
    """Every line that was met, each once."""

    def __init__(self) -> None:
        self.lines: dict[Any, Line] = {}
        self.events: set[str] = set()
        self.commands: set[str] = set()

    def note(self, *lines: Line) -> None:
        for line in lines:
            self.lines.setdefault(_mark(line), line)

    def note_refusal(self, refusal: Told) -> None:
        self.note(Line(refusal.key, refusal.values))

    def note_command(self, before: State, command: Command, events: list[Event], after: State) -> None:
        self.commands.add(tag(command))
        self.events.update(map(tag, events))
        self.note(GAME.name_of(before, command, events), *GAME.story(before, events, after))

    def note_table(self, state: State) -> None:
        """What a screen shows of a table: where it stands, what can be done, what can be set right."""
        self.note(GAME.headline(state))
        for offer in GAME.offers(state):
            self.note(GAME.offer_label(state, offer), Line(f"lockdown-group-{GAME.groups[offer['do']]}"))
            for key, values in offer.get("choices", {}).items():
                self.note(Line(f"lockdown-ask-{key}"))
                self.note(*(GAME.choice_label(state, key, value) for value in values))
        for figure in GAME.figures(state):
            self.note(GAME.figure_label(state, figure.path))
            values = [figure.value, *figure.choices]
            self.note(*(GAME.figure_value(state, figure.path, value) for value in values))
        for query in GAME.queries.values():
            self._note_answers(state, query)

    def _note_answers(self, state: State, query: Query) -> None:
        questions: list[dict[str, Any]] = [{}]
        for key, values in query.open(state).items():
            self.note(Line(f"lockdown-ask-{key}"))
            questions += [{key: value} for value in values]
        for words in questions:
            try:
                self.note(*query.tell(query.answer(state, query.arguments(**words))))
            except IllegalMove as refusal:
                self.note_refusal(refusal)


def _mark(line: Line) -> tuple[Any, ...]:
    return (line.key, *((name, _value(value)) for name, value in sorted(line.values.items())))


def _value(value: Value) -> Any:
    return _mark(value) if isinstance(value, Line) else value


def tag(said: Any) -> str:
    return str(type(said).__struct_config__.tag)


def play(seed: int, sayings: Sayings) -> None:
    """One game in memory: offers, figures set right, and now and then a guess."""
    luck, state = random.Random(seed), GAME.empty()
    for step in range(STEPS):
        if step % 4 == 0:  # it is much, and little of it changes in a step
            sayings.note_table(state)
        command = _choose(state, luck)
        if command is None:
            break
        try:
            events = GAME.decide(state, command, Luck(seed, step))
        except (IllegalMove, BadArguments) as refusal:
            sayings.note_refusal(refusal)
            continue
        before = state
        for event in events:
            state = GAME.evolve(state, event)
        sayings.note_command(before, command, events, state)


def _choose(state: State, luck: random.Random) -> Command | None:
    offers, figures = GAME.offers(state), [each for each in GAME.figures(state) if each.choices]
    kind = luck.random()
    if not offers:
        return None if kind < 0.5 else command_of({"do": "end_turn"})
    if kind < 0.15 and figures:
        figure = luck.choice(figures)
        return Correct(path=figure.path, value=luck.choice(figure.choices))
    if kind < 0.5:
        try:
            return command_of(guesses(luck.choice(GAME.commands))(luck, ["Ana", "cut", "time", "hacker"]))
        except msgspec.ValidationError:
            pass
    offer = offers[0] if kind < 0.75 else luck.choice(offers)
    picked = {key: luck.choice(values) for key, values in offer.get("choices", {}).items()}
    return command_of({**{key: value for key, value in offer.items() if key != "choices"}, **picked})


def rare_tables() -> Iterator[tuple[Table, str, dict[str, Any]]]:
    """What random games meet too seldom: a table, and a command at it."""
    yield (
        table(given={"autodestruction": {"slot": 15, "side": "yellow"}}).go_to("launch_css"),
        "next_step",
        {},
    )
    yield table(given={"eggs": 8}).go_to("bag_development"), "draw_token", {"token": "queen"}
    yield table(given={"supply.adult": 0}).go_to("bag_development"), "draw_token", {"token": "blank"}
    yield table(given={"on_board.adult": 8}), "xeno_placed", {"type": "adult"}
    yield table(given={"on_board.queen": 1}), "xeno_placed", {"type": "queen"}
    yield table().do("place_fire", room="007"), "place_fire", {"room": "007"}
    yield table().do("place_malfunction", room="007"), "place_malfunction", {"room": "007"}
    yield table(given={"fire_supply": 0}), "place_fire", {}
    yield table(given={"malfunction_supply": 0}), "place_malfunction", {}
    for result in ("a", "b", "c", "all", "none"):
        at = table(players=3, given={"time": 10}).do("enter_pod", player=1, pod="a")
        yield at.do("enter_pod", player=2, pod="b").go_to("launch_css"), "reveal_css", {"result": result}
    for card in range(1, 23):
        yield table(modes={"events": "table"}).go_to("event_card"), "event_card", {"card": card}
    decks = {"bag": "app", "events": "app", "attacks": "app", "noise": "app"}
    for kind in ("larva", "creeper", "adult", "breeder", "queen"):
        for wounds in (1, 12):
            at = table(modes=decks, given={f"on_board.{kind}": 1})
            yield at, "check_injury", {"type": kind, "wounds": wounds}


def interviews() -> Iterator[Line]:
    """Every question of the set-up, with all its answers, along several ways through it."""
    for turn in range(12):
        answers: dict[str, Any] = {}
        while question := GAME.interview.question(answers):
            yield question.text
            yield from (label for _, label in question.answers)
            if question.suggestion:
                yield question.suggestion
            given = question.answers
            answers[question.key] = given[turn % len(given)][0] if given else f"Name {len(answers)}"
        assert GAME.decide(GAME.empty(), command_of(GAME.interview.command(answers)), Luck(1))


@pytest.fixture(scope="module")
def sayings() -> Sayings:
    met = Sayings()
    for seed in range(PLAYOUTS):
        play(seed, met)
    for at, name, words in rare_tables():
        before = at.state
        at.do(name, **words)
        met.events.update(at.happened)
        met.note(*at.told)
        met.note_table(before)
        met.note_table(at.state)
    met.note(*interviews())
    return met


def test_every_event_and_command_was_met(sayings: Sayings) -> None:
    assert {str(kind.__struct_config__.tag) for kind in GAME.commands} - sayings.commands == set()
    seldom = {"attack_deck_shuffled", "event_deck_shuffled"}  # never told: the card that follows is
    assert {str(kind.__struct_config__.tag) for kind in GAME.events} - sayings.events <= seldom
    assert len(sayings.lines) > 1000


@pytest.mark.parametrize("language", languages())
def test_everything_that_can_be_said_has_a_text(sayings: Sayings, language: str) -> None:
    texts = Texts(language)
    with log_of("companion.core.text") as faults:
        told = [texts.line(line) for line in sayings.lines.values()]
    assert sorted({fault.getMessage() for fault in faults}) == []
    assert [text for text in told if "lockdown-" in text or not text.strip()] == []


@pytest.mark.parametrize("language", [each for each in languages() if each != "en"])
def test_nothing_that_can_be_said_is_taken_from_english(sayings: Sayings, language: str) -> None:
    texts = Texts(language)
    assert sorted({line.key for line in sayings.lines.values() if not texts.has(line.key)}) == []


def test_every_group_and_the_game_itself_have_a_name() -> None:
    assert set(GAME.groups) <= set(KINDS)
    for language in languages():
        assert all(Texts(language).has(f"lockdown-group-{group}") for group in GAME.groups.values())
        assert Texts(language).has("lockdown-name")


@pytest.mark.parametrize("language", languages())
def test_every_reminder_has_a_text(language: str) -> None:
    assert [about for about in get_args(About) if not Texts(language).has(f"lockdown-remember-{about}")] == []
