"""Pictures of the window, as PNG."""

from pathlib import Path

from kivy.core.window import Window
from kivy.graphics.opengl import GL_RGB, GL_UNSIGNED_BYTE, glReadPixels


def save_picture(file: Path) -> None:
    """What the window shows now. Raises OSError."""
    file.parent.mkdir(parents=True, exist_ok=True)
    Window.dispatch("on_draw")  # what was painted since the last frame too; the buffer is swapped after it
    width, height = Window.system_size
    pixels = glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE)
    file.write_bytes(_png(bytes(pixels), int(width), int(height)))


def _png(pixels: bytes, width: int, height: int) -> bytes:
    """Rows come from the bottom up."""
    import struct
    import zlib

    rows = (pixels[row * width * 3 : (row + 1) * width * 3] for row in range(height - 1, -1, -1))
    packed = zlib.compress(b"".join(b"\0" + row for row in rows), 6)

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", packed) + chunk(b"IEND", b"")
