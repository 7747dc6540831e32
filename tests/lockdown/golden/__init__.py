"""Whole games one can read: the script of a game, what was told after each command, and the key figures
after each round.

    # …                        what this game is about
    brief                      leaves out what every round says in the same words
    > draw_token ! larva-0-1   a command; after the ! what comes of the app's own luck (#5 is card 5)
      Drawn from the bag: larva.
    = round 2 …                key figures: power 1+ 3- is token 1 on in S-01, token 3 off in S-02

`replay` keeps the lines that are written by hand and tells the rest anew. The files are written by
`python -m tests.lockdown.golden --write` only; read the difference before you keep it."""

from pathlib import Path
from typing import Any

from tests.lockdown.table import TEXTS, Table

FOLDER = Path(__file__).parent
BY_HAND = ("#", ">", "brief")
SAME_EVERY_ROUND = (
    "lockdown-do-",
    "lockdown-remember-draw_cards",
    "lockdown-remember-vent",
    "lockdown-tells-turn_began",
)
PLACES = ("s01", "s02", "s03", "elevator")
DECKS = ("bag", "events", "attacks", "noise")


def games() -> list[Path]:
    return sorted(FOLDER.glob("*.txt"))


def replay(text: str) -> str:
    """The script in `text`, with everything told and counted as the game tells and counts it now."""
    lines: list[str] = []
    at, left_out = Table(), ()
    for line in text.splitlines():
        if line.startswith("brief"):
            left_out = SAME_EVERY_ROUND
        if line.startswith(BY_HAND) or not line.strip():
            lines.append(line)
        if line.startswith(">"):
            lines += _played(at, line[1:], left_out)
    return "\n".join(lines) + "\n"


def _played(at: Table, line: str, left_out: tuple[str, ...]) -> list[str]:
    before = at["round"]
    command, _, luck = line.partition("!")
    name, *said = command.split()
    words = _set_up(said) if name == "setup" else _arguments(said)
    at.do(name, luck=[_outcome(word) for word in luck.split()] or None, **words)
    told = [f"  {TEXTS.line(line)}" for line in at.told if not line.key.startswith(left_out or "-")]
    return [*told, *_figures(at)] if at["round"] != before or at["ending"] else told


def _outcome(word: str) -> str | int:
    return int(word[1:]) if word.startswith("#") else word


def _arguments(said: list[str]) -> dict[str, Any]:
    pairs = [word.split("=", 1) for word in said]
    return {key: _arrangement(value) if key == "arrangement" else _value(value) for key, value in pairs}


def _value(text: str) -> Any:
    """`yes`, `no` and numbers are meant as such; rooms, 009, keep their noughts."""
    known = {"yes": True, "no": False, "nothing": None}
    is_number = text.isdigit() and text == str(int(text))
    return known[text] if text in known else int(text) if is_number else text


def _arrangement(text: str) -> dict[str, int]:
    return dict(zip(PLACES, map(int, text.split(",")), strict=True))


def _set_up(said: list[str]) -> dict[str, Any]:
    """`Ana:hacker` is a player, `power=1,3,2,4` lies from S-01 on, `events=app` says who runs a deck."""
    people = [word.split(":") for word in said if ":" in word]
    options = dict(word.split("=") for word in said if "=" in word)
    power = _arrangement(options.pop("power"))
    modes = {deck: options.pop(deck) for deck in DECKS if deck in options}
    players = [{"name": name, "character": character} for name, character in people]
    return {"players": players, "power": power, "modes": modes, **options}


def _figures(at: Table) -> list[str]:
    view = at.view
    power = " ".join(f"{slot['token']}{'+' if slot['on'] else '-'}" for slot in view["power"].values())
    alarms = {"autodestruction": view["autodestruction"], "alert": view["alert"]}
    running = [f"{name} {_alarm(value)}" for name, value in alarms.items() if value is not None]
    doors = [name for name in ("main_gate", "isolation") if view[f"{name}_open"]]
    board = [
        f"= round {view['round']}, time {view['time']} {view['time_token']}, power {power}",
        f"bag {_counted(view['bag'])}",
        f"board {_counted(view['on_board'])}",
        f"eggs {view['eggs']} fires {view['fires']} malfunctions {view['malfunctions']}",
        " ".join([*running, *(f"{door} open" for door in doors)]),
    ]
    ended = (
        [f"= {view['ending']['cause']}, survivors {view['ending']['survivors']}"] if view["ending"] else []
    )
    people = " | ".join(_character(player) for player in view["players"])
    return [" | ".join(part for part in board if part), f"= {people}", *ended]


def _alarm(value: Any) -> str:
    return f"{value['side']} {value['slot']}" if isinstance(value, dict) else str(value)


def _counted(pieces: dict[str, int]) -> str:
    return " ".join(f"{count} {kind}" for kind, count in pieces.items() if count) or "empty"


def _character(player: dict[str, Any]) -> str:
    wounds = [f"{player[f'{kind}_wounds']} {kind}" for kind in ("light", "serious", "dressed")]
    marks = [mark for mark in ("larva", "slime", "signal", "knowledge_active") if player[mark]]
    hurt = [wound for wound in wounds if not wound.startswith("0")]
    return ", ".join(
        [f"{player['name']} {player['status']}", f"knowledge {player['knowledge']}", *hurt, *marks]
    )
