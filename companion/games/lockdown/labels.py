"""What buttons, figures and headlines say, as keys and values of texts."""

from collections.abc import Mapping

from companion.core.game import Json, Line, Value
from companion.games.lockdown.state import State
from companion.games.lockdown.vocabulary import SORTS, card_word, destination, name_at, word

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
DRAWS = ("draw_token", "event_card", "encounter", "attack", "noise_roll")  # the app may do these itself
SWITCHES = ("larva", "slime", "signal")
REPORTS = {"token", "card", "result"}  # with one of these open, the table tells what it drew


def headline(state: State) -> Line:
    """Where the game stands, in one line."""
    if state.phase == "setup":
        return Line("lockdown-headline-setup")
    if state.ending:
        return Line(
            "lockdown-headline-over",
            {"round": state.round, "cause": word("cause", state.ending.cause)},
        )
    return Line(f"lockdown-headline-{state.phase}", {"round": state.round, "time": state.time})


def offer_label(state: State, offer: Mapping[str, Json]) -> Line:
    """What a button for this offer says; open values are asked for afterwards."""
    values: dict[str, Value] = {"open": len(offer.get("choices", {}))}
    for key, value in offer.items():
        if key == "player":
            values["name"] = name_at(state, value)
        elif type(value) is int:
            values[key] = value
        elif key not in ("do", "choices", "players"):
            values[key] = choice_label(state, key, value)
    if offer["do"] in ("end_turn", "pass_turn"):
        values["name"] = name_at(state, state.active_player)
    if offer["do"] == "next_step":
        values["step"] = word("step", state.step)
    return Line(f"lockdown-act-{offer['do']}{_variant(offer)}", values)


def _variant(offer: Mapping[str, Json]) -> str:
    """Offers of one command that mean different things at the table are called differently."""
    asked = set(offer.get("choices", {}))
    if offer["do"] in DRAWS and REPORTS & asked:
        return "-told"
    if offer["do"] == "encounter" and "hand" in asked:
        return "-hand"
    if offer["do"] == "draw_token" and "token" in offer:
        return "-queen_meets" if "nest_occupied" in offer else "-queen"
    if switch := next((key for key in SWITCHES if key in offer), None):
        return f"-{switch}_{'on' if offer[switch] else 'off'}"
    return next((f"-{key}" for key in ("archive", "nest_occupied") if key in offer), "")


def figure_label(state: State, path: str) -> Line:
    """What a figure that can be set right is called."""
    match path.split("."):
        case ["players", seat, field]:
            figure = word("figure", field)
            return Line("lockdown-figure-of-player", {"name": name_at(state, int(seat)), "figure": figure})
        case ["power", section, field]:
            return Line(f"lockdown-figure-power-{field}", {"section": word("section", section)})
        case ["css", slot]:
            return Line("lockdown-figure-css", {"slot": int(slot)})
        case ["bag" | "supply" | "on_board" as place, kind]:
            return Line(f"lockdown-figure-{place}", {"token": word("token", kind)})
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
        return Line("lockdown-slot-and-side", {"slot": value["slot"], "side": word("side", value["side"])})
    if key in ("player", "first_player", "active_player"):
        return Line("lockdown-is", {"value": name_at(state, value)})
    if key == "card" and isinstance(value, int):
        return Line("lockdown-card", {"card": value, "title": card_word(value, "title")})
    if key == "card":
        return Line(f"lockdown-attack-{value}")
    if key == "arrangement":
        return Line("lockdown-arrangement", value)
    if key == "modes":
        runs = {name: word("runs", value.get(name, "off")) for name in ("bag", "events", "attacks", "noise")}
        return Line("lockdown-modes", runs)
    if isinstance(value, bool):
        return Line("lockdown-yes" if value else "lockdown-no")
    if isinstance(value, int):
        return Line("lockdown-is", {"value": value})
    if key == "to":
        return Line(destination(value))
    sort = CHOICE_SORTS.get(key) or SORTS.get(key)
    return Line(f"lockdown-{sort}-{value}") if sort else Line("lockdown-is", {"value": str(value)})
