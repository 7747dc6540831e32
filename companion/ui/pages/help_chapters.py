"""What help consists of: how to use the program, reminders of a game's rules, licences and notices.

A game's reminders are texts `<game>-help-1`, `<game>-help-2` and so on, each with its `-text`. A line of a
text is a paragraph."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Literal

from companion.core.catalogue import game_ids
from companion.core.data import data_folder
from companion.ui.desk import Desk

HOW_TO = ("first-game", "at-the-table", "event-phase", "undo", "differ", "saving")
FONT_LICENCE = "fonts/OFL.txt"


@dataclass(frozen=True)
class Chapter:
    """A title and its paragraphs. `name` is the same in every language."""

    name: str
    title: str
    paragraphs: tuple[str, ...]
    kind: Literal["how-to", "rules", "notices"] = "how-to"


def chapters(desk: Desk) -> list[Chapter]:
    """All of them; rules of the game at the table, or at home of every game there is."""
    games = [desk.snapshot.game.id] if desk.snapshot else game_ids()
    how_to = [_chapter(desk, name, f"screen-help-{name}") for name in HOW_TO]
    rules = [chapter for game in games for chapter in _rules(desk, game)]
    notices = _chapter(desk, "notices", "screen-help-notices", "notices")
    font = Chapter("font-licence", desk.say("screen-help-font-licence"), font_licence(), "notices")
    return [*how_to, *rules, notices, font]


def _rules(desk: Desk, game: str) -> Iterator[Chapter]:
    number = 1
    while desk.texts.has(f"{game}-help-{number}"):
        yield _chapter(desk, f"rules-{game}-{number}", f"{game}-help-{number}", "rules")
        number += 1


def _chapter(
    desk: Desk, name: str, key: str, kind: Literal["how-to", "rules", "notices"] = "how-to"
) -> Chapter:
    said = desk.say(f"{key}-text")
    return Chapter(name, desk.say(key), tuple(filter(None, said.split("\n"))), kind)


@cache
def font_licence() -> tuple[str, ...]:
    """The licence of the typeface as it is shipped, its lines joined to paragraphs."""
    text = (data_folder() / FONT_LICENCE).read_text(encoding="utf-8")
    blocks = text.split("\n\n")
    copyrights = blocks[0].split("\n")
    return (*copyrights, *(" ".join(block.split()).strip("- ") for block in blocks[1:] if block.strip()))
