"""The contract a game fulfils. A game is one plain object of this kind, exported as GAME.

Everything in it is pure: no clock, no I/O, no luck but the `Chance` handed in. The session (and
nothing else) calls `decide`, `evolve` and `check`; screens, lamps and the network read what the
views give. This module knows no particular game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

import msgspec

from companion.core.chance import Chance
from companion.core.ink import Ink

S = TypeVar("S", bound=msgspec.Struct)

Say = Callable[..., str]  # Texts: key and values -> the sentence in the reader's language
Json = Any  # plain JSON data: dict, list, str, int, float, bool, None


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", kw_only=True):
    """A wish of somebody at the table, named in the imperative. Optional values are UNSET, never null."""


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """What happened, in the past tense, with every outcome of chance inside: replay needs no luck."""


class Correct(Command, tag="correct", frozen=True):
    """Sets one figure right. `path` is one of the game's `figures`."""

    path: str
    value: int | bool | str | dict[str, int | str] | None


class Word(str):
    """The key of a text of the game, to be put into the sentence in the reader's language."""

    __slots__ = ()


@dataclass(frozen=True)
class Line:
    """One sentence for people, in no language yet: the key of its text and what fills it."""

    key: str
    values: "Mapping[str, Value]" = field(default_factory=dict)


Value = str | int | Line  # a Word or a Line inside a Line is put into the reader's language first


@dataclass(frozen=True)
class Figure:
    """A tracked figure that a person may set right: where it is, what it is, what it may become."""

    path: str
    value: Json
    choices: Sequence[Json]


@dataclass(frozen=True)
class Query:
    """A question about the table that changes nothing: its arguments and how it is answered."""

    arguments: type[Command]
    answer: Callable[[Any, Any], Json]
    tell: Callable[[Json], list[Line]]  # the answer in sentences
    open: Callable[[Any], Mapping[str, Sequence[Json]]]  # what may be said with it


@dataclass(frozen=True)
class Question:
    """One question of a set-up: what can be answered and what is usual. Without `answers`, free text."""

    key: str
    text: Line
    answers: Sequence[tuple[Json, Line]] = ()
    usual: Json = None  # one of the answers; the first if none
    suggestion: Line | None = None  # for free text
    longest: int = 80  # free text may have so many signs


@dataclass(frozen=True)
class Interview:
    """How a table is set up by asking: pure, so that every screen can ask and go back."""

    question: Callable[[Mapping[str, Json]], Question | None]  # the next one, by the answers so far
    command: Callable[[Mapping[str, Json]], dict[str, Json]]  # `setup`, when there is no question left


@dataclass(frozen=True, eq=False)
class Game(Generic[S]):
    """One game: rules, views and words. `S` is its state, a frozen struct."""

    id: str
    version: int  # raised when events of older journals would fold to something else
    data_version: str  # of the figures in data/<id>
    state: type[S]
    commands: tuple[type[Command], ...]  # Correct among them
    events: tuple[type[Event], ...]
    queries: Mapping[str, Query]

    empty: Callable[[], S]  # the table before set-up
    decide: Callable[[S, Command, Chance], list[Event]]  # raises IllegalMove, BadArguments
    evolve: Callable[[S, Event], S]  # never fails on what decide gave
    check: Callable[[S], None]  # raises AssertionError on a state that cannot be
    offers: Callable[[S], list[dict[str, Json]]]
    figures: Callable[[S], list[Figure]]

    public_view: Callable[[S], dict[str, Json]]
    private_view: Callable[[S, int], dict[str, Json]]
    public_event: Callable[[Event], dict[str, Json]]
    secrets: Callable[[S], Sequence[str]]  # what must stand in no public view, event, text or file name

    lamps: Callable[[S], Mapping[str, str]]
    cues: Callable[[S, Sequence[Event], S], list[str]]

    name_of: Callable[[S, Command, Sequence[Event]], Line]  # what a command is called in history and undo
    story: Callable[[S, Sequence[Event], S], list[Line]]  # what happened and what hands must do now
    headline: Callable[[S], Line]  # where the game stands, in one line
    offer_label: Callable[[S, Mapping[str, Json]], Line]  # what a button for an offer says
    choice_label: Callable[[S, str, Json], Line]  # what a button for one open value says: key, value
    figure_label: Callable[[S, str], Line]  # what a figure is called, by its path
    figure_value: Callable[[S, str, Json], Line]  # what a value of it is called
    groups: Mapping[str, str]  # command -> where a menu shows it; the first groups come first
    interview: Interview
    draw_text: Callable[[Mapping[str, Json], Say, int, int], list[Ink]]  # public view, texts, columns, lines
