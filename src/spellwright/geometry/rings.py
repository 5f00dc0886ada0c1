"""A ring: a closed track of spaces numbered from 0, clockwise."""


def move_clockwise(space: int, steps: int, size: int) -> int:
    """The space reached by going clockwise on a ring of so many spaces.

    >>> move_clockwise(22, 5, 24)
    3
    """
    return (space + steps) % size


def move_counter_clockwise(space: int, steps: int, size: int) -> int:
    """The space reached by going counter-clockwise.

    >>> move_counter_clockwise(3, 5, 24)
    22
    """
    return (space - steps) % size


def move_ends(space: int, steps: int, size: int) -> tuple[int, int]:
    """Both ends of a move: clockwise, then counter-clockwise. They can be the same space.

    >>> move_ends(1, 4, 24), move_ends(1, 12, 24)
    ((5, 21), (13, 13))
    """
    return (move_clockwise(space, steps, size), move_counter_clockwise(space, steps, size))


def clockwise_path(space: int, steps: int, size: int) -> list[int]:
    """The spaces entered one after another on the way clockwise, the last one included.

    >>> clockwise_path(22, 3, 24)
    [23, 0, 1]
    """
    return [move_clockwise(space, step, size) for step in range(1, steps + 1)]


def counter_clockwise_path(space: int, steps: int, size: int) -> list[int]:
    """The spaces entered one after another on the way counter-clockwise, the last one included.

    >>> counter_clockwise_path(1, 3, 24)
    [0, 23, 22]
    """
    return [move_counter_clockwise(space, step, size) for step in range(1, steps + 1)]


def clockwise_distance(start: int, end: int, size: int) -> int:
    """How many spaces it is from start to end going clockwise.

    >>> clockwise_distance(22, 3, 24), clockwise_distance(3, 22, 24)
    (5, 19)
    """
    return (end - start) % size


def ring_distance(a: int, b: int, size: int) -> int:
    """How many spaces it is between two spaces the shorter way round.

    >>> ring_distance(22, 3, 24), ring_distance(3, 22, 24)
    (5, 5)
    """
    clockwise = clockwise_distance(a, b, size)
    return min(clockwise, size - clockwise)
