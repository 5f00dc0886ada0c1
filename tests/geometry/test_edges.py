"""Canonical names of edges and corners."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spellwright.geometry import (
    HORIZONTAL,
    VERTICAL,
    Edge,
    Square,
    corner_between,
    edge_between,
    edge_ends,
    edge_sides,
    edges_at_corner,
    square_corners,
    square_edges,
    square_neighbours,
    squared_distance,
    squares_at_corner,
)
from tests.geometry.brute_force import lawful

places = st.tuples(st.integers(-9, 9), st.integers(-9, 9))
edges = st.tuples(st.integers(-9, 9), st.integers(-9, 9), st.sampled_from([HORIZONTAL, VERTICAL]))


@lawful
@given(edges)
def test_an_edge_has_one_name(edge: Edge) -> None:
    one, other = edge_sides(edge)
    assert edge_between(one, other) == edge_between(other, one) == edge
    assert edge in square_edges(one)
    assert edge in square_edges(other)
    assert set(edge_ends(edge)) == set(square_corners(one)) & set(square_corners(other))


@lawful
@given(places)
def test_a_corner_has_one_name(corner: Square) -> None:
    around = squares_at_corner(corner)
    assert len(set(around)) == 4
    assert corner_between(around[0], around[2]) == corner
    assert corner_between(around[3], around[1]) == corner
    assert all(corner in square_corners(square) for square in around)
    assert all(corner in edge_ends(edge) for edge in edges_at_corner(corner))
    assert len(set(edges_at_corner(corner))) == 4


@lawful
@given(places)
def test_the_sides_of_a_square_face_its_neighbours(square: Square) -> None:
    north, north_east, east, south_east, south, south_west, west, north_west = square_neighbours(
        square
    )
    assert square_edges(square) == [
        edge_between(square, near) for near in (north, east, south, west)
    ]
    assert square_corners(square) == [
        corner_between(square, near) for near in (north_east, south_east, south_west, north_west)
    ]


@lawful
@given(places, places)
def test_other_pairs_share_no_edge_or_corner(a: Square, b: Square) -> None:
    if squared_distance(a, b) != 1:
        with pytest.raises(ValueError, match="share no edge"):
            edge_between(a, b)
    if squared_distance(a, b) != 2:
        with pytest.raises(ValueError, match="do not touch diagonally"):
            corner_between(a, b)
