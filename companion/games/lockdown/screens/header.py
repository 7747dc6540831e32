"""The top of every page at the table: the phase, to be read from afar; round, undo and menu."""

from functools import partial

from companion.games.lockdown.screens.far import far_width, write_far
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.pages.doors import show_menu
from companion.ui.pages.head import paint_undo
from companion.ui.theme import TOUCH

HEIGHT = 10.5
MENU, WARNING_MENU = 10.5, 18.0
AIR = 0.6  # mm beside the round
CLOCK = 6.0  # mm of the sign before the time


def paint_header(brush: Brush, area: Rect, desk: Desk) -> Rect:
    """Paints it; what is left of the area below. In a tall place the phase has a line of its own."""
    head, rest = area.cut_top(brush.mm(HEIGHT), brush.gap * 0.75)
    menu, phase = head.cut_right(_menu_width(brush, desk), brush.gap)
    if area.is_portrait:
        line, rest = rest.cut_top(max(brush.mm(TOUCH), brush.theme.line() * 2), brush.gap * 0.75)
    else:
        phase, line = phase.cut_left(far_width(brush, _phase(desk)), brush.gap)
    _paint_menu(brush, menu, desk)
    write_far(brush, phase, _phase(desk), brush.palette.now)
    if _shows_time(desk):
        time, line = line.cut_left(_time_width(brush, desk), brush.gap)
        _paint_time(brush, time, desk)
    number, undo = line.cut_left(_round_width(brush, desk), brush.gap)
    _paint_round(brush, number, desk)
    paint_undo(brush, undo, desk)
    return rest


def _phase(desk: Desk) -> str:
    return desk.say(f"lockdown-screen-phase-{desk.table.view['phase']}")


def _shows_time(desk: Desk) -> bool:
    """Where the page below has no time track."""
    return bool(desk.table.view["phase"] == "event")


def _time_width(brush: Brush, desk: Desk) -> float:
    return brush.mm(CLOCK + AIR) + far_width(brush, str(desk.table.view["time"]))


def _paint_time(brush: Brush, rect: Rect, desk: Desk) -> None:
    clock, number = rect.cut_left(brush.mm(CLOCK), brush.mm(AIR))
    brush.icon("time", clock, brush.palette.quiet)
    room = number.inset(0, -brush.mm(0.5))  # figures fill less than their line
    write_far(brush, room, str(desk.table.view["time"]), brush.palette.text)


def _round(desk: Desk) -> tuple[str, str]:
    return desk.say("lockdown-screen-round"), str(desk.table.view["round"])


def _round_width(brush: Brush, desk: Desk) -> float:
    return max(brush.width_of(line, font="bold") for line in _round(desk)) + brush.mm(AIR)


def _paint_round(brush: Brush, rect: Rect, desk: Desk) -> None:
    word, number = _round(desk)
    above, below = rect.rows(2)
    brush.text(above, word, colour=brush.palette.quiet, down="bottom", across="centre", wraps=False)
    brush.text(below, number, font="bold", down="top", across="centre", wraps=False)


def _menu_width(brush: Brush, desk: Desk) -> float:
    """Wider where it warns."""
    return brush.mm(WARNING_MENU if desk.table.unsaved else MENU)


def _paint_menu(brush: Brush, rect: Rect, desk: Desk) -> None:
    brush.button(rect, "", partial(show_menu, desk), name="menu")
    left, right = rect.columns(2) if desk.table.unsaved else (rect, None)
    brush.icon("menu", left.centred(brush.mm(6), brush.mm(6)))
    if right:  # the last moves are not on the disk
        brush.icon("warning", right.centred(brush.mm(6), brush.mm(6)), brush.palette.warning)
