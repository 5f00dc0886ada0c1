"""The abilities: a procedure for each text (FV-23, FV-24). Importing this brings their effects."""

from __future__ import annotations

from spellwright.games.funkoverse.rules.abilities import (
    bellatrix,
    harry,
    hermione,
    sisters,
    voldemort,
)

__all__ = ["bellatrix", "harry", "hermione", "sisters", "voldemort"]
