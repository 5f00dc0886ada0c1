"""Walls, each one edge long with both its ends, and posts, each a single corner."""

from collections.abc import Iterable

from spellwright.geometry.edges import Corner, Edge, edge_ends
from spellwright.geometry.square import Square, are_touching
from spellwright.geometry.square_line import SquareLine, trace_line


class Walls:
    """A fixed set of walls and posts.

    ``edges``: the edges that are walls. ``corners``: the corners that a post or the end of a wall
    covers. A line between centres touches the walls exactly when it crosses one of these edges or
    passes through one of these corners.
    """

    __slots__ = ("corners", "edges")

    def __init__(self, edges: Iterable[Edge] = (), posts: Iterable[Corner] = ()) -> None:
        walls = frozenset(edges)
        corners = set(posts)
        for edge in walls:
            corners.update(edge_ends(edge))
        self.edges: frozenset[Edge] = walls
        self.corners: frozenset[Corner] = frozenset(corners)


def walls_touch_line(a: Square, b: Square, walls: Walls) -> bool:
    """Whether a wall, its ends included, or a post touches the line from centre to centre.

    >>> from spellwright.geometry.edges import edge_between
    >>> walls = Walls([edge_between((2, 3), (3, 3))])
    >>> walls_touch_line((1, 3), (4, 3), walls), walls_touch_line((2, 2), (3, 3), walls)
    (True, True)
    >>> walls_touch_line((1, 2), (4, 2), walls)
    False
    """
    return walls_on_line(trace_line(a, b), walls)


def walls_on_line(line: SquareLine, walls: Walls) -> bool:
    """The same for a line that was already followed."""
    if any(edge in walls.edges for edge in line.edges):
        return True
    return any(corner in walls.corners for corner, _, _ in line.pinches)


def are_adjacent(a: Square, b: Square, walls: Walls) -> bool:
    """Whether two squares touch and neither a wall nor a post is on the line between them.

    >>> post = Walls(posts=[(3, 3)])
    >>> are_adjacent((2, 2), (3, 3), post), are_adjacent((2, 2), (3, 2), post)
    (False, True)
    """
    return are_touching(a, b) and not walls_touch_line(a, b, walls)
