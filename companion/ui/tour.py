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
from companion.ui.desk import Desk
from companion.ui.page import Page, Stop
from companion.ui.screens import screens_of

log = logging.getLogger(__name__)
SEED = 7
SETTLE_SECONDS = 0.15  # for what is read from the disk, and for a frame or two


def at_table(
    game_id: str,
    commands: Sequence[dict[str, Json]],
    page: Callable[[Desk], Page] | None = None,
) -> Callable[[Desk], None]:
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


def all_stops() -> list[Stop]:
    """The pages that every game shares, then each game's own."""
    from companion.ui.pages.stops import STOPS

    return [*STOPS, *(stop for game in game_ids() for stop in screens_of(game).stops())]


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
