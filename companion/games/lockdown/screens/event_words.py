"""Paints the news of a step: the big words, and below them what hands must do."""

from collections.abc import Sequence

from companion.games.lockdown.screens.event_news import News
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.marks import Font
from companion.ui.theme import FAR_CAP, LINE_SHARE, NEAR_CAP, TITLE_CAP, Colour

HAND_CAPS = (3.2, 2.9, 2.6, NEAR_CAP)  # as large as there is room for
SMALLER_CAPS = (2.15, 2.0, 1.88)  # what is still legible where people chose larger text
BIG_CAPS = (FAR_CAP, 6.5, 5.6, 4.8, TITLE_CAP, 3.4)
FIGURE_CAP = 12.0
BROAD, BESIDE, ROOMY = 120.0, 52.0, 45.0  # mm
MARGINS = (2.2, 1.6)
LEAST_LIST = 20.0  # mm of height below which a list cannot be pulled well


def words_height(brush: Brush, width: float, desk: Desk, news: News, *, is_least: bool = False) -> float:
    """What the panel needs so that nothing must be pulled, with letters as people chose them; `is_least`:
    as small as is still legible."""
    inner = width - 2 * brush.mm(MARGINS[0])
    height = 2 * brush.mm(MARGINS[1]) + brush.mm(1)
    if news.time is not None and inner > brush.mm(BROAD):
        inner -= brush.mm(BESIDE + 2)
    elif news.time is not None:
        height += brush.theme.font(FAR_CAP, scales=False) * LINE_SHARE
    height += _big_size(brush, inner, desk.line(news.big), _sign(news), BIG_CAPS[-1])[0]
    hands = [desk.line(line) for line in news.hands]
    if is_least:
        return height + brush.height_of(" ".join(hands), inner, cap=_least_cap(brush))
    return height + _height(brush, hands, inner, NEAR_CAP)


def paint_news(brush: Brush, rect: Rect, desk: Desk, news: News) -> None:
    """A panel with the whole of it."""
    ink, edge, fill = _colours(brush, news)
    brush.panel(rect, fill=fill, edge=edge)
    inner = rect.inset(*(brush.mm(margin) for margin in MARGINS))
    if news.time is not None:
        inner = _paint_time(brush, inner, news)
    big = desk.line(news.big)
    hands = [desk.line(line) for line in news.hands]
    if not _has_room(brush, inner, big, _sign(news), hands):
        _paint_all_in_a_list(brush, inner, [big, *hands], ink)
        return
    inner = paint_big(brush, inner, big, _sign(news), ink, hands)
    paint_paragraphs(brush, inner, hands, "hands")


def _has_room(brush: Brush, rect: Rect, big: str, icon: str, hands: Sequence[str]) -> bool:
    """For all of it, or else for a list below the big words that a finger can pull."""
    left = rect.h - _big_size(brush, rect.w, big, icon, BIG_CAPS[-1])[0] - brush.mm(1)
    needed = brush.height_of(" ".join(hands), rect.w, cap=_least_cap(brush)) if hands else 0
    return left >= min(needed, brush.mm(LEAST_LIST))


def _paint_all_in_a_list(brush: Brush, rect: Rect, texts: Sequence[str], ink: Colour) -> None:
    """The big words too."""
    width, least = rect.w - brush.mm(10), _least_cap(brush)
    looks: list[tuple[float, Font, Colour]] = [(least, "regular", brush.palette.text)] * len(texts)
    looks[0] = (BIG_CAPS[-1], "bold", ink)
    heights = [
        brush.height_of(text, width, cap=cap, font=font)
        for text, (cap, font, _) in zip(texts, looks, strict=True)
    ]

    def paint(number: int, place: Rect) -> None:
        cap, font, colour = looks[number]
        brush.text(place, texts[number], cap=cap, font=font, colour=colour, down="top")

    brush.rows(rect, "hands", heights, paint)


def paint_drawn(brush: Brush, rect: Rect, desk: Desk, news: News) -> None:
    """A token that was drawn: large enough for everybody, where its consequences leave the room."""
    ink, edge, fill = _colours(brush, news)
    inner = rect.inset(brush.mm(2))
    icon, words = inner.cut_left(min(inner.h, inner.w * 0.3), brush.mm(3))
    hands = [desk.line(line) for line in news.hands]
    if _height(brush, hands, words.w, NEAR_CAP) > words.h - brush.theme.line(TITLE_CAP):
        paint_news(brush, rect, desk, news)
        return
    brush.panel(rect, fill=fill, edge=edge)
    brush.icon(news.icon, icon, ink)
    paint_paragraphs(brush, paint_big(brush, words, desk.line(news.big), "", ink, hands), hands, "hands")


