"""The decks that the app runs."""

from msgspec.structs import replace

from companion.games.lockdown import events as e
from companion.games.lockdown.evolve.steps import on
from companion.games.lockdown.state import State


@on(e.EventCardDrawn)
def event_card_drawn(state: State, event: e.EventCardDrawn) -> State:
    deck = tuple(card for card in state.event_deck if card != event.card)
    discard = (*(card for card in state.event_discard if card != event.card), event.card)
    answered = state.is_answered or not event.for_retreat
    return replace(state, event_deck=deck, event_discard=discard, is_answered=answered)


@on(e.EventCardRemoved)
def event_card_removed(state: State, event: e.EventCardRemoved) -> State:
    rest = (*state.event_deck, *(card for card in state.event_discard if card != event.card))
    return replace(state, event_deck=tuple(sorted(rest)), event_discard=())


@on(e.EventDeckShuffled)
def event_deck_shuffled(state: State, event: e.EventDeckShuffled) -> State:
    deck = tuple(sorted((*state.event_deck, *state.event_discard)))
    return replace(state, event_deck=deck, event_discard=())


@on(e.AttackCardDrawn)
def attack_card_drawn(state: State, event: e.AttackCardDrawn) -> State:
    deck = tuple(copy for copy in state.attack_deck if copy != event.copy)
    return replace(state, attack_deck=deck, attack_discard=(*state.attack_discard, event.copy))


@on(e.AttackDeckShuffled)
def attack_deck_shuffled(state: State, event: e.AttackDeckShuffled) -> State:
    deck = tuple(sorted((*state.attack_deck, *state.attack_discard)))
    return replace(state, attack_deck=deck, attack_discard=())
