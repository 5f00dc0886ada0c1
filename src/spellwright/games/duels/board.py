"""The Map: Spaces, neighbours, distance, sight, Zones (WD-4, WD-5, WD-G40).

All joins of all Maps lie in one frame of 9 rows and 17 columns, so that a Space has the same number
and the same name in each of them.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from spellwright.content import Numbered, unknown_word
from spellwright.games.duels.content.columns import MOST_MODELS
from spellwright.games.duels.content.rows import MAP_ENTRIES
from spellwright.games.duels.content.saying import say
from spellwright.geometry.hex_sight import HexBarriers, hex_sight_table
from spellwright.geometry.hexes import Hex, hex_distance, hex_neighbours
from spellwright.kernel.refusal import Refused

ROWS: Final = 9
COLUMNS: Final = 17
FRAME: Final = ROWS * COLUMNS
_MIDDLE_ROW: Final = 4
_LEFT: Final = 6
"""How many half Spaces the frame begins left of the first half's column 0."""

NO_SPACE: Final = -1
OPEN: Final = 0
DIFFICULT: Final = 1
IMPASSABLE: Final = 2
OBSCURING: Final = 3
DANGEROUS: Final = 4
TERRAIN_KEYS: Final = ("open", "difficult", "impassable", "obscuring", "dangerous")
_SIGNS: Final = {"D": DIFFICULT, "X": IMPASSABLE, "O": OBSCURING, "!": DANGEROUS}

COLOURS: Final = ("gold", "silver", "violet", "copper")
_COLOUR_SIGNS: Final = "GSVC"

FIRST_HALF: Final = 0
SECOND_HALF: Final = 1
NO_ZONE: Final = -1


def space_at(at: Hex) -> int:
    """The number of the Space with these axial coordinates.

    >>> space_at((5, 0)), space_at((-2, 4))
    (76, 139)
    """
    q, r = at
    return (r + _MIDDLE_ROW) * COLUMNS + (2 * q + r + _LEFT) // 2


