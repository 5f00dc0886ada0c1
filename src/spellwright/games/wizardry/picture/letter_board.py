"""The joined board in letters, two for each square, in a frame with the printed coordinates.

Each band of areas has the names of its columns on the line above it, and those of its rows at both
ends: a band is two areas wide at most, so every area has a side of its own. A turned area has
letters where others have numbers, as on the table.
"""

from __future__ import annotations

from typing import Final

from spellwright.games.wizardry.content.start_area import AREA, SIZE
from spellwright.games.wizardry.picture.seen import Seen, name
from spellwright.games.wizardry.picture.signs import Sign, signs

VOID: Final = Sign(" ", "void")
LEFT_OF_BOARD: Final = 4
"""Letters left of the frame: the name of an area, a space, a coordinate."""

Ends = tuple[int, int]
"""The first and last column of a row."""

_JOINTS: Final = {
    "ud": "│",
    "dr": "┌",
    "dl": "┐",
    "ur": "└",
    "ul": "┘",
    "udr": "├",
    "udl": "┤",
    "dlr": "┬",
    "ulr": "┴",
    "udlr": "┼",
}
"""The frame where lines go up, down, left and right."""


def letter_board(view: Seen) -> list[list[Sign]]:
    """Lines of signs, from the top down; a sign of the frame has one letter, of a square two."""
    return _LetterBoard(view).lines


class _LetterBoard:
    def __init__(self, view: Seen) -> None:
        self.board = view.shown.board
        self.signs = signs(view)
        self.first = min(x for x, _ in self.board.place)
        self.across = [self._prints_across(seat) for seat in range(view.shown.seats)]
        self.lines: list[list[Sign]] = []
        self.ends = self._row_ends()
        rows = sorted(self.ends, reverse=True)
        for place, y in enumerate(rows):
            if place % SIZE == 0:
                self._seam(rows[place - 1] if place else None, y)
            self._row(y, is_middle=place % SIZE == SIZE // 2)
        self._seam(rows[-1], None)

    def _prints_across(self, seat: int) -> bool:
        """Whether the printed rows of an area lie across the drawing, as they do unturned."""
        place = self.board.place
        return place[seat * AREA][1] == place[seat * AREA + 1][1]

    def _row_ends(self) -> dict[int, Ends]:
        rows: dict[int, list[int]] = {}
        for x, y in self.board.place:
            rows.setdefault(y, []).append(x)
        return {y: (min(columns), max(columns)) for y, columns in rows.items()}

    # -- rows --------------------------------------------------------------------------------------

    def _row(self, y: int, *, is_middle: bool) -> None:
        """Area and coordinate, bar, squares, bar, coordinate and area."""
        first, last = self.ends[y]
        squares = [self.board.number[x, y] for x in range(first, last + 1)]
        self.lines.append(
            [
                *[VOID] * (2 * (first - self.first)),
                *self._area_name(squares[0], is_middle),
                VOID,
                self._row_name(squares[0]),
                _frame("│"),
                *[self.signs[square] for square in squares],
                _frame("│"),
                self._row_name(squares[-1]),
                VOID,
                *self._area_name(squares[-1], is_middle),
            ]
        )

    def _area_name(self, square: int, is_shown: bool) -> list[Sign]:
        seat = square // AREA
        return [Sign(name(seat), "name", seat)] if is_shown else [VOID, VOID]

    def _row_name(self, square: int) -> Sign:
        seat, local = divmod(square, AREA)
        printed = _number(local) if self.across[seat] else _letter(local)
        return Sign(printed, "coordinate", seat)

    def _column_name(self, square: int) -> Sign:
        seat, local = divmod(square, AREA)
        printed = _letter(local) if self.across[seat] else _number(local)
        return Sign(printed, "coordinate", seat)

    # -- seams -------------------------------------------------------------------------------------

    def _seam(self, above: int | None, below: int | None) -> None:
        """The line between two bands, or at an edge, with the columns of the band below, if any."""
        bands = [self.ends[y] for y in (above, below) if y is not None]
        named = above if below is None else below
        assert named is not None
        start, end = min(first for first, _ in bands), max(last for _, last in bands)
        line = [VOID] * (self._place(end) + 3)
        for at in range(self._place(start), self._place(end) + 2):
            line[at] = _frame("─")
        for at in self._bars(bands):
            line[at] = self._joint(line, at, above, below)
        first, last = self.ends[named]
        for x in range(first, last + 1):
            line[self._place(x)] = self._column_name(self.board.number[x, named])
        self.lines.append(line)

    def _place(self, x: int) -> int:
        """Where the two letters of a column begin in a line."""
        return LEFT_OF_BOARD + 1 + 2 * (x - self.first)

    def _bars(self, bands: list[Ends]) -> list[int]:
        """Where the sides of bands meet a line."""
        sides = [(self._place(first) - 1, self._place(last) + 2) for first, last in bands]
        return sorted({at for both in sides for at in both})

    def _joint(self, line: list[Sign], at: int, above: int | None, below: int | None) -> Sign:
        ways = ""
        for y, way in ((above, "u"), (below, "d")):
            if y is not None and at in self._bars([self.ends[y]]):
                ways += way
        ways += "l" if line[at - 1] != VOID else ""
        ways += "r" if at + 1 < len(line) and line[at + 1] != VOID else ""
        return _frame(_JOINTS[ways])


def _frame(letter: str) -> Sign:
    return Sign(letter, "frame")


def _letter(local: int) -> str:
    return "abcdefghi"[local % SIZE]


def _number(local: int) -> str:
    return str(local // SIZE + 1)
