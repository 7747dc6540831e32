"""Attack cards, wounded xenos and the noise die (Rulebook: Attack of a xeno; Wounds of xenos; Retreat;
Noise roll; facts, section 4), where the app runs them or is told."""

import pytest

from tests.lockdown.table import table

HITS = {
    "cut": "creeper adult breeder queen",
    "perched_in_the_dark": "adult breeder queen",
    "blood_chase": "creeper adult breeder queen",
    "blood_rage": "breeder queen",
    "evolve": "creeper",
    "piercing_the_heart": "queen",
    "infecting_the_host": "creeper queen",
}


@pytest.mark.parametrize("card", HITS)
@pytest.mark.parametrize("attacker", ["creeper", "adult", "breeder", "queen"])
def test_a_card_without_the_symbol_of_the_attacker_misses(card: str, attacker: str) -> None:
    at = table(modes={"attacks": "table"}, given={f"on_board.{attacker}": 1})
    before = at.view
    at.do("attack", player=1, type=attacker, card=card, dark=True)
    is_hit = attacker in HITS[card].split()
    assert at.event("attacked")["hits"] is is_hit
    assert (at.view == before) is not is_hit


@pytest.mark.parametrize(
    ("card", "dark", "before", "after"),
    [
        # light, serious and dressed wounds; then light and serious ones, or death
        ("perched_in_the_dark", False, (0, 0, 0), (0, 1)),
        ("perched_in_the_dark", True, (0, 2, 0), (0, 3)),
        ("perched_in_the_dark", True, (0, 3, 3), "dead"),
        ("blood_chase", True, (2, 0, 0), (0, 1)),
        ("blood_rage", False, (0, 0, 0), (0, 1)),
        ("blood_rage", False, (0, 1, 1), (0, 2)),  # dressed: one more
        ("blood_rage", False, (0, 1, 0), (0, 3)),  # undressed: two more
        ("blood_rage", False, (0, 2, 2), "dead"),
        ("piercing_the_heart", False, (0, 2, 0), (0, 3)),
        ("piercing_the_heart", True, (0, 1, 0), (0, 2)),
        ("piercing_the_heart", True, (0, 2, 2), "dead"),
        ("cut", True, (1, 0, 0), (0, 1)),
        ("cut", True, (2, 2, 0), "dead"),
        ("infecting_the_host", False, (1, 1, 0), (1, 1)),
    ],
)
def test_what_a_card_does(
    card: str, dark: bool, before: tuple[int, int, int], after: tuple[int, int] | str
) -> None:
    at = table(modes={"attacks": "table"}, given={"on_board.queen": 1})
    names = ("light_wounds", "serious_wounds", "dressed_wounds")
    at.set({f"players.1.{name}": value for name, value in zip(names, before, strict=True)})
    at.do("attack", player=1, type="queen", card=card, dark=dark)
    ana = at.player(1)
    wounds = (ana["light_wounds"], ana["serious_wounds"])
    assert (wounds if ana["status"] == "in_play" else ana["status"]) == after


@pytest.mark.parametrize(("dark", "larva"), [(False, False), (True, True)])
def test_infecting_the_host_slimes_and_infests_in_the_dark(dark: bool, larva: bool) -> None:
    at = table(modes={"attacks": "table"})
    at.do("attack", player=1, type="queen", card="infecting_the_host", dark=dark)
    assert (at.player(1)["slime"], at.player(1)["larva"]) == (True, larva)


def test_the_dead_take_no_contamination_card() -> None:
    at = table(modes={"attacks": "table"}, given={"players.1.serious_wounds": 3})
    assert at.do("attack", player=1, type="adult", card="cut").reminders == []


@pytest.mark.parametrize(("dark", "reminders"), [(False, []), (True, ["attack_again"])])
def test_evolve_turns_the_creeper_into_a_breeder_that_attacks_in_the_dark(
    dark: bool, reminders: list[str]
) -> None:
    at = table(modes={"attacks": "table"}, given={"on_board.creeper": 1})
    at.do("attack", player=1, type="creeper", card="evolve", dark=dark)
    assert (at["on_board"]["creeper"], at["on_board"]["breeder"]) == (0, 1)
    assert at.reminders == reminders


def test_evolve_without_a_breeder_left_does_nothing() -> None:
    at = table(modes={"attacks": "table"}, given={"on_board.creeper": 1, "on_board.breeder": 2})
    board = at["on_board"]
    assert at.do("attack", player=1, type="creeper", card="evolve", dark=True)["on_board"] == board


