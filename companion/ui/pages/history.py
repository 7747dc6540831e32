"""Everything that was done, round by round, the newest at the bottom. A tap on a line goes back to it; what
was undone stays below and comes back in the same way."""

from collections.abc import Callable
from dataclasses import dataclass

from companion.core.game import Line
from companion.core.snapshot import Moment, Snapshot
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.pages.confirm import ConfirmPage
from companion.ui.pages.grid import Row, heading_row, inner_width, paint_rows, row_width, tile_height
from companion.ui.pages.head import paint_head
from companion.ui.theme import BIG_CAP, NEAR_CAP, TOUCH

FAR_BACK = 3  # more steps than these ask first
BUTTON = 13.0
NUMBER = 9.0
ICON = 9.0
LIST = "history"
CAP = 2.5


@dataclass(frozen=True)
class Written:
    """A line of the history as it is written."""

    number: int
    text: str
    moment: Moment
    is_undone: bool


class HistoryPage:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._seen: tuple[Snapshot, str] | None = None
        self._lines: list[Written] = []

    def paint(self, brush: Brush, area: Rect) -> None:
        now = self._desk.table, self._desk.texts.language
        if self._seen != now:
            self._seen = now
            self._lines = _written(self._desk)
            self._desk.scrolled.pop(LIST, None)
        rest = paint_head(brush, area, self._desk, self._desk.say("screen-history"), has_undo=False)
        rest = self._paint_buttons(brush, rest)
        rows, now_at = self._rows(brush, row_width(brush, rest))
        if LIST not in self._desk.scrolled:  # until somebody pulls the list, now is in view
            self._desk.scrolled[LIST] = _offset(brush, rows, now_at, rest.h)
        paint_rows(brush, rest, LIST, rows)

    def _paint_buttons(self, brush: Brush, area: Rect) -> Rect:
        """Undo and redo with what they are about; the place left above them."""
        desk, table = self._desk, self._desk.table
        across = 1 if area.is_portrait else 2
        ways = (
            ("redo", table.redo_name, desk.redo, "screen-nothing-to-redo"),
            ("undo", table.undo_name, desk.undo, "screen-nothing-to-undo"),
        )
        texts = {
            way: desk.say("screen-redo" if way == "redo" else "screen-undo", what=desk.line(name))
            if name
            else ""
            for way, name, _, _ in ways
        }
        room = inner_width(brush, area.w, across, ICON)
        height = max(brush.mm(BUTTON), tile_height(brush, list(texts.values()), room, cap=NEAR_CAP))
        whole, rest = area.cut_bottom(height * (2 // across) + brush.gap * (1 - across // 2), brush.gap)
        places = whole.grid(across, 2 // across, brush.gap)
        for (way, _, do, nothing), place in zip(ways, places[::-1] if across == 2 else places, strict=True):
            if texts[way]:
                brush.button(place, texts[way], do, name=way, icon=way, cap=BIG_CAP, across="left")
            else:
                brush.off_button(place, desk.say(nothing))
        return rest

    # The lines

    def _rows(self, brush: Brush, width: float) -> tuple[list[Row], int]:
        """All rows, and which of them says where now is."""
        rows: list[Row] = []
        now_at, round_before = 0, -1
        for line in self._lines:
            if line.is_undone and not now_at:
                now_at = len(rows)
                rows.append(self._now_row(brush))
                text = self._desk.say("screen-history-undone")
                rows.append(heading_row(brush, text, width, strong=False))
            elif line.moment.round != round_before and not line.is_undone:
                round_before = line.moment.round
                text = self._desk.say("screen-history-round", round=round_before)
                rows.append(heading_row(brush, text, width))
            rows.append(self._line_row(brush, line, width))
        if not now_at:
            now_at = len(rows)
            rows.append(self._now_row(brush))
        return rows, now_at

    def _line_row(self, brush: Brush, line: Written, width: float) -> Row:
        room = width - brush.mm(NUMBER + 4)
        height = max(brush.mm(TOUCH), brush.height_of(line.text, room, cap=CAP) + brush.mm(2))
        return Row(height, lambda place: self._paint_line(brush, place, line))

    def _paint_line(self, brush: Brush, place: Rect, line: Written) -> None:
        palette = brush.palette
        is_latest = not line.is_undone and line.moment.steps == 1
        brush.panel(place, fill=palette.ground if line.is_undone else palette.panel)
        number, rest = place.inset(brush.mm(1), brush.mm(0.4)).cut_left(brush.mm(NUMBER), brush.mm(1))
        if line.is_undone:
            brush.icon("redo", number.centred(brush.mm(4), brush.mm(4)), palette.quiet)
        else:
            brush.text(
                number, str(line.number), font="mono", colour=palette.quiet, across="right", wraps=False
            )
        brush.text(rest, line.text, cap=CAP, colour=palette.quiet if line.is_undone else palette.text)
        if not is_latest:  # it is there already
            brush.zone(f"line-{line.number}", place, self._goer(line), text=line.text)

    def _now_row(self, brush: Brush) -> Row:
        def paint(place: Rect) -> None:
            text = self._desk.say("screen-history-now")
            width = brush.width_of(text, font="bold") + brush.mm(2)
            word, line = place.cut_left(width)
            brush.text(word, text, font="bold", colour=brush.palette.now, wraps=False)
            middle = line.middle[1]
            brush.stroke([(line.x, middle), (line.right, middle)], brush.palette.now, 0.5)

        return Row(brush.theme.line(NEAR_CAP) * 1.4, paint)

    def _goer(self, line: Written) -> Callable[[], None]:
        """Redo up to and with this line, or undo all that came after it."""
        desk, steps = self._desk, line.moment.steps
        if line.is_undone:
            return lambda: desk.redo(steps)
        back = steps - 1
        if back <= FAR_BACK:
            return lambda: desk.undo(back)
        return lambda: self._ask_to_go(line, back)

    def _ask_to_go(self, line: Written, back: int) -> None:
        desk, length = self._desk, self._desk.table.length

        def go() -> None:
            if desk.table.length == length:
                desk.undo(back)
            else:  # by another sender: so many steps would lead elsewhere now
                desk.tell(Line("screen-offer-gone"))

        title, yes = desk.say("screen-jump-title"), desk.say("screen-jump-yes", count=back)
        said = desk.say("screen-jump-said", count=back, what=line.text)
        desk.show(ConfirmPage(desk, title, said, yes, go))


def _written(desk: Desk) -> list[Written]:
    """Words take time: they are put together once for each table."""
    past, future = desk.table.past, desk.table.future
    return [
        Written(number, desk.line(moment.name), moment, number > len(past))
        for number, moment in enumerate([*past, *future], start=1)
    ]


def _offset(brush: Brush, rows: list[Row], now_at: int, height: float) -> float:
    """How far the list is pulled so that the line of now, and one after it, are in view."""
    below = sum(row.height + brush.small_gap for row in rows[: now_at + 3])
    whole = sum(row.height + brush.small_gap for row in rows)
    return max(0.0, min(below, whole) - height)
