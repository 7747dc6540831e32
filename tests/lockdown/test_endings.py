"""What an ended game is like, and by which reports it can end. Why it ends is in test_notes_end.py."""

import pytest

from companion.games.lockdown import GAME
from tests.lockdown.table import table


def test_an_ended_game_offers_nothing_and_takes_nothing() -> None:
    at = table(players=1).do("kill", player=1)
    assert (at["phase"], at["step"], at["active_player"], at["round"]) == ("over", "over", None, 1)
    assert (GAME.offers(at.state), GAME.figures(at.state)) == ([], [])
    for name, words in [
        ("next_step", {}),
        ("kill", {"player": 1}),
        ("correct", {"path": "time", "value": 9}),
        ("setup", {"players": [{"name": "Ana", "character": "hacker"}]}),
    ]:
        assert at.refused(name, code="game_over", **words) == "no-more-moves"


@pytest.mark.parametrize(("count", "mode"), [(1, "solo"), (2, "standard"), (3, "coop")])
def test_every_mode_ends_with_the_last_death(count: int, mode: str) -> None:
    """Nobody is left to carry a body to the Emergency Room."""
    at = table(players=count, mode=mode)
    for seat in range(1, count + 1):
        assert at["ending"] is None
        at.do("kill", player=seat)
    assert at["ending"] == {"cause": "swept", "survivors": []}


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("wound", {"player": 1, "kind": "serious", "count": 4}),
        ("attack", {"player": 1, "type": "queen", "card": "piercing_the_heart", "dark": True}),
        ("correct", {"path": "players.1.status", "value": "escaped"}),
    ],
)
def test_the_last_one_may_go_by_any_report_in_any_phase(name: str, words: dict[str, object]) -> None:
    at = table(players=1, modes={"attacks": "table"}, given={"players.1.serious_wounds": 2})
    at.go_to("xeno_attacks").do(name, **words)
    assert at["phase"] == "over"


def test_who_was_vented_dies_before_time_moves() -> None:
    """Notes, point 13: reported in the launch step, time has not advanced."""
    at = table(players=1, given={"autodestruction": {"slot": 15, "side": "red"}}).do("pass_turn")
    at.do("kill", player=1)
    assert (at["time"], at["ending"]["cause"]) == (15, "destroyed")


def test_fires_that_run_out_in_the_event_phase_end_it_at_once() -> None:
    """An event card that sets rooms on fire: the rest of the phase is not played."""
    at = table(given={"fires": 11}).go_to("event_card").do("event_card", card=4)
    at.do("place_fire").do("place_fire")
    assert (at["ending"]["cause"], at["time"], at["step"]) == ("destroyed", 14, "over")
