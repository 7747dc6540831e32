"""Signs that a terminal cannot show become signs that it can, one for one: columns stay columns."""

import unicodedata

BLANKS = str.maketrans(dict.fromkeys("\u00a0\u202f\u2009", " "))
PLAIN = {
    **dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╰╯", "+"),
    **dict.fromkeys("─━–—−‐", "-"),
    **dict.fromkeys("│┃", "|"),
    **dict.fromkeys("“”„«»", '"'),
    **dict.fromkeys("‘’‚", "'"),
    "█": "#",
    "░": ":",
    "▶": ">",
    "→": ">",
    "●": "*",
    "○": "o",
    "◆": "#",
    "◈": "+",
    "◇": "-",
    "·": "-",
    "…": "~",
    "†": "+",
    "✓": "+",
    "ß": "s",
    "¿": "?",
    "¡": "!",
}


def showable(text: str, encoding: str) -> str:
    """The text with every sign that this encoding lacks replaced, and no control signs at all."""
    text = text.translate(BLANKS)
    if not text.isprintable():
        text = "".join(_harmless(sign) for sign in text)
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        text = "".join(_replaced(sign, encoding) for sign in text)
    return text


def _harmless(sign: str) -> str:
    if sign.isprintable():
        return sign
    return "" if unicodedata.category(sign) == "Cf" else "?"


def _replaced(sign: str, encoding: str) -> str:
    try:
        sign.encode(encoding)
    except UnicodeEncodeError:
        if unicodedata.combining(sign):
            return ""
        bare = PLAIN.get(sign) or unicodedata.normalize("NFKD", sign)[0]
        return bare if bare.isascii() else "?"
    return sign
