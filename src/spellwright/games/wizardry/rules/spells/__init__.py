"""The effects of the spells, by school; importing this brings them all."""

from __future__ import annotations

from spellwright.games.wizardry.rules.spells import (
    abjuration,
    conjuration,
    divination,
    evocation,
    illusion,
    minor,
    summoning,
)

__all__ = [
    "abjuration",
    "conjuration",
    "divination",
    "evocation",
    "illusion",
    "minor",
    "summoning",
]
