"""A walk through every page and every state worth seeing, with a picture of each. People look at them; so
do the tests, which measure every text on the way."""

import logging
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from companion.core.catalogue import game_ids, load_game
from companion.core.game import Json
from companion.core.protocol import parse
from companion.core.session import Session, Unsaved
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.page import Page, Stop
from companion.ui.screens import screens_of
from companion.ui.theme import Theme

log = logging.getLogger(__name__)
Arrange = Callable[[Desk], None]
SEED = 7
FAR_DOWN = 100_000.0  # pixels: the end of any list
SETTLE_SECONDS = 0.15  # for what is read from the disk, and for a frame or two


def at_table(
    game_id: str,
    commands: Sequence[dict[str, Json]],
    page: Callable[[Desk], Page] | None = None,
) -> Arrange:
    """The desk with a table that is kept nowhere, after these commands, and a page laid over it."""

    def arrange(desk: Desk) -> None:
        game = load_game(game_id)
        session = Session(game, Unsaved(), seed=SEED)
        for said in commands:
            command, _ = parse(game, msgspec.json.encode(said))
            session.do(command, sender="tour")
        desk.leave_table()
        desk.adopt(session)
        if page:
            desk.show(page(desk))

    return arrange


def touched(arrange: Arrange, *names: str) -> Arrange:
    """The same page after these places were touched."""

    def arrange_and_touch(desk: Desk) -> None:
        arrange(desk)
        for name in names:
            brush = Brush(Theme(800, 480), lambda text, font, size: len(text) * size / 2, desk.scrolled)
            desk.paint(brush)
            next(zone for zone in brush.zones if zone.name == name).do()

    return arrange_and_touch


def far_down(arrange: Arrange, name: str) -> Arrange:
    """The same page, its list pulled up to the end."""

    def arrange_and_pull(desk: Desk) -> None:
        arrange(desk)
        desk.scrolled[name] = FAR_DOWN

    return arrange_and_pull


def all_stops() -> list[Stop]:
    """What each game has to show; the pages that all share are shown with a game as well."""
    return [stop for game in game_ids() for stop in screens_of(game).stops()]


def take_tour(desk: Desk, folder: Path, then: Callable[[], None]) -> None:
    """Saves NNN-name.png of each stop; `then` afterwards."""
    remaining = list(enumerate(all_stops(), start=1))

    def go() -> None:
        if not remaining:
            then()
            return
        number, stop = remaining.pop(0)
        stop.arrange(desk)
        desk.stage.repaint()
        desk.stage.after(SETTLE_SECONDS, lambda: picture(number, stop))

    def picture(number: int, stop: Stop) -> None:
        try:
            desk.stage.take_picture(folder / f"{number:03}-{stop.name}.png")
        except OSError as fault:
            log.warning("no picture of %s: %s", stop.name, fault)
        go()

    go()
