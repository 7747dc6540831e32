"""Breaking a text into lines that fit a width. Pure; how wide letters are is asked for."""

from collections.abc import Callable, Iterator

from companion.ui.marks import Font

Measure = Callable[[str, Font, int], float]  # the width of one line in pixels
SOFT_HYPHEN = "\u00ad"
ELLIPSIS = "…"


def break_lines(text: str, font: Font, size: int, width: float, measure: Measure) -> list[str] | None:
    """The lines, or None where a single word is wider than that."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        broken = _paragraph(paragraph, font, size, width, measure)
        if broken is None:
            return None
        lines += broken
    return lines


def _paragraph(text: str, font: Font, size: int, width: float, measure: Measure) -> list[str] | None:
    lines, line = [], ""
    for word in filter(None, text.split(" ")):  # not at a no-break space
        joined = f"{line} {word}" if line else word
        if measure(joined.replace(SOFT_HYPHEN, ""), font, size) <= width:
            line = joined
            continue
        head, tail = _hyphenated(line, word, font, size, width, measure)
        if head:
            lines.append(head)
            line = tail
        elif line:
            lines.append(line)
            line = tail
        else:
            line = tail
        while measure(line.replace(SOFT_HYPHEN, ""), font, size) > width:
            head, tail = _hyphenated("", line, font, size, width, measure)
            if not head:
                return None
            lines.append(head)
            line = tail
    return [each.replace(SOFT_HYPHEN, "") for each in [*lines, line]]


def _hyphenated(
    line: str, word: str, font: Font, size: int, width: float, measure: Measure
) -> tuple[str, str]:
    """As much of the word as fits behind the line, up to one of its soft hyphens, and the rest."""
    pieces = word.split(SOFT_HYPHEN)
    for count in range(len(pieces) - 1, 0, -1):
        head = "".join(pieces[:count]) + "-"
        joined = f"{line} {head}" if line else head
        if measure(joined.replace(SOFT_HYPHEN, ""), font, size) <= width:
            return joined, SOFT_HYPHEN.join(pieces[count:])
    return ("", word) if line else _within_path(word, font, size, width, measure)


def _within_path(word: str, font: Font, size: int, width: float, measure: Measure) -> tuple[str, str]:
    """As many folders of a file's path as fit, and the rest. A figure such as 3/12 is none."""
    for place in range(len(word) - 1, 0, -1):
        head = word[:place]
        if head.endswith("/") and head.strip("/0123456789") and measure(head, font, size) <= width:
            return head, word[place:]
    return "", word


def sizes_down(largest: int, least: int) -> Iterator[int]:
    """Font sizes to try, the largest first; the least is the last."""
    size = largest
    while size > least:
        yield size
        size = min(size - 1, int(size * 0.94))
    yield min(largest, least)


def shortened(line: str, font: Font, size: int, width: float, measure: Measure) -> str:
    """As much of a line as fits, with a sign that more was there."""
    while line and measure(line + ELLIPSIS, font, size) > width:
        line = line[:-1]
    return line + ELLIPSIS
