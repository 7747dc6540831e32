"""What a step of the event phase says: the big words (what happened, or the task) and what hands must do
now. Taken from the events of the step; whatever else was reported in it is told by the game's own story."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from companion.core.game import Json, Line, Value
from companion.core.snapshot import Snapshot
from companion.games.lockdown.vocabulary import card_word, word

Tone = Literal["plain", "danger", "safe"]
Event = dict[str, Json]


@dataclass(frozen=True)
class News:
    """`big` in large words, `hands` below it; `marked` are the sections it is about."""

    big: Line
    hands: tuple[Line, ...] = ()
    icon: str = ""
    tone: Tone = "plain"
    time: int | None = None  # the field the time token has come to
    marked: tuple[str, ...] = ()


def step_news(table: Snapshot) -> News:
    """The news of the step that the table is in."""
    return NEWS[table.view["step"]](table)


def find(table: Snapshot, kind: str) -> Event | None:
    """The last event of that type in this step."""
    return next((event for event in reversed(table.events) if event["type"] == kind), None)


def rest_of_story(table: Snapshot, *told: str) -> tuple[Line, ...]:
    """The sentences of this step but for those that were told already, each once."""
    known = {f"lockdown-{key}" for key in (*told, f"do-{table.view['step']}")}
    found: dict[str, Line] = {}
    for line in table.story:
        if line.key not in known:
            found[repr(line)] = line
    return tuple(found.values())


def _launch(table: Snapshot) -> News:
    view = table.view
    rest = rest_of_story(table, "tells-css_revealed", "remember-vent")
    vent = Line("lockdown-now-vent")
    if shown := find(table, "css_revealed"):
        result = str(shown["result"])
        is_hurt = find(table, "character_returned") is not None
        tone: Tone = "danger" if is_hurt else "safe" if find(table, "character_escaped") else "plain"
        hands = rest or (Line("lockdown-now-css-nobody"),)
        return News(Line(f"lockdown-now-css-{result}"), hands, "pod", tone)
    if view["css"].get(str(view["time"])) == "hidden":
        seated = [
            Line("lockdown-now-css-seated", {"name": player["name"], "pod": str(player["pod"]).upper()})
            for player in view["players"]
            if player["pod"] and player["status"] == "in_pod"
        ]
        return News(Line("lockdown-now-css-ask"), (vent, *rest, *seated), "pod")
    return News(Line("lockdown-now-css-still"), (Line("lockdown-now-css-still-hands"), vent, *rest), "pod")


# What time brings about: the most important first; `tells` is the game's sentence that ours replaces.
TIME_TOLD = (
    "tells-time_advanced",
    "tells-threshold_crossed",
    "tells-threshold_spared",
    "tells-isolation_opened",
    "tells-gate_opened",
    "tells-autodestruction_turned_red",
)


def _time(table: Snapshot) -> News:
    view = table.view
    moved = find(table, "time_advanced")
    time = int(moved["time"]) if moved else int(view["time"])
    dark = _power_lost(table)
    red = find(table, "autodestruction_turned_red")
    hands: list[Line] = [Line("lockdown-now-time-token", {"time": time})]
    if red:
        hands.append(Line("lockdown-now-red-hands", {"slot": red["slot"]}))
    if find(table, "gate_opened"):
        hands.append(Line("lockdown-now-gate-hands"))
    if find(table, "isolation_opened"):
        hands.append(Line("lockdown-now-isolation-hands"))
    if dark:
        hands.append(Line("lockdown-now-dark-hands", _section(dark)))
    if find(table, "threshold_spared"):
        hands.append(Line("lockdown-now-spared-hands"))
    told = (*TIME_TOLD, *(["tells-power_off"] if dark else []))
    big, tone = _time_words(table, dark)
    marked = (str(dark["section"]),) if dark else ()
    return News(big, (*hands, *rest_of_story(table, *told)), "", tone, time, marked)


def _power_lost(table: Snapshot) -> Event | None:
    """What the threshold did, if one was crossed and there was power to lose."""
    kinds = [event["type"] for event in table.events]
    if "threshold_crossed" not in kinds:
        return None
    after = table.events[kinds.index("threshold_crossed") + 1 :][:1]
    return after[0] if after and after[0]["type"] == "power_turned" else None


def _section(event: Event) -> dict[str, Value]:
    return {"section": word("section", str(event["section"])), "token": int(event["token"])}


def _time_words(table: Snapshot, dark: Event | None) -> tuple[Line, Tone]:
    """The one sentence that matters most."""
    is_dark = not any(slot["on"] for slot in table.view["power"].values())
    if find(table, "autodestruction_turned_red"):
        return Line("lockdown-now-red"), "danger"
    if dark and is_dark:
        return Line("lockdown-now-blackout"), "danger"
    if dark:
        return Line("lockdown-now-dark", _section(dark)), "plain"
    if find(table, "isolation_opened"):
        return Line("lockdown-now-isolation"), "safe"
    if find(table, "threshold_crossed"):
        return Line("lockdown-now-dark-already"), "plain"
    if find(table, "threshold_spared"):
        return Line("lockdown-now-spared"), "safe"
    return Line("lockdown-now-time"), "plain"


def _noise(table: Snapshot) -> News:
    power = table.view["power"]
    lit = [section for section, slot in power.items() if slot["on"] and section != "elevator"]
    rest = rest_of_story(table)
    if not lit:
        return News(Line("lockdown-now-noise-none"), (Line("lockdown-now-noise-none-hands"), *rest), "noise")
    values: dict[str, Value] = {"count": len(lit)}
    values |= {f"lit{number}": "" for number in (1, 2, 3)}
    values |= {f"lit{number}": word("section", section) for number, section in enumerate(lit, start=1)}
    hands = (Line("lockdown-now-noise-hands", values), Line("lockdown-now-noise-technical"))
    return News(Line("lockdown-now-noise"), (*hands, *rest), "noise", marked=())


def _attacks(table: Snapshot) -> News:
    if drawn := next((event for event in table.last_events if event["type"] == "attacked"), None):
        return _attacked(table, drawn)
    figures = sum(table.view["on_board"].values())
    rest = rest_of_story(table)
    if not figures:
        return News(
            Line("lockdown-now-attacks-none"), (*rest, Line("lockdown-now-attacks-none-hands")), "tick"
        )
    hands = (Line("lockdown-now-attacks-hands"), Line("lockdown-now-attacks-larva"))
    return News(Line("lockdown-now-attacks", {"count": figures}), (*rest, *hands), "attack")


def _attacked(table: Snapshot, drawn: Event) -> News:
    """The attack that was the last thing to happen; the next report takes its place."""
    result: tuple[str, Tone] = ("hits", "danger") if drawn["hits"] else ("misses", "safe")
    big = Line(f"lockdown-now-attack-{result[0]}", {"card": word("attack", str(drawn["card"]))})
    return News(big, tuple(table.last_story), "attack", result[1])


def _fire(table: Snapshot) -> News:
    fires = int(table.view["fires"])
    rest = rest_of_story(table)
    if not fires:
        return News(Line("lockdown-now-fire-none"), (*rest, Line("lockdown-now-fire-none-hands")), "tick")
    hands = (Line("lockdown-now-fire-hands"), Line("lockdown-now-fire-eggs"))
    return News(Line("lockdown-now-fire", {"count": fires}), (*rest, *hands), "fire")


def _card(table: Snapshot) -> News:
    rest = rest_of_story(table, "tells-event_card")
    if card := find(table, "event_card_drawn"):
        title = Line("lockdown-card", {"card": card["card"], "title": card_word(int(card["card"]), "title")})
        return News(title, rest, "event")
    big = "lockdown-now-card-alone" if _goes_on(table) else "lockdown-now-card"
    return News(Line(big), (*rest, Line("lockdown-now-card-hands")), "event")


def _goes_on(table: Snapshot) -> bool:
    """The table does it alone: the app waits for no answer."""
    return any(offer["do"] == "next_step" for offer in table.offers)


def _bag(table: Snapshot) -> News:
    if drawn := developed(table):
        return _token(table, drawn)
    rest = rest_of_story(table)
    if not sum(table.view["bag"].values()):
        return News(Line("lockdown-no-token-in-bag"), (Line("lockdown-now-bag-empty"), *rest), "bag")
    if _goes_on(table):
        return News(Line("lockdown-now-bag-alone"), (Line("lockdown-now-bag-hands"), *rest), "bag")
    return News(Line("lockdown-now-bag"), rest, "bag")


BAG_TOLD = (
    "tells-token_drawn",
    "tells-token_into_bag",
    "tells-token_into_supply",
    "tells-token_missing",
    "remember-token_back",
    "remember-noise_rolls",
    "tells-egg_laid",
    "tells-egg_missing",
)


# The surprise attack is what everybody wants to know: told before what hands must do.
COMPARED = tuple(
    f"lockdown-tells-{key}" for key in ("surprise_attack", "no_surprise", "compare_hand", "compare_token")
)


def developed(table: Snapshot) -> list[Event]:
    """The token drawn in this bag development and what came of it at once; nothing before the draw.
    Encounters of the same step draw tokens too, later."""
    drawn = [place for place, event in enumerate(table.events) if event.get("for_development")]
    return table.events[drawn[-1] :][:3] if drawn else []


def _token(table: Snapshot, drawn: list[Event]) -> News:
    kind, kinds = str(drawn[0]["token"]), [event["type"] for event in drawn]
    if "token_missing" in kinds:
        means = f"lockdown-now-bag-{kind}-missing"
    elif "egg_missing" in kinds:
        means = "lockdown-now-bag-queen-eggs"
    elif kind == "queen" and "token_moved" in kinds:
        means = "lockdown-now-bag-queen-nest"
    else:
        means = f"lockdown-now-bag-{kind}"
    tone: Tone = "danger" if means.endswith("-nest") else "plain"
    rest = sorted(rest_of_story(table, *BAG_TOLD), key=lambda line: line.key not in COMPARED)
    hands = (Line(means), *rest)
    return News(Line(f"lockdown-meet-{kind}"), hands, kind, tone)


NEWS: dict[str, Callable[[Snapshot], News]] = {
    "launch_css": _launch,
    "advance_time": _time,
    "remove_noise": _noise,
    "xeno_attacks": _attacks,
    "fire_damage": _fire,
    "event_card": _card,
    "bag_development": _bag,
}
