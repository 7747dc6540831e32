"""The result of a game as files: pictures, a text for people and JSON for programs, in a new folder of their
own; and a copy of it on a USB stick. Called away from the window, for disks may be slow."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from companion.core.disk import FULL, READ_ONLY, write_whole
from companion.core.errors import Told
from companion.core.game import Json, Line
from companion.core.snapshot import Snapshot
from companion.core.sticks import Stick, copy_to_stick, new_folder
from companion.core.text import Texts
from companion.games.lockdown.screens.statistics import Statistics
from companion.games.lockdown.vocabulary import word


class NotKept(Told):
    """The files could not be written; nothing was changed."""

    code = "storage"


@dataclass(frozen=True)
class Result:
    """What is kept: the name of its folder, and its files by their names."""

    name: str
    files: Mapping[str, bytes]


def result_of(table: Snapshot, statistics: Statistics, texts: Texts, name: str) -> Result:
    """The result without its pictures."""
    document = msgspec.json.format(msgspec.json.encode(document_of(table, statistics)), indent=2)
    text = "\n".join(lines_of(table, statistics, texts)) + "\n"
    return Result(name, {"result.json": document + b"\n", "result.txt": text.encode()})


def document_of(table: Snapshot, statistics: Statistics) -> dict[str, Json]:
    """The end of the game and its figures as plain data."""
    return {
        **{key: table.view[key] for key in ("schema", "game", "mode", "board", "xenos", "round", "ending")},
        "players": table.view["players"],
        "rounds": msgspec.to_builtins(statistics.rounds),
        "counts": statistics.counts,
    }


def lines_of(table: Snapshot, statistics: Statistics, texts: Texts) -> list[str]:
    """The same for people, and the whole history."""
    found = [texts("lockdown-name"), texts.line(table.headline()), ""]
    for player in table.view["players"]:
        fate, character = word("standing", player["status"]), word("character", player["character"])
        found.append(f"{player['name']} ({texts(character)}): {texts(fate)}")
    found.append("")
    for each in statistics.rounds:
        values = {"round": each.number, "time": each.time, "power": each.power, "bag": each.tokens}
        found.append(texts("lockdown-stats-round", **values))
    found.append("")
    for what, count in statistics.counts.items():
        found.append(texts("lockdown-stats-counted", what=texts(f"lockdown-stats-{what}"), count=count))
    return [*found, "", *_history(table, texts)]


def _history(table: Snapshot, texts: Texts) -> list[str]:
    return [f"{moment.round:>2}  {texts.line(moment.name)}" for moment in table.past]


def keep(result: Result, pictures: Sequence[Path], results: Path) -> Path:
    """Writes everything into a new folder below `results`; which one. Raises NotKept."""
    try:
        folder = new_folder(results, result.name)
        for picture in pictures:
            write_whole(folder / picture.name, picture.read_bytes())
        for file, data in result.files.items():
            write_whole(folder / file, data)
    except OSError as error:
        raise not_kept(error) from error
    return folder


def not_kept(error: OSError) -> NotKept:
    """The same in words."""
    return NotKept("lockdown-kept-not", reason=error.strerror or str(error))


def to_stick(folder: Path, stick: Stick) -> Line:
    """Copies a kept result to a stick; what people are told. Raises NotKept."""
    try:
        place = copy_to_stick(sorted(folder.iterdir()), stick, folder.name)
    except OSError as error:
        key = "failed"
        if error.errno in FULL:
            key = "full"
        elif error.errno in READ_ONLY:
            key = "read-only"
        raise NotKept(f"lockdown-kept-stick-{key}", stick=stick.name, folder=shown(folder)) from error
    there = shown(place.relative_to(stick.folder))
    return Line("lockdown-kept-stick", {"stick": stick.name, "folder": there})


def shown(folder: Path) -> str:
    """A place as people write it, short where it is at home."""
    home = Path("~").expanduser()
    if folder.is_relative_to(home):
        folder = "~" / folder.relative_to(home)
    return str(folder)
