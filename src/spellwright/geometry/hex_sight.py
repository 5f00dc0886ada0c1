"""Exact sight between hexes, along straight lines from corner to corner.

A line is broken when it passes through the inside of an impassable hex, or when it runs for some
length along a side shared by two impassable hexes. Touching a corner or running along the side of
a single impassable hex does not break it, a line of no length is never broken, and places that are
not impassable, on the map or off it, do not matter.
"""

from collections.abc import Iterable, Sequence

from spellwright.geometry.hexes import (
    HEX_STEPS,
    Hex,
    Point,
    hex_centre,
    hex_corners,
    hex_distance,
)

_Side = tuple[int, int, int, int]


class HexBarriers:
    """A fixed set of impassable hexes, made ready for testing lines.

    ``centres``: the centre of each impassable hex. ``sides``: the two ends of each side that two
    of them share, as (x1, y1, x2, y2).
    """

    __slots__ = ("centres", "sides")

    def __init__(self, impassable: Iterable[Hex]) -> None:
        hexes = sorted(set(impassable))
        present = set(hexes)
        self.centres: list[Point] = [hex_centre(at) for at in hexes]
        self.sides: list[_Side] = []
        for at in hexes:
            corners = hex_corners(at)
            # Half of the directions is enough: each shared side then turns up once.
            for direction in range(3):
                dq, dr = HEX_STEPS[direction]
                if (at[0] + dq, at[1] + dr) in present:
                    x1, y1 = corners[direction]
                    x2, y2 = corners[direction + 1]
                    self.sides.append((x1, y1, x2, y2))


def line_is_unbroken(start: Point, end: Point, barriers: HexBarriers) -> bool:
    """Whether the straight line between two corners of hexes is unbroken.

    Both points must be corners of hexes in the scaled plane (see ``hex_corners``).

    >>> barriers = HexBarriers([(1, 0)])
    >>> line_is_unbroken((1, 1), (3, -1), barriers), line_is_unbroken((1, 1), (1, -1), barriers)
    (False, True)
    >>> line_is_unbroken((1, 1), (1, -1), HexBarriers([(0, 0), (1, 0)]))
    False
    """
    x1, y1 = start
    x2, y2 = end
    dx = x2 - x1
    dy = y2 - y1
    if dx == 0 and dy == 0:
        return True
    # Two convex shapes miss each other exactly when they are apart seen along one of their sides.
    # A hex has sides in three directions and reaches 1, 2 and 2 to either side of its centre in
    # x, x + y and x - y; the line adds its own direction.
    low_x, high_x = (x1, x2) if x1 < x2 else (x2, x1)
    sum1, sum2 = x1 + y1, x2 + y2
    low_sum, high_sum = (sum1, sum2) if sum1 < sum2 else (sum2, sum1)
    diff1, diff2 = x1 - y1, x2 - y2
    low_diff, high_diff = (diff1, diff2) if diff1 < diff2 else (diff2, diff1)
    reach = abs(dx) + max(abs(dx), abs(dy))
    offset = dx * y1 - dy * x1
    for x, y in barriers.centres:
        if (
            low_x - 1 < x < high_x + 1
            and low_sum - 2 < x + y < high_sum + 2
            and low_diff - 2 < x - y < high_diff + 2
            and -reach < dx * y - dy * x - offset < reach
        ):
            return False
    return not _runs_along_a_side(x1, y1, dx, dy, barriers.sides)


def _runs_along_a_side(x1: int, y1: int, dx: int, dy: int, sides: list[_Side]) -> bool:
    if dx != 0 and abs(dx) != abs(dy):
        return False
    length = dx * dx + dy * dy
    for ax, ay, bx, by in sides:
        # Between two corners a line holds a side as a whole or runs along no part of it.
        if dx * (ay - y1) == dy * (ax - x1) and dx * (by - y1) == dy * (bx - x1):
            along_a = dx * (ax - x1) + dy * (ay - y1)
            along_b = dx * (bx - x1) + dy * (by - y1)
            if 0 <= along_a <= length and 0 <= along_b <= length:
                return True
    return False


def hex_sees(viewer: Hex, target: Hex, barriers: HexBarriers) -> bool:
    """Whether unbroken lines go from one corner of the viewer to two corners of the target.

    A hex always sees itself and its neighbours. Over long distances a hex may see another one that
    does not see it.

    >>> hex_sees((0, 0), (2, 0), HexBarriers([(1, 0)]))
    False
    >>> hex_sees((0, 0), (1, 1), HexBarriers([(1, 0)]))
    True
    """
    if hex_distance(viewer, target) <= 1:
        return True
    ends = hex_corners(target)
    for start in hex_corners(viewer):
        unbroken = 0
        for end in ends:
            if line_is_unbroken(start, end, barriers):
                unbroken += 1
                if unbroken == 2:
                    return True
    return False


def hex_sight_table(hexes: Sequence[Hex], barriers: HexBarriers) -> list[int]:
    """For each hex of a map the hexes it sees, as a set of bits of their positions in the map.

    Agrees with ``hex_sees``, but tests each line between two corners of the map only once.

    >>> hex_sight_table([(0, 0), (1, 0), (2, 0)], HexBarriers([(1, 0)]))
    [3, 7, 6]
    """
    corner_numbers: dict[Point, int] = {}
    corners_of_hex: list[list[int]] = []
    for at in hexes:
        numbers: list[int] = []
        for point in hex_corners(at):
            if point not in corner_numbers:
                corner_numbers[point] = len(corner_numbers)
            numbers.append(corner_numbers[point])
        corners_of_hex.append(numbers)

    reached = _unbroken_lines(list(corner_numbers), barriers)
    corner_sets: list[int] = []
    for numbers in corners_of_hex:
        corner_set = 0
        for number in numbers:
            corner_set |= 1 << number
        corner_sets.append(corner_set)

    table: list[int] = []
    for viewer, numbers in enumerate(corners_of_hex):
        seen = 0
        for target, corner_set in enumerate(corner_sets):
            if hex_distance(hexes[viewer], hexes[target]) <= 1:
                seen |= 1 << target
                continue
            for number in numbers:
                ends = reached[number] & corner_set
                # More than one bit is left when taking away the lowest leaves something.
                if ends & (ends - 1):
                    seen |= 1 << target
                    break
        table.append(seen)
    return table


def _unbroken_lines(points: list[Point], barriers: HexBarriers) -> list[int]:
    """For each point the points that unbroken lines join to it, as sets of bits."""
    reached = [1 << number for number in range(len(points))]
    for one, start in enumerate(points):
        for other in range(one):
            if line_is_unbroken(start, points[other], barriers):
                reached[one] |= 1 << other
                reached[other] |= 1 << one
    return reached
