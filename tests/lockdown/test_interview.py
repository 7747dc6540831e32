"""Setting up by answering: whatever is answered, the table that comes out is a legal one."""

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from companion.core.chance import Luck
from companion.core.game import Question
from companion.core.protocol import kinds
from companion.games.lockdown import GAME
from companion.games.lockdown.state import State


def answered(choose: Any) -> dict[str, Any]:
    """The answers that `choose` gives, question by question."""
    answers: dict[str, Any] = {}
    while question := GAME.interview.question(answers):
        answers[question.key] = choose(question)
    return answers


def usual(question: Question) -> Any:
    first = question.answers[0][0] if question.answers else question.key
    return first if question.usual is None else question.usual


@given(st.data())
def test_every_way_through_the_questions_sets_up_a_table(data: st.DataObject) -> None:
    def choose(question: Question) -> Any:
        if not question.answers:
            return question.key
        return data.draw(st.sampled_from([value for value, _ in question.answers]))

    said = GAME.interview.command(answered(choose))
    command = msgspec.convert(said, kinds(GAME)["setup"])
    assert GAME.decide(State(), command, Luck(1))


def test_the_usual_answers_are_the_ones_that_play_starts_with() -> None:
    said = GAME.interview.command(answered(usual))
    assert len(said["players"]) == 3
    assert said["modes"] == {"bag": "app", "events": "off", "attacks": "off", "noise": "off"}
    assert "power" not in said


def test_a_taken_character_or_colour_is_not_offered_again() -> None:
    question = GAME.interview.question(
        {"players": 2, "name1": "Ana", "character1": "survivor", "name2": "Bo"}
    )
    assert question
    offered = [value for value, _ in question.answers]
    assert "survivor" not in offered
    assert "soldier" not in offered  # red, too


def test_going_back_asks_the_same_question_again() -> None:
    answers: dict[str, Any] = {}
    asked = []
    while question := GAME.interview.question(answers):
        again = GAME.interview.question(answers)
        assert again == question
        asked.append(question.key)
        answers[question.key] = usual(question)
    answers.popitem()
    last = GAME.interview.question(answers)
    assert last
    assert last.key == asked[-1]
