"""The board: three rings of spaces, what faces what, and the spaces that rules name (TA-G1)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from spellwright.content import Row, load_table, number, prose, text, unknown_word
from spellwright.games.talisman.content.columns import SIDE_ROWS, side_place

SPACES: Final[list[Row]] = load_table(
    Path(__file__).parent / "content" / "spaces.toml",
    "space",
    {
        "key": text(),
        "name": prose(),
        "row": number(0, 6),
        "column": number(0, 6),
        "draw": number(0, 5),
        "faces": text(""),
        "clause": prose(),
    },
    "key",
)
SPACE_KEYS: Final[list[str]] = [row["key"] for row in SPACES]
SPACE_CLAUSES: Final[list[str]] = [row["clause"] for row in SPACES]
DRAW: Final[list[int]] = [row["draw"] for row in SPACES]

LONDON: Final = 0
GROUNDS: Final = 1
CASTLE: Final = 2
REGIONS: Final = 3

RING_START: Final = [0, 24, 40]
RING_SIZE: Final = [24, 16, 8]
HALL: Final = 48
BOARD_SIZE: Final = len(SPACES)

REGION: Final[list[int]] = [LONDON] * 24 + [GROUNDS] * 16 + [CASTLE] * 9
"""The Great Hall counts as part of the Inner Region (TA-24.19)."""


def space(key: str) -> int:
    """The number of a space."""
    return SPACE_KEYS.index(key)


def ring_of(region: int) -> list[int]:
    """The spaces of a Region's ring, clockwise."""
    return list(range(RING_START[region], RING_START[region] + RING_SIZE[region]))


CLOCKWISE: Final = 0
COUNTER: Final = 1


def _neighbours(step: int) -> list[int]:
    found = []
    for place in range(HALL):
        start, size = RING_START[REGION[place]], RING_SIZE[REGION[place]]
        found.append(start + (place - start + step) % size)
    return [*found, HALL]


NEXT: Final[list[list[int]]] = [_neighbours(1), _neighbours(-1)]
"""The neighbouring space, by direction and space."""


def walk(place: int, direction: int, steps: int) -> int:
    """The space this many steps along the ring."""
    start, size = RING_START[REGION[place]], RING_SIZE[REGION[place]]
    return start + (place - start + (steps if direction == CLOCKWISE else -steps)) % size


def _facing() -> list[list[int]]:
    pairs: list[list[int]] = [[] for _ in SPACES]
    for place, row in enumerate(SPACES):
        if row["faces"]:
            other = space(row["faces"])
            pairs[place].append(other)
            pairs[other].append(place)
    return [sorted(facing) for facing in pairs]


FACING: Final[list[list[int]]] = _facing()
"""The facing spaces of the neighbouring rings (TA-7.4)."""
OPPOSITE: Final[list[int]] = [
    space(row["faces"]) if row["key"].startswith("out") else -1 for row in SPACES
]
"""Where Portkey and Floo Powder lead from a space of the Outer Region (TA-21.15)."""


def _start(side: int) -> int:
    key = SIDE_ROWS[side]["start"]
    if key not in SPACE_KEYS:
        raise unknown_word("space", key, side_place(side, "start"), SPACE_KEYS)
    return space(key)


START_AT: Final[list[int]] = [_start(side) for side in range(len(SIDE_ROWS))]

HOGSMEADE: Final = space("out-1")
MINISTRY: Final = space("out-3")
PRIVET_DRIVE: Final = space("out-7")
ST_MUNGOS: Final = space("out-10")
GRINGOTTS: Final = space("out-11")
DIAGON_ALLEY: Final = space("out-13")
MALFOY_MANOR: Final = space("out-15")
KINGS_CROSS: Final = space("out-17")
AZKABAN: Final = space("out-19")
BURROW: Final = space("out-21")
QUIDDITCH_PITCH: Final = space("mid-1")
FORESTS: Final = (space("mid-2"), space("mid-4"))
ARAGOGS_LAIR: Final = space("mid-3")
HAGRIDS_HUT: Final = space("mid-5")
COURTYARD: Final = space("mid-8")
GATES: Final = space("mid-9")
WILLOW: Final = space("mid-10")
GRAWPS_DEN: Final = space("mid-11")
HOGSMEADE_STATION: Final = space("mid-12")
CENTAUR_CLEARING: Final = space("mid-13")
COVERED_BRIDGE: Final = space("mid-15")
STAIRCASES: Final = space("inn-1")
POTIONS: Final = space("inn-2")
GREENHOUSES: Final = space("inn-3")
CHARMS: Final = space("inn-4")
ROOM: Final = space("inn-5")
DEFENCE: Final = space("inn-6")
TOWER: Final = space("inn-7")
TRANSFIGURATION: Final = space("inn-8")
HOLDING: Final = (CHARMS, DEFENCE, TOWER)
"""Where a Character is held until its duty is done (TA-23.15)."""
