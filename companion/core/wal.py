"""Reads SQLite's write-ahead log (the -wal beside a save) and says how much of it is whole.

SQLite itself takes the log up to the first bad checksum and forgets the rest without a word. After
a power cut that is right; after a flipped bit it loses commands that were answered. So the log is
judged here, before SQLite sees it. The layout is SQLite's published file format ("WAL file
format"). Knows pages and frames, but no tables, no journal and no file names."""

import struct
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise

HEADER = struct.Struct(">8I")  # magic, version, page size, checkpoint number, two salts, two sums
FRAME = struct.Struct(">6I")  # page number, pages after commit (0: no commit), two salts, two sums
MAGIC = 0x377F0682  # the lowest bit set: the sums are over big-endian words
VERSION = 3007000

Pair = tuple[int, int]


class Tail(Enum):
    """How a log ends."""

    WHOLE = "whole"  # nothing after the last commit
    TORN = "torn"  # the last transaction is not whole: it was being written when the power went
    DAMAGED = "damaged"  # something that was followed by more has changed


@dataclass(frozen=True)
class Log:
    """The committed pages of a log: what stands in them, and how many pages the file then has."""

    tail: Tail
    page_size: int = 0
    page_count: int = 0
    pages: Mapping[int, bytes] | None = None

    def over(self, main: bytes) -> bytes:
        """The file `main` would be after a checkpoint of this log."""
        if not self.pages:
            return main
        size = self.page_count * self.page_size
        image = bytearray(main[:size].ljust(size, b"\0"))
        for number, page in self.pages.items():
            start = (number - 1) * self.page_size
            if start < size:
                image[start : start + self.page_size] = page
        return bytes(image)


@dataclass(frozen=True)
class _Frame:
    page: int
    commit: int
    salts: Pair
    sums: Pair
    start: int  # of the frame in the file


def checksum(data: bytes, start: Pair, *, is_big_endian: bool) -> Pair:
    """SQLite's running sum over 32-bit words, taken in pairs."""
    one, two = start
    words = struct.unpack(f"{'>' if is_big_endian else '<'}{len(data) // 4}I", data)
    pairs = iter(words)
    for first, second in zip(pairs, pairs, strict=True):
        one = (one + first + two) & 0xFFFFFFFF
        two = (two + second + one) & 0xFFFFFFFF
    return one, two


def read_log(data: bytes, page_size: int) -> Log:
    """What `data`, a whole -wal file, holds; `page_size` is the one a sound header must name."""
    if not data:
        return Log(Tail.WHOLE)
    if len(data) < HEADER.size:
        return Log(Tail.TORN)
    magic, version, size, _, *rest = HEADER.unpack_from(data)
    salts, stored = (rest[0], rest[1]), (rest[2], rest[3])
    is_big_endian = magic == MAGIC | 1
    counted = checksum(data[: HEADER.size - 8], (0, 0), is_big_endian=is_big_endian)
    if (magic | 1, version, size, stored) == (MAGIC | 1, VERSION, page_size, counted):
        return _follow(data, page_size, salts, stored, is_big_endian=is_big_endian)
    frames = list(_frames(data, page_size))
    if not frames:
        return Log(Tail.TORN)
    # The header is on the disk before the first frame is written (synchronous=FULL), so this is damage
    # and no torn write. Each frame repeats the salts and sums up all before it: one of the two sums
    # and one of the byte orders still fit, and the frames can be offered.
    logs = [
        _follow(data, page_size, frames[0].salts, seed, is_big_endian=order)
        for seed in (stored, counted)
        for order in (False, True)
    ]
    best = max(logs, key=lambda log: len(log.pages or ()))
    return Log(Tail.DAMAGED, page_size, best.page_count, best.pages)


def _frames(data: bytes, page_size: int, start: int = HEADER.size) -> Iterator[_Frame]:
    """Every frame that is there in full, sound or not."""
    step = FRAME.size + page_size
    for at in range(start, len(data) - step + 1, step):
        page, commit, salt_1, salt_2, sum_1, sum_2 = FRAME.unpack_from(data, at)
        yield _Frame(page, commit, (salt_1, salt_2), (sum_1, sum_2), at)


def _follow(data: bytes, page_size: int, salts: Pair, sums: Pair, *, is_big_endian: bool) -> Log:
    """The transactions up to the first frame that does not follow from the one before."""
    committed: dict[int, bytes] = {}
    pending: dict[int, bytes] = {}
    page_count, end = 0, HEADER.size
    for frame in _frames(data, page_size):
        content = frame.start + FRAME.size
        body = data[content : content + page_size]
        sums = checksum(data[frame.start : frame.start + 8] + body, sums, is_big_endian=is_big_endian)
        if frame.salts != salts or frame.sums != sums or not frame.page:
            break
        pending[frame.page] = body
        if frame.commit:
            committed |= pending
            pending.clear()
            page_count, end = frame.commit, content + page_size
    return Log(_tail(data, page_size, salts, end), page_size, page_count, committed)


def _tail(data: bytes, page_size: int, salts: Pair, end: int) -> Tail:
    """Whether what stands after the last sound commit can be one transaction cut short.

    Checkpoints always empty the log, so it holds nothing older, and a transaction is answered only
    after its last frame is on the disk: only the very last one can be torn. Two commits, or a page
    number that falls (SQLite writes the pages of a transaction in rising order, each once), mean
    that a whole transaction was written after the bad one."""
    if end == len(data):
        return Tail.WHOLE
    rest = [frame for frame in _frames(data, page_size, end) if frame.salts == salts]
    commits = [frame.commit > 0 for frame in rest]
    pages = [frame.page for frame in rest]
    is_one = not any(commits[:-1]) and all(a < b for a, b in pairwise(pages))
    return Tail.TORN if is_one else Tail.DAMAGED
