"""The icons and colours of lasting effects."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.look import BRASS, DANGER, HEAL, ICE, PARCHMENT

CIRCLE: Final = "circle"
"""The effect that is drawn as a ring around the medallion, not as a mark on it."""

MARKS: Final = {
    "poison": ("drop", HEAL),
    "entangled": ("vine", HEAL),
    "blinded": ("blind", PARCHMENT),
    "stoneskin": ("stones", "#b9b0c4"),
    "beauty": ("blossom", "#e79ab0"),
    "sword": ("sword", PARCHMENT),
    "storm": ("snow", ICE),
    "absorbing": ("cup", BRASS),
    "flamed": ("sand-glass", DANGER),
}
"""Effects that matter to others on the board; the rest are told beside it."""
