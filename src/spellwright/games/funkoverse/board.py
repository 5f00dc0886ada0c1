"""The tables of a map: what touches what, what is near, what can be seen (FV-3).

Sets of squares are bits. The tables follow from the map alone, so they are made once and shared.
"""

from __future__ import annotations

from typing import Final

from spellwright.games.funkoverse import words
from spellwright.games.funkoverse.content.maps import FRAME, MAPS, Map
from spellwright.geometry.bits import bits_of, numbers_of
from spellwright.geometry.sight_table import SightTable
from spellwright.geometry.square import king_distance
from spellwright.kernel.option import FIRST

FARTHEST: Final = max(FRAME.width, FRAME.height)
NOT_THERE: Final = -1


class Board:
    """Sight, adjacency, distance and the marked squares of one map.

    `adjacent[a]` (FV-3.16) is also where one step from a can lead (FV-4.2, FV-4.4, FV-4.9), and
    `touches[a][b]` says the same of two squares; `past_walls[a][b]` whether no wall hides b from a;
    `around[a]` is a with its adjacent squares; `moves[a]` are the options to move where two free
    steps lead, ascending, `between[a]` for each of them the squares that can come in between (none
    if it is adjacent), and `move_to[a][b]` is the place of b among them; `in_area[n][a]` says
    whether a belongs to control area n; `within[n][a]` are the squares at most n away (FV-3.5);
    `markers_near[a]` the point markers whose setup square is a or adjacent to it (FV-18.3).
    """

    __slots__ = (
        "adjacent",
        "area_bits",
        "areas",
        "around",
        "between",
        "distance",
        "flag_bits",
        "free",
        "in_area",
        "map",
        "markers",
        "markers_near",
        "move_to",
        "moves",
        "past_walls",
        "scoring",
        "sight",
        "start_bits",
        "starts",
        "touches",
        "within",
    )

    def __init__(self, map: Map) -> None:
        self.map = map
        places = FRAME.squares()
        enclosed = bits_of(map.enclosed)
        self.free = ~enclosed & bits_of(
            [n for n, (x, y) in enumerate(places) if x <= map.columns and y <= map.rows]
        )
        self.sight = SightTable(FRAME, map.walls)
        self.adjacent = [
            bits & self.free if self.free >> square & 1 else 0
            for square, bits in enumerate(self.sight.adjacent)
        ]
        self.touches = [_flags(bits) for bits in self.adjacent]
        self.past_walls = [_flags(bits) for bits in self.sight.past_walls]
        self.around = [bits | 1 << square for square, bits in enumerate(self.adjacent)]
        two_steps = [self._two_steps(square) for square in range(FRAME.size)]
        self.moves = [[words.MOVE | end << FIRST for end in ends] for ends in two_steps]
        self.move_to = [_places(ends) for ends in two_steps]
        self.between = [
            [self._between(square, end) for end in ends] for square, ends in enumerate(two_steps)
        ]
        self.distance = [[king_distance(a, b) for b in places] for a in places]
        self.within = _within(self.distance)
        self.starts = map.starts
        self.start_bits = [bits_of(squares) for squares in map.starts]
        self.markers = map.markers
        self.markers_near = [
            [marker for marker, square in enumerate(map.markers) if bits >> square & 1]
            for bits in self.around
        ]
        self.flag_bits = [self._around_any(squares) for squares in map.flags]
        self.areas = map.areas
        self.area_bits = [bits_of(squares) for squares in map.areas]
        self.in_area = [_flags(bits) for bits in self.area_bits]
        self.scoring = bits_of(map.scoring)

    def _two_steps(self, square: int) -> list[int]:
        reached = self.adjacent[square]
        for near in numbers_of(reached):
            reached |= self.adjacent[near]
        return numbers_of(reached & ~(1 << square))

    def _between(self, start: int, end: int) -> list[int]:
        if self.touches[start][end]:
            return []
        return numbers_of(self.adjacent[start] & self.adjacent[end])

    def _around_any(self, squares: list[int]) -> int:
        bits = 0
        for square in squares:
            bits |= self.around[square]
        return bits


def _flags(bits: int) -> list[bool]:
    """For each square, whether it is in the set."""
    return [bool(bits >> square & 1) for square in range(FRAME.size)]


def _places(squares: list[int]) -> list[int]:
    """For each square, its place among some squares, or NOT_THERE."""
    places = [NOT_THERE] * FRAME.size
    for place, square in enumerate(squares):
        places[square] = place
    return places


def _within(distance: list[list[int]]) -> list[list[int]]:
    """For each reach and square, the squares that are not farther away."""
    within = [[0] * len(distance) for _ in range(FARTHEST)]
    for square, row in enumerate(distance):
        for other, away in enumerate(row):
            within[away][square] |= 1 << other
        for reach in range(1, FARTHEST):
            within[reach][square] |= within[reach - 1][square]
    return within


_BOARDS: dict[int, Board] = {}


def board_of(map: int) -> Board:
    """The tables of a map, made when first needed."""
    board = _BOARDS.get(map)
    if board is None:
        board = _BOARDS[map] = Board(MAPS[map])
    return board
