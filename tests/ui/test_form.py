"""A form: one question is answered by one tap, several are ticked and then done."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.games.lockdown.screens.stops_tools import BUSY, SETUP
from companion.ui.desk import Desk
from companion.ui.page import Page
from companion.ui.pages.form import FormPage
from tests.ui.stage import Screen
from tests.ui.tools import all_names, at_page


def form(command: str, *asked: str, **said: Any) -> Callable[[Desk], Page]:
    """The form of the offer that asks for these and says those."""

    def page(desk: Desk) -> Page:
        return FormPage(desk, next(offer for offer in desk.table.offers if fits(offer)))

    def fits(offer: dict[str, Any]) -> bool:
        is_meant = offer["do"] == command and said.items() <= offer.items()
        return is_meant and set(offer.get("choices", {})) == set(asked)

    return page


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture
def encounter(tmp_path: Path) -> Iterator[Screen]:
    screen = at_page(tmp_path, form("encounter", "player", "hand", "dark"))
    yield screen
    screen.close()


def test_the_answer_to_a_single_question_does_it_and_goes_back_to_the_table(folder: Path) -> None:
    screen = at_page(folder, form("flip_power", "section"))
    assert "do" not in screen.zones
    was = screen.desk.table.view["power"]["s02"]["on"]
    screen.tap("choice-section-s02")
    assert screen.desk.table.view["power"]["s02"]["on"] is not was
    assert len(screen.desk.pages) == 2
    screen.close()


def test_several_questions_are_done_by_the_button_below(folder: Path) -> None:
    screen = at_page(folder, form("wound", "kind", "count", player=3))
    screen.tap("choice-kind-serious", "choice-count-2")
    assert screen.desk.table.view["players"][2]["serious_wounds"] == 0
    screen.tap("do")
    assert screen.desk.table.view["players"][2]["serious_wounds"] == 2
    assert len(screen.desk.pages) == 2
    screen.close()


def test_the_button_is_there_only_when_everything_is_answered(encounter: Screen) -> None:
    assert "do" not in encounter.zones
    assert any(text.startswith("Still open: How many cards") for text in encounter.texts)
    encounter.tap("choice-hand-0", "choice-dark-false")
    assert "do" in encounter.zones


def test_whoever_is_at_turn_is_picked_beforehand_but_neither_a_number_nor_yes_or_no(
    encounter: Screen,
) -> None:
    encounter.tap("choice-hand-4")
    assert "do" not in encounter.zones
    assert "Still open: In the dark?" in encounter.texts
    encounter.tap("choice-dark-true", "do")
    command = encounter.last_command
    assert (command.player, command.dark, command.hand) == (2, True, 4)


def test_whoever_opens_a_form_can_pick_answers_beforehand_as_far_as_they_are_offered(folder: Path) -> None:
    def page(desk: Desk) -> Page:
        asked = {"player", "hand", "dark"}
        offer = next(each for each in desk.table.offers if set(each.get("choices", {})) == asked)
        return FormPage(desk, offer, {"dark": True, "hand": 99, "card": "cut"})

    screen = at_page(folder, page)
    assert "do" not in screen.zones
    screen.tap("choice-hand-4", "do")
    assert (screen.last_command.dark, screen.last_command.hand) == (True, 4)
    screen.close()


def test_another_answer_takes_the_place_of_the_first(encounter: Screen) -> None:
    encounter.tap("choice-player-3", "choice-player-5", "choice-hand-1", "choice-dark-true", "do")
    command = encounter.last_command
    assert (command.player, command.dark, command.hand) == (5, True, 1)


def test_a_question_with_one_answer_is_not_asked(folder: Path) -> None:
    screen = at_page(folder, form("dress", "count", player=1))
    assert not [name for name in screen.zones if name.startswith("choice-")]
    screen.tap("do")
    assert screen.desk.table.view["players"][0]["dressed_wounds"] == 1
    screen.close()


def test_many_answers_are_all_there(folder: Path) -> None:
    screen = at_page(folder, form("restore_power", "arrangement"), size=(720, 1280))
    assert len(all_names(screen, "choice-arrangement-", "choices")) == 24
    screen.tap("choice-arrangement-1-2-3-4")
    assert [slot["token"] for slot in screen.desk.table.view["power"].values()] == [1, 2, 3, 4]
    screen.close()


def test_a_form_whose_offer_has_gone_says_so_and_goes_back(folder: Path) -> None:
    screen = at_page(folder, form("xeno_removed", "type", "to"))
    screen.desk.undo(5)  # the larva was never met
    screen.settle()
    screen.paint()
    screen.settle()
    assert len(screen.desk.pages) == 2
    assert screen.desk.banner is not None
    assert screen.desk.banner.text.key == "screen-offer-gone"
    screen.close()


def test_a_form_follows_what_can_be_answered_now(folder: Path) -> None:
    wound = {"do": "wound", "player": 1, "kind": "serious", "count": 1}
    screen = at_page(folder, form("dress", "count", player=1), [*BUSY, wound])
    assert {"choice-count-1", "choice-count-2"} <= set(screen.zones)
    screen.desk.undo()
    screen.settle()
    assert "choice-count-2" not in screen.zones
    assert "do" in screen.zones
    screen.close()


def test_going_back_does_nothing(folder: Path) -> None:
    screen = at_page(folder, form("flip_power", "section"), [SETUP])
    length = screen.desk.table.length
    screen.tap("back")
    assert screen.desk.table.length == length
    assert len(screen.desk.pages) == 2
    screen.close()
