"""What a terminal cannot show is replaced sign for sign; what would steer it is never sent."""

import pytest

from companion.core.ink import Tone, width_of
from companion.terminal.palette import MANY, NONE, TRUE, coloured, colours_for
from companion.terminal.signs import showable


def test_drawn_signs_keep_their_columns_in_ascii() -> None:
    drawn = "┌─ Jäger ─┐│░ ▶ ●○ ◆◈◇ █░ … · “ß” ¿qué?"
    plain = showable(drawn, "ascii")
    assert plain.isascii()
    assert len(plain) == width_of(drawn)
    assert "Jager" in plain


def test_signs_that_mean_different_things_stay_different_in_ascii() -> None:
    for several in ("●○", "◆◈◇", "█░"):
        assert len(set(showable(several, "ascii"))) == len(several)


def test_only_what_is_missing_is_replaced() -> None:
    assert showable("Jäger ─", "latin-1") == "Jäger -"
    assert showable("Jäger ─", "utf-8") == "Jäger ─"


def test_no_control_sign_reaches_the_terminal() -> None:
    assert showable("A\x1b[2Jn\x07a\u202e", "utf-8") == "A?[2Jn?a"
    assert showable("50\u00a0%", "utf-8") == "50 %"


@pytest.mark.parametrize(
    ("environment", "colours"),
    [
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, TRUE),
        ({"TERM": "xterm-256color"}, MANY),
        ({"TERM": "xterm-256color", "NO_COLOR": "1"}, NONE),
        ({"TERM": "dumb", "COLORTERM": "truecolor"}, NONE),
        ({}, NONE),
    ],
)
def test_colours_are_those_that_the_terminal_has(environment: dict[str, str], colours: object) -> None:
    assert colours_for(environment, is_terminal=True) is colours
    assert colours_for(environment, is_terminal=False) is NONE


def test_a_coloured_text_gives_the_terminal_back_as_it_was() -> None:
    assert coloured("now", Tone.NOW, MANY) == "\x1b[1;38;5;209mnow\x1b[0m"
    assert coloured("now", Tone.PLAIN, MANY) == "now"
