"""Step 2: Horcrux, Encounter and foe abilities (HB-5)."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle import story
from spellwright.games.battle.content import columns
from spellwright.games.battle.rules.carry_out import ENCOUNTER, HORCRUX, CarryOut
from spellwright.games.battle.rules.priority import Settle, foe_cause
from spellwright.games.battle.state import BattleProcedure, BattleState

# The order of acting: the Horcrux at 0, then these, then the slots of the row.
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
        row = s.row
        last = len(row) - 1
        for turn in range(self.turn, FOES + last):
            if turn >= VOLDEMORT_ACTS:
                slot = last if turn == VOLDEMORT_ACTS else turn - FOES
                thing = row[slot]
                if thing < 0 or not columns.EACH_TURN[thing] or s.row_off[slot]:
                    continue
                cause = foe_cause(thing)
            else:
                thing, cause = s.horcrux, HORCRUX
                if turn == ENCOUNTER_ACTS:
                    thing, cause = s.encounter, ENCOUNTER
                if thing < 0 or not columns.EACH_TURN[thing]:
                    continue
            self.turn = turn + 1
            self.again()
            s.tell(story.ACTED, thing)
            s.cloak_used = 0
            s.push(CarryOut(columns.EACH_TURN[thing], s.active, thing, cause))
            return
