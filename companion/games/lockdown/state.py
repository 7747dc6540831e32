"""What the companion knows of a Lockdown table. Plain frozen data; no rules, no words."""

from typing import Literal

import msgspec

from companion.games.lockdown.figures import Board, Kind, Limits, Section, Track, XenoKind, Xenos

Mode = Literal["standard", "solo", "coop"]
Phase = Literal["setup", "player", "event", "over"]
Step = Literal[
    "setup",
    "turns",
    "launch_css",
    "advance_time",
    "remove_noise",
    "xeno_attacks",
    "fire_damage",
    "event_card",
    "bag_development",
    "over",
]
EVENT_STEPS: tuple[Step, ...] = (
    "launch_css",
    "advance_time",
    "remove_noise",
    "xeno_attacks",
    "fire_damage",
    "event_card",
    "bag_development",
)
Status = Literal["in_play", "in_pod", "isolated", "bunker", "escaped", "dead"]
Pod = Literal["a", "b", "c"]
CssFace = Literal["hidden", "a", "b", "c", "all", "none"]
CssResult = Literal["a", "b", "c", "all", "none"]
TimeSide = Literal["inactive", "active"]
Place = Literal["facility", "bunker"]
Cause = Literal["swept", "destroyed"]
WoundKind = Literal["light", "serious"]
Runs = Literal["app", "table", "off"]
LAST_FIELD = 0  # the track runs 15 … 1, then this


class Modes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who runs what: the app draws, the table draws and reports, or the table does it untold."""

    bag: Runs = "app"
    events: Runs = "off"
    attacks: Runs = "off"
    noise: Runs = "off"
    map: Literal["on", "off"] = "off"


class PowerSlot(msgspec.Struct, frozen=True):
    token: int
    on: bool


class Autodestruction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    slot: int
    side: Literal["yellow", "red"]


class Ending(msgspec.Struct, frozen=True):
    cause: Cause
    survivors: tuple[int, ...]


class Player(msgspec.Struct, frozen=True):
    """One character. `serious_wounds` counts the dressed ones too, as the rules do."""

    seat: int
    name: str
    character: str
    knowledge: int
    status: Status = "in_play"
    passed: bool = False
    light_wounds: int = 0
    serious_wounds: int = 0
    dressed_wounds: int = 0
    larva: bool = False
    slime: bool = False
    signal: bool = False
    knowledge_active: bool = False
    pod: Pod | None = None

    @property
    def can_act(self) -> bool:
        return self.status == "in_play" and not self.passed

    @property
    def is_in_facility(self) -> bool:
        return self.status in ("in_play", "in_pod")


class State(msgspec.Struct, frozen=True):
    """The whole table. Token ids (`adult-2-3`) carry their numbers; views show kinds only."""

    phase: Phase = "setup"
    step: Step = "setup"
    mode: Mode = "standard"
    board: Board = "standard"
    xenos: Xenos = "night_stalkers"
    modes: Modes = Modes()
    limits: Limits | None = None
    track: Track | None = None
    round: int = 0
    is_answered: bool = False  # what the current step asks for has been given
    time: int = 0
    time_token: TimeSide = "inactive"
    power: dict[Section, PowerSlot] = {}
    autodestruction: Autodestruction | None = None
    alert: int | None = None
    main_gate_open: bool = False
    css: dict[int, CssFace] = {}
    bag: dict[str, int] = {}
    supply: dict[str, int] = {}
    on_board: dict[XenoKind, int] = {}
    eggs: int = 0
    fires: int = 0
    fires_lost: int = 0  # taken out of the supply for good
    fire_rooms: tuple[str, ...] = ()  # where the table said so; there may be more fires than rooms named
    malfunctions: int = 0
    malfunctions_lost: int = 0
    malfunction_rooms: tuple[str, ...] = ()
    rover: Place = "facility"
    first_player: int = 0
    active_player: int | None = None
    players: tuple[Player, ...] = ()
    first_encounter: bool = False
    event_deck: tuple[int, ...] = ()
    event_discard: tuple[int, ...] = ()
    attack_deck: tuple[str, ...] = ()
    attack_discard: tuple[str, ...] = ()
    ending: Ending | None = None


def limits(state: State) -> Limits:
    """The limits this game was set up with."""
    if state.limits is None:
        raise AssertionError("no limits before set-up")
    return state.limits


def track(state: State) -> Track:
    """The time track this game was set up with."""
    if state.track is None:
        raise AssertionError("no track before set-up")
    return state.track


def player_at(state: State, seat: int) -> Player | None:
    """Whoever sits there, seats being counted from 1 clockwise."""
    return state.players[seat - 1] if 1 <= seat <= len(state.players) else None


def count_kind(tokens: dict[str, int], kind: Kind) -> int:
    """How many tokens of a kind lie there, whatever their numbers."""
    return sum(count for token, count in tokens.items() if token.startswith(f"{kind}-"))


def has_figure_left(state: State, kind: XenoKind) -> bool:
    """Whether the box still has one; larvae on character boards are in use too (notes, point 16)."""
    carried = sum(player.larva for player in state.players) if kind == "larva" else 0
    return state.on_board[kind] + carried < limits(state).figures[kind]


def fire_supply(state: State) -> int:
    return limits(state).fires - state.fires - state.fires_lost


def malfunction_supply(state: State) -> int:
    return limits(state).malfunctions - state.malfunctions - state.malfunctions_lost


def is_isolation_open(state: State) -> bool:
    """Rulebook: Isolation Room (from the first white field on, or by the alert)."""
    if state.phase == "setup":
        return False
    return state.alert is not None or state.time <= track(state).isolation_opens


def living_in_facility(state: State) -> list[Player]:
    """In play or in a pod; the isolated do not count (Rulebook: End of the game)."""
    return [player for player in state.players if player.is_in_facility]
