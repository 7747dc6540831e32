"""Help: chapters on one side, the words of one of them on the other."""

from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.pages.grid import row_width
from companion.ui.pages.head import paint_head
from companion.ui.pages.help_chapters import Chapter, chapters
from companion.ui.theme import BIG_CAP, NEAR_CAP, TOUCH

LIST_SHARE = 0.34  # of the width, where the chapters stand at the left
LIST_HEIGHT = 0.34  # of the height, where they stand above
ICONS = {"how-to": "hand", "rules": "list", "notices": "told"}
ROW = 10.0  # mm, at least


class HelpPage:
    """`chapter` names the one that is open."""

    def __init__(self, desk: Desk, chapter: str = "first-game") -> None:
        self._desk = desk
        self._open = chapter

    def paint(self, brush: Brush, area: Rect) -> None:
        rest = paint_head(brush, area, self._desk, self._desk.say("screen-help"))
        found = chapters(self._desk)
        if area.is_portrait:
            listed, words = rest.cut_top(rest.h * LIST_HEIGHT, brush.gap)
        else:
            listed, words = rest.cut_left(rest.w * LIST_SHARE, brush.gap)
        self._paint_list(brush, listed, found)
        opened = next((chapter for chapter in found if chapter.name == self._open), found[0])
        _paint_words(brush, words, opened)

    def _paint_list(self, brush: Brush, area: Rect, found: list[Chapter]) -> None:
        room = area.w - brush.mm(TOUCH + 13)
        heights = [
            max(brush.mm(ROW), brush.height_of(chapter.title, room, font="bold") + brush.gap)
            for chapter in found
        ]
        brush.rows(
            area, "chapters", heights, lambda number, rect: self._paint_title(brush, rect, found[number])
        )

    def _paint_title(self, brush: Brush, rect: Rect, chapter: Chapter) -> None:
        brush.button(
            rect,
            chapter.title,
            lambda: self._turn_to(chapter),
            name=f"chapter-{chapter.name}",
            kind="chosen" if chapter.name == self._open else "plain",
            icon=ICONS[chapter.kind],
            cap=NEAR_CAP,
            across="left",
        )

    def _turn_to(self, chapter: Chapter) -> None:
        self._open = chapter.name
        self._desk.scrolled.pop("words", None)


def _paint_words(brush: Brush, area: Rect, chapter: Chapter) -> None:
    brush.panel(area)
    inner = area.inset(brush.gap)
    width = row_width(brush, inner)
    title_height = brush.height_of(chapter.title, width, cap=BIG_CAP, font="bold")
    heights = [title_height, *(brush.height_of(said, width) + brush.gap for said in chapter.paragraphs)]

    def paint_row(number: int, rect: Rect) -> None:
        rect = Rect(rect.x, rect.y, width, rect.h)
        if number == 0:
            brush.text(rect, chapter.title, cap=BIG_CAP, font="bold", down="top")
        else:
            brush.text(rect, chapter.paragraphs[number - 1], down="top")

    brush.rows(inner, "words", heights, paint_row)
