"""Small things that lie in pools and on tracks: ability tokens, items."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spellwright.drawing.card_emblems import card_emblems
from spellwright.drawing.element import Svg, element, group
from spellwright.drawing.emblem import EMBLEMS as KNOWN
from spellwright.drawing.emblem import emblem
from spellwright.drawing.look import GROUND, INK, PARCHMENT, mixed
from spellwright.games.funkoverse.content.columns import (
    ITEM_KEYS,
    STATUS_KEYS,
    item_emblems,
    status_emblems,
)

TYPE_COLOURS: Final = ("#5d9be0", "#d65a5a", "#b9c0cc", "#dba63c")
"""By type: finesse, force, cunning, leadership."""
TYPE_ICONS: Final = ("arrow", "stones", "eye", "banner")
ITEM_EMBLEMS: Final = card_emblems(__file__, "item", ITEM_KEYS, item_emblems(KNOWN))
STATUS_EMBLEMS: Final = card_emblems(__file__, "status", STATUS_KEYS, status_emblems(KNOWN))


@lru_cache(maxsize=256)
def token_coin(type: int, radius: float) -> Svg:
    """An ability token: its colour, and an icon that tells the same."""
    colour = TYPE_COLOURS[type]
    return group(
        element("circle", cy=radius * 0.14, r=radius, fill="#000", opacity=0.4),
        element("circle", r=radius, fill=mixed(colour, GROUND, 0.1), stroke=GROUND, stroke_width=1),
        element(
            "circle",
            r=radius * 0.78,
            fill=mixed(colour, GROUND, 0.55),
            stroke=mixed(colour, PARCHMENT, 0.5),
            stroke_width=0.8,
        ),
        emblem(TYPE_ICONS[type], radius * 1.0, fill=mixed(colour, "#ffffff", 0.55)),
    )


@lru_cache(maxsize=256)
def item_tile(item: int, radius: float) -> Svg:
    """An item card, tiny."""
    return group(
        element(
            "rect",
            x=-radius * 0.8,
            y=-radius * 1.1,
            width=radius * 1.6,
            height=radius * 2.2,
            rx=2,
            fill=PARCHMENT,
            stroke=GROUND,
            stroke_width=1,
        ),
        emblem(ITEM_EMBLEMS[item], radius * 1.45, fill=INK),
    )
