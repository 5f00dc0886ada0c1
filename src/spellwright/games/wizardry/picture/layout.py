"""Where squares lie in the drawing. The y of the board grows upwards, that of SVG downwards."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.floor import CELL, Area
from spellwright.games.wizardry.board import Board
from spellwright.games.wizardry.content.start_area import AREA, SIZE

RIM: Final = 64
"""Room at a side of the board: for the names of the areas, and for hidden wizards beside it."""
BARE_RIM: Final = 26
"""Room at a side where no area has its name."""

LEAST_ROOM: Final = (744, 484)
"""Pixels that a board has on a small screen."""
READABLE: Final = 12.2
USUAL: Final = 16.0

NORTH, EAST, SOUTH, WEST = (0, 1), (1, 0), (0, -1), (-1, 0)
_SIDES: Final = (NORTH, SOUTH, WEST, EAST)

Point = tuple[float, float]


class Layout:
    """Pixels for squares, areas and their sides."""

    __slots__ = ("areas", "board", "height", "left", "letters", "rims", "top", "width")

    def __init__(self, board: Board) -> None:
        columns = [x for x, _ in board.place]
        rows = [y for _, y in board.place]
        self.board = board
        self.left = min(columns)
        self.top = max(rows)
        named = {self.free_side(seat) for seat in range(board.size // AREA)}
        self.rims = {side: RIM if side in named else BARE_RIM for side in _SIDES}
        """How much room there is at each side."""
        across, down = max(columns) - self.left + 1, self.top - min(rows) + 1
        self.width = across * CELL + self.rims[WEST] + self.rims[EAST]
        self.height = down * CELL + self.rims[NORTH] + self.rims[SOUTH]
        closest = max(self.width / LEAST_ROOM[0], self.height / LEAST_ROOM[1])
        self.letters = max(USUAL, READABLE * closest)
        """How high letters are, so that they can be read where the whole board is shown."""
        self.areas = [self._area(seat) for seat in range(board.size // AREA)]

    def _area(self, seat: int) -> Area:
        own = range(seat * AREA, (seat + 1) * AREA)
        x = min(self.corner(square)[0] for square in own)
        y = min(self.corner(square)[1] for square in own)
        return Area(x, y, SIZE * CELL, SIZE * CELL)

    def corner(self, square: int) -> Point:
        """The upper left corner of a square."""
        x, y = self.board.place[square]
        left, top = self.rims[WEST], self.rims[NORTH]
        return (x - self.left) * CELL + left, (self.top - y) * CELL + top

    def centre(self, square: int) -> Point:
        x, y = self.corner(square)
        return x + CELL / 2, y + CELL / 2

    def reach(self, centre: int, distance: int) -> Area:
        """The area within this many king steps."""
        x, y = self.corner(centre)
        side = (2 * distance + 1) * CELL
        return Area(x - distance * CELL, y - distance * CELL, side, side)

    def free_side(self, seat: int) -> tuple[int, int]:
        """A side of an area, as a step outwards, along which nothing else lies."""
        own = [self.board.place[square] for square in range(seat * AREA, (seat + 1) * AREA)]
        inside = set(own)
        for dx, dy in _SIDES:
            beyond = {(x + dx, y + dy) for x, y in own} - inside
            if not any(place in self.board.number for place in beyond):
                return dx, dy
        return NORTH

    def beside(self, seat: int, away: float, along: float = 0) -> Point:
        """A point outside an area, off the middle of its free side; `along` goes right or down."""
        area = self.areas[seat]
        dx, dy = self.free_side(seat)
        half = area.width / 2
        x, y = area.x + half + dx * (half + away), area.y + half - dy * (half + away)
        return (x + along, y) if dy else (x, y + along)

    def outwards(self, square: int, inner: int) -> tuple[int, int]:
        """The step from a neighbouring square to a square, in the drawing."""
        (x, y), (ix, iy) = self.board.place[square], self.board.place[inner]
        return x - ix, iy - y
