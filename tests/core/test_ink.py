"""Lines with tones: cut, filled and wrapped by the columns they take, in any script."""

import pytest

from companion.core.ink import Ink, Tone, apart, flow, ink, join, paragraph, width_of


@pytest.mark.parametrize(
    ("text", "width"), [("Ana", 3), ("Zoë", 3), ("Zoe\u0308", 3), ("花子", 4), ("a\u200bb", 2), ("", 0)]
)
def test_a_text_is_as_wide_as_a_terminal_shows_it(text: str, width: int) -> None:
    assert width_of(text) == width


def test_a_line_that_is_cut_shows_it_and_keeps_its_tones() -> None:
    line = ink("danger ", Tone.DANGER) + ink("in the facility")
    assert line.clipped(12).spans == (("danger ", Tone.DANGER), ("in t", Tone.PLAIN), ("…", Tone.QUIET))


def test_blanks_at_the_end_are_cut_without_a_word() -> None:
    assert ink("now      ").clipped(5).text == "now  "


@pytest.mark.parametrize("width", range(9))
def test_a_fitted_line_is_exactly_as_wide_as_asked(width: int) -> None:
    for text in ("", "Ana", "花子花子", "a long name"):
        assert ink(text).fitted(width).width == width


def test_two_ends_of_a_line_keep_apart_and_the_left_one_gives_way() -> None:
    assert apart(ink("left"), ink("right"), 12).text == "left   right"
    assert apart(ink("a long left"), ink("right"), 12).text == "a lon… right"
    assert apart(ink("left"), ink("a long right"), 6).text == "a lon…"


def test_pieces_flow_into_lines_and_none_is_torn() -> None:
    pieces = [ink(word) for word in ("one", "two", "three", "four")]
    assert [line.text for line in flow(pieces, 9, "  ", " ")] == ["one  two", " three", " four"]


def test_a_paragraph_tears_only_what_is_longer_than_a_line() -> None:
    lines = [line.text for line in paragraph("a abcdefghij b", 5, indent=" ")]
    assert lines == ["a", " abcd", " efgh", " ij b"]


def test_joined_pieces_have_quiet_signs_between_them() -> None:
    assert join([ink("a"), ink("b")], " · ").spans == (
        ("a", Tone.PLAIN),
        (" · ", Tone.QUIET),
        ("b", Tone.PLAIN),
    )
    assert join([]) == Ink()
