"""What a refusal is made of."""

from __future__ import annotations

from spellwright.games.duels.lexicons import SHARED_NAMES
from spellwright.games.duels.state import DuelsState
from spellwright.kernel.saying import Argument, Saying

Reason = tuple[Saying, str]
"""A sentence for people, and the clause behind it."""


def name_of(s: DuelsState, model: int) -> Argument:
    return SHARED_NAMES[s.character[model]]
