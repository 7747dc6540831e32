"""Setting a table up in four steps: players, game, who runs what, power. Whoever is in a hurry taps Next;
then the checklist says what goes where on the real table."""

from collections.abc import Callable

from companion.core.timeline import Redo
from companion.games.lockdown.screens.checklist import ChecklistPage
from companion.games.lockdown.screens.set_up_choices import Choices
from companion.games.lockdown.screens.set_up_game import paint_game
from companion.games.lockdown.screens.set_up_parts import paint_progress
from companion.games.lockdown.screens.set_up_players import paint_players
from companion.games.lockdown.screens.set_up_power import paint_power
from companion.games.lockdown.screens.set_up_runs import paint_runs
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.theme import NEAR_CAP, TITLE_CAP, TOUCH

PaintStep = Callable[[Brush, Rect, Desk, Choices], None]
STEPS: dict[str, PaintStep] = {
    "players": paint_players,
    "game": paint_game,
    "runs": paint_runs,
    "power": paint_power,
}
PRIMARY = 11.0


class SetUpPage:
    """Keeps what was chosen, whichever step is shown; begins with the choices of one that was undone."""

    def __init__(self, desk: Desk, step: str = "players", choices: Choices | None = None) -> None:
        self._desk = desk
        self._step = list(STEPS).index(step)
        self._choices = choices or self._chosen_before()

    def _chosen_before(self) -> Choices:
        choices = Choices()
        if said := self._desk.table.undone_set_up:
            choices.say_again(said, self._usual_name)
        return choices

    def _usual_name(self, seat: int) -> str:
        return self._desk.say("lockdown-setup-name-usual", seat=seat)

    def paint(self, brush: Brush, area: Rect) -> None:
        desk = self._desk
        names = [desk.say(f"lockdown-prepare-step-{step}") for step in STEPS]
        bottom, area = area.cut_bottom(brush.mm(PRIMARY), brush.gap)
        bottom, area = self._redo_button(brush, bottom, area)
        rest = self._progress(brush, area, names)
        list(STEPS.values())[self._step](brush, rest, desk, self._choices)
        self._primary(brush, bottom, names)

    def _progress(self, brush: Brush, area: Rect, names: list[str]) -> Rect:
        """A way back and all steps; in an upright window the name of the step has a line of its own."""
        is_portrait = brush.whole.is_portrait
        line, below = area.cut_top(brush.mm(TOUCH + 1.5), brush.gap)
        back, line = line.cut_left(brush.mm(TOUCH * 1.4), brush.gap)
        brush.button(back, "", self._back, name="back", icon="back")
        paint_progress(brush, line, names, self._step, self._go, has_names=not is_portrait)
        if not is_portrait:
            return below
        title, below = below.cut_top(brush.theme.line(TITLE_CAP), brush.gap)
        brush.text(title, names[self._step], cap=TITLE_CAP, font="bold")
        return below

    def _redo_button(self, brush: Brush, bottom: Rect, area: Rect) -> tuple[Rect, Rect]:
        """A set-up that was undone can be brought back; what is left of both places."""
        redo = self._desk.table.redo_name
        if not redo:
            return bottom, area
        if brush.whole.is_portrait:
            place, area = area.cut_bottom(brush.mm(TOUCH + 1), brush.gap)
        else:
            place, bottom = bottom.cut_left(bottom.w * 0.36, brush.gap)
        text = self._desk.say("lockdown-prepare-redo", what=self._desk.line(redo))
        brush.button(place, text, self._redo, name="redo", icon="redo", cap=NEAR_CAP)
        return bottom, area

    def _primary(self, brush: Brush, rect: Rect, names: list[str]) -> None:
        desk = self._desk
        if self._step + 1 < len(STEPS):
            text = desk.say("lockdown-prepare-next", step=names[self._step + 1])
            brush.button(rect, text, self._next, name="next", kind="primary")
        elif self._choices.is_ready:
            text = desk.say("lockdown-prepare-start")
            brush.button(rect, text, self._start, name="start", kind="primary")
        else:
            brush.panel(rect)
            said = desk.say("lockdown-prepare-power-missing")
            brush.text(rect.inset(brush.gap, 0), said, across="centre", colour=brush.palette.quiet)

    # Ways

    def _go(self, step: int) -> None:
        self._step = step
        self._desk.scrolled.clear()

    def _next(self) -> None:
        self._go(self._step + 1)

    def _back(self) -> None:
        if self._step:
            self._go(self._step - 1)
        else:
            self._desk.leave_table()

    def _start(self) -> None:
        self._desk.do(self._choices.command(self._usual_name), self._show_checklist)

    def _redo(self) -> None:
        self._desk.post(Redo(steps=1), self._show_checklist)

    def _show_checklist(self) -> None:
        self._desk.show(ChecklistPage(self._desk, is_first=True))
