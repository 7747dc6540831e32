"""The tour's stops: home and the pages that lie over any table, seen with this game, then its own pages."""

from companion.games.lockdown.screens import (
    stops_end,
    stops_event,
    stops_home,
    stops_set_up,
    stops_table,
    stops_tools,
)
from companion.ui.page import Stop


def stops() -> list[Stop]:
    """In the order of an evening."""
    parts = (stops_home, stops_tools, stops_set_up, stops_table, stops_event, stops_end)
    return [stop for part in parts for stop in part.STOPS]
