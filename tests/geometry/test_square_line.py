"""What the line between the centres of two squares meets."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spellwright.geometry import (
    Square,
    are_touching,
    corners_touched,
    edges_touched,
    square_corners,
    squared_distance,
    squares_at_corner,
    squares_through,
    trace_line,
)
from tests.geometry.brute_force import (
    box_around,
    enters_square,
    lawful,
    touches_corner,
    touches_edge,
)

squares = st.tuples(st.integers(-6, 6), st.integers(-6, 6))


@pytest.mark.parametrize(
    ("b", "through", "corners"),
    [
        ((0, 0), [], []),
        ((1, 0), [], []),
        ((0, -3), [(0, -1), (0, -2)], []),
        ((1, 1), [], [(1, 1)]),
        ((-1, 1), [], [(0, 1)]),
        ((2, 1), [(1, 0), (1, 1)], []),
        ((3, 1), [(1, 0), (2, 1)], [(2, 1)]),
        ((-2, -2), [(-1, -1)], [(0, 0), (-1, -1)]),
        ((3, 2), [(1, 0), (1, 1), (2, 1), (2, 2)], []),
        ((5, 3), [(1, 0), (1, 1), (2, 1), (3, 2), (4, 2), (4, 3)], [(3, 2)]),
    ],
)
def test_lines_worked_out_by_hand(b: Square, through: list[Square], corners: list[Square]) -> None:
    assert squares_through((0, 0), b) == through
    assert corners_touched((0, 0), b) == corners


@lawful
@given(squares, squares)
def test_a_line_agrees_with_cutting_it_by_fractions(a: Square, b: Square) -> None:
    near = box_around(a, b)
    line = trace_line(a, b)
    assert set(line.squares) == {
        square for square in near if square not in (a, b) and enters_square(a, b, square)
    }
    assert {corner for corner, _, _ in line.pinches} == {
        corner for corner in near if touches_corner(a, b, corner)
    }
    touched = {(x, y, way) for x, y in near for way in (0, 1) if touches_edge(a, b, (x, y, way))}
    assert set(edges_touched(a, b)) == touched
    ends_at_corner = {
        (x, y, way)
        for x, y, way in touched
        for dx, dy in ((0, 0), (0, 1) if way else (1, 0))
        if touches_corner(a, b, (x + dx, y + dy))
    }
    assert set(line.edges) == touched - ends_at_corner


@lawful
@given(squares, squares)
def test_beside_a_corner_are_the_two_squares_touched_only_there(a: Square, b: Square) -> None:
    for corner, one, other in trace_line(a, b).pinches:
        beside = [square for square in squares_at_corner(corner) if not enters_square(a, b, square)]
        assert [one, other] == sorted(beside)
        assert squared_distance(one, other) == 2
        assert corner in square_corners(one)


@lawful
@given(squares, squares)
def test_a_line_is_the_same_backwards(a: Square, b: Square) -> None:
    there, back = trace_line(a, b), trace_line(b, a)
    assert back.squares == there.squares[::-1]
    assert back.edges == there.edges[::-1]
    assert back.pinches == there.pinches[::-1]


@lawful
@given(squares, squares)
def test_a_line_meets_its_squares_in_order_and_without_gaps(a: Square, b: Square) -> None:
    line = trace_line(a, b)
    distances = [squared_distance(a, square) for square in [a, *line.squares, b]]
    if a != b:
        assert distances == sorted(set(distances))
    whole = [a, *line.squares, b]
    assert a == b or all(are_touching(*pair) for pair in pairwise(whole))
    assert len(line.edges) + len(line.pinches) == (len(whole) - 1 if a != b else 0)
