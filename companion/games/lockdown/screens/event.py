"""The event phase, one step at a time: what the app did, what hands must do now, and one big Next. What is
asked and what can be tapped follows from the offers."""

from functools import partial
from typing import Any

from companion.core.game import Json
from companion.games.lockdown.screens.danger import paint_danger
from companion.games.lockdown.screens.encounter_odds import chances_height, paint_chances
from companion.games.lockdown.screens.encounter_suspense import Suspense
from companion.games.lockdown.screens.event_asks import (
    Answers,
    app_draws,
    css_height,
    nest_height,
    paint_bag,
    paint_cards,
    paint_css,
    paint_nest_switch,
    paint_queen,
    paint_wounds,
    queen_command,
)
from companion.games.lockdown.screens.event_different import DifferentPage
from companion.games.lockdown.screens.event_news import News, developed, step_news
from companion.games.lockdown.screens.event_room import (
    SIDE,
    needed_to_ask,
    needed_to_tell,
    two_rows_of_tiles,
    words_needed,
)
from companion.games.lockdown.screens.event_shortcuts import (
    Shortcut,
    paint_shortcuts,
    paint_small_tiles,
    row_of_tiles,
    shortcuts,
    shortcuts_height,
)
from companion.games.lockdown.screens.event_steps import next_step_word, paint_steps, steps_height
from companion.games.lockdown.screens.event_words import (
    paint_big,
    paint_drawn,
    paint_news,
    words_height,
)
from companion.games.lockdown.screens.header import paint_header
from companion.games.lockdown.screens.offered import is_offered
from companion.games.lockdown.screens.tiles import paint_tiles, tile_height
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.pages.doors import show_actions
from companion.ui.theme import BIG_CAP, TITLE_CAP, TOUCH

FOOT = 12.0
LEAST_WORDS = 32.0  # mm of height below which the far tiles give way
MORE = 12.0


