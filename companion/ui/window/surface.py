"""The surface: one widget that shows the desk's page and takes touches. A page is painted when something
changed, not every frame; a finger on a button is seen in the next frame."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.graphics import Color, InstructionGroup, Rectangle, RoundedRectangle
from kivy.uix.widget import Widget

from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.marks import Scroll, Zone
from companion.ui.theme import RADIUS
from companion.ui.window.backlight import Backlight
from companion.ui.window.lettering import measure
from companion.ui.window.render import Renderer, rgba
from companion.ui.window.speaker import Speaker

SLOP_MM = 2.5  # a finger that moved further is pulling, or has slipped off
BOUNCE_SECONDS = 0.08  # a touch so soon after the last one is the same finger
DIMMED = 0.8  # so much darkness lies over a screen nobody touches


class Surface(Widget):  # type: ignore[misc]  # Kivy has no types
    """The desk's page in the window."""

    def __init__(self) -> None:
        super().__init__()
        self.desk: Desk | None = None
        self.brush: Brush | None = None
        self.painted = 0  # how often
        self._speaker = Speaker()
        self._backlight = Backlight()
        self._press: _Press | None = None
        self._released_at = -1.0
        self._touched_at = self.now()
        self._is_dimmed = False
        self._paint_soon = Clock.create_trigger(self._paint, -1)  # still before the next frame
        self._paint_next = Clock.create_trigger(self._paint, 0)
        self._over = InstructionGroup()
        self.canvas.after.add(self._over)
        self.bind(size=lambda *_: self.repaint())
        Clock.schedule_interval(self._look_for_rest, 1.0)

    # The stage of the desk

    def repaint(self) -> None:
        self._paint_soon()

    def call(self, do: Callable[[], None]) -> None:
        Clock.schedule_once(lambda _: do(), -1)

    def after(self, seconds: float, do: Callable[[], None]) -> None:
        Clock.schedule_once(lambda _: do(), seconds)

    def now(self) -> float:
        return float(Clock.get_time())

    def take_picture(self, file: Path) -> None:
        from companion.ui.window.picture import save_picture

        save_picture(file)

    def play(self, sound: str) -> None:
        if self.desk and not self.desk.settings.muted:
            self._speaker.play(sound, self.desk.settings.volume / 100)

    def leave(self) -> None:
        from kivy.app import App

        App.get_running_app().stop()

    # Painting

    def _paint(self, *_: Any) -> None:
        if self.desk is None or self.width < 2:
            return
        theme = self.desk.theme(int(self.width), int(self.height))
        brush = Brush(theme, measure, self.desk.scrolled)
        self.desk.paint(brush)
        self.canvas.clear()
        Window.clearcolor = rgba(theme.palette.ground)
        Renderer(self.canvas, self.height).render(brush.marks)
        self.brush = brush
        self.painted += 1
        self._paint_over()
        if self.desk.motion < 1:
            self._paint_next()

    def _paint_over(self) -> None:
        """What lies over the page: the mark of a finger, and darkness."""
        self._over.clear()
        if self._press and self._press.zone and self.brush:
            rect = self._press.zone.rect
            self._over.add(Color(1, 1, 1, 0.22))
            place = (rect.x, self.height - rect.bottom)
            self._over.add(
                RoundedRectangle(pos=place, size=(rect.w, rect.h), radius=[self.brush.mm(RADIUS)], segments=6)
            )
        darkness = self._darkness()
        if darkness:
            self._over.add(Color(0, 0, 0, darkness))
            self._over.add(Rectangle(pos=(0, 0), size=self.size))

    def _darkness(self) -> float:
        if self.desk is None:
            return 0.0
        light = 1 - DIMMED if self._is_dimmed else self.desk.settings.brightness / 100
        return 0.0 if self._backlight.set(light) else 1 - light

    def _look_for_rest(self, *_: Any) -> None:
        if self.desk is None:
            return
        minutes = self.desk.settings.dim_minutes
        is_resting = minutes > 0 and self.now() - self._touched_at > minutes * 60
        if is_resting and not self._is_dimmed:
            self._is_dimmed = True
            self._paint_over()

    # Touching

    def on_touch_down(self, touch: Any) -> bool:
        if self.desk is None or self.brush is None:
            return True
        was_dimmed, self._is_dimmed, self._touched_at = self._is_dimmed, False, self.now()
        if was_dimmed:  # the touch that wakes the screen does nothing else
            self._paint_over()
            return True
        if getattr(touch, "is_mouse_scrolling", False):
            self._wheel(touch)
            return True
        if getattr(touch, "button", "left") not in ("left", None):
            return True
        if self._press or self.now() - self._released_at < BOUNCE_SECONDS:
            return True
        x, y = touch.x, self.height - touch.y
        self._press = _Press(self._zone_at(x, y), self._scroll_at(x, y), x, y, self._moment())
        touch.grab(self)
        if self._press.zone and self._press.zone.hold:
            self._press.zone.hold(True)
            self.repaint()
        self._paint_over()
        return True

    def on_touch_move(self, touch: Any) -> bool:
        press = self._press
        if touch.grab_current is not self or press is None or self.brush is None:
            return False
        x, y = touch.x, self.height - touch.y
        slop = self.brush.mm(SLOP_MM)
        if press.zone and press.zone.hold:
            return True
        if press.scroll and not press.is_pulling and abs(y - press.y) > slop:
            press.is_pulling, press.zone, press.last_y = True, None, y
        if press.is_pulling and press.scroll:
            self._pull(press.scroll, press.last_y - y)
            press.last_y = y
        elif press.zone and not press.zone.rect.inset(-slop).holds(x, y):
            press.zone = None
            self._paint_over()
        return True

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self or self._press is None:
            return False
        touch.ungrab(self)
        press, self._press, self._released_at = self._press, None, self.now()
        if press.zone and press.zone.hold:
            press.zone.hold(False)
        elif press.zone and press.moment == self._moment():  # else it was meant for a table that is gone
            press.zone.do()
        self._paint_over()
        self.repaint()
        return True

    def _moment(self) -> int:
        """How long the journal of the table is that is shown; a button or a sticker may make it longer."""
        return self.desk.snapshot.length if self.desk and self.desk.snapshot else 0

    def _zone_at(self, x: float, y: float) -> Zone | None:
        """What was painted last lies on top."""
        zones = self.brush.zones if self.brush else []
        return next((zone for zone in reversed(zones) if zone.rect.holds(x, y)), None)

    def _scroll_at(self, x: float, y: float) -> Scroll | None:
        scrolls = self.brush.scrolls if self.brush else []
        return next((scroll for scroll in reversed(scrolls) if scroll.most and scroll.rect.holds(x, y)), None)

    def _wheel(self, touch: Any) -> None:
        scroll = self._scroll_at(touch.x, self.height - touch.y)
        if scroll and self.brush:
            self._pull(scroll, self.brush.mm(9) * (1 if touch.button == "scrollup" else -1))

    def _pull(self, scroll: Scroll, down: float) -> None:
        if self.desk:
            offset = min(self.desk.scrolled.get(scroll.name, 0.0), scroll.most) + down
            self.desk.scrolled[scroll.name] = max(0.0, min(scroll.most, offset))
            self.repaint()


class _Press:
    """A finger on the surface: what it came down on, and whether it pulls."""

    def __init__(self, zone: Zone | None, scroll: Scroll | None, x: float, y: float, moment: int) -> None:
        self.zone = zone
        self.moment = moment
        self.scroll = scroll
        self.x, self.y, self.last_y = x, y, y
        self.is_pulling = False
