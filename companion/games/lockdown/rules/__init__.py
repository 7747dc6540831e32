"""The rules of Lockdown, one subject a file. Each works on a Draft; none knows screens or storage."""

from companion.core.chance import Chance
from companion.core.errors import GameOver
from companion.core.game import Command, Correct, Event
from companion.games.lockdown import commands as c
from companion.games.lockdown.rules import (
    alarms,
    bag,
    decks,
    event_phase,
    markers,
    people,
    power,
    turns,
)
from companion.games.lockdown.rules.correcting import correct
from companion.games.lockdown.rules.draft import Draft, Rule, refuse
from companion.games.lockdown.rules.flow import settle
from companion.games.lockdown.rules.setting_up import set_up
from companion.games.lockdown.state import State

RULES: dict[type[Command], Rule] = {
    c.Setup: set_up,
    c.EndTurn: turns.end_turn,
    c.PassTurn: turns.pass_turn,
    c.NextStep: event_phase.next_step,
    c.RevealCss: event_phase.reveal_css,
    c.DrawToken: bag.draw_token,
    c.DrawEventCard: decks.event_card,
    c.StartAutodestruction: alarms.start_autodestruction,
    c.StopAutodestruction: alarms.stop_autodestruction,
    c.TriggerAlert: alarms.trigger_alert,
    c.RestorePower: power.restore_power,
    c.FlipPower: power.flip_power,
    c.SwapPower: power.swap_power,
    c.FlipTimeToken: power.flip_time_token,
    c.PlaceFire: markers.place_fire,
    c.RemoveFire: markers.remove_fire,
    c.PlaceMalfunction: markers.place_malfunction,
    c.RemoveMalfunction: markers.remove_malfunction,
    c.LoseMarkers: markers.lose_markers,
    c.LayEgg: markers.lay_egg,
    c.DestroyEgg: markers.destroy_egg,
    c.Meet: bag.encounter,
    c.PlaceXeno: bag.xeno_placed,
    c.ChangeXeno: bag.xeno_changed,
    c.RemoveXeno: bag.xeno_removed,
    c.AddToken: bag.add_token,
    c.Infest: people.infest,
    c.Wound: people.wound,
    c.Dress: people.dress,
    c.Heal: people.heal,
    c.Kill: people.kill,
    c.Revive: people.revive,
    c.EnterPod: people.enter_pod,
    c.Leave: people.leave,
    c.GainKnowledge: people.gain_knowledge,
    c.SetStatus: people.set_status,
    c.MoveCss: alarms.move_css,
    c.MoveRover: alarms.move_rover,
    c.OpenMainGate: alarms.open_main_gate,
    c.Attack: decks.attack,
    c.RollNoise: decks.noise_roll,
    c.CheckInjury: decks.check_injury,
    Correct: correct,
}


def decide(state: State, command: Command, chance: Chance) -> list[Event]:
    """What comes of a command. Raises IllegalMove (GameOver after the end) or BadArguments."""
    if state.phase == "over":
        raise GameOver("lockdown-no-more-moves")
    if state.phase == "setup" and not isinstance(command, c.Setup):
        refuse("table-yet")
    draft = Draft(state, chance)
    RULES[type(command)](draft, command)
    settle(draft)
    return draft.events
