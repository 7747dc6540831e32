"""The tour's stops at a Lockdown table, gathered from the pages that have them."""

from companion.games.lockdown.screens import stops_end, stops_event, stops_set_up, stops_table
from companion.ui.page import Stop


def stops() -> list[Stop]:
    """In the order of a game."""
    return [*stops_set_up.STOPS, *stops_table.STOPS, *stops_event.STOPS, *stops_end.STOPS]
