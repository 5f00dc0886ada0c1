"""Rules of sight between squares, always along the line from centre to centre.

Two kinds of things can be in the way: whole squares, which block wherever they are, and blockers,
which stop the view of a viewer only if that viewer sees them.
"""

from collections.abc import Iterable
from collections.abc import Set as AbstractSet

from spellwright.geometry.square import Square, squared_distance
from spellwright.geometry.square_line import squares_through, trace_line
from spellwright.geometry.walls import Walls, walls_touch_line


def line_is_clear(a: Square, b: Square, blocked: AbstractSet[Square]) -> bool:
    """Whether no blocked square other than a and b is in the way between them.

    A blocked square is in the way when the line passes through its inside. Two blocked squares are
    also in the way when they meet diagonally at a corner that the line passes exactly through;
    touching the corner of a single one does no harm.

    >>> line_is_clear((0, 0), (2, 0), {(1, 0)})
    False
    >>> line_is_clear((0, 0), (2, 2), {(0, 1)}), line_is_clear((0, 0), (2, 2), {(0, 1), (1, 0)})
    (True, False)
    """
    line = trace_line(a, b)
    if any(square in blocked for square in line.squares):
        return False
    return not any(one in blocked and other in blocked for _, one, other in line.pinches)


def seen_blockers(viewer: Square, blockers: Iterable[Square], walls: Walls) -> list[Square]:
    """The squares with a blocker that the viewer sees, nearest first.

    The viewer's own square is left out. See ``sees`` for the rule.

    >>> seen_blockers((0, 0), {(1, 0), (2, 0), (0, 3)}, Walls())
    [(1, 0), (0, 3)]
    """
    # A line to a square passes only through squares that are nearer than it, so in this order
    # everything that could hide a blocker is already decided.
    nearest_first = sorted([(squared_distance(viewer, square), square) for square in set(blockers)])
    seen: list[Square] = []
    for distance, square in nearest_first:
        if distance > 0 and sees_past(viewer, square, seen, walls):
            seen.append(square)
    return seen


def sees_past(viewer: Square, target: Square, seen: Iterable[Square], walls: Walls) -> bool:
    """Whether neither walls nor the blockers that the viewer is known to see hide the target.

    To ask about many targets, find ``seen_blockers`` once and then use this.

    >>> sees_past((0, 0), (2, 0), [(1, 0)], Walls()), sees_past((0, 0), (2, 2), [(1, 0)], Walls())
    (False, True)
    """
    if walls_touch_line(viewer, target, walls):
        return False
    through = squares_through(viewer, target)
    return not any(square in through for square in seen)


def sees(viewer: Square, target: Square, blockers: Iterable[Square], walls: Walls) -> bool:
    """Whether the viewer sees the target square.

    Nothing is seen along a line that a wall or a post touches, and nothing beyond a square with a
    blocker that the viewer itself sees. A blocker that is not seen hides nothing; nor does one in
    the viewer's or the target's square, or one whose square the line touches only at a corner.

    >>> from spellwright.geometry.edges import edge_between
    >>> sees((2, 2), (4, 3), {(3, 3)}, Walls())
    False
    >>> sees((2, 2), (4, 3), {(3, 3)}, Walls([edge_between((2, 3), (3, 3))]))
    True
    """
    return sees_past(viewer, target, seen_blockers(viewer, blockers, walls), walls)
