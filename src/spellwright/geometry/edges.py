"""Canonical names for the sides and corners of squares.

A corner ``(x, y)`` is the lower left corner of the square ``(x, y)``: the point where the squares
(x - 1, y - 1), (x, y - 1), (x - 1, y) and (x, y) meet.

An edge ``(x, y, HORIZONTAL)`` is the lower side of the square (x, y) and ``(x, y, VERTICAL)`` its
left side; each edge runs from the corner (x, y) to the right or upwards. So every edge and every
corner of the grid has exactly one name, and equal names mean the same place.
"""

from typing import Final

from spellwright.geometry.square import Square, king_distance

Corner = tuple[int, int]
Edge = tuple[int, int, int]

HORIZONTAL: Final = 0
VERTICAL: Final = 1


def edge_between(a: Square, b: Square) -> Edge:
    """The edge shared by two squares that lie side by side or one above the other.

    >>> edge_between((2, 5), (3, 5)) == (3, 5, VERTICAL)
    True
    >>> edge_between((2, 6), (2, 5)) == (2, 6, HORIZONTAL)
    True
    """
    if abs(b[0] - a[0]) + abs(b[1] - a[1]) != 1:
        raise ValueError(f"squares {a} and {b} share no edge")
    return (max(a[0], b[0]), max(a[1], b[1]), HORIZONTAL if a[0] == b[0] else VERTICAL)


def corner_between(a: Square, b: Square) -> Corner:
    """The corner shared by two squares that touch only diagonally.

    >>> corner_between((2, 5), (3, 4))
    (3, 5)
    """
    if a[0] == b[0] or a[1] == b[1] or king_distance(a, b) != 1:
        raise ValueError(f"squares {a} and {b} do not touch diagonally")
    return (max(a[0], b[0]), max(a[1], b[1]))


def edge_ends(edge: Edge) -> tuple[Corner, Corner]:
    """The two corners at which an edge ends, the left or lower one first.

    >>> edge_ends((3, 5, VERTICAL))
    ((3, 5), (3, 6))
    """
    x, y, way = edge
    return ((x, y), (x + 1, y)) if way == HORIZONTAL else ((x, y), (x, y + 1))


def edge_sides(edge: Edge) -> tuple[Square, Square]:
    """The two squares that an edge separates, the left or lower one first.

    >>> edge_sides((3, 5, VERTICAL)), edge_sides((3, 5, HORIZONTAL))
    (((2, 5), (3, 5)), ((3, 4), (3, 5)))
    """
    x, y, way = edge
    return ((x, y - 1), (x, y)) if way == HORIZONTAL else ((x - 1, y), (x, y))


def square_edges(square: Square) -> list[Edge]:
    """The four sides of a square: north, east, south, west.

    >>> square_edges((3, 5))
    [(3, 6, 0), (4, 5, 1), (3, 5, 0), (3, 5, 1)]
    """
    x, y = square
    return [(x, y + 1, HORIZONTAL), (x + 1, y, VERTICAL), (x, y, HORIZONTAL), (x, y, VERTICAL)]


def square_corners(square: Square) -> list[Corner]:
    """The four corners of a square, clockwise from the north-east.

    >>> square_corners((3, 5))
    [(4, 6), (4, 5), (3, 5), (3, 6)]
    """
    x, y = square
    return [(x + 1, y + 1), (x + 1, y), (x, y), (x, y + 1)]


def squares_at_corner(corner: Corner) -> list[Square]:
    """The four squares that meet at a corner, clockwise from the north-east.

    >>> squares_at_corner((3, 5))
    [(3, 5), (3, 4), (2, 4), (2, 5)]
    """
    x, y = corner
    return [(x, y), (x, y - 1), (x - 1, y - 1), (x - 1, y)]


def edges_at_corner(corner: Corner) -> list[Edge]:
    """The four edges that end at a corner: going north, east, south, west from it.

    >>> edges_at_corner((3, 5))
    [(3, 5, 1), (3, 5, 0), (3, 4, 1), (2, 5, 0)]
    """
    x, y = corner
    return [(x, y, VERTICAL), (x, y, HORIZONTAL), (x, y - 1, VERTICAL), (x - 1, y, HORIZONTAL)]
