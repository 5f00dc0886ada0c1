"""Fast answers about lines between the numbered squares of a rectangle.

What a line meets depends only on the offset between its ends, and it all lies in the smallest
rectangle around them. So one shape per offset, kept as bits relative to the lower left square of
that rectangle, serves every pair of squares.
"""

from spellwright.geometry.square_grid import SquareGrid
from spellwright.geometry.square_line import trace_line


class LineTable:
    """Answers about every pair of squares of a grid; sets of squares are bits (see ``bits``).

    >>> grid = SquareGrid(5, 5)
    >>> table = LineTable(grid)
    >>> a, b = grid.number((0, 0)), grid.number((2, 2))
    >>> table.is_clear(a, b, grid.bits([(0, 1)])), table.is_clear(a, b, grid.bits([(1, 1)]))
    (True, False)
    """

    __slots__ = ("_columns", "_pinches", "_rows", "_through", "_width", "grid")

    def __init__(self, grid: SquareGrid) -> None:
        width = grid.width
        self.grid: SquareGrid = grid
        self._width: int = width
        self._columns: list[int] = [number % width for number in range(grid.size)]
        self._rows: list[int] = [number // width for number in range(grid.size)]
        # Both indexed by rows * 2 * width + columns of the offset, for offsets that do not go
        # down; columns may be negative and then count from the end of the row.
        self._through: list[int] = []
        self._pinches: list[tuple[int, ...]] = []
        for rows in range(grid.height):
            for index in range(2 * width):
                columns = index if index < width else index - 2 * width
                left = max(-columns, 0)
                line = trace_line((left, 0), (left + columns, rows))
                through = 0
                for x, y in line.squares:
                    through |= 1 << (y * width + x)
                self._through.append(through)
                self._pinches.append(
                    tuple(
                        [
                            (1 << (y1 * width + x1)) | (1 << (y2 * width + x2))
                            for _, (x1, y1), (x2, y2) in line.pinches
                        ]
                    )
                )

    def through(self, a: int, b: int) -> int:
        """The squares, without a and b, whose inside the line passes through."""
        return self._through[self._shape(a, b)] << self._base(a, b)

    def is_clear(self, a: int, b: int, blocked: int) -> bool:
        """Whether no blocked square is in the way: the same rule as ``line_is_clear``."""
        shape = self._shape(a, b)
        near = blocked >> self._base(a, b)
        if near & self._through[shape]:
            return False
        return all(near & pinch != pinch for pinch in self._pinches[shape])

    def _shape(self, a: int, b: int) -> int:
        rows = self._rows[b] - self._rows[a]
        columns = self._columns[b] - self._columns[a]
        if rows < 0:
            rows = -rows
            columns = -columns
        if columns < 0:
            columns += 2 * self._width
        return rows * 2 * self._width + columns

    def _base(self, a: int, b: int) -> int:
        row = min(self._rows[a], self._rows[b])
        return row * self._width + min(self._columns[a], self._columns[b])
