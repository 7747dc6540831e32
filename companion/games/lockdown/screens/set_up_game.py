"""Second step of the set-up: mode, xenos and side of the board."""

from collections.abc import Callable, Sequence

from companion.games.lockdown.figures import figures
from companion.games.lockdown.screens.set_up_choices import Choices
from companion.games.lockdown.screens.set_up_parts import Tile, paint_tiles
from companion.games.lockdown.vocabulary import word
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect


def paint_game(brush: Brush, rect: Rect, desk: Desk, choices: Choices) -> None:
    def set_mode(mode: str) -> None:
        choices.mode = mode

    def set_board(board: str) -> None:
        choices.board = board

    groups = [
        _tiles(desk, "mode", choices.modes, choices.mode, set_mode),
        _tiles(desk, "xenos", list(figures().tokens), choices.xenos, choices.choose_xenos),
        _tiles(desk, "board", list(figures().boards), choices.board, set_board),
    ]
    is_portrait = brush.whole.is_portrait
    places: list[Rect] = []
    for group, place in zip(groups, rect.rows(len(groups), brush.gap * (1 + is_portrait)), strict=True):
        count = len(group)
        places += place.rows(count, brush.small_gap) if is_portrait else place.columns(count, brush.gap)
    paint_tiles(brush, [tile for group in groups for tile in group], places)


def _tiles(
    desk: Desk, sort: str, ways: Sequence[str], chosen: str, choose: Callable[[str], None]
) -> list[Tile]:
    return [
        Tile(
            name=f"{sort}-{way}",
            title=_capital(desk.say(word(sort, way))),
            note=desk.say(f"lockdown-prepare-{sort}-{way}"),
            is_chosen=way == chosen,
            do=_choosing(choose, way),
        )
        for way in ways
    ]


def _choosing(choose: Callable[[str], None], way: str) -> Callable[[], None]:
    return lambda: choose(way)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
