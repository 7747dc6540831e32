"""Paints the news of a step: the big words, and below them what hands must do."""

from collections.abc import Sequence

from companion.games.lockdown.screens.event_news import News
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.theme import FAR_CAP, LINE_SHARE, NEAR_CAP, TITLE_CAP, Colour

HAND_CAPS = (3.2, 2.9, 2.6, NEAR_CAP)  # as large as there is room for
SMALLER_CAPS = (2.15, 2.0, 1.88)  # what is still legible where people chose larger text
BIG_CAPS = (FAR_CAP, 6.5, 5.6, 4.8, TITLE_CAP, 3.4)
FIGURE_CAP = 12.0
BROAD, BESIDE, ROOMY = 120.0, 52.0, 45.0  # mm


def paint_news(brush: Brush, rect: Rect, desk: Desk, news: News) -> None:
    """A panel with the whole of it."""
    ink, edge, fill = _colours(brush, news)
    brush.panel(rect, fill=fill, edge=edge)
    inner = rect.inset(brush.mm(2.2), brush.mm(1.6))
    if news.time is not None:
        inner = _paint_time(brush, inner, news)
    big = desk.line(news.big)
    hands = [desk.line(line) for line in news.hands]
    inner = paint_big(brush, inner, big, news.icon or _sign(news), ink, hands)
    paint_paragraphs(brush, inner, hands, "hands")


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
    return {"danger": "warning", "safe": "tick"}.get(news.tone, "")


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
        side = brush.theme.font(cap) * 1.6 if icon else 0
        width = rect.w - side - (brush.mm(1.5) if icon else 0)
        height = max(brush.height_of(text, width, cap=cap, font="bold"), side)
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


def paint_paragraphs(brush: Brush, rect: Rect, texts: Sequence[str], name: str) -> None:
    """Sentences one below the other, as large as they fit, at last without the enlargement that people
    chose, or run together; a list to pull where even that is too much."""
    least = NEAR_CAP / brush.theme.text_scale
    smaller = [*(cap for cap in SMALLER_CAPS if cap > least), least]
    apart = [(cap, texts) for cap in (*HAND_CAPS, *smaller)]
    together = [(cap, [" ".join(texts)]) for cap in (NEAR_CAP, *smaller)]
    for cap, paragraphs in [*apart, *together]:
        if _height(brush, paragraphs, rect.w, cap) <= rect.h + brush.mm(0.8):
            _write(brush, rect, paragraphs, cap)
            return
    width = rect.w - brush.mm(10)
    heights = [brush.height_of(text, width) for text in texts]
    brush.rows(rect, name, heights, lambda number, place: _paragraph(brush, place, texts[number], NEAR_CAP))


def _height(brush: Brush, texts: Sequence[str], width: float, cap: float) -> float:
    gap = brush.mm(0.8)
    return sum(brush.height_of(text, width, cap=cap) + gap for text in texts)


def _write(brush: Brush, rect: Rect, texts: Sequence[str], cap: float) -> None:
    for text in texts:
        place, rect = rect.cut_top(brush.height_of(text, rect.w, cap=cap), brush.mm(0.8))
        _paragraph(brush, place, text, cap)


def _paragraph(brush: Brush, place: Rect, text: str, cap: float) -> None:
    brush.text(place, text, cap=cap, colour=brush.palette.text, down="top")
