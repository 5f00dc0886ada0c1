"""The map in letters: three for each square, walls between them, coordinates at the edges."""

from __future__ import annotations

from typing import Final

from spellwright.games.funkoverse.content.maps import FRAME, Map
from spellwright.games.funkoverse.picture.seen import Seen, square_name
from spellwright.games.funkoverse.picture.signs import WIDE, Sign, signs
from spellwright.geometry.edges import HORIZONTAL, VERTICAL

NOTHING: Final = Sign(" . ", "free")
_LEFT: Final = 3
"""Letters left of the map: the number of a row."""


def letter_board(view: Seen) -> list[list[Sign]]:
    """Lines of signs, from the top down."""
    map, found = view.shown.board.map, signs(view)
    lines = []
    for y in range(map.rows, 0, -1):
        lines.append(_between(map, y + 1))
        lines.append(_row(map, found, y))
    lines.append(_between(map, 1))
    names = "".join(f"{square_name(x)[0]:^{WIDE + 1}}" for x in range(map.columns))
    lines.append([Sign(" " * (_LEFT + 1) + names.rstrip(), "coordinate")])
    return lines


def _row(map: Map, found: dict[int, Sign], y: int) -> list[Sign]:
    line = [Sign(f"{y:>2} ", "coordinate")]
    for x in range(1, map.columns + 1):
        line.append(_bar(map, x, y))
        line.append(found.get(FRAME.number((x, y)), NOTHING))
    return [*line, _bar(map, map.columns + 1, y)]


def _bar(map: Map, x: int, y: int) -> Sign:
    """What is between a square and its left neighbour."""
    if x in (1, map.columns + 1):
        return Sign("│", "frame")
    return Sign("┃", "wall") if (x, y, VERTICAL) in map.walls.edges else Sign(" ", "free")


def _between(map: Map, y: int) -> list[Sign]:
    """The line below a row: walls, posts, the frame at the upper and lower edge."""
    is_edge = y in (1, map.rows + 1)
    line = [Sign(" " * _LEFT, "coordinate")]
    for x in range(1, map.columns + 2):
        line.append(_corner(map, x, y, is_edge))
        if x <= map.columns:
            line.append(_edge(map, x, y, is_edge))
    return line


def _corner(map: Map, x: int, y: int, is_edge: bool) -> Sign:
    if is_edge or x in (1, map.columns + 1):
        return Sign("+", "frame")
    if (x, y) not in map.walls.corners:
        return Sign("·", "free")
    around = ((x, y, VERTICAL), (x, y, HORIZONTAL), (x, y - 1, VERTICAL), (x - 1, y, HORIZONTAL))
    is_post = not any(edge in map.walls.edges for edge in around)
    return Sign("o" if is_post else "+", "wall")


def _edge(map: Map, x: int, y: int, is_edge: bool) -> Sign:
    if is_edge:
        return Sign("─" * WIDE, "frame")
    is_wall = (x, y, HORIZONTAL) in map.walls.edges
    return Sign("━" * WIDE, "wall") if is_wall else Sign(" " * WIDE, "free")
