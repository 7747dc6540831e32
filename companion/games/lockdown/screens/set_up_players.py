"""First step of the set-up: who sits at the table, clockwise, and whom they play."""

from companion.games.lockdown.commands import NAME_LENGTH
from companion.games.lockdown.figures import figures
from companion.games.lockdown.screens.set_up_choices import Choices
from companion.games.lockdown.vocabulary import word
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.fitting import breakable, write_fitting
from companion.ui.layout import Rect
from companion.ui.pages.entry import EntryPage
from companion.ui.pages.head import paint_head
from companion.ui.pen import Across
from companion.ui.theme import BIG_CAP, CHOSEN_EDGE, NEAR_CAP, TOUCH

NAME = 2.8
STACKED = 2.3  # heights: a place that is no wider has the figure above its name


def paint_players(brush: Brush, rect: Rect, desk: Desk, choices: Choices) -> None:
    said = desk.say("lockdown-prepare-clockwise")
    line, rect = rect.cut_top(brush.height_of(said, rect.w), brush.small_gap)
    brush.text(line, said, colour=brush.palette.quiet)
    most = figures().limits.players
    cells = rect.rows(most, brush.gap) if brush.whole.is_portrait else rect.grid(3, 2, brush.gap)
    for place in range(len(choices.seats)):
        _seat(brush, cells[place], desk, choices, place)
    if choices.can_add_seat:
        text = desk.say("lockdown-prepare-add")
        cell = cells[len(choices.seats)]
        brush.button(cell, text, choices.add_seat, name="add-seat", icon="plus", kind="quiet")


def name_of(desk: Desk, choices: Choices, place: int) -> str:
    return choices.seats[place].name or desk.say("lockdown-setup-name-usual", seat=place + 1)


def _seat(brush: Brush, rect: Rect, desk: Desk, choices: Choices, place: int) -> None:
    brush.panel(rect)
    inner, number = rect.inset(brush.mm(0.8)), place + 1
    if rect.w > brush.mm(70):
        shut, inner = inner.cut_right(brush.mm(TOUCH), brush.small_gap)
        upper, lower = inner.columns(2, brush.small_gap)
    else:
        upper, lower = inner.rows(2, brush.small_gap)
        shut, upper = upper.cut_right(brush.mm(TOUCH), brush.small_gap)
    _name(brush, upper, desk, choices, place)
    _character(brush, lower, desk, choices, place)
    if len(choices.seats) > 1:
        brush.button(
            shut,
            "",
            lambda: choices.remove_seat(place),
            name=f"remove-seat-{number}",
            icon="close",
            kind="quiet",
        )


def _name(brush: Brush, rect: Rect, desk: Desk, choices: Choices, place: int) -> None:
    def keep(name: str) -> None:
        choices.seats[place].name = name.strip()

    def ask() -> None:
        title = desk.say("lockdown-setup-name", seat=place + 1)
        desk.show(EntryPage(desk, title, choices.seats[place].name, keep, NAME_LENGTH))

    name = name_of(desk, choices, place)
    brush.panel(rect, fill=brush.palette.raised)
    inner = rect.inset(brush.mm(1.2), brush.mm(0.3))
    number, inner = inner.cut_left(brush.mm(4), brush.mm(0.6))
    brush.text(number, str(place + 1), cap=BIG_CAP, font="mono", colour=brush.palette.quiet)
    write_fitting(brush, inner, breakable(name), cap=BIG_CAP, font="bold")
    brush.zone(f"name-{place + 1}", rect, ask, text=name)


def _character(brush: Brush, rect: Rect, desk: Desk, choices: Choices, place: int) -> None:
    character = choices.seats[place].character
    text = desk.say(word("character", character))
    paint_figure(brush, rect, character, text)
    page = CharactersPage(desk, choices, place)
    brush.zone(f"character-{place + 1}", rect, lambda: desk.show(page), text=text)


def paint_figure(
    brush: Brush, rect: Rect, character: str, text: str, note: str = "", *, is_shut: bool = False
) -> None:
    """A character: the figure, the name, and who has it already."""
    palette = brush.palette
    brush.panel(rect, fill=palette.ground if is_shut else palette.raised)
    inner = rect.inset(brush.mm(1), brush.mm(0.5))
    side = min(inner.h, brush.mm(15), inner.w * 0.34)
    width = inner.w - side - brush.mm(1)
    widest = max(brush.width_of(part) for part in text.split())
    is_stacked = rect.w < STACKED * rect.h or widest > width
    width = inner.w if is_stacked else width
    cap, lines = (NAME, 1) if brush.width_of(text) <= width else (NEAR_CAP, 2)
    line = lines * brush.theme.line(cap)
    below = min(brush.height_of(note, width), inner.h - line) if note else 0
    if is_stacked:
        said, figure = inner.cut_bottom(line + below, brush.mm(0.5))
    else:
        figure, said = inner.cut_left(side, brush.mm(1))
        said = said.centred(said.w, line + below) if note else said
    brush.icon(f"character-{character}", figure, palette.faint if is_shut else palette.text)
    across: Across = "centre" if is_stacked else "left"
    if note:
        place, said = said.cut_bottom(below)
        write_fitting(brush, place, note, colour=palette.quiet, across=across)
    brush.text(said, text, cap=cap, colour=palette.quiet if is_shut else palette.text, across=across)


class CharactersPage:
    """All characters with their figures. One that somebody else plays is exchanged with that player."""

    def __init__(self, desk: Desk, choices: Choices, place: int) -> None:
        self._desk = desk
        self._choices = choices
        self._place = place

    def paint(self, brush: Brush, area: Rect) -> None:
        name = name_of(self._desk, self._choices, self._place)
        rest = paint_head(brush, area, self._desk, self._desk.say("lockdown-setup-character", name=name))
        names = list(figures().characters)
        cells = rest.grid(2, 6, brush.gap) if brush.whole.is_portrait else rest.grid(3, 4, brush.gap)
        for character, cell in zip(names, cells, strict=True):
            self._paint_one(brush, cell, character)

    def _paint_one(self, brush: Brush, cell: Rect, character: str) -> None:
        desk, choices, palette = self._desk, self._choices, brush.palette
        holder, rival = choices.holder(character), choices.rival(self._place, character)
        text, note = desk.say(word("character", character)), ""
        if holder is not None and holder != self._place:
            note = desk.say("lockdown-prepare-exchange", name=breakable(name_of(desk, choices, holder)))
        if rival is not None:
            note = desk.say("lockdown-prepare-same-colour", name=breakable(name_of(desk, choices, rival)))
        paint_figure(brush, cell, character, text, note, is_shut=rival is not None)
        if holder == self._place:
            brush.outline(cell, palette.now, CHOSEN_EDGE)
            corner = Rect(cell.right - brush.mm(5), cell.y + brush.mm(1), brush.mm(4), brush.mm(4))
            brush.icon("tick", corner, palette.now)
        if rival is None:
            brush.zone(f"choose-{character}", cell, lambda: self._pick(character), text=text)

    def _pick(self, character: str) -> None:
        self._choices.pick(self._place, character)
        self._desk.back()
