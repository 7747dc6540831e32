"""Which colour a tone has, for each kind of terminal. The only place that knows colours."""

from collections.abc import Mapping

from companion.core.ink import Tone

Colours = Mapping[Tone, str]
NONE: Colours = {}
TRUE: Colours = {
    Tone.STRONG: "1",
    Tone.QUIET: "38;2;138;154;166",
    Tone.EDGE: "38;2;62;80;94",
    Tone.NOW: "1;38;2;255;122;69",
    Tone.HERE: "1;38;2;10;13;16;48;2;255;122;69",
    Tone.POWER: "38;2;88;211;255",
    Tone.WARNING: "38;2;255;181;49",
    Tone.DANGER: "38;2;255;90;77",
    Tone.ALARM: "1;38;2;10;13;16;48;2;255;90;77",
    Tone.SAFE: "38;2;111;220;150",
}
MANY: Colours = {
    Tone.STRONG: "1",
    Tone.QUIET: "38;5;246",
    Tone.EDGE: "38;5;240",
    Tone.NOW: "1;38;5;209",
    Tone.HERE: "1;38;5;233;48;5;209",
    Tone.POWER: "38;5;81",
    Tone.WARNING: "38;5;215",
    Tone.DANGER: "38;5;203",
    Tone.ALARM: "1;38;5;233;48;5;203",
    Tone.SAFE: "38;5;114",
}
FEW: Colours = {
    Tone.STRONG: "1",
    Tone.QUIET: "2",
    Tone.EDGE: "2",
    Tone.NOW: "1;33",
    Tone.HERE: "30;43",
    Tone.POWER: "36",
    Tone.WARNING: "33",
    Tone.DANGER: "31",
    Tone.ALARM: "30;41",
    Tone.SAFE: "32",
}


def colours_for(environment: Mapping[str, str], *, is_terminal: bool) -> Colours:
    """What this terminal can show. None on a pipe, with NO_COLOR, or where TERM says so."""
    terminal = environment.get("TERM", "")
    if not is_terminal or environment.get("NO_COLOR") or terminal in ("", "dumb"):
        return NONE
    if environment.get("COLORTERM", "").lower() in ("truecolor", "24bit"):
        return TRUE
    return MANY if "256" in terminal else FEW


def coloured(text: str, tone: Tone, colours: Colours) -> str:
    code = colours.get(tone)
    return f"\x1b[{code}m{text}\x1b[0m" if code and text else text
