"""The log: a rotating file in the data folder. Where none can be written, none is; nothing else changes."""

import logging
from logging.handlers import RotatingFileHandler

from companion.core.settings import Folders

SIZE = 512 * 1024
KEPT = 3


class Hushed(logging.Formatter):
    """Leaves out what a record itself calls a secret: a traceback may quote anything."""

    def format(self, record: logging.LogRecord) -> str:
        text = super().format(record)
        for secret in getattr(record, "secrets", ()):
            text = text.replace(secret, "(secret)")
        return text


def start_log(folders: Folders) -> None:
    """From here on warnings and faults of this program go to the file, never to the screen."""
    root = logging.getLogger("companion")
    root.propagate = False
    root.setLevel(logging.INFO)
    try:
        folders.log.parent.mkdir(parents=True, exist_ok=True)
        handler: logging.Handler = RotatingFileHandler(
            folders.log, maxBytes=SIZE, backupCount=KEPT, encoding="utf-8", delay=True
        )
    except OSError:
        handler = logging.NullHandler()
    handler.setFormatter(Hushed("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.raiseExceptions = False  # a full disk must not print a traceback for a log line
    root.addHandler(handler)
