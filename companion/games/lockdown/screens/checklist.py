"""The physical set-up as a list to tick off, with the counts of this table. Ticks are for the eye; nothing
depends on them."""

from collections.abc import Iterable

from companion.core.game import Value
from companion.core.timeline import Undo
from companion.games.lockdown.screens.checklist_items import Item, items, values_of
from companion.games.lockdown.screens.head_places import head_places
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.pages.head import paint_head, paint_undo
from companion.ui.theme import NEAR_CAP, TITLE_CAP, TOUCH

TITLE = 2.9
PRIMARY = 11.0


class ChecklistPage:
    """`is_first`: right after the set-up, which can still be undone and chosen anew. `done` is ticked off."""

    def __init__(self, desk: Desk, *, is_first: bool = False, done: Iterable[str] = ()) -> None:
        self._desk = desk
        self._is_first = is_first
        self._done = set(done)

    def paint(self, brush: Brush, area: Rect) -> None:
        desk, view = self._desk, self._desk.table.view
        if view["phase"] == "setup":
            # The answer is here before the table that it speaks of.
            paint_head(brush, area, desk, desk.line(desk.table.headline()))
            return
        found = items(view)
        values = values_of(view)
        bottom, area = area.cut_bottom(brush.mm(PRIMARY), brush.gap)
        rest = self._head(brush, area, len(found))
        texts = [_texts(desk, item, values) for item in found]
        room = rest.w - 2 * brush.mm(TOUCH) - 4 * brush.gap
        heights = [
            max(
                brush.mm(TOUCH),
                brush.height_of(title, room, cap=TITLE, font="bold")
                + brush.height_of(note, room)
                + brush.gap,
            )
            for title, note in texts
        ]
        brush.rows(
            rest, "checklist", heights, lambda n, rect: self._row(brush, rect, found[n], texts[n], room)
        )
        text = desk.say("lockdown-check-done")
        brush.button(bottom, text, self._to_table, name="done", kind="primary")

    def _head(self, brush: Brush, area: Rect, count: int) -> Rect:
        desk = self._desk
        title = desk.say("lockdown-check-title", done=len(self._done), count=count)
        if not self._is_first:
            return paint_head(brush, area, desk, title)
        head, undo, rest = head_places(brush, area)
        brush.text(head, title, cap=TITLE_CAP, font="bold", wraps=False)
        paint_undo(brush, undo, desk, self._undo)
        return rest

    def _undo(self) -> None:
        """Back to the choices, as they were."""
        self._desk.post(Undo(steps=1), self._desk.back)

    def _row(self, brush: Brush, rect: Rect, item: Item, texts: tuple[str, str], room: float) -> None:
        palette, is_done = brush.palette, item.key in self._done
        brush.panel(rect, fill=palette.ground if is_done else palette.panel)
        box, said = rect.inset(brush.gap, brush.gap / 2).cut_left(brush.mm(TOUCH), brush.gap)
        square = box.centred(brush.mm(6), brush.mm(6))
        brush.outline(square, palette.safe if is_done else palette.quiet, 0.5)
        if is_done:
            brush.icon("tick", square.inset(brush.mm(0.6)), palette.safe)
        title, note = texts
        above = brush.height_of(title, room, cap=TITLE, font="bold")
        below = brush.height_of(note, room, cap=NEAR_CAP)
        said = said.centred(said.w, above + below)
        ink = palette.quiet if is_done else palette.text
        brush.text(Rect(said.x, said.y, room, above), title, cap=TITLE, font="bold", colour=ink)
        brush.text(Rect(said.x, said.y + above, room, below), note, colour=palette.quiet)
        brush.zone(f"check-{item.key}", rect, lambda: self._done.symmetric_difference_update({item.key}))

    def _to_table(self) -> None:
        desk = self._desk
        desk.back_to(1)
        desk.show(desk.screens.table(desk))


def _texts(desk: Desk, item: Item, values: dict[str, Value]) -> tuple[str, str]:
    """What to do, and how."""
    key = f"lockdown-check-{item.key}"
    return desk.say(key, **values), desk.say(f"{key}-note", **values)
