"""A rectangle of squares numbered row by row, for tables that are looked up by number."""

from collections.abc import Iterable

from spellwright.geometry.bits import bits_of
from spellwright.geometry.square import SQUARE_STEPS, Square


class SquareGrid:
    """The squares of a rectangle, numbered from 0: left to right, then row by row upwards.

    >>> grid = SquareGrid(4, 3, left=1, bottom=1)
    >>> grid.number((1, 1)), grid.number((4, 3)), grid.number((5, 1))
    (0, 11, -1)
    >>> grid.square(4)
    (1, 2)
    """

    __slots__ = ("bottom", "height", "left", "size", "width")

    def __init__(self, width: int, height: int, *, left: int = 0, bottom: int = 0) -> None:
        self.width: int = width
        self.height: int = height
        self.left: int = left
        self.bottom: int = bottom
        self.size: int = width * height

    def number(self, square: Square) -> int:
        """The number of a square, or -1 if it lies outside."""
        column = square[0] - self.left
        row = square[1] - self.bottom
        if 0 <= column < self.width and 0 <= row < self.height:
            return row * self.width + column
        return -1

    def square(self, number: int) -> Square:
        """The square with a number."""
        return (self.left + number % self.width, self.bottom + number // self.width)

    def squares(self) -> list[Square]:
        """All squares in the order of their numbers."""
        return [self.square(number) for number in range(self.size)]

    def bits(self, squares: Iterable[Square]) -> int:
        """Some squares of the rectangle as a set of bits (see ``bits_of``)."""
        return bits_of([self.number(square) for square in squares])

    def neighbour_table(self) -> list[list[int]]:
        """For each square the numbers of its eight neighbours by direction, -1 where none is.

        >>> SquareGrid(2, 2).neighbour_table()[0]
        [2, 3, 1, -1, -1, -1, -1, -1]
        """
        return [
            [self.number((x + dx, y + dy)) for dx, dy in SQUARE_STEPS] for x, y in self.squares()
        ]
