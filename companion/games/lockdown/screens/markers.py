"""Markers against their limits, the bag, figures on the board and the ways out: in panels where there is
height, else in one line or two."""

from dataclasses import dataclass
from functools import partial

from companion.games.lockdown.figures import KINDS, figures
from companion.games.lockdown.screens.pieces import Piece, paint_pieces
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.fitting import WIDE, fits
from companion.ui.layout import Rect
from companion.ui.pages.doors import show_actions
from companion.ui.theme import TOUCH, Colour, Palette

MARGIN = 1.2
NEARLY_ALL = 2


@dataclass(frozen=True)
class Marker:
    """How many there are, how many there can be."""

    icon: str
    name: str
    count: int
    whole: int
    colour: Colour

    @property
    def is_near(self) -> bool:
        return self.whole - self.count <= NEARLY_ALL


def info_height(brush: Brush, width: float) -> tuple[float, float]:
    """The least, and what it would like to have."""
    line, margin = brush.theme.line(), brush.mm(MARGIN)
    if width >= brush.mm(WIDE):
        return line + margin, line * 4 + margin * 2
    return line * 2 + margin, line * 7 + margin * 2


def touchable_info(brush: Brush, rect: Rect) -> Rect:
    """Where it is low, a finger's height that reaches up into what stands above it."""
    height = max(rect.h, brush.mm(TOUCH))
    return Rect(rect.x, rect.bottom - height, rect.w, height)


def paint_info(brush: Brush, rect: Rect, desk: Desk) -> None:
    """Everything that is read from near. A tap on the markers, or on the bag, leads to more."""
    if rect.h <= 0:
        return
    is_wide = rect.w >= brush.mm(WIDE)
    is_low = rect.h - brush.mm(MARGIN * 0.8) < brush.theme.line() * 3
    shares = [1, 1.6 if is_low else 2] if is_wide else [1, 1]
    left, right = rect.columns(shares, brush.mm(1))
    markers, bag = touchable_info(brush, rect).columns(shares, brush.mm(1))
    brush.zone("markers", markers, partial(show_actions, desk, "markers"))
    brush.zone("bag", bag, partial(_show_odds, desk))
    if is_low and not is_wide:
        brush.panel(rect)
        above, below = rect.inset(brush.mm(MARGIN), brush.mm(MARGIN * 0.4)).rows(2)
        paint_pieces(brush, above, [_markers_in_words(brush, desk), _markers_in_signs(brush, desk)])
        paint_pieces(brush, below, _bags(brush, desk))
        return
    for panel in (left, right):
        brush.panel(panel)
    _paint_markers(brush, left.inset(brush.mm(MARGIN), brush.mm(MARGIN * 0.4)), desk)
    inside = right.inset(brush.mm(MARGIN), brush.mm(MARGIN * 0.4))
    if is_wide:
        _paint_bag_and_board(brush, inside, desk)
    else:  # the board is told beside the time
        paint_pieces(brush, inside, _bags(brush, desk))


def _show_odds(desk: Desk) -> None:
    from companion.games.lockdown.screens.odds import OddsPage

    desk.show(OddsPage(desk))


def _markers(brush: Brush, desk: Desk) -> list[Marker]:
    view, palette = desk.table.view, brush.palette
    fires, faults = view["fires"], view["malfunctions"]
    found = [
        ("fire", "fires", fires, fires + view["fire_supply"]),
        ("malfunction", "malfunctions", faults, faults + view["malfunction_supply"]),
        ("egg", "eggs", view["eggs"], figures().limits.eggs),
    ]
    return [
        Marker(icon, desk.say(f"lockdown-table-{key}"), count, whole, _colour(palette, key, count, whole))
        for icon, key, count, whole in found
    ]


def _colour(palette: Palette, key: str, count: int, whole: int) -> Colour:
    """It changes over half, and again near the end; eggs harm nobody."""
    left = whole - count
    if key == "eggs":
        return palette.text
    return palette.danger if left <= NEARLY_ALL else palette.warning if left < count else palette.text


def _paint_markers(brush: Brush, box: Rect, desk: Desk) -> None:
    markers = _markers(brush, desk)
    if box.h >= brush.theme.line() * len(markers):
        for marker, row in zip(markers, box.rows(len(markers)), strict=True):
            _paint_marker(brush, row, marker)
        return
    paint_pieces(brush, box, [_markers_in_words(brush, desk), _markers_in_signs(brush, desk)])


def _markers_in_words(brush: Brush, desk: Desk) -> list[Piece]:
    return [
        Piece(((each.icon, each.colour),), each.name, str(each.count), f"/{each.whole}", each.colour)
        for each in _markers(brush, desk)
    ]


def _markers_in_signs(brush: Brush, desk: Desk) -> list[Piece]:
    return [
        Piece(((each.icon, each.colour),), "", str(each.count), f"/{each.whole}", each.colour)
        for each in _markers(brush, desk)
    ]


