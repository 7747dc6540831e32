"""The table in the player phase: what is read from afar, what a tap does, what grows and what moves."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from companion.core.game import Json
from companion.games.lockdown.dangers import dangers
from companion.games.lockdown.figures import SECTIONS
from companion.games.lockdown.screens.stops_table import COMMANDS, HURT, STOPS, THREE
from companion.games.lockdown.screens.strip import paint_strip
from companion.ui.brush import Brush
from companion.ui.layout import Rect
from companion.ui.marks import Clip, Fill, Letters, Shape
from companion.ui.theme import CALM, FAR_CAP
from tests.ui.fit import misfits
from tests.ui.stage import Screen

SIZES = [(800, 480), (1024, 600), (1280, 720), (1920, 1080), (720, 1280)]
LANGUAGES = ["en", "de", "es"]
DANGERS = {"AUTODESTRUCTION", "ALERT", "FIRE", "MALFUNCTION", "LAST ROUND", "LAST ROUNDS"}


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    found = Screen(tmp_path, motion=False)
    yield found
    found.close()


@pytest.fixture
def moving(tmp_path: Path) -> Iterator[Screen]:
    found = Screen(tmp_path, motion=True)
    yield found
    found.close()


def right(path: str, value: Json) -> dict[str, Json]:
    return {"do": "correct", "path": path, "value": value}


def view(screen: Screen) -> dict[str, Json]:
    return screen.desk.table.view


def far_texts(brush: Brush) -> list[str]:
    """What is written in capitals of 8 mm or more."""
    far = brush.theme.font(FAR_CAP, scales=False)
    return [written.text for written in brush.written if written.size >= far and written.is_whole]


# Read from across the table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_time_phase_sections_and_danger_are_read_from_afar_and_nothing_is_cut_off(
    tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    screen = Screen(tmp_path, language, size, motion=False)
    for stop in STOPS:
        stop.arrange(screen.desk)
        for text_size in ("normal", "large", "largest"):
            screen.choose(text_size=text_size)
            brush = screen.paint()
            assert list(misfits(brush)) == [], (stop.name, text_size)
            far = "".join(far_texts(brush)).replace("-", "")
            for word in _far_words(screen):
                assert word.replace("-", "") in far, (stop.name, text_size, word)
    screen.close()


def _far_words(screen: Screen) -> list[str]:
    say, shown = screen.desk.say, view(screen)
    sections = [say(f"lockdown-section-{section}") for section in SECTIONS[:3]]
    found = [
        str(shown["time"]),
        say("lockdown-screen-phase-player"),
        *sections,
        say("lockdown-screen-elevator"),
    ]
    threats = dangers(shown)
    if shown["autodestruction"] and len(threats) == 1:
        found.append(say("lockdown-screen-danger-red").replace("\u00ad", ""))
    return [*found, *(str(danger.rounds or 0) for danger in threats)]


@pytest.mark.parametrize(
    ("stop", "word", "number"),
    [
        ("table-midgame", "AUTODESTRUCTION", "4"),
        ("table-red", "AUTODESTRUCTION", "3"),
        ("table-alert", "ALERT", "5"),
        ("table-last-round", "LAST ROUND", "1"),
        ("table-supplies-empty", "FIRE", "0"),
    ],
)
def test_what_threatens_is_named_with_its_rounds(screen: Screen, stop: str, word: str, number: str) -> None:
    screen.set_up("lockdown", COMMANDS[stop])
    far = far_texts(screen.paint())
    assert far[far.index(word) + 1] == number


def test_where_nothing_threatens_nothing_is_said_of_danger(screen: Screen) -> None:
    screen.set_up("lockdown", COMMANDS["table-blackout"])
    assert not set(far_texts(screen.paint())) & DANGERS


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_of_several_dangers_each_has_its_rounds_for_afar_and_its_word_and_unit_for_near(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    screen = Screen(tmp_path, size=size, motion=False)
    screen.set_up("lockdown", COMMANDS["table-two-dangers"])
    brush = screen.paint()
    whole = [written.text.replace("\u00ad", "") for written in brush.written if written.is_whole]
    alert, autodestruction = whole.index("ALERT"), whole.index("AUTODESTRUCTION")
    assert whole[alert + 1 : alert + 3] == ["5", whole[alert + 2]]
    assert whole[alert + 2].startswith("rounds, then destroyed")
    assert whole[autodestruction + 1 : autodestruction + 3] == ["4", "rounds, then red"]
    assert {"4", "5"} <= set(far_texts(brush))
    screen.close()


@pytest.mark.parametrize("side", ["yellow", "red"])
def test_with_autodestruction_on_the_track_nobody_is_told_that_isolation_saves(
    screen: Screen, side: str
) -> None:
    def told() -> str:
        return " ".join(screen.texts)

    screen.set_up("lockdown", COMMANDS["table-last-round"])
    assert "isolated" in told()
    screen.desk.do(right("autodestruction", {"slot": 0, "side": side}))
    screen.settle()
    assert "isolated or away" not in told()
    assert "then destroyed" in told()


def test_the_dots_of_an_umlaut_stay_inside_the_frame(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "de", motion=False)
    for stop in ("table-midgame", "table-red"):
        screen.set_up("lockdown", COMMANDS[stop])
        brush = screen.paint()
        word = next(each for each in brush.written if each.text == "SELBSTZERSTÖRUNG")
        frame = next(
            mark.rect
            for mark in brush.marks
            if isinstance(mark, Fill) and mark.colour in (CALM.danger_ground, CALM.warning_ground)
        )
        dots = word.extent.y + 0.07 * word.size  # where its ink begins in B612
        assert dots >= frame.y + brush.mm(0.4), stop
        assert word.extent.bottom <= frame.bottom - brush.mm(0.4), stop
    screen.close()


def test_the_nearer_the_end_the_more_of_the_page_it_takes(screen: Screen) -> None:
    heights = []
    for side in (None, "yellow", "red"):
        token = {"slot": 14, "side": side} if side else None
        screen.set_up("lockdown", [THREE, *([right("autodestruction", token)] if token else [])])
        heights.append(screen.zones["track"].rect.y)
    assert heights == sorted(heights)
    assert len(set(heights)) == 3


def test_a_dark_section_says_so_and_a_lit_one_too(screen: Screen) -> None:
    screen.set_up("lockdown", [THREE])
    assert (screen.texts.count("POWER"), screen.texts.count("DARK")) == (2, 2)
    screen.set_up("lockdown", COMMANDS["table-blackout"])
    assert (screen.texts.count("POWER"), screen.texts.count("DARK")) == (0, 4)


# What a tap does


def test_ending_the_turn_and_passing_take_one_tap_and_undo_one_more(screen: Screen) -> None:
    screen.set_up("lockdown", [THREE])
    screen.tap("end_turn")
    assert view(screen)["active_player"] == 2
    screen.tap("pass_turn")
    assert view(screen)["players"][1]["passed"] is True
    assert "Undo: Bruno passes" in screen.texts
    screen.tap("undo")
    assert view(screen)["players"][1]["passed"] is False


def test_the_orange_button_says_whose_turn_ends(screen: Screen) -> None:
    screen.set_up("lockdown", [THREE])
    assert screen.zones["end_turn"].text == "Ana: end turn"


@pytest.mark.parametrize(
    ("place", "page"),
    [
        ("actions", "ActionsPage"),
        ("tiles", "ActionsPage"),
        ("track", "ActionsPage"),
        ("markers", "ActionsPage"),
        ("player-2", "ActionsPage"),
        ("bag", "OddsPage"),
        ("encounter", "EncounterPage"),
        ("menu", "TableMenuPage"),
    ],
)
def test_each_part_of_the_table_leads_to_what_belongs_to_it(screen: Screen, place: str, page: str) -> None:
    screen.set_up("lockdown", [THREE])
    screen.tap(place)
    assert type(screen.desk.page).__name__ == page
    assert screen.paint().zones


def test_tapping_the_tiles_leads_to_the_power_and_nothing_else(screen: Screen) -> None:
    screen.set_up("lockdown", [THREE])
    screen.tap("tiles")
    assert any("section on or off" in text for text in screen.texts)
    assert not any("Place fire" in text for text in screen.texts)


def test_a_game_that_is_not_on_the_disk_has_a_warning_beside_the_menu(screen: Screen) -> None:
    screen.set_up("lockdown", [THREE])
    before = screen.zones["menu"].rect.w
    screen.desk.snapshot = replace(screen.desk.table, unsaved=2)
    assert screen.zones["menu"].rect.w > before


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_beside_the_strip_of_the_simulation_everything_still_fits(
    tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    screen = Screen(tmp_path, language, size, motion=False)
    screen.desk.is_simulated = True
    for stop in STOPS:
        stop.arrange(screen.desk)
        for text_size in ("normal", "largest"):
            screen.choose(text_size=text_size)
            assert list(misfits(screen.paint())) == [], (stop.name, text_size)
    screen.close()


# Read from near


def test_markers_stand_against_their_limits_and_the_bag_with_its_shares(screen: Screen) -> None:
    screen.set_up("lockdown", [THREE, right("fires", 4)])
    texts = screen.texts
    assert texts[texts.index("/12") + 1] == "4"
    assert {"/10", "/8", "Fire", "Malfunction", "Eggs", "adult", "46%"} <= set(texts)


def test_even_in_the_greatest_danger_markers_and_bag_are_there(tmp_path: Path) -> None:
    for size in SIZES:
        screen = Screen(tmp_path, "de", size, motion=False, text_size="largest")
        screen.set_up("lockdown", COMMANDS["table-five-in-danger"])
        assert {"/12", "/10", "/8", "15"} <= set(screen.texts), size
        screen.close()


def test_players_are_told_by_name_standing_and_what_they_carry(screen: Screen) -> None:
    screen.set_up("lockdown", [THREE, *HURT, {"do": "end_turn"}, {"do": "pass_turn"}])
    texts = set(screen.texts)
    assert {"Ana", "Bruno", "Chris", "passed", "turn", "slime"} <= texts


def test_wounds_are_drawn_one_by_one(screen: Screen) -> None:
    def diamonds() -> int:
        return sum(isinstance(mark, Shape) and mark.colour == CALM.danger for mark in screen.paint().marks)

    screen.set_up("lockdown", [THREE])
    before = diamonds()
    wound = {"do": "wound", "player": 1, "kind": "serious", "count": 2}
    screen.set_up("lockdown", [THREE, wound, {"do": "end_turn"}])
    assert diamonds() == before + 2


def test_a_red_threshold_loses_its_colour_while_the_time_token_is_active(screen: Screen) -> None:
    def red_bolts() -> int:
        return sum(isinstance(mark, Shape) and mark.colour == CALM.danger for mark in screen.paint().marks)

    screen.set_up("lockdown", [THREE])
    assert red_bolts() == 5 + 1  # of the track, and the one beside the time that says which count
    screen.set_up("lockdown", [THREE, right("time_token", "active")])
    assert red_bolts() == 0


@pytest.mark.parametrize("text_size", ["normal", "largest"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("stop", ["table-start", "table-red", "table-five-in-danger"])
def test_markers_lead_to_their_actions_however_low_they_stand(
    tmp_path: Path, stop: str, size: tuple[int, int], text_size: str
) -> None:
    screen = Screen(tmp_path, "de", size, motion=False, text_size=text_size)
    screen.set_up("lockdown", COMMANDS[stop])
    place = screen.zones["markers"].rect
    assert place.h >= screen.paint().mm(9) - 0.5
    screen.tap("markers")
    assert type(screen.desk.page).__name__ == "ActionsPage"
    screen.close()


# What the last report asks for


def test_an_encounter_that_its_own_page_told_is_not_told_again(screen: Screen) -> None:
    screen.set_up("lockdown", [THREE])
    screen.tap("encounter", "draw")
    screen.stage.pass_time(10)
    screen.tap("done")
    assert "encountered" in [event["type"] for event in screen.desk.table.last_events]
    assert "just-now-close" not in screen.zones


def test_an_encounter_that_somebody_else_reported_is_told(screen: Screen) -> None:
    screen.set_up("lockdown", COMMANDS["table-encounter-reported"])
    assert "just-now-close" in screen.zones


def test_news_leave_the_players_in_view_where_they_can(screen: Screen) -> None:
    screen.set_up("lockdown", COMMANDS["table-report"])
    assert {"just-now-close", "player-1", "player-3"} <= set(screen.zones)


@pytest.mark.parametrize("text_size", ["normal", "largest"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_no_line_of_the_news_is_cut_at_the_lower_edge(
    tmp_path: Path, size: tuple[int, int], text_size: str
) -> None:
    screen = Screen(tmp_path, "es", size, motion=False, text_size=text_size)
    screen.set_up("lockdown", COMMANDS["table-encounter-reported"])
    brush = screen.paint()
    clip = next(mark.rect for mark in brush.marks if isinstance(mark, Clip))
    story = {screen.desk.line(line) for line in screen.desk.table.last_story}
    lines = [written for written in brush.written if written.text in story]
    assert lines
    assert max(written.extent.bottom for written in lines) <= clip.bottom + 1
    screen.close()


def test_after_a_report_hands_are_told_what_to_do_until_somebody_taps_it_away(screen: Screen) -> None:
    screen.set_up("lockdown", [THREE, {"do": "wound", "player": 1, "kind": "serious"}])
    told = "Ana suffers a serious wound. Draw its card."
    assert told in screen.texts
    assert {"/12", "/10", "/8"} <= set(screen.texts)
    screen.tap("just-now-close")
    assert told not in screen.texts
    screen.desk.do({"do": "wound", "player": 2, "kind": "light"})
    screen.settle()
    assert "Bruno suffers a light wound." in screen.texts


@pytest.mark.parametrize("text_size", ["normal", "largest"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_long_news_can_be_read_and_closed_where_there_is_hardly_any_room(
    tmp_path: Path, size: tuple[int, int], text_size: str
) -> None:
    screen = Screen(tmp_path, "de", size, motion=False, text_size=text_size)
    screen.set_up("lockdown", [*COMMANDS["table-five-in-danger"], {"do": "kill", "player": 1}])
    assert list(misfits(screen.paint())) == []
    screen.tap("just-now-close")
    assert "player-1" in screen.zones
    screen.close()


@pytest.mark.parametrize("last", [{"do": "end_turn"}, {"do": "pass_turn"}, right("time", 9)])
def test_what_can_be_seen_anyway_is_not_told(screen: Screen, last: dict[str, Json]) -> None:
    screen.set_up("lockdown", [THREE, last])
    assert "just-now-close" not in screen.zones


def test_what_was_told_before_is_not_told_again_after_an_undo(screen: Screen) -> None:
    wounds = [{"do": "wound", "player": player, "kind": "light"} for player in (1, 2)]
    screen.set_up("lockdown", [THREE, *wounds])
    screen.tap("just-now-close", "undo")
    assert "just-now-close" not in screen.zones


# Movement


def test_the_time_token_slides_to_its_new_field(moving: Screen) -> None:
    def token() -> float:
        fills = [mark for mark in moving.paint().marks if isinstance(mark, Fill) and mark.colour == CALM.now]
        return min(fills, key=lambda fill: fill.rect.w).rect.x  # the other one is the orange button

    moving.set_up("lockdown", [THREE])
    moving.stage.pass_time(1)
    begin = token()
    moving.desk.do(right("time", 12))
    moving.settle()
    on_the_way = []
    for _ in range(4):
        moving.stage.pass_time(0.1)
        on_the_way.append(token())
    assert begin < on_the_way[0] < on_the_way[1] < on_the_way[2] == on_the_way[3]


def test_a_lamp_goes_out_slowly_and_then_is_out(moving: Screen) -> None:
    def glows() -> int:
        grounds = (CALM.power_ground, CALM.power)
        marks = moving.paint().marks
        return sum(isinstance(mark, Fill) and mark.colour[:7] in grounds for mark in marks)

    moving.set_up("lockdown", [THREE])
    moving.stage.pass_time(1)
    assert glows() == 2
    moving.desk.do({"do": "flip_power", "section": "s01"})
    moving.settle()
    moving.stage.pass_time(0.1)
    assert glows() == 2
    moving.stage.pass_time(0.5)
    assert glows() == 1


# The strip of the simulation


def _strip(screen: Screen, width: float, height: float) -> Brush:
    brush = Brush(screen.desk.theme(*screen.size), screen._measure)
    paint_strip(brush, Rect(0, 0, brush.mm(width), brush.mm(height)), screen.desk)
    return brush


@pytest.mark.parametrize(("width", "height"), [(11.0, 88.0), (84.0, 7.0)])
@pytest.mark.parametrize("text_size", ["normal", "largest"])
def test_the_strip_has_room_for_every_lamp_and_the_buzzer(
    screen: Screen, width: float, height: float, text_size: str
) -> None:
    screen.choose(text_size=text_size)
    screen.set_up("lockdown", COMMANDS["table-red"])
    brush = _strip(screen, width, height)
    assert list(misfits(brush)) == []
    assert [written.text for written in brush.written] == ["S-01", "S-02", "S-03"]


def test_beside_the_buzzer_stands_what_it_last_meant(screen: Screen) -> None:
    screen.set_up("lockdown", [THREE])
    assert "autodestruction runs" not in [mark.text for mark in _strip(screen, 150, 7).written]
    screen.desk.do({"do": "start_autodestruction"})
    screen.settle()
    assert "autodestruction runs" in [mark.text for mark in _strip(screen, 150, 7).written]


def test_a_cue_without_words_shows_the_buzzer_alone(screen: Screen) -> None:
    screen.set_up("lockdown", [THREE])
    screen.desk.cues = ("lockdown.not_heard_of",)
    letters = [mark for mark in _strip(screen, 150, 7).marks if isinstance(mark, Letters)]
    assert [mark.text for mark in letters] == ["S-01", "S-02", "S-03"]
