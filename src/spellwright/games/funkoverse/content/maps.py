"""The maps, read from their table into squares, walls and posts (FV-3.1 to FV-3.4).

All maps lie in one frame of numbered squares, so that a square has the same number and name on each
of them; squares of the frame that a map does not have are outside.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from spellwright.content import load_table, number, text
from spellwright.games.funkoverse.content.tables import SIDES
from spellwright.geometry.edges import Edge, edge_between
from spellwright.geometry.square import Square
from spellwright.geometry.square_grid import SquareGrid
from spellwright.geometry.walls import Walls
from spellwright.kernel.refusal import Refused

FRAME: Final = SquareGrid(11, 10, left=1, bottom=1)
SQUARE_NAMES: Final = [f"{'ABCDEFGHIJK'[x - 1]}{y}" for x, y in FRAME.squares()]

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
        self.wall_edges: list[Edge] = [_wall(name) for name in row["walls"].split()]
        self.walls = Walls(self.wall_edges, [_place(name) for name in row["posts"].split()])
        self.enclosed = _squares(row["enclosed"])
        self.starts = [_squares(row[side]) for side in SIDES]
        self.markers = _squares(row["markers"])
        self.flags = [_squares(row[f"{side}_flag"]) for side in SIDES]
        self.areas = [_squares(row[area]) for area in _AREAS]
        self.scoring = _squares(row["scoring"])


def _place(name: str) -> Square:
    if name not in SQUARE_NAMES:
        raise Refused("content", f"The table maps.toml names “{name[:40]}”, which is no square.")
    return FRAME.square(SQUARE_NAMES.index(name))


def _squares(names: str) -> list[int]:
    return [FRAME.number(_place(name)) for name in names.split()]


def _wall(name: str) -> Edge:
    one, _, other = name.replace("/", "|").partition("|")
    return edge_between(_place(one), _place(other))


def map_from(row: Mapping[str, Any]) -> Map:
    """A map from a row in which columns may be left out."""
    defaults = {name: column.default for name, column in _COLUMNS.items()}
    return Map({**defaults, **row})


ROWS: Final = load_table(Path(__file__).parent / "maps.toml", "map", _COLUMNS, "key")
MAPS: Final = [Map(row) for row in ROWS]
MAP_KEYS: Final = [map.key for map in MAPS]
