"""Breaking lines, with letters of which each is ten pixels wide."""

import pytest

from companion.ui.lines import break_lines, shortened, sizes_down
from companion.ui.marks import Font


def measure(text: str, font: Font, size: int) -> float:
    return len(text) * size


def broken(text: str, letters: int) -> list[str] | None:
    return break_lines(text, "regular", 10, letters * 10, measure)


@pytest.mark.parametrize(
    ("text", "letters", "lines"),
    [
        ("one", 3, ["one"]),
        ("one two", 7, ["one two"]),
        ("one two", 6, ["one", "two"]),
        ("one two three", 8, ["one two", "three"]),
        ("time 11\u00a0now", 8, ["time", "11\u00a0now"]),
        ("one\ntwo", 20, ["one", "two"]),
        ("SELBST\u00adZERSTÖRUNG", 20, ["SELBSTZERSTÖRUNG"]),
        ("SELBST\u00adZERSTÖRUNG", 10, ["SELBST-", "ZERSTÖRUNG"]),
        ("die SELBST\u00adZERSTÖRUNG", 11, ["die SELBST-", "ZERSTÖRUNG"]),
        ("a SELBST\u00adZERS\u00adTÖRUNG", 7, ["a", "SELBST-", "ZERS-", "TÖRUNG"]),
    ],
)
def test_lines_are_as_long_as_fits(text: str, letters: int, lines: list[str]) -> None:
    assert broken(text, letters) == lines


@pytest.mark.parametrize("text", ["three", "one three", "SEL\u00adBSTZ"])
def test_a_word_that_is_too_wide_cannot_be_broken(text: str) -> None:
    assert broken(text, 4 if "three" in text else 3) is None


def test_the_path_of_a_file_is_broken_between_folders() -> None:
    assert broken("in /home/player/games/lockdown.save now", 14) == [
        "in",
        "/home/player/",
        "games/",
        "lockdown.save",
        "now",
    ]
    assert broken("13/12", 4) is None  # that is no path


def test_sizes_go_down_to_the_least_and_no_further() -> None:
    sizes = list(sizes_down(30, 16))
    assert sizes[0] == 30
    assert sizes[-1] == 16
    assert sizes == sorted(set(sizes), reverse=True)
    assert list(sizes_down(10, 16)) == [10]


def test_what_does_not_fit_ends_in_a_sign_of_it() -> None:
    assert shortened("abcdefgh", "regular", 10, 50, measure) == "abcd…"
