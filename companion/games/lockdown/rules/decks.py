"""Event cards, attack cards, the noise die: drawn by the app or reported by the table
(Rulebook: Event card; Xeno attack; Xeno wounds and retreat; Noise roll)."""

from typing import Literal

from companion.core.errors import BadArguments
from companion.games.lockdown import commands as c
from companion.games.lockdown import events as e
from companion.games.lockdown.figures import (
    AttackCard,
    Effect,
    Harm,
    XenoKind,
    attack_cards,
    event_cards,
    figures,
)
from companion.games.lockdown.rules import people, power
from companion.games.lockdown.rules.draft import Draft, given, present, refuse
from companion.games.lockdown.state import has_figure_left
from companion.games.lockdown.vocabulary import word

RETREAT = 0  # the arrow in place of a number
Outcome = Literal["dies", "lives", "retreats"]
CARDS_AGAINST: dict[XenoKind, int] = {"larva": 0, "creeper": 1, "adult": 1, "breeder": 2, "queen": 2}


def event_card(draft: Draft, command: c.DrawEventCard) -> None:
    state = draft.state
    if state.phase != "event" or state.step != "event_card":
        refuse("event-card-now")
    if state.is_answered:
        refuse("event-card-again")
    if state.xenos != "night_stalkers":
        refuse("event-deck-known")
    if command.card:
        _turn_up(draft, command.card)
    elif state.modes.events == "app":
        _draw_event_card(draft)
    else:
        refuse("event-card-told")


def _draw_event_card(draft: Draft, *, for_retreat: bool = False) -> None:
    if not draft.state.event_deck:
        draft.note(e.EventDeckShuffled())
    _turn_up(draft, draft.chance.pick(draft.state.event_deck), for_retreat=for_retreat)


def _turn_up(draft: Draft, number: int, *, for_retreat: bool = False) -> None:
    """Xenos move first, then the effect. A card that leaves the game makes deck and discard one."""
    card = event_cards()[number]
    draft.note(
        e.EventCardDrawn(card=number, moves=card.moves, corridors=card.corridors, for_retreat=for_retreat)
    )
    if for_retreat:
        return
    for effect in card.does:
        _apply(draft, effect)
    if card.leaves_game:
        draft.note(e.EventCardRemoved(card=number))


def _apply(draft: Draft, effect: Effect) -> None:
    """Effects on figures the app can know without seeing the board."""
    match effect:
        case "egg_lost":
            if draft.state.eggs:
                draft.note(e.EggDestroyed())
        case "time_token_inactive":
            if draft.state.time_token == "active":
                draft.note(e.TimeTokenTurned(side="inactive"))
        case "elevator_off":
            power.turn(draft, "elevator", on=False)


def attack(draft: Draft, command: c.Attack) -> None:
    player = present(draft, command.player)
    if command.type == "larva":
        if command.card:
            raise BadArguments("lockdown-bad-larva-card")
        people.infest(draft, c.Infest(player=player.seat))
        return
    if draft.state.xenos != "night_stalkers":
        refuse("attack-deck-known")
    card = _reported_attack(command.card) if command.card else _draw_attack(draft)
    hits = command.type in card.attackers
    draft.note(e.Attacked(player=player.seat, token=command.type, card=card.id, hits=hits))
    if hits:
        _strike(draft, player.seat, card.harm, [card.dark] if given(command.dark, False) else [])


def _reported_attack(name: str) -> AttackCard:
    found = {card.id: card for card in attack_cards().values()}.get(name)
    if found is None:
        raise BadArguments("lockdown-bad-attack-card", card=name)
    return found


def _draw_attack(draft: Draft) -> AttackCard:
    if draft.state.modes.attacks != "app":
        refuse("attack-card-told")
    if not draft.state.attack_deck:
        draft.note(e.AttackDeckShuffled())
    copy = draft.chance.pick(draft.state.attack_deck)
    card = attack_cards()[copy]
    blood = int(copy.partition("/")[2].rstrip("b"))
    draft.note(e.AttackCardDrawn(card=card.id, copy=copy, blood=blood))
    return card


def _strike(draft: Draft, seat: int, harm: Harm, in_the_dark: list[Harm]) -> None:
    """What the card does; its addition for the dark comes on top."""
    player = draft.state.players[seat - 1]
    parts = [harm, *in_the_dark]
    deadly = [part.kills_from for part in parts if part.kills_from]
    if any(player.serious_wounds >= enough for enough in deadly):
        people.die(draft, seat)
        return
    if any(part.slime for part in parts) and not player.slime:
        draft.note(e.StatusSet(player=seat, what="slime", value=True))
    if any(part.larva for part in parts) and not player.larva and has_figure_left(draft.state, "larva"):
        draft.note(e.StatusSet(player=seat, what="larva", value=True))
    undressed = player.serious_wounds > player.dressed_wounds
    for part in parts:
        people.suffer_all(draft, seat, "light", part.light)
        serious = part.serious_if_undressed if undressed and part.serious_if_undressed else part.serious
        people.suffer_all(draft, seat, "serious", serious)
    is_alive = draft.state.players[seat - 1].status == "in_play"
    if is_alive and any(part.contamination for part in parts):
        draft.note(e.Reminded(about="contamination", player=seat))
    if is_alive and undressed and any(part.follows for part in parts):
        draft.note(e.Reminded(about="follows", player=seat))
    if any(part.evolves for part in parts):
        _evolve_creeper(draft, seat, again=any(part.attacks_again for part in parts))


def _evolve_creeper(draft: Draft, seat: int, *, again: bool) -> None:
    state = draft.state
    if not state.on_board["creeper"] or not has_figure_left(state, "breeder"):
        return
    draft.note(e.FigureRemoved(token="creeper"))
    draft.note(e.FigurePlaced(token="breeder"))
    if again:
        draft.note(e.Reminded(about="attack_again", player=seat))


def check_injury(draft: Draft, command: c.CheckInjury) -> None:
    """One card against creeper and adult, two against breeder and queen; a larva needs none."""
    if draft.state.modes.attacks != "app" or draft.state.xenos != "night_stalkers":
        refuse("injury-here")
    if draft.state.on_board[command.type] == 0:
        refuse("figure-on-board", token=word("token", command.type))
    for _ in range(CARDS_AGAINST[command.type]):
        _draw_attack(draft)
    blood = [drawn.blood for drawn in draft.events if isinstance(drawn, e.AttackCardDrawn)]
    retreats, total = RETREAT in blood, sum(blood)
    outcome: Outcome = "retreats" if retreats else "dies" if total <= command.wounds else "lives"
    draft.note(e.InjuryChecked(token=command.type, wounds=command.wounds, blood=total, outcome=outcome))
    if outcome == "dies":
        draft.note(e.FigureRemoved(token=command.type))
    elif retreats and draft.state.modes.events == "app":
        _draw_event_card(draft, for_retreat=True)
    elif retreats:
        draft.note(e.Reminded(about="retreat_card"))


def noise_roll(draft: Draft, command: c.RollNoise) -> None:
    """Rulebook: Noise roll; Slime markers (silence becomes danger)."""
    player = present(draft, command.player)
    result = given(command.result, "")
    if not result:
        if draft.state.modes.noise != "app":
            refuse("noise-told")
        result = draft.chance.pick(
            [face for face, count in figures().dice.noise.items() for _ in range(count)]
        )
    counts_as = "danger" if result == "silence" and player.slime else result
    draft.note(e.NoiseRolled(player=player.seat, result=result, counts_as=counts_as))
