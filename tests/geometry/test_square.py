"""Squares: directions, distances, pushing, turning an area."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spellwright.geometry import (
    EAST,
    NORTH,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH,
    SOUTH_EAST,
    SOUTH_WEST,
    SQUARE_STEPS,
    WEST,
    Square,
    are_touching,
    beside_diagonal_step,
    direction_between,
    is_diagonal,
    king_distance,
    mirror_in_area,
    push_direction,
    rotate_in_area,
    sign,
    square_neighbours,
    square_ray,
    square_step,
    squared_distance,
    squares_at,
    squares_within,
    turn_direction,
)
from tests.geometry.brute_force import lawful

small = st.integers(-30, 30)
squares = st.tuples(small, small)
directions = st.integers(0, 7)
in_area = st.tuples(st.integers(1, 9), st.integers(1, 9))


def test_the_directions_go_clockwise_from_north_with_y_upwards() -> None:
    assert SQUARE_STEPS[NORTH] == (0, 1)
    assert SQUARE_STEPS[NORTH_EAST] == (1, 1)
    assert SQUARE_STEPS[EAST] == (1, 0)
    assert SQUARE_STEPS[SOUTH_EAST] == (1, -1)
    assert SQUARE_STEPS[SOUTH] == (0, -1)
    assert SQUARE_STEPS[SOUTH_WEST] == (-1, -1)
    assert SQUARE_STEPS[WEST] == (-1, 0)
    assert SQUARE_STEPS[NORTH_WEST] == (-1, 1)
    assert len(SQUARE_STEPS) == 8


@pytest.mark.parametrize(
    ("a", "b", "steps", "squared"),
    [
        ((1, 1), (1, 1), 0, 0),
        ((1, 1), (2, 2), 1, 2),
        ((1, 1), (4, 2), 3, 10),
        ((0, 0), (-2, 5), 5, 29),
        ((9, 5), (10, 5), 1, 1),
    ],
)
def test_distances(a: Square, b: Square, steps: int, squared: int) -> None:
    assert king_distance(a, b) == steps
    assert squared_distance(a, b) == squared


def test_the_distance_is_the_number_of_king_steps() -> None:
    reached = {(0, 0)}
    for steps in range(5):
        assert reached == set(squares_within((0, 0), steps))
        assert all(king_distance((0, 0), square) <= steps for square in reached)
        reached |= {near for square in reached for near in square_neighbours(square)}


@lawful
@given(squares, squares, squares)
def test_king_distance_is_a_distance(a: Square, b: Square, c: Square) -> None:
    assert king_distance(a, b) == king_distance(b, a)
    assert king_distance(a, c) <= king_distance(a, b) + king_distance(b, c)
    assert (king_distance(a, b) == 0) == (a == b)
    assert are_touching(a, b) == (b in square_neighbours(a))


def test_a_square_touches_its_eight_neighbours_only() -> None:
    around = square_neighbours((4, 4))
    assert len(set(around)) == 8
    assert {square for square in squares_within((4, 4), 3) if are_touching((4, 4), square)} == set(
        around
    )


@lawful
@given(squares, st.integers(0, 6))
def test_squares_within_and_squares_at(centre: Square, radius: int) -> None:
    within = squares_within(centre, radius)
    assert len(set(within)) == len(within) == (2 * radius + 1) ** 2
    assert squares_at(centre, radius) == [
        square for square in within if king_distance(centre, square) == radius
    ]
    assert len(squares_at(centre, radius)) == (8 * radius or 1)


@lawful
@given(squares, directions, st.integers(1, 9))
def test_a_ray_goes_straight_on(start: Square, direction: int, length: int) -> None:
    ray = square_ray(start, direction, length)
    assert len(ray) == length
    here = start
    for square in ray:
        here = square_step(here, direction)
        assert square == here
        assert direction_between(start, square) == direction
    assert square_step(start, direction, length) == here
    assert square_step(here, turn_direction(direction, 4), length) == start


@lawful
@given(squares, squares)
def test_the_direction_is_found_only_along_the_eight_lines(a: Square, b: Square) -> None:
    found = [
        direction
        for direction in range(8)
        if any(square_step(a, direction, count) == b for count in range(1, 61))
    ]
    assert direction_between(a, b) == (found[0] if found else -1)


def test_diagonals_are_every_second_direction() -> None:
    assert [is_diagonal(direction) for direction in range(8)] == [False, True] * 4
    assert all(
        is_diagonal(direction) == (0 not in SQUARE_STEPS[direction]) for direction in range(8)
    )


@pytest.mark.parametrize(
    ("offset", "step"),
    [
        # FW-EX13
        ((3, 0), (1, 0)),
        ((2, 1), (1, 0)),
        ((3, 2), (1, 1)),
        ((-1, -2), (0, -1)),
        ((-4, 3), (-1, 1)),
        # the exact boundary, and next to it
        ((4, 2), (1, 0)),
        ((4, -3), (1, -1)),
        ((5, -3), (1, -1)),
        ((6, -3), (1, 0)),
        ((-3, 7), (0, 1)),
        ((0, -5), (0, -1)),
        ((5, 5), (1, 1)),
        ((0, 0), (0, 0)),
    ],
)
def test_push_direction(offset: Square, step: Square) -> None:
    assert push_direction(*offset) == step


@lawful
@given(small, small)
def test_push_direction_is_the_same_in_all_quarters(dx: int, dy: int) -> None:
    step_x, step_y = push_direction(dx, dy)
    assert push_direction(-dx, dy) == (-step_x, step_y)
    assert push_direction(dy, dx) == (step_y, step_x)
    assert (step_x, step_y) in [*SQUARE_STEPS, (0, 0)]
    assert sign(dx) * step_x >= 0
    assert sign(dy) * step_y >= 0


@lawful
@given(squares, st.sampled_from([NORTH_EAST, SOUTH_EAST, SOUTH_WEST, NORTH_WEST]))
def test_beside_a_diagonal_step_are_the_squares_that_touch_both_by_a_side(
    a: Square, direction: int
) -> None:
    b = square_step(a, direction)
    touching = [
        square
        for square in squares_within(a, 2)
        if squared_distance(a, square) == 1 and squared_distance(b, square) == 1
    ]
    assert list(beside_diagonal_step(a, b)) == sorted(touching)
    assert beside_diagonal_step(a, b) == beside_diagonal_step(b, a)


@pytest.mark.parametrize(
    ("quarters", "corner", "next_to_it"),
    [(0, (1, 1), (2, 1)), (1, (1, 9), (1, 8)), (2, (9, 9), (8, 9)), (3, (9, 1), (9, 2))],
)
def test_a_turn_is_clockwise(quarters: int, corner: Square, next_to_it: Square) -> None:
    assert rotate_in_area((1, 1), 9, quarters) == corner
    assert rotate_in_area((2, 1), 9, quarters) == next_to_it


@lawful
@given(in_area)
def test_a_turn_follows_its_formulas(square: Square) -> None:  # FW-2.4, origin (0, 0)
    c, r = square
    assert rotate_in_area(square, 9, 0) == (c, r)
    assert rotate_in_area(square, 9, 1) == (r, 10 - c)
    assert rotate_in_area(square, 9, 2) == (10 - c, 10 - r)
    assert rotate_in_area(square, 9, 3) == (10 - r, c)
    assert mirror_in_area(square, 9) == (10 - c, r)


@lawful
@given(st.integers(1, 12), st.data(), st.integers(-9, 9), st.integers(-9, 9))
def test_turns_add_up_and_mirroring_reverses_them(
    size: int, data: st.DataObject, one: int, other: int
) -> None:
    coordinates = st.integers(1, size)
    square = data.draw(st.tuples(coordinates, coordinates))
    turned = rotate_in_area(square, size, one)
    assert rotate_in_area(turned, size, other) == rotate_in_area(square, size, one + other)
    assert rotate_in_area(square, size, 4) == square
    assert mirror_in_area(mirror_in_area(square, size), size) == square
    assert mirror_in_area(turned, size) == rotate_in_area(mirror_in_area(square, size), size, -one)
    assert min(turned) >= 1
    assert max(turned) <= size


@lawful
@given(in_area, in_area, st.integers(0, 3))
def test_turning_keeps_distances_and_turns_directions(a: Square, b: Square, quarters: int) -> None:
    turned_a, turned_b = rotate_in_area(a, 9, quarters), rotate_in_area(b, 9, quarters)
    assert squared_distance(turned_a, turned_b) == squared_distance(a, b)
    direction = direction_between(a, b)
    if direction >= 0:
        assert direction_between(turned_a, turned_b) == turn_direction(direction, 2 * quarters)