def _sign(news: News) -> str:
    """Danger is never red alone."""
    return news.icon or {"danger": "warning", "safe": "tick"}.get(news.tone, "")


def _colours(brush: Brush, news: News) -> tuple[Colour, Colour, Colour]:
    palette = brush.palette
    return {
        "plain": (palette.text, palette.edge, palette.panel),
        "danger": (palette.danger, palette.danger, palette.danger_ground),
        "safe": (palette.safe, palette.edge, palette.panel),
    }[news.tone]


def _paint_time(brush: Brush, rect: Rect, news: News) -> Rect:
    """Where the time token was, an arrow, and where it is now: read from across the table. Beside the
    words where the place is broad, else above them."""
    palette = brush.palette
    time = news.time or 0
    cap = FIGURE_CAP if rect.h > brush.mm(ROOMY) else FAR_CAP
    if rect.w > brush.mm(BROAD):
        cap = FIGURE_CAP
        row, rest = rect.cut_left(brush.mm(BESIDE), brush.mm(2))
    else:
        row, rest = rect.cut_top(brush.theme.font(cap, scales=False) * LINE_SHARE, 0)
    was, row = row.cut_left(brush.width_of(str(time + 1), cap=FAR_CAP, font="bold", scales=False) + 2)
    brush.text(
        was,
        str(time + 1),
        cap=FAR_CAP,
        font="bold",
        colour=palette.quiet,
        scales=False,
        least=FAR_CAP,
        wraps=False,
    )
    arrow, row = row.cut_left(brush.mm(13))
    brush.icon("arrow", arrow.centred(brush.mm(8), brush.mm(8)), palette.quiet)
    brush.text(
        row, str(time), cap=cap, font="bold", colour=palette.now, scales=False, least=FAR_CAP, wraps=False
    )
    return rest


def paint_big(brush: Brush, rect: Rect, text: str, icon: str, ink: Colour, below: Sequence[str] = ()) -> Rect:
    """The big words with their icon, as large as what comes below allows; the place left for that."""
    for cap in BIG_CAPS:
        height, width, side = _big_size(brush, rect.w, text, icon, cap)
        left = rect.h - height - brush.mm(1)
        fits = brush.width_of(max(text.split(), key=len), cap=cap, font="bold") <= width
        if fits and left >= _height(brush, below, rect.w, HAND_CAPS[1]):
            break
    top, rest = rect.cut_top(min(height, rect.h), brush.mm(1))
    if icon:
        place, top = top.cut_left(side, brush.mm(1.5))
        brush.icon(icon, place, ink)
    brush.text(top, text, cap=cap, font="bold", colour=ink)
    return rest


def _big_size(brush: Brush, width: float, text: str, icon: str, cap: float) -> tuple[float, float, float]:
    """How high the big words are, the width of their text, and the side of their icon."""
    side = brush.theme.font(cap) * 1.6 if icon else 0
    width = width - side - (brush.mm(1.5) if icon else 0)
    return max(brush.height_of(text, width, cap=cap, font="bold"), side), width, side


def _least_cap(brush: Brush) -> float:
    """Legible, without the enlargement that people chose."""
    return NEAR_CAP / brush.theme.text_scale


def paint_paragraphs(brush: Brush, rect: Rect, texts: Sequence[str], name: str) -> None:
    """Sentences one below the other, as large as they fit, at last without the enlargement that people
    chose, or run together; a list to pull where even that is too much."""
    least = _least_cap(brush)
    smaller = [*(cap for cap in SMALLER_CAPS if cap > least), least]
    apart = [(cap, texts) for cap in (*HAND_CAPS, *smaller)]
    together = [(cap, [" ".join(texts)]) for cap in (NEAR_CAP, *smaller)]
    for cap, paragraphs in [*apart, *together]:
        if _height(brush, paragraphs, rect.w, cap) <= rect.h + brush.small_gap:
            _write(brush, rect, paragraphs, cap)
            return
    width = rect.w - brush.mm(10)
    heights = [brush.height_of(text, width, cap=least) for text in texts]
    brush.rows(rect, name, heights, lambda number, place: _paragraph(brush, place, texts[number], least))


def _height(brush: Brush, texts: Sequence[str], width: float, cap: float) -> float:
    gap = brush.small_gap
    return sum(brush.height_of(text, width, cap=cap) + gap for text in texts)


def _write(brush: Brush, rect: Rect, texts: Sequence[str], cap: float) -> None:
    for text in texts:
        place, rect = rect.cut_top(brush.height_of(text, rect.w, cap=cap), brush.small_gap)
        _paragraph(brush, place, text, cap)


def _paragraph(brush: Brush, place: Rect, text: str, cap: float) -> None:
    brush.text(place, text, cap=cap, colour=brush.palette.text, down="top")
