"""Characters: wounds, ways out, knowledge."""

from msgspec.structs import replace

from companion.games.lockdown import events as e
from companion.games.lockdown.evolve.steps import on, with_player
from companion.games.lockdown.state import State


@on(e.LightWoundSuffered)
def light_wound_suffered(state: State, event: e.LightWoundSuffered) -> State:
    return with_player(state, event.player, light_wounds=state.players[event.player - 1].light_wounds + 1)


@on(e.LightWoundsTurnedSerious)
def light_wounds_turned_serious(state: State, event: e.LightWoundsTurnedSerious) -> State:
    serious = state.players[event.player - 1].serious_wounds + 1
    return with_player(state, event.player, light_wounds=0, serious_wounds=serious)


@on(e.SeriousWoundSuffered)
def serious_wound_suffered(state: State, event: e.SeriousWoundSuffered) -> State:
    return with_player(state, event.player, serious_wounds=state.players[event.player - 1].serious_wounds + 1)


@on(e.WoundsDressed)
def wounds_dressed(state: State, event: e.WoundsDressed) -> State:
    dressed = state.players[event.player - 1].dressed_wounds + event.count
    return with_player(state, event.player, dressed_wounds=dressed)


@on(e.WoundsHealed)
def wounds_healed(state: State, event: e.WoundsHealed) -> State:
    player = state.players[event.player - 1]
    if event.kind == "light":
        return with_player(state, event.player, light_wounds=player.light_wounds - event.count)
    return with_player(
        state,
        event.player,
        serious_wounds=player.serious_wounds - event.count,
        dressed_wounds=player.dressed_wounds - event.count,
    )


@on(e.CharacterDied)
def character_died(state: State, event: e.CharacterDied) -> State:
    return with_player(state, event.player, status="dead", pod=None, larva=False)


@on(e.CharacterRevived)
def character_revived(state: State, event: e.CharacterRevived) -> State:
    serious = state.players[event.player - 1].serious_wounds
    return with_player(state, event.player, status="in_play", light_wounds=0, dressed_wounds=serious)


@on(e.CharacterBoarded)
def character_boarded(state: State, event: e.CharacterBoarded) -> State:
    return with_player(state, event.player, status="in_pod", pod=event.pod, passed=True)


@on(e.CharacterEscaped)
def character_escaped(state: State, event: e.CharacterEscaped) -> State:
    return with_player(state, event.player, status="escaped", pod=None)


@on(e.CharacterReturned)
def character_returned(state: State, event: e.CharacterReturned) -> State:
    return with_player(state, event.player, status="in_play", pod=None)


@on(e.CharacterIsolated)
def character_isolated(state: State, event: e.CharacterIsolated) -> State:
    return with_player(state, event.player, status="isolated")


@on(e.CharacterReachedBunker)
def character_reached_bunker(state: State, event: e.CharacterReachedBunker) -> State:
    return with_player(state, event.player, status="bunker")


@on(e.RoverMoved)
def rover_moved(state: State, event: e.RoverMoved) -> State:
    return replace(state, rover=event.to)


@on(e.KnowledgeGained)
def knowledge_gained(state: State, event: e.KnowledgeGained) -> State:
    return with_player(state, event.player, knowledge=event.knowledge)


@on(e.KnowledgeActivated)
def knowledge_activated(state: State, event: e.KnowledgeActivated) -> State:
    return with_player(state, event.player, knowledge_active=True)


@on(e.StatusSet)
def status_set(state: State, event: e.StatusSet) -> State:
    return with_player(state, event.player, **{event.what: event.value})
