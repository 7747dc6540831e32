"""The event phase, step by step (Rulebook: Event phase 4 to 11).

A step's own work is done when it begins: the table then sees what happened and what hands must do,
and `next_step` says that it is done."""

from companion.games.lockdown import commands as c
from companion.games.lockdown import events as e
from companion.games.lockdown.rules import people, power
from companion.games.lockdown.rules.draft import Draft, in_order, refuse
from companion.games.lockdown.rules.ending import cause_of_any_end, end
from companion.games.lockdown.rules.flow import begin_round
from companion.games.lockdown.state import EVENT_STEPS, LAST_FIELD, State, Step, is_isolation_open, track

AUTODESTRUCTION_STRIDE = 3  # Rulebook: Autodestruction sequence


def next_step(draft: Draft, command: c.NextStep) -> None:
    state = draft.state
    if state.phase != "event":
        refuse("event-phase-yet")
    if missing := missing_answer(state):
        refuse(missing)
    position = EVENT_STEPS.index(state.step)
    if position + 1 < len(EVENT_STEPS):
        _enter(draft, EVENT_STEPS[position + 1])
    else:
        begin_round(draft)


def missing_answer(state: State) -> str | None:
    """What the current step still needs from the table, as the key of a refusal."""
    if state.step == "launch_css" and state.css.get(state.time) == "hidden":
        return "css-unrevealed"
    if state.is_answered:
        return None
    if state.step == "event_card" and state.modes.events != "off" and state.xenos == "night_stalkers":
        return "event-card-missing"
    if state.step == "bag_development" and state.modes.bag != "off" and any(state.bag.values()):
        return "token-missing"
    return None


def _enter(draft: Draft, step: Step) -> None:
    draft.note(e.StepBegan(step=step))
    if step == "advance_time":
        _advance_time(draft)


def reveal_css(draft: Draft, command: c.RevealCss) -> None:
    """Rulebook: Launching CSS pods. Who does not get away is back in the room with a serious wound."""
    state = draft.state
    if state.phase != "event" or state.step != "launch_css":
        refuse("css-now")
    if state.css.get(state.time) != "hidden":
        refuse("css-here", time=state.time)
    draft.note(e.CssRevealed(slot=state.time, result=command.result))
    for player in in_order(state):
        if player.pod is None:
            continue
        if command.result in ("all", player.pod):
            draft.note(e.CharacterEscaped(player=player.seat, pod=player.pod))
        else:
            draft.note(e.CharacterReturned(player=player.seat, pod=player.pod))
            people.suffer(draft, player.seat, "serious")


def _advance_time(draft: Draft) -> None:
    """Rulebook: Advancing time: first autodestruction and alert, then the power thresholds."""
    state = draft.state
    leaving, entering = state.time, state.time - 1
    destruction = state.autodestruction
    must_leave_token = destruction is not None and destruction.slot == leaving
    if must_leave_token and destruction is not None and destruction.side == "red":
        end(draft, "destroyed", leaving)
        return
    was_open = is_isolation_open(state)
    draft.note(e.TimeAdvanced(time=entering))
    if must_leave_token:
        draft.note(e.AutodestructionTurnedRed(slot=max(leaving - AUTODESTRUCTION_STRIDE, LAST_FIELD)))
        people.open_gate(draft)
    if state.alert == leaving or entering == LAST_FIELD:
        end(draft, cause_of_any_end(draft.state), entering)
        return
    if is_isolation_open(draft.state) and not was_open:
        draft.note(e.IsolationOpened())
    _cross_threshold(draft, entering)


def _cross_threshold(draft: Draft, entering: int) -> None:
    """Rulebook: Power thresholds. Red ones count only while the time token is inactive."""
    printed = track(draft.state)
    if entering in printed.blue_thresholds:
        draft.note(e.ThresholdCrossed(colour="blue"))
        power.lower(draft)
    elif entering in printed.red_thresholds:
        if draft.state.time_token == "active":
            draft.note(e.ThresholdSpared())
            return
        draft.note(e.ThresholdCrossed(colour="red"))
        power.lower(draft)
