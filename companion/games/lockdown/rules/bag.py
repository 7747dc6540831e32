"""The bag: drawing, development, encounters, figures
(Rulebook: Bag development; Encounters; notes, points 14 to 17 and 19)."""

from typing import TypeVar

from msgspec import UnsetType

from companion.games.lockdown import commands as c
from companion.games.lockdown import events as e
from companion.games.lockdown.figures import Kind, XenoKind, kind_of, numbers_of
from companion.games.lockdown.rules.draft import Draft, given, present, refuse
from companion.games.lockdown.state import State, has_figure_left, limits
from companion.games.lockdown.vocabulary import word

T = TypeVar("T")


def heap(tokens: dict[str, int], kind: Kind | None = None) -> list[str]:
    """Every single token there, one by one, so that each is equally likely to be picked."""
    return [
        token
        for token, count in sorted(tokens.items())
        if kind is None or token.startswith(f"{kind}-")
        for _ in range(count)
    ]


def _draw(draft: Draft, reported: Kind | UnsetType, *, for_development: bool = False) -> str:
    """What the table drew, or what comes out of the app's own bag."""
    if isinstance(reported, UnsetType):
        if draft.state.modes.bag != "app":
            refuse("token-told")
        choices = heap(draft.state.bag)
        if not choices:
            refuse("token-in-bag")
    else:
        choices = heap(draft.state.bag, reported)
        if not choices:
            refuse("such-token-in-bag", token=word("token", reported))
    token = draft.chance.pick(choices)
    draft.note(e.TokenDrawn(token=kind_of(token), id=token, for_development=for_development))
    return token


def move_in(draft: Draft, kind: Kind) -> None:
    """One token of the kind, whichever, goes from the supply into the bag; with none left, nothing."""
    choices = heap(draft.state.supply, kind)
    if choices:
        draft.note(e.TokenMoved(token=kind, id=draft.chance.pick(choices), to="bag"))
    else:
        draft.note(e.TokenMissing(token=kind))


def _move_out(draft: Draft, token: str) -> None:
    draft.note(e.TokenMoved(token=kind_of(token), id=token, to="supply"))


def draw_token(draft: Draft, command: c.DrawToken) -> None:
    """Bag development. Adult and breeder are back in the bag before the noise rolls they cause."""
    state = draft.state
    if state.phase != "event" or state.step != "bag_development":
        refuse("development-now")
    if state.is_answered:
        refuse("development-again")
    if command.player:
        present(draft, command.player)
    token = _draw(draft, command.token, for_development=True)
    match kind_of(token):
        case "larva":
            _move_out(draft, token)
            move_in(draft, "adult")
        case "creeper":
            _move_out(draft, token)
            move_in(draft, "breeder")
        case "adult" | "breeder":
            draft.note(e.Reminded(about="noise_rolls"))
        case "blank":
            draft.note(e.Reminded(about="token_back"))
            move_in(draft, "adult")
        case "queen":
            _develop_queen(draft, token, command)


def _develop_queen(draft: Draft, token: str, command: c.DrawToken) -> None:
    """With a character in the Nest she appears and her token stays out; otherwise one more egg."""
    if given(command.nest_occupied, False):
        _move_out(draft, token)
        draft.note(e.Reminded(about="remove_noise_nest"))
        if place_figure(draft, "queen", adults_in_combat=0):
            _compare(draft, given(command.player, None), token, command)
    elif draft.state.eggs < limits(draft.state).eggs:
        draft.note(e.Reminded(about="token_back"))
        draft.note(e.EggLaid())
    else:
        draft.note(e.Reminded(about="token_back"))
        draft.note(e.EggMissing())


def encounter(draft: Draft, command: c.Meet) -> None:
    """The token goes to the supply, a figure to the board, then the hand is compared."""
    player = present(draft, command.player)
    draft.note(e.Reminded(about="remove_noise", player=player.seat))
    was_last = sum(draft.state.bag.values()) == 1
    token = _draw(draft, command.token)
    kind = kind_of(token)
    if kind == "blank":
        draft.note(e.Reminded(about="noise_everywhere", player=player.seat))
        if was_last:
            move_in(draft, "adult")
        return
    _move_out(draft, token)
    if place_figure(draft, kind, given(command.adults_in_combat, 0)):
        _compare(draft, player.seat, token, command)


