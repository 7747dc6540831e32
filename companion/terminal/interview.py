"""Setting a table up, question by question, as the game asks. Enter takes what is usual."""

from typing import Any

from companion.core.game import Game, Interview, Json, Question
from companion.core.ink import Tone, ink
from companion.terminal.console import BACK, PROMPT, Console
from companion.terminal.options import Option

LONGEST_ANSWER = 200  # the game says what is too long; this only keeps it off the screen


def interview(console: Console, game: Game[Any], asks: Interview) -> dict[str, Json] | None:
    """What to send as `setup`; none when somebody went back past the first question."""
    answers: dict[str, Json] = {}
    while question := asks.question(answers):
        console.title(console.texts("terminal-new-game-of", game=console.texts(f"{game.id}-name")))
        answer = _ask(console, question)
        if answer is not None:
            answers[question.key] = answer.value
        elif answers:
            answers.popitem()
        else:
            return None
    return asks.command(answers)


def _ask(console: Console, question: Question) -> Option | None:
    texts = console.texts
    console.tell(texts.line(question.text), Tone.STRONG)
    if question.answers:
        options = [
            Option(_key(place, value), texts.line(label), value)
            for place, (value, label) in enumerate(question.answers, start=1)
        ]
        usual = next((option for option in options if option.value == question.usual), options[0])
        return console.choose(options, usual=usual)
    usual_text = texts.line(question.suggestion) if question.suggestion else ""
    console.screen.show([ink(texts("terminal-enter-usual", usual=usual_text), Tone.QUIET)])
    said = console.screen.ask(PROMPT)
    return None if said == BACK else Option("", "", (said or usual_text)[:LONGEST_ANSWER])


def _key(place: int, value: Json) -> str:
    return str(value if isinstance(value, int) and not isinstance(value, bool) else place)
