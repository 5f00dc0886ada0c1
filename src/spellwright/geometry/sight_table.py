"""Fast answers about sight on a numbered grid with fixed walls."""

from spellwright.geometry.bits import numbers_of
from spellwright.geometry.line_table import LineTable
from spellwright.geometry.square import squared_distance
from spellwright.geometry.square_grid import SquareGrid
from spellwright.geometry.walls import Walls, are_adjacent, walls_touch_line


class SightTable:
    """Sight and adjacency on a grid with walls; sets of squares are bits (see ``bits``).

    ``past_walls[a]``: the squares that a sees as far as walls and posts are concerned.
    ``adjacent[a]``: the squares that touch a with no wall or post in between.

    >>> grid = SquareGrid(7, 1)
    >>> table = SightTable(grid, Walls([(5, 0, 1)]))
    >>> numbers_of(table.past_walls[0]), numbers_of(table.adjacent[4])
    ([0, 1, 2, 3, 4], [3])
    >>> table.sees(0, 3, grid.bits([(2, 0)])), table.sees(0, 2, grid.bits([(2, 0)]))
    (False, True)
    """

    __slots__ = ("_lines", "_nearness", "adjacent", "grid", "past_walls")

    def __init__(self, grid: SquareGrid, walls: Walls) -> None:
        squares = grid.squares()
        self.grid: SquareGrid = grid
        self.past_walls: list[int] = []
        self.adjacent: list[int] = []
        self._lines: LineTable = LineTable(grid)
        # One list per viewer: for each square a key that grows with its distance from the viewer
        # and from which the square can be told.
        self._nearness: list[list[int]] = []
        for viewer in squares:
            past_walls = 0
            adjacent = 0
            nearness: list[int] = []
            for number, square in enumerate(squares):
                if not walls_touch_line(viewer, square, walls):
                    past_walls |= 1 << number
                if are_adjacent(viewer, square, walls):
                    adjacent |= 1 << number
                nearness.append(squared_distance(viewer, square) * grid.size + number)
            self.past_walls.append(past_walls)
            self.adjacent.append(adjacent)
            self._nearness.append(nearness)

    def seen_blockers(self, viewer: int, blockers: int) -> int:
        """The blockers that the viewer sees: the same rule as the function of this name."""
        nearness = self._nearness[viewer]
        keys = [nearness[number] for number in numbers_of(blockers & ~(1 << viewer))]
        keys.sort()
        seen = 0
        for key in keys:
            number = key % self.grid.size
            if self.sees_past(viewer, number, seen):
                seen |= 1 << number
        return seen

    def sees_past(self, viewer: int, target: int, seen: int) -> bool:
        """Whether neither walls nor the blockers known to be seen hide the target."""
        if not (self.past_walls[viewer] >> target) & 1:
            return False
        return not self._lines.through(viewer, target) & seen

    def sees(self, viewer: int, target: int, blockers: int) -> bool:
        """Whether the viewer sees the target: the same rule as the function of this name."""
        in_the_way = self._lines.through(viewer, target) & blockers
        if not in_the_way:
            return bool((self.past_walls[viewer] >> target) & 1)
        return self.sees_past(viewer, target, self.seen_blockers(viewer, blockers))
