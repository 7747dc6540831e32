"""The table of a saved game as it was left, drawn for the terminal. Changes nothing."""

from companion.core.errors import Told
from companion.core.game import Json
from companion.core.ink import Ink
from companion.core.saved_words import look_into
from companion.core.shelf import Shelved
from companion.core.text import Texts


def draw_save(save: Shelved, texts: Texts, width: int, height: int) -> list[Ink]:
    """The table as it was left; nothing where that cannot be seen."""
    if save.problem or height < 1:
        return []
    try:
        game, state = look_into(save)
    except Told:
        return []
    view: dict[str, Json] = game.public_view(state)
    return game.draw_text(view, texts, width, height)
