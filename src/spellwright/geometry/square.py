"""Squares of a grid: coordinates, the eight directions, distances, turning an area.

A square is a pair ``(x, y)``. x grows to the east (right) and y to the north (up).
"""

from typing import Final

Square = tuple[int, int]

# The eight directions are the numbers 0 to 7, clockwise from north, so that adding 1 turns by an
# eighth, adding 4 turns round, and the odd numbers are the diagonals.
NORTH: Final = 0
NORTH_EAST: Final = 1
EAST: Final = 2
SOUTH_EAST: Final = 3
SOUTH: Final = 4
SOUTH_WEST: Final = 5
WEST: Final = 6
NORTH_WEST: Final = 7

SQUARE_STEPS: Final[tuple[Square, ...]] = (
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
)
"""The change of (x, y) in each direction, in the order of the direction numbers."""

# Indexed by 3 * (dx + 1) + (dy + 1).
_DIRECTION_OF_SIGNS: Final[tuple[int, ...]] = (
    SOUTH_WEST,
    WEST,
    NORTH_WEST,
    SOUTH,
    -1,
    NORTH,
    SOUTH_EAST,
    EAST,
    NORTH_EAST,
)


def sign(number: int) -> int:
    """The sign of a number as -1, 0 or 1.

    >>> sign(-7), sign(0), sign(3)
    (-1, 0, 1)
    """
    if number > 0:
        return 1
    return -1 if number < 0 else 0


def king_distance(a: Square, b: Square) -> int:
    """The number of steps, straight or diagonal, from a to b on an empty grid.

    >>> king_distance((1, 1), (4, 2))
    3
    """
    return max(abs(b[0] - a[0]), abs(b[1] - a[1]))


def squared_distance(a: Square, b: Square) -> int:
    """The square of the straight distance between the centres: exact, and it orders like it.

    >>> squared_distance((1, 1), (4, 2))
    10
    """
    dx = b[0] - a[0]
    dy = b[1] - a[1]
    return dx * dx + dy * dy


def are_touching(a: Square, b: Square) -> bool:
    """Whether two different squares share a side or a corner.

    >>> are_touching((1, 1), (2, 2)), are_touching((1, 1), (1, 1)), are_touching((1, 1), (3, 1))
    (True, False, False)
    """
    return king_distance(a, b) == 1


def square_step(square: Square, direction: int, count: int = 1) -> Square:
    """The square reached from a square by some steps in one direction.

    >>> square_step((3, 3), NORTH_WEST), square_step((3, 3), EAST, 4)
    ((2, 4), (7, 3))
    """
    dx, dy = SQUARE_STEPS[direction]
    return (square[0] + count * dx, square[1] + count * dy)


def square_neighbours(square: Square) -> list[Square]:
    """The eight squares around a square, in the order of the directions.

    >>> square_neighbours((0, 0))[:3]
    [(0, 1), (1, 1), (1, 0)]
    """
    x, y = square
    return [(x + dx, y + dy) for dx, dy in SQUARE_STEPS]


def square_ray(square: Square, direction: int, length: int) -> list[Square]:
    """The first squares met when going straight on from a square, nearest first.

    >>> square_ray((1, 1), NORTH_EAST, 3)
    [(2, 2), (3, 3), (4, 4)]
    """
    return [square_step(square, direction, count) for count in range(1, length + 1)]


def squares_within(centre: Square, radius: int) -> list[Square]:
    """The squares at most so many king steps away, the centre included, row by row from below.

    >>> len(squares_within((5, 5), 2)), squares_within((5, 5), 1)[:4]
    (25, [(4, 4), (5, 4), (6, 4), (4, 5)])
    """
    x, y = centre
    return [
        (x + dx, y + dy) for dy in range(-radius, radius + 1) for dx in range(-radius, radius + 1)
    ]


def squares_at(centre: Square, radius: int) -> list[Square]:
    """The squares exactly so many king steps away, row by row from below.

    >>> len(squares_at((5, 5), 2)), squares_at((5, 5), 0)
    (16, [(5, 5)])
    """
    around = squares_within(centre, radius)
    return [square for square in around if king_distance(centre, square) == radius]


def is_diagonal(direction: int) -> bool:
    """Whether a direction is one of the four diagonals.

    >>> is_diagonal(NORTH), is_diagonal(SOUTH_WEST)
    (False, True)
    """
    return direction % 2 == 1


def turn_direction(direction: int, eighths: int) -> int:
    """The direction after a clockwise turn by so many eighths of a circle.

    >>> turn_direction(WEST, 3) == NORTH_EAST, turn_direction(NORTH, 4) == SOUTH
    (True, True)
    """
    return (direction + eighths) % 8


def direction_between(a: Square, b: Square) -> int:
    """The direction in which b lies exactly straight or exactly diagonally from a, or -1.

    >>> direction_between((2, 2), (5, 5)) == NORTH_EAST
    True
    >>> direction_between((2, 2), (4, 3)), direction_between((2, 2), (2, 2))
    (-1, -1)
    """
    dx = b[0] - a[0]
    dy = b[1] - a[1]
    if dx != 0 and dy != 0 and abs(dx) != abs(dy):
        return -1
    return _DIRECTION_OF_SIGNS[3 * (sign(dx) + 1) + sign(dy) + 1]


def push_direction(dx: int, dy: int) -> Square:
    """The one step, straight or diagonal, that a push along (dx, dy) takes again and again.

    The push goes along an axis when the larger of |dx| and |dy| is at least twice the smaller,
    otherwise diagonally. A push along (0, 0) goes nowhere.

    >>> push_direction(3, 0), push_direction(2, 1), push_direction(3, 2), push_direction(-1, -2)
    ((1, 0), (1, 0), (1, 1), (0, -1))
    """
    if abs(dx) >= 2 * abs(dy):
        return (sign(dx), 0)
    if abs(dy) >= 2 * abs(dx):
        return (0, sign(dy))
    return (sign(dx), sign(dy))


def beside_diagonal_step(a: Square, b: Square) -> tuple[Square, Square]:
    """The two squares that share a side with both a and its diagonal neighbour b.

    >>> beside_diagonal_step((1, 1), (2, 2))
    ((1, 2), (2, 1))
    """
    one = (a[0], b[1])
    other = (b[0], a[1])
    return (one, other) if one < other else (other, one)


def rotate_in_area(square: Square, size: int, quarter_turns: int) -> Square:
    """Where a square comes to lie when its area is turned clockwise by quarters of a circle.

    The area has ``size`` columns and rows, both counted from 1.

    >>> [rotate_in_area((2, 3), 9, quarters) for quarters in range(4)]
    [(2, 3), (3, 8), (8, 7), (7, 2)]
    """
    column, row = square
    quarters = quarter_turns % 4
    if quarters == 0:
        return square
    if quarters == 1:
        return (row, size + 1 - column)
    if quarters == 2:
        return (size + 1 - column, size + 1 - row)
    return (size + 1 - row, column)


def mirror_in_area(square: Square, size: int) -> Square:
    """Where a square comes to lie when left and right of its area are exchanged.

    The area has ``size`` columns, counted from 1.

    >>> mirror_in_area((2, 3), 9)
    (8, 3)
    """
    return (size + 1 - square[0], square[1])
