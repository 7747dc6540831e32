"""Setting a figure right: found by typing, its old value shown, its new one chosen."""

from typing import Any

from companion.core.game import Correct, Figure, Game, Json
from companion.core.ink import Tone, ink, paragraph
from companion.terminal.console import BACK, PROMPT, Console
from companion.terminal.options import Option, listed, numbered, page_of

AROUND_LIST = 7  # lines of heading, hint and prompt


def ask_correction(console: Console, game: Game[Any], state: Any) -> Correct | None:
    """Which figure has which value now; none when somebody went back."""
    figures = game.figures(state)
    if not figures:
        console.title(console.texts("terminal-set-right"))
        console.tell(console.texts("terminal-nothing-to-set-right"))
        console.pause()
        return None
    figure = _find(console, game, state, figures)
    return _new_value(console, game, state, figure) if figure else None


def _find(console: Console, game: Game[Any], state: Any, figures: list[Figure]) -> Figure | None:
    """A number takes one of the list, words make it shorter, Enter turns the page or goes back."""
    texts = console.texts
    everything = [
        Option(str(n), _with_value(console, game, state, figure), figure)
        for n, figure in enumerate(figures, 1)
    ]
    shown, start = everything, 0
    while True:
        page = page_of(shown, start, console.width, console.screen.size[1] - AROUND_LIST)
        has_more = len(page) < len(shown)
        console.title(texts("terminal-set-right"), listed(page, console.width))
        hint = texts("terminal-set-right-more" if has_more else "terminal-set-right-hint", count=len(shown))
        console.screen.show(paragraph(hint, console.width, Tone.QUIET))
        said = console.screen.ask(PROMPT)
        if said == BACK or not (said or has_more):
            return None
        start = (start + len(page)) % len(shown) if not said else 0
        if said:
            shown = [option for option in everything if option.key == said] or _matching(everything, said)
        if len(shown) == 1:
            figure: Figure = shown[0].value
            return figure
        shown = shown or everything


def _with_value(console: Console, game: Game[Any], state: Any, figure: Figure) -> str:
    name = console.texts.line(game.figure_label(state, figure.path))
    return f"{name} = {_value(console, game, state, figure, figure.value)}"


def _matching(options: list[Option], said: str) -> list[Option]:
    words = said.casefold().split()
    return [option for option in options if all(word in option.label.casefold() for word in words)]


def _new_value(console: Console, game: Game[Any], state: Any, figure: Figure) -> Correct | None:
    texts = console.texts
    console.title(texts("terminal-set-right"))
    console.tell(texts.line(game.figure_label(state, figure.path)), Tone.STRONG)
    now = _value(console, game, state, figure, figure.value)
    console.tell(texts("terminal-it-is-now", value=now))
    if not figure.choices:  # free text
        said = console.screen.ask(ink(f"{texts('terminal-enter-back')} ", Tone.QUIET) + PROMPT)
        return Correct(path=figure.path, value=said) if said and said != BACK else None
    options = numbered(figure.choices, lambda value: _value(console, game, state, figure, value))
    chosen = console.choose(options)
    return Correct(path=figure.path, value=chosen.value) if chosen else None


def _value(console: Console, game: Game[Any], state: Any, figure: Figure, value: Json) -> str:
    return console.texts.line(game.figure_value(state, figure.path, value))
