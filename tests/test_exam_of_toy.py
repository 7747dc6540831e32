"""The exam itself is examined: a sound game passes it, and each planted fault is found."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.core.chance import Chance
from companion.core.errors import IllegalMove, SaveUnreadable
from companion.core.game import Command, Correct, Event, Line
from tests import toy
from tests.exam import Report, examine

PLAYOUTS = 12


def conserved(before: dict[str, Any], events: list[dict[str, Any]], after: dict[str, Any]) -> None:
    added = sum(event["type"] == "pearl_added" for event in events)
    drawn = sum(event["type"] == "pearl_drawn" for event in events)
    if not any(event["type"] == "pearls_set_right" for event in events):
        held = [sum(table["pearls"].values()) for table in (before, after)]
        assert held[1] - held[0] == added - drawn, "pearls held"


def examine_toy(playouts: int = PLAYOUTS, first_seed: int = 0, **parts: Any) -> Report:
    """The exam of the toy game with some parts exchanged; its texts are beside it."""
    keys = set(re.findall(r"^(toy-\S+) =", Path(toy.__file__).with_suffix(".ftl").read_text(), re.MULTILINE))
    game = replace(toy.GAME, **parts)
    return examine(game, playouts, first_seed, conserved=conserved, has_text=keys.__contains__)


@pytest.fixture(scope="module")
def report() -> Report:
    return examine_toy()


def test_a_sound_game_passes_and_all_of_it_was_seen(report: Report) -> None:
    assert report.playouts == report.finished == PLAYOUTS
    assert report.commands == {"setup", "add", "draw", "hide", "correct"}
    assert report.events == {str(kind.__struct_config__.tag) for kind in toy.GAME.events}
    assert report.endings == {"full"}
    assert {"toy-no-not-now", "toy-no-pot-full", "toy-bad-figure", "toy-no-value"} <= report.refused_for
    assert report.reloads >= 2 * PLAYOUTS
    assert report.corrections > 100


def test_two_parts_of_an_exam_are_one() -> None:
    first, second = Report(playouts=2, events={"a"}), Report(playouts=3, events={"b"}, steps=1)
    assert first | second == Report(playouts=5, events={"a", "b"}, steps=1)


# Faults, each in the part that it is named after


def offers_what_is_refused(state: toy.State) -> list[dict[str, Any]]:
    return [*toy.offers(state), {"do": "draw"}] if state.phase == "play" else toy.offers(state)


def offers_one_choice_too_many(state: toy.State) -> list[dict[str, Any]]:
    if state.phase == "play" and any(state.pearls.values()):
        return [*toy.offers(state), {"do": "draw", "choices": {"colour": list(toy.COLOURS)}}]
    return toy.offers(state)


def stops_offering(state: toy.State) -> list[dict[str, Any]]:
    return [] if sum(state.pearls.values()) > 5 else toy.offers(state)


def decides_nonsense(state: toy.State, command: Command, chance: Chance) -> list[Event]:
    if command == toy.AddPearl(colour="white", count=3):  # never offered
        return [toy.PearlDrawn(colour="white")] * 20
    return toy.decide(state, command, chance)


def changes_the_state_it_was_given(state: toy.State, command: Command, chance: Chance) -> list[Event]:
    events = toy.decide(state, command, chance)
    if isinstance(command, toy.HideWord):
        state.pearls["white"] += 0 if sum(state.pearls.values()) > 8 else 1
    return events


def refuses_without_a_sentence(state: toy.State, command: Command, chance: Chance) -> list[Event]:
    if isinstance(command, toy.Setup) and state.phase == "play":
        raise IllegalMove("toy-no-words-for-it")
    return toy.decide(state, command, chance)


def fails_for_a_strange_figure(state: toy.State, command: Command, chance: Chance) -> list[Event]:
    if isinstance(command, Correct) and not command.path.startswith("pearls."):
        raise KeyError(command.path)
    return toy.decide(state, command, chance)


def sets_another_figure_right(state: toy.State, command: Command, chance: Chance) -> list[Event]:
    if isinstance(command, Correct) and command.path == "pearls.white":
        command = Correct(path="pearls.white", value=0)
    return toy.decide(state, command, chance)


def loses_a_pearl(state: toy.State, event: Event) -> toy.State:
    after = toy.evolve(state, event)
    if isinstance(event, toy.WordHidden) and after.pearls["black"]:
        return msgspec.structs.replace(after, pearls={**after.pearls, "black": after.pearls["black"] - 1})
    return after


def keeps_a_list(state: toy.State, event: Event) -> toy.State:
    after = toy.evolve(state, event)
    return msgspec.structs.replace(after, players=list(after.players))


class Counting:
    """Not pure: what an event does depends on how many came before."""

    def __init__(self) -> None:
        self.seen = 0

    def __call__(self, state: toy.State, event: Event) -> toy.State:
        self.seen += 1
        return msgspec.structs.replace(toy.evolve(state, event), taken=self.seen)


def shows_the_word(state: toy.State) -> dict[str, Any]:
    return {**toy.public_view(state), "note": f"under it: {state.hidden}"}


def tells_the_word(event: Event) -> dict[str, Any]:
    return msgspec.to_builtins(event)


def names_the_word(before: toy.State, command: Command, events: Sequence[Event]) -> Line:
    said = [event.hidden for event in events if isinstance(event, toy.WordHidden)]
    return Line("toy-did-hide", {"inside": Line("toy-is", {"value": "".join(said)})})


def forgets_a_common_field(state: toy.State) -> dict[str, Any]:
    return {key: value for key, value in toy.public_view(state).items() if key != "step"}


def ends_early(state: toy.State) -> dict[str, Any]:
    return {**toy.public_view(state), "ending": {"cause": "full"}}


def fail_if(is_so: bool) -> Any:
    if is_so:
        raise KeyError("planted")


@dataclass(frozen=True)
class Fault:
    """A part that is exchanged, and what the exam says to it."""

    parts: Mapping[str, Any]
    found_as: type[BaseException]
    words: str


FAULTS = {
    "an offer that is refused": Fault({"offers": offers_what_is_refused}, IllegalMove, "toy-no-pearl"),
    "a choice that is refused": Fault(
        {"offers": offers_one_choice_too_many}, IllegalMove, "toy-no-such-pearl"
    ),
    "a game that stops without an ending": Fault(
        {"offers": stops_offering}, AssertionError, "without offers has ended"
    ),
    "an unlisted command that breaks the table": Fault(
        {"decide": decides_nonsense}, AssertionError, "pearls"
    ),
    "rules that change the state they are given": Fault(
        {"decide": changes_the_state_it_was_given}, AssertionError, "nothing changes a state"
    ),
    "a refusal without a sentence": Fault(
        {"decide": refuses_without_a_sentence}, AssertionError, "no text for toy-no-words-for-it"
    ),
    "rules that fail for a strange figure": Fault({"decide": fails_for_a_strange_figure}, KeyError, "'\\w*'"),
    "a figure that is not what it was set to": Fault(
        {"decide": sets_another_figure_right}, AssertionError, "not what it was set to"
    ),
    "a pearl that gets lost": Fault({"evolve": loses_a_pearl}, AssertionError, "held"),
    "folding that is not pure": Fault({"evolve": Counting()}, AssertionError, "reload equals live"),
    "a state that is another one as JSON": Fault(
        {"evolve": keeps_a_list}, AssertionError, "the state as JSON"
    ),
    "a secret in the view": Fault({"public_view": shows_the_word}, AssertionError, "a secret was told"),
    "a secret in an event": Fault({"public_event": tells_the_word}, AssertionError, "a secret was told"),
    "a secret in the history": Fault({"name_of": names_the_word}, AssertionError, "a secret was told"),
    "a view without a common field": Fault(
        {"public_view": forgets_a_common_field}, AssertionError, "common fields"
    ),
    "an ending while there are offers": Fault({"public_view": ends_early}, AssertionError, "goes on"),
    "a check that fails": Fault({"check": lambda state: fail_if(state.taken > 1)}, KeyError, "planted"),
    "an event that is not in the list": Fault(
        {"events": toy.GAME.events[:-1]}, SaveUnreadable, "save-not-understood"
    ),
    "a command that cannot be told": Fault({"story": lambda *_: fail_if(True)}, AssertionError, "has a name"),
}


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS.keys())
def test_a_planted_fault_is_found(fault: Fault) -> None:
    with pytest.raises(fault.found_as, match=fault.words) as found:
        examine_toy(**fault.parts)
    assert found.value.__notes__[0].startswith("exam of toy, playout ")


def test_the_playout_that_failed_fails_again_by_its_number() -> None:
    with pytest.raises(IllegalMove) as found:
        examine_toy(offers=offers_what_is_refused)
    number = int(found.value.__notes__[0].split()[-1])
    with pytest.raises(IllegalMove) as again:
        examine_toy(playouts=1, first_seed=number, offers=offers_what_is_refused)
    assert again.value.__notes__ == found.value.__notes__
