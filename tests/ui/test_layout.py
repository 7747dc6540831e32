"""Rectangles are cut without losing or doubling a pixel."""

import pytest

from companion.ui.layout import Rect

AREA = Rect(10, 20, 300, 100)


@pytest.mark.parametrize("cut", ["cut_top", "cut_bottom", "cut_left", "cut_right"])
def test_a_cut_gives_the_piece_asked_for_and_the_rest_behind_the_gap(cut: str) -> None:
    piece, rest = getattr(AREA, cut)(30, 5)
    assert not piece.overlaps(rest)
    if cut in ("cut_top", "cut_bottom"):
        assert (piece.h, rest.h, piece.w, rest.w) == (30, 65, 300, 300)
    else:
        assert (piece.w, rest.w, piece.h, rest.h) == (30, 265, 100, 100)


def test_a_cut_that_takes_more_than_there_is_leaves_nothing_behind() -> None:
    _, rest = AREA.cut_top(200, 5)
    assert rest.h == 0


def test_columns_and_rows_fill_the_area_by_their_shares() -> None:
    narrow, wide = AREA.columns([1, 2], 30)
    assert (narrow.w, wide.w, wide.right) == (90, 180, AREA.right)
    rows = AREA.rows(3, 2)
    assert rows[-1].bottom == pytest.approx(AREA.bottom)
    assert len({round(row.h, 6) for row in rows}) == 1


def test_a_grid_is_read_row_by_row() -> None:
    cells = AREA.grid(2, 2, 10)
    assert [(cell.x, cell.y) for cell in cells] == [(10, 20), (165, 20), (10, 75), (165, 75)]


def test_neighbours_that_touch_do_not_overlap() -> None:
    left, right = AREA.columns(2)
    assert not left.overlaps(right)
    assert left.overlaps(right.moved(-5, 0))


def test_something_centred_is_never_larger_than_its_place() -> None:
    assert AREA.centred(1000, 10) == Rect(10, 65, 300, 10)
