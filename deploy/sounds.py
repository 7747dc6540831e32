"""Makes data/sounds: short sounds of our own, from sines only. Run it after changing a line of SOUNDS."""

import math
import struct
import wave
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "data" / "sounds"
RATE = 22_050
# Each sound is a row of notes: hertz (0 is silence), seconds, loudness at its beginning.
SOUNDS = {
    "chime": [(784, 0.12, 0.5), (1047, 0.28, 0.5)],
    "draw": [(196, 0.09, 0.6), (0, 0.05, 0), (196, 0.09, 0.6), (0, 0.05, 0), (294, 0.3, 0.7)],
    "alarm": [(440, 0.3, 0.8), (330, 0.3, 0.8), (440, 0.3, 0.8), (330, 0.4, 0.8)],
    "blackout": [(220, 0.25, 0.8), (165, 0.25, 0.8), (110, 0.7, 0.9)],
}


def note(hertz: float, seconds: float, loudness: float) -> list[float]:
    """A sine with a little of its octave that begins softly and dies away."""
    count = int(seconds * RATE)
    found = []
    for place in range(count):
        at = place / RATE
        swell = min(1.0, place / (0.005 * RATE)) * (1 - place / count) ** 1.5
        tone = math.sin(math.tau * hertz * at) + 0.3 * math.sin(math.tau * 2 * hertz * at)
        found.append(loudness * swell * tone / 1.3)
    return found


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, notes in SOUNDS.items():
        samples = [sample for each in notes for sample in note(*each)]
        with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
            file.setparams((1, 2, RATE, 0, "NONE", ""))
            file.writeframes(b"".join(struct.pack("<h", int(32_000 * sample)) for sample in samples))


if __name__ == "__main__":
    main()
