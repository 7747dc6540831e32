"""The figures of the box, read from data/lockdown. Knows where they are kept, no rules."""

import tomllib
from functools import cache
from typing import Any, Literal

import msgspec

from companion.core.data import data_folder

Kind = Literal["blank", "larva", "creeper", "adult", "breeder", "queen"]
XenoKind = Literal["larva", "creeper", "adult", "breeder", "queen"]
Section = Literal["s01", "s02", "s03", "elevator"]
Xenos = Literal["night_stalkers", "intruders"]
Board = Literal["standard", "surface"]
Effect = Literal["egg_lost", "time_token_inactive", "elevator_off"]

KINDS: tuple[Kind, ...] = ("blank", "larva", "creeper", "adult", "breeder", "queen")
XENO_KINDS: tuple[XenoKind, ...] = ("larva", "creeper", "adult", "breeder", "queen")
_KIND_OF: dict[str, Kind] = {str(kind): kind for kind in KINDS}
SECTIONS: tuple[Section, ...] = ("s01", "s02", "s03", "elevator")


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a data file: a misspelt key is an error, not a silence."""


class SetupFigures(Strict, frozen=True):
    eggs: int
    adults_per_player: int
    bag: dict[Kind, int]
    power_on: tuple[int, ...]


class Limits(Strict, frozen=True):
    """How much of each there is; kept in the state, so a running game keeps its own."""

    players: int
    eggs: int
    fires: int
    malfunctions: int
    tokens: int
    figures: dict[XenoKind, int]
    light_wounds: int
    serious_wounds: int
    knowledge: int
    css_tokens: int


class Track(Strict, frozen=True):
    """The time track of one side of the board."""

    start: int
    css: tuple[int, ...]
    isolation_opens: int
    red_thresholds: tuple[int, ...]
    blue_thresholds: tuple[int, ...]


class TokenFigures(Strict, frozen=True):
    kind: Kind
    lit: int
    dark: int
    count: int

    @property
    def id(self) -> str:
        return f"{self.kind}-{self.lit}-{self.dark}"


class CharacterFigures(Strict, frozen=True):
    knowledge: int
    colour: str | None = None


class EventCard(Strict, frozen=True):
    id: int
    moves: tuple[XenoKind, ...]
    corridors: tuple[int, ...]
    text: str | None = None
    leaves_game: bool = False
    in_the_dark: bool = False  # it does more there
    does: tuple[Effect, ...] = ()


class Harm(Strict, frozen=True):
    """What an attack does to its target; with `kills_from` serious wounds or more it kills instead."""

    light: int = 0
    serious: int = 0
    serious_if_undressed: int = 0
    kills_from: int = 0
    contamination: bool = False
    slime: bool = False
    larva: bool = False
    evolves: bool = False
    attacks_again: bool = False
    follows: bool = False  # after a victim with an undressed serious wound that was fleeing


class AttackCard(Strict, frozen=True):
    id: str
    attackers: tuple[XenoKind, ...]
    blood: tuple[int, ...]
    harm: Harm
    dark: Harm = Harm()


class Dice(Strict, frozen=True):
    noise: dict[str, int]


class Figures(Strict, frozen=True):
    version: str
    setup: SetupFigures
    limits: Limits
    boards: dict[Board, Track]
    tokens: dict[Xenos, tuple[TokenFigures, ...]]
    characters: dict[str, CharacterFigures]
    dice: Dice


class Cards(Strict, frozen=True):
    events: tuple[EventCard, ...]
    attacks: tuple[AttackCard, ...]


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((data_folder() / "lockdown" / name).read_text(encoding="utf-8"))


@cache
def figures() -> Figures:
    """Boards, tokens, characters, limits."""
    return msgspec.convert(_read("figures.toml"), Figures)


@cache
def _cards() -> Cards:
    return msgspec.convert(_read("cards.toml"), Cards)


@cache
def event_cards() -> dict[int, EventCard]:
    """The Night Stalkers' event deck by number."""
    return {card.id: card for card in _cards().events}


@cache
def attack_cards() -> dict[str, AttackCard]:
    """The Night Stalkers' attack deck: `cut/5` is the copy of Cut with a 5 in its drop of blood."""
    return {copy: card for card in _cards().attacks for copy in _copies(card)}


def _copies(card: AttackCard) -> list[str]:
    seen: dict[int, int] = {}
    copies = []
    for blood in card.blood:
        seen[blood] = seen.get(blood, 0) + 1
        copies.append(f"{card.id}/{blood}" + "b" * (seen[blood] - 1))
    return copies


def kind_of(token_id: str) -> Kind:
    """`adult-2-3` is an adult."""
    return _KIND_OF[token_id.split("-")[0]]


def numbers_of(token_id: str) -> tuple[int, int]:
    """Cards needed in hand against this token: lit, dark."""
    _, lit, dark = token_id.split("-")
    return int(lit), int(dark)
