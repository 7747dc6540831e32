"""What is about to kill everyone, in sentences. The closer it is, the louder (Rulebook: Key moments)."""

from companion.core.game import Line
from companion.core.ink import Ink, Tone, paragraph
from companion.games.lockdown.board_sheet import Sheet

NEAR = 2  # rounds


def warnings(sheet: Sheet) -> list[Ink]:
    """One sentence for each danger, the nearest in the loudest tone."""
    if sheet.view["ending"]:
        return []
    told = [*_autodestruction(sheet), *_alert(sheet), *_last_rounds(sheet), *_empty_supplies(sheet)]
    return [line for each, tone in told for line in _sentence(sheet, each, tone)]


def _sentence(sheet: Sheet, line: Line, tone: Tone) -> list[Ink]:
    return paragraph(f"! {sheet.word(line.key, **line.values)}", sheet.width, tone, "  ")


def _rounds_until_left(sheet: Sheet, slot: int) -> int:
    """In so many rounds time must leave that slot."""
    return int(sheet.view["time"]) - slot + 1


def _autodestruction(sheet: Sheet) -> list[tuple[Line, Tone]]:
    token = sheet.view["autodestruction"]
    if not token:
        return []
    rounds = _rounds_until_left(sheet, token["slot"])
    tone = Tone.WARNING if token["side"] == "yellow" else Tone.ALARM if rounds <= NEAR else Tone.DANGER
    return [(Line(f"warn-{token['side']}", {"rounds": rounds}), tone)]


def _alert(sheet: Sheet) -> list[tuple[Line, Tone]]:
    slot = sheet.view["alert"]
    if slot is None:
        return []
    rounds = _rounds_until_left(sheet, slot)
    return [(Line("warn-alert", {"rounds": rounds}), Tone.ALARM if rounds <= NEAR else Tone.DANGER)]


def _last_rounds(sheet: Sheet) -> list[tuple[Line, Tone]]:
    rounds = int(sheet.view["time"])  # the step onto the last field ends the game
    if rounds > NEAR + 1:
        return []
    return [(Line("warn-time", {"rounds": rounds}), Tone.ALARM if rounds <= NEAR else Tone.DANGER)]


def _empty_supplies(sheet: Sheet) -> list[tuple[Line, Tone]]:
    """Notes, point 1: one must be placed and the supply is empty."""
    markers = ("fire", "malfunction")
    return [(Line(f"warn-{marker}"), Tone.ALARM) for marker in markers if sheet.view[f"{marker}_supply"] == 0]
