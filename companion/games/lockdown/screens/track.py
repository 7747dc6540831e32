"""The time: its number, to be read from afar, and the track with everything that lies on it."""

from companion.games.lockdown.screens.far import far_cap, far_width, write_far
from companion.games.lockdown.screens.track_fields import paint_fields
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.fitting import WIDE
from companion.ui.layout import Rect
from companion.ui.theme import FAR_CAP, NEAR_CAP

HEAD = 10.5  # mm of the row with the number, where it stands above the track
LARGEST = 13.0  # mm of the number's capitals


def track_height(brush: Brush, width: float) -> tuple[float, float]:
    """The least, and what it would like to have."""
    if width >= brush.mm(WIDE):
        return brush.mm(12), brush.mm(17)
    return brush.mm(HEAD + 12), brush.mm(HEAD + 19)


def paint_track(brush: Brush, rect: Rect, desk: Desk) -> None:
    """The number left of the fields where there is width, else above them."""
    head, fields = _parts(brush, rect, desk)
    _paint_head(brush, head, desk)
    paint_fields(brush, fields, desk)


def touchable(brush: Brush, rect: Rect, desk: Desk) -> Rect:
    """All of it, but for what may stand beside the number."""
    return rect if rect.w >= brush.mm(WIDE) else _parts(brush, rect, desk)[1]


def _parts(brush: Brush, rect: Rect, desk: Desk) -> tuple[Rect, Rect]:
    if rect.w >= brush.mm(WIDE):
        return rect.cut_left(_head_width(brush, rect, "15", desk), brush.mm(1.5))
    head, fields = rect.cut_top(brush.mm(HEAD), brush.mm(0.5))
    return head.cut_left(_head_width(brush, head, _time(desk), desk))[0], fields


def _time(desk: Desk) -> str:
    return str(desk.table.view["time"])


def room_beside_time(brush: Brush, rect: Rect, desk: Desk) -> Rect:
    """What is free behind the number where it stands above the track."""
    head = rect.cut_top(brush.mm(HEAD))[0]
    return head.cut_left(_head_width(brush, head, _time(desk), desk), brush.mm(2))[1]


def _number_width(brush: Brush, number: str, height: float) -> float:
    """Figures as high as the row allows."""
    return far_width(brush, number) * _largest(brush, height) / FAR_CAP


def _largest(brush: Brush, height: float) -> float:
    """The capitals a row of that height has room for."""
    return max(FAR_CAP, min(LARGEST, FAR_CAP * height * 0.86 / far_cap(brush)))


def _head_width(brush: Brush, rect: Rect, number: str, desk: Desk) -> float:
    return _number_width(brush, number, rect.h) + brush.mm(1.2) + _words_width(brush, desk)


def _words(desk: Desk) -> tuple[str, str]:
    """Its name, and which thresholds count."""
    side = "red" if desk.table.view["time_token"] == "inactive" else "blue"
    return desk.say("lockdown-screen-time"), desk.say(f"lockdown-colour-{side}")


def _words_width(brush: Brush, desk: Desk) -> float:
    name, side = _words(desk)
    token = brush.theme.line(NEAR_CAP)
    return max(brush.width_of(name, font="bold"), token + brush.width_of(side)) + brush.mm(0.5)


def _paint_head(brush: Brush, head: Rect, desk: Desk) -> None:
    """The number; beside it what it is, and the side of the time token."""
    palette = brush.palette
    rest, number = head.cut_right(_words_width(brush, desk), brush.mm(1.2))
    write_far(
        brush,
        number.inset(0, -number.h / 2),  # digits fill less than their line
        _time(desk),
        palette.now,
        cap=_largest(brush, head.h),
        across="right",
    )
    name, side = _words(desk)
    above, below = rest.centred(rest.w, brush.theme.line() * 2.1).rows(2)
    brush.text(above, name, font="bold", colour=palette.quiet, wraps=False)
    is_active = desk.table.view["time_token"] == "active"
    colour = palette.power if is_active else palette.danger
    token, words = below.cut_left(below.h)
    brush.icon("bolt", token.inset(below.h * 0.1), colour)
    brush.text(words, side, colour=colour, wraps=False)
