"""The acts of the effect vocabulary; importing this fills the table of handlers."""

from __future__ import annotations

from spellwright.games.battle.rules.effects import choices, gains, harm, special

__all__ = ["choices", "gains", "harm", "special"]
