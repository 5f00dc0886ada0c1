"""A Map in one of its joins, drawn small: to choose from before anything lies on it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spellwright.drawing.element import Svg, element, group, moved
from spellwright.drawing.emblem import emblem
from spellwright.drawing.look import GROUND, MUTED, mixed
from spellwright.games.duels.board import (
    COLOURS,
    DANGEROUS,
    DIFFICULT,
    IMPASSABLE,
    NO_ZONE,
    OBSCURING,
    OPEN,
    board_for,
)
from spellwright.games.duels.picture.ground import NEXUS_COLOURS
from spellwright.games.duels.picture.layout import RADIUS, Layout, hexagon
from spellwright.games.duels.picture.seen import seat_look
from spellwright.games.duels.state import NOBODY, SEATS

_FILLS: Final = {
    OPEN: "#332d3f",
    DIFFICULT: "#4d6140",
    IMPASSABLE: "#8a8398",
    OBSCURING: "#5c6478",
    DANGEROUS: "#a0493c",
}
_HEXES: Final = {
    terrain: hexagon(f"small-hex-{terrain}", RADIUS - 2, fill=fill)
    for terrain, fill in _FILLS.items()
}
_MINE: Final = [
    hexagon(
        f"small-hex-of-{seat}",
        RADIUS - 2,
        fill=mixed(seat_look(seat).colour, GROUND, 0.9),
        fill_opacity=0.55,
    )
    for seat in range(SEATS)
]


@lru_cache(maxsize=32)
def small_map(map: int, colour: int, owner: int, mine: int = NOBODY) -> tuple[float, float, Svg]:
    """Width, height and drawing; with `owner` of the first half, the Zone of `mine` is coloured."""
    board = board_for(map, colour, max(owner, 0))
    layout = Layout(board)
    drawn = []
    for space in board.spaces:
        x, y = layout.centre(space)
        drawn.append(_HEXES[board.terrain[space]].at(x, y))
        zone = board.zone[space] if owner != NOBODY else NO_ZONE
        if zone == mine != NOBODY:
            drawn.append(_MINE[zone].at(x, y))
        if board.is_arrival[space]:
            drawn.append(
                element("circle", r=11, cx=x, cy=y, fill="none", stroke=MUTED, stroke_width=4)
            )
    x, y = layout.centre(board.nexus)
    star = emblem("star", 46, fill=NEXUS_COLOURS[COLOURS[colour]])
    drawn.append(group(star, transform=moved(x, y)))
    return layout.width, layout.height, group(*drawn)
