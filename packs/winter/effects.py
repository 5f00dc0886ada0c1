"""What the cards of Winter Term do that no card of the box does."""

from __future__ import annotations

from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.rules.carry_out import BY_ACTIVE, CarryOut, effect
from spellwright.games.battle.rules.health import gain_health
from spellwright.games.battle.state import BattleState


@effect("warm", "n", worth=0.35)
def warm(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    """Each Hero with the lowest Health gains so much."""
    for hero in frame.whom(s, v.LOWEST):
        gain_health(s, hero, instruction[2], bool(frame.marks & BY_ACTIVE))
