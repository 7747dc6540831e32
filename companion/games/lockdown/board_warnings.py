"""What is about to kill everyone, in sentences. The closer it is, the louder (Rulebook: Key moments)."""

from companion.core.ink import Ink, Tone, paragraph
from companion.games.lockdown.board_sheet import Sheet
from companion.games.lockdown.dangers import Danger, Level, dangers

TONES = {Level.WARNING: Tone.WARNING, Level.DANGER: Tone.DANGER, Level.ALARM: Tone.ALARM}


def warnings(sheet: Sheet) -> list[Ink]:
    """One sentence for each danger, the nearest in the loudest tone."""
    return [line for danger in dangers(sheet.view) for line in _sentence(sheet, danger)]


def _sentence(sheet: Sheet, danger: Danger) -> list[Ink]:
    values = {} if danger.rounds is None else {"rounds": danger.rounds}
    told = sheet.word(f"warn-{danger.key}", **values)
    return paragraph(f"! {told}", sheet.width, TONES[danger.level], "  ")
