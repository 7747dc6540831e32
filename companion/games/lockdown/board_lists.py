"""The parts of the drawn table that are lists: power, markers, bag, figures, doors, players."""

from collections.abc import Mapping

from companion.core.game import Json
from companion.core.ink import Ink, Tone, ink, join, width_of
from companion.games.lockdown.board_sheet import Sheet, bar, shared_out
from companion.games.lockdown.figures import KINDS, SECTIONS, figures

MOST_COLUMNS = 18
NEARLY_ALL = 2


def power_row(sheet: Sheet) -> Ink:
    """Four tiles in one line: `S-01 POWER 1`, or hatched `░S-02 DARK░░░ 3░`."""
    widths = shared_out(sheet.width - len(SECTIONS) + 1, len(SECTIONS))
    return join([_flat_tile(sheet, *each) for each in zip(SECTIONS, widths, strict=True)], " ")


def _flat_tile(sheet: Sheet, section: str, width: int) -> Ink:
    name, token, is_on = _power(sheet, section)
    if is_on:
        left = ink(f" {name} ", Tone.STRONG) + ink(sheet.word("on"), Tone.POWER)
        return left.fitted(width - 3) + ink(f" {token} ", Tone.POWER)
    left = (ink(f"░{name} ", Tone.QUIET) + ink(sheet.word("dark"), Tone.STRONG)).clipped(width - 3)
    return left + ink("░" * (width - 3 - left.width) + f" {token}░", Tone.QUIET)


def power_tile(sheet: Sheet, section: str, width: int) -> list[Ink]:
    """The same in two lines: name and token, then whether it has power."""
    name, token, is_on = _power(sheet, section)
    tone = Tone.POWER if is_on else Tone.QUIET
    head = ink(f" {name}", Tone.STRONG if is_on else Tone.QUIET).fitted(width - 3) + ink(f" {token} ", tone)
    if is_on:
        return [head, ink(f" {sheet.word('on')}", tone)]
    said = ink("░", tone) + ink(f" {sheet.word('dark')} ", Tone.STRONG)
    return [head, said + ink("░" * max(0, width - said.width), tone)]


def _power(sheet: Sheet, section: str) -> tuple[str, int, bool]:
    slot = sheet.view["power"][section]
    return sheet.say(f"lockdown-section-{section}"), slot["token"], slot["on"]


def counts(sheet: Sheet) -> list[tuple[str, int, int]]:
    """Fires, malfunctions and eggs: what, how many there are, how many there can be."""
    view = sheet.view
    return [
        ("fires", view["fires"], view["fires"] + view["fire_supply"]),
        ("malfunctions", view["malfunctions"], view["malfunctions"] + view["malfunction_supply"]),
        ("eggs", view["eggs"], figures().limits.eggs),
    ]


def markers(sheet: Sheet) -> list[Ink]:
    """`Fire ███░░░ 3/6` and the like."""
    return [ink(f"{sheet.word(key)} ") + gauge(key, count, whole) for key, count, whole in counts(sheet)]


def gauge(key: str, count: int, whole: int) -> Ink:
    """A bar and its figures. The tone changes over half, and again near the end; eggs harm nobody."""
    left = whole - count
    tone = Tone.DANGER if left <= NEARLY_ALL else Tone.WARNING if left < count else Tone.PLAIN
    shown = bar(count, whole, Tone.PLAIN if key == "eggs" else tone)
    return shown + ink(f" {count}", Tone.STRONG) + ink(f"/{whole}", Tone.QUIET)


def bag(sheet: Sheet) -> list[Ink]:
    """What is in the bag, the most frequent first, with its share."""
    return [
        ink(f"{sheet.token(kind)} ") + ink(str(count), Tone.STRONG) + ink(f" {percent}%", Tone.QUIET)
        for kind, count, percent in shares(sheet)
    ]


def shares(sheet: Sheet) -> list[tuple[str, int, int]]:
    """Kind, count and percentage of what is in the bag."""
    inside, total = sheet.view["bag"], bag_size(sheet)
    kinds = sorted((kind for kind in KINDS if inside[kind]), key=lambda kind: -inside[kind])
    return [(kind, inside[kind], round(100 * inside[kind] / total)) for kind in kinds]


def bag_size(sheet: Sheet) -> int:
    return sum(sheet.view["bag"].values())


