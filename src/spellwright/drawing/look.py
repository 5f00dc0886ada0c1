"""The look: ink, parchment, brass and candlelight. The one place for its colours and types."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

GROUND: Final = "#14121a"
RAISED: Final = "#1e1a26"
LINE: Final = "#38314a"
TEXT: Final = "#efe6d2"
MUTED: Final = "#a99f8d"
PARCHMENT: Final = "#e9dcc0"
INK: Final = "#2b2219"
BRASS: Final = "#c8a04a"
CANDLE: Final = "#ffd166"
"""Light means choice: only what can be chosen now has this colour."""
DANGER: Final = "#e2604c"
HEAL: Final = "#7fb77e"
ICE: Final = "#9fc6e6"

SERIF: Final = (
    "Iowan Old Style, Palatino Linotype, Palatino, Book Antiqua, Georgia, "
    "P052, URW Palladio L, DejaVu Serif Condensed, serif"
)
SANS: Final = "system-ui, -apple-system, Segoe UI, Roboto, Helvetica, Arial, sans-serif"

SMALL: Final = 14
BODY: Final = 16
LEAST: Final = 13.2
"""The smallest lettering on a board: 12 pixels where a board is drawn a tenth smaller."""
HEADING: Final = 20
HEADLINE: Final = 28

SOLID: Final = "solid"
DOUBLE: Final = "double"
DASHED: Final = "dashed"
DOTTED: Final = "dotted"
NOTCHED: Final = "notched"
ROPE: Final = "rope"


class SeatLook(NamedTuple):
    """A player's colour and the pattern of all its rings: either alone is enough to know it by."""

    name: str
    colour: str
    pattern: str


SEATS: Final = (
    SeatLook("garnet", "#c2455a", SOLID),
    SeatLook("lapis", "#3f7fd1", DOUBLE),
    SeatLook("moss", "#6a9f3d", DASHED),
    SeatLook("amethyst", "#9a6bd0", DOTTED),
    SeatLook("amber", "#d98a2b", NOTCHED),
    SeatLook("teal", "#2fa39b", ROPE),
)


@lru_cache(maxsize=512)
def mixed(colour: str, other: str, share: float) -> str:
    """A colour with a share (0 to 1) of another in it.

    >>> mixed("#000000", "#ffffff", 0.5), mixed("#c2455a", "#000000", 0)
    ('#808080', '#c2455a')
    """
    parts = []
    for place in (1, 3, 5):
        one, two = int(colour[place : place + 2], 16), int(other[place : place + 2], 16)
        parts.append(f"{round(one + (two - one) * share):02x}")
    return "#" + "".join(parts)
