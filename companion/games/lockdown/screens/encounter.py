"""Bag and encounter: who meets something, the draw with its moment of suspense or the token that the table
drew, and what it means now."""

from functools import partial

from companion.core.game import Json
from companion.games.lockdown.screens.encounter_inputs import (
    Input,
    inputs_height,
    light_input,
    number_input,
    paint_inputs,
    paint_tokens,
    people_input,
)
from companion.games.lockdown.screens.encounter_odds import chances_height, paint_chances
from companion.games.lockdown.screens.encounter_result import paint_result
from companion.games.lockdown.screens.encounter_suspense import Suspense
from companion.games.lockdown.screens.offered import Offer, asks, offers_of
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.pages.head import paint_head
from companion.ui.theme import BIG_CAP, TITLE_CAP

FOOT = 12.0
ODDS = 50.0  # mm beside the questions
ODDS_BELOW = 46.0
LEAST_TOKENS = 33.0  # mm for the tokens to tap


class EncounterPage:
    """`player`: who is chosen already; else whose turn it is."""

    def __init__(self, desk: Desk, player: int | None = None) -> None:
        self._desk = desk
        self._player = player if player is not None else desk.table.view.get("active_player")
        self._hand: int | None = None
        self._is_dark = not any(slot["on"] for slot in desk.table.view["power"].values())
        self._in_combat = 0
        self._is_reporting = False
        self._suspense = Suspense(desk)
        self._drawn_at: int | None = None  # the journal's length after the draw

    def show_last(self) -> None:
        """The draw that was the last thing to happen."""
        self._drawn_at = self._desk.table.length

    def draw(self) -> None:
        """The app draws; with a hand it compares too."""
        self._suspense.begin()
        self._meet({"hand": self._hand, "dark": self._is_dark} if self._hand is not None else {})

    def _meet(self, said: dict[str, Json]) -> None:
        offer = offers_of(self._desk, "encounter")[0]
        in_combat = {"adults_in_combat": self._in_combat} if asks(offer, "adults_in_combat") else {}
        command = {"do": "encounter", "player": self._player, **said, **in_combat}
        after = self._desk.table.length + 1  # the answer may come before the table is looked at anew
        self._desk.do(command, partial(setattr, self, "_drawn_at", after))

    def paint(self, brush: Brush, area: Rect) -> None:
        if self._suspense.is_on:
            self._suspense.paint(brush, area)
        elif self._drawn_at == self._desk.table.length:
            paint_result(brush, area, self._desk)
        else:
            self._paint_questions(brush, area)

    # Asking

    def _paint_questions(self, brush: Brush, area: Rect) -> None:
        desk = self._desk
        area = paint_head(brush, area, desk, desk.say("lockdown-meet-title"))
        offers = offers_of(desk, "encounter")
        if not offers:
            text = desk.say("lockdown-meet-nothing")
            brush.text(area, text, cap=TITLE_CAP, colour=brush.palette.quiet, across="centre")
            return
        seats = asks(offers[0], "player")
        if self._player not in seats:
            self._player = seats[0]
        drawing = next((offer for offer in offers if not asks(offer, "token")), None)
        if drawing is None or self._is_reporting:
            self._paint_reporting(brush, area, offers, can_draw=drawing is not None)
        else:
            self._paint_drawing(brush, area, offers)

    def _paint_drawing(self, brush: Brush, area: Rect, offers: list[Offer]) -> None:
        desk = self._desk
        foot, area = area.cut_bottom(brush.mm(FOOT), brush.gap)
        other, primary = foot.cut_left(foot.w * 0.28, brush.gap)
        self._paint_switch(brush, other, "lockdown-meet-report")
        brush.button(
            primary, desk.say("lockdown-meet-draw"), self.draw, name="draw", kind="primary", cap=TITLE_CAP
        )
        area = self._paint_odds(brush, area, offers)
        paint_inputs(brush, area, self._inputs(brush, area.w, offers), "questions")

    def _paint_odds(self, brush: Brush, area: Rect, offers: list[Offer]) -> Rect:
        """Where the questions leave room for them (they have a page of their own too); what is left."""
        if not area.is_portrait:
            odds, rest = area.cut_right(brush.mm(ODDS), brush.gap)
            if inputs_height(brush, self._inputs(brush, rest.w, offers)) <= rest.h:
                paint_chances(brush, odds, self._desk, self._hand)
                return rest
        room = area.h - inputs_height(brush, self._inputs(brush, area.w, offers)) - brush.gap
        for columns in (1, 2) if area.is_portrait else (2, 3):
            least = chances_height(brush, columns, has_surprise=True)
            if room >= least:
                wanted = brush.mm(ODDS_BELOW) * brush.theme.text_scale
                odds, rest = area.cut_bottom(max(least, min(wanted / columns, room)), brush.gap)
                paint_chances(brush, odds, self._desk, self._hand, columns)
                return rest
        return area

    def _inputs(self, brush: Brush, width: float, offers: list[Offer]) -> list[Input]:
        """What the offers leave open, but for the token."""
        desk = self._desk
        found = [self._people(brush, width, offers)]
        comparing = next((offer for offer in offers if asks(offer, "hand")), None)
        if comparing:
            hand = desk.say("lockdown-meet-hand")
            found.append(
                number_input(brush, width, hand, asks(comparing, "hand"), self._hand, self.set_hand, "hand")
            )
            found.append(light_input(brush, desk, self._is_dark, partial(setattr, self, "_is_dark")))
        return [*found, *self._combat(brush, width, offers)]

    def _people(self, brush: Brush, width: float, offers: list[Offer]) -> Input:
        seats = asks(offers[0], "player")
        return people_input(brush, width, self._desk, seats, self._player, partial(setattr, self, "_player"))

    def _combat(self, brush: Brush, width: float, offers: list[Offer]) -> list[Input]:
        numbers = asks(offers[0], "adults_in_combat")
        if not numbers:
            return []
        text, chosen = self._desk.say("lockdown-ask-adults_in_combat"), self._in_combat
        tapped = partial(setattr, self, "_in_combat")
        return [number_input(brush, width, text, numbers, chosen, tapped, "in_combat")]

    def set_hand(self, number: int) -> None:
        """A second tap takes it back: then the numbers are told instead."""
        self._hand = None if self._hand == number else number

    # Reporting

    def _paint_reporting(self, brush: Brush, area: Rect, offers: list[Offer], *, can_draw: bool) -> None:
        desk = self._desk
        if can_draw:
            foot, area = area.cut_bottom(brush.mm(FOOT), brush.gap)
            self._paint_switch(brush, foot, "lockdown-meet-draw-instead")
        inputs = [self._people(brush, area.w, offers), *self._combat(brush, area.w, offers)]
        above, area = area.cut_top(
            min(inputs_height(brush, inputs), area.h - brush.mm(LEAST_TOKENS)), brush.gap
        )
        paint_inputs(brush, above, inputs, "questions")
        label, area = area.cut_top(brush.theme.line(BIG_CAP), brush.mm(0.5))
        brush.text(label, desk.say("lockdown-ask-token"), cap=BIG_CAP, colour=brush.palette.now, font="bold")
        kinds = {kind for offer in offers for kind in asks(offer, "token")}
        paint_tokens(brush, area, desk, kinds, lambda kind: self._meet({"token": kind}))

    def _paint_switch(self, brush: Brush, rect: Rect, key: str) -> None:
        """Between the app's draw and the table's."""

        def change() -> None:
            self._is_reporting = not self._is_reporting

        brush.button(rect, self._desk.say(key), change, name="switch", cap=2.6)
