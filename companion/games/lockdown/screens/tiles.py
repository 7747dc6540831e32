"""Four sections with power or in the dark. The names are read from afar; a lamp, a word and a pattern say
the same as the colour."""

from collections.abc import Collection

from companion.core.game import Json
from companion.games.lockdown.figures import SECTIONS
from companion.games.lockdown.screens.far import CAP_TOP, far_cap, far_line, far_size, far_width, write_far
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.fitting import write_fitting
from companion.ui.layout import Rect
from companion.ui.theme import RADIUS, Colour

FAR_NAMES = {"elevator": "lockdown-screen-elevator"}  # where the usual name is too long for that
MARGIN = 0.9
LAMP = 8.0
WIDE = 39.0  # mm that have room for the word beside the name


def tile_height(brush: Brush) -> float:
    """What a tile needs for its name and the word below it."""
    return brush.mm(2 * MARGIN) + far_cap(brush) + brush.theme.line()


def tile_heights(brush: Brush, width: float) -> tuple[float, float]:
    """The least for a tile of that width, and what it would like to have."""
    wanted = tile_height(brush)
    least = brush.mm(2 * MARGIN) + far_cap(brush)
    return (least if width >= brush.mm(WIDE) else wanted), wanted


def paint_tiles(brush: Brush, rect: Rect, desk: Desk, columns: int, marked: Collection[str] = ()) -> None:
    """All four; an orange edge around those that are `marked`."""
    cells = rect.grid(columns, len(SECTIONS) // columns, brush.mm(1))
    for section, cell in zip(SECTIONS, cells, strict=True):
        _paint_tile(brush, cell, desk, section, is_marked=section in marked)


def _paint_tile(brush: Brush, cell: Rect, desk: Desk, section: str, *, is_marked: bool) -> None:
    palette, slot = brush.palette, desk.table.view["power"][section]
    is_on = bool(slot["on"])
    glow = _glow(desk, section, is_on)
    brush.fill(cell, palette.panel, brush.mm(RADIUS))
    if glow < 1:
        brush.hatch(cell.inset(brush.mm(0.5)), f"{palette.faint}55")
    if glow > 0:
        brush.fill(cell, _faded(palette.power_ground, glow), brush.mm(RADIUS))
    brush.outline(cell, palette.power if is_on else palette.edge, 0.3)
    if is_marked:
        brush.outline(cell, palette.now, 0.8)
    _paint_contents(brush, cell, desk, section, slot, glow)


def _paint_contents(brush: Brush, cell: Rect, desk: Desk, section: str, slot: Json, glow: float) -> None:
    inner = cell.inset(brush.mm(MARGIN))
    name = desk.say(FAR_NAMES.get(section, f"lockdown-section-{section}"))
    wanted = tile_height(brush)
    if cell.h < wanted - 1 and cell.w >= brush.mm(WIDE):
        _paint_flat(brush, inner, desk, name, slot, glow)
        return
    spare = max(cell.h - wanted, 0) / 2
    top = Rect(inner.x, inner.y + spare, inner.w, far_cap(brush))
    lamp = min(brush.mm(LAMP), max(inner.w - far_width(brush, name) - brush.mm(0.6), brush.mm(4)))
    place, words = top.cut_left(lamp, brush.mm(0.6))
    _paint_lamp(brush, place, is_on=slot["on"], glow=glow)
    _paint_name(brush, words, name, is_on=slot["on"])
    line = Rect(inner.x, inner.bottom - spare - brush.theme.line(), inner.w, brush.theme.line())
    _paint_word(brush, line.moved(0, brush.mm(0.4)), desk, slot)


def _paint_flat(brush: Brush, inner: Rect, desk: Desk, name: str, slot: Json, glow: float) -> None:
    """The name, then lamp and token above the word."""
    place, rest = inner.cut_left(far_width(brush, name) + 1, brush.mm(1))
    _paint_name(brush, place.centred(place.w, far_cap(brush)), name, is_on=slot["on"])
    above, below = rest.rows(2)
    lamp, above = above.cut_left(above.h, brush.mm(0.6))
    _paint_lamp(brush, lamp, is_on=slot["on"], glow=glow)
    _paint_token(brush, above, slot)
    write_fitting(brush, below, _state(desk, slot), font="bold", colour=_ink(brush, slot))


def _paint_name(brush: Brush, caps: Rect, name: str, *, is_on: bool) -> None:
    """So that its capitals fill the given place."""
    line = Rect(caps.x, caps.y - far_size(brush) * CAP_TOP, caps.w, far_line(brush))
    write_far(brush, line, name, brush.palette.text if is_on else brush.palette.quiet)


def _ink(brush: Brush, slot: Json) -> Colour:
    return brush.palette.power if slot["on"] else brush.palette.quiet


def _state(desk: Desk, slot: Json) -> str:
    return desk.say("lockdown-table-on" if slot["on"] else "lockdown-table-dark")


def _paint_word(brush: Brush, line: Rect, desk: Desk, slot: Json) -> None:
    _paint_token(brush, line, slot)
    brush.text(line, _state(desk, slot), font="bold", colour=_ink(brush, slot), wraps=False)


def _paint_token(brush: Brush, line: Rect, slot: Json) -> None:
    """The number of the power token in a frame, at the end of the line."""
    number, ink = str(slot["token"]), _ink(brush, slot)
    frame = line.cut_right(brush.width_of(number, font="bold") + brush.mm(1.4))[0]
    frame = frame.centred(frame.w, min(brush.theme.line(), line.h))
    brush.outline(frame.inset(0, brush.mm(0.1)), ink, 0.25, 0.8)
    write_fitting(brush, frame, number, font="bold", colour=ink, across="centre", wraps=False)


def _paint_lamp(brush: Brush, box: Rect, *, is_on: bool, glow: float) -> None:
    palette = brush.palette
    brush.icon("lamp", box, palette.power if is_on else palette.quiet, is_struck=not is_on)
    if glow > 0:
        brush.icon("rays", box, _faded(palette.power, glow))


def _glow(desk: Desk, section: str, is_on: bool) -> float:
    """How bright the lamp still or already is, while it goes out or on."""
    before = (desk.previous or {}).get("power", {}).get(section)
    if before is None or bool(before["on"]) == is_on:
        return float(is_on)
    return desk.motion if is_on else 1 - desk.motion


def _faded(colour: Colour, share: float) -> Colour:
    return f"{colour}{round(255 * share):02x}"
