"""What an encounter brought: the token, the surprise attack, and what hands must do now."""

from functools import partial

from companion.core.game import Json
from companion.games.lockdown.screens.event_words import paint_paragraphs
from companion.games.lockdown.screens.offered import is_offered
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.fitting import breakable, write_fitting
from companion.ui.layout import Rect
from companion.ui.pages.doors import show_actions
from companion.ui.pages.head import paint_undo
from companion.ui.theme import BIG_CAP, FAR_CAP, TITLE_CAP, Colour

FOOT = 12.0
TOLD = (
    "lockdown-tells-token_drawn",
    "lockdown-tells-token_into_supply",
    "lockdown-tells-surprise_attack",
    "lockdown-tells-no_surprise",
    "lockdown-tells-compare_hand",
)


def paint_result(brush: Brush, area: Rect, desk: Desk) -> None:
    """The last command was an encounter."""
    events = desk.table.last_events
    kind = next(str(event["token"]) for event in events if event["type"] == "token_drawn")
    met = next((event for event in events if event["type"] == "encountered"), None)
    area = _paint_foot(brush, area, desk, is_attacked=bool(met and met.get("surprise")))
    if brush.whole.is_portrait:
        token, area = area.cut_top(area.h * 0.3, brush.gap)
    else:
        token, area = area.cut_left(area.w * 0.34, brush.gap)
    _paint_token(brush, token, desk, kind, _name(desk, events))
    verdict, area = area.cut_top(_verdict_height(brush), brush.gap)
    _paint_verdict(brush, verdict, desk, kind, met)
    brush.panel(area)
    lines = [desk.line(line) for line in desk.table.last_story if line.key not in TOLD]
    paint_paragraphs(brush, area.inset(brush.mm(2), brush.mm(1.4)), lines, "story")


def _paint_foot(brush: Brush, area: Rect, desk: Desk, *, is_attacked: bool) -> Rect:
    """Paints it; what is left above."""
    primary, area = area.cut_bottom(brush.mm(FOOT), brush.gap)
    if brush.whole.is_portrait:
        undo, area = area.cut_bottom(brush.mm(10), brush.gap)
    else:
        undo, primary = primary.cut_left(primary.w * 0.38, brush.gap)
    paint_undo(brush, undo, desk)
    if is_attacked:
        report, primary = primary.cut_left(primary.w * 0.45, brush.gap)
        group = "encounters" if is_offered(desk, "attack") else "characters"
        show = partial(show_actions, desk, group)
        text = desk.say("lockdown-meet-report-attack")
        brush.button(report, text, show, name="report_attack", icon="attack", cap=2.6)
    brush.button(
        primary, desk.say("lockdown-meet-done"), desk.back, name="done", kind="primary", cap=TITLE_CAP
    )
    return area


def _name(desk: Desk, events: list[dict[str, Json]]) -> str:
    """Who met it."""
    seat = next(event["player"] for event in events if "player" in event)
    return next(str(player["name"]) for player in desk.table.view["players"] if player["seat"] == seat)


def _paint_token(brush: Brush, rect: Rect, desk: Desk, kind: str, who: str) -> None:
    brush.panel(rect)
    inner = rect.inset(brush.mm(2), brush.mm(1))
    meets = desk.say("lockdown-meet-who", name=breakable(who))
    above, inner = inner.cut_top(brush.height_of(meets, inner.w), brush.mm(0.5))
    write_fitting(brush, above, meets, colour=brush.palette.quiet, across="centre")
    name, inner = inner.cut_bottom(brush.theme.font(FAR_CAP, scales=False) * 1.25)
    brush.icon(kind, inner)
    text = desk.say(f"lockdown-meet-{kind}")
    brush.text(
        name, text, cap=FAR_CAP, font="bold", across="centre", scales=False, least=TITLE_CAP, wraps=False
    )


def _verdict_height(brush: Brush) -> float:
    least = 26 if brush.whole.is_portrait else 19
    return max(brush.mm(least), 2 * brush.theme.line(TITLE_CAP) + brush.mm(3))


def _paint_verdict(brush: Brush, rect: Rect, desk: Desk, kind: str, met: Json) -> None:
    """Surprise attack or not, or what to compare the hand with."""
    palette = brush.palette
    if met is None:
        key = "lockdown-meet-noise" if kind == "blank" else "lockdown-meet-no-figure"
        _paint_words(brush, rect, "noise" if kind == "blank" else "told", desk.say(key), palette.text)
    elif met.get("surprise"):
        brush.panel(rect, fill=palette.danger_ground, edge=palette.danger)
        _paint_words(brush, rect, "warning", desk.say("lockdown-meet-surprise"), palette.danger)
    elif met.get("surprise") is False:
        brush.panel(rect)
        _paint_words(brush, rect, "tick", desk.say("lockdown-meet-calm"), palette.safe)
    elif met.get("lit") is not None and met.get("dark") is not None:
        _paint_numbers(brush, rect, desk, met)
    else:
        brush.panel(rect)
        _paint_words(brush, rect, "hand", desk.say("lockdown-meet-compare"), palette.text)


def _paint_words(brush: Brush, rect: Rect, icon: str, text: str, ink: Colour) -> None:
    inner = rect.inset(brush.mm(2), brush.mm(1))
    side = min(inner.h, brush.mm(13))
    place, words = inner.cut_left(side, brush.mm(2))
    brush.icon(icon, place, ink)
    brush.text(words, text, cap=FAR_CAP, font="bold", colour=ink, scales=False, least=BIG_CAP)


def _paint_numbers(brush: Brush, rect: Rect, desk: Desk, met: Json) -> None:
    """The app drew and does not know the hand: the two numbers of the token."""
    cells = rect.rows(2, brush.small_gap) if brush.whole.is_portrait else rect.columns(2, brush.gap)
    for cell, key, icon in zip(cells, ("lit", "dark"), ("lamp", "dark"), strict=True):
        brush.panel(cell)
        inner = cell.inset(brush.mm(1.5), brush.mm(0.8))
        text = desk.say(f"lockdown-meet-below-{key}", number=met[key])
        place, words = inner.cut_left(min(inner.h, brush.mm(8)), brush.mm(1.2))
        brush.icon(icon, place)
        write_fitting(brush, words, text, cap=BIG_CAP, font="bold")
