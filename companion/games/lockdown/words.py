"""Which text tells of what. Only keys and values: the sentences are in data/lang/<code>/lockdown.ftl."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import UNSET

from companion.core.game import Command, Event, Json, Line, Value, Word
from companion.games.lockdown import commands as c
from companion.games.lockdown import events as e
from companion.games.lockdown.figures import KINDS, event_cards
from companion.games.lockdown.state import State, fire_supply, malfunction_supply, player_at

# Fields whose value is a word of the game: `token` "adult" is the text lockdown-token-adult.
SORTS = {
    "token": "token",
    "type": "token",
    "from": "token",
    "section": "section",
    "a": "section",
    "b": "section",
    "step": "step",
    "result": "result",
    "counts_as": "result",
    "colour": "colour",
    "kind": "wound",
    "side": "side",
    "using": "using",
    "by": "exit",
    "cause": "cause",
    "what": "status",
    "marker": "marker",
    "outcome": "outcome",
}
CHOICE_SORTS = {
    "mode": "mode",
    "xenos": "xenos",
    "board": "board",
    "pod": "pod",
    "status": "standing",
    "css": "result",
    "time_token": "side",
    "rover": "place",
    "character": "character",
}
# Events that stand in a journal but need no sentence: another one tells it.
SILENT = (
    e.PlayerPassed,
    e.TurnEnded,
    e.EventPhaseBegan,
    e.AttackCardDrawn,
    e.EventDeckShuffled,
    e.AttackDeckShuffled,
)


def name_of(before: State, command: Command, events: Sequence[Event]) -> Line:
    """What a command is called in the history and on the undo button."""
    values = _values(before, command)
    if isinstance(command, c.NextStep):
        begun = next((event for event in events if isinstance(event, e.StepBegan)), None)
        if begun is None:
            return Line("lockdown-did-next_round", {"round": before.round + 1})
        return Line("lockdown-did-next_step", {"step": Word(f"lockdown-step-{begun.step}")})
    if isinstance(command, c.EndTurn | c.PassTurn):
        values["name"] = _name(before, before.active_player)
    if isinstance(command, c.Setup):
        values["count"] = len(command.players)
    for event in events:
        match event:
            case e.TokenDrawn():
                values["token"] = Word(f"lockdown-token-{event.token}")
            case e.EventCardDrawn():
                values["card"] = event.card
                values["title"] = Word(_card_key(event.card, "title"))
            case e.NoiseRolled():
                values["result"] = Word(f"lockdown-result-{event.result}")
            case e.Attacked():
                values["card"] = Word(f"lockdown-attack-{event.card}")
            case e.FigureCorrected():
                values |= _corrected(before, event)
    return Line(f"lockdown-did-{_tag(command)}", values)


def story(before: State, events: Sequence[Event], after: State) -> list[Line]:
    """What happened and what hands must do now, one line an event."""
    lines: list[Line] = []
    for event in events:
        lines += _told(event, after)
    return lines


def headline(state: State) -> Line:
    """Where the game stands, in one line."""
    if state.phase == "setup":
        return Line("lockdown-headline-setup")
    if state.ending:
        return Line(
            "lockdown-headline-over",
            {"round": state.round, "cause": Word(f"lockdown-cause-{state.ending.cause}")},
        )
    return Line(f"lockdown-headline-{state.phase}", {"round": state.round, "time": state.time})


def offer_label(state: State, offer: Mapping[str, Json]) -> Line:
    """What a button for this offer says; open values are asked for afterwards."""
    values: dict[str, Value] = {"open": len(offer.get("choices", {}))}
    for key, value in offer.items():
        if key == "player":
            values["name"] = _name(state, value)
        elif key not in ("do", "choices", "players"):
            values[key] = choice_label(state, key, value)
    if offer["do"] in ("end_turn", "pass_turn"):
        values["name"] = _name(state, state.active_player)
    if offer["do"] == "next_step":
        values["step"] = Word(f"lockdown-step-{state.step}")
    variant = next((f"-{key}" for key in ("larva", "slime", "signal", "archive") if key in offer), "")
    told = (
        "-told"
        if {"token", "card", "result"} & set(offer.get("choices", {})) and offer["do"] in DRAWS
        else ""
    )
    return Line(f"lockdown-act-{offer['do']}{variant}{told}", values)


DRAWS = ("draw_token", "event_card", "encounter", "attack", "noise_roll")  # the app may do these itself


def figure_label(state: State, path: str) -> Line:
    """What a figure that can be set right is called."""
    match path.split("."):
        case ["players", seat, field]:
            figure = Word(f"lockdown-figure-{field}")
            return Line("lockdown-figure-of-player", {"name": _name(state, int(seat)), "figure": figure})
        case ["power", section, field]:
            return Line(f"lockdown-figure-power-{field}", {"section": Word(f"lockdown-section-{section}")})
        case ["css", slot]:
            return Line("lockdown-figure-css", {"slot": int(slot)})
        case ["bag" | "supply" | "on_board" as place, kind]:
            return Line(f"lockdown-figure-{place}", {"token": Word(f"lockdown-token-{kind}")})
        case _:
            return Line(f"lockdown-figure-{path}")


def figure_value(state: State, path: str, value: Json) -> Line:
    """What a value of such a figure is called."""
    key = path.split(".")[-1]
    return choice_label(state, "css" if path.startswith("css.") else key, value)


def choice_label(state: State, key: str, value: Json) -> Line:
    """What a button for one open value says."""
    if value is None:
        return Line("lockdown-nothing")
    if key == "autodestruction":
        return Line(
            "lockdown-slot-and-side", {"slot": value["slot"], "side": Word(f"lockdown-side-{value['side']}")}
        )
    if key in ("player", "first_player", "active_player"):
        return Line("lockdown-is", {"value": _name(state, value)})
    if key == "card" and isinstance(value, int):
        return Line("lockdown-card", {"card": value, "title": Word(_card_key(value, "title"))})
    if key == "card":
        return Line(f"lockdown-attack-{value}")
    if key == "arrangement":
        return Line("lockdown-tells-power_arranged", value)
    if key == "modes":
        runs = {
            name: Word(f"lockdown-runs-{value.get(name, 'off')}")
            for name in ("bag", "events", "attacks", "noise")
        }
        return Line("lockdown-modes", runs)
    if isinstance(value, bool):
        return Line("lockdown-yes" if value else "lockdown-no")
    if isinstance(value, int):
        return Line("lockdown-is", {"value": value})
    if key == "to":
        return Line(str(_destination(value)))
    sort = CHOICE_SORTS.get(key) or SORTS.get(key)
    return Line(f"lockdown-{sort}-{value}") if sort else Line("lockdown-is", {"value": str(value)})


def _told(event: Event, after: State) -> list[Line]:
    if isinstance(event, SILENT):
        return []
    values = _values(after, event)
    match event:
        case e.StepBegan():
            return [Line(f"lockdown-do-{event.step}", values)]
        case e.Reminded():
            return [Line(f"lockdown-remember-{event.about}", values)]
        case e.EventCardDrawn():
            return _told_card(event)
        case e.TokenMoved():
            return [Line(f"lockdown-tells-token_into_{event.to}", values)]
        case e.PowerTurned():
            return [Line(f"lockdown-tells-power_{'on' if event.on else 'off'}", values)]
        case e.StatusSet():
            return [Line(f"lockdown-tells-{event.what}_{'on' if event.value else 'off'}", values)]
        case e.Encountered():
            return [Line(f"lockdown-tells-{_comparison(event)}", values)]
        case e.FirePlaced():
            values["left"] = fire_supply(after)
        case e.MalfunctionPlaced():
            values["left"] = malfunction_supply(after)
        case e.Attacked():
            values["card"] = Word(f"lockdown-attack-{event.card}")
            return [Line(f"lockdown-tells-attack_{'hits' if event.hits else 'misses'}", values)]
        case e.GameEnded():
            names = [player.name for player in after.players if player.seat in event.survivors]
            lines = [Line(f"lockdown-tells-{event.cause}")]
            survivors = Line("lockdown-tells-survivors", {"names": ", ".join(names)})
            return [*lines, survivors if names else Line("lockdown-tells-no_survivors")]
        case e.FigureCorrected():
            values |= _corrected(after, event)
        case e.PowerArranged():
            values |= {str(section): token for section, token in event.arrangement.items()}
    return [Line(f"lockdown-tells-{_tag(event)}", values)]


def _told_card(event: e.EventCardDrawn) -> list[Line]:
    moves = [Word(f"lockdown-token-{kind}") for kind in event.moves]
    where = {"corridor": event.corridors[0], "then": event.corridors[-1], "count": len(event.corridors)}
    if event.for_retreat:
        return [Line("lockdown-tells-retreat", where)]
    movers = {f"xeno{position}": word for position, word in enumerate(moves, start=1)}
    lines = [
        Line(
            "lockdown-tells-event_card", {"card": event.card, "title": Word(_card_key(event.card, "title"))}
        ),
        Line("lockdown-tells-event_moves", {"movers": len(moves), "xeno3": "", **movers, **where}),
        Line(_card_key(event.card, "effect")),
    ]
    return [*lines, Line(_card_key(event.card, "dark"))]


def _card_key(number: int, part: str) -> str:
    """Two copies of a card share their words."""
    return f"lockdown-event-{event_cards()[number].text or number}-{part}"


def _comparison(event: e.Encountered) -> str:
    """Whether the hand could be compared, and how it came out."""
    if event.surprise is None:
        return "compare_hand" if event.lit is not None and event.dark is not None else "compare_token"
    return "surprise_attack" if event.surprise else "no_surprise"


def _values(state: State, said: Command | Event) -> dict[str, Value]:
    """The fields of a command or event as values for a text."""
    values: dict[str, Value] = {}
    for field in msgspec.structs.fields(said):
        value: Any = getattr(said, field.name)
        key = field.encode_name
        if value is UNSET or value is None:
            continue
        if key in ("player", "first_player"):
            values["name"] = _name(state, value)
        elif key == "to":
            values["to"] = value if isinstance(value, int) else _destination(value)
        elif key == "pod":
            values["pod"] = str(value).upper()
        elif isinstance(value, bool):
            values[key] = "yes" if value else "no"
        elif isinstance(value, int):
            values[key] = value
        elif isinstance(value, str):
            values[key] = Word(f"lockdown-{SORTS[key]}-{value}") if key in SORTS else value
    return values


def _destination(value: str) -> Word:
    """`to` is a place, or the kind that a xeno becomes."""
    return Word(f"lockdown-{'token' if value in KINDS else 'place'}-{value}")


def _name(state: State, seat: int | None) -> str:
    player = player_at(state, seat) if seat else None
    return player.name if player else "?"


def _corrected(state: State, event: e.FigureCorrected) -> dict[str, Value]:
    return {
        "figure": figure_label(state, event.path),
        "old": figure_value(state, event.path, event.old),
        "value": figure_value(state, event.path, event.value),
    }


def _tag(said: Command | Event) -> str:
    return str(type(said).__struct_config__.tag)
