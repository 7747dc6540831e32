"""Work that must not stop a frame: reading saves, opening and closing tables, writing files. One thread
does one errand after the other and brings what came of it back to the window."""

import logging
import queue
import threading
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
log = logging.getLogger(__name__)
Call = Callable[[Callable[[], None]], None]


class Errands:
    """`close` waits until everything asked for is done."""

    def __init__(self, call_in_window: Call) -> None:
        self._call = call_in_window
        self._inbox: queue.Queue[Callable[[], None] | None] = queue.Queue()
        self._thread = threading.Thread(target=self._run, name="errands", daemon=True)
        self._thread.start()

    def run(
        self, work: Callable[[], T], then: Callable[[T], None], otherwise: Callable[[Exception], None]
    ) -> None:
        """Does `work` elsewhere; `then`, or `otherwise` with what it raised, is called in the window."""

        def errand() -> None:
            try:
                result = work()
            except Exception as fault:  # noqa: BLE001 - whoever sent it is told
                caught = fault
                self._call(lambda: otherwise(caught))
            else:
                self._call(lambda: then(result))

        self._inbox.put(errand)

    def close(self) -> None:
        self._inbox.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (errand := self._inbox.get()) is not None:
            try:
                errand()
            except Exception:
                log.exception("an errand failed")
