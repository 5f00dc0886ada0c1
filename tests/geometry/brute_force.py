"""Slow, plain answers to the library's questions, worked out in another way.

Everything here cuts a segment, as fractions of its length, down to the part inside some shape. The
library instead walks squares and separates hexes, so both agree only if both are right.
"""

from collections.abc import Iterable
from fractions import Fraction

from hypothesis import settings

FractionPoint = tuple[Fraction, Fraction]

lawful = settings(derandomize=True, deadline=None, max_examples=100)
"""For laws: every run tries the same cases."""

HALF = Fraction(1, 2)


class Cut:
    """The part of a segment that is left after some half planes, as fractions of its length."""

    def __init__(self, start: FractionPoint, end: FractionPoint) -> None:
        self.start = start
        self.end = end
        self.low = Fraction(0)
        self.high = Fraction(1)
        self.touches_inside = True

    def keep(self, a: Fraction, b: Fraction, limit: Fraction) -> None:
        """Keep the points with a * x + b * y <= limit."""
        at_start = a * self.start[0] + b * self.start[1] - limit
        at_end = a * self.end[0] + b * self.end[1] - limit
        change = at_end - at_start
        if change == 0:
            if at_start >= 0:
                self.touches_inside = False
            if at_start > 0:
                self.high = self.low - 1
        elif change > 0:
            self.high = min(self.high, -at_start / change)
        else:
            self.low = max(self.low, -at_start / change)

    def is_touched(self) -> bool:
        """Whether the segment has a point in the closed shape."""
        return self.low <= self.high

    def is_entered(self) -> bool:
        """Whether the segment has a point inside the shape."""
        return self.touches_inside and self.low < self.high


def point(place: tuple[int, int]) -> FractionPoint:
    return (Fraction(place[0]), Fraction(place[1]))


def cut_by_box(
    a: tuple[int, int], b: tuple[int, int], low: FractionPoint, high: FractionPoint
) -> Cut:
    cut = Cut(point(a), point(b))
    one, zero = Fraction(1), Fraction(0)
    cut.keep(one, zero, high[0])
    cut.keep(-one, zero, -low[0])
    cut.keep(zero, one, high[1])
    cut.keep(zero, -one, -low[1])
    return cut


def enters_square(a: tuple[int, int], b: tuple[int, int], square: tuple[int, int]) -> bool:
    """Whether the line between the centres of a and b has points inside the square."""
    x, y = point(square)
    return cut_by_box(a, b, (x - HALF, y - HALF), (x + HALF, y + HALF)).is_entered()


def touches_corner(a: tuple[int, int], b: tuple[int, int], corner: tuple[int, int]) -> bool:
    """Whether the line between the centres of a and b passes through the corner."""
    x, y = point(corner)
    return cut_by_box(a, b, (x - HALF, y - HALF), (x - HALF, y - HALF)).is_touched()


def touches_edge(a: tuple[int, int], b: tuple[int, int], edge: tuple[int, int, int]) -> bool:
    """Whether the line between the centres of a and b meets the edge or one of its ends."""
    x, y = point((edge[0], edge[1]))
    low = (x - HALF, y - HALF)
    high = (x + HALF, y - HALF) if edge[2] == 0 else (x - HALF, y + HALF)
    return cut_by_box(a, b, low, high).is_touched()


def box_around(a: tuple[int, int], b: tuple[int, int]) -> list[tuple[int, int]]:
    """All squares of the rectangle around a and b and of one more ring, as a margin."""
    return [
        (x, y)
        for x in range(min(a[0], b[0]) - 1, max(a[0], b[0]) + 2)
        for y in range(min(a[1], b[1]) - 1, max(a[1], b[1]) + 2)
    ]


def sees_slowly(
    viewer: tuple[int, int],
    target: tuple[int, int],
    blockers: Iterable[tuple[int, int]],
    edges: Iterable[tuple[int, int, int]],
    posts: Iterable[tuple[int, int]],
) -> bool:
    """The rule of seen blockers word for word, calling itself for each blocker on the line."""
    if any(touches_edge(viewer, target, edge) for edge in edges):
        return False
    if any(touches_corner(viewer, target, post) for post in posts):
        return False
    return not any(
        sees_slowly(viewer, blocker, blockers, edges, posts)
        for blocker in blockers
        if blocker not in (viewer, target) and enters_square(viewer, target, blocker)
    )


def corners_of_hex(at: tuple[int, int]) -> list[tuple[int, int]]:
    x, y = 2 * at[0] + at[1], 3 * at[1]
    offsets = [(0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1)]
    return [(x + dx, y + dy) for dx, dy in offsets]


def enters_hex(start: tuple[int, int], end: tuple[int, int], at: tuple[int, int]) -> bool:
    """Whether the line has points inside the hexagon."""
    cut = Cut(point(start), point(end))
    corners = corners_of_hex(at)
    for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1], strict=True):
        # Clockwise, the inside is to the right of every side.
        a, b = y1 - y2, x2 - x1
        cut.keep(Fraction(a), Fraction(b), Fraction(a * x1 + b * y1))
    return cut.is_entered()


def runs_along(start: tuple[int, int], end: tuple[int, int], side: list[tuple[int, int]]) -> bool:
    """Whether the line covers a part of the side that has a length."""
    (ax, ay), (bx, by) = side
    dx, dy = end[0] - start[0], end[1] - start[1]
    if (dx, dy) == (0, 0):
        return False
    if dx * (ay - start[1]) != dy * (ax - start[0]) or dx * (by - start[1]) != dy * (bx - start[0]):
        return False
    length = dx * dx + dy * dy
    places = sorted(
        Fraction(dx * (x - start[0]) + dy * (y - start[1]), length) for x, y in ((ax, ay), (bx, by))
    )
    return max(places[0], Fraction(0)) < min(places[1], Fraction(1))


def is_unbroken_slowly(
    start: tuple[int, int], end: tuple[int, int], impassable: Iterable[tuple[int, int]]
) -> bool:
    hexes = sorted(set(impassable))
    if any(enters_hex(start, end, at) for at in hexes):
        return False
    for number, one in enumerate(hexes):
        for other in hexes[:number]:
            shared = sorted(set(corners_of_hex(one)) & set(corners_of_hex(other)))
            if len(shared) == 2 and runs_along(start, end, shared):
                return False
    return True


def hex_sees_slowly(
    viewer: tuple[int, int], target: tuple[int, int], impassable: Iterable[tuple[int, int]]
) -> bool:
    common = set(corners_of_hex(viewer)) & set(corners_of_hex(target))
    if len(common) >= 2:
        return True
    return any(
        sum(is_unbroken_slowly(start, end, impassable) for end in corners_of_hex(target)) >= 2
        for start in corners_of_hex(viewer)
    )
