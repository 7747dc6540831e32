"""Nemesis: Lockdown. The table core of its round, from set-up to the ending."""

from companion.core.game import Game, Query
from companion.games.lockdown.board_text import draw_text
from companion.games.lockdown.check import check
from companion.games.lockdown.commands import COMMANDS, AskOdds
from companion.games.lockdown.cues import cues
from companion.games.lockdown.events import EVENTS
from companion.games.lockdown.evolve import evolve
from companion.games.lockdown.figures import figures
from companion.games.lockdown.interview import INTERVIEW
from companion.games.lockdown.labels import choice_label, figure_label, figure_value, headline, offer_label
from companion.games.lockdown.odds_text import open_odds, tell_odds
from companion.games.lockdown.offers import offers
from companion.games.lockdown.rules import decide
from companion.games.lockdown.setright import correctable
from companion.games.lockdown.state import State
from companion.games.lockdown.views import (
    lamps,
    odds,
    private_view,
    public_event,
    public_view,
    secrets,
)
from companion.games.lockdown.words import name_of, story

GROUPS = {
    "turn": "end_turn pass_turn next_step reveal_css draw_token event_card",
    "encounters": "encounter noise_roll attack check_injury",
    "characters": "wound dress heal infest set_status gain_knowledge kill revive",
    "exits": "enter_pod leave open_main_gate move_rover",
    "markers": "place_fire remove_fire place_malfunction remove_malfunction lose_markers lay_egg destroy_egg",
    "power": "flip_power swap_power restore_power flip_time_token",
    "alarms": "start_autodestruction stop_autodestruction trigger_alert move_css",
    "xenos": "xeno_placed xeno_removed xeno_changed add_token",
    "setup": "setup",
}

GAME: Game[State] = Game(
    id="lockdown",
    version=1,
    data_version=figures().version,
    state=State,
    commands=COMMANDS,
    events=EVENTS,
    queries={"odds": Query(AskOdds, odds, tell_odds, open_odds)},
    empty=State,
    decide=decide,
    evolve=evolve,
    check=check,
    offers=offers,
    figures=correctable,
    public_view=public_view,
    private_view=private_view,
    public_event=public_event,
    secrets=secrets,
    lamps=lamps,
    cues=cues,
    name_of=name_of,
    story=story,
    headline=headline,
    offer_label=offer_label,
    choice_label=choice_label,
    figure_label=figure_label,
    figure_value=figure_value,
    groups={command: group for group, commands in GROUPS.items() for command in commands.split()},
    interview=INTERVIEW,
    draw_text=draw_text,
)
