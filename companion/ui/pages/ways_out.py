"""The ways out: leave the program, restart or switch off the machine. The last two ask before."""

import logging
import shutil
import subprocess
from functools import partial

from companion.core.game import Line
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.pages.head import paint_head
from companion.ui.pages.home_tiles import paint_tile

log = logging.getLogger(__name__)
WAYS = {"leave": "leave", "restart": "restart", "shut-down": "power"}  # name and icon
ORDERS = {"restart": "reboot", "shut-down": "poweroff"}  # what systemd calls them
SECONDS = 20.0


class WaysOutPage:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def paint(self, brush: Brush, area: Rect) -> None:
        rest = paint_head(brush, area, self._desk, self._desk.say("screen-ways-out"))
        note, rest = rest.cut_bottom(brush.theme.line() * (3 if area.is_portrait else 2), brush.gap)
        brush.text(note, self._desk.say("screen-ways-out-note"), colour=brush.palette.quiet)
        places = rest.rows(len(WAYS), brush.gap) if area.is_portrait else rest.columns(len(WAYS), brush.gap)
        for (name, icon), place in zip(WAYS.items(), places, strict=True):
            text = self._desk.say(f"screen-{name}")
            paint_tile(brush, place, text, icon, partial(self._go, name), name=name)

    def _go(self, name: str) -> None:
        desk = self._desk
        if name == "leave":
            desk.stage.leave()
            return
        from companion.ui.pages.confirm import ConfirmPage

        title, said = desk.say(f"screen-{name}-title"), desk.say(f"screen-{name}-said")
        desk.show(ConfirmPage(desk, title, said, desk.say(f"screen-{name}"), partial(switch, desk, name)))


def switch(desk: Desk, name: str) -> None:
    """Restarts or switches off the machine; in a simulation it only says so."""
    if desk.is_simulated:
        desk.tell(Line("screen-power-simulated"), tone="told")
        return
    desk.tell(Line(f"screen-{name}-now"), tone="told")
    desk.errands.run(partial(_order, ORDERS[name]), lambda _: None, lambda fault: _refused(desk, fault))


def _refused(desk: Desk, fault: Exception) -> None:
    log.warning("not switched: %s", fault)
    desk.tell(Line("screen-power-refused"))


def _order(order: str) -> None:
    """Raises OSError or subprocess.SubprocessError where the machine does not obey."""
    program = shutil.which("systemctl")
    if program is None:
        raise FileNotFoundError("systemctl")
    subprocess.run([program, order], check=True, capture_output=True, timeout=SECONDS)  # noqa: S603
