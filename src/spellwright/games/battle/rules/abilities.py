"""Step 2: Horcrux, Encounter and foe abilities (HB-5)."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle import words
from spellwright.games.battle.content import figures as f
from spellwright.games.battle.rules.carry_out import ENCOUNTER, HORCRUX, CarryOut
from spellwright.games.battle.rules.priority import Settle, foe_cause
from spellwright.games.battle.state import EMPTY, BattleProcedure, BattleState

# Whose turn it is; after these the slots of the row follow.
HORCRUX_ACTS: Final = 0
ENCOUNTER_ACTS: Final = 1
VOLDEMORT_ACTS: Final = 2
FOES: Final = 3


class Abilities(BattleProcedure):
    """HB-5.1 to HB-5.5: Horcrux, Encounter, Lord Voldemort, then the row from left to right."""

    turn: int
    __slots__ = tuple(__annotations__)

    STEPS = ("next_one",)

    def __init__(self) -> None:
        self.turn = 0

    def next_one(self, s: BattleState) -> None:
        """HB-5.12: each card acts once, with all that it triggers, before the next one."""
        if s.waiting or s.reveals:
            self.again()
            s.push(Settle())
            return
        while self.turn < FOES + len(s.row) - 1:
            turn = self.turn
            self.turn += 1
            if turn == HORCRUX_ACTS:
                thing, cause = s.horcrux, HORCRUX
            elif turn == ENCOUNTER_ACTS:
                thing, cause = s.encounter, ENCOUNTER
            else:
                slot = len(s.row) - 1 if turn == VOLDEMORT_ACTS else turn - FOES
                thing = EMPTY if s.row_off[slot] else s.row[slot]
                cause = foe_cause(thing)
            if thing >= 0 and f.EACH_TURN[thing]:
                self.again()
                s.tell(words.ACTED, thing)
                s.cloak_used = 0
                s.push(CarryOut(f.EACH_TURN[thing], s.active, thing, cause))
                return