def on_board(sheet: Sheet) -> list[Ink]:
    """Figures on the board."""
    there = [(kind, count) for kind, count in sheet.view["on_board"].items() if count]
    found = [ink(f"{sheet.token(kind)} ") + ink(str(count), Tone.DANGER) for kind, count in there]
    return found or [ink(sheet.say("lockdown-nothing"), Tone.QUIET)]


def doors(sheet: Sheet) -> list[Ink]:
    """The ways out: main gate, rover, Isolation Room."""
    view = sheet.view
    gate, isolation = ("open" if view[key] else "shut" for key in ("main_gate_open", "isolation_open"))
    return [
        ink(sheet.word(f"gate-{gate}"), Tone.SAFE if gate == "open" else Tone.QUIET),
        ink(sheet.word(f"rover-{view['rover']}"), Tone.PLAIN if view["rover"] == "facility" else Tone.QUIET),
        ink(sheet.word(f"isolation-{isolation}"), Tone.SAFE if isolation == "open" else Tone.QUIET),
    ]


def players(sheet: Sheet) -> list[Ink]:
    """One line each; whose turn it is has an arrow."""
    seated = sheet.view["players"]
    names = max(width_of(player["name"]) for player in seated)
    characters = max(width_of(_character(sheet, player)) for player in seated)
    columns = min(names, MOST_COLUMNS), min(characters, MOST_COLUMNS)
    return [_player(sheet, player, columns).clipped(sheet.width) for player in seated]


def _character(sheet: Sheet, player: Mapping[str, Json]) -> str:
    return sheet.say(f"lockdown-character-{player['character']}")


def _player(sheet: Sheet, player: Mapping[str, Json], columns: tuple[int, int]) -> Ink:
    is_active = player["seat"] == sheet.view["active_player"]
    is_gone = player["status"] not in ("in_play", "in_pod")
    tone = Tone.NOW if is_active else Tone.QUIET if is_gone or player["passed"] else Tone.STRONG
    knowledge = f"{player['knowledge']}{'*' if player['knowledge_active'] else ' '}"
    return join(
        [
            ink("▶ " if is_active else "  ", Tone.NOW) + ink(player["name"], tone).fitted(columns[0]),
            ink(_character(sheet, player), Tone.QUIET).fitted(columns[1]),
            *_wounds(sheet, player),
            ink(sheet.word("knowledge"), Tone.QUIET) + ink(knowledge),
            join(_flags(sheet, player), " · "),
        ],
        "  ",
    )


def _wounds(sheet: Sheet, player: Mapping[str, Json]) -> list[Ink]:
    """A sign for each place: light ones round, serious ones angular, dressed ones with a core."""
    most, light, dressed = figures().limits, player["light_wounds"], player["dressed_wounds"]
    open_wounds = player["serious_wounds"] - dressed
    none = most.serious_wounds - player["serious_wounds"]
    return [
        ink(sheet.word("light"), Tone.QUIET)
        + ink("●" * light, Tone.WARNING)
        + ink("○" * (most.light_wounds - light), Tone.QUIET),
        ink(sheet.word("serious"), Tone.QUIET)
        + ink("◆" * open_wounds, Tone.DANGER)
        + ink("◈" * dressed, Tone.WARNING)
        + ink("◇" * none, Tone.QUIET),
    ]


def _flags(sheet: Sheet, player: Mapping[str, Json]) -> list[Ink]:
    flags = [(what, tone) for what, tone in STATUS_TONES.items() if player[what]]
    told = [ink(sheet.say(f"lockdown-status-{what}"), tone) for what, tone in flags]
    if player["pod"]:
        told.insert(0, ink(sheet.say(f"lockdown-pod-{player['pod']}"), Tone.SAFE))
    elif player["status"] != "in_play":
        lost = player["status"] == "dead"
        standing = sheet.say(f"lockdown-standing-{player['status']}")
        told.insert(0, ink(f"† {standing}" if lost else standing, Tone.DANGER if lost else Tone.SAFE))
    elif player["passed"]:
        told.insert(0, ink(sheet.word("passed"), Tone.QUIET))
    if player["seat"] == sheet.view["first_player"]:
        told.append(ink(sheet.word("first"), Tone.QUIET))
    return told


STATUS_TONES = {"larva": Tone.DANGER, "slime": Tone.WARNING, "signal": Tone.SAFE}
