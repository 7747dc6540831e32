"""The saved games, the last one first. A tap opens one; deleting asks, and keeps the file under another
name."""

from dataclasses import dataclass
from functools import partial

from companion.core.discard import discard
from companion.core.game import Line
from companion.core.saved_words import Mark
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.pages.grid import row_width
from companion.ui.pages.head import paint_head
from companion.ui.pages.kept_games import Kept, KeptGames
from companion.ui.theme import BIG_CAP, TOUCH

ICONS: dict[Mark, str] = {"": "save", "in-use": "lock", "damaged": "warning", "unreadable": "warning"}


class SavedPage:
    def __init__(self, desk: Desk, kept: KeptGames | None = None) -> None:
        self._desk = desk
        self._kept = kept or KeptGames(desk)

    def paint(self, brush: Brush, area: Rect) -> None:
        self._kept.refresh()
        rest = paint_head(brush, area, self._desk, self._desk.say("screen-saved-games"))
        games = self._kept.games
        if not games:
            text = self._desk.say("screen-reading" if games is None else "screen-no-saves")
            brush.text(rest, text, cap=BIG_CAP, colour=brush.palette.quiet, across="centre")
            return
        width = self._width(brush, rest)
        heights = [self._height(brush, kept, width) for kept in games]
        brush.rows(rest, "saves", heights, lambda number, rect: self._paint_save(brush, rect, games[number]))

    def _width(self, brush: Brush, rest: Rect) -> float:
        """Of the words in a row, beside arrows, icon and bin."""
        return row_width(brush, rest) - brush.mm(TOUCH * 1.2) - brush.mm(6) - 4 * brush.gap

    def _height(self, brush: Brush, kept: Kept, width: float) -> float:
        words = self._words(brush, kept, width)
        below = brush.height_of(words.stands, width)
        return max(brush.mm(12), brush.theme.line(BIG_CAP) + below + 1.6 * brush.gap)

    def _words(self, brush: Brush, kept: Kept, width: float) -> "_Words":
        """When it was played stands beside the name of the game, or where that is too narrow, below."""
        said, name = kept.said, kept.save.path.stem
        if said is None:
            return _Words(name, self._desk.say("screen-reading"))
        if not said.game:
            return _Words(name, said.stands, said.when)
        needed = (
            brush.width_of(said.game, cap=BIG_CAP, font="bold") + brush.width_of(said.when) + 2 * brush.gap
        )
        if needed > width:
            return _Words(said.game, said.line(name))
        return _Words(said.game, f"{name} · {said.stands}", said.when)

    def _paint_save(self, brush: Brush, rect: Rect, kept: Kept) -> None:
        self._kept.put_into_words(kept.save)  # only what comes into view is read
        name = kept.save.path.stem
        trash, rect = rect.cut_right(brush.mm(TOUCH * 1.2), brush.gap)
        remove = partial(self._ask_to_remove, kept)
        brush.button(trash, "", remove, name=f"delete-{name}", icon="trash", kind="quiet")
        palette = brush.palette
        brush.panel(rect, fill=palette.raised)
        mark: Mark = kept.said.mark if kept.said else ""
        sign, inner = rect.inset(brush.gap, 0.6 * brush.gap).cut_left(brush.mm(6), brush.gap)
        ink = palette.warning if mark else palette.quiet
        brush.icon(ICONS[mark], sign.centred(brush.mm(5), brush.mm(5)), ink)
        self._paint_words(brush, inner, kept, is_marked=bool(mark))
        brush.zone(f"save-{name}", rect, partial(self._open, kept), text=name)

    def _paint_words(self, brush: Brush, inner: Rect, kept: Kept, *, is_marked: bool) -> None:
        palette, words = brush.palette, self._words(brush, kept, inner.w)
        above, below = inner.cut_top(brush.theme.line(BIG_CAP), 0.2 * brush.gap)
        if words.when:
            at, above = above.cut_right(brush.width_of(words.when) + brush.mm(0.5), brush.gap)
            brush.text(at, words.when, colour=palette.quiet, across="right")
        brush.text(above, words.title, cap=BIG_CAP, font="bold", wraps=False)
        brush.text(below, words.stands, colour=palette.warning if is_marked else palette.text, down="top")

    def _open(self, kept: Kept) -> None:
        if kept.save.header:
            self._desk.open(kept.save.header.game, kept.save.path)
        elif kept.save.problem:
            self._desk.tell_fault(kept.save.problem)

    def _ask_to_remove(self, kept: Kept) -> None:
        from companion.ui.pages.confirm import ConfirmPage

        desk, name = self._desk, kept.save.path.name
        what = f"{kept.save.path.stem}: {kept.said.line()}" if kept.said else kept.save.path.stem
        said = desk.say("screen-delete-said", what=what, file=name)
        remove = partial(self._remove, kept)
        desk.show(ConfirmPage(desk, desk.say("screen-delete-title"), said, desk.say("screen-delete"), remove))

    def _remove(self, kept: Kept) -> None:
        self._desk.errands.run(
            lambda: discard(kept.save.path),
            lambda aside: self._removed(kept, aside.name),
            self._desk.tell_fault,
        )

    def _removed(self, kept: Kept, aside: str) -> None:
        self._kept.forget(kept.save)
        self._desk.tell(Line("screen-deleted", {"file": aside}), tone="told")


@dataclass(frozen=True)
class _Words:
    """What a row says: large, below it, and at the right."""

    title: str
    stands: str
    when: str = ""
