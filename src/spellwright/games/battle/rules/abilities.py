"""Step 2: Horcrux, Encounter and foe abilities (HB-5)."""

from __future__ import annotations

from spellwright.games.battle import words
from spellwright.games.battle.content import figures as f
from spellwright.games.battle.rules.carry_out import ENCOUNTER, HORCRUX
from spellwright.games.battle.rules.priority import foe_cause, resolve
from spellwright.games.battle.state import BattleProcedure, BattleState


class Abilities(BattleProcedure):
    """HB-5.1 to HB-5.5."""

    slot: int
    __slots__ = tuple(__annotations__)

    STEPS = ("horcrux", "encounter", "lord_voldemort", "foes")

    def __init__(self) -> None:
        self.slot = 0

    def horcrux(self, s: BattleState) -> None:
        self.act(s, s.horcrux, HORCRUX)

    def encounter(self, s: BattleState) -> None:
        self.act(s, s.encounter, ENCOUNTER)

    def lord_voldemort(self, s: BattleState) -> None:
        """HB-5.3."""
        last = len(s.row) - 1
        if s.row[last] >= 0 and not s.row_off[last]:
            self.act(s, s.row[last], foe_cause(s.row[last]))

    def foes(self, s: BattleState) -> None:
        """HB-5.4, HB-5.12: each card once, from left to right."""
        while self.slot < len(s.row) - 1:
            foe = s.row[self.slot]
            works = foe >= 0 and not s.row_off[self.slot]
            self.slot += 1
            if works and f.EACH_TURN[foe]:
                self.again()
                self.act(s, foe, foe_cause(foe))
                return

    def act(self, s: BattleState, thing: int, cause: int) -> None:
        if thing >= 0 and f.EACH_TURN[thing]:
            s.tell(words.ACTED, thing)
            resolve(s, f.EACH_TURN[thing], s.active, thing, cause)
