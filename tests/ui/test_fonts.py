"""The letters: every character that can come on the screen is in the font that is shipped, with its licence;
and every colour of text stands out from what lies behind it."""

from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor
from fontTools.ttLib import TTFont

from companion.core.data import data_folder
from companion.core.text import languages
from companion.ui.lines import ELLIPSIS, SOFT_HYPHEN
from companion.ui.theme import CALM, HIGH_CONTRAST, Palette

FONTS = ["B612-Regular.otf", "B612-Bold.otf", "B612Mono-Bold.otf"]
ONLY_IN_THE_TERMINAL = ("terminal-", "help-", "lockdown-table-")
NAMES = "ÄÖÜäöüßÁÉÍÓÚáéíóúÑñ¿¡ 0123456789"  # what people can type
NO_GLYPH = {SOFT_HYPHEN, "\n"}  # never drawn: lines.py breaks there


class Characters(Visitor):
    """Those of a pattern, also inside selectors."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found |= set(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.found |= set(str(node.parse()["value"]))


def characters(file: Path) -> dict[str, str]:
    """Each character and the key of a text it stands in."""
    found: dict[str, str] = {}
    for entry in parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message | ast.Term) and not entry.id.name.startswith(ONLY_IN_THE_TERMINAL):
            visitor = Characters()
            visitor.visit(entry)
            found |= dict.fromkeys(visitor.found, entry.id.name)
    return found


@pytest.fixture(scope="module", params=FONTS)
def font(request: pytest.FixtureRequest) -> set[str]:
    with TTFont(data_folder() / "fonts" / request.param) as opened:
        return {chr(code) for code in opened.getBestCmap()}


@pytest.mark.parametrize("language", languages())
def test_every_character_of_every_text_is_in_the_font(font: set[str], language: str) -> None:
    for file in (data_folder() / "lang" / language).glob("*.ftl"):
        missing = {each: key for each, key in characters(file).items() if each not in font | NO_GLYPH}
        assert missing == {}, file.name


def test_what_people_type_and_what_is_cut_off_is_in_the_font(font: set[str]) -> None:
    assert set(NAMES + ELLIPSIS) <= font


def test_every_font_is_the_one_it_says_and_has_its_licence_beside_it() -> None:
    fonts = sorted(file.name for file in (data_folder() / "fonts").glob("*.[ot]tf"))
    assert fonts == sorted(FONTS)
    licence = (data_folder() / "fonts" / "OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence
    assert "AIRBUS" in licence


# Which text is written on which ground
PAIRS = [
    *[(ink, ground) for ink in ("text", "quiet") for ground in ("ground", "panel", "raised")],
    *[
        (ink, ground)
        for ink in ("now", "power", "warning", "danger", "safe")
        for ground in ("ground", "panel")
    ],
    *[(ink, "raised") for ink in ("now", "power", "warning", "danger", "safe")],
    ("on_now", "now"),
    *[(ink, ground) for ink in ("text", "power") for ground in ("power_ground",)],
    *[(ink, "warning_ground") for ink in ("text", "warning")],
    *[(ink, "danger_ground") for ink in ("text", "danger")],
]


def brightness(colour: str) -> float:
    """As WCAG reckons it."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (
        each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((brightness(one), brightness(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("palette", [CALM, HIGH_CONTRAST], ids=["calm", "high contrast"])
@pytest.mark.parametrize(("ink", "ground"), PAIRS)
def test_text_stands_out(palette: Palette, ink: str, ground: str) -> None:
    found = contrast(getattr(palette, ink), getattr(palette, ground))
    assert found >= (7 if palette is HIGH_CONTRAST else 4.5), f"{found:.1f}:1"
