"""Answers that a step of the event phase needs, as big buttons: the CSS token, the event card, the token
from the bag, and what the table knows of the Nest. What is asked follows from the offers alone."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from companion.core.game import Json
from companion.games.lockdown.screens.encounter_inputs import (
    Input,
    light_input,
    number_input,
    paint_inputs,
    paint_tokens,
    people_input,
)
from companion.games.lockdown.screens.offered import Offer, asks, offers_of
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.fitting import breakable
from companion.ui.layout import Rect
from companion.ui.theme import BIG_CAP, TITLE_CAP

POD_ICONS = {"a": "pod_a", "b": "pod_b", "c": "pod_c", "all": "css", "none": "close"}
CARD_WIDTH = 48.0
CSS_ROW = 10.0


@dataclass
class Answers:
    """What has been tapped so far and is not said to the table yet."""

    is_listing: bool = False  # the table tells what it drew, though the app could draw
    is_nest_occupied: bool = False
    is_queen: bool = False  # she was drawn; is somebody in the Nest?
    wounded: int | None = None
    seat: int | None = None
    hand: int | None = None
    is_dark: bool = False


def app_draws(desk: Desk) -> Offer | None:
    """The offer by which the app itself draws what this step needs."""
    for offer in desk.table.offers:
        if offer["do"] in ("event_card", "draw_token") and set(offer) == {"do"}:
            return offer
    return None


def css_least_height(brush: Brush) -> float:
    """What its buttons need at least: two rows, or three in a tall place."""
    return _rows_height(brush, 3 if brush.whole.is_portrait else 2)


def _rows_height(brush: Brush, rows: int) -> float:
    return rows * brush.mm(CSS_ROW) + (rows - 1) * brush.gap


def css_height(brush: Brush, area: Rect, words: float) -> float:
    """What its buttons get beside words of that height."""
    wanted = area.h * (0.6 if brush.whole.is_portrait else 0.5)
    return max(min(wanted, area.h - words - brush.gap), css_least_height(brush))


def paint_css(brush: Brush, rect: Rect, desk: Desk) -> None:
    """What the turned token shows: five big buttons."""
    results = asks(offers_of(desk, "reveal_css")[0], "result")
    if rect.w >= brush.mm(100):
        cells = _three_and_two(rect, brush.gap)
    elif rect.h >= _rows_height(brush, len(results)):
        cells = rect.rows(len(results), brush.gap)
    else:
        cells = _by_twos(rect, brush.gap)
    for result, cell in zip(results, cells, strict=False):
        brush.button(
            cell,
            desk.say(f"lockdown-now-pod-{result}"),
            partial(desk.do, {"do": "reveal_css", "result": result}),
            name=f"choice-result-{result}",
            icon=POD_ICONS[result],
            cap=TITLE_CAP,
        )


def _three_and_two(rect: Rect, gap: float) -> list[Rect]:
    above, below = rect.rows(2, gap)
    return [*above.columns(3, gap), *below.columns(2, gap)]


def _by_twos(rect: Rect, gap: float) -> list[Rect]:
    first, second, last = rect.rows(3, gap)
    return [*first.columns(2, gap), *second.columns(2, gap), last]


def paint_cards(brush: Brush, rect: Rect, desk: Desk) -> None:
    """All event cards by number and title."""
    offer = next(offer for offer in offers_of(desk, "event_card") if asks(offer, "card"))
    cards, gap = asks(offer, "card"), brush.small_gap
    columns = max(1, int(rect.w / brush.mm(CARD_WIDTH * brush.theme.text_scale)))
    rows = [cards[start : start + columns] for start in range(0, len(cards), columns)]
    height = max(brush.mm(10), brush.theme.line() * 2 + brush.mm(1.2))

    def paint(number: int, place: Rect) -> None:
        for card, cell in zip(rows[number], place.columns(columns, gap), strict=False):
            brush.button(
                cell,
                desk.line(desk.table.choice_label("card", card)),
                partial(desk.do, {"do": "event_card", "card": card}),
                name=f"choice-card-{card}",
                cap=2.5,
                across="left",
            )

    brush.rows(rect, "cards", [height] * len(rows), paint)


def paint_bag(brush: Brush, rect: Rect, desk: Desk, answers: Answers) -> None:
    """The six kinds; the queen asks something more."""
    offers = offers_of(desk, "draw_token")
    kinds = {kind for offer in offers for kind in asks(offer, "token")}
    kinds |= {str(offer["token"]) for offer in offers if "token" in offer}

    def drawn(kind: str) -> None:
        if kind == "queen":
            answers.is_queen = True
        else:
            desk.do({"do": "draw_token", "token": kind})

    paint_tokens(brush, rect, desk, kinds, drawn)


def nest_height(brush: Brush) -> float:
    return brush.mm(10.5) + brush.theme.line()


def paint_nest_switch(brush: Brush, rect: Rect, desk: Desk, answers: Answers) -> None:
    """Before the app draws: is a character in the Nest?"""

    def set_to(value: bool) -> None:
        answers.is_nest_occupied = value

    _paint_yes_no(brush, rect, desk, answers.is_nest_occupied, set_to)


def _paint_yes_no(
    brush: Brush, rect: Rect, desk: Desk, chosen: bool | None, do: Callable[[bool], None]
) -> None:
    label, below = rect.cut_top(
        brush.height_of(desk.say("lockdown-ask-nest_occupied"), rect.w), brush.mm(0.5)
    )
    brush.text(label, desk.say("lockdown-ask-nest_occupied"), colour=brush.palette.quiet)
    for value, cell in zip((False, True), below.columns(2, brush.small_gap), strict=True):
        brush.button(
            cell,
            desk.say("lockdown-now-nest-yes" if value else "lockdown-now-nest-no"),
            partial(do, value),
            name=f"nest-{'yes' if value else 'no'}",
            kind="chosen" if value == chosen else "plain",
            icon="nest" if value else "",
            cap=2.8,
        )


def paint_queen(brush: Brush, rect: Rect, desk: Desk, answers: Answers) -> None:
    """The queen was drawn: is somebody in the Nest, and if so, whom does she meet?"""

    def set_to(value: bool) -> None:
        if value:
            answers.is_nest_occupied = True
        else:
            desk.do({"do": "draw_token", "token": "queen", "nest_occupied": False})

    brush.panel(rect)
    inner = rect.inset(brush.gap)
    if answers.is_nest_occupied:
        _paint_meeting(brush, inner, desk, answers)
        return
    title, inner = inner.cut_top(brush.theme.line(TITLE_CAP), brush.mm(0.5))
    icon, words = title.cut_left(title.h, brush.mm(1))
    brush.icon("queen", icon)
    brush.text(words, desk.say("lockdown-now-queen"), cap=TITLE_CAP, font="bold")
    top = inner.cut_top(min(inner.h, brush.theme.line() + brush.mm(30)))[0]
    _paint_yes_no(brush, top, desk, None, set_to)


def _paint_meeting(brush: Brush, rect: Rect, desk: Desk, answers: Answers) -> None:
    """Whom she meets and with how many cards in hand: as far as people want to say it."""
    offer = next((each for each in offers_of(desk, "draw_token") if asks(each, "player")), None)
    if offer is None:
        return
    inputs: list[Input] = [
        people_input(
            brush, rect.w, desk, asks(offer, "player"), answers.seat, partial(_toggle, answers, "seat")
        ),
        number_input(
            brush,
            rect.w,
            desk.say("lockdown-meet-hand"),
            asks(offer, "hand"),
            answers.hand,
            partial(_toggle, answers, "hand"),
            "hand",
        ),
        light_input(brush, desk, answers.is_dark, partial(setattr, answers, "is_dark")),
    ]
    paint_inputs(brush, rect, inputs, "queen")


def _toggle(answers: Answers, field: str, value: int) -> None:
    """A second tap takes the choice back."""
    setattr(answers, field, None if getattr(answers, field) == value else value)


def queen_command(answers: Answers) -> dict[str, Json]:
    """She appears in the Nest; with player and hand the app compares."""
    said: dict[str, Json] = {"do": "draw_token", "token": "queen", "nest_occupied": True}
    if answers.seat is not None and answers.hand is not None:
        said |= {"player": answers.seat, "hand": answers.hand, "dark": answers.is_dark}
    return said


def paint_wounds(brush: Brush, rect: Rect, desk: Desk, answers: Answers) -> None:
    """What happened to one player."""
    player = next(each for each in desk.table.view["players"] if each["seat"] == answers.wounded)
    brush.panel(rect)
    inner = rect.inset(brush.gap)
    asked = desk.say("lockdown-now-wounded", name=breakable(player["name"]))
    title, inner = inner.cut_top(brush.height_of(asked, inner.w, cap=TITLE_CAP, font="bold"), brush.small_gap)
    brush.text(title, asked, cap=TITLE_CAP, font="bold")
    stop, inner = inner.cut_bottom(brush.mm(10), brush.gap)
    cells = inner.grid(2, 2, brush.gap)

    def report(said: dict[str, Json]) -> None:
        answers.wounded = None
        desk.do(said)

    for (key, icon, said), cell in zip(_injuries(desk, player["seat"]), cells, strict=False):
        text = desk.say(f"lockdown-now-wound-{key}")
        brush.button(cell, text, partial(report, said), name=f"report-{key}", icon=icon, cap=BIG_CAP)
    brush.button(
        stop,
        desk.say("lockdown-now-nothing"),
        partial(setattr, answers, "wounded", None),
        name="report-nothing",
        kind="quiet",
        cap=2.6,
    )


def _injuries(desk: Desk, seat: int) -> list[tuple[str, str, dict[str, Json]]]:
    """What can have happened: the word for it, its icon and the command."""
    found: list[tuple[str, str, dict[str, Json]]] = [
        ("light", "wound_light", {"do": "wound", "player": seat, "kind": "light", "count": 1}),
        ("serious", "wound_serious", {"do": "wound", "player": seat, "kind": "serious", "count": 1}),
    ]
    if any(offer["player"] == seat for offer in offers_of(desk, "infest")):
        found.append(("larva", "larva", {"do": "infest", "player": seat}))
    return [*found, ("dies", "skull", {"do": "kill", "player": seat})]
