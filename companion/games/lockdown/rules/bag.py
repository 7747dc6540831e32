"""The bag: drawing, development, encounters, figures
(Rulebook: Bag development; Encounters; notes, points 14 to 17 and 19)."""

from msgspec import UnsetType

from companion.games.lockdown import commands as c
from companion.games.lockdown import events as e
from companion.games.lockdown.figures import Kind, XenoKind, kind_of, numbers_of
from companion.games.lockdown.rules.draft import Draft, given, present, refuse, word
from companion.games.lockdown.state import State, limits


def heap(tokens: dict[str, int], kind: Kind | None = None) -> list[str]:
    """Every single token there, one by one, so that each is equally likely to be picked."""
    return [
        token
        for token, count in sorted(tokens.items())
        if kind is None or token.startswith(f"{kind}-")
        for _ in range(count)
    ]


def _draw(draft: Draft, reported: Kind | UnsetType) -> str:
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
    draft.note(e.TokenDrawn(token=kind_of(token), id=token))
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
    token = _draw(draft, command.token)
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
            move_in(draft, "adult")
        case "queen":
            _develop_queen(draft, token, command)


def _develop_queen(draft: Draft, token: str, command: c.DrawToken) -> None:
    """With a character in the Nest she appears and her token stays out; otherwise one more egg."""
    if given(command.nest_occupied, False):
        _move_out(draft, token)
        place_figure(draft, "queen", adults_in_combat=0)
        _compare(draft, given(command.player, None), token, command.hand, command.dark)
    elif draft.state.eggs < limits(draft.state).eggs:
        draft.note(e.EggLaid())
    else:
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
    place_figure(draft, kind, given(command.adults_in_combat, 0))
    _compare(draft, player.seat, token, command.hand, command.dark)


def _compare(
    draft: Draft, seat: int | None, token: str, hand: int | UnsetType, dark: bool | UnsetType
) -> None:
    """Surprise attack: fewer cards in hand, of any kind, than the token's number, lit or dark."""
    lit_number, dark_number = _known_numbers(draft.state, token)
    cards, is_dark = given(hand, None), given(dark, None)
    surprise: bool | None = None
    if cards is not None:
        needed = {lit_number, dark_number} if is_dark is None else {dark_number if is_dark else lit_number}
        outcomes = {None if number is None else cards < number for number in needed}
        surprise = outcomes.pop() if len(outcomes) == 1 else None
    draft.note(
        e.Encountered(
            player=seat,
            token=kind_of(token),
            lit=lit_number,
            dark=dark_number,
            hand=cards,
            is_dark=is_dark,
            surprise=surprise,
        )
    )


def _known_numbers(state: State, token: str) -> tuple[int | None, int | None]:
    """The app knows the numbers of its own bag; of the table's bag only what all of a kind share."""
    if state.modes.bag == "app":
        return numbers_of(token)
    alike = [each for each in state.supply if kind_of(each) == kind_of(token)]
    lit, dark = ({numbers_of(each)[side] for each in alike} for side in (0, 1))
    return (lit.pop() if len(lit) == 1 else None), (dark.pop() if len(dark) == 1 else None)


def place_figure(draft: Draft, kind: XenoKind, adults_in_combat: int) -> None:
    """A figure to the board. The first one makes everybody choose an objective; of the ninth adult
    all those not in combat withdraw, and with all eight in combat none is placed."""
    if not _make_room(draft, kind, adults_in_combat):
        draft.note(e.FigureMissing(token=kind))
        return
    draft.note(e.FigurePlaced(token=kind))
    if not draft.state.first_encounter:
        draft.note(e.FirstEncountered())
        draft.note(e.Reminded(about="choose_objective"))


def _make_room(draft: Draft, kind: XenoKind, adults_in_combat: int) -> bool:
    state = draft.state
    carried = sum(player.larva for player in state.players) if kind == "larva" else 0
    on_board = state.on_board[kind]
    if on_board + carried < limits(state).figures[kind]:
        return True
    leaving = on_board - adults_in_combat
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
    if draft.state.on_board[command.to] >= limits(draft.state).figures[command.to]:
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
