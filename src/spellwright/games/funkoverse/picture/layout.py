"""Where things lie in the drawing. The y of the map grows upwards, that of SVG downwards."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.floor import CELL, Area
from spellwright.games.funkoverse.content.maps import FRAME, Map
from spellwright.geometry.edges import Corner

RIM: Final = 8
"""Room around the map for its frame."""
TRACK_HEIGHT: Final = 42
"""The cooldown tracks lie above and below the map."""

Point = tuple[float, float]


class Layout:
    """Pixels for the squares and corners of a map; its tracks lie above and below it."""

    __slots__ = ("area", "height", "map", "width")

    def __init__(self, map: Map) -> None:
        self.map = map
        self.area = Area(RIM, TRACK_HEIGHT + RIM, map.columns * CELL, map.rows * CELL)
        self.width = self.area.width + 2 * RIM
        self.height = self.area.height + 2 * RIM + 2 * TRACK_HEIGHT

    def has(self, square: int) -> bool:
        x, y = FRAME.square(square)
        return x <= self.map.columns and y <= self.map.rows

    def squares(self) -> list[int]:
        """All squares of the map, by their numbers."""
        return [square for square in range(FRAME.size) if self.has(square)]

    def point(self, corner: Corner) -> Point:
        """A grid corner, named after the square of which it is the lower left one."""
        x, y = corner
        return (
            self.area.x + (x - 1) * CELL,
            self.area.y + self.area.height - (y - 1) * CELL,
        )

    def corner(self, square: int) -> Point:
        """The upper left corner of a square."""
        x, y = FRAME.square(square)
        return self.point((x, y + 1))

    def centre(self, square: int) -> Point:
        x, y = self.corner(square)
        return x + CELL / 2, y + CELL / 2

    def track_top(self, side: int) -> float:
        """Light above the map, dark below it."""
        return self.area.y + self.area.height + RIM if side else 0.0
