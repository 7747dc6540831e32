"""Commands as the tour's stops say them."""

from collections.abc import Callable, Mapping, Sequence

from companion.core.game import Json
from companion.ui.desk import Desk
from companion.ui.page import Page
from companion.ui.tour import Arrange, at_table

GAME = "lockdown"
POWER = {"s01": 1, "s02": 3, "s03": 2, "elevator": 4}
PARTY = {"Ana": "survivor", "Bruno": "janitor", "Chris": "hacker", "Dana": "scout", "Emil": "sentry"}
Said = dict[str, Json]


def do(command: str, **words: Json) -> Said:
    return {"do": command, **words}


def given(path: str, value: Json) -> Said:
    """A figure set right."""
    return do("correct", path=path, value=value)


def set_up(party: Mapping[str, str], **also: Json) -> Said:
    """A table for these names and their characters."""
    players = [{"name": name, "character": character} for name, character in party.items()]
    return do("setup", players=players, **also)


def after(commands: Sequence[Said], page: Callable[[Desk], Page] | None = None) -> Arrange:
    """A table after these commands, and a page laid over it."""
    return at_table(GAME, commands, page)
