"""After a fault that nobody foresaw: it is told on the screen and logged, and the game goes on."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from kivy.base import ExceptionHandler, ExceptionManager

from companion.ui.desk import Desk

SOON = 1.0  # seconds; a fault so soon after the last one comes from the page itself


class Recovery(ExceptionHandler):  # type: ignore[misc]  # Kivy has no types
    """Tells a fault. A page that cannot even be painted is left: for the table, or, if it is the table, for
    home, where it can be gone on with."""

    def __init__(self, desk: Callable[[], Desk | None]) -> None:
        self._desk = desk
        self._last = -SOON

    def handle_exception(self, exception: BaseException) -> object:
        desk = self._desk()
        if desk is None or not isinstance(exception, Exception):
            return ExceptionManager.RAISE
        now = desk.stage.now()
        if now - self._last < SOON:
            if len(desk.pages) <= 1:
                return ExceptionManager.RAISE
            if desk.snapshot and len(desk.pages) > 2:
                desk.back_to(2)
            else:
                desk.leave_table()
        self._last = now
        desk.tell_fault(exception)
        return ExceptionManager.PASS


@contextmanager
def recover(desk: Callable[[], Desk | None]) -> Iterator[None]:
    """While inside, faults in a touch or a frame do not end the program."""
    recovery = Recovery(desk)
    ExceptionManager.add_handler(recovery)
    try:
        yield
    finally:
        ExceptionManager.remove_handler(recovery)
