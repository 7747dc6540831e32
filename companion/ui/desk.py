"""The desk: which pages lie on it, which table is open, what people are told. Every change of a table goes
through its session; answers come back by `Stage.call`, so no frame ever waits for the disk. Knows no Kivy
and no game."""

import logging
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from companion.core.catalogue import load_game
from companion.core.errors import StaleCommand, StorageFailed, Told
from companion.core.game import Command, Json, Line
from companion.core.journal import DamagedSave
from companion.core.protocol import parse
from companion.core.session import Answer, Notice, Session
from companion.core.settings import Settings, SettingsUnwritable, write_settings
from companion.core.snapshot import Snapshot, look
from companion.core.text import Texts
from companion.core.timeline import Redo, Undo
from companion.main import House, Table, open_table
from companion.ui.banner import SECONDS, Banner, Way, paint_banner
from companion.ui.brush import Brush
from companion.ui.errands import Errands
from companion.ui.page import Page, Screens, Stage
from companion.ui.screens import screens_of
from companion.ui.sounds import sound_for
from companion.ui.theme import CALM, HIGH_CONTRAST, TEXT_SCALES, Theme

log = logging.getLogger(__name__)
SENDER = "touch"
MOTION_SECONDS = 0.25
ALARMING = ("alarm", "blackout")  # sounds that are seen too
FLASHES, FLASH_SECONDS = 2, 0.5
SAMPLE_SOUND = "chime"  # tells how loud the volume is that was chosen
STRIP_WIDTH, STRIP_HEIGHT = 11, 7  # millimetres of the simulation's lamps, beside or below the page


