"""What is asked at a draw, as big buttons: who, which token, how many cards in hand, lit or dark."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial
from math import ceil

from companion.core.game import Json
from companion.games.lockdown.figures import KINDS
from companion.games.lockdown.screens.encounter_choice import choice_columns, paint_choice
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.fitting import breakable
from companion.ui.layout import Rect
from companion.ui.theme import BIG_CAP, CHOSEN_EDGE, NEAR_CAP, TOUCH

ROW = 10.0  # mm, a row of buttons
NUMBER_WIDTH = 9.4


@dataclass(frozen=True)
class Input:
    """One question: how high it is in that width, and how it is painted."""

    height: float
    paint: Callable[[Rect], None]


def bag_odds(desk: Desk, **said: Json) -> dict[str, Json]:
    """The chances of the next token; empty where the bag is."""
    if not sum(desk.table.view["bag"].values()):
        return {}
    answer: dict[str, Json] = desk.table.ask("odds", **said)
    return answer


def inputs_height(brush: Brush, inputs: Sequence[Input]) -> float:
    """What they need so that nothing must be pulled."""
    return sum(each.height for each in inputs) + brush.small_gap * (len(inputs) - 1)


def paint_inputs(brush: Brush, rect: Rect, inputs: Sequence[Input], name: str) -> None:
    """One below the other; a list to pull where they are too many."""
    heights = [each.height for each in inputs]
    brush.rows(rect, name, heights, lambda number, place: inputs[number].paint(place))


def people_input(
    brush: Brush,
    width: float,
    desk: Desk,
    seats: Sequence[int],
    chosen: int | None,
    do: Callable[[int], None],
) -> Input:
    """Who: the players that may be meant."""
    players = {player["seat"]: player for player in desk.table.view["players"]}
    names = [breakable(players[seat]["name"]) for seat in seats]
    arrows = brush.mm(TOUCH + 1)  # where the list must be pulled
    columns = choice_columns(brush, width - arrows, names, has_tick=True)

    def paint(rect: Rect) -> None:
        rect = _paint_label(brush, rect, desk.say("lockdown-ask-player"))
        cells = rect.grid(columns, ceil(len(seats) / columns), brush.small_gap)
        for seat, name, cell in zip(seats, names, cells, strict=False):
            paint_choice(
                brush,
                cell,
                name,
                partial(do, seat),
                name=f"player-{seat}",
                icon=f"character-{players[seat]['character']}",
                is_chosen=seat == chosen,
            )

    return Input(_label(brush) + _rows(brush, ceil(len(seats) / columns)), paint)


def number_input(
    brush: Brush,
    width: float,
    text: str,
    numbers: Sequence[int],
    chosen: int | None,
    do: Callable[[int], None],
    name: str,
) -> Input:
    """One of a few numbers."""
    gap = brush.small_gap
    most = max(1, int((width + gap) / (brush.mm(NUMBER_WIDTH) + gap)))
    rows = ceil(len(numbers) / most)
    columns = ceil(len(numbers) / rows)

    def paint(rect: Rect) -> None:
        rect = _paint_label(brush, rect, text)
        for number, cell in zip(numbers, rect.grid(columns, rows, gap), strict=False):
            is_chosen = number == chosen
            _paint_number(brush, cell, number, is_chosen)
            brush.zone(f"{name}-{number}", cell, partial(do, number), text=str(number))

    return Input(_label(brush, text, width) + _rows(brush, rows), paint)


def _paint_number(brush: Brush, cell: Rect, number: int, is_chosen: bool) -> None:
    """Too narrow for a tick beside it: what is chosen is filled and underlined."""
    palette = brush.palette
    brush.panel(cell, fill=palette.raised, edge=palette.now if is_chosen else palette.edge)
    if is_chosen:
        brush.outline(cell, palette.now, CHOSEN_EDGE)
        brush.fill(cell.cut_bottom(brush.mm(1.4))[0].inset(brush.mm(2), brush.mm(0.3)), palette.now)
    brush.text(cell, str(number), cap=BIG_CAP, font="bold", across="centre", wraps=False)


def light_input(brush: Brush, desk: Desk, is_dark: bool, do: Callable[[bool], None]) -> Input:
    """Lit or dark: two buttons, one of them chosen."""

    def paint(rect: Rect) -> None:
        lit, dark = rect.columns(2, brush.small_gap)
        for cell, value, key, icon in ((lit, False, "lit", "lamp"), (dark, True, "dark", "dark")):
            brush.button(
                cell,
                desk.say(f"lockdown-meet-room-{key}"),
                partial(do, value),
                name=f"light-{key}",
                kind="chosen" if value == is_dark else "plain",
                icon=icon,
                cap=2.8,
            )

    return Input(_rows(brush, 1), paint)


def paint_tokens(
    brush: Brush, rect: Rect, desk: Desk, offered: Collection[str], do: Callable[[str], None]
) -> None:
    """The six kinds of tokens to tap, with how many are in the bag and how likely each is."""
    columns = 3 if rect.w > brush.mm(110) else 2
    chances = bag_odds(desk).get("tokens", {})
    for kind, cell in zip(KINDS, rect.grid(columns, ceil(len(KINDS) / columns), brush.gap), strict=True):
        is_there = kind in offered
        count, chance = desk.table.view["bag"][kind], chances.get(kind, {}).get("chance", 0)
        note = desk.say("lockdown-meet-in-bag", count=count, percent=round(chance * 100))
        _paint_token(brush, cell, desk.say(f"lockdown-meet-{kind}"), kind, note, is_there)
        if is_there:
            brush.zone(f"choice-token-{kind}", cell, partial(do, kind), text=kind)


def _paint_token(brush: Brush, cell: Rect, word: str, kind: str, note: str, is_there: bool) -> None:
    palette = brush.palette
    ink = palette.text if is_there else palette.quiet
    brush.panel(cell, fill=palette.raised if is_there else palette.ground)
    inner = cell.inset(brush.mm(1.2), brush.mm(0.6))
    side = min(inner.h, inner.w * 0.3, brush.mm(13))
    icon, inner = inner.cut_left(side, brush.mm(1.2))
    brush.icon(kind, icon, ink)
    above, below = inner.rows([1.1, 1])
    brush.text(above, word, cap=BIG_CAP, font="bold", colour=ink, down="bottom", wraps=False)
    brush.text(below, note, cap=NEAR_CAP, colour=palette.quiet, down="top")


def _label(brush: Brush, text: str = "", width: float = 0) -> float:
    return (brush.height_of(text, width) if text else brush.theme.line()) + brush.mm(0.3)


def _paint_label(brush: Brush, rect: Rect, text: str) -> Rect:
    label, rest = rect.cut_top(_label(brush, text, rect.w))
    brush.text(label, text, colour=brush.palette.quiet)
    return rest


def _rows(brush: Brush, rows: int) -> float:
    return rows * brush.mm(max(ROW, TOUCH)) + (rows - 1) * brush.small_gap
