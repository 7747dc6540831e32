"""Whole games one can read: the script of a game, what was told after each command, and the key figures
after each round.

    # …                        what this game is about
    seed 7                     fixes the app's own luck
    > wound player=1 kind=light
      Ana suffers a light wound.
    = round 2 …                key figures: S-01 1+ is power token 1, on

`replay` keeps the lines that are written by hand and tells the rest anew. The files are written by
`python -m tests.lockdown.golden --write` only; read the difference before you keep it."""

from pathlib import Path
from typing import Any

from tests.lockdown.table import Table

FOLDER = Path(__file__).parent
BY_HAND = ("#", ">", "seed ")
PLACES = ("s01", "s02", "s03", "elevator")
DECKS = ("bag", "events", "attacks", "noise")


def games() -> list[Path]:
    return sorted(FOLDER.glob("*.txt"))


def replay(text: str) -> str:
    """The script in `text`, with everything told and counted as the game tells and counts it now."""
    lines: list[str] = []
    at = Table()
    for line in text.splitlines():
        if line.startswith("seed "):
            at = Table(int(line.split()[1]))
        if line.startswith(BY_HAND) or not line.strip():
            lines.append(line)
        if line.startswith(">"):
            lines += _played(at, line[1:].split())
    return "\n".join(lines) + "\n"


def _played(at: Table, words: list[str]) -> list[str]:
    before = at["round"]
    name, *said = words
    at.do(name, **(_set_up(said) if name == "setup" else _arguments(said)))
    told = [f"  {text}" for text in at.told_texts]
    return [*told, *_figures(at)] if at["round"] != before or at["ending"] else told


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
    ended = [f"= {view['ending']['cause']}, survivors {view['ending']['survivors']}"] if view["ending"] else []
    people = ", ".join(_character(player) for player in view["players"])
    return [" | ".join(part for part in board if part), f"= {people}", *ended]


def _alarm(value: Any) -> str:
    return f"{value['side']} {value['slot']}" if isinstance(value, dict) else str(value)


def _counted(pieces: dict[str, int]) -> str:
    return " ".join(f"{count} {kind}" for kind, count in pieces.items() if count) or "empty"


def _character(player: dict[str, Any]) -> str:
    wounds = f"{player['light_wounds']} light {player['serious_wounds']} serious {player['dressed_wounds']} dressed"
    marks = [mark for mark in ("larva", "slime", "signal", "knowledge_active") if player[mark]]
    return " ".join([player["name"], player["status"], wounds, f"knowledge {player['knowledge']}", *marks])
