"""What a defeated foe is worth, in words."""

from __future__ import annotations

from functools import cache

from spellwright.games.battle.content import columns
from spellwright.games.battle.content.compiling import PROGRAM_TEXTS
from spellwright.games.battle.content.saying import reward_clauses, say
from spellwright.kernel.saying import Saying


@cache
def reward_of(foe: int) -> Saying | None:
    """The reward of a foe as a short sentence; None if there is none."""
    effects = reward_clauses(PROGRAM_TEXTS[columns.REWARD[foe]])
    return say("reward", effects=effects) if effects else None