def _compare(draft: Draft, seat: int | None, token: str, said: c.Meet | c.DrawToken) -> None:
    """Surprise attack: fewer cards in hand, of any kind, than the token's number, lit or dark."""
    numbers = _possible_numbers(draft.state, token, is_told=not isinstance(said.token, UnsetType))
    cards, is_dark = given(said.hand, None), given(said.dark, None)
    sides = (0, 1) if is_dark is None else (int(is_dark),)
    outcomes = set() if cards is None else {cards < each[side] for each in numbers for side in sides}
    draft.note(
        e.Encountered(
            player=seat,
            token=kind_of(token),
            lit=_only({lit for lit, _ in numbers}),
            dark=_only({dark for _, dark in numbers}),
            hand=cards,
            is_dark=is_dark,
            surprise=_only(outcomes),
        )
    )


def _possible_numbers(state: State, token: str, *, is_told: bool) -> list[tuple[int, int]]:
    """Those of the token the app drew; if the table told a kind, it may be any token of that kind."""
    if not is_told:
        return [numbers_of(token)]
    return [numbers_of(each) for each in state.supply if kind_of(each) == kind_of(token)]


def _only(values: set[T]) -> T | None:
    """The one value there is; None where there are several, or none."""
    return next(iter(values)) if len(values) == 1 else None


def place_figure(draft: Draft, kind: XenoKind, adults_in_combat: int) -> bool:
    """A figure to the board, if there is one; whether there was. The first one makes everybody choose
    an objective; of the ninth adult all those not in combat withdraw, and with all eight in combat none
    is placed."""
    if not _make_room(draft, kind, adults_in_combat):
        draft.note(e.FigureMissing(token=kind))
        return False
    draft.note(e.FigurePlaced(token=kind))
    if not draft.state.first_encounter:
        draft.note(e.FirstEncountered())
        if draft.state.mode != "coop":  # there objectives lie open, one for each
            draft.note(e.Reminded(about="choose_objective"))
    return True


def _make_room(draft: Draft, kind: XenoKind, adults_in_combat: int) -> bool:
    state = draft.state
    if has_figure_left(state, kind):
        return True
    leaving = state.on_board[kind] - adults_in_combat
    if kind != "adult" or leaving <= 0:
        return False
    draft.note(e.AdultsWithdrew(count=leaving))
    for _ in range(min(leaving, len(heap(state.supply, "adult")))):
        move_in(draft, "adult")
    return True


def xeno_placed(draft: Draft, command: c.PlaceXeno) -> None:
    place_figure(draft, command.type, given(command.adults_in_combat, 0))


def xeno_removed(draft: Draft, command: c.RemoveXeno) -> None:
    """Killed, or slipped into the technical corridors: then a token of its kind goes into the bag."""
    _check_on_board(draft, command.type)
    draft.note(e.FigureRemoved(token=command.type))
    if command.to == "bag":
        move_in(draft, command.type)


def xeno_changed(draft: Draft, command: c.ChangeXeno) -> None:
    _check_on_board(draft, command.from_)
    if command.from_ == command.to:
        refuse("change-to-same")
    if not has_figure_left(draft.state, command.to):
        refuse("figure-left", token=word("token", command.to))
    draft.note(e.FigureRemoved(token=command.from_))
    draft.note(e.FigurePlaced(token=command.to))


def _check_on_board(draft: Draft, kind: XenoKind) -> None:
    if draft.state.on_board[kind] == 0:
        refuse("figure-on-board", token=word("token", kind))


def add_token(draft: Draft, command: c.AddToken) -> None:
    if not heap(draft.state.supply, command.token):
        refuse("token-in-supply", token=word("token", command.token))
    move_in(draft, command.token)
