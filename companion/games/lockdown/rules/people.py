"""Characters: wounds, death, pods, ways out, knowledge
(Rulebook: Wounds and death; Leaving the facility; Knowledge)."""

from typing import Literal

from msgspec import UNSET

from companion.core.errors import BadArguments
from companion.games.lockdown import commands as c
from companion.games.lockdown import events as e
from companion.games.lockdown.rules.draft import Draft, given, present, refuse, seated
from companion.games.lockdown.state import WoundKind, has_figure_left, is_isolation_open, limits, track

ARCHIVE_KNOWLEDGE = 2


def suffer(draft: Draft, seat: int, kind: WoundKind) -> None:
    """One wound (notes, point 22): with three serious ones, dressed or not, any wound kills."""
    player, most = draft.state.players[seat - 1], limits(draft.state)
    if player.serious_wounds >= most.serious_wounds:
        die(draft, seat)
    elif kind == "serious":
        draft.note(e.SeriousWoundSuffered(player=seat))
    elif player.light_wounds < most.light_wounds:
        draft.note(e.LightWoundSuffered(player=seat))
    else:
        draft.note(e.LightWoundsTurnedSerious(player=seat))


def suffer_all(draft: Draft, seat: int, kind: WoundKind, count: int) -> None:
    """Several wounds are resolved one by one; the dead suffer no more."""
    for _ in range(count):
        if draft.state.players[seat - 1].status == "in_play":
            suffer(draft, seat, kind)


def die(draft: Draft, seat: int) -> None:
    """Rulebook: Dying; First character dead (the main gate opens)."""
    draft.note(e.CharacterDied(player=seat))
    open_gate(draft)


def open_gate(draft: Draft) -> None:
    if not draft.state.main_gate_open:
        draft.note(e.GateOpened())


def wound(draft: Draft, command: c.Wound) -> None:
    present(draft, command.player)
    suffer_all(draft, command.player, command.kind, given(command.count, 1))


def dress(draft: Draft, command: c.Dress) -> None:
    player, count = present(draft, command.player), given(command.count, 1)
    if count > player.serious_wounds - player.dressed_wounds:
        refuse("wound-to-dress", name=player.name)
    draft.note(e.WoundsDressed(player=player.seat, count=count))


def heal(draft: Draft, command: c.Heal) -> None:
    """Only dressed serious wounds can be healed."""
    player, count = present(draft, command.player), given(command.count, 1)
    if command.kind == "light" and count > player.light_wounds:
        refuse("light-wound-to-heal", name=player.name)
    if command.kind == "serious" and count > player.dressed_wounds:
        refuse("dressed-wound-to-heal", name=player.name)
    draft.note(e.WoundsHealed(player=player.seat, kind=command.kind, count=count))


def kill(draft: Draft, command: c.Kill) -> None:
    die(draft, present(draft, command.player).seat)


def revive(draft: Draft, command: c.Revive) -> None:
    """Rulebook: Fully cooperative mode, reviving."""
    player = seated(draft, command.player)
    if draft.state.mode != "coop":
        refuse("reviving-here")
    if player.status != "dead":
        refuse("dead-to-revive", name=player.name)
    draft.note(e.CharacterRevived(player=player.seat))


def infest(draft: Draft, command: c.Infest) -> None:
    """Rulebook: Larva infestation. The larva leaves the board; one contamination card either way."""
    player = present(draft, command.player)
    if draft.state.on_board["larva"]:
        draft.note(e.FigureRemoved(token="larva"))
    if not player.larva:
        _take_larva(draft, player.seat)
    draft.note(e.Reminded(about="contamination", player=player.seat))


def _take_larva(draft: Draft, seat: int) -> None:
    if not has_figure_left(draft.state, "larva"):
        refuse("larva-figure-left")
    draft.note(e.StatusSet(player=seat, what="larva", value=True))


def set_status(draft: Draft, command: c.SetStatus) -> None:
    player = present(draft, command.player)
    wanted: dict[Literal["larva", "slime", "signal"], bool | None] = {
        "larva": given(command.larva, None),
        "slime": given(command.slime, None),
        "signal": given(command.signal, None),
    }
    if all(value is None for value in wanted.values()):
        raise BadArguments("lockdown-bad-status")
    for what, value in wanted.items():
        if value is None or value == getattr(player, what):
            continue
        if what == "larva" and value:
            _take_larva(draft, player.seat)
        else:
            draft.note(e.StatusSet(player=player.seat, what=what, value=value))
    if not draft.events:
        refuse("status-so-already", name=player.name)


def gain_knowledge(draft: Draft, command: c.GainKnowledge) -> None:
    """Rulebook: Knowledge; the Archive's action turns the token over, once per character."""
    player = present(draft, command.player)
    if given(command.archive, False):
        if command.amount != ARCHIVE_KNOWLEDGE:
            raise BadArguments("lockdown-bad-archive", amount=ARCHIVE_KNOWLEDGE)
        if player.knowledge_active:
            refuse("archive-again", name=player.name)
        draft.note(e.KnowledgeActivated(player=player.seat))
    knowledge = min(player.knowledge + command.amount, limits(draft.state).knowledge)
    draft.note(e.KnowledgeGained(player=player.seat, knowledge=knowledge))


def enter_pod(draft: Draft, command: c.EnterPod) -> None:
    """Rulebook: Boarding a CSS pod. It is passing; a burning room wounds first (notes, point 12)."""
    state, player = draft.state, present(draft, command.player)
    is_boarding_time = state.phase == "player" or state.step == "launch_css"
    if not is_boarding_time or state.time not in state.css:
        refuse("pod-now", time=state.time)
    if state.phase == "event" and state.css[state.time] != "hidden":
        refuse("pod-launched")
    if any(other.pod == command.pod for other in state.players):
        refuse("pod-free", pod=command.pod.upper())
    if given(command.burning, False):
        suffer(draft, player.seat, "light")
    elif state.fires and command.burning is UNSET:
        draft.note(e.Reminded(about="fire_before_boarding", player=player.seat))
    if draft.state.players[player.seat - 1].status == "in_play":
        draft.note(e.CharacterBoarded(player=player.seat, pod=command.pod))


def leave(draft: Draft, command: c.Leave) -> None:
    """Rulebook: Isolation Room; Escaping the facility."""
    player, using = present(draft, command.player), given(command.using, None)
    if command.by == "isolation":
        if using is not None:
            raise BadArguments("lockdown-bad-using")
        if not is_isolation_open(draft.state):
            refuse("isolation-open", slot=track(draft.state).isolation_opens)
        draft.note(e.CharacterIsolated(player=player.seat))
        return
    if not draft.state.main_gate_open:
        refuse("gate-open")
    if using is None:
        using = "rover" if draft.state.rover == "facility" else "suit"
    if using == "rover":
        if draft.state.rover != "facility":
            refuse("rover-here")
        draft.note(e.RoverMoved(to="bunker"))
    draft.note(e.CharacterReachedBunker(player=player.seat, using=using))
