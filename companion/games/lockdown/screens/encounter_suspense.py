"""A moment of suspense: a token turns face down before the app shows what it drew. The command is posted
at once; only the showing waits, and a tap ends it. Nothing else is painted meanwhile, for undo would name
the token. Without movement (settings) there is none."""

from math import cos, pi, sin

from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.theme import BIG_CAP

SECONDS = 1.0
TURNS = 1.0
FRAME_SECONDS = 0.05
CORNERS = 48
FACE = 0.45  # seen this broad, the back of the token shows its drawing


class Suspense:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._began: float | None = None

    def begin(self) -> None:
        """Call it before the command is posted."""
        if self._desk.settings.motion:
            self._began = self._desk.stage.now()
            self._desk.alarm.keep_quiet(SECONDS)
            self._tick()

    def end(self) -> None:
        self._began = None

    @property
    def is_on(self) -> bool:
        """Also until the answer has come, however slow the disk is."""
        if self._began is None:
            return False
        return self._desk.is_waiting or self._desk.stage.now() - self._began < SECONDS

    def _tick(self) -> None:
        """Until it is over; then it must not come back with the next command that is waited for."""
        if self.is_on:
            self._desk.stage.after(FRAME_SECONDS, self._tick)
        else:
            self.end()
        self._desk.stage.repaint()

    def paint(self, brush: Brush, area: Rect) -> None:
        palette = brush.palette
        told, place = area.cut_bottom(brush.theme.line(BIG_CAP) + brush.mm(3))
        passed = self._desk.stage.now() - (self._began or 0)
        breadth = abs(cos(passed / SECONDS * TURNS * 2 * pi))
        x, y = place.middle
        radius = min(place.w, place.h) * 0.38
        for size, colour in ((1.0, palette.edge), (0.94, palette.raised)):
            brush.shape(_ellipse(x, y, radius * size * max(breadth, 0.05), radius * size), colour)
        if breadth > FACE:
            side = radius * breadth
            brush.icon("hidden", Rect(x - side / 2, y - side / 2, side, side), palette.quiet)
        text = self._desk.say("lockdown-meet-suspense")
        brush.text(told, text, cap=BIG_CAP, colour=palette.quiet, across="centre")
        brush.zone("reveal", area, self.end, text=text)


def _ellipse(x: float, y: float, across: float, down: float) -> list[tuple[float, float]]:
    angles = [2 * pi * corner / CORNERS for corner in range(CORNERS)]
    return [(x + across * cos(angle), y + down * sin(angle)) for angle in angles]
