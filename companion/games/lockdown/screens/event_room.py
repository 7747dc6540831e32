"""How much room the event page needs below the steps, which give way where there is less: on a small screen
with large letters and a danger."""

from companion.games.lockdown.screens.encounter_odds import chances_height
from companion.games.lockdown.screens.event_asks import app_draws, css_least_height, nest_height
from companion.games.lockdown.screens.event_news import step_news
from companion.games.lockdown.screens.event_shortcuts import Shortcut, row_of_tiles, shortcuts_height
from companion.games.lockdown.screens.event_words import words_height
from companion.games.lockdown.screens.offered import is_offered
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.theme import TITLE_CAP

SIDE = 53.0  # mm beside the words
SMALL_TILES = 13.0
LEAST_ASK = 36.0  # mm that answers to tap need


def needed_to_ask(brush: Brush, area: Rect, desk: Desk) -> float:
    """The answers, and with the CSS token the words above them."""
    if not is_offered(desk, "reveal_css"):
        return brush.mm(LEAST_ASK) * brush.theme.text_scale
    words = words_height(brush, area.w, desk, step_news(desk.table))
    return words + brush.gap + css_least_height(brush)


def needed_to_tell(brush: Brush, area: Rect, desk: Desk, found: list[Shortcut]) -> float:
    """The words, the sections as small as can be, and the shortcuts below or beside them."""
    gap = brush.gap
    if brush.whole.is_portrait or not found:
        below = shortcuts_height(brush, area.w, found) + gap if found else 0
        return words_needed(brush, area.w, desk) + gap + row_of_tiles(brush) + below
    side, tiles = shortcuts_height(brush, brush.mm(SIDE), found), two_rows_of_tiles(brush) + gap
    if side + tiles <= area.h:
        side += tiles
    return max(words_needed(brush, area.w - brush.mm(SIDE) - gap, desk), side)


def words_needed(brush: Brush, width: float, desk: Desk, *, is_least: bool = False) -> float:
    """The words of the step, or what goes before a draw of the app."""
    offer = app_draws(desk)
    if offer and offer["do"] == "draw_token":
        title = brush.theme.line(TITLE_CAP) + brush.small_gap
        return title + chances_height(brush, columns=2) + brush.gap + nest_height(brush)
    return words_height(brush, width, desk, step_news(desk.table), is_least=is_least)


def two_rows_of_tiles(brush: Brush) -> float:
    return max(brush.mm(SMALL_TILES), 2 * brush.theme.line() + brush.mm(1))
