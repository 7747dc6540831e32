"""The screens of a game that brings none of its own: its questions one by one, and a table in words."""

from collections.abc import Callable
from functools import partial

from companion.core.game import Json, Line, Question
from companion.core.offering import Offer, offer_name, one_tap
from companion.ui.brush import Brush, Kind
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.page import Screens
from companion.ui.pages import doors
from companion.ui.pages.actions import open_offer
from companion.ui.pages.entry import EntryPage
from companion.ui.pages.grid import (
    Row,
    columns_for,
    in_columns,
    inner_width,
    paint_rows,
    row_width,
    ticked,
    tile_height,
)
from companion.ui.pages.head import paint_head, paint_undo
from companion.ui.theme import BIG_CAP, TITLE_CAP, TOUCH

HEAD = 10.5
PRIMARY = 14.0
MENU = 14.0
TICK = 4.0


class InterviewPage:
    """Asks what the game wants to know before it can be set up."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._answers: dict[str, Json] = {}

    @property
    def _question(self) -> Question | None:
        return self._desk.table.game.interview.question(self._answers)

    def paint(self, brush: Brush, area: Rect) -> None:
        desk, question = self._desk, self._question
        title = desk.say(f"{desk.table.game.id}-name")
        rest = paint_head(brush, area, desk, title, self._back)
        if question is None:  # the answer is on its way
            return
        text = desk.line(question.text)
        asked, rest = rest.cut_top(brush.height_of(text, rest.w, cap=TITLE_CAP), brush.gap)
        brush.text(asked, text, cap=TITLE_CAP, font="bold")
        if question.answers:
            paint_rows(brush, rest, "answers", self._rows(brush, rest, question))
            return
        self._paint_typing(brush, rest, question)

    def _paint_typing(self, brush: Brush, rest: Rect, question: Question) -> None:
        """Free text: what is usual in one tap, anything else on the keyboard."""
        usual = self._desk.line(question.suggestion) if question.suggestion else ""
        if usual:
            line, rest = rest.cut_top(brush.mm(PRIMARY), brush.gap)
            do = self._answerer(question.key, usual)
            brush.button(line, usual, do, name="suggestion", kind="primary")
        line, rest = rest.cut_top(brush.mm(PRIMARY), brush.gap)
        brush.button(
            line,
            self._desk.say("screen-type"),
            lambda: self._type(question, usual),
            name="type",
            kind="plain" if usual else "primary",
            icon="keyboard",
        )

    def _rows(self, brush: Brush, rect: Rect, question: Question) -> list[Row]:
        desk, answers = self._desk, list(question.answers)
        texts = [desk.line(label) for _, label in answers]
        width = row_width(brush, rect)
        count = columns_for(brush, texts, width, 3, beside=TICK)
        height = tile_height(brush, texts, inner_width(brush, width, count, TICK))

        def line(first: int) -> Callable[[Rect], None]:
            def paint(place: Rect) -> None:
                cells = in_columns(place, count, brush)
                for number, cell in zip(range(first, len(answers)), cells, strict=False):
                    value, _ = answers[number]
                    kind = ticked(value == question.usual)
                    do = self._answerer(question.key, value)
                    brush.button(cell, texts[number], do, name=f"answer-{number + 1}", kind=kind, cap=2.5)

            return paint

        return [Row(height, line(first)) for first in range(0, len(answers), count)]

    def _type(self, question: Question, suggestion: str) -> None:
        text = self._desk.line(question.text)
        longest = question.longest
        self._desk.show(EntryPage(self._desk, text, suggestion, self._answered(question.key), longest))

    def _answered(self, key: str) -> Callable[[str], None]:
        return lambda said: self._answerer(key, said)()

    def _answerer(self, key: str, value: Json) -> Callable[[], None]:
        def answer() -> None:
            self._answers[key] = value
            self._desk.scrolled.clear()
            if self._question is None:
                self._set_up()

        return answer

    def _set_up(self) -> None:
        desk = self._desk
        said = desk.table.game.interview.command(self._answers)
        desk.do(said, self._sit_down)

    def _sit_down(self) -> None:
        self._answers.clear()
        self._desk.back_to(1)
        self._desk.show(PlainTablePage(self._desk))

    def _back(self) -> None:
        """To the question before; from the first one home."""
        if self._answers:
            self._answers.popitem()
        else:
            self._desk.leave_table()


class PlainTablePage:
    """Where the game stands, what happened last, and what can be done."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._set_up = InterviewPage(desk)

    def paint(self, brush: Brush, area: Rect) -> None:
        desk = self._desk
        if desk.table.view["phase"] == "setup":  # undone back to the beginning
            self._set_up.paint(brush, area)
            return
        head, rest = area.cut_top(brush.mm(HEAD), brush.gap)
        menu, head = head.cut_right(brush.mm(MENU), brush.gap)
        brush.button(menu, "", partial(doors.show_menu, desk), name="menu", icon="menu")
        undo, title = head.cut_right(head.w * 0.4, brush.gap)
        paint_undo(brush, undo, desk)
        brush.text(title, desk.say(f"{desk.table.game.id}-name"), cap=TITLE_CAP, font="bold")
        buttons, rest = rest.cut_bottom(brush.mm(PRIMARY), brush.gap)
        self._paint_buttons(brush, buttons)
        self._paint_story(brush, rest)

    def _paint_buttons(self, brush: Brush, place: Rect) -> None:
        desk, offers = self._desk, self._desk.table.offers
        if not offers:
            return
        more, place = place.cut_left(place.w * 0.25, brush.gap)
        actions = desk.say("screen-actions")
        brush.button(more, actions, partial(doors.show_actions, desk), name="actions")
        shown = one_tap(desk.table.game, offers) or offers[:1]
        for cell, offer in zip(place.columns(len(shown), brush.gap), shown, strict=True):
            kind: Kind = "primary" if offer is shown[0] else "plain"
            text = desk.line(desk.table.offer_label(offer))
            brush.button(cell, text, self._opener(offer), name=offer_name(offer, offers), kind=kind)

    def _opener(self, offer: Offer) -> Callable[[], None]:
        return lambda: open_offer(self._desk, offer)

    def _paint_story(self, brush: Brush, place: Rect) -> None:
        desk = self._desk
        brush.panel(place)
        inner = place.inset(brush.gap)
        headline = desk.line(desk.table.headline())
        above, inner = inner.cut_top(brush.height_of(headline, inner.w, cap=6), brush.gap)
        brush.text(above, headline, cap=6, font="bold")
        width = row_width(brush, inner)
        told: list[Line] = desk.table.last_story
        rows = [self._told(brush, desk.line(line), width) for line in told]
        paint_rows(brush, inner, "story", rows)

    def _told(self, brush: Brush, text: str, width: float) -> Row:
        height = max(brush.mm(TOUCH) / 2, brush.height_of(text, width, cap=BIG_CAP))
        return Row(height, lambda place: _write(brush, place, text))


def _write(brush: Brush, place: Rect, text: str) -> None:
    brush.text(place, text, cap=BIG_CAP)


PLAIN = Screens(table=PlainTablePage, set_up=InterviewPage, stops=list)
