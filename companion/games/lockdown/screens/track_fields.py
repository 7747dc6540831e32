"""The fields of the time track, the token that slides along them, thresholds, CSS tokens and alarms.

One bolt is a red threshold, two are a blue one (Rulebook: Power thresholds)."""

from collections.abc import Iterator
from dataclasses import dataclass

from companion.core.game import Json
from companion.games.lockdown.figures import Track, figures
from companion.games.lockdown.state import LAST_FIELD
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.theme import BIG_CAP, NEAR_CAP, Colour

CSS_ICONS = {"hidden": "pod", "a": "pod_a", "b": "pod_b", "c": "pod_c", "all": "up", "none": "close"}
BAND = 3.4  # mm above the fields, for what lies there
BELOW = 4.4  # mm for the CSS tokens
HIGHEST = 8.0  # mm of a field


@dataclass(frozen=True)
class Fields:
    """Where each field is."""

    start: int
    pitch: float
    first: Rect  # the field where time begins
    alarms: float  # the middle of the band above

    def place(self, slot: float) -> Rect:
        return self.first.moved((self.start - slot) * self.pitch, 0)


def paint_fields(brush: Brush, rect: Rect, desk: Desk) -> None:
    """Everything on the track; the token on its way from where it was."""
    view = desk.table.view
    track = figures().boards[view["board"]]
    fields = _laid_out(brush, rect, track)
    for slot in range(track.start, LAST_FIELD - 1, -1):
        _paint_field(brush, fields.place(slot), desk, slot)
    _paint_isolation(brush, fields, track)
    for slot in range(track.start - 1, LAST_FIELD - 1, -1):
        _paint_threshold(brush, fields, track, view, slot)
    _paint_css(brush, fields, view)
    _paint_alarms(brush, fields, view)
    _paint_token(brush, fields, desk)


def _laid_out(brush: Brush, rect: Rect, track: Track) -> Fields:
    pitch = rect.w / (track.start - LAST_FIELD + 1)
    above, below = brush.mm(BAND), brush.mm(BELOW)
    height = min(rect.h - above - below, brush.mm(HIGHEST))
    spare = max(rect.h - above - below - height, 0) / 2
    gap = pitch * 0.1
    first = Rect(rect.x + gap / 2, rect.y + spare + above, pitch - gap, height)
    return Fields(track.start, pitch, first, first.y - above / 2)


def _paint_field(brush: Brush, box: Rect, desk: Desk, slot: int) -> None:
    palette = brush.palette
    is_behind, is_last = slot > desk.table.view["time"], slot == LAST_FIELD
    fill = palette.ground if is_behind else palette.danger_ground if is_last else palette.raised
    brush.fill(box, fill, brush.mm(0.8))
    brush.outline(box, palette.danger if is_last else palette.edge, 0.25, 0.8)
    if slot == desk.table.view["time"]:
        return  # the token lies there
    ink = palette.quiet if is_behind else palette.danger if is_last else palette.text
    name = desk.say("lockdown-table-last-field") if is_last else str(slot)
    _write_number(brush, box, name, ink, BIG_CAP * 0.9)


def _write_number(brush: Brush, box: Rect, name: str, ink: Colour, cap: float) -> None:
    brush.text(box, name, cap=cap, font="bold", colour=ink, across="centre", scales=False, wraps=False)


def _paint_isolation(brush: Brush, fields: Fields, track: Track) -> None:
    """From here on the Isolation Room is open: a line under the fields, a door over the first."""
    first, last = fields.place(track.isolation_opens), fields.place(LAST_FIELD + 1)
    thick = brush.mm(0.5)
    brush.fill(Rect(first.x, first.bottom + thick, last.right - first.x, thick), brush.palette.safe)
    brush.icon("isolation", _above(brush, fields, track.isolation_opens), brush.palette.safe)


def _above(brush: Brush, fields: Fields, slot: float, share: float = 1.0) -> Rect:
    side = min(brush.mm(BAND), fields.pitch * 0.62) * share
    x = fields.place(slot).middle[0]
    return Rect(x - side / 2, fields.alarms - side / 2, side, side)


def _paint_threshold(brush: Brush, fields: Fields, track: Track, view: Json, entering: int) -> None:
    bolts = 2 if entering in track.blue_thresholds else 1 if entering in track.red_thresholds else 0
    if not bolts:
        return
    palette = brush.palette
    is_spent = entering >= view["time"] or (bolts == 1 and view["time_token"] == "active")
    colour = palette.faint if is_spent else palette.power if bolts == 2 else palette.danger
    side = min(brush.mm(2.8), fields.pitch * 0.42)
    middle = fields.place(entering).x - (fields.pitch - fields.first.w) / 2
    for number in range(bolts):
        x = middle + (number - bolts / 2) * side * 0.8 - side * 0.1
        brush.icon("bolt", Rect(x, fields.alarms - side / 2, side, side), colour)


def _paint_css(brush: Brush, fields: Fields, view: Json) -> None:
    palette = brush.palette
    side = min(brush.mm(BELOW - 1), fields.pitch * 0.9)
    for slot, face in view["css"].items():
        box = fields.place(int(slot))
        is_behind = int(slot) > view["time"]
        colour = palette.faint if is_behind else palette.text if face == "hidden" else palette.quiet
        place = Rect(box.middle[0] - side / 2, box.bottom + brush.mm(1.1), side, side)
        brush.icon(CSS_ICONS[face], place, colour)


def _alarms(brush: Brush, view: Json) -> Iterator[tuple[int, str, Colour]]:
    token = view["autodestruction"]
    if token:
        is_red = token["side"] == "red"
        yield token["slot"], "autodestruction", brush.palette.danger if is_red else brush.palette.warning
    if view["alert"] is not None:
        yield view["alert"], "alert", brush.palette.danger


def _paint_alarms(brush: Brush, fields: Fields, view: Json) -> None:
    """An edge around the field and the alarm's sign above it; two on one field stand side by side."""
    found = list(_alarms(brush, view))
    share_a_field = len({slot for slot, _, _ in found}) < len(found)
    for number, (slot, icon, colour) in enumerate(found):
        brush.outline(fields.place(slot), colour, 0.6, 0.8)
        shift = (number - 0.5) * 0.62 if share_a_field else 0.0
        place = _above(brush, fields, slot - shift, 1.15)
        brush.fill(place.inset(brush.mm(0.2)), brush.palette.ground)
        brush.icon(icon, place, colour)


def _paint_token(brush: Brush, fields: Fields, desk: Desk) -> None:
    time = desk.table.view["time"]
    before = (desk.previous or {}).get("time", time)
    at = fields.place(before + (time - before) * desk.motion)
    grown = at.inset(-fields.pitch * 0.08, -brush.mm(0.6))
    brush.fill(grown, brush.palette.now, brush.mm(1))
    _write_number(brush, grown, str(time), brush.palette.on_now, max(BIG_CAP, NEAR_CAP * 1.6))
