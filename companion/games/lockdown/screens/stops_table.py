"""Stops of the tour at the table in the player phase: calm, crowded, dark, and with the end in sight."""

from companion.core.game import Json
from companion.games.lockdown.screens.stops_said import POWER, Said, after, given, set_up
from companion.ui.page import Stop

CHARACTERS = ("survivor", "janitor", "hacker", "xenobiologist", "lab_rat")


def _set_up(*names: str) -> Said:
    mode = "solo" if len(names) == 1 else "standard"
    return set_up(dict(zip(names, CHARACTERS, strict=False)), power=POWER, mode=mode)


def _right(**figures: Json) -> list[Said]:
    """Figures set right; `power__s01__on` is the path power.s01.on."""
    return [given(key.replace("__", "."), value) for key, value in figures.items()]


THREE = _set_up("Ana", "Bruno", "Chris")
FIVE = _set_up(
    "Maximiliane Charlotte K.",
    "Konstantin von Hohenfels",
    "Guadalupe Hernández Ruiz",
    "Donaudampfschiffkapitän",
    "Bob",
)
HURT: list[Said] = [
    {"do": "wound", "player": 1, "kind": "light"},
    {"do": "wound", "player": 1, "kind": "serious"},
    {"do": "wound", "player": 3, "kind": "serious", "count": 2},
    {"do": "dress", "player": 3},
    {"do": "set_status", "player": 3, "slime": True},
]
MIDGAME = [
    THREE,
    *_right(round=5, time=11, fires=3, malfunctions=6),
    *HURT,
    {"do": "encounter", "player": 3, "token": "adult", "hand": 5, "dark": False},
    *_right(autodestruction={"slot": 8, "side": "yellow"}, power__s03__on=False),
    {"do": "end_turn"},
    {"do": "pass_turn"},
    {"do": "end_turn"},
]
DARK = _right(power__s01__on=False, power__s03__on=False)
RED = _right(round=9, time=7, autodestruction={"slot": 5, "side": "red"}, main_gate_open=True)
CROWDED: list[Said] = [
    {"do": "set_status", "player": 2, "larva": True},
    {"do": "set_status", "player": 4, "signal": True},
    *_right(players__5__pod="a"),
    {"do": "kill", "player": 3},
    {"do": "end_turn"},
]

COMMANDS: dict[str, list[Said]] = {
    "table-start": [THREE],
    "table-midgame": MIDGAME,
    "table-five-players": [FIVE, *_right(time=10, round=6, fires=8), *HURT, *CROWDED],
    "table-five-in-danger": [
        FIVE,
        *HURT,
        *CROWDED,
        *DARK,
        *_right(fires=10, malfunctions=9, alert=3, time=5, autodestruction={"slot": 4, "side": "red"}),
    ],
    "table-blackout": [THREE, *_right(time=9, round=7), *HURT, *DARK],
    "table-alert": [THREE, *_right(time=8, round=8, alert=4), *HURT, {"do": "end_turn"}],
    "table-two-dangers": [
        THREE,
        *_right(time=8, round=8, alert=4, autodestruction={"slot": 5, "side": "yellow"}),
        *HURT,
        {"do": "end_turn"},
    ],
    "table-three-dangers": [
        THREE,
        *_right(time=3, round=13, alert=1, autodestruction={"slot": 2, "side": "red"}),
        *HURT,
        {"do": "end_turn"},
    ],
    "table-red": [THREE, *HURT, *RED, *DARK, *_right(fires=9, malfunctions=8)],
    "table-last-round": [THREE, *_right(time=1, round=15, css__2="a", css__4="none"), *HURT, *DARK],
    "table-supplies-empty": [THREE, *_right(time=6, round=10, fires=12), {"do": "end_turn"}],
    "table-solo": [_set_up("Ana"), *_right(time=14, round=2, time_token="active")],
    "table-report": [
        THREE,
        *_right(time=13, round=3),
        *HURT,
        {"do": "wound", "player": 2, "kind": "serious"},
    ],
    "table-death": [*MIDGAME, {"do": "kill", "player": 2}],
    "table-encounter-reported": [
        THREE,
        *_right(time=8, round=8, alert=4, autodestruction={"slot": 5, "side": "yellow"}),
        {"do": "encounter", "player": 3, "token": "adult", "hand": 1, "dark": False},
    ],
}

STOPS = [Stop(name, after(said)) for name, said in COMMANDS.items()]
