"""A tiny complete game for the tests of everything that knows no game: pearls go into a pot, and a
secret word lies under it. Whoever makes ten pearls ends the game.

The secret always begins with CANARY: no public output, text, log or file name may contain it. The file
can be put into companion/games/<folder>/__init__.py as it is, with toy.ftl beside the other texts."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from companion.core.chance import Chance
from companion.core.errors import BadArguments, GameOver, IllegalMove
from companion.core.game import (
    Command,
    Correct,
    Event,
    Figure,
    Game,
    Interview,
    Json,
    Line,
    Query,
    Question,
    Say,
    Value,
    Word,
)
from companion.core.ink import Ink, ink

CANARY = "canary"
WORDS = tuple(f"{CANARY}-{name}" for name in ("amber", "basalt", "coral", "dune", "ember", "fjord", "grove"))
Colour = Literal["black", "grey", "white"]
COLOURS: tuple[Colour, ...] = ("black", "grey", "white")
FULL = 10
Name = Annotated[str, Meta(min_length=1, max_length=12)]


class State(msgspec.Struct, frozen=True):
    phase: Literal["setup", "play", "over"] = "setup"
    players: tuple[str, ...] = ()
    pearls: dict[Colour, int] = {}
    taken: int = 0
    hidden: str = ""


class Setup(Command, tag="setup", frozen=True):
    players: Annotated[list[Name], Meta(min_length=1, max_length=2)]


class AddPearl(Command, tag="add", frozen=True):
    colour: Colour
    count: Annotated[int, Meta(ge=1, le=3)] | UnsetType = UNSET


class DrawPearl(Command, tag="draw", frozen=True):
    """Takes a pearl out again; the table says which, or chance does."""

    colour: Colour | UnsetType = UNSET


class HideWord(Command, tag="hide", frozen=True):
    """Lays another word under the pot; nobody sees which."""


class AskTotal(Command, tag="total", frozen=True):
    of: Colour | UnsetType = UNSET


class GameSetUp(Event, tag="game_set_up", frozen=True):
    players: tuple[str, ...]
    hidden: str


class PearlAdded(Event, tag="pearl_added", frozen=True):
    colour: Colour


class PearlDrawn(Event, tag="pearl_drawn", frozen=True):
    colour: Colour


class WordHidden(Event, tag="word_hidden", frozen=True):
    hidden: str


class PearlsSetRight(Event, tag="pearls_set_right", frozen=True):
    colour: Colour
    count: int


class PotFull(Event, tag="pot_full", frozen=True):
    pass


def decide(state: State, command: Command, chance: Chance) -> list[Event]:
    if state.phase == "over":
        raise GameOver("toy-no-pot-full")
    if (state.phase == "setup") != isinstance(command, Setup):
        raise IllegalMove("toy-no-not-now")
    match command:
        case Setup():
            return [GameSetUp(players=tuple(command.players), hidden=chance.pick(WORDS))]
        case AddPearl():
            count = 1 if isinstance(command.count, UnsetType) else command.count
            room = FULL - sum(state.pearls.values())
            added: list[Event] = [PearlAdded(colour=command.colour) for _ in range(min(count, room))]
            return [*added, PotFull()] if count >= room else added
        case DrawPearl():
            return [PearlDrawn(colour=_drawn(state, command.colour, chance))]
        case HideWord():
            return [WordHidden(hidden=chance.pick([word for word in WORDS if word != state.hidden]))]
        case Correct():
            return [_set_right(state, command.path, command.value)]
    raise BadArguments("toy-bad-command")


def _drawn(state: State, told: Colour | UnsetType, chance: Chance) -> Colour:
    heap = [colour for colour, count in state.pearls.items() for _ in range(count)]
    if isinstance(told, UnsetType):
        if not heap:
            raise IllegalMove("toy-no-pearl")
        return chance.pick(heap)
    if told not in heap:
        raise IllegalMove("toy-no-such-pearl", colour=Word(f"toy-{told}"))
    return told


def _set_right(state: State, path: str, value: Json) -> Event:
    figure = next((each for each in figures(state) if each.path == path), None)
    if figure is None or type(value) is not int:
        raise BadArguments("toy-bad-figure")
    if value not in figure.choices:
        raise IllegalMove("toy-no-value")
    colour = next(each for each in COLOURS if path == f"pearls.{each}")
    return PearlsSetRight(colour=colour, count=value)


def evolve(state: State, event: Event) -> State:
    def pearls(colour: Colour, change: int) -> dict[Colour, int]:
        return {**state.pearls, colour: state.pearls[colour] + change}

    match event:
        case GameSetUp():
            return State("play", event.players, dict.fromkeys(COLOURS, 0), hidden=event.hidden)
        case PearlAdded():
            return msgspec.structs.replace(state, pearls=pearls(event.colour, 1))
        case PearlDrawn():
            return msgspec.structs.replace(state, pearls=pearls(event.colour, -1), taken=state.taken + 1)
        case WordHidden():
            return msgspec.structs.replace(state, hidden=event.hidden)
        case PearlsSetRight():
            return msgspec.structs.replace(state, pearls={**state.pearls, event.colour: event.count})
        case PotFull():
            return msgspec.structs.replace(state, phase="over")
    return state


def check(state: State) -> None:
    count = sum(state.pearls.values())
    if min(state.pearls.values(), default=0) < 0 or count > FULL:
        raise AssertionError("pearls")
    if (count == FULL) != (state.phase == "over"):
        raise AssertionError("the end")


def offers(state: State) -> list[dict[str, Json]]:
    if state.phase == "over":
        return []
    if state.phase == "setup":
        return [{"do": "setup", "choices": {"players": [["Ana"], ["Ana", "Bo"]]}}]
    in_pot = [colour for colour, count in state.pearls.items() if count]
    adding: dict[str, Json] = {"do": "add", "choices": {"colour": list(COLOURS), "count": [1, 2]}}
    taking: list[dict[str, Json]] = [{"do": "draw"}, {"do": "draw", "choices": {"colour": in_pot}}]
    return [adding, {"do": "hide"}, *(taking if in_pot else [])]


def figures(state: State) -> list[Figure]:
    if state.phase != "play":
        return []
    others = {colour: sum(state.pearls.values()) - count for colour, count in state.pearls.items()}
    return [
        Figure(f"pearls.{colour}", count, range(FULL - others[colour]))
        for colour, count in state.pearls.items()
    ]


def public_view(state: State) -> dict[str, Json]:
    players = [{"seat": seat, "name": name} for seat, name in enumerate(state.players, start=1)]
    return {
        "schema": 1,
        "game": "toy",
        "round": state.taken,
        "phase": state.phase,
        "step": state.phase,
        "players": players,
        "pearls": dict(state.pearls),
        "ending": {"cause": "full"} if state.phase == "over" else None,
    }


def private_view(state: State, seat: int) -> dict[str, Json]:
    return {"hidden": state.hidden} if seat == 1 else {}


def public_event(event: Event) -> dict[str, Json]:
    shown: dict[str, Json] = msgspec.to_builtins(event)
    return {key: value for key, value in shown.items() if key != "hidden"}


def name_of(before: State, command: Command, events: Sequence[Event]) -> Line:
    values: dict[str, Value] = {}
    for event in events:
        if isinstance(event, PearlAdded | PearlDrawn | PearlsSetRight):
            values["colour"] = Word(f"toy-{event.colour}")
    if isinstance(command, Setup):
        values["count"] = len(command.players)
    return Line(f"toy-did-{tag(command)}", values)


def story(before: State, events: Sequence[Event], after: State) -> list[Line]:
    return [Line(f"toy-tells-{tag(event)}", {"total": sum(after.pearls.values())}) for event in events]


def cues(before: State, events: Sequence[Event], after: State) -> list[str]:
    is_first = not any(before.pearls.values()) and any(after.pearls.values())
    return [*(f"toy.{tag(event)}" for event in events), *(["toy.first_pearl"] if is_first else [])]


def total(state: State, question: AskTotal) -> Json:
    if state.phase == "setup":
        raise IllegalMove("toy-no-not-now")
    return sum(state.pearls.values()) if isinstance(question.of, UnsetType) else state.pearls[question.of]


def tell_total(answer: Json) -> list[Line]:
    return [Line("toy-headline", {"total": answer})]


def question(answers: Mapping[str, Json]) -> Question | None:
    return None if "name" in answers else Question("name", Line("toy-setup-name"))


def set_up_command(answers: Mapping[str, Json]) -> dict[str, Json]:
    return {"do": "setup", "players": [answers["name"]]}


def draw_text(view: Mapping[str, Json], say: Say, width: int, height: int) -> list[Ink]:
    return [ink(f"{colour} {count}") for colour, count in view["pearls"].items()]


def offer_label(state: State, offer: Mapping[str, Json]) -> Line:
    return Line(f"toy-act-{offer['do']}")


def choice_label(state: State, key: str, value: Json) -> Line:
    return Line("toy-is", {"value": Word(f"toy-{value}") if value in COLOURS else str(value)})


def figure_label(state: State, path: str) -> Line:
    return Line("toy-figure", {"colour": Word(f"toy-{path.removeprefix('pearls.')}")})


def tag(said: Any) -> str:
    return str(type(said).__struct_config__.tag)


GAME: Game[State] = Game(
    id="toy",
    version=1,
    data_version="1",
    state=State,
    commands=(Setup, AddPearl, DrawPearl, HideWord, Correct),
    events=(GameSetUp, PearlAdded, PearlDrawn, WordHidden, PearlsSetRight, PotFull),
    queries={"total": Query(AskTotal, total, tell_total, lambda state: {"of": COLOURS})},
    empty=State,
    decide=decide,
    evolve=evolve,
    check=check,
    offers=offers,
    figures=figures,
    public_view=public_view,
    private_view=private_view,
    public_event=public_event,
    secrets=lambda state: [state.hidden] if state.hidden else [],
    lamps=lambda state: {colour: "on" if state.pearls.get(colour) else "off" for colour in COLOURS},
    cues=cues,
    name_of=name_of,
    story=story,
    headline=lambda state: Line("toy-headline", {"total": sum(state.pearls.values())}),
    offer_label=offer_label,
    choice_label=choice_label,
    figure_label=figure_label,
    figure_value=choice_label,
    groups={"add": "pot", "draw": "pot", "hide": "word", "setup": "pot"},
    interview=Interview(question, set_up_command),
    draw_text=draw_text,
)
