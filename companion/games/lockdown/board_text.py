"""Lockdown's public state as text, for a terminal: as much as the room allows, the urgent always.

Every colour has a word or a sign beside it. Knows the public view only; the words are in
data/lang/<code>/lockdown-table.ftl."""

from collections.abc import Mapping

from companion.core.game import Json, Say
from companion.core.ink import Ink, Tone, apart, flow, ink, paragraph
from companion.games.lockdown.board_lists import bag, bag_size, doors, markers, on_board, players, power_row
from companion.games.lockdown.board_panels import draw_panels
from companion.games.lockdown.board_sheet import Sheet
from companion.games.lockdown.board_track import draw_track
from companion.games.lockdown.board_warnings import warnings
from companion.games.lockdown.state import EVENT_STEPS


def draw_text(view: Mapping[str, Json], say: Say, width: int, height: int) -> list[Ink]:
    """The table in at most `height` lines, where that is possible at all."""
    sheet = Sheet(view, say, width)
    if view["phase"] == "setup":
        return [ink(say("lockdown-name"), Tone.STRONG), ink(sheet.word("empty"), Tone.QUIET)]
    top = [*_header(sheet), *_ending(sheet), *warnings(sheet)]
    roomy = [*top, ink(""), *draw_track(sheet), ink(""), *draw_panels(sheet)]
    return roomy if len(roomy) <= height else _compact(sheet, top, height)


def _compact(sheet: Sheet, top: list[Ink], height: int) -> list[Ink]:
    """One subject a line; where even that is too much, the least urgent goes first."""
    blocks = {
        "top": top,
        "track": draw_track(sheet),
        "power": [power_row(sheet)],
        "markers": flow(markers(sheet), sheet.width, "   "),
        "bag": flow(
            sheet.labelled(sheet.word("bag", count=bag_size(sheet)), bag(sheet)), sheet.width, "  ", "  "
        ),
        "board": flow(
            sheet.labelled(sheet.word("on-board"), [*on_board(sheet), *doors(sheet)]), sheet.width, "  ", "  "
        ),
        "players": players(sheet),
    }
    for least_urgent in ("bag", "board", "markers", "players"):
        if sum(len(block) for block in blocks.values()) > height:
            blocks[least_urgent] = []
    return [line for block in blocks.values() for line in block]


def _header(sheet: Sheet) -> list[Ink]:
    """Where the game stands, and the time with the side of its token."""
    view = sheet.view
    line = ink(sheet.word("round", round=view["round"]), Tone.STRONG)
    line += ink(" · ", Tone.QUIET) + ink(sheet.word(f"phase-{view['phase']}"), Tone.NOW)
    if view["phase"] == "event":
        step = sheet.word("step", number=EVENT_STEPS.index(view["step"]) + 1, count=len(EVENT_STEPS))
        name = sheet.say(f"lockdown-step-{view['step']}")
        line += ink(" · ", Tone.QUIET) + ink(f"{step} {name}", Tone.STRONG)
    elif view["active_player"]:
        name = sheet.player(view["active_player"])["name"]
        line += ink(" · ", Tone.QUIET) + ink(sheet.word("turn", name=name), Tone.STRONG)
    time = ink(sheet.word("time", time=view["time"]), Tone.NOW)
    side = ink(" · " + sheet.say(f"lockdown-side-{view['time_token']}"), Tone.QUIET)
    return [apart(line, time + side, sheet.width)]


def _ending(sheet: Sheet) -> list[Ink]:
    ending = sheet.view["ending"]
    if not ending:
        return []
    names = ", ".join(sheet.player(seat)["name"] for seat in ending["survivors"])
    told = sheet.word("survivors", names=names) if names else sheet.word("no-survivors")
    cause = sheet.say(f"lockdown-cause-{ending['cause']}").upper()
    return [
        ink(f" {cause} ", Tone.ALARM if ending["cause"] == "destroyed" else Tone.HERE),
        *paragraph(told, sheet.width, Tone.SAFE if names else Tone.DANGER),
    ]
