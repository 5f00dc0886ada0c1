"""Turned and joined areas of squares: the published facts about the nine by nine start area."""

from itertools import product

from spellwright.geometry import (
    SQUARE_STEPS,
    Square,
    line_is_clear,
    mirror_in_area,
    rotate_in_area,
    square_neighbours,
    square_ray,
    square_step,
)
from tests.geometry.notation import squares_named

SIZE = 9
BLACK = squares_named("B3 C3 C5 C7 C8 E2 E7 G7 H3 H5 H7")
START: Square = (5, 5)

PLACEMENTS = [(mirrored, quarters) for mirrored in (False, True) for quarters in range(4)]


def placed(mirrored: bool, quarters: int, origin: Square) -> set[Square]:
    """The black squares of an area that is mirrored, turned, and put at an origin."""
    moved: set[Square] = set()
    for square in BLACK:
        local = mirror_in_area(square, SIZE) if mirrored else square
        column, row = rotate_in_area(local, SIZE, quarters)
        moved.add((origin[0] + column, origin[1] + row))
    return moved


def start_at(origin: Square) -> Square:
    return (origin[0] + START[0], origin[1] + START[1])


def area_at(origin: Square) -> set[Square]:
    return {
        (origin[0] + column, origin[1] + row)
        for column, row in product(range(1, SIZE + 1), repeat=2)
    }


def steps_to_all(start: Square, free: set[Square], black: set[Square]) -> dict[Square, int]:
    """Walking distances by steps that do not squeeze between two black squares."""
    distance = {start: 0}
    for here in (order := [start]):
        for near in square_neighbours(here):
            if near in free and near not in distance and line_is_clear(here, near, black):
                distance[near] = distance[here] + 1
                order.append(near)
    return distance


def test_the_eight_placements_differ() -> None:
    placements = [frozenset(placed(*placement, (0, 0))) for placement in PLACEMENTS]
    assert len(set(placements)) == 8
    assert all(rotate_in_area(START, SIZE, quarters) == START for quarters in range(4))


def test_all_straight_lines_out_of_the_middle_are_blocked() -> None:
    first_black = [
        next((square for square in square_ray(START, direction, 4) if square in BLACK), None)
        for direction in (0, 2, 4, 6)
    ]
    assert first_black == squares_named("E7 H5 E2 C5")


def test_only_one_push_from_the_middle_runs_free() -> None:
    black = set(BLACK)
    run: list[int] = []
    for direction in range(len(SQUARE_STEPS)):
        here, count = START, 0
        while count < 4:
            there = square_step(here, direction)
            if there in black or not line_is_clear(here, there, black):
                break
            here, count = there, count + 1
        run.append(count)
    assert sorted(run)[-2:] == [2, 4]
    assert run[3] == 4  # south-east, to the corner of column I and row 1


def test_two_joined_areas() -> None:  # FW-EX20
    for one, other in product(PLACEMENTS, repeat=2):
        black = placed(*one, (0, 0)) | placed(*other, (9, 0))
        assert not line_is_clear(start_at((0, 0)), start_at((9, 0)), black)
        free = (area_at((0, 0)) | area_at((9, 0))) - black
        distance = steps_to_all(start_at((0, 0)), free, black)
        assert set(distance) == free
        assert distance[start_at((9, 0))] == 9


def test_a_third_area_often_sees_another_start() -> None:
    open_lines = 0
    for one, other, third in product(range(4), repeat=3):
        for origin in ((4, 9), (5, 9)):
            black = placed(False, one, (0, 0)) | placed(False, other, (9, 0))
            black |= placed(False, third, origin)
            open_lines += line_is_clear(start_at(origin), start_at((0, 0)), black)
            open_lines += line_is_clear(start_at(origin), start_at((9, 0)), black)
    assert open_lines == 80


def test_contact_of_joined_areas() -> None:  # FW-EX3
    def contact(one: Square, other: Square) -> list[int]:
        below, above = area_at(one), area_at(other)
        return sorted(x for x, y in below if (x, y + 1) in above)

    assert contact((0, 0), (4, 9)) == [5, 6, 7, 8, 9]
    assert contact((9, 0), (4, 9)) == [10, 11, 12, 13]
