"""What is heard of a table, and seen of it at the edge of the screen. Knows no game: which moment has which
sound is data."""

from collections.abc import Callable, Sequence

from companion.ui.page import Stage
from companion.ui.sounds import sound_for

ALARMING = ("alarm", "blackout")  # sounds that are seen too
FLASHES, FLASH_SECONDS = 2, 0.5


class Alarm:
    """`is_gentle` says whether people want nothing to flash."""

    def __init__(self, stage: Stage, is_gentle: Callable[[], bool]) -> None:
        self._stage = stage
        self._is_gentle = is_gentle
        self._quiet_until = 0.0
        self._flashing_until = 0.0
        self.is_lit = False  # the edge of the screen

    def keep_quiet(self, seconds: float) -> None:
        """What happens meanwhile is heard and flashed afterwards, so that it does not give itself away."""
        self._quiet_until = self._stage.now() + seconds

    def tell(self, game_id: str, cues: Sequence[str]) -> None:
        """The sound of what just happened, if it has one."""
        if sound := sound_for(game_id, cues):
            wait = max(0.0, self._quiet_until - self._stage.now())
            if wait:
                self._stage.after(wait, lambda: self._sound(sound))
            else:
                self._sound(sound)

    def _sound(self, sound: str) -> None:
        self._stage.play(sound)
        if sound in ALARMING:
            self._flash()

    def _flash(self) -> None:
        """The edge of the screen lights up twice within a second; a second alarm meanwhile adds nothing, so
        that it never flashes three times a second, and in the gentle mode not at all."""
        now = self._stage.now()
        if self._is_gentle() or now < self._flashing_until:
            return
        self._flashing_until = now + FLASHES * FLASH_SECONDS
        for number in range(FLASHES):
            self._stage.after(number * FLASH_SECONDS, lambda: self._light(True))
            self._stage.after((number + 0.5) * FLASH_SECONDS, lambda: self._light(False))

    def _light(self, is_lit: bool) -> None:
        self.is_lit = is_lit
        self._stage.repaint()
