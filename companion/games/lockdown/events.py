"""What can happen at a Lockdown table, in the past tense. Every outcome of chance is inside."""

from typing import Literal

from companion.core.game import Event, Json
from companion.games.lockdown.figures import Board, Kind, Limits, Section, Track, XenoKind, Xenos
from companion.games.lockdown.state import (
    Cause,
    CssResult,
    Mode,
    Modes,
    Place,
    Player,
    Pod,
    PowerSlot,
    Step,
    TimeSide,
)

# Things the table must not forget; they change no figure.
About = Literal[
    "draw_cards",
    "fire",
    "fire_before_boarding",
    "vent",
    "choose_objective",
    "contamination",
    "noise_rolls",
    "noise_everywhere",
    "remove_noise",
    "remove_noise_nest",
    "token_back",
    "attack_again",
    "follows",
    "retreat_card",
    "victory_check",
]


class GameSetUp(Event, tag="game_set_up", frozen=True):
    mode: Mode
    board: Board
    xenos: Xenos
    modes: Modes
    limits: Limits
    track: Track
    power: dict[Section, PowerSlot]
    bag: dict[str, int]
    supply: dict[str, int]
    eggs: int
    players: tuple[Player, ...]
    event_deck: tuple[int, ...]
    attack_deck: tuple[str, ...]


class RoundBegan(Event, tag="round_began", frozen=True):
    round: int
    first_player: int


class TurnBegan(Event, tag="turn_began", frozen=True):
    player: int


class TurnEnded(Event, tag="turn_ended", frozen=True):
    player: int


class PlayerPassed(Event, tag="player_passed", frozen=True):
    player: int


class EventPhaseBegan(Event, tag="event_phase_began", frozen=True):
    pass


class StepBegan(Event, tag="step_began", frozen=True):
    step: Step


class Reminded(Event, tag="reminded", frozen=True):
    about: About
    player: int | None = None


class CssRevealed(Event, tag="css_revealed", frozen=True):
    slot: int
    result: CssResult


class CssMoved(Event, tag="css_moved", frozen=True):
    slot: int
    to: int


class TimeAdvanced(Event, tag="time_advanced", frozen=True):
    time: int


class ThresholdCrossed(Event, tag="threshold_crossed", frozen=True):
    colour: Literal["red", "blue"]


class ThresholdSpared(Event, tag="threshold_spared", frozen=True):
    """A red threshold was passed with the time token active: nothing happens."""


class IsolationOpened(Event, tag="isolation_opened", frozen=True):
    pass


class GateOpened(Event, tag="gate_opened", frozen=True):
    pass


class AutodestructionStarted(Event, tag="autodestruction_started", frozen=True):
    slot: int


class AutodestructionTurnedRed(Event, tag="autodestruction_turned_red", frozen=True):
    slot: int


class AutodestructionStopped(Event, tag="autodestruction_stopped", frozen=True):
    pass


class AlertTriggered(Event, tag="alert_triggered", frozen=True):
    slot: int


class PowerTurned(Event, tag="power_turned", frozen=True):
    section: Section
    token: int
    on: bool


class PowerArranged(Event, tag="power_arranged", frozen=True):
    """Tokens change places and keep their sides."""

    arrangement: dict[Section, int]


class TimeTokenTurned(Event, tag="time_token_turned", frozen=True):
    side: TimeSide


class TokenDrawn(Event, tag="token_drawn", frozen=True):
    token: Kind
    id: str
    for_development: bool = False


class TokenMoved(Event, tag="token_moved", frozen=True):
    token: Kind
    id: str
    to: Literal["bag", "supply"]


class TokenMissing(Event, tag="token_missing", frozen=True):
    """A token of this kind should have come into the bag, but the supply has none."""

    token: Kind


class Encountered(Event, tag="encountered", frozen=True):
    """`surprise` is None where the table must compare itself: the numbers or the hand are not known."""

    player: int | None
    token: Kind
    lit: int | None = None
    dark: int | None = None
    hand: int | None = None
    is_dark: bool | None = None
    surprise: bool | None = None


class FirstEncountered(Event, tag="first_encountered", frozen=True):
    pass


class FigurePlaced(Event, tag="figure_placed", frozen=True):
    token: XenoKind


class FigureRemoved(Event, tag="figure_removed", frozen=True):
    token: XenoKind


class FigureMissing(Event, tag="figure_missing", frozen=True):
    """All figures of this kind are on the board already: none is placed."""

    token: XenoKind


class AdultsWithdrew(Event, tag="adults_withdrew", frozen=True):
    count: int


