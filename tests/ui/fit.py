"""What does not fit on a painted page: texts cut off, texts or places to touch over each other, places too
small for a finger, anything outside the window, and keys nobody has put into words."""

import re
from collections.abc import Iterator, Sequence
from itertools import combinations

from companion.ui.brush import Brush
from companion.ui.layout import Rect
from companion.ui.marks import Scroll, Written, Zone
from companion.ui.theme import NEAR_CAP

FINGER = 8.9  # mm: 9 but for rounding
KEY = re.compile(r"(screen|lockdown|help)-[a-z0-9-]+")


def misfits(brush: Brush, before: Brush | None = None) -> Iterator[str]:
    """One line for each, for people to read. Where a page was painted `before` in the same way but for
    something that lies over it, only that is looked at."""
    written = brush.written[len(before.written) if before else 0 :]
    zones = brush.zones[len(before.zones) if before else 0 :]
    lists = [scroll for scroll in brush.scrolls if scroll.most > 0]
    yield from _texts(brush, written, lists)
    yield from _zones(brush, zones, lists)


def _texts(brush: Brush, written: Sequence[Written], lists: Sequence[Scroll]) -> Iterator[str]:
    seen = [(each, _seen(each, lists)) for each in written]
    for each, place in seen:
        if not each.is_whole:
            yield f"cut off: {each.text!r} in {_mm(brush, each.box)}"
        if not _is_inside(brush, place):
            yield f"outside: {each.text!r} at {_mm(brush, place)}"
        if each.size < brush.theme.font(NEAR_CAP, scales=False):
            yield f"too small to read: {each.text!r}, {each.size} pixels"
        if KEY.fullmatch(each.text):
            yield f"no words: {each.text}"
    for (one, place), (other, there) in combinations(seen, 2):
        if place.overlaps(there):
            yield f"texts over each other: {one.text!r} and {other.text!r}"


def _zones(brush: Brush, zones: Sequence[Zone], lists: Sequence[Scroll]) -> Iterator[str]:
    finger = brush.mm(FINGER)
    for zone in zones:
        is_low = zone.rect.h < finger and not _is_cut_by_its_list(zone, lists)
        if (zone.rect.w < finger or is_low) and not zone.name.startswith("key-"):
            yield f"too small to touch: {zone.name} {_mm(brush, zone.rect)}"
        if not _is_inside(brush, zone.rect):
            yield f"outside: {zone.name} at {_mm(brush, zone.rect)}"
    for one, other in combinations(zones, 2):
        if one.rect.overlaps(other.rect):
            yield f"touched at once: {one.name} and {other.name}"
        if one.name == other.name:
            yield f"two places of one name: {one.name}"


def _seen(written: Written, lists: Sequence[Scroll]) -> Rect:
    """The part of a text that is seen: a list shows only what is inside it."""
    place = written.extent
    for scroll in lists:
        if scroll.rect.overlaps(written.extent) and scroll.rect.x <= written.extent.x + 1:
            top, bottom = max(place.y, scroll.rect.y), min(place.bottom, scroll.rect.bottom)
            return Rect(place.x, top, place.w, max(0, bottom - top))
    return place


def _is_cut_by_its_list(zone: Zone, lists: Sequence[Scroll]) -> bool:
    return any(
        scroll.rect.overlaps(zone.rect)
        and (abs(zone.rect.y - scroll.rect.y) < 1 or abs(zone.rect.bottom - scroll.rect.bottom) < 1)
        for scroll in lists
    )


def _is_inside(brush: Brush, rect: Rect) -> bool:
    whole = brush.whole.inset(-1)
    return (
        whole.x <= rect.x and whole.y <= rect.y and rect.right <= whole.right and rect.bottom <= whole.bottom
    )


def _mm(brush: Brush, rect: Rect) -> str:
    x, y, width, height = (each / brush.theme.per_mm for each in (rect.x, rect.y, rect.w, rect.h))
    return f"{width:.1f} x {height:.1f} mm at {x:.0f}, {y:.0f}"
