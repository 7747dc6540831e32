"""Which language? The only question of a first start; each is named by its own word."""

from functools import partial

from companion.core.text import Texts, languages
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.pages.home_tiles import name_height, paint_name
from companion.ui.theme import TITLE_CAP

BUTTON = 30.0  # mm, at most


class LanguagePage:
    """Keeps the choice and goes back."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def paint(self, brush: Brush, area: Rect) -> None:
        head, rest = area.cut_top(name_height(brush, area, self._desk), brush.gap)
        paint_name(brush, head, self._desk)
        codes = languages()
        room = rest.cut_top(min(rest.h, len(codes) * brush.mm(BUTTON)))[0]
        for code, place in zip(codes, room.rows(len(codes), brush.gap), strict=True):
            self._paint_language(brush, place, code)

    def _paint_language(self, brush: Brush, place: Rect, code: str) -> None:
        brush.button(
            place,
            Texts(code)("language-name"),
            partial(self._choose, code),
            name=f"language-{code}",
            kind="chosen" if self._desk.settings.language == code else "plain",
            cap=TITLE_CAP * 1.4,
        )

    def _choose(self, code: str) -> None:
        self._desk.choose(language=code)
        self._desk.back()
