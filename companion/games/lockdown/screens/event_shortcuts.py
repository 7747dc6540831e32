"""What the table may have to report in a step, one tap away: wounds, markers, figures. Only what is
offered."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import partial
from math import ceil

from companion.core.game import Json
from companion.games.lockdown.figures import SECTIONS
from companion.games.lockdown.screens.encounter import EncounterPage
from companion.games.lockdown.screens.encounter_choice import (
    CHOICE_HEIGHT,
    choice_columns,
    paint_choice,
)
from companion.games.lockdown.screens.event_news import developed, find
from companion.games.lockdown.screens.odds import OddsPage
from companion.games.lockdown.screens.offered import Offer, asks, is_offered, offers_of
from companion.games.lockdown.screens.tiles import FAR_NAMES
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.fitting import breakable, write_fitting
from companion.ui.layout import Rect
from companion.ui.pages.doors import show_actions
from companion.ui.pages.form import FormPage


@dataclass(frozen=True)
class Shortcut:
    name: str
    text: str
    icon: str
    do: Callable[[], None]
    is_main: bool = False  # what the step is about: a row of its own


def shortcuts(desk: Desk, wound: Callable[[int], None], report: Callable[[], None]) -> list[Shortcut]:
    """Those of the step that the table is in. `wound` asks what happened to a player, `report` lists what
    the table may have drawn itself."""
    return {
        "xeno_attacks": _attacks,
        "fire_damage": _fire,
        "event_card": _card,
        "bag_development": _bag,
    }.get(desk.table.view["step"], _nothing)(desk, wound, report)


def _group(desk: Desk, group: str, icon: str) -> Shortcut:
    text = desk.say(f"lockdown-now-group-{group}")
    return Shortcut(f"group-{group}", text, icon, partial(show_actions, desk, group))


def _direct(desk: Desk, *commands: tuple[str, str]) -> list[Shortcut]:
    """Commands without open values, as far as they are offered."""
    return [
        Shortcut(f"offer-{do}", desk.say(f"lockdown-now-do-{do}"), icon, partial(desk.do, {"do": do}))
        for do, icon in commands
        if is_offered(desk, do)
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
    offers = offers_of(desk, "attack")
    drawing = next((offer for offer in offers if not asks(offer, "card")), None)
    draws = [_draw_attack(desk, drawing)] if drawing else []
    if offers and not drawing:
        draws = [_group(desk, "encounters", "attack")]
    return [*draws, *_people(desk, wound), _group(desk, "xenos", "adult")]


def _draw_attack(desk: Desk, offer: Offer) -> Shortcut:
    """The app draws: only who, by what and whether it is dark is asked, the last unless power tells it."""
    lamps = {bool(slot["on"]) for slot in desk.table.view["power"].values()}
    usual: dict[str, Json] = {"dark": lamps == {False}} if len(lamps) == 1 else {}
    text = desk.say("lockdown-now-draw-attack")
    do = partial(_show_form, desk, offer, usual)
    return Shortcut("draw-attack", text, "attack", do, is_main=True)


def _show_form(desk: Desk, offer: Offer, usual: dict[str, Json]) -> None:
    desk.show(FormPage(desk, offer, usual))


def _fire(desk: Desk, wound: Callable[[int], None], report: Callable[[], None]) -> list[Shortcut]:
    injuries = [_group(desk, "encounters", "attack")] if is_offered(desk, "check_injury") else []
    return [*_direct(desk, ("destroy_egg", "egg")), *injuries, _group(desk, "xenos", "adult")]


def _card(desk: Desk, wound: Callable[[int], None], report: Callable[[], None]) -> list[Shortcut]:
    if not find(desk.table, "event_card_drawn") and is_offered(desk, "event_card"):
        return [Shortcut("report", desk.say("lockdown-now-report-card"), "hand", report)]
    markers = _direct(desk, ("place_fire", "fire"), ("place_malfunction", "malfunction"))
    return [*markers, _group(desk, "characters", "wound_light"), _group(desk, "xenos", "adult")]


def _bag(desk: Desk, wound: Callable[[int], None], report: Callable[[], None]) -> list[Shortcut]:
    odds = Shortcut("odds", desk.say("lockdown-now-odds"), "dice", lambda: desk.show(OddsPage(desk)))
    if not developed(desk.table):
        told = Shortcut("report", desk.say("lockdown-now-report-token"), "hand", report)
        return [*([told] if is_offered(desk, "draw_token") else []), odds]
    rolls = [_group(desk, "encounters", "noise")] if is_offered(desk, "noise_roll") else []
    meet = Shortcut(
        "encounter", desk.say("lockdown-now-encounter"), "danger", lambda: desk.show(EncounterPage(desk))
    )
    return [*rolls, *([meet] if is_offered(desk, "encounter") else []), odds]


def paint_shortcuts(brush: Brush, rect: Rect, found: list[Shortcut]) -> None:
    """As a list beside the words, or in a few columns below them."""
    columns, rows = _in_rows(brush, rect, found)

    def paint(number: int, place: Rect) -> None:
        row = rows[number]
        cells = [place] if row[0].is_main else place.columns(columns, brush.small_gap)
        for shortcut, cell in zip(row, cells, strict=False):
            paint_choice(brush, cell, shortcut.text, shortcut.do, name=shortcut.name, icon=shortcut.icon)

    brush.rows(rect, "shortcuts", [brush.mm(CHOICE_HEIGHT)] * len(rows), paint)


def _in_rows(brush: Brush, rect: Rect, found: list[Shortcut]) -> tuple[int, list[list[Shortcut]]]:
    """In how many columns, and what is in each row. One below the other where that fits; else as many
    columns as the words allow, all rows about as full."""
    main = [[shortcut] for shortcut in found if shortcut.is_main]
    others = [shortcut for shortcut in found if not shortcut.is_main]
    columns = 1
    if _height(brush, len(found)) > rect.h:
        columns = choice_columns(brush, rect.w, [shortcut.text for shortcut in others])
        columns = ceil(len(others) / ceil(len(others) / columns))
    return columns, main + [others[start : start + columns] for start in range(0, len(others), columns)]


def _height(brush: Brush, rows: int) -> float:
    return rows * brush.mm(CHOICE_HEIGHT) + (rows - 1) * brush.small_gap


def shortcuts_height(brush: Brush, width: float, found: list[Shortcut]) -> float:
    """What they need at least in that width."""
    return _height(brush, len(_in_rows(brush, Rect(0, 0, width, 0), found)[1]))


def row_of_tiles(brush: Brush) -> float:
    """The height of one row of them."""
    return brush.theme.line() + brush.mm(2)


def paint_small_tiles(
    brush: Brush, rect: Rect, desk: Desk, columns: int, marked: Collection[str] = ()
) -> None:
    """Where there is no room for tiles to be read from afar: lamp and name of each section."""
    palette = brush.palette
    for section, cell in zip(
        SECTIONS, rect.grid(columns, len(SECTIONS) // columns, brush.small_gap), strict=True
    ):
        is_on = bool(desk.table.view["power"][section]["on"])
        brush.fill(cell, palette.power_ground if is_on else palette.panel, brush.mm(1))
        if not is_on:
            brush.hatch(cell.inset(brush.mm(0.4)), palette.raised)
        if section in marked:
            brush.outline(cell, palette.now, 0.6, 1)
        ink = palette.power if is_on else palette.quiet
        lamp, place = cell.inset(brush.mm(0.8), 0).cut_left(brush.mm(4.4), brush.mm(0.8))
        brush.icon("lamp", lamp.centred(brush.mm(4.4), brush.mm(4.4)), ink, is_struck=not is_on)
        name = desk.say(f"lockdown-section-{section}")
        if brush.width_of(name, font="bold") > place.w:
            name = desk.say(FAR_NAMES.get(section, f"lockdown-section-{section}"))
        write_fitting(brush, place, name, font="bold", colour=ink, wraps=False)
