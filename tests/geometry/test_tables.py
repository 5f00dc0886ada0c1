"""Numbered grids and tables give the same answers as the plain functions."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spellwright.geometry import (
    Edge,
    LineTable,
    SightTable,
    Square,
    SquareGrid,
    Walls,
    are_adjacent,
    bits_of,
    line_is_clear,
    numbers_of,
    seen_blockers,
    sees,
    square_neighbours,
    squares_through,
    walls_touch_line,
)
from tests.geometry.brute_force import lawful

GRID = SquareGrid(9, 6, left=-2, bottom=3)
LINES = LineTable(GRID)
squares = st.sampled_from(GRID.squares())
crowds = st.sets(squares, max_size=15)


@lawful
@given(st.sets(st.integers(0, 200)))
def test_bits_keep_the_numbers(numbers: set[int]) -> None:
    assert numbers_of(bits_of(numbers)) == sorted(numbers)
    assert bits_of(numbers).bit_count() == len(numbers)


def test_a_grid_numbers_its_squares() -> None:
    every = GRID.squares()
    assert every[:2] == [(-2, 3), (-1, 3)]
    assert every[9] == (-2, 4)
    assert [GRID.number(square) for square in every] == list(range(54))
    around = [(x, y) for x, y in product(range(-3, 8), range(2, 10)) if (x, y) not in every]
    assert {GRID.number(square) for square in around} == {-1}
    assert GRID.bits([(-2, 3), (-2, 4)]) == 0b1000000001
    assert SquareGrid(2, 2).squares() == [(0, 0), (1, 0), (0, 1), (1, 1)]


def test_a_set_of_bits_takes_no_square_from_outside() -> None:
    with pytest.raises(ValueError, match="negative shift count"):
        GRID.bits([(100, 100)])


def test_neighbours_by_number() -> None:
    for number, nearby in enumerate(GRID.neighbour_table()):
        assert nearby == [GRID.number(near) for near in square_neighbours(GRID.square(number))]


def test_every_line_by_number() -> None:
    for a, b in product(range(GRID.size), repeat=2):
        expected = GRID.bits(squares_through(GRID.square(a), GRID.square(b)))
        assert LINES.through(a, b) == expected


@lawful
@given(squares, squares, crowds)
def test_clear_lines_by_number(a: Square, b: Square, blocked: set[Square]) -> None:
    clear = LINES.is_clear(GRID.number(a), GRID.number(b), GRID.bits(blocked))
    assert clear == line_is_clear(a, b, blocked)


def test_pinched_lines_by_number() -> None:
    for a, b in product(GRID.squares(), repeat=2):
        pair = {(a[0], b[1]), (b[0], a[1])}
        clear = LINES.is_clear(GRID.number(a), GRID.number(b), GRID.bits(pair))
        assert clear == line_is_clear(a, b, pair)


@settings(parent=lawful, max_examples=30)
@given(
    st.sets(st.tuples(st.integers(-2, 6), st.integers(3, 8), st.integers(0, 1)), max_size=5),
    st.sets(st.tuples(st.integers(-2, 6), st.integers(3, 8)), max_size=2),
    crowds,
    squares,
)
def test_sight_by_number(
    edges: set[Edge], posts: set[Square], blockers: set[Square], viewer: Square
) -> None:
    walls = Walls(edges, posts)
    table = SightTable(GRID, walls)
    number, bits = GRID.number(viewer), GRID.bits(blockers)
    seen = table.seen(number, bits)
    assert seen & bits & ~(1 << number) == GRID.bits(seen_blockers(viewer, blockers, walls))
    for other, square in enumerate(GRID.squares()):
        expected = sees(viewer, square, blockers, walls)
        assert table.sees(number, other, bits) == expected
        assert (seen >> other) & 1 == expected
        past_walls = not walls_touch_line(viewer, square, walls)
        assert (table.past_walls[number] >> other) & 1 == past_walls
        assert (table.adjacent[number] >> other) & 1 == are_adjacent(viewer, square, walls)
