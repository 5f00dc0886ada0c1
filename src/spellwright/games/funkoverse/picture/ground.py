"""The part of the picture that a map decides alone, drawn once and kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from spellwright.drawing.choice import lit_square
from spellwright.drawing.definition import Definition
from spellwright.drawing.element import NOTHING, Svg, element, group, moved, title, together, words
from spellwright.drawing.floor import BLOCK, CELL, FLAGS, frame, grain
from spellwright.drawing.look import MUTED
from spellwright.games.funkoverse.content.maps import FRAME, MAPS
from spellwright.games.funkoverse.lexicons import SQUARE_LEXICON, say
from spellwright.games.funkoverse.picture.layout import Layout
from spellwright.games.funkoverse.picture.seen import square_name
from spellwright.geometry.edges import VERTICAL, Corner, Edge, edge_ends
from spellwright.speech.language import Language
from spellwright.speech.speaker import Speaker

WALL: Final = 9
"""How thick a wall is."""
_STONE: Final = "#6f6782"
_LIT: Final = "#c4bad2"
_SHADE: Final = "#0b090f"

_PILLAR: Final = Definition(
    "pillar",
    "g",
    element("circle", cy=2.5, r=8, fill=_SHADE, fill_opacity=0.7),
    element("circle", r=7.5, fill=_STONE, stroke=_SHADE, stroke_width=1),
    element("path", d="M-5.2-1.6A5.4 5.4 0 0 1 2-5.1", fill="none", stroke=_LIT, stroke_width=1.8),
)


class Ground:
    """Frame, squares, walls and coordinates of one map."""

    __slots__ = ("_stone", "frame", "layout", "over", "squares", "walls")

    def __init__(self, number: int, stone: Callable[[int], str]) -> None:
        self._stone = stone
        self.layout = layout = Layout(MAPS[number])
        self.frame = frame([layout.area])
        self.squares = {square: self.square(square) for square in layout.squares()}
        self.over = together(grain([layout.area]), self._coordinates())
        self.walls = self._walls()

    def square(self, square: int, *, option: str = "", quiet: bool = False) -> Svg:
        """A square; lit if it carries an option."""
        x, y = self.layout.corner(square)
        enclosed = square in self.layout.map.enclosed
        says = self._stone(square) if enclosed else square_name(square)
        column, row = FRAME.square(square)
        floor = BLOCK if enclosed else FLAGS[(column + row) % 2]
        return group(
            title(says),
            floor.at(0, 0),
            lit_square(quiet=quiet) if option else NOTHING,
            class_="square choice" if option else "square",
            data_square=square_name(square),
            data_option=option or None,
            transform=moved(x, y),
        )

    # -- walls -------------------------------------------------------------------------------------

    def _walls(self) -> Svg:
        """Stone on the edges with a lit side; those that run on in a line are one piece."""
        map = self.layout.map
        runs = [self._ends(run) for run in runs_of(map.wall_edges)]
        covered = {corner for edge in map.wall_edges for corner in edge_ends(edge)}
        posts = sorted(map.walls.corners - covered)
        return group(
            *[
                _wall(x1 + 1.5, y1 + 3, x2 + 1.5, y2 + 3, _SHADE, WALL + 2)
                for x1, y1, x2, y2 in runs
            ],
            *[_wall(*run, _SHADE, WALL + 1.6) for run in runs],
            *[_wall(*run, _STONE, WALL) for run in runs],
            *[_wall(x1 - 1.6, y1 - 1.8, x2 - 1.6, y2 - 1.8, _LIT, 1.7) for x1, y1, x2, y2 in runs],
            *[self._post(corner) for corner in posts],
            class_="walls",
            pointer_events="none",
        )

    def _ends(self, run: tuple[Corner, Corner]) -> tuple[float, float, float, float]:
        (x1, y1), (x2, y2) = (self.layout.point(corner) for corner in run)
        return x1, y1, x2, y2

    def _post(self, corner: Corner) -> Svg:
        x, y = self.layout.point(corner)
        return _PILLAR.at(x, y, class_="post")

    # -- coordinates -------------------------------------------------------------------------------

    def _coordinates(self) -> Svg:
        """Letters along the lower edge, numbers along the left one."""
        map = self.layout.map
        marks = [
            self._printed((x, 1), square_name(x - 1)[0], CELL - 7, CELL - 5)
            for x in range(1, map.columns + 1)
        ]
        marks += [self._printed((1, y), str(y), 7, 13) for y in range(1, map.rows + 1)]
        return group(
            *marks,
            class_="coordinates",
            fill=MUTED,
            font_size=14.6,
            text_anchor="middle",
            opacity=0.7,
            pointer_events="none",
            aria_hidden="true",
        )

    def _printed(self, square: tuple[int, int], text: str, right: float, down: float) -> Svg:
        x, y = self.layout.corner(FRAME.number(square))
        return element("text", words(text), x=x + right, y=y + down)


def runs_of(edges: list[Edge]) -> list[tuple[Corner, Corner]]:
    """Walls that go straight on, joined: the corners where each begins and ends.

    >>> runs_of([(3, 5, 0), (4, 5, 0), (3, 5, 1)])
    [((3, 5), (5, 5)), ((3, 5), (3, 6))]
    """
    found: list[tuple[Corner, Corner]] = []
    for edge in sorted(edges, key=lambda edge: (edge[2], *_along(edge))):
        start, end = edge_ends(edge)
        if found and found[-1][1] == start and _is_straight(found[-1][0], end, edge[2]):
            found[-1] = (found[-1][0], end)
        else:
            found.append((start, end))
    return found


def _along(edge: Edge) -> tuple[int, int]:
    """Across first, then along: neighbours in a line follow each other."""
    x, y, way = edge
    return (x, y) if way == VERTICAL else (y, x)


def _is_straight(start: Corner, end: Corner, way: int) -> bool:
    return start[0] == end[0] if way == VERTICAL else start[1] == end[1]


def _wall(x1: float, y1: float, x2: float, y2: float, colour: str, width: float) -> Svg:
    return element(
        "path",
        d=f"M{x1:g} {y1:g}L{x2:g} {y2:g}",
        stroke=colour,
        stroke_width=width,
        stroke_linecap="round",
        fill="none",
    )


def ground_of(map: int, speaker: Speaker) -> Ground:
    """The ground of a map. Maps never change."""
    return _ground(map, speaker.language)


@lru_cache(maxsize=8)
def _ground(map: int, language: Language) -> Ground:
    speaker = Speaker(language)

    def stone(square: int) -> str:
        return speaker.say(say("picture-stone", square=SQUARE_LEXICON.noun(square)))

    return Ground(map, stone)
