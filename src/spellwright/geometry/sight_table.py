"""Fast answers about sight on a numbered grid with fixed walls."""

from spellwright.geometry.bits import numbers_of
from spellwright.geometry.square import squared_distance
from spellwright.geometry.square_grid import SquareGrid
from spellwright.geometry.square_line import squares_through
from spellwright.geometry.walls import Walls, are_adjacent, walls_touch_line


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
        for viewer in squares:
            past_walls = 0
            adjacent = 0
            shadows = [0] * grid.size
            nearness: list[int] = []
            for number, square in enumerate(squares):
                bit = 1 << number
                if not walls_touch_line(viewer, square, walls):
                    past_walls |= bit
                if are_adjacent(viewer, square, walls):
                    adjacent |= bit
                for passed in squares_through(viewer, square):
                    shadows[grid.number(passed)] |= bit
                nearness.append(squared_distance(viewer, square) * grid.size + number)
            self.past_walls.append(past_walls)
            self.adjacent.append(adjacent)
            self._shadows.append(shadows)
            self._nearness.append(nearness)

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
