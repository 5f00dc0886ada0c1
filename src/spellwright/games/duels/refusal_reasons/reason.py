"""What a refusal is made of."""

from __future__ import annotations

from spellwright.games.duels.content.tables import CHARACTERS
from spellwright.games.duels.state import DuelsState

Reason = tuple[str, str]
"""A sentence for people, and the clause behind it."""


def name_of(s: DuelsState, model: int) -> str:
    return str(CHARACTERS[s.character[model]]["name"])


def spaces(count: int) -> str:
    return "1 Space" if count == 1 else f"{count} Spaces"
