"""How a game ended, for the whole table: the cause in far-legible words, everybody's fate, and what is left
to do before there are winners."""

from companion.core.game import Json
from companion.games.lockdown.screens.people import STANDING_ICONS
from companion.games.lockdown.vocabulary import word
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.fitting import breakable, write_fitting
from companion.ui.layout import Rect
from companion.ui.pages.grid import row_width
from companion.ui.theme import BIG_CAP, CAP_SHARE, FAR_CAP, LINE_SHARE, NEAR_CAP

FAR_LINE = FAR_CAP / CAP_SHARE * LINE_SHARE  # mm
CHECKS = (1, 2, 3)
CHECK_CAPS = (3.0, 2.8, 2.6, NEAR_CAP)
ROW = 12.0
SIGN = 3.5


def paint_overview(brush: Brush, rect: Rect, desk: Desk) -> None:
    survivors = desk.table.view["ending"]["survivors"]
    rest = _paint_cause(brush, rect, desk)
    if not survivors:
        _paint_fates(brush, rest, desk)
    elif brush.whole.is_portrait:
        check, fates = rest.cut_bottom(min(_check_height(brush, rest.w, desk), rest.h * 0.55), brush.gap)
        _paint_fates(brush, fates, desk)
        _paint_check(brush, check, desk)
    else:
        fates, check = rest.columns([1, 1.2], brush.gap)
        _paint_fates(brush, fates, desk)
        _paint_check(brush, check, desk)


def _paint_cause(brush: Brush, rect: Rect, desk: Desk) -> Rect:
    """What became of the facility, legible from across the table; what is left below."""
    palette = brush.palette
    cause = desk.table.view["ending"]["cause"]
    is_destroyed = cause == "destroyed"
    ink = palette.danger if is_destroyed else palette.warning
    ground = palette.danger_ground if is_destroyed else palette.warning_ground
    note = desk.say(f"lockdown-ended-{cause}-note")
    far, is_wide = brush.mm(FAR_LINE), not brush.whole.is_portrait
    inner_w = rect.w - 2 * brush.gap
    height = far + 2 * brush.small_gap + (0 if is_wide else brush.height_of(note, inner_w) + brush.mm(0.6))
    box, rest = rect.cut_top(height, brush.gap)
    brush.panel(box, fill=ground, edge=ink)
    inner = box.inset(brush.gap, brush.mm(0.8))
    above, below = inner.cut_top(far, brush.mm(0.6))
    icon, above = above.cut_left(brush.mm(10), brush.gap)
    brush.icon(cause, icon, ink)
    said = desk.say(f"lockdown-ended-{cause}")
    if is_wide:
        width = brush.width_of(said, cap=FAR_CAP, font="bold", scales=False) + brush.mm(1)
        above, below = above.cut_left(width, brush.gap * 2)
    brush.text(above, said, cap=FAR_CAP, font="bold", colour=ink, scales=False, least=FAR_CAP, wraps=False)
    brush.text(below, note)
    return rest


def _paint_fates(brush: Brush, rect: Rect, desk: Desk) -> None:
    """Everybody, and how many live."""
    view = desk.table.view
    count = len(view["ending"]["survivors"])
    said = desk.say("lockdown-ended-alive", count=count) if count else desk.say("lockdown-ended-nobody")
    line, rest = rect.cut_top(brush.theme.line(BIG_CAP), brush.small_gap)
    extent = brush.text(line, said, cap=BIG_CAP, font="bold")
    if count:
        beside = Rect(extent.right + brush.gap, line.y, line.right - extent.right - brush.gap, line.h)
        note = desk.say("lockdown-ended-before-check")
        if brush.width_of(note) <= beside.w:
            brush.text(beside, note, colour=brush.palette.quiet)
    players = view["players"]
    heights = _fate_heights(brush, rest, desk, rest.w)
    if sum(heights) + brush.small_gap * (len(heights) - 1) > rest.h:
        heights = _fate_heights(brush, rest, desk, row_width(brush, rest))
    brush.rows(rest, "fates", heights, lambda number, place: _paint_fate(brush, place, desk, players[number]))


def _fate_heights(brush: Brush, rect: Rect, desk: Desk, width: float) -> list[float]:
    """Rows that share the place, higher where a name takes several lines."""
    players = desk.table.view["players"]
    share = min(brush.mm(ROW), (rect.h - 1) / len(players) - brush.small_gap)
    found = []
    for player in players:
        fate = brush.width_of(desk.say(word("standing", player["status"])))
        room = width - fate - share - 4 * brush.gap
        name = brush.height_of(breakable(player["name"]), room, font="bold")
        found.append(max(share, name + brush.mm(0.6)))
    return found


def _paint_fate(brush: Brush, rect: Rect, desk: Desk, player: dict[str, Json]) -> None:
    palette, status = brush.palette, player["status"]
    is_dead = status == "dead"
    brush.panel(
        rect,
        fill=palette.ground if is_dead else palette.panel,
        edge=palette.edge if is_dead else palette.safe,
    )
    inner = rect.inset(brush.gap, brush.mm(0.3))
    icon, inner = inner.cut_left(min(inner.h, brush.mm(8)), brush.gap)
    brush.icon(STANDING_ICONS.get(status, "person"), icon, palette.quiet if is_dead else palette.safe)
    said = desk.say(word("standing", status))
    fate, name = inner.cut_right(min(brush.width_of(said) + brush.mm(0.5), inner.w * 0.7), brush.gap)
    ink = palette.quiet if is_dead else palette.text
    write_fitting(brush, name, breakable(player["name"]), font="bold", cap=2.8, colour=ink)
    brush.text(fate, said, colour=palette.quiet if is_dead else palette.safe, across="right")


def _paint_check(brush: Brush, rect: Rect, desk: Desk) -> None:
    """What the table does before there are winners, as large as there is room for."""
    line, rest = rect.cut_top(brush.theme.line(BIG_CAP), brush.small_gap)
    brush.text(line, desk.say("lockdown-ended-check"), cap=BIG_CAP, font="bold")
    brush.panel(rest)
    fitting = (cap for cap in CHECK_CAPS if _check_height(brush, rect.w, desk, cap) <= rect.h)
    cap = next(fitting, None)
    inner = rest.inset(brush.gap, brush.mm(0.8))
    size, texts = cap or NEAR_CAP, _checks(desk)
    width = (row_width(brush, inner) if cap is None else inner.w) - brush.mm(SIGN) - brush.gap
    heights = [brush.height_of(text, width, cap=size) for text in texts]

    def paint(number: int, place: Rect) -> None:
        mark, said = place.cut_left(brush.mm(SIGN), brush.gap)
        brush.text(mark, str(number + 1), cap=size, font="bold", down="top")
        brush.text(said, texts[number], cap=size, down="top")

    brush.rows(inner, "victory-check", heights, paint)


def _checks(desk: Desk) -> list[str]:
    return [desk.say(f"lockdown-ended-check-{number}") for number in CHECKS]


def _check_height(brush: Brush, width: float, desk: Desk, cap: float = NEAR_CAP) -> float:
    """What the victory check needs to be seen whole."""
    inner = width - 3 * brush.gap - brush.mm(SIGN)
    texts = sum(brush.height_of(text, inner, cap=cap) for text in _checks(desk))
    return brush.theme.line(BIG_CAP) + texts + brush.small_gap * (len(CHECKS) + 3)
