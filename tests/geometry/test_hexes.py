"""Hexes: directions, distance, rings, lines, turning, corners."""

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spellwright.geometry import (
    HEX_CORNERS,
    HEX_EAST,
    HEX_NORTH_EAST,
    HEX_NORTH_WEST,
    HEX_SOUTH_EAST,
    HEX_SOUTH_WEST,
    HEX_STEPS,
    HEX_WEST,
    Hex,
    hex_centre,
    hex_corners,
    hex_distance,
    hex_distance_table,
    hex_line,
    hex_neighbour_table,
    hex_neighbours,
    hex_ring,
    hex_step,
    hexes_within,
    mirror_hex,
    rotate_hex,
)
from tests.geometry.brute_force import lawful

hexes = st.tuples(st.integers(-12, 12), st.integers(-12, 12))


def test_the_directions_go_clockwise_from_the_north_east() -> None:
    assert [
        hex_centre(HEX_STEPS[direction])
        for direction in (
            HEX_NORTH_EAST,
            HEX_EAST,
            HEX_SOUTH_EAST,
            HEX_SOUTH_WEST,
            HEX_WEST,
            HEX_NORTH_WEST,
        )
    ] == [(1, 3), (2, 0), (1, -3), (-1, -3), (-2, 0), (-1, 3)]


@pytest.mark.parametrize(
    ("offset", "distance"),
    [
        ((0, 0), 0),
        ((1, 0), 1),
        ((1, -1), 1),
        ((1, 1), 2),
        ((3, -1), 3),
        ((-2, -2), 4),
        ((2, -5), 5),
    ],
)
def test_distance(offset: Hex, distance: int) -> None:
    assert hex_distance((0, 0), offset) == distance


def test_the_distance_is_the_number_of_steps() -> None:
    reached = {(2, -1)}
    for steps in range(6):
        assert reached == set(hexes_within((2, -1), steps))
        assert all(hex_distance((2, -1), at) <= steps for at in reached)
        reached |= {near for at in reached for near in hex_neighbours(at)}


@lawful
@given(hexes, hexes, hexes)
def test_hex_distance_is_a_distance(a: Hex, b: Hex, c: Hex) -> None:
    assert hex_distance(a, b) == hex_distance(b, a)
    assert hex_distance(a, c) <= hex_distance(a, b) + hex_distance(b, c)
    assert (hex_distance(a, b) == 0) == (a == b)
    assert (hex_distance(a, b) == 1) == (b in hex_neighbours(a))


@lawful
@given(hexes, st.integers(0, 5), st.integers(0, 9))
def test_steps_and_back(start: Hex, direction: int, count: int) -> None:
    end = hex_step(start, direction, count)
    assert hex_distance(start, end) == count
    assert hex_step(end, (direction + 3) % 6, count) == start
    assert hex_neighbours(start)[direction] == hex_step(start, direction)


@lawful
@given(hexes, st.integers(0, 6))
def test_a_ring_goes_round_at_one_distance(centre: Hex, radius: int) -> None:
    ring = hex_ring(centre, radius)
    assert len(set(ring)) == len(ring) == (6 * radius or 1)
    assert {hex_distance(centre, at) for at in ring} == {radius}
    assert ring[0] == hex_step(centre, HEX_NORTH_EAST, radius)
    if radius:
        closed = [*ring, ring[0]]
        assert {hex_distance(*pair) for pair in pairwise(closed)} == {1}
        # Clockwise: a turn by a sixth moves each hex one side of the ring on.
        turned = [rotate_about(at, centre, 1) for at in ring]
        assert turned == ring[radius:] + ring[:radius]


def rotate_about(at: Hex, centre: Hex, sixths: int) -> Hex:
    q, r = rotate_hex((at[0] - centre[0], at[1] - centre[1]), sixths)
    return (q + centre[0], r + centre[1])


@lawful
@given(hexes, st.integers(-13, 13), st.integers(-13, 13))
def test_turns_add_up_and_mirroring_reverses_them(at: Hex, one: int, other: int) -> None:
    assert rotate_hex(rotate_hex(at, one), other) == rotate_hex(at, one + other)
    assert rotate_hex(at, 6) == at
    assert rotate_hex(at, 3) == (-at[0], -at[1])
    assert mirror_hex(mirror_hex(at)) == at
    assert mirror_hex(rotate_hex(at, one)) == rotate_hex(mirror_hex(at), -one)
    assert hex_distance((0, 0), rotate_hex(at, one)) == hex_distance((0, 0), at)


def test_a_turn_takes_each_direction_to_the_next_and_mirroring_exchanges_left_and_right() -> None:
    assert [rotate_hex(step, 1) for step in HEX_STEPS] == [*HEX_STEPS[1:], HEX_STEPS[0]]
    for at in hexes_within((0, 0), 3):
        x, y = hex_centre(at)
        assert hex_centre(mirror_hex(at)) == (-x, y)


def test_a_side_is_shared_with_the_neighbour_in_its_direction() -> None:
    for at in hexes_within((0, 0), 2):
        corners = hex_corners(at)
        assert corners == [
            (hex_centre(at)[0] + dx, hex_centre(at)[1] + dy) for dx, dy in HEX_CORNERS
        ]
        for direction, near in enumerate(hex_neighbours(at)):
            side = {corners[direction], corners[(direction + 1) % 6]}
            assert side == set(corners) & set(hex_corners(near))


def test_every_line_is_a_shortest_path_along_the_straight_line() -> None:
    for target in hexes_within((0, 0), 9):
        path = hex_line((0, 0), target)
        assert path[0] == (0, 0)
        assert path[-1] == target
        assert len(path) == hex_distance((0, 0), target) + 1
        assert all(hex_distance(*pair) == 1 for pair in pairwise(path))
        for done, at in enumerate(path):
            there = Fraction(done, max(len(path) - 1, 1))
            q, r = there * target[0], there * target[1]
            nearest = min(off_centre(q, r, near) for near in hex_neighbours(at))
            assert off_centre(q, r, at) <= nearest


def off_centre(q: Fraction, r: Fraction, at: Hex) -> Fraction:
    """The square of the distance from a point in axial coordinates to the centre of a hex."""
    dq, dr = q - at[0], r - at[1]
    return dq * dq + dq * dr + dr * dr


@lawful
@given(hexes, hexes)
def test_a_line_is_the_same_backwards_and_elsewhere(a: Hex, b: Hex) -> None:
    assert hex_line(a, b) == hex_line(b, a)[::-1]
    from_origin = hex_line((0, 0), (b[0] - a[0], b[1] - a[1]))
    assert hex_line(a, b) == [(a[0] + q, a[1] + r) for q, r in from_origin]


def test_lines_worked_out_by_hand() -> None:
    assert hex_line((2, 3), (2, 3)) == [(2, 3)]
    assert hex_line((0, 0), (0, 3)) == [(0, 0), (0, 1), (0, 2), (0, 3)]
    assert hex_line((0, 0), (3, -1)) == [(0, 0), (1, 0), (2, -1), (3, -1)]
    # Along the sides of two hexes, in the middle of which the line touches both alike.
    assert hex_line((0, 0), (1, 1)) == [(0, 0), (1, 0), (1, 1)]


def test_tables_by_position() -> None:
    board = hexes_within((1, 1), 2)
    near = hex_neighbour_table(board)
    far = hex_distance_table(board)
    for number, at in enumerate(board):
        assert far[number] == [hex_distance(at, other) for other in board]
        for direction, position in enumerate(near[number]):
            there = hex_step(at, direction)
            assert (board[position] == there) if position >= 0 else there not in board
