"""What can be asked of a Lockdown table: the names and arguments of section 3 of the contract,
and a few more for decks the app runs. Optional values are UNSET; null is refused."""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from companion.core.game import Command, Correct
from companion.games.lockdown.figures import Board, Kind, Section, XenoKind, Xenos
from companion.games.lockdown.state import (
    CssResult,
    Mode,
    Place,
    Pod,
    Runs,
    TimeSide,
    WoundKind,
)

NAME_LENGTH = 24
Seat = Annotated[int, Meta(ge=1, le=5)]
Count = Annotated[int, Meta(ge=1, le=9)]
Hand = Annotated[int, Meta(ge=0, le=30)]
PowerNumber = Annotated[int, Meta(ge=1, le=4)]
Slot = Annotated[int, Meta(ge=0, le=15)]
Room = Annotated[str, Meta(pattern="^0(0[1-9]|1[0-9]|2[0-7])$", max_length=3)]
Arrangement = dict[Section, PowerNumber]
NoiseResult = Literal["1", "2", "3", "4", "silence", "danger"]


class NewPlayer(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
    character: str


class ModeChoices(Struct, frozen=True, forbid_unknown_fields=True):
    bag: Runs | UnsetType = UNSET
    events: Runs | UnsetType = UNSET
    attacks: Runs | UnsetType = UNSET
    noise: Runs | UnsetType = UNSET
    map: Literal["on", "off"] | UnsetType = UNSET


class Setup(Command, tag="setup", frozen=True):
    players: Annotated[list[NewPlayer], Meta(min_length=1, max_length=5)]
    mode: Mode | UnsetType = UNSET
    xenos: Xenos | UnsetType = UNSET
    board: Board | UnsetType = UNSET
    power: Arrangement | UnsetType = UNSET
    modes: ModeChoices | UnsetType = UNSET


class EndTurn(Command, tag="end_turn", frozen=True):
    pass


class PassTurn(Command, tag="pass_turn", frozen=True):
    pass


class NextStep(Command, tag="next_step", frozen=True):
    pass


class RevealCss(Command, tag="reveal_css", frozen=True):
    result: CssResult


class DrawToken(Command, tag="draw_token", frozen=True):
    token: Kind | UnsetType = UNSET
    nest_occupied: bool | UnsetType = UNSET
    player: Seat | UnsetType = UNSET
    hand: Hand | UnsetType = UNSET
    dark: bool | UnsetType = UNSET


class DrawEventCard(Command, tag="event_card", frozen=True):
    card: Annotated[int, Meta(ge=1, le=22)] | UnsetType = UNSET


class StartAutodestruction(Command, tag="start_autodestruction", frozen=True):
    pass


class StopAutodestruction(Command, tag="stop_autodestruction", frozen=True):
    pass


class TriggerAlert(Command, tag="trigger_alert", frozen=True):
    pass


class RestorePower(Command, tag="restore_power", frozen=True):
    arrangement: Arrangement | UnsetType = UNSET


class FlipPower(Command, tag="flip_power", frozen=True):
    section: Section


class SwapPower(Command, tag="swap_power", frozen=True):
    a: Section
    b: Section


class FlipTimeToken(Command, tag="flip_time_token", frozen=True):
    side: TimeSide


class PlaceFire(Command, tag="place_fire", frozen=True):
    room: Room | UnsetType = UNSET


class RemoveFire(Command, tag="remove_fire", frozen=True):
    room: Room | UnsetType = UNSET


class PlaceMalfunction(Command, tag="place_malfunction", frozen=True):
    room: Room | UnsetType = UNSET


class RemoveMalfunction(Command, tag="remove_malfunction", frozen=True):
    room: Room | UnsetType = UNSET


class LoseMarkers(Command, tag="lose_markers", frozen=True):
    """One fire and one malfunction marker leave the supply for good (event card 11)."""


class LayEgg(Command, tag="lay_egg", frozen=True):
    pass


class DestroyEgg(Command, tag="destroy_egg", frozen=True):
    pass


class Meet(Command, tag="encounter", frozen=True):
    player: Seat
    token: Kind | UnsetType = UNSET
    hand: Hand | UnsetType = UNSET
    dark: bool | UnsetType = UNSET
    adults_in_combat: Annotated[int, Meta(ge=0, le=8)] | UnsetType = UNSET


class PlaceXeno(Command, tag="xeno_placed", frozen=True):
    type: XenoKind
    adults_in_combat: Annotated[int, Meta(ge=0, le=8)] | UnsetType = UNSET


class ChangeXeno(Command, tag="xeno_changed", frozen=True):
    from_: XenoKind = msgspec.field(name="from")
    to: XenoKind


class RemoveXeno(Command, tag="xeno_removed", frozen=True):
    type: XenoKind
    to: Literal["supply", "bag"]


class AddToken(Command, tag="add_token", frozen=True):
    token: Kind


class Infest(Command, tag="infest", frozen=True):
    player: Seat


class Wound(Command, tag="wound", frozen=True):
    player: Seat
    kind: WoundKind
    count: Count | UnsetType = UNSET


class Dress(Command, tag="dress", frozen=True):
    player: Seat
    count: Count | UnsetType = UNSET


class Heal(Command, tag="heal", frozen=True):
    player: Seat
    kind: WoundKind
    count: Count | UnsetType = UNSET


class Kill(Command, tag="kill", frozen=True):
    player: Seat


class Revive(Command, tag="revive", frozen=True):
    """Co-op only: a body brought to the Emergency Room gets up again."""

    player: Seat


class EnterPod(Command, tag="enter_pod", frozen=True):
    """`burning`: the CSS room burns, so that the wound of passing there comes first."""

    player: Seat
    pod: Pod
    burning: bool | UnsetType = UNSET


class Leave(Command, tag="leave", frozen=True):
    player: Seat
    by: Literal["isolation", "bunker"]
    using: Literal["rover", "suit"] | UnsetType = UNSET


class GainKnowledge(Command, tag="gain_knowledge", frozen=True):
    """`archive` is the Archive's action: once per character, it turns the knowledge token over."""

    player: Seat
    amount: Annotated[int, Meta(ge=1, le=8)]
    archive: bool | UnsetType = UNSET


class SetStatus(Command, tag="set_status", frozen=True):
    player: Seat
    larva: bool | UnsetType = UNSET
    slime: bool | UnsetType = UNSET
    signal: bool | UnsetType = UNSET


class MoveCss(Command, tag="move_css", frozen=True):
    from_: Slot = msgspec.field(name="from")
    to: Slot


class MoveRover(Command, tag="move_rover", frozen=True):
    to: Place


class OpenMainGate(Command, tag="open_main_gate", frozen=True):
    pass


class Attack(Command, tag="attack", frozen=True):
    """A xeno attacks a character; the app draws the card, or the table says which it was."""

    player: Seat
    type: XenoKind
    card: str | UnsetType = UNSET
    dark: bool | UnsetType = UNSET


class RollNoise(Command, tag="noise_roll", frozen=True):
    player: Seat
    result: NoiseResult | UnsetType = UNSET


class CheckInjury(Command, tag="check_injury", frozen=True):
    """Does a wounded xeno die? The app's attack deck answers (and its event deck where it retreats)."""

    type: XenoKind
    wounds: Annotated[int, Meta(ge=1, le=12)]


class AskOdds(Command, tag="odds", frozen=True):
    """A question, not a command: chances of the next token and of a surprise attack."""

    player: Seat | UnsetType = UNSET
    hand: Hand | UnsetType = UNSET
    dark: bool | UnsetType = UNSET


COMMANDS: tuple[type[Command], ...] = (
    Setup,
    EndTurn,
    PassTurn,
    NextStep,
    RevealCss,
    DrawToken,
    DrawEventCard,
    StartAutodestruction,
    StopAutodestruction,
    TriggerAlert,
    RestorePower,
    FlipPower,
    SwapPower,
    FlipTimeToken,
    PlaceFire,
    RemoveFire,
    PlaceMalfunction,
    RemoveMalfunction,
    LoseMarkers,
    LayEgg,
    DestroyEgg,
    Meet,
    PlaceXeno,
    ChangeXeno,
    RemoveXeno,
    AddToken,
    Infest,
    Wound,
    Dress,
    Heal,
    Kill,
    Revive,
    EnterPod,
    Leave,
    GainKnowledge,
    SetStatus,
    MoveCss,
    MoveRover,
    OpenMainGate,
    Attack,
    RollNoise,
    CheckInjury,
    Correct,
)
