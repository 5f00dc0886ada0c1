"""Where the spaces lie: a grid of seven by seven, three rings around the Great Hall."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.floor import Area
from spellwright.games.talisman.board import HALL, SPACES

WIDE: Final = 152
HIGH: Final = 92
"""Size of a space."""
RIM: Final = 16
BAR: Final = 46
"""The bar above the board: round, advantage, events, dice."""
BAND: Final = 5
"""Half of the wall between two rings."""
GRID: Final = 7

AREA: Final = Area(RIM, RIM + BAR, GRID * WIDE, GRID * HIGH)
WIDTH: Final = AREA.width + 2 * RIM
HEIGHT: Final = AREA.height + 2 * RIM + BAR

Point = tuple[float, float]


def corner(space: int) -> Point:
    """The upper left corner of a space."""
    row = SPACES[space]
    return AREA.x + row["column"] * WIDE, AREA.y + row["row"] * HIGH


def centre(space: int) -> Point:
    x, y = corner(space)
    return x + WIDE / 2, y + HIGH / 2


def ring_area(ring: int) -> Area:
    """The rectangle of a ring and all within it; 3 is the Great Hall."""
    return Area(
        AREA.x + ring * WIDE,
        AREA.y + ring * HIGH,
        (GRID - 2 * ring) * WIDE,
        (GRID - 2 * ring) * HIGH,
    )


def ring_of(space: int) -> int:
    """The ring of a space: 0 to 2 for the Regions, 3 for the Great Hall."""
    if space == HALL:
        return 3
    down, along = int(SPACES[space]["row"]), int(SPACES[space]["column"])
    return min(down, along, GRID - 1 - down, GRID - 1 - along)
