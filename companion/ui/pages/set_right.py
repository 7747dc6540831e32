"""Every figure the app keeps, with its value: a tap sets it right where the table says otherwise."""

from collections.abc import Callable

from companion.core.game import Figure, Json
from companion.core.snapshot import Snapshot
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.pages.entry import EntryPage
from companion.ui.pages.figure import FigurePage
from companion.ui.pages.finder import Finder
from companion.ui.pages.head import paint_head
from companion.ui.pages.tiles import Entry
from companion.ui.theme import BIG_CAP

TABLE = "table"  # the group of figures that stand alone


class SetRightPage:
    """`search`: what is looked for from the beginning."""

    def __init__(self, desk: Desk, search: str = "") -> None:
        self._desk = desk
        self._finder = Finder(desk, desk.say("screen-set-right"), search=search)
        self._was: dict[str, Json] = {}  # values that were set right on this page
        self._seen: tuple[Snapshot, str] | None = None
        self._groups: dict[str, str] = {}
        self._entries: list[Entry] = []

    def paint(self, brush: Brush, area: Rect) -> None:
        desk = self._desk
        if not desk.table.figures:
            rest = paint_head(brush, area, desk, desk.say("screen-set-right"))
            brush.text(rest, desk.say("screen-set-right-nothing"), cap=BIG_CAP, across="centre")
            return
        now = desk.table, desk.texts.language
        if self._seen != now:
            self._seen = now
            self._look()
        self._finder.paint(brush, area, self._groups, self._entries)

    def _look(self) -> None:
        """Words take time: they are put together once for each table."""
        figures = self._desk.table.figures
        self._groups = {group: self._group_name(group) for group in dict.fromkeys(map(_group, figures))}
        places = list(self._groups)
        self._entries = [
            self._entry(figure) for figure in sorted(figures, key=lambda each: places.index(_group(each)))
        ]

    def _group_name(self, group: str) -> str:
        if group == TABLE:
            return self._desk.say("screen-set-right-table")
        key = f"{self._desk.table.game.id}-figures-{group}"
        return self._desk.say(key) if self._desk.texts.has(key) else ""

    def _entry(self, figure: Figure) -> Entry:
        desk, path = self._desk, figure.path
        was = self._was.get(path, figure.value)
        note = "" if was == figure.value else desk.say("screen-set-right-was", value=self._value(path, was))
        return Entry(
            name=f"figure-{path}",
            group=_group(figure),
            text=desk.line(desk.table.figure_label(path)),
            do=self._opener(path),
            heading=self._heading(path),
            value=self._value(path, figure.value),
            note=note,
        )

    def _heading(self, path: str) -> str:
        """Whose figure it is, where many have the same ones."""
        owner = ".".join([*path.split(".")[:2], "name"])
        named = next((each for each in self._desk.table.figures if each.path == owner), None)
        return self._value(owner, named.value) if named else ""

    def _value(self, path: str, value: Json) -> str:
        return self._desk.line(self._desk.table.figure_value(path, value))

    # Setting right

    def _opener(self, path: str) -> Callable[[], None]:
        return lambda: self._open(path)

    def _open(self, path: str) -> None:
        desk = self._desk
        figure = next(each for each in desk.table.figures if each.path == path)
        if figure.choices:
            desk.show(FigurePage(desk, path, lambda value: self._set(path, value)))
            return
        title = desk.line(desk.table.figure_label(path))
        desk.show(EntryPage(desk, title, self._value(path, figure.value), lambda said: self._set(path, said)))

    def _set(self, path: str, value: Json) -> None:
        now = next((each.value for each in self._desk.table.figures if each.path == path), None)
        self._desk.do({"do": "correct", "path": path, "value": value}, lambda: self._was.update({path: now}))


def _group(figure: Figure) -> str:
    first, *rest = figure.path.split(".")
    return first if rest else TABLE