def _paint_marker(brush: Brush, row: Rect, marker: Marker) -> None:
    """Icon, name and figures in a line, the meter below it where there is room, else behind the name."""
    palette, line = brush.palette, brush.theme.line()
    bar = brush.mm(1.2)
    words, below = row.cut_top(min(line, row.h))
    icon, words = words.cut_left(line, brush.mm(0.5))
    brush.icon(marker.icon, icon, marker.colour)
    whole = f"/{marker.whole}"
    end = brush.width_of(whole, font="regular")
    limit, words = words.cut_right(end)
    brush.text(limit, whole, colour=palette.quiet, across="right", wraps=False)
    figure, words = words.cut_right(brush.width_of("00", font="bold"), brush.mm(0.6))
    brush.text(figure, str(marker.count), font="bold", colour=marker.colour, across="right", wraps=False)
    if marker.is_near and marker.colour == palette.danger:
        sign, words = words.cut_right(line * 0.9, brush.mm(0.4))
        brush.icon("warning", sign, marker.colour)
    written = Rect(words.x, words.y, 0, 0)
    if fits(brush, words, marker.name):  # else the icon says it
        written = brush.text(words, marker.name, wraps=False)
    share = marker.count / marker.whole
    fill = palette.quiet if marker.colour == palette.text else marker.colour
    if below.h >= bar:
        brush.meter(Rect(row.x, below.y, row.w, bar), share, fill)
    elif words.w - written.w > brush.mm(6):
        rest = words.cut_left(written.w, brush.mm(1))[1]
        brush.meter(rest.centred(rest.w, bar), share, fill)


# The bag, the board, the ways out


def paint_beside_time(brush: Brush, rect: Rect, desk: Desk, *, is_all: bool) -> None:
    """Ways out and figures on the board; the markers and the bag too where they have no other place."""
    board, is_open = _board(brush, desk), _open_doors(brush, desk)
    if is_all:
        brush.zone("markers", rect, partial(show_actions, desk, "markers"))
        short = _markers_in_signs(brush, desk)
        bag = _bag_in_signs(brush, desk)
        paint_pieces(brush, rect, [[*short, *bag, *is_open, *board], [*short, *bag[:1], *is_open], short])
    else:
        signs = _doors_in_signs(brush, desk)
        paint_pieces(brush, rect, [[*_doors(brush, desk), *board], [*signs, *board], [*is_open, *board]])


def _paint_bag_and_board(brush: Brush, box: Rect, desk: Desk) -> None:
    """Side by side, or where it is low one behind the other."""
    bags, board = _bags(brush, desk), _board(brush, desk)
    doors = [_doors(brush, desk), _doors_in_signs(brush, desk), _open_doors(brush, desk)]
    if box.h >= brush.theme.line() * 3:
        left, right = box.columns([1.25, 1], brush.mm(2))
        paint_pieces(brush, left, bags)
        paint_pieces(brush, right, [[*each, *board] for each in doors])
    else:
        ways = [[*bag, *each, *board] for bag in bags for each in doors]
        paint_pieces(brush, box, [*ways, [*bags[-1], *doors[-1]]])


def _bag_size(brush: Brush, desk: Desk) -> Piece:
    return Piece((("bag", brush.palette.text),), strong=str(sum(desk.table.view["bag"].values())))


def _kinds(desk: Desk) -> list[tuple[str, int, int]]:
    """Kind, count and percentage of what is in the bag, the most frequent first."""
    inside = desk.table.view["bag"]
    total = sum(inside.values())
    kinds = sorted((kind for kind in KINDS if inside[kind]), key=lambda kind: -inside[kind])
    return [(kind, inside[kind], round(100 * inside[kind] / total)) for kind in kinds]


def _token(desk: Desk, kind: str) -> str:
    return desk.say("lockdown-table-blank" if kind == "blank" else f"lockdown-token-{kind}")


def _bags(brush: Brush, desk: Desk) -> list[list[Piece]]:
    """The bag with names and shares, with names only, with signs only."""
    told = [(_token(desk, kind), str(count), f"{percent}%") for kind, count, percent in _kinds(desk)]
    size = _bag_size(brush, desk)
    return [
        [size, *(Piece((), name, count, share) for name, count, share in told)],
        [size, *(Piece((), name, count) for name, count, _ in told)],
        _bag_in_signs(brush, desk),
    ]


def _bag_in_signs(brush: Brush, desk: Desk) -> list[Piece]:
    ink = brush.palette.quiet
    signs = [Piece(((kind, ink),), strong=str(count)) for kind, count, _ in _kinds(desk)]
    return [_bag_size(brush, desk), *signs]


def _board(brush: Brush, desk: Desk) -> list[Piece]:
    """Figures on the board."""
    ink = brush.palette.danger
    there = [(kind, count) for kind, count in desk.table.view["on_board"].items() if count]
    return [Piece(((kind, ink),), strong=str(count), colour=ink) for kind, count in there]


def _door_states(brush: Brush, desk: Desk) -> list[tuple[str, str, Colour]]:
    view, palette = desk.table.view, brush.palette
    gate, isolation = ("open" if view[key] else "shut" for key in ("main_gate_open", "isolation_open"))
    colours = {"open": palette.safe, "shut": palette.quiet, "facility": palette.text, "bunker": palette.quiet}
    states = [("gate", gate), ("isolation", isolation), ("rover", view["rover"])]
    return [(icon, state, colours[state]) for icon, state in states]


def _doors(brush: Brush, desk: Desk) -> list[Piece]:
    return [
        Piece(((icon, colour),), desk.say(f"lockdown-table-{icon}-{state}"), colour=colour)
        for icon, state, colour in _door_states(brush, desk)
    ]


def _doors_in_signs(brush: Brush, desk: Desk) -> list[Piece]:
    """A tick where a way is open, a cross where it is not."""
    return [
        Piece(((icon, colour), ("tick" if state in ("open", "facility") else "close", colour)))
        for icon, state, colour in _door_states(brush, desk)
    ]


def _open_doors(brush: Brush, desk: Desk) -> list[Piece]:
    return [
        Piece(((icon, colour), ("tick", colour)))
        for icon, state, colour in _door_states(brush, desk)
        if state == "open"
    ]
