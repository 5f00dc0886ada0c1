"""What a defeated foe is worth, in words."""

from __future__ import annotations

from functools import cache

from spellwright.games.battle.content import columns, tables
from spellwright.games.battle.content.saying import reward_clauses, say
from spellwright.kernel.saying import Saying


@cache
def reward_of(foe: int) -> Saying | None:
    """The reward of a foe as a short sentence; None if there is none."""
    effects = reward_clauses(tables.FOES[foe - columns.FOE_0]["reward"])
    return say("reward", effects=effects) if effects else None
