"""Everything that can be done now and is not a button of the table: two taps from the table to its form."""

from collections.abc import Callable

from companion.core.offering import Offer, grouped, offer_name, one_tap, shared_key, told_apart
from companion.core.snapshot import Snapshot
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.pages.finder import Finder
from companion.ui.pages.tiles import Entry


class ActionsPage:
    """`group`: the one that is shown first, all where there is none."""

    def __init__(self, desk: Desk, group: str = "") -> None:
        self._desk = desk
        self._finder = Finder(desk, desk.say("screen-actions"), group)
        self._seen: tuple[Snapshot, str] | None = None  # the table and language that these are of
        self._groups: dict[str, str] = {}
        self.entries: list[Entry] = []

    def paint(self, brush: Brush, area: Rect) -> None:
        now = self._desk.table, self._desk.texts.language
        if self._seen != now:
            self._seen = now
            self._look()
        self._finder.paint(brush, area, self._groups, self.entries)

    def _look(self) -> None:
        """Words take time: they are put together once for each table."""
        desk, table = self._desk, self._desk.table
        buttons = one_tap(table.game, table.offers)
        listed = grouped(table.game, [offer for offer in table.offers if offer not in buttons])
        self._groups = {group: desk.say(f"{table.game.id}-group-{group}") for group in listed if group}
        self.entries = [
            entry for group, offers in listed.items() for entry in self._entries_of(group, offers)
        ]

    def _entries_of(self, group: str, offers: list[Offer]) -> list[Entry]:
        desk, table = self._desk, self._desk.table
        key = shared_key(offers) if len(offers) > 1 else None
        if key:
            offers = sorted(offers, key=lambda offer: _turn(table, key, offer))
        texts = told_apart(desk.texts, table.game.id, offers, table.offer_label, table.choice_label)
        return [
            Entry(
                offer_name(offer, table.offers),
                group,
                text,
                self._opener(offer),
                heading=desk.line(table.choice_label(key, offer[key])) if key else "",
            )
            for offer, text in zip(offers, texts, strict=True)
        ]

    def _opener(self, offer: Offer) -> Callable[[], None]:
        return lambda: open_offer(self._desk, offer)


def open_offer(desk: Desk, offer: Offer) -> None:
    """Does it at once where nothing is open; else asks on a form."""
    from companion.ui.pages.form import FormPage

    if any(len(values) > 1 for values in offer.get("choices", {}).values()):
        desk.show(FormPage(desk, offer))
        return
    only = {key: values[0] for key, values in offer.get("choices", {}).items()}
    desk.do({**offer, **only}, lambda: desk.back_to(2))


def _turn(table: Snapshot, key: str, offer: Offer) -> tuple[bool, str]:
    """Whoever is at turn comes first, then the others as they sit."""
    is_active = key == "player" and offer[key] == table.view.get("active_player")
    return not is_active, str(offer[key])
