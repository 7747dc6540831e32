"""The pages that lie on top of each other, and what people are told over them. Knows no table and no game."""

import logging
from typing import Any

from companion.core.errors import Told
from companion.core.game import Line
from companion.core.text import Texts
from companion.ui.banner import SECONDS, Banner, Tone, Way
from companion.ui.page import Page, Stage

log = logging.getLogger(__name__)


class Pile:
    """`problem` is what people are told first."""

    def __init__(self, stage: Stage, texts: Texts, problem: Line | None) -> None:
        self.stage = stage
        self.texts = texts
        self.pages: list[Page] = []
        self.scrolled: dict[str, float] = {}
        self.banner: Banner | None = Banner(problem) if problem else None

    @property
    def page(self) -> Page:
        return self.pages[-1]

    def say(self, key: str, /, **values: Any) -> str:
        return self.texts(key, **values)

    def line(self, line: Line) -> str:
        return self.texts.line(line)

    # Going from page to page

    def show(self, page: Page) -> None:
        """Lays a page on top."""
        self.pages.append(page)
        self.scrolled.clear()
        self.stage.repaint()

    def back(self) -> None:
        """Takes the page on top away; the lowest one stays."""
        if len(self.pages) > 1:
            self.pages.pop()
        self.scrolled.clear()
        self.stage.repaint()

    def back_to(self, depth: int) -> None:
        """Takes away all but the lowest `depth` pages: 1 is home, 2 the table."""
        del self.pages[max(depth, 1) :]
        self.scrolled.clear()
        self.stage.repaint()

    # Telling people

    def tell(
        self, line: Line, *, tone: Tone = "warning", stays: bool = False, ways: tuple[Way, ...] = ()
    ) -> None:
        banner = Banner(line, tone, ways, stays)
        self.banner = banner
        if not stays:
            self.stage.after(SECONDS, lambda: self._expire(banner))
        self.stage.repaint()

    def tell_fault(self, fault: Exception) -> None:
        """Whatever went wrong, in words."""
        if isinstance(fault, Told):
            self.tell(Line(fault.key, fault.values))
        else:
            log.error("not foreseen", exc_info=fault)
            self.tell(Line("internal-error"))

    def close_banner(self) -> None:
        self.banner = None
        self.stage.repaint()

    def _expire(self, banner: Banner) -> None:
        if self.banner is banner:
            self.close_banner()
