"""Moments worth light and sound, as meanings: `lockdown.blackout`, never a device."""

from collections.abc import Sequence

from companion.core.game import Event
from companion.games.lockdown import events as e
from companion.games.lockdown.state import State, track

SIMPLE: dict[type[Event], str] = {
    e.AlertTriggered: "alert",
    e.AutodestructionStarted: "autodestruction.started",
    e.AutodestructionTurnedRed: "autodestruction.red",
    e.AutodestructionStopped: "autodestruction.stopped",
    e.IsolationOpened: "isolation.open",
    e.GateOpened: "gate.open",
    e.Encountered: "encounter",
    e.TokenDrawn: "token.drawn",
    e.TurnBegan: "next_player",
    e.RoundBegan: "round",
}


def cues(before: State, events: Sequence[Event], after: State) -> list[str]:
    """What a live command makes felt, in the order it happened. Never asked for undo or replay."""
    found: list[str] = []
    is_first_death = all(player.status != "dead" for player in before.players)
    for event in events:
        if isinstance(event, e.CharacterDied):
            found.append("first_death" if is_first_death else "death")
            is_first_death = False
        else:
            found += _of(event, after)
    if not any(slot.on for slot in after.power.values()) and any(slot.on for slot in before.power.values()):
        found.append("blackout")
    return [f"lockdown.{cue}" for cue in found]


def _of(event: Event, after: State) -> list[str]:
    match event:
        case e.PowerTurned():
            return [f"power.{'restored' if event.on else 'lost'}.{event.section}"]
        case e.CssRevealed():
            return ["css.launch"] if event.result != "none" else []
        case e.TimeAdvanced():
            return _of_time(event.time, after)
        case e.Encountered() if event.surprise:
            return ["encounter", "surprise_attack"]
        case e.GameEnded():
            return [event.cause]
        case _:
            return [SIMPLE[type(event)]] if type(event) in SIMPLE else []


def _of_time(time: int, after: State) -> list[str]:
    found = ["autodestruction.closer"] if after.autodestruction else []
    printed = track(after)
    is_red_ahead = time - 1 in printed.red_thresholds and after.time_token == "inactive"
    if is_red_ahead or time - 1 in printed.blue_thresholds:
        found.append("threshold.ahead")
    return found
