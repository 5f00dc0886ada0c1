"""Fast answers about sight on a numbered grid with fixed walls."""

from spellwright.geometry.bits import numbers_of
from spellwright.geometry.square import Square, are_touching, squared_distance
from spellwright.geometry.square_grid import SquareGrid
from spellwright.geometry.square_line import trace_line
from spellwright.geometry.walls import Walls, walls_on_line


class SightTable:
    """Sight and adjacency on a grid with walls; sets of squares are bits (see ``bits``).

    ``past_walls[a]``: the squares that a sees as far as walls and posts are concerned.
    ``adjacent[a]``: the squares that touch a with no wall or post in between.

    >>> grid = SquareGrid(7, 1)
    >>> table = SightTable(grid, Walls([(5, 0, 1)]))
    >>> numbers_of(table.past_walls[0]), numbers_of(table.adjacent[4])
    ([0, 1, 2, 3, 4], [3])
    >>> numbers_of(table.seen(0, grid.bits([(2, 0), (3, 0)])))
    [0, 1, 2]
    """

    __slots__ = ("_nearness", "_shadows", "adjacent", "grid", "past_walls")

    def __init__(self, grid: SquareGrid, walls: Walls) -> None:
        squares = grid.squares()
        self.grid: SquareGrid = grid
        self.past_walls: list[int] = []
        self.adjacent: list[int] = []
        # By viewer and blocker: the squares that the blocker hides if the viewer sees it.
        self._shadows: list[list[int]] = []
        # By viewer and square: a key that grows with the distance and tells the square.
        self._nearness: list[list[int]] = []
        for number, viewer in enumerate(squares):
            self.past_walls.append(1 << number)
            self.adjacent.append(0)
            self._shadows.append([0] * grid.size)
            self._nearness.append(
                [squared_distance(viewer, to) * grid.size + n for n, to in enumerate(squares)]
            )
        # The line between two squares is the same both ways.
        for one in range(grid.size):
            for other in range(one):
                self._note_line(one, other, squares[one], squares[other], walls)

    def _note_line(self, one: int, other: int, a: Square, b: Square, walls: Walls) -> None:
        line = trace_line(a, b)
        if not walls_on_line(line, walls):
            self.past_walls[one] |= 1 << other
            self.past_walls[other] |= 1 << one
            if are_touching(a, b):
                self.adjacent[one] |= 1 << other
                self.adjacent[other] |= 1 << one
        for square in line.squares:
            passed = self.grid.number(square)
            self._shadows[one][passed] |= 1 << other
            self._shadows[other][passed] |= 1 << one

    def seen(self, viewer: int, blockers: int) -> int:
        """All squares that the viewer sees: the same rule as the function ``sees``."""
        nearness = self._nearness[viewer]
        shadows = self._shadows[viewer]
        seen = self.past_walls[viewer]
        nearest_first = [nearness[number] for number in numbers_of(blockers & seen)]
        nearest_first.sort()
        # A blocker is hidden only by nearer ones, so its turn comes when that is decided.
        for key in nearest_first:
            number = key % self.grid.size
            if (seen >> number) & 1:
                seen &= ~shadows[number]
        return seen

    def sees(self, viewer: int, target: int, blockers: int) -> bool:
        """Whether the viewer sees the target: the same rule as the function ``sees``."""
        return bool((self.seen(viewer, blockers) >> target) & 1)
