"""The end of a game: what became of everybody, the game in figures, and ways to keep both. The end itself can
be undone like everything else."""

import logging
import shutil
import tempfile
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from companion.core.game import Line
from companion.core.snapshot import Snapshot
from companion.core.sticks import Stick, sticks_here
from companion.games.lockdown.screens.end_overview import paint_overview
from companion.games.lockdown.screens.end_statistics import paint_statistics
from companion.games.lockdown.screens.head_places import head_places
from companion.games.lockdown.screens.keeping import Result, keep, not_kept, result_of, shown, to_stick
from companion.games.lockdown.screens.statistics import Statistics, statistics_of
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.pages.head import paint_undo
from companion.ui.theme import TITLE_CAP, TOUCH

log = logging.getLogger(__name__)
VIEWS = ("overview", "statistics")
PRIMARY = 11.0
BUTTON = 2.6
ICON_LINES = 1.9  # that an icon and the margins take of a button's width, in heights of a line
SETTLE_SECONDS = 0.3  # until what a picture is taken of has been painted


class EndPage:
    """`root` is where the machine's drives are looked for."""

    def __init__(self, desk: Desk, view: str = VIEWS[0], root: Path = Path("/")) -> None:
        self._desk = desk
        self._view = view
        self._root = root
        self._looked: tuple[Snapshot, Statistics] | None = None
        self.is_bare = False  # while pictures are taken
        self._is_keeping = False
        self._kept_at = 0  # the length of the journal when that began

    @property
    def _statistics(self) -> Statistics:
        """Worked out once for each table, not with each frame."""
        table = self._desk.table
        if self._looked is None or self._looked[0] is not table:
            self._looked = table, statistics_of(table)
        return self._looked[1]

    def paint(self, brush: Brush, area: Rect) -> None:
        desk = self._desk
        title, undo, area = head_places(brush, area)
        said = desk.say("lockdown-ended-title", round=desk.table.view["round"])
        brush.text(title, said, cap=TITLE_CAP, font="bold", wraps=False)
        paint_undo(brush, undo, desk)
        rest = self._paint_buttons(brush, area)
        if self._view == "overview":
            paint_overview(brush, rest, desk)
        else:
            paint_statistics(brush, rest, desk, self._statistics)

    def _paint_buttons(self, brush: Brush, area: Rect) -> Rect:
        """Ways on; what is left above."""
        desk = self._desk
        places, home, rest = _places(brush, area)
        other = VIEWS[1 - VIEWS.index(self._view)]
        about = "list" if other == "overview" else "history"
        ways: list[tuple[str, str, str, Callable[[], None]]] = [
            (other, desk.say(f"lockdown-ended-{other}"), about, lambda: self._show(other)),
            ("save", desk.say("lockdown-ended-save"), "save", self._save),
            ("stick", desk.say("lockdown-ended-stick"), "usb", self._save_to_stick),
        ]
        for (name, text, sign, do), place in zip(ways, places, strict=True):
            needed = brush.width_of(text, font="bold") + brush.theme.line(BUTTON) * ICON_LINES
            icon = sign if needed <= place.w else ""
            brush.button(place, text, do, name=name, icon=icon, cap=BUTTON)
        text = desk.say("lockdown-ended-home")
        brush.button(home, text, desk.leave_table, name="home", kind="primary", icon="home")
        return rest

    def _show(self, view: str) -> None:
        self._view = view
        self._desk.scrolled.clear()
        self._desk.stage.repaint()

    # Keeping

    def _save(self) -> None:
        self._keep(lambda folder: Line("lockdown-kept", {"folder": shown(folder)}))

    def _save_to_stick(self) -> None:
        """Nothing is written where no stick is."""
        root = self._root

        def found(sticks: list[Stick]) -> None:
            if sticks:
                self._keep(lambda folder: to_stick(folder, sticks[0]))
            else:
                self._desk.tell(Line("lockdown-kept-no-stick"))

        self._desk.errands.run(lambda: sticks_here(root), found, self._desk.tell_fault)

    def _keep(self, then: Callable[[Path], Line]) -> None:
        """Takes a picture of each view, then writes everything elsewhere; `then` says what is told."""
        table = self._desk.snapshot
        if self._is_keeping or table is None:
            return
        name = f"lockdown-{datetime.now().astimezone():%Y-%m-%d-%H%M}"
        result = result_of(table, self._statistics, self._desk.texts, name)
        try:
            folder = Path(tempfile.mkdtemp(prefix="companion-"))
        except OSError as fault:
            self._desk.tell_fault(not_kept(fault))
            return
        self._is_keeping, self._kept_at, shown = True, table.length, self._view
        self.is_bare = True
        self._desk.close_banner()
        self._take_pictures(list(VIEWS), folder, lambda: self._write(result, folder, shown, then))

    @property
    def _is_in_view(self) -> bool:
        """Nobody went home or undid the end while the pictures are taken."""
        table = self._desk.snapshot
        return table is not None and table.length == self._kept_at

    def _take_pictures(self, views: list[str], folder: Path, then: Callable[[], None]) -> None:
        """What cannot be pictured is left out; the rest is kept all the same."""
        if not views:
            then()
            return
        self._show(views[0])

        def take() -> None:
            try:
                if self._is_in_view:
                    self._desk.stage.take_picture(folder / f"{views[0]}.png")
            except OSError as fault:
                log.warning("no picture of the %s: %s", views[0], fault)
            self._take_pictures(views[1:], folder, then)

        self._desk.stage.after(SETTLE_SECONDS, take)

    def _write(self, result: Result, folder: Path, shown: str, then: Callable[[Path], Line]) -> None:
        results = self._desk.house.folders.data / "results"
        self.is_bare = False
        self._show(shown)

        def work() -> Line:
            try:
                return then(keep(result, sorted(folder.iterdir()), results))
            finally:
                shutil.rmtree(folder, ignore_errors=True)

        self._desk.errands.run(work, self._kept, self._not_kept)

    def _kept(self, told: Line) -> None:
        self._is_keeping = False
        self._desk.tell(told, tone="told")

    def _not_kept(self, fault: Exception) -> None:
        self._is_keeping = False
        self._desk.tell_fault(fault)


def _places(brush: Brush, area: Rect) -> tuple[list[Rect], Rect, Rect]:
    """Of the three lesser buttons, of the primary one, and what is left above."""
    bottom, rest = area.cut_bottom(brush.mm(PRIMARY), brush.gap)
    if not brush.whole.is_portrait:
        lesser, home = bottom.columns([2, 1], brush.gap)
        return lesser.columns(3, brush.gap), home, rest
    lesser, rest = rest.cut_bottom(brush.mm(TOUCH + 1), brush.gap)
    return lesser.columns(3, brush.gap), bottom, rest
