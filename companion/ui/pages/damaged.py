"""A damaged save: what is damaged, what is whole, and whether to go on from there. The damaged file is put
aside and kept, whatever is chosen."""

from pathlib import Path

from companion.core.catalogue import load_game
from companion.core.errors import Told
from companion.core.game import Line
from companion.core.journal import DamagedSave, recover
from companion.main import last_whole_state
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.pages.head import paint_head
from companion.ui.theme import BIG_CAP, NEAR_CAP

BUTTON = 15.0


class DamagedPage:
    """Shown instead of the table of such a save. `whole` is where its whole part leaves off, if known."""

    def __init__(self, desk: Desk, save: Path, fault: DamagedSave, whole: Line | None = None) -> None:
        self._desk = desk
        self._save = save
        self._fault = fault
        self._whole = whole
        self._reason: Line | None = None  # why nobody can go on from there
        self._is_recovering = False
        if whole is None:
            desk.errands.run(self._look, self._looked, self._not_looked)

    def paint(self, brush: Brush, area: Rect) -> None:
        desk = self._desk
        rest = paint_head(brush, area, desk, desk.say("screen-damaged-title"))
        buttons, rest = rest.cut_bottom(brush.mm(BUTTON), brush.gap)
        if self._whole:
            leave, go_on = buttons.columns([1, 2], brush.gap)
            text = desk.say("screen-damaged-recover")
            brush.button(go_on, text, self._recover, name="recover", kind="primary")
        else:
            leave = buttons
        brush.button(leave, desk.say("screen-damaged-leave"), desk.back, name="leave-it")
        brush.panel(rest, edge=brush.palette.warning)
        self._paint_words(brush, rest.inset(1.5 * brush.gap))

    def _paint_words(self, brush: Brush, area: Rect) -> None:
        sign, area = area.cut_left(brush.mm(8), 1.5 * brush.gap)
        brush.icon("warning", sign.cut_top(sign.w)[0], brush.palette.warning)
        said = [(self._desk.texts.error(self._fault), NEAR_CAP)]
        if self._whole:
            stands = self._desk.line(self._whole)
            said.append((self._desk.say("screen-damaged-whole", stands=stands), BIG_CAP))
            said.append((self._desk.say("screen-damaged-kept"), NEAR_CAP))
        elif self._reason:
            said.append((self._desk.line(self._reason), BIG_CAP))
        width = area.w - brush.mm(11)
        heights = [brush.height_of(text, width, cap=cap) for text, cap in said]
        brush.rows(area, "damage", heights, lambda number, rect: _write(brush, rect, *said[number]))

    def _look(self) -> Line:
        return last_whole_state(load_game(self._game_id), self._fault)

    @property
    def _game_id(self) -> str:
        return self._fault.header.game if self._fault.header else ""

    def _looked(self, whole: Line) -> None:
        self._whole = whole
        self._desk.stage.repaint()

    def _not_looked(self, fault: Exception) -> None:
        if isinstance(fault, Told):
            self._reason = Line(fault.key, fault.values)
            self._desk.stage.repaint()
        else:
            self._desk.tell_fault(fault)

    def _recover(self) -> None:
        """Once, however often it is tapped."""
        if not self._is_recovering:
            self._is_recovering = True
            self._desk.errands.run(lambda: recover(self._save), self._recovered, self._not_recovered)

    def _recovered(self, done: tuple[Path, int]) -> None:
        """Opens it, unless people have gone elsewhere in the meantime."""
        aside, kept = done
        if self._desk.page is self:
            self._desk.back()
            self._desk.open(self._game_id, self._save)
        self._desk.tell(Line("save-recovered", {"aside": aside.name, "kept": kept}), tone="told")

    def _not_recovered(self, fault: Exception) -> None:
        self._is_recovering = False
        self._desk.tell_fault(fault)


def _write(brush: Brush, rect: Rect, text: str, cap: float) -> None:
    brush.text(rect, text, cap=cap, font="bold" if cap > NEAR_CAP else "regular", down="top")