def test_the_app_draws_each_attack_card_once_before_it_shuffles() -> None:
    at = table(modes={"attacks": "app"})
    shuffled = []
    for number in range(1, 42):
        at.set({"players.1.serious_wounds": 0, "players.1.light_wounds": 0})
        at.do("attack", player=1, type="adult")
        if "attack_deck_shuffled" in at.happened:
            shuffled.append(number)
    assert shuffled == [21, 41]


@pytest.mark.parametrize("runs", ["table", "off"])
def test_what_the_table_runs_the_app_does_not_draw(runs: str) -> None:
    at = table(modes={"attacks": runs, "noise": runs}, given={"on_board.adult": 1})
    assert at.refused("attack", player=1, type="adult") == "no-attack-card-told"
    assert at.refused("check_injury", type="adult", wounds=2) == "no-injury-here"
    assert at.refused("noise_roll", player=1) == "no-noise-told"


def test_an_attack_card_that_does_not_exist_is_a_bad_argument() -> None:
    at = table(modes={"attacks": "table"})
    assert (
        at.refused("attack", code="bad_arguments", player=1, type="adult", card="bite") == "bad-attack-card"
    )
    assert at.refused("attack", code="bad_arguments", player=1, type="larva", card="cut") == "bad-larva-card"


@pytest.mark.parametrize(
    ("kind", "wounds", "luck", "outcome"),
    [
        ("larva", 1, [], "dies"),
        ("creeper", 2, ["cut/2"], "dies"),
        ("adult", 2, ["cut/3"], "lives"),
        ("adult", 9, ["cut/0"], "retreats"),
        ("breeder", 6, ["cut/2", "cut/4"], "dies"),
        ("breeder", 5, ["cut/2", "cut/4"], "lives"),
        ("queen", 9, ["cut/2", "evolve/0"], "retreats"),
        ("queen", 9, ["evolve/0", "cut/2"], "retreats"),
    ],
)
def test_a_wounded_xeno_dies_lives_or_retreats(kind: str, wounds: int, luck: list[str], outcome: str) -> None:
    """One card for creeper and adult, the sum of two for breeder and queen, none for a larva."""
    at = table(modes={"attacks": "app"}, given={f"on_board.{kind}": 1})
    bag = at["bag"]
    at.do("check_injury", luck=luck, type=kind, wounds=wounds)
    assert at.event("injury_checked")["outcome"] == outcome
    assert (at["on_board"][kind], at["bag"]) == (int(outcome != "dies"), bag)


def test_only_a_xeno_on_the_board_can_be_wounded() -> None:
    at = table(modes={"attacks": "app"})
    assert at.refused("check_injury", type="creeper", wounds=1) == "no-figure-on-board"


def test_a_retreat_uses_an_event_card_for_its_corridor_only() -> None:
    """The card is put aside without its effect, and is not this round's event."""
    at = table(modes={"attacks": "app", "events": "app"}, given={"on_board.adult": 1, "time_token": "active"})
    at.go_to("event_card").do("check_injury", luck=["cut/0", 12], type="adult", wounds=1)
    assert at.event("event_card_drawn")["corridors"] == [3]
    assert (at["time_token"], at.state.event_discard) == ("active", (12,))
    assert at.refused("next_step") == "no-event-card-missing"


@pytest.mark.parametrize(
    ("slimed", "face", "counts_as"),
    [
        (False, "silence", "silence"),
        (True, "silence", "danger"),
        (True, "3", "3"),
        (False, "danger", "danger"),
    ],
)
def test_silence_is_danger_for_the_slimed(slimed: bool, face: str, counts_as: str) -> None:
    """Rulebook: Slime markers."""
    at = table(modes={"noise": "app"}, given={"players.1.slime": slimed}).do(
        "noise_roll", luck=[face], player=1
    )
    assert at.event("noise_rolled") == {"player": 1, "result": face, "counts_as": counts_as}


def test_the_decks_of_the_intruders_are_not_known() -> None:
    at = table(xenos="intruders", given={"on_board.adult": 1})
    assert at.refused("attack", player=1, type="adult", card="cut") == "no-attack-deck-known"
    assert at.refused("check_injury", type="adult", wounds=1) == "no-injury-here"
    assert at.go_to("event_card").refused("event_card", card=1) == "no-event-deck-known"
    assert at.do("attack", player=1, type="larva").player(1)["larva"] is True
