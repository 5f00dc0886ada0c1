"""The joined board: where squares lie, what they touch, what is in sight (FW-2, FW-15).

A square is known by a number that stays with the print: 81 for each owner, row by row. The tables
of a board follow from orientations and joining alone, so boards are made once and shared.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from spellwright.games.wizardry import words
from spellwright.games.wizardry.content.start_area import (
    AREA,
    BLACK,
    QUARTERS,
    SIZE,
    START,
    origins,
)
from spellwright.geometry.square import (
    SQUARE_STEPS,
    is_diagonal,
    mirror_in_area,
    rotate_in_area,
)
from spellwright.geometry.square_line import SquareLine, trace_line
from spellwright.kernel.option import FIRST

OFF_BOARD: Final = -1
"""There is no square: the step leaves the board."""
BLOCKED: Final = -2
"""The step ends on a black square or squeezes between two (FW-2.6, FW-8.4)."""
DIRECTIONS: Final = len(SQUARE_STEPS)

KEPT_BOARDS: Final = 64
"""All boards that two wizards can have; six have thousands, most of which never come again."""
FAR: Final = 99
"""More steps than any way has: it says that there is no way."""

Point = tuple[int, int]


class SightLine:
    """What lies between two squares: whether black squares block it, and what else could."""

    __slots__ = ("clear", "pinches", "squares")

    def __init__(self, clear: bool, squares: list[int], pinches: list[tuple[int, int]]) -> None:
        self.clear = clear
        self.squares = squares
        self.pinches = pinches


class Board:
    """The tables of one joined board."""

    __slots__ = (
        "_lines",
        "adjacent",
        "free",
        "number",
        "open_sight",
        "place",
        "size",
        "start",
        "step",
        "steps",
        "ways",
        "within",
        "write_any",
    )

    def __init__(self, orientation: tuple[int, ...], third: int) -> None:
        seats = len(orientation)
        self.size = seats * AREA
        self.place: list[Point] = []
        for (x0, y0), turned in zip(origins(seats, third), orientation, strict=True):
            for local in range(AREA):
                x, y = _turned((local % SIZE + 1, local // SIZE + 1), turned)
                self.place.append((x0 + x, y0 + y))
        black = {owner * AREA + local for owner in range(seats) for local in BLACK}
        self.start = [owner * AREA + START for owner in range(seats)]
        self.number = {point: square for square, point in enumerate(self.place)}
        self.free = [square for square in range(self.size) if square not in black]
        self.write_any = [words.WRITE | square << FIRST for square in self.free]
        """The options to write any square: there are so many that they are made once."""
        self.step = [self._steps_from(square, black) for square in range(self.size)]
        self.steps = [[to for to in row if to >= 0] for row in self.step]
        self.adjacent = [self._around(square, black) for square in range(self.size)]
        self._lines: list[list[SightLine | None]] = [[] for _ in range(self.size)]
        self.within: dict[tuple[int, int], list[int]] = {}
        self.open_sight: dict[int, list[int]] = {}
        self.ways: dict[int, list[int]] = {}

    def _steps_from(self, square: int, black: set[int]) -> list[int]:
        """Where each of the eight steps leads: a square, OFF_BOARD or BLOCKED."""
        x, y = self.place[square]
        row = []
        for direction, (dx, dy) in enumerate(SQUARE_STEPS):
            to = self.number.get((x + dx, y + dy), OFF_BOARD)
            beside = [self.number.get((x + dx, y)), self.number.get((x, y + dy))]
            pinched = is_diagonal(direction) and all(other in black for other in beside)
            row.append(BLOCKED if to in black or pinched else to)
        return row

    def _around(self, square: int, black: set[int]) -> list[int]:
        x, y = self.place[square]
        around = [self.number.get((x + dx, y + dy), OFF_BOARD) for dx, dy in SQUARE_STEPS]
        return [to for to in around if to >= 0 and to not in black]

    def distance(self, a: int, b: int) -> int:
        """King steps on an empty grid (FW-2.9)."""
        (ax, ay), (bx, by) = self.place[a], self.place[b]
        return max(abs(ax - bx), abs(ay - by))

    def straight_distance(self, a: int, b: int) -> int:
        """The square of the distance from centre to centre: it orders like it (FW-19.6)."""
        (ax, ay), (bx, by) = self.place[a], self.place[b]
        return (ax - bx) * (ax - bx) + (ay - by) * (ay - by)

    def near(self, centre: int, reach: int) -> list[int]:
        """The free squares at a distance of at most `reach`."""
        found = self.within.get((centre, reach))
        if found is None:
            found = [square for square in self.free if self.distance(centre, square) <= reach]
            self.within[centre, reach] = found
        return found

    def in_open_sight(self, viewer: int) -> list[int]:
        """The free squares that no black square hides from a square."""
        found = self.open_sight.get(viewer)
        if found is None:
            found = [square for square in self.free if self.line(viewer, square).clear]
            self.open_sight[viewer] = found
        return found

    def steps_to(self, goal: int) -> list[int]:
        """How many single steps each square is away from a goal, whatever stands in between."""
        found = self.ways.get(goal)
        if found is None:
            found = self.ways[goal] = self._measure(goal)
        return found

    def _measure(self, goal: int) -> list[int]:
        steps = [FAR] * self.size
        steps[goal] = 0
        edge = [goal]
        while edge:
            beyond = []
            for square in edge:
                for to in self.steps[square]:
                    if steps[to] == FAR:
                        steps[to] = steps[square] + 1
                        beyond.append(to)
            edge = beyond
        return steps

    def line(self, a: int, b: int) -> SightLine:
        """The line of sight from a to b as far as the board decides it (FW-2.14, FW-2.15)."""
        lines = self._lines[a]
        if not lines:
            lines = self._lines[a] = [None] * self.size
        line = lines[b]
        if line is None:
            line = lines[b] = self._trace(a, b)
        return line

    def _trace(self, a: int, b: int) -> SightLine:
        (x, y), (to_x, to_y) = self.place[a], self.place[b]
        traced = _traced(to_x - x, to_y - y)
        through = [self.number.get((x + dx, y + dy), OFF_BOARD) for dx, dy in traced.squares]
        pinches = [
            (
                self.number.get((x + left, y + upper), OFF_BOARD),
                self.number.get((x + right, y + lower), OFF_BOARD),
            )
            for _, (left, upper), (right, lower) in traced.pinches
        ]
        clear = not any(self.is_black(square) for square in through)
        clear = clear and not any(self.is_black(p) and self.is_black(q) for p, q in pinches)
        return SightLine(clear, through, pinches)

    def is_black(self, square: int) -> bool:
        return square >= 0 and square % AREA in BLACK


@cache
def _traced(dx: int, dy: int) -> SquareLine:
    """The line from a square to one that is `dx` and `dy` squares away, seen from the first."""
    return trace_line((0, 0), (dx, dy))


def _turned(local: Point, orientation: int) -> Point:
    """A square of the print after mirroring (if any) and rotation (FW-2.4, FW-16.4)."""
    if orientation >= QUARTERS:
        local = mirror_in_area(local, SIZE)
    return rotate_in_area(local, SIZE, orientation % QUARTERS)


def board_for(orientation: list[int], third: int) -> Board:
    """The board of these orientations and this joining."""
    return _joined(tuple(orientation), third)


def forget_boards() -> None:
    """Drop the kept boards, for tests that change the print."""
    _joined.cache_clear()


@lru_cache(maxsize=KEPT_BOARDS)
def _joined(orientation: tuple[int, ...], third: int) -> Board:
    return Board(orientation, third)
