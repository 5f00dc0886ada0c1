"""The maps, read from their table into squares, walls and posts (FV-3.1 to FV-3.4).

All maps lie in one frame of numbered squares, so that a square has the same number and name on each
of them; squares of the frame that a map does not have are outside.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from spellwright.content import (
    Cell,
    InPlay,
    load_table,
    number,
    numbered,
    text,
    unknown_word,
    wrong_number,
)
from spellwright.games.funkoverse.content.tables import HERE, SIDES
from spellwright.geometry.edges import Edge, edge_between
from spellwright.geometry.square import Square
from spellwright.geometry.square_grid import SquareGrid
from spellwright.geometry.walls import Walls
from spellwright.kernel.pack import namespace_of

FRAME: Final = SquareGrid(11, 10, left=1, bottom=1)
SQUARE_NAMES: Final = [f"{'ABCDEFGHIJK'[x - 1]}{y}" for x, y in FRAME.squares()]

FILE: Final = "maps.toml"
_AREAS: Final = ("area1", "area2", "area3")
_COLUMNS: Final = {
    "key": text(),
    "columns": number(1, FRAME.width),
    "rows": number(1, FRAME.height),
    "walls": text(""),
    "posts": text(""),
    "enclosed": text(""),
    "light": text(""),
    "dark": text(""),
    "markers": text(""),
    "light_flag": text(""),
    "dark_flag": text(""),
    "area1": text(""),
    "area2": text(""),
    "area3": text(""),
    "scoring": text(""),
}
_TEAM: Final = 3
_NEEDED: Final = {
    "light": (_TEAM, FRAME.size),
    "dark": (_TEAM, FRAME.size),
    "markers": (4, 4),
    "light_flag": (1, 1),
    "dark_flag": (1, 1),
    "area1": (1, FRAME.size),
    "area2": (1, FRAME.size),
    "area3": (1, FRAME.size),
    "scoring": (1, FRAME.size),
}
"""The least and the most squares of a column: with fewer a scenario could not be played."""


class Map:
    """One map: where its squares, walls and areas are. Squares are numbers of the frame."""

    __slots__ = (
        "areas",
        "columns",
        "enclosed",
        "flags",
        "key",
        "markers",
        "rows",
        "scoring",
        "starts",
        "wall_edges",
        "walls",
    )

    def __init__(self, row: Mapping[str, Any]) -> None:
        self.key: str = row["key"]
        self.columns: int = row["columns"]
        self.rows: int = row["rows"]
        self.wall_edges: list[Edge] = [_wall(row, name) for name in row["walls"].split()]
        posts = [_place(row, "posts", name) for name in row["posts"].split()]
        self.walls = Walls(self.wall_edges, posts)
        self.enclosed = _squares(row, "enclosed")
        self.starts = [_squares(row, side) for side in SIDES]
        self.markers = _squares(row, "markers")
        self.flags = [_squares(row, f"{side}_flag") for side in SIDES]
        self.areas = [_squares(row, area) for area in _AREAS]
        self.scoring = _squares(row, "scoring")


def _where(row: Mapping[str, Any], column: str) -> Cell:
    pack = namespace_of(row["key"])
    return Cell(f"{pack}/{FILE}" if pack else FILE, row["key"], column, pack)


def _place(row: Mapping[str, Any], column: str, name: str) -> Square:
    if name not in SQUARE_NAMES:
        raise unknown_word("square", name, _where(row, column), SQUARE_NAMES)
    return FRAME.square(SQUARE_NAMES.index(name))


def _squares(row: Mapping[str, Any], column: str) -> list[int]:
    return [FRAME.number(_place(row, column, name)) for name in row[column].split()]


def _wall(row: Mapping[str, Any], name: str) -> Edge:
    one, _, other = name.replace("/", "|").partition("|")
    return edge_between(_place(row, "walls", one), _place(row, "walls", other))


def map_from(row: Mapping[str, Any]) -> Map:
    """A map from a row in which columns may be left out."""
    defaults = {name: column.default for name, column in _COLUMNS.items()}
    return Map({**defaults, **row})


def _whole(row: Mapping[str, Any]) -> Map:
    """A map on which every scenario can be played; refused if a column has too few squares, or one
    that nobody can enter.
    """
    map = Map(row)
    for column, (least, most) in _NEEDED.items():
        squares = _squares(row, column)
        if not least <= len(squares) <= most:
            raise wrong_number(_where(row, column), len(squares), least, most)
        for square in squares:
            if not _can_be_entered(map, square):
                free = [name for n, name in enumerate(SQUARE_NAMES) if _can_be_entered(map, n)]
                raise unknown_word("square", SQUARE_NAMES[square], _where(row, column), free)
    return map


def _can_be_entered(map: Map, square: int) -> bool:
    x, y = FRAME.square(square)
    return x <= map.columns and y <= map.rows and square not in map.enclosed


ROWS: Final = load_table(HERE / FILE, "map", _COLUMNS, "key", noun="map", says="map-text")
_ENTRIES: Final = numbered("map", ROWS)
MAPS: Final = [_whole(row) for row, _, _ in _ENTRIES]
MAP_KEYS: Final = [map.key for map in MAPS]
MAP_PACK: Final = [InPlay(HERE).number(pack) for _, _, pack in _ENTRIES]
"""The pack that brings a map; 0 is the box."""