class Desk:
    """One window's worth of work. `close` lets go of the table that is open."""

    def __init__(self, house: House, stage: Stage, *, is_simulated: bool = False) -> None:
        self.house = house
        self.settings: Settings = house.settings
        self.texts = house.texts
        self.stage = stage
        self.is_simulated = is_simulated
        self.errands = Errands(stage.call)
        self.pages: list[Page] = []
        self.scrolled: dict[str, float] = {}
        self.banner: Banner | None = Banner(house.problem) if house.problem else None
        self.snapshot: Snapshot | None = None
        self.previous: Mapping[str, Json] | None = None  # the view before the last change, for movement
        self.cues: tuple[str, ...] = ()  # of the last change
        self.has_lit_edge = False
        self.is_waiting = False  # for an answer of the session
        self._session: Session | None = None
        self._is_opening = False
        self._changed_at = -1.0
        self._quiet_until = 0.0

    # Looking

    def theme(self, width: int, height: int) -> Theme:
        chosen = self.settings
        return Theme(
            width,
            height,
            inches=chosen.panel_inches,
            text_scale=TEXT_SCALES.get(chosen.text_size, 1.0),
            palette=HIGH_CONTRAST if chosen.high_contrast else CALM,
        )

    @property
    def page(self) -> Page:
        return self.pages[-1]

    @property
    def table(self) -> Snapshot:
        """The open table. Raises RuntimeError where there is none."""
        if self.snapshot is None:
            raise RuntimeError("no table is open")
        return self.snapshot

    @property
    def motion(self) -> float:
        """How far the movement after the last change has come, from 0 to 1."""
        if self._changed_at < 0 or not self.settings.motion:
            return 1.0
        return min(1.0, (self.stage.now() - self._changed_at) / MOTION_SECONDS)

    def say(self, key: str, /, **values: Any) -> str:
        return self.texts(key, **values)

    def line(self, line: Line) -> str:
        return self.texts.line(line)

    def paint(self, brush: Brush) -> None:
        """The page that lies on top, and the banner over it."""
        brush.fill(brush.whole, brush.palette.ground)
        area = brush.whole.inset(brush.gap)
        if self.is_simulated and self.snapshot and (paint_strip := self.screens.strip):
            portrait = area.is_portrait
            strip, area = (
                area.cut_bottom(brush.mm(STRIP_HEIGHT), brush.gap)
                if portrait
                else area.cut_right(brush.mm(STRIP_WIDTH), brush.gap)
            )
            paint_strip(brush, strip, self)
        self.page.paint(brush, area)
        if self.banner and getattr(self.page, "takes_banners", True):
            below = area.cut_top(brush.mm(11))[1]
            paint_banner(brush, below, self.banner, self.texts, self.close_banner)
        if self.has_lit_edge:
            brush.outline(brush.whole, brush.palette.danger, 2.0, 0)

    # Going from page to page

    def show(self, page: Page) -> None:
        """Lays a page on top."""
        self.pages.append(page)
        self.scrolled.clear()
        self.stage.repaint()

    def back(self) -> None:
        """Takes the page on top away; the lowest one stays."""
        if len(self.pages) > 1:
            self.pages.pop()
        self.scrolled.clear()
        self.stage.repaint()

    def back_to(self, depth: int) -> None:
        """Takes away all but the lowest `depth` pages: 1 is home, 2 the table."""
        del self.pages[max(depth, 1) :]
        self.scrolled.clear()
        self.stage.repaint()

    # Telling people

    def tell(
        self, line: Line, *, tone: str = "warning", stays: bool = False, ways: tuple[Way, ...] = ()
    ) -> None:
        banner = Banner(line, "warning" if tone == "warning" else "told", ways, stays)
        self.banner = banner
        if not stays:
            self.stage.after(SECONDS, lambda: self._expire(banner))
        self.stage.repaint()

    def tell_fault(self, fault: Exception) -> None:
        """Whatever went wrong, in words."""
        if isinstance(fault, Told):
            self.tell(Line(fault.key, fault.values))
        else:
            log.error("not foreseen", exc_info=fault)
            self.tell(Line("internal-error"))

    def close_banner(self) -> None:
        self.banner = None
        self.stage.repaint()

    def _expire(self, banner: Banner) -> None:
        if self.banner is banner:
            self.close_banner()

    # The open table

    @property
    def screens(self) -> Screens:
        return screens_of(self.table.game.id)

    def open(self, game_id: str, save: Path | None) -> None:
        """Opens a table and lays it on the desk; set-up first, where it is new. One at a time: a second tap
        while a save is being read would find it in use."""
        if self._is_opening:
            return
        self._is_opening = True
        self.errands.run(
            lambda: open_table(load_game(game_id), save),
            self._sit_down,
            lambda fault: self._not_opened(fault, save),
        )

    def _not_opened(self, fault: Exception, save: Path | None) -> None:
        self._is_opening = False
        if isinstance(fault, DamagedSave) and save is not None:
            from companion.ui.pages.damaged import DamagedPage

            self.show(DamagedPage(self, save, fault))
        else:
            self.tell_fault(fault)

    def _sit_down(self, table: Table) -> None:
        self._is_opening = False
        self.adopt(table.session)
        if table.notice:
            self.tell(table.notice)

    def adopt(self, session: Session) -> None:
        """Shows a table that is open already."""
        self._session = session
        session.subscribe(lambda notice: self.stage.call(lambda: self._noticed(session, notice)))
        self.snapshot, self.previous, self.cues = look(session), None, ()
        self.back_to(1)
        self.show(self.screens.set_up(self) if session.log_length == 0 else self.screens.table(self))

    def _noticed(self, session: Session, notice: Notice) -> None:
        """The table has changed, by whomever."""
        if session is not self._session:
            return
        self._look_again(session)
        self.cues = notice.cues
        if sound := sound_for(session.game.id, notice.cues):
            self._sound(sound, max(0.0, self._quiet_until - self.stage.now()))
        if not notice.unsaved and self.banner and self.banner.stays:
            self.banner = None
        self.stage.repaint()

    def _look_again(self, session: Session) -> None:
        """An answer and the notice of the same change may come in either order."""
        if self.snapshot and self.snapshot.length == session.log_length:
            self.snapshot = look(session)  # how much is unsaved may have changed
            return
        self.previous = self.snapshot.view if self.snapshot else None
        self.snapshot = look(session)
        self._changed_at = self.stage.now()

    def keep_quiet(self, seconds: float) -> None:
        """What happens meanwhile is heard and flashed afterwards, so that it does not give itself away."""
        self._quiet_until = self.stage.now() + seconds

    def _sound(self, sound: str, wait: float) -> None:
        if wait:
            self.stage.after(wait, lambda: self._sound(sound, 0))
            return
        self.stage.play(sound)
        if sound in ALARMING:
            self._flash()

    def _flash(self) -> None:
        """The edge of the screen lights up twice, a second apart from beginning to end: never faster than
        three times a second, and not at all in the gentle mode."""
        if self.settings.gentle:
            return
        for number in range(FLASHES):
            self.stage.after(number * FLASH_SECONDS, lambda: self._light_edge(True))
            self.stage.after((number + 0.5) * FLASH_SECONDS, lambda: self._light_edge(False))

    def _light_edge(self, is_lit: bool) -> None:
        self.has_lit_edge = is_lit
        self.stage.repaint()

    def leave_table(self) -> None:
        """Back home; the table is closed by the way."""
        session, self._session, self.snapshot = self._session, None, None
        self.banner = None
        self.back_to(1)
        if session:
            self.errands.run(session.close, lambda _: None, self.tell_fault)

    # Commands

    def do(self, said: Mapping[str, Json], then: Callable[[], None] | None = None) -> None:
        """Posts a command for the table as it is shown; `then` when it was taken."""
        offer = {key: value for key, value in said.items() if key != "choices"}
        try:
            command, _ = parse(self.table.game, msgspec.json.encode(offer))
        except Told as refusal:
            self.tell_fault(refusal)
        else:
            self.post(command, then)

    def post(self, command: Command, then: Callable[[], None] | None = None) -> None:
        session = self._session
        if session is None:
            return
        self.is_waiting = True
        length = self.table.length
        answer = session.post(command, sender=SENDER, if_length=length)
        answer.add_done_callback(lambda done: self.stage.call(lambda: self._answered(done, command, then)))

    def undo(self, steps: int = 1) -> None:
        self.post(Undo(steps=steps))

    def redo(self, steps: int = 1) -> None:
        self.post(Redo(steps=steps))

    def _answered(self, done: "Future[Answer]", command: Command, then: Callable[[], None] | None) -> None:
        self.is_waiting = False
        fault = done.exception()
        if fault is None:
            if self._session:
                self._look_again(self._session)
            if then:
                then()
        elif isinstance(fault, StaleCommand):
            pass  # two touches at once: the second was meant for a table that is gone
        elif isinstance(fault, StorageFailed):
            self._offer_to_play_on(fault, command, then)
        elif isinstance(fault, Exception):
            self.tell_fault(fault)
        self.stage.repaint()

    def _offer_to_play_on(
        self, fault: StorageFailed, command: Command, then: Callable[[], None] | None
    ) -> None:
        """The disk refused and nothing was changed: once more, or on unsaved."""
        retry = Way("disk-retry", Line("screen-disk-retry"), lambda: self._retry(command, then))
        play_on = Way("disk-play-on", Line("screen-disk-play-on"), lambda: self._play_on(command, then))
        self.tell(Line(fault.key, fault.values), stays=True, ways=(retry, play_on))

    def _retry(self, command: Command, then: Callable[[], None] | None) -> None:
        self.close_banner()
        self.post(command, then)

    def _play_on(self, command: Command, then: Callable[[], None] | None) -> None:
        if self._session:
            self._session.play_on_unsaved()
        self._retry(command, then)

    # Settings

    def choose(self, **changes: Any) -> None:
        """Keeps settings; they hold at once, and are told where they could not be written."""
        self.settings = msgspec.structs.replace(self.settings, **changes)
        if "volume" in changes:
            self.stage.play(SAMPLE_SOUND)
        if "language" in changes:
            self.texts = Texts(changes["language"] or self.texts.language)
        self.house = replace(self.house, settings=self.settings, texts=self.texts)
        folders, settings = self.house.folders, self.settings
        self.errands.run(lambda: write_settings(folders, settings), lambda _: None, self._not_kept)
        self.stage.repaint()

    def _not_kept(self, fault: Exception) -> None:
        if isinstance(fault, SettingsUnwritable):
            self.tell_fault(fault)
        else:
            log.error("settings", exc_info=fault)

    def close(self) -> None:
        """Waits for what is being written."""
        if self._session:
            self._session.close()
        self.errands.close()
