"""Setting a table up, question by question, as the game asks. Enter takes what is usual."""

from typing import Any

from companion.core.game import Game, Interview, Json, Question
from companion.core.ink import Tone, ink
from companion.terminal.console import BACK, PROMPT, Console
from companion.terminal.options import Option


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
    return _ask_for_text(console, question)


def _ask_for_text(console: Console, question: Question) -> Option | None:
    texts = console.texts
    usual = texts.line(question.suggestion) if question.suggestion else ""
    hint = texts("terminal-enter-usual", usual=usual) if usual else texts("terminal-back")
    console.screen.show([ink(hint, Tone.QUIET)])
    while True:
        said = console.screen.ask(PROMPT) or usual
        if said == BACK:
            return None
        if said and len(said) <= question.longest:
            return Option("", said, said)
        if said:
            console.tell(texts("terminal-too-long", longest=question.longest), Tone.WARNING)


def _key(place: int, value: Json) -> str:
    return str(value if isinstance(value, int) and not isinstance(value, bool) else place)
