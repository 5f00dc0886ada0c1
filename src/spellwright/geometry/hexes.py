"""Hexagons in axial coordinates: directions, distance, rings, lines, turning, corners.

A hex is a pair ``(q, r)``. In the plane its centre lies at (2q + r, 3r): q grows to the east and r
to the north-east, rows run from west to east, and corners point north and south. The plane is
scaled along each axis so that all centres and corners are whole numbers; that keeps straight lines
straight, so questions about lines have their true answers.
"""

from collections.abc import Sequence
from typing import Final

Hex = tuple[int, int]
Point = tuple[int, int]

# The six directions are the numbers 0 to 5, clockwise from the north-east, so that adding 1 turns
# by a sixth and adding 3 turns round.
HEX_NORTH_EAST: Final = 0
HEX_EAST: Final = 1
HEX_SOUTH_EAST: Final = 2
HEX_SOUTH_WEST: Final = 3
HEX_WEST: Final = 4
HEX_NORTH_WEST: Final = 5

HEX_STEPS: Final[tuple[Hex, ...]] = ((0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1))
"""The change of (q, r) in each direction, in the order of the direction numbers."""

HEX_CORNERS: Final[tuple[Point, ...]] = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))
"""The corners relative to the centre, clockwise from the north. The side between the corners i and
i + 1 is the one shared with the neighbour in direction i."""


def hex_distance(a: Hex, b: Hex) -> int:
    """The number of steps from a to b on an empty map.

    >>> hex_distance((0, 0), (2, 1)), hex_distance((0, 0), (2, -1))
    (3, 2)
    """
    dq = b[0] - a[0]
    dr = b[1] - a[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def hex_step(start: Hex, direction: int, count: int = 1) -> Hex:
    """The hex reached from a hex by some steps in one direction.

    >>> hex_step((0, 0), HEX_SOUTH_EAST, 2)
    (2, -2)
    """
    dq, dr = HEX_STEPS[direction]
    return (start[0] + count * dq, start[1] + count * dr)


def hex_neighbours(centre: Hex) -> list[Hex]:
    """The six hexes around a hex, in the order of the directions.

    >>> hex_neighbours((0, 0))
    [(0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1)]
    """
    q, r = centre
    return [(q + dq, r + dr) for dq, dr in HEX_STEPS]


def hex_ring(centre: Hex, radius: int) -> list[Hex]:
    """The hexes exactly so many steps away, clockwise from the one straight to the north-east.

    >>> hex_ring((0, 0), 2)[:4], len(hex_ring((0, 0), 2))
    ([(0, 2), (1, 1), (2, 0), (2, -1)], 12)
    """
    if radius == 0:
        return [centre]
    here = hex_step(centre, HEX_NORTH_EAST, radius)
    ring: list[Hex] = []
    for side in range(6):
        # Seen from a hex on the first side, the next one lies to the south-east, and so on round.
        along = (side + HEX_SOUTH_EAST) % 6
        for _ in range(radius):
            ring.append(here)
            here = hex_step(here, along)
    return ring


def hexes_within(centre: Hex, radius: int) -> list[Hex]:
    """The hexes at most so many steps away, the centre first, then ring by ring.

    >>> len(hexes_within((3, -1), 2)), hexes_within((3, -1), 0)
    (19, [(3, -1)])
    """
    found: list[Hex] = []
    for distance in range(radius + 1):
        found.extend(hex_ring(centre, distance))
    return found


def hex_line(a: Hex, b: Hex) -> list[Hex]:
    """A shortest path from a to b, both included, that stays on the line between their centres.

    Where the line runs between two hexes, the path takes the same one in both directions:
    ``hex_line(b, a)`` is ``hex_line(a, b)`` backwards.

    >>> hex_line((0, 0), (3, -1))
    [(0, 0), (1, 0), (2, -1), (3, -1)]
    """
    steps = hex_distance(a, b)
    if steps == 0:
        return [a]
    dq = b[0] - a[0]
    dr = b[1] - a[1]
    path: list[Hex] = []
    for done in range(steps + 1):
        # On the way one of q, r and q + r changes by exactly 1 a step; it must not be rounded.
        q = _nearest(dq * done, steps)
        r = _nearest(dr * done, steps)
        if abs(dq + dr) == steps:
            r = _nearest((dq + dr) * done, steps) - q
        path.append((a[0] + q, a[1] + r))
    return path


def _nearest(number: int, unit: int) -> int:
    """The whole number nearest to number / unit, the larger one of two."""
    return (2 * number + unit) // (2 * unit)


def rotate_hex(start: Hex, sixths: int) -> Hex:
    """Where a hex comes to lie when the map is turned clockwise about (0, 0) by sixths of a circle.

    >>> rotate_hex((0, 1), 1), rotate_hex((2, 1), 3)
    ((1, 0), (-2, -1))
    """
    q, r = start
    for _ in range(sixths % 6):
        q, r = q + r, -q
    return (q, r)


def mirror_hex(start: Hex) -> Hex:
    """Where a hex comes to lie when left and right are exchanged about the centre of (0, 0).

    >>> mirror_hex((0, 1)), mirror_hex((2, 0))
    ((-1, 1), (-2, 0))
    """
    return (-start[0] - start[1], start[1])


def hex_centre(at: Hex) -> Point:
    """The centre of a hex in the scaled plane.

    >>> hex_centre((2, 1))
    (5, 3)
    """
    return (2 * at[0] + at[1], 3 * at[1])


def hex_corners(at: Hex) -> list[Point]:
    """The six corners of a hex in the scaled plane, clockwise from the north.

    >>> hex_corners((1, 0))
    [(2, 2), (3, 1), (3, -1), (2, -2), (1, -1), (1, 1)]
    """
    x, y = hex_centre(at)
    return [(x + dx, y + dy) for dx, dy in HEX_CORNERS]


def hex_neighbour_table(hexes: Sequence[Hex]) -> list[list[int]]:
    """For each hex of a map the positions of its six neighbours by direction, -1 where none is.

    >>> hex_neighbour_table([(0, 0), (1, 0)])
    [[-1, 1, -1, -1, -1, -1], [-1, -1, -1, -1, 0, -1]]
    """
    position = {at: number for number, at in enumerate(hexes)}
    return [[position.get(near, -1) for near in hex_neighbours(at)] for at in hexes]


def hex_distance_table(hexes: Sequence[Hex]) -> list[list[int]]:
    """The distance between every two hexes of a map, by their positions.

    >>> hex_distance_table([(0, 0), (1, 0), (1, 1)])
    [[0, 1, 2], [1, 0, 1], [2, 1, 0]]
    """
    return [[hex_distance(a, b) for b in hexes] for a in hexes]
