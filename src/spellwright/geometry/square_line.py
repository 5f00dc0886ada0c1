"""The straight line between the centres of two squares, and everything it meets on its way."""

from spellwright.geometry.edges import HORIZONTAL, VERTICAL, Corner, Edge, edges_at_corner
from spellwright.geometry.square import Square, sign

Pinch = tuple[Corner, Square, Square]
"""A corner that a line passes exactly through, and the two squares beside the line that it
touches only there, the one with the smaller x first."""


class SquareLine:
    """What a line from centre to centre meets, each list in the order of meeting.

    ``squares``: the squares whose inside it passes through, without the first and the last.
    ``edges``: the edges it crosses at a point that is not a corner.
    ``pinches``: the corners it passes exactly through, each with the two squares beside it.

    A line between centres never runs along an edge, so nothing else can be met.
    """

    __slots__ = ("edges", "pinches", "squares")

    def __init__(self, squares: list[Square], edges: list[Edge], pinches: list[Pinch]) -> None:
        self.squares: list[Square] = squares
        self.edges: list[Edge] = edges
        self.pinches: list[Pinch] = pinches


def trace_line(a: Square, b: Square) -> SquareLine:
    """Follow the line from the centre of a to the centre of b.

    >>> trace_line((0, 0), (2, 1)).squares
    [(1, 0), (1, 1)]
    >>> line = trace_line((0, 0), (2, 2))
    >>> line.squares
    [(1, 1)]
    >>> line.pinches
    [((1, 1), (0, 1), (1, 0)), ((2, 2), (1, 2), (2, 1))]
    """
    squares: list[Square] = []
    edges: list[Edge] = []
    pinches: list[Pinch] = []
    x, y = a
    step_x = sign(b[0] - x)
    step_y = sign(b[1] - y)
    columns = abs(b[0] - x)
    rows = abs(b[1] - y)
    # The line leaves its i-th column after (2i + 1) / (2 * columns) of its length and its j-th row
    # after (2j + 1) / (2 * rows). Both fractions are compared multiplied by 2 * columns * rows.
    column_end = rows
    row_end = columns
    while (x, y) != b:
        if column_end < row_end:
            edges.append((max(x, x + step_x), y, VERTICAL))
        elif row_end < column_end:
            edges.append((x, max(y, y + step_y), HORIZONTAL))
        else:
            corner = (max(x, x + step_x), max(y, y + step_y))
            left, right = (x, y + step_y), (x + step_x, y)
            pinches.append((corner, left, right) if left < right else (corner, right, left))
        leaves_column = column_end <= row_end
        leaves_row = row_end <= column_end
        if leaves_column:
            x += step_x
            column_end += 2 * rows
        if leaves_row:
            y += step_y
            row_end += 2 * columns
        squares.append((x, y))
    if squares:
        squares.pop()
    return SquareLine(squares, edges, pinches)


def squares_through(a: Square, b: Square) -> list[Square]:
    """The squares, without a and b, whose inside the line from centre to centre passes through.

    >>> squares_through((0, 0), (3, 1))
    [(1, 0), (2, 1)]
    """
    return trace_line(a, b).squares


def corners_touched(a: Square, b: Square) -> list[Corner]:
    """The corners that the line from centre to centre passes exactly through.

    >>> corners_touched((0, 0), (3, 1))
    [(2, 1)]
    """
    return [corner for corner, _, _ in trace_line(a, b).pinches]


def edges_touched(a: Square, b: Square) -> list[Edge]:
    """The edges, end points included, that the line from centre to centre meets.

    These are the edges it crosses and, after them, the four edges at every corner it touches.

    >>> edges_touched((0, 0), (1, 0))
    [(1, 0, 1)]
    >>> edges_touched((0, 0), (1, 1))
    [(1, 1, 1), (1, 1, 0), (1, 0, 1), (0, 1, 0)]
    """
    line = trace_line(a, b)
    touched = line.edges[:]
    for corner, _, _ in line.pinches:
        touched.extend(edges_at_corner(corner))
    return touched
