"""What the table may have to report in a step, one tap away: wounds, markers, figures. Only what is
offered."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import partial
from math import ceil

from companion.games.lockdown.figures import SECTIONS
from companion.games.lockdown.screens.encounter import EncounterPage
from companion.games.lockdown.screens.encounter_choice import (
    CHOICE_HEIGHT,
    choice_columns,
    paint_choice,
)
from companion.games.lockdown.screens.event_news import developed, find
from companion.games.lockdown.screens.odds import OddsPage
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.fitting import breakable
from companion.ui.layout import Rect
from companion.ui.pages.actions import ActionsPage
from companion.ui.theme import NEAR_CAP


@dataclass(frozen=True)
class Shortcut:
    name: str
    text: str
    icon: str
    do: Callable[[], None]


def shortcuts(desk: Desk, wound: Callable[[int], None], report: Callable[[], None]) -> list[Shortcut]:
    """Those of the step that the table is in. `wound` asks what happened to a player, `report` lists what
    the table may have drawn itself."""
    return {
        "xeno_attacks": _attacks,
        "fire_damage": _fire,
        "event_card": _card,
        "bag_development": _bag,
    }.get(desk.table.view["step"], _nothing)(desk, wound, report)


def _show_actions(desk: Desk, group: str) -> None:
    desk.show(ActionsPage(desk, group))


def _offered(desk: Desk) -> set[str]:
    return {str(offer["do"]) for offer in desk.table.offers}


def _group(desk: Desk, group: str, icon: str) -> Shortcut:
    text = desk.say(f"lockdown-now-group-{group}")
    return Shortcut(f"group-{group}", text, icon, partial(_show_actions, desk, group))


def _direct(desk: Desk, *commands: tuple[str, str]) -> list[Shortcut]:
    """Commands without open values, as far as they are offered."""
    offered = _offered(desk)
    return [
        Shortcut(f"offer-{do}", desk.say(f"lockdown-now-do-{do}"), icon, partial(desk.do, {"do": do}))
        for do, icon in commands
        if do in offered
    ]


def _nothing(desk: Desk, wound: Callable[[int], None], report: Callable[[], None]) -> list[Shortcut]:
    return []


def _people(desk: Desk, wound: Callable[[int], None]) -> list[Shortcut]:
    return [
        Shortcut(
            f"wound-{player['seat']}",
            breakable(player["name"]),
            f"character-{player['character']}",
            partial(wound, player["seat"]),
        )
        for player in desk.table.view["players"]
        if player["status"] == "in_play"
    ]


def _attacks(desk: Desk, wound: Callable[[int], None], report: Callable[[], None]) -> list[Shortcut]:
    draws = [_group(desk, "encounters", "attack")] if "attack" in _offered(desk) else []
    return [*draws, *_people(desk, wound), _group(desk, "xenos", "adult")]


def _fire(desk: Desk, wound: Callable[[int], None], report: Callable[[], None]) -> list[Shortcut]:
    injuries = [_group(desk, "encounters", "attack")] if "check_injury" in _offered(desk) else []
    return [*_direct(desk, ("destroy_egg", "egg")), *injuries, _group(desk, "xenos", "adult")]


def _card(desk: Desk, wound: Callable[[int], None], report: Callable[[], None]) -> list[Shortcut]:
    if not find(desk.table, "event_card_drawn") and "event_card" in _offered(desk):
        return [Shortcut("report", desk.say("lockdown-now-report-card"), "hand", report)]
    markers = _direct(desk, ("place_fire", "fire"), ("place_malfunction", "malfunction"))
    return [*markers, _group(desk, "characters", "wound_light"), _group(desk, "xenos", "adult")]


def _bag(desk: Desk, wound: Callable[[int], None], report: Callable[[], None]) -> list[Shortcut]:
    odds = Shortcut("odds", desk.say("lockdown-now-odds"), "dice", lambda: desk.show(OddsPage(desk)))
    if not developed(desk.table):
        told = Shortcut("report", desk.say("lockdown-now-report-token"), "hand", report)
        return [*([told] if "draw_token" in _offered(desk) else []), odds]
    rolls = [_group(desk, "encounters", "noise")] if "noise_roll" in _offered(desk) else []
    meet = Shortcut(
        "encounter", desk.say("lockdown-now-encounter"), "danger", lambda: desk.show(EncounterPage(desk))
    )
    return [*rolls, *([meet] if "encounter" in _offered(desk) else []), odds]


def paint_shortcuts(brush: Brush, rect: Rect, found: list[Shortcut]) -> None:
    """As a list beside the words, or in a few columns below them."""
    gap, height = brush.mm(0.8), brush.mm(CHOICE_HEIGHT)
    columns = _columns(brush, rect, found)
    rows = [found[start : start + columns] for start in range(0, len(found), columns)]

    def paint(number: int, place: Rect) -> None:
        for shortcut, cell in zip(rows[number], place.columns(columns, gap), strict=False):
            paint_choice(brush, cell, shortcut.text, shortcut.do, name=shortcut.name, icon=shortcut.icon)

    brush.rows(rect, "shortcuts", [height] * len(rows), paint)


def _columns(brush: Brush, rect: Rect, found: list[Shortcut]) -> int:
    """One below the other where that fits; else as many columns as the words allow."""
    gap = brush.mm(0.8)
    if len(found) * (brush.mm(CHOICE_HEIGHT) + gap) <= rect.h + gap:
        return 1
    return choice_columns(brush, rect.w, [shortcut.text for shortcut in found])


def shortcuts_height(brush: Brush, width: float, found: list[Shortcut]) -> float:
    """What they need below the words."""
    rows = ceil(len(found) / _columns(brush, Rect(0, 0, width, 0), found))
    return rows * brush.mm(CHOICE_HEIGHT) + (rows - 1) * brush.mm(0.8)


def paint_small_tiles(
    brush: Brush, rect: Rect, desk: Desk, columns: int, marked: Collection[str] = ()
) -> None:
    """Where there is no room for tiles to be read from afar: lamp and name of each section."""
    palette = brush.palette
    for section, cell in zip(
        SECTIONS, rect.grid(columns, len(SECTIONS) // columns, brush.mm(0.8)), strict=True
    ):
        is_on = bool(desk.table.view["power"][section]["on"])
        brush.fill(cell, palette.power_ground if is_on else palette.panel, brush.mm(1))
        if not is_on:
            brush.hatch(cell.inset(brush.mm(0.4)), palette.raised)
        if section in marked:
            brush.outline(cell, palette.now, 0.6, 1)
        ink = palette.power if is_on else palette.quiet
        lamp, name = cell.inset(brush.mm(0.8), 0).cut_left(brush.mm(4.4), brush.mm(0.8))
        brush.icon("lamp", lamp.centred(brush.mm(4.4), brush.mm(4.4)), ink, is_struck=not is_on)
        brush.text(name, desk.say(f"lockdown-section-{section}"), font="bold", colour=ink, cap=NEAR_CAP)
