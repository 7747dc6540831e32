"""The brush: texts shrink before they are cut, places to touch lie where they are seen."""

from companion.ui.brush import Brush
from companion.ui.layout import Rect
from companion.ui.marks import Font, Letters
from companion.ui.theme import FAR_CAP, NEAR_CAP, Theme


def measure(text: str, font: Font, size: int) -> float:
    return len(text) * size * 0.6


def brush(**theme: float) -> Brush:
    return Brush(Theme(800, 480, **theme), measure)  # type: ignore[arg-type]


def test_seven_inches_of_800_by_480_have_five_pixels_to_the_millimetre() -> None:
    assert 5.2 < Theme(800, 480).per_mm < 5.3


def test_capitals_are_as_high_as_asked_for() -> None:
    theme = Theme(800, 480)
    assert abs(theme.font(FAR_CAP) * 0.75 / theme.per_mm - FAR_CAP) < 0.1


def test_a_larger_text_size_leaves_alone_what_is_read_from_afar() -> None:
    theme = Theme(800, 480, text_scale=1.3)
    assert theme.font(NEAR_CAP) > Theme(800, 480).font(NEAR_CAP)
    assert theme.font(FAR_CAP, scales=False) == Theme(800, 480).font(FAR_CAP)


def test_a_text_shrinks_to_its_box_and_says_that_it_is_whole() -> None:
    painted = brush()
    painted.text(Rect(0, 0, 300, 30), "as large as possible", cap=FAR_CAP)
    written = painted.written[0]
    assert written.is_whole
    assert painted.theme.least_font <= written.size < painted.theme.font(FAR_CAP)
    assert written.extent.w <= 300


def test_a_text_that_cannot_be_legible_in_its_box_is_known_to_be_cut() -> None:
    painted = brush()
    painted.text(Rect(0, 0, 60, 20), "far too long for such a box")
    assert not painted.written[0].is_whole
    letters = [mark for mark in painted.marks if isinstance(mark, Letters)]
    assert letters[-1].text.endswith("…")


def test_rows_out_of_view_are_neither_painted_nor_touched() -> None:
    scrolled: dict[str, float] = {}
    painted = Brush(Theme(800, 480), measure, scrolled)
    place = Rect(0, 0, 400, 200)

    def paint_row(number: int, rect: Rect) -> None:
        painted.button(rect, f"row {number}", lambda: None, name=f"row-{number}")

    painted.rows(place, "list", [60.0] * 10, paint_row)
    names = [zone.name for zone in painted.zones]
    assert names[:2] == ["list-up", "list-down"]
    assert "row-0" in names
    assert "row-5" not in names
    assert all(zone.rect.bottom <= 200.5 for zone in painted.zones)


def test_the_arrow_moves_the_list_to_its_end_and_no_further() -> None:
    scrolled: dict[str, float] = {}
    for _ in range(9):
        painted = Brush(Theme(800, 480), measure, scrolled)
        painted.rows(Rect(0, 0, 400, 200), "list", [60.0] * 10, lambda number, rect: None)
        next(zone for zone in painted.zones if zone.name == "list-down").do()
    assert scrolled["list"] == painted.scrolls[0].most > 0


def test_a_short_list_needs_no_arrows() -> None:
    painted = brush()
    painted.rows(Rect(0, 0, 400, 200), "list", [60.0] * 2, lambda number, rect: None)
    assert painted.zones == []
