"""Setting a figure right: found by typing, its old value shown, its new one chosen."""

from typing import Any

from companion.core.game import Correct, Figure, Game, Json
from companion.core.ink import Tone, ink, paragraph
from companion.terminal.console import BACK, PROMPT, Console
from companion.terminal.options import Option, listed, numbered

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
    """A number takes one of the list, words make it shorter, Enter turns the page."""
    texts = console.texts
    names = {figure.path: texts.line(game.figure_label(state, figure.path)) for figure in figures}
    everything = [
        Option(str(n), f"{names[figure.path]} = {_value(console, game, state, figure, figure.value)}", figure)
        for n, figure in enumerate(figures, start=1)
    ]
    shown, start = everything, 0
    while True:
        page = _page(console, shown, start)
        console.title(texts("terminal-set-right"), listed(page, console.width))
        more = "terminal-set-right-more" if len(page) < len(shown) else "terminal-set-right-hint"
        console.screen.show(paragraph(texts(more, count=len(shown)), console.width, Tone.QUIET))
        said = console.screen.ask(PROMPT)
        if said == BACK or (not said and len(page) == len(shown) == len(everything)):
            return None
        if not said:
            shown, start = (shown, start + len(page)) if len(page) < len(shown) else (everything, 0)
            start = start if start < len(shown) else 0
            continue
        by_number = next((option for option in everything if option.key == said), None)
        if by_number:
            return by_number.value  # type: ignore[no-any-return]
        words = said.casefold().split()
        narrowed = [each for each in everything if all(word in each.label.casefold() for word in words)]
        if len(narrowed) == 1:
            return narrowed[0].value  # type: ignore[no-any-return]
        shown, start = narrowed or everything, 0


def _page(console: Console, options: list[Option], start: int) -> list[Option]:
    """As many options as there is room for."""
    room = console.screen.size[1] - AROUND_LIST
    end = len(options)
    while end > start + 1 and len(listed(options[start:end], console.width)) > room:
        end -= 1
    return options[start:end]


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
