"""Set-up (Rulebook: Set-up, steps 7 to 14 and 15 to 21; Game modes)."""

from msgspec import UNSET

from companion.core.errors import BadArguments
from companion.games.lockdown import commands as c
from companion.games.lockdown import events as e
from companion.games.lockdown.figures import (
    KINDS,
    SECTIONS,
    Board,
    Section,
    TokenFigures,
    Xenos,
    attack_cards,
    event_cards,
    figures,
)
from companion.games.lockdown.rules.bag import heap
from companion.games.lockdown.rules.draft import Draft, given, proper_name, refuse
from companion.games.lockdown.rules.flow import begin_round
from companion.games.lockdown.rules.power import check_arrangement
from companion.games.lockdown.state import Mode, Modes, Player, PowerSlot


def set_up(draft: Draft, command: c.Setup) -> None:
    if draft.state.phase != "setup":
        refuse("second-setup")
    _check_players(command)
    box = figures()
    xenos: Xenos = given(command.xenos, "night_stalkers")
    mode: Mode = given(command.mode, "solo" if len(command.players) == 1 else "standard")
    if mode == "solo" and len(command.players) > 1:
        refuse("solo-for-many")
    board: Board = given(command.board, "standard")
    modes = _modes(command.modes, knows_decks=xenos == "night_stalkers")
    bag, supply = _tokens(draft, box.tokens[xenos], len(command.players))
    draft.note(
        e.GameSetUp(
            mode=mode,
            board=board,
            xenos=xenos,
            modes=modes,
            limits=box.limits,
            track=box.boards[board],
            power=_power(draft, command),
            bag=bag,
            supply=supply,
            eggs=box.setup.eggs,
            players=tuple(_player(seat, new) for seat, new in enumerate(command.players, start=1)),
            event_deck=tuple(event_cards()),
            attack_deck=tuple(attack_cards()),
        )
    )
    begin_round(draft)


def _check_players(command: c.Setup) -> None:
    """Each character once, and each colour once (Rulebook: Characters of the original game)."""
    known = figures().characters
    chosen = [new.character for new in command.players]
    for new in command.players:
        if new.character not in known:
            raise BadArguments("lockdown-bad-character", character=new.character)
    colours = [known[character].colour for character in chosen if known[character].colour]
    if len(set(chosen)) < len(chosen) or len(set(colours)) < len(colours):
        refuse("character-twice")


def _modes(chosen: object, *, knows_decks: bool) -> Modes:
    """What was chosen over what `play` starts with; decks that the app does not know stay at the table."""
    wanted = Modes()
    if isinstance(chosen, c.ModeChoices):
        wanted = Modes(
            bag=given(chosen.bag, wanted.bag),
            events=given(chosen.events, wanted.events),
            attacks=given(chosen.attacks, wanted.attacks),
            noise=given(chosen.noise, wanted.noise),
            map=given(chosen.map, wanted.map),
        )
    if wanted.map == "on":
        refuse("map-yet")
    if not knows_decks and "app" in (wanted.events, wanted.attacks):
        refuse("deck-of-intruders")
    return wanted


def _tokens(
    draft: Draft, printed: tuple[TokenFigures, ...], players: int
) -> tuple[dict[str, int], dict[str, int]]:
    """The bag by player count; which tokens of a kind go in is chance, as at the table."""
    supply = {token.id: token.count for token in printed}
    bag = dict.fromkeys(supply, 0)
    start = figures().setup
    for kind in KINDS:
        extra = start.adults_per_player * players if kind == "adult" else 0
        for _ in range(start.bag[kind] + extra):
            token = draft.chance.pick(heap(supply, kind))
            supply[token] -= 1
            bag[token] += 1
    return bag, supply


def _power(draft: Draft, command: c.Setup) -> dict[Section, PowerSlot]:
    """Dealt at random, or as the table reports."""
    if command.power is not UNSET:
        check_arrangement(command.power)
        dealt = command.power
    else:
        left = [1, 2, 3, 4]
        dealt = {}
        for section in SECTIONS:
            dealt[section] = draft.chance.pick(left)
            left.remove(dealt[section])
    on = figures().setup.power_on
    return {section: PowerSlot(token=dealt[section], on=dealt[section] in on) for section in SECTIONS}


def _player(seat: int, new: c.NewPlayer) -> Player:
    knowledge = figures().characters[new.character].knowledge
    return Player(seat=seat, name=proper_name(new.name), character=new.character, knowledge=knowledge)
