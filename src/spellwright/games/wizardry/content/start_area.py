"""The start area that each player brings (FW-1.2), and how the areas are joined (FW-2.5, FW-15)."""

from __future__ import annotations

from typing import Final

SIZE: Final = 9
AREA: Final = SIZE * SIZE
ROWS: Final = (
    ".........",
    "..#......",
    "..#.#.##.",
    ".........",
    "..#.S..#.",
    ".........",
    ".##....#.",
    "....#....",
    ".........",
)
"""Row 9 first, as on the print: `#` black, `S` START, `.` free."""


def _find(mark: str) -> list[int]:
    return [
        (SIZE - 1 - down) * SIZE + column
        for down, row in enumerate(ROWS)
        for column, square in enumerate(row)
        if square == mark
    ]


BLACK: Final = sorted(_find("#"))
START: Final = _find("S")[0]
QUARTERS: Final = 4
"""Orientations 0 to 3 are quarter turns clockwise; 4 to 7 the same, mirrored first (FW-16.4)."""


def origins(seats: int, third: int) -> list[tuple[int, int]]:
    """Where the areas lie. `third` is the x of the third area, 4 or 5 (FW-15.2 to FW-15.4)."""
    fourth = 9 - third
    places = [(0, 0), (9, 0), (third, 9), (fourth, -9), (third + 9, 9), (fourth - 9, -9)]
    return places[:seats]
