"""The tour's stops at the end of a game, after games played by commands."""

from collections.abc import Sequence

from companion.games.lockdown.figures import figures
from companion.games.lockdown.screens.end import EndPage
from companion.games.lockdown.screens.stops_said import PARTY, Said, after, set_up
from companion.games.lockdown.state import EVENT_STEPS
from companion.ui.desk import Desk
from companion.ui.page import Page, Stop
from companion.ui.tour import Arrange

Commands = list[Said]
# What happens on the way, by round.
ON_THE_WAY: dict[int, Commands] = {
    1: [{"do": "place_fire"}],
    2: [
        {"do": "encounter", "player": 1, "token": "larva", "hand": 0, "dark": True},
        {"do": "place_malfunction"},
    ],
    3: [
        {"do": "encounter", "player": 3, "token": "adult", "hand": 5, "dark": False},
        {"do": "wound", "player": 3, "kind": "light"},
    ],
    4: [{"do": "restore_power"}, {"do": "flip_power", "section": "s01"}],
    5: [{"do": "place_fire"}, {"do": "encounter", "player": 2, "token": "adult", "hand": 0, "dark": True}],
    6: [{"do": "wound", "player": 2, "kind": "serious", "count": 2}, {"do": "place_malfunction"}],
    7: [{"do": "kill", "player": 2}],
    8: [{"do": "place_fire"}, {"do": "encounter", "player": 4, "token": "adult", "hand": 4, "dark": True}],
}


def party_of(players: int) -> Said:
    return set_up(dict(list(PARTY.items())[:players]))


def rounds(count: int, players: int, also: dict[int, Commands] | None = None) -> Commands:
    """So many rounds from the beginning: what happens on the way, everybody passes, then the event phase."""
    found: Commands = []
    playing = players
    for number in range(1, count + 1):
        happened = [*ON_THE_WAY.get(number, []), *(also or {}).get(number, [])]
        playing -= sum(command["do"] in ("kill", "leave") for command in happened)
        found += [*happened, *_until_time_moves(number, playing)]
        found += [{"do": "next_step"}] * (len(EVENT_STEPS) - 2)
        found += [{"do": "draw_token"}, {"do": "next_step"}]
    return found


def _until_time_moves(number: int, playing: int) -> Commands:
    track = figures().boards["standard"]
    reveal: Commands = (
        [{"do": "reveal_css", "result": "none"}] if track.start - number + 1 in track.css else []
    )
    return [*[{"do": "pass_turn"}] * playing, *reveal, {"do": "next_step"}]


def _at_the_end(commands: Sequence[Said], view: str = "overview") -> Arrange:
    def page(desk: Desk) -> Page:
        return EndPage(desk, view)

    return after(commands, page)


TO_THE_BUNKER: Commands = [{"do": "leave", "player": 4, "by": "bunker", "using": "rover"}]  # open by a death
TO_ISOLATION: Commands = [{"do": "leave", "player": 1, "by": "isolation"}]
SWEPT: Commands = [
    party_of(5),
    *rounds(14, 5, {10: TO_ISOLATION, 12: TO_THE_BUNKER}),
    *_until_time_moves(15, 2),
]
DESTROYED: Commands = [
    party_of(5),
    *rounds(11, 5, {6: [{"do": "start_autodestruction"}], 10: TO_ISOLATION, 11: TO_THE_BUNKER}),
    *_until_time_moves(12, 2),
]
NOBODY: Commands = [party_of(3), *rounds(3, 3), *({"do": "kill", "player": seat} for seat in (1, 2, 3))]
STOPS = [
    Stop("end-destroyed", _at_the_end(DESTROYED)),
    Stop("end-swept", _at_the_end(SWEPT)),
    Stop("end-statistics", _at_the_end(SWEPT, "statistics")),
    Stop("end-nobody", _at_the_end(NOBODY)),
]
