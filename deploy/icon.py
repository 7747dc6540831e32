"""Draws data/icon.png, the window's icon: Mars, its night side hatched like a section without power, under
the time track. Run it after a change: `python deploy/icon.py`. Needs nothing but Python."""

import struct
import zlib
from math import cos, hypot, radians, sin
from pathlib import Path

SIDE = 256
FILE = Path(__file__).parent.parent / "data" / "icon.png"
Colour = tuple[int, int, int]

GROUND: Colour = (0x0A, 0x0D, 0x10)
PANEL: Colour = (0x12, 0x18, 0x1D)
EDGE: Colour = (0x2C, 0x3A, 0x45)
TEXT: Colour = (0xE8, 0xEE, 0xF2)
FAINT: Colour = (0x5A, 0x6A, 0x76)
MARS: Colour = (0xFF, 0x7A, 0x45)

PLANET = (128.0, 148.0, 66.0)
STRIPE = 17.0  # from one stripe of the night side to the next
TRACK_RADIUS = 97.0
SLOTS = range(180, 361, 30)  # degrees
SLOTS_PASSED = 3


def cover(distance: float) -> float:
    """How much of a pixel is inside an edge at that distance; below nought is inside."""
    return min(1.0, max(0.0, 0.5 - distance))


def rounded_square(x: float, y: float, inset: float, radius: float) -> float:
    """The distance to the edge of a square about the middle."""
    half = SIDE / 2 - inset - radius
    across, down = abs(x - SIDE / 2) - half, abs(y - SIDE / 2) - half
    return hypot(max(across, 0), max(down, 0)) + min(max(across, down), 0) - radius


def planet(x: float, y: float) -> float:
    """How much of Mars is seen there: all of the day side, every other stripe of the night side."""
    across, down, radius = PLANET
    inside = cover(hypot(x - across, y - down) - radius)
    slanted = (x - across) + (y - down)
    if slanted < 0 or not inside:
        return inside
    from_middle = abs(slanted % STRIPE - STRIPE / 2)  # of the dark between two stripes
    rim = cover(radius - 6 - hypot(x - across, y - down))
    return inside * max(rim, cover(STRIPE * 0.3 - from_middle))


def slots() -> list[tuple[float, float, float, Colour]]:
    """The time track as dots: those passed are faint, the present one is large and orange."""
    dots = []
    for number, degrees in enumerate(SLOTS):
        x = PLANET[0] + TRACK_RADIUS * cos(radians(degrees))
        y = PLANET[1] + TRACK_RADIUS * sin(radians(degrees))
        is_now = number == SLOTS_PASSED
        colour = MARS if is_now else FAINT if number < SLOTS_PASSED else TEXT
        dots.append((x, y, 15.0 if is_now else 8.5, colour))
    return dots


def mix(below: Colour, above: Colour, share: float) -> Colour:
    red, green, blue = (round(old + (new - old) * share) for old, new in zip(below, above, strict=True))
    return red, green, blue


def pixel(x: float, y: float, dots: list[tuple[float, float, float, Colour]]) -> bytes:
    colour = mix(EDGE, PANEL, cover(rounded_square(x, y, 8, 48)))
    colour = mix(colour, GROUND, cover(hypot(x - PLANET[0], y - PLANET[1]) - PLANET[2] - 6))
    colour = mix(colour, MARS, planet(x, y))
    for across, down, radius, paint in dots:
        colour = mix(colour, paint, cover(hypot(x - across, y - down) - radius))
    return bytes((*colour, round(255 * cover(rounded_square(x, y, 2, 54)))))


def chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def png(rows: list[bytes]) -> bytes:
    """A PNG of rows of red, green, blue and opacity."""
    header = struct.pack(">IIBBBBB", SIDE, len(rows), 8, 6, 0, 0, 0)
    body = zlib.compress(b"".join(b"\0" + row for row in rows), 9)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", body) + chunk(b"IEND", b"")


def draw() -> bytes:
    dots = slots()
    return png([b"".join(pixel(x + 0.5, y + 0.5, dots) for x in range(SIDE)) for y in range(SIDE)])


if __name__ == "__main__":
    FILE.write_bytes(draw())
