"""The desk: a pile of pages, the table that is open, and what people chose. Every change of a table goes
through its session; answers come back by `Stage.call`, so no frame ever waits for the disk. Knows no Kivy
and no game."""

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
from companion.core.settings import Settings, write_settings
from companion.core.snapshot import Snapshot, look
from companion.core.text import Texts
from companion.core.timeline import Redo, Undo
from companion.main import House, Table, open_table
from companion.ui.alarm import Alarm
from companion.ui.banner import Way, paint_banner
from companion.ui.brush import Brush
from companion.ui.errands import Errands
from companion.ui.page import Screens, Stage
from companion.ui.pile import Pile
from companion.ui.screens import screens_of
from companion.ui.theme import Theme, chosen_theme

SENDER = "touch"
MOTION_SECONDS = 0.25
SAMPLE_SOUND = "chime"  # tells how loud the volume is that was chosen
STRIP_WIDTH, STRIP_HEIGHT = 11, 7  # millimetres of the simulation's lamps, beside or below the page
HEADER = 11  # millimetres that a banner leaves free
Then = Callable[[], None]


class Desk(Pile):
    """One window's worth of work. `close` lets go of the table that is open."""

    def __init__(self, house: House, stage: Stage, *, is_simulated: bool = False) -> None:
        super().__init__(stage, house.texts, house.problem)
        self.house = house
        self.settings: Settings = house.settings
        self.is_simulated = is_simulated
        self.errands = Errands(stage.call)
        self.alarm = Alarm(stage, lambda: self.settings.gentle)
        self.snapshot: Snapshot | None = None
        self.previous: Mapping[str, Json] | None = None  # the view before the last change, for movement
        self.cues: tuple[str, ...] = ()  # of the last change
        self._has_unsaved = False
        self.is_waiting = False  # for an answer of the session
        self._session: Session | None = None
        self._is_opening = False
        self._opened: Table | None = None  # on its way from the errands to the desk
        self._changed_at = -1.0

    # Looking

    def theme(self, width: int, height: int) -> Theme:
        return chosen_theme(self.settings, width, height)

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

    def paint(self, brush: Brush) -> None:
        """The page that lies on top, and the banner over it; a page that `is_bare` is alone."""
        area = brush.whole.inset(brush.gap)
        is_bare = getattr(self.page, "is_bare", False)
        if not is_bare and self.is_simulated and self.snapshot and (paint_strip := self.screens.strip):
            strip, area = (
                area.cut_bottom(brush.mm(STRIP_HEIGHT), brush.gap)
                if area.is_portrait
                else area.cut_right(brush.mm(STRIP_WIDTH), brush.gap)
            )
            paint_strip(brush, strip, self)
        self.page.paint(brush, area)
        if self.banner and not is_bare and getattr(self.page, "takes_banners", True):
            below = area.cut_top(brush.mm(HEADER))[1]
            paint_banner(brush, below, self.banner, self.texts, self.close_banner)
        if self.alarm.is_lit:
            brush.outline(brush.whole, brush.palette.danger, 2.0, 0)

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

        def work() -> Table:
            self._opened = open_table(load_game(game_id), save)
            return self._opened

        self.errands.run(work, self._sit_down, lambda fault: self._not_opened(fault, save))

    def _not_opened(self, fault: Exception, save: Path | None) -> None:
        self._is_opening = False
        if isinstance(fault, DamagedSave) and save is not None:
            from companion.ui.pages.damaged import DamagedPage

            self.show(DamagedPage(self, save, fault))
        else:
            self.tell_fault(fault)

    def _sit_down(self, table: Table) -> None:
        self._is_opening, self._opened = False, None
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
        self.alarm.tell(session.game.id, notice.cues)
        self._tell_unsaved(notice.unsaved)
        self.stage.repaint()

    def _tell_unsaved(self, count: int) -> None:
        """A banner while commands wait for the disk; once it is closed, the menu keeps a sign of it."""
        if not count and self.banner and self.banner.stays:
            self.banner = None
        elif count and not self._has_unsaved:
            self.tell(Line("screen-unsaved", {"count": count}), stays=True)
        self._has_unsaved = count > 0

    def _look_again(self, session: Session) -> None:
        """An answer and the notice of the same change may come in either order."""
        if self.snapshot and self.snapshot.length == session.log_length:
            self.snapshot = look(session)  # how much is unsaved may have changed
            return
        self.previous = self.snapshot.view if self.snapshot else None
        self.snapshot = look(session)
        self._changed_at = self.stage.now()

    def leave_table(self) -> None:
        """Back home; the table is closed by the way. Answers that are still to come change no page."""
        session, self._session, self.snapshot = self._session, None, None
        self.banner, self.is_waiting = None, False
        self.back_to(1)
        if session:
            self.errands.run(session.close, lambda _: None, self.tell_fault)

    # Commands

    def do(self, said: Mapping[str, Json], then: Then | None = None) -> None:
        """Posts a command for the table as it is shown; `then` when it was taken."""
        if self.snapshot is None:
            return
        offer = {key: value for key, value in said.items() if key != "choices"}
        try:
            command, _ = parse(self.snapshot.game, msgspec.json.encode(offer))
        except Told as refusal:
            self.tell_fault(refusal)
        else:
            self.post(command, then)

    def post(self, command: Command, then: Then | None = None) -> None:
        session = self._session
        if session is None:
            return
        self.is_waiting = True
        answer = session.post(command, sender=SENDER, if_length=self.table.length)
        answer.add_done_callback(
            lambda done: self.stage.call(lambda: self._answered(session, done, command, then))
        )

    def undo(self, steps: int = 1) -> None:
        self.post(Undo(steps=steps))

    def redo(self, steps: int = 1) -> None:
        self.post(Redo(steps=steps))

    def _answered(
        self, session: Session, done: "Future[Answer]", command: Command, then: Then | None
    ) -> None:
        fault = done.exception()
        if session is not self._session:  # that table was left in the meantime
            if isinstance(fault, Exception) and not isinstance(fault, StaleCommand):
                self.tell_fault(fault)
            return
        self.is_waiting = False
        if fault is None:
            self._look_again(session)
            if then:
                then()
        elif isinstance(fault, StaleCommand):
            pass  # two touches at once: the second was meant for a table that is gone
        elif isinstance(fault, StorageFailed):
            self._offer_to_play_on(fault, command, then)
        elif isinstance(fault, Exception):
            self.tell_fault(fault)
        self.stage.repaint()

    def _offer_to_play_on(self, fault: StorageFailed, command: Command, then: Then | None) -> None:
        """The disk refused and nothing was changed: once more, or on unsaved."""
        retry = Way("disk-retry", Line("screen-disk-retry"), lambda: self._retry(command, then))
        play_on = Way("disk-play-on", Line("screen-disk-play-on"), lambda: self._play_on(command, then))
        self.tell(Line(fault.key, fault.values), stays=True, ways=(retry, play_on))

    def _retry(self, command: Command, then: Then | None) -> None:
        self.close_banner()
        self.post(command, then)

    def _play_on(self, command: Command, then: Then | None) -> None:
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
        self.errands.run(lambda: write_settings(folders, settings), lambda _: None, self.tell_fault)
        self.stage.repaint()

    def close(self) -> None:
        """Waits for what is being written, and closes a table that has not come to lie here yet."""
        if self._session:
            self._session.close()
        self.errands.close()
        if self._opened:
            self._opened.session.close()