class EggLaid(Event, tag="egg_laid", frozen=True):
    pass


class EggMissing(Event, tag="egg_missing", frozen=True):
    """An egg should have been added, but the Nest holds all there are."""


class EggDestroyed(Event, tag="egg_destroyed", frozen=True):
    pass


class FirePlaced(Event, tag="fire_placed", frozen=True):
    room: str | None = None


class FireRemoved(Event, tag="fire_removed", frozen=True):
    room: str | None = None


class MalfunctionPlaced(Event, tag="malfunction_placed", frozen=True):
    room: str | None = None


class MalfunctionRemoved(Event, tag="malfunction_removed", frozen=True):
    room: str | None = None


class MarkerStayed(Event, tag="marker_stayed", frozen=True):
    """The room had such a marker already: nothing happens (notes, point 2)."""

    marker: Literal["fire", "malfunction"]
    room: str


class MarkersRanOut(Event, tag="markers_ran_out", frozen=True):
    """A marker had to be placed and the supply was empty (notes, point 1)."""

    marker: Literal["fire", "malfunction"]


class MarkersLost(Event, tag="markers_lost", frozen=True):
    fires: int
    malfunctions: int


class LightWoundSuffered(Event, tag="light_wound_suffered", frozen=True):
    player: int


class LightWoundsTurnedSerious(Event, tag="light_wounds_turned_serious", frozen=True):
    player: int


class SeriousWoundSuffered(Event, tag="serious_wound_suffered", frozen=True):
    player: int


class WoundsDressed(Event, tag="wounds_dressed", frozen=True):
    player: int
    count: int


class WoundsHealed(Event, tag="wounds_healed", frozen=True):
    player: int
    kind: Literal["light", "serious"]
    count: int


class CharacterDied(Event, tag="character_died", frozen=True):
    player: int


class CharacterRevived(Event, tag="character_revived", frozen=True):
    player: int


class CharacterBoarded(Event, tag="character_boarded", frozen=True):
    player: int
    pod: Pod


class CharacterEscaped(Event, tag="character_escaped", frozen=True):
    player: int
    pod: Pod


class CharacterReturned(Event, tag="character_returned", frozen=True):
    player: int
    pod: Pod


class CharacterIsolated(Event, tag="character_isolated", frozen=True):
    player: int


class CharacterReachedBunker(Event, tag="character_reached_bunker", frozen=True):
    player: int
    using: Literal["rover", "suit"]


class RoverMoved(Event, tag="rover_moved", frozen=True):
    to: Place


class KnowledgeGained(Event, tag="knowledge_gained", frozen=True):
    player: int
    knowledge: int


class KnowledgeActivated(Event, tag="knowledge_activated", frozen=True):
    player: int


class StatusSet(Event, tag="status_set", frozen=True):
    player: int
    what: Literal["larva", "slime", "signal"]
    value: bool


class EventCardDrawn(Event, tag="event_card_drawn", frozen=True):
    card: int
    moves: tuple[XenoKind, ...]
    corridors: tuple[int, ...]
    for_retreat: bool = False


class EventCardRemoved(Event, tag="event_card_removed", frozen=True):
    """Out of the game; the rest of deck and discard are shuffled together."""

    card: int


class EventDeckShuffled(Event, tag="event_deck_shuffled", frozen=True):
    pass


class AttackCardDrawn(Event, tag="attack_card_drawn", frozen=True):
    card: str
    copy: str
    blood: int


class AttackDeckShuffled(Event, tag="attack_deck_shuffled", frozen=True):
    pass


class Attacked(Event, tag="attacked", frozen=True):
    player: int
    token: XenoKind
    card: str
    hits: bool


class InjuryChecked(Event, tag="injury_checked", frozen=True):
    token: XenoKind
    wounds: int
    blood: int
    outcome: Literal["dies", "lives", "retreats"]


class NoiseRolled(Event, tag="noise_rolled", frozen=True):
    """`counts_as` differs from the die for a slimed character: silence is danger."""

    player: int
    result: str
    counts_as: str


class FigureCorrected(Event, tag="figure_corrected", frozen=True):
    """A person set a figure right. For bag and supply, TokenMoved tells which tokens went."""

    path: str
    value: Json
    old: Json


class GameEnded(Event, tag="game_ended", frozen=True):
    cause: Cause
    time: int
    survivors: tuple[int, ...]


EVENTS: tuple[type[Event], ...] = tuple(
    each
    for each in list(globals().values())
    if isinstance(each, type) and issubclass(each, Event) and each is not Event
)
