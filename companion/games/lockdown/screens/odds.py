"""The bag: each kind with count and exact chance, the surprise attack by hand, and where the others are."""

from companion.core.game import Json
from companion.games.lockdown.figures import KINDS
from companion.games.lockdown.screens.encounter_inputs import bag_odds
from companion.games.lockdown.screens.encounter_odds import percent
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.pages.head import paint_head
from companion.ui.theme import NEAR_CAP, TITLE_CAP

HANDS = range(7)


class OddsPage:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def paint(self, brush: Brush, area: Rect) -> None:
        desk = self._desk
        count = sum(desk.table.view["bag"].values())
        area = paint_head(brush, area, desk, desk.say("lockdown-odds-title", count=count))
        odds = bag_odds(desk)
        if not odds:
            text = desk.say("lockdown-no-token-in-bag")
            brush.text(area, text, cap=TITLE_CAP, colour=brush.palette.quiet, across="centre")
            return
        if area.is_portrait:
            above, below = area.rows([1.25, 1], brush.gap)
        else:
            above, below = area.columns([1.25, 1], brush.gap)
        self._paint_kinds(brush, above, odds["tokens"])
        self._paint_surprise(brush, below)

    def _paint_kinds(self, brush: Brush, rect: Rect, chances: Json) -> None:
        brush.panel(rect)
        inner = rect.inset(brush.mm(1.6))
        for kind, row in zip(KINDS, inner.rows(len(KINDS), brush.small_gap), strict=True):
            self._paint_kind(brush, row, kind, chances[kind])

    def _paint_kind(self, brush: Brush, row: Rect, kind: str, chance: Json) -> None:
        """Icon; count, word, fraction and percent; a bar; supply and board."""
        desk, view, line = self._desk, self._desk.table.view, brush.theme.line()
        side = min(row.h, brush.mm(9))
        icon, row = row.cut_left(side, brush.mm(1.2))
        brush.icon(kind, icon)
        row = row.centred(row.w, min(row.h, 2 * line + brush.mm(2)))
        words, below = row.cut_top(line)
        bar, below = below.cut_top(brush.mm(1.2), brush.mm(0.2))
        figure = desk.say("lockdown-odds-figure", exact=chance["exact"], percent=percent(desk, chance))
        number, words = words.cut_right(brush.width_of(figure, font="bold"), brush.mm(0.5))
        text = desk.say(
            "lockdown-odds-count", count=view["bag"][kind], token=desk.say(f"lockdown-meet-{kind}")
        )
        brush.text(words, text, font="bold", wraps=False)
        brush.text(number, figure, font="bold", across="right", wraps=False)
        brush.meter(bar, chance["chance"], brush.palette.power)
        where = desk.say(
            "lockdown-odds-elsewhere",
            supply=view["supply"][kind],
            board=view["on_board"].get(kind, 0),
            kind="blank" if kind == "blank" else "xeno",
        )
        brush.text(below, where, cap=NEAR_CAP, colour=brush.palette.quiet, wraps=False)

    def _paint_surprise(self, brush: Brush, rect: Rect) -> None:
        """By the cards in hand, in the light and in the dark."""
        desk, palette = self._desk, brush.palette
        brush.panel(rect)
        inner = rect.inset(brush.mm(1.6))
        title, inner = inner.cut_top(
            brush.height_of(desk.say("lockdown-odds-surprise"), inner.w, font="bold")
        )
        brush.text(title, desk.say("lockdown-odds-surprise"), font="bold", colour=palette.danger)
        rows = inner.rows(len(HANDS) + 1, brush.mm(0.3))
        self._paint_row(brush, rows[0], [desk.say(f"lockdown-odds-{key}") for key in ("hand", "lit", "dark")])
        for hand, row in zip(HANDS, rows[1:], strict=True):
            chances = bag_odds(desk, hand=hand)["surprise"]
            brush.fill(row, palette.raised if hand % 2 == 0 else palette.panel)
            figures = [percent(desk, chances[key]) for key in ("lit", "dark")]
            self._paint_row(brush, row, [str(hand), *figures])

    def _paint_row(self, brush: Brush, row: Rect, texts: list[str]) -> None:
        is_head = not texts[0].isdigit()
        for text, cell in zip(texts, row.columns([1, 1, 1], brush.mm(0.5)), strict=True):
            ink = brush.palette.quiet if is_head else brush.palette.text
            brush.text(cell, text, font="regular" if is_head else "bold", colour=ink, across="centre")
