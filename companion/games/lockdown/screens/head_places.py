"""Where a title and the way to undo go at the top of a page."""

from companion.ui.brush import Brush
from companion.ui.layout import Rect
from companion.ui.theme import TITLE_CAP, TOUCH


def head_places(brush: Brush, area: Rect) -> tuple[Rect, Rect, Rect]:
    """Title, undo, and what is left below; in an upright window each has a line of its own."""
    line, rest = area.cut_top(brush.mm(TOUCH + 1.5), brush.gap)
    if brush.whole.is_portrait:
        title, rest = rest.cut_top(brush.theme.line(TITLE_CAP), brush.gap)
        return title, line, rest
    undo, title = line.cut_right(line.w * 0.42, brush.gap)
    return title, undo, rest