class EventPage:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._answers = Answers()
        self._suspense = Suspense(desk)
        self._where: tuple[int, str] | None = None

    def paint(self, brush: Brush, area: Rect) -> None:
        desk = self._desk
        self._forget()
        if self._suspense.is_on:
            self._suspense.paint(brush, area)
            return
        area = self._paint_foot(brush, paint_header(brush, area, desk))
        area = paint_danger(brush, area, desk)
        if area.h - steps_height(brush) - brush.gap >= self._needed(brush, area):
            area = paint_steps(brush, area, desk)
        if self._is_asking:
            self._paint_ask(brush, area)
        elif self._answers.wounded is not None:
            paint_wounds(brush, area, desk, self._answers)
        elif brush.whole.is_portrait:
            self._paint_tall(brush, area)
        else:
            self._paint_wide(brush, area)

    def answer(self, **answers: Any) -> None:
        """As if these had been tapped in the step that the table is in."""
        self._forget()
        self._answers = Answers(**answers)

    def _forget(self) -> None:
        """What was tapped in one step means nothing in the next."""
        view = self._desk.table.view
        where = (view["round"], view["step"])
        if where != self._where:
            self._where, self._answers = where, Answers()
        if not (is_offered(self._desk, "event_card") or is_offered(self._desk, "draw_token")):
            self._answers.is_listing = self._answers.is_queen = False
        seats = [player["seat"] for player in view["players"] if player["status"] == "in_play"]
        if self._answers.wounded not in seats:
            self._answers.wounded = None

    # Asking

    @property
    def _is_asking(self) -> bool:
        """The table must say something, or wants to, before anything else."""
        desk = self._desk
        if is_offered(desk, "reveal_css"):
            return True
        if not (is_offered(desk, "event_card") or is_offered(desk, "draw_token")):
            return False
        must = not is_offered(desk, "next_step") and app_draws(desk) is None
        return must or self._answers.is_listing or self._answers.is_queen

    def _paint_ask(self, brush: Brush, area: Rect) -> None:
        desk, news = self._desk, step_news(self._desk.table)
        if self._answers.is_queen:
            paint_queen(brush, area, desk, self._answers)
            return
        if is_offered(desk, "event_card"):
            paint_cards(brush, self._paint_question(brush, area, news), desk)
        elif is_offered(desk, "draw_token"):
            paint_bag(brush, self._paint_question(brush, area, news), desk, self._answers)
        else:
            height = css_height(brush, area, words_height(brush, area.w, desk, news))
            buttons, words = area.cut_bottom(height, brush.gap)
            paint_css(brush, buttons, desk)
            paint_news(brush, words, desk, news)

    def _paint_question(self, brush: Brush, area: Rect, news: News) -> Rect:
        """The big words above the buttons."""
        big = self._desk.line(news.big)
        height = brush.height_of(big, area.w - brush.mm(10), cap=TITLE_CAP, font="bold")
        top, rest = area.cut_top(height, brush.gap)
        paint_big(brush, top, big, news.icon, brush.palette.text)
        return rest

    # Telling

    def _needed(self, brush: Brush, area: Rect) -> float:
        """What the page needs at least; the steps give way to it."""
        if self._is_asking or self._answers.wounded is not None:
            return needed_to_ask(brush, area, self._desk)
        return needed_to_tell(brush, area, self._desk, self._shortcuts())

    def _shortcuts(self) -> list[Shortcut]:
        return shortcuts(self._desk, self._ask_wound, self._list)

    def _paint_wide(self, brush: Brush, area: Rect) -> None:
        desk, news = self._desk, step_news(self._desk.table)
        found = self._shortcuts()
        if not found:
            self._paint_broad(brush, area, news)
            return
        side, words = area.cut_right(brush.mm(SIDE), brush.gap)
        small, below = side.cut_top(two_rows_of_tiles(brush), brush.gap)
        if below.h >= shortcuts_height(brush, side.w, found):
            paint_small_tiles(brush, small, desk, 2)
            side = below
        else:
            words = self._paint_row_of_tiles(brush, words)
        paint_shortcuts(brush, side, found)
        self._paint_words(brush, words, news)

    def _paint_broad(self, brush: Brush, area: Rect, news: News) -> None:
        """Nothing to report here: the sections are read from afar, unless a danger needs the room."""
        tiles, words = area.cut_bottom(tile_height(brush), brush.gap)
        if words.h >= brush.mm(LEAST_WORDS):
            paint_tiles(brush, tiles, self._desk, 4, news.marked)
        else:
            tiles, words = area.cut_bottom(row_of_tiles(brush), brush.gap)
            paint_small_tiles(brush, tiles, self._desk, 4, news.marked)
        paint_news(brush, words, self._desk, news)

    def _paint_tall(self, brush: Brush, area: Rect) -> None:
        desk, news = self._desk, step_news(self._desk.table)
        if found := self._shortcuts():
            below, area = area.cut_bottom(shortcuts_height(brush, area.w, found), brush.gap)
            paint_shortcuts(brush, below, found)
        tiles, words = area.cut_bottom(2 * tile_height(brush) + brush.mm(1), brush.gap)
        needed = words_needed(brush, area.w, desk)
        if words.h >= max(brush.mm(LEAST_WORDS) * brush.theme.text_scale, needed):
            paint_tiles(brush, tiles, desk, 2, news.marked)
        else:
            words = self._paint_row_of_tiles(brush, area, news.marked)
        self._paint_words(brush, words, news)

    def _paint_row_of_tiles(self, brush: Brush, area: Rect, marked: tuple[str, ...] = ()) -> Rect:
        """Small ones below the words, if those can spare the room; what is left for the words."""
        desk = self._desk
        tiles, words = area.cut_bottom(row_of_tiles(brush), brush.gap)
        if words.h < words_needed(brush, area.w, desk, is_least=True):
            return area
        paint_small_tiles(brush, tiles, desk, 4, marked)
        return words

    def _paint_words(self, brush: Brush, rect: Rect, news: News) -> None:
        """With the question that goes before a draw of the app."""
        desk, offer = self._desk, app_draws(self._desk)
        if offer and offer["do"] == "draw_token":
            switch, rect = rect.cut_bottom(nest_height(brush), brush.gap)
            paint_nest_switch(brush, switch, desk, self._answers)
            title, rect = rect.cut_top(brush.theme.line(TITLE_CAP), brush.small_gap)
            paint_big(brush, title, desk.line(news.big), news.icon, brush.palette.text)
            if rect.h >= chances_height(brush, columns=2):  # else they are behind a shortcut
                paint_chances(brush, rect, desk, None, columns=2)
        elif developed(desk.table):
            paint_drawn(brush, rect, desk, news)
        else:
            paint_news(brush, rect, desk, news)

    def _ask_wound(self, seat: int) -> None:
        self._answers.wounded = seat

    def _list(self) -> None:
        self._answers.is_listing = True

    # The foot: the one thing to do now

    def _paint_foot(self, brush: Brush, area: Rect) -> Rect:
        """Paints it; what is left above. In a tall place the primary button has a row of its own."""
        desk = self._desk
        primary, area = area.cut_bottom(brush.mm(FOOT), brush.gap)
        if brush.whole.is_portrait:
            others, area = area.cut_bottom(brush.mm(TOUCH), brush.gap)
        else:
            others, primary = primary.cut_left(primary.w * 0.31, brush.gap)
        more, different = others.cut_right(brush.mm(MORE), brush.gap)
        brush.button(
            different,
            desk.say("lockdown-now-different"),
            lambda: desk.show(DifferentPage(desk)),
            name="different",
            cap=2.6,
        )
        brush.button(more, "", partial(show_actions, desk), name="actions", icon="list")
        if found := self._primary():
            name, text, said = found
            do = partial(self._draw, said) if name == "draw" else partial(desk.do, said)
            brush.button(primary, text, do, name=name, kind="primary", cap=TITLE_CAP)
        elif self._answers.is_listing or self._answers.is_queen:
            brush.button(primary, desk.say("lockdown-now-not-yet"), self._stop_listing, name="not_yet")
        else:
            brush.text(
                primary, desk.say("lockdown-now-tap"), cap=BIG_CAP, colour=brush.palette.now, across="centre"
            )
        return area

    def _primary(self) -> tuple[str, str, dict[str, Json]] | None:
        """Its name, its words and the command."""
        desk, answers = self._desk, self._answers
        if answers.is_queen and answers.is_nest_occupied:
            return "queen_appears", desk.say("lockdown-now-queen-appears"), queen_command(answers)
        if answers.is_queen or answers.is_listing:
            return None
        if offer := app_draws(desk):
            text = desk.say("lockdown-now-draw" if offer["do"] == "draw_token" else "lockdown-now-draw-card")
            extra = {"nest_occupied": True} if answers.is_nest_occupied else {}
            return "draw", text, {**offer, **extra}
        if not is_offered(desk, "next_step"):
            return None
        following = next_step_word(desk)
        if following:
            return "next_step", desk.say("lockdown-now-next", step=following), {"do": "next_step"}
        number = desk.table.view["round"] + 1
        return "next_step", desk.say("lockdown-now-next-round", round=number), {"do": "next_step"}

    def _draw(self, said: dict[str, Json]) -> None:
        if said["do"] == "draw_token":
            self._suspense.begin()
        self._desk.do(said)

    def _stop_listing(self) -> None:
        self._answers = Answers()
