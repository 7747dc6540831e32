"""Everything that may go wrong and be told to a person.

Each error carries the key of a text (see data/lang) and its values, never a sentence: whoever tells
a person picks the language. Knows no game and no storage."""

from collections.abc import Mapping

Values = Mapping[str, str | int]


class Told(Exception):
    """A failure with a translated message: `key` names the text, `values` fill it."""

    code = "internal"

    def __init__(self, key: str, /, **values: str | int) -> None:
        super().__init__(key, values)
        self.key = key
        self.values: Values = values


class IllegalMove(Told):
    """The rules do not allow this now. A normal answer, not a fault."""

    code = "illegal"


class GameOver(IllegalMove):
    """The game has ended; only looking back and undo are left."""

    code = "game_over"


class StaleCommand(Told):
    """The command was meant for a table that has moved on since."""

    code = "stale"


class UnknownCommand(Told):
    """No command has this name."""

    code = "unknown_command"


class BadArguments(Told):
    """The command is known, but what came with it does not fit."""

    code = "bad_arguments"


class BadJson(Told):
    """The line is not one JSON object."""

    code = "bad_json"


class StorageFailed(Told):
    """The journal could not be written; nothing was changed."""

    code = "storage"


class InternalError(Told):
    """A fault of ours; the command was refused and the table is as before."""

    code = "internal"


class SaveInUse(Told):
    """Another process has this game open."""


class SaveUnreadable(Told):
    """The file is not a save that this version can open. It was left as it is."""
