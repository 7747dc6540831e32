"""The time track as text: fields, thresholds between them, and what lies on each.

Rulebook: Time track; Power thresholds. One `!` is a red threshold, two are a blue one."""

from companion.core.ink import Ink, Tone, ink, join
from companion.games.lockdown.board_sheet import Sheet
from companion.games.lockdown.figures import Track, figures
from companion.games.lockdown.state import LAST_FIELD

FIELD = 2  # columns of a field's number
NARROW_GAP, WIDE_GAP = 3, 5
CSS_SHOWN = {"a": "A", "b": "B", "c": "C", "all": "ABC", "none": "×"}


def draw_track(sheet: Sheet) -> list[Ink]:
    """The fields in one row; under them CSS tokens, then the isolation field and the alarms."""
    track = figures().boards[sheet.view["board"]]
    fields = _in_view(list(range(track.start, LAST_FIELD - 1, -1)), sheet)
    gap = max(NARROW_GAP, min(WIDE_GAP, (sheet.width - 2 - FIELD * len(fields)) // max(len(fields) - 1, 1)))
    rows = [_fields(sheet, track, fields, gap)]
    marks = {field: _marks(sheet, track, field) for field in fields}
    for depth in range(max(len(each) for each in marks.values())):
        placed = [marks[field][depth] if depth < len(marks[field]) else Ink() for field in fields]
        rows.append(join(_under_number(mark, FIELD + gap) for mark in placed).clipped(sheet.width))
    return rows


def _in_view(fields: list[int], sheet: Sheet) -> list[int]:
    """Where not all have room, the fields behind are left out first, then those far ahead."""
    room = max((sheet.width - 2 + NARROW_GAP) // (FIELD + NARROW_GAP), 3)
    behind = [field for field in fields if field > sheet.view["time"]]
    left_out = max(0, min(len(behind), len(fields) - room))
    return fields[left_out : left_out + room]


def _fields(sheet: Sheet, track: Track, fields: list[int], gap: int) -> Ink:
    time = sheet.view["time"]
    line = ink("[" if fields[0] == time else " ", Tone.HERE if fields[0] == time else Tone.PLAIN)
    for position, field in enumerate(fields):
        if position:
            line += _between(sheet, track, field, gap)
        number = sheet.word("last-field") if field == LAST_FIELD else str(field)
        tone = Tone.HERE if field == time else Tone.QUIET if field > time else _tone_ahead(field, track)
        line += ink(f"{number:>{FIELD}}"[-FIELD:], tone)
    return line + (ink("]", Tone.HERE) if fields[-1] == time else Ink())


def _tone_ahead(field: int, track: Track) -> Tone:
    if field == LAST_FIELD:
        return Tone.DANGER
    return Tone.STRONG if field > track.isolation_opens else Tone.PLAIN


def _between(sheet: Sheet, track: Track, entering: int, gap: int) -> Ink:
    """The gap before a field: its threshold, and the brackets around where time stands."""
    time = sheet.view["time"]
    after = ink("]", Tone.HERE) if entering + 1 == time else ink(" ")
    before = ink("[", Tone.HERE) if entering == time else ink(" ")
    sign = _threshold(sheet, track, entering)
    room = gap - 1 if entering == time else gap - (entering + 1 == time)
    spaced = _centred(sign, room)
    if entering + 1 == time:
        return after + spaced
    return spaced + before if entering == time else spaced


def _threshold(sheet: Sheet, track: Track, entering: int) -> Ink:
    is_behind = entering >= sheet.view["time"]
    if entering in track.blue_thresholds:
        return ink("!!", Tone.QUIET if is_behind else Tone.POWER)
    if entering in track.red_thresholds:
        is_spared = sheet.view["time_token"] == "active"
        return ink("!", Tone.QUIET if is_behind or is_spared else Tone.DANGER)
    return Ink()


def _marks(sheet: Sheet, track: Track, field: int) -> list[Ink]:
    """What lies on a field, the CSS token first."""
    view, marks = sheet.view, []
    face = view["css"].get(str(field))
    if face == "hidden":
        marks.append(ink(sheet.word("mark-css"), Tone.QUIET if field > view["time"] else Tone.PLAIN))
    elif face:
        marks.append(ink(f"={CSS_SHOWN[face]}"[-3:], Tone.QUIET))
    else:
        marks.append(Ink())
    if field == view["alert"]:
        marks.append(ink(sheet.word("mark-alert"), Tone.DANGER))
    destruction = view["autodestruction"]
    if destruction and destruction["slot"] == field:
        is_red = destruction["side"] == "red"
        marks.append(ink(sheet.word(f"mark-{destruction['side']}"), Tone.ALARM if is_red else Tone.WARNING))
    if field == track.isolation_opens and field < view["time"] and len(marks) == 1:
        marks.append(ink(sheet.word("mark-isolation"), Tone.SAFE))  # the doors are told below as well
    return marks


def _centred(mark: Ink, width: int) -> Ink:
    left = max(0, (width - mark.width) // 2)
    return (ink(" " * left) + mark).padded(width)


def _under_number(mark: Ink, width: int) -> Ink:
    """A field's number begins in the second column of its place."""
    left = max(0, 1 + (FIELD - mark.width) // 2)
    return (ink(" " * left) + mark).padded(width)