def _hex_of(space: int) -> Hex:
    r = space // COLUMNS - _MIDDLE_ROW
    x = 2 * (space % COLUMNS) - _LEFT + (r & 1)
    return ((x - r) // 2, r)


HEX_OF: Final[list[Hex]] = [_hex_of(space) for space in range(FRAME)]
DISTANCE: Final = [[hex_distance(a, b) for b in HEX_OF] for a in HEX_OF]
"""WD-4.9, WD-4.10: terrain, Markers and Models do not matter."""
FARTHEST: Final = max([max(row) for row in DISTANCE])


class HalfMap:
    """One half as printed: the signs of its Spaces by axial coordinates (WD-G40)."""

    __slots__ = ("signs",)

    def __init__(self, rows: str) -> None:
        self.signs: dict[Hex, str] = {}
        for r, row in zip((4, 3, 2, 1, 0), rows.split(), strict=True):
            for c, sign in enumerate(row):
                if sign != "-":
                    self.signs[c - r // 2, r] = sign

    def nexus(self, colour: int) -> int | None:
        """The q of the Magic Nexus of a colour, if the half has it."""
        for (q, _), sign in self.signs.items():
            if sign == _COLOUR_SIGNS[colour]:
                return q
        return None


_LENGTHS: Final = [11, 10, 11, 10, 11]
"""Spaces of the rows of a half, from the back edge to the seam."""
_LEAST_OPEN: Final = 16
"""Open Spaces of a half: the overlays of both players need room."""
_LEAST_SHIFT: Final = 7
_MOST_SHIFT: Final = 13
"""The places of the two Nexuses of a colour, added up, with which a join fits into the frame."""


def _half(entry: Numbered, column: str) -> HalfMap:
    """One half of a Map; refused if it is not drawn as halves are."""
    place = entry.table.place(entry.row, column)
    rows = str(entry.row[column]).split()
    if [len(row) for row in rows] != _LENGTHS:
        said = say("refusal-map-rows", where=str(place), column=column)
        raise Refused("content", said)
    for number, row in enumerate(rows):
        known = [".", "A", "-", *_SIGNS, *(_COLOUR_SIGNS if number == _MIDDLE_ROW else "")]
        for sign in row:
            if sign not in known:
                raise unknown_word("sign", sign, place, known)
    drawn = "".join(rows)
    if drawn.count("A") < MOST_MODELS or drawn.count(".") < _LEAST_OPEN:
        said = say("refusal-map-room", where=str(place), column=column)
        raise Refused("content", said)
    return HalfMap(entry.row[column])


def _halves(entry: Numbered) -> list[HalfMap]:
    """Both halves of a Map: they have the same Nexuses, and every join fits into the frame."""
    first, second = _half(entry, "first_rows"), _half(entry, "second_rows")
    nexuses = [(first.nexus(colour), second.nexus(colour)) for colour in range(len(COLOURS))]
    shifts = [
        -1 if here is None or there is None else here + there
        for here, there in nexuses
        if here is not None or there is not None
    ]
    if not shifts or not all(_LEAST_SHIFT <= shift <= _MOST_SHIFT for shift in shifts):
        where = str(entry.table.place(entry.row, "second_rows"))
        raise Refused("content", say("refusal-map-nexus", where=where))
    return [first, second]


HALVES: Final = [_halves(entry) for entry in MAP_ENTRIES]
JOINS: Final = [
    [colour for colour in range(len(COLOURS)) if first.nexus(colour) is not None]
    for first, second in HALVES
]
"""The colours by which the halves of each Map can be joined (WD-4.3, WD-4.4)."""


class Board:
    """A Map in one of its joins, with its Zones given to the players."""

    __slots__ = (
        "_in_reach",
        "arrivals",
        "distance",
        "inner",
        "is_arrival",
        "near",
        "nexus",
        "open",
        "open_inside",
        "sees",
        "spaces",
        "terrain",
        "zone",
    )

    def __init__(self, map_number: int, colour: int, first_owner: int) -> None:
        signs, self.nexus = _joined(map_number, colour)
        owners = (first_owner, 1 - first_owner)
        self.distance = DISTANCE
        self.spaces = sorted(space_at(at) for at in signs)
        self.terrain = [NO_SPACE] * FRAME
        self.zone = [NO_ZONE] * FRAME
        self.is_arrival = [False] * FRAME
        self.arrivals: list[list[int]] = [[], []]
        self.inner = [False] * FRAME
        """The Spaces that are not along the outer edge (WD-12.9, WD-G11)."""
        self.near: list[list[int]] = [[] for _ in range(FRAME)]
        self.sees = _sight(map_number, colour)
        for at, sign in signs.items():
            space = space_at(at)
            self.terrain[space] = _SIGNS.get(sign, OPEN)
            self.near[space] = [
                space_at(next_to) for next_to in hex_neighbours(at) if next_to in signs
            ]
            self.inner[space] = len(self.near[space]) == 6
            if at[1]:
                self.zone[space] = owners[FIRST_HALF if at[1] > 0 else SECOND_HALF]
        for space in self.spaces:
            if signs[HEX_OF[space]] == "A":
                self.is_arrival[space] = True
                self.arrivals[self.zone[space]].append(space)
        self.open = [
            space
            for space in self.spaces
            if self.terrain[space] == OPEN and not self.is_arrival[space]
        ]
        """The Spaces where overlays may lie (WD-12.8, WD-12.13, WD-G11)."""
        self.open_inside = [space for space in self.open if self.inner[space]]
        self._in_reach: list[list[list[int] | None]] = [
            [None] * (FARTHEST + 1) for _ in range(FRAME)
        ]

    def in_reach(self, space: int, reach: int) -> list[int]:
        """The Spaces within Range and in sight of a Space; not to be changed."""
        lists, reach = self._in_reach[space], min(reach, FARTHEST)
        found = lists[reach]
        if found is None:
            row, sees = self.distance[space], self.sees[space]
            found = [there for there in self.spaces if row[there] <= reach and sees[there]]
            lists[reach] = found
        return found


def _joined(map_number: int, colour: int) -> tuple[dict[Hex, str], int]:
    """WD-G40: the Spaces of a join, and the Nexus Space. The second half is turned round."""
    first, second = HALVES[map_number]
    here, there = first.nexus(colour), second.nexus(colour)
    assert here is not None
    assert there is not None
    shift = here + there
    turned = {(shift - q, -r): sign for (q, r), sign in second.signs.items()}
    signs = {at: sign for at, sign in first.signs.items() if at[1] or at in turned}
    signs.update({at: sign for at, sign in turned.items() if at[1]})
    return signs, space_at((here, 0))


@cache
def _sight(map_number: int, colour: int) -> list[list[int]]:
    """WD-5, WD-G6: for each Space, 1 for each Space that it sees."""
    signs, _ = _joined(map_number, colour)
    hexes = sorted(signs)
    barriers = HexBarriers([at for at, sign in signs.items() if sign == "X"])
    sees = [[0] * FRAME for _ in range(FRAME)]
    for viewer, seen in zip(hexes, hex_sight_table(hexes, barriers), strict=True):
        row = sees[space_at(viewer)]
        for position, target in enumerate(hexes):
            row[space_at(target)] = seen >> position & 1
    return sees


@cache
def board_for(map_number: int, colour: int, first_owner: int) -> Board:
    return Board(map_number, colour, first_owner)
