"""Last step of the set-up: the app deals the power tokens, or people tap in what they dealt."""

from collections.abc import Callable

from companion.games.lockdown.figures import SECTIONS, figures
from companion.games.lockdown.screens.set_up_choices import POWER_TOKENS, Choices
from companion.games.lockdown.screens.set_up_parts import Tile, paint_tiles
from companion.games.lockdown.vocabulary import word
from companion.ui.brush import Brush, Kind
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.theme import BIG_CAP, TITLE_CAP

TILE = 17.0
TOKEN = 16.0


def paint_power(brush: Brush, rect: Rect, desk: Desk, choices: Choices) -> None:
    tiles = [
        Tile(
            name=f"power-{way}",
            title=desk.say(f"lockdown-prepare-power-{way}"),
            note=desk.say(f"lockdown-prepare-power-{way}-note"),
            is_chosen=choices.is_power_dealt == is_dealt,
            do=_deal(choices, is_dealt),
        )
        for way, is_dealt in (("dealt", True), ("told", False))
    ]
    width = (rect.w - brush.gap) / len(tiles)
    height = max(tile.height(brush, width) for tile in tiles)
    ways, rest = rect.cut_top(max(height, brush.mm(TILE)), brush.gap)
    paint_tiles(brush, tiles, ways.columns(len(tiles), brush.gap))
    if choices.is_power_dealt:
        _paint_tokens(brush, rest, desk)
        return
    cells = rest.grid(2, 2, brush.gap) if brush.whole.is_portrait else rest.columns(len(SECTIONS), brush.gap)
    for section, cell in zip(SECTIONS, cells, strict=True):
        _place(brush, cell, desk, choices, section)


def _paint_tokens(brush: Brush, rect: Rect, desk: Desk) -> None:
    """What will be dealt: the four tokens, and which of them begin with power."""
    brush.panel(rect)
    text = desk.say("lockdown-prepare-power-later")
    inner = rect.inset(brush.gap)
    said, inner = inner.cut_bottom(brush.height_of(text, inner.w, cap=2.6), brush.gap)
    brush.text(said, text, cap=2.6, colour=brush.palette.quiet, across="centre")
    row = inner.centred(brush.mm(TOKEN * 4 + 6), brush.mm(TOKEN))
    for number, place in zip(POWER_TOKENS, row.columns(len(POWER_TOKENS), brush.mm(2)), strict=True):
        _paint_token(brush, place, number)


def _paint_token(brush: Brush, rect: Rect, number: int) -> None:
    palette, is_on = brush.palette, number in figures().setup.power_on
    brush.panel(rect, fill=palette.power_ground if is_on else palette.ground)
    if not is_on:
        brush.hatch(rect.inset(brush.mm(0.3)), palette.panel)
    ink = palette.power if is_on else palette.quiet
    lamp, figure = rect.inset(brush.mm(1)).columns(2)
    brush.icon("lamp", lamp, ink, is_struck=not is_on)
    brush.text(figure, str(number), cap=TITLE_CAP, font="bold", colour=ink, across="centre")


def _deal(choices: Choices, is_dealt: bool) -> Callable[[], None]:
    def deal() -> None:
        choices.is_power_dealt = is_dealt

    return deal


def _place(brush: Brush, rect: Rect, desk: Desk, choices: Choices, section: str) -> None:
    """One place for a power token: which one lies there, and whether that means light."""
    palette, token = brush.palette, choices.power.get(section)
    brush.panel(rect)
    inner = rect.inset(brush.mm(1))
    head, inner = inner.cut_top(brush.theme.line(BIG_CAP) + brush.mm(0.6), brush.mm(0.6))
    sign, head = head.cut_right(head.h, brush.mm(0.6))
    brush.text(head, desk.say(word("section", section)), cap=BIG_CAP, font="bold")
    if token is not None:
        is_on = token in figures().setup.power_on
        brush.icon("lamp", sign, palette.power if is_on else palette.quiet, is_struck=not is_on)
    for number, place in zip(POWER_TOKENS, inner.grid(2, 2, brush.small_gap), strict=True):
        brush.button(
            place,
            str(number),
            _laying(choices, section, number),
            name=f"power-{section}-{number}",
            cap=TITLE_CAP,
            kind=_kind(choices, section, number),
        )


def _kind(choices: Choices, section: str, number: int) -> Kind:
    if choices.power.get(section) == number:
        return "chosen"
    return "quiet" if number in choices.power.values() else "plain"


def _laying(choices: Choices, section: str, number: int) -> Callable[[], None]:
    return lambda: choices.lay_power(section, number)
