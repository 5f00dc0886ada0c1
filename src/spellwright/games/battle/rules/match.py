"""The game from its setup to its end (HB-2, HB-3, HB-9)."""

from __future__ import annotations

from spellwright.games.battle.rules import effects
from spellwright.games.battle.rules.setup import SetUp
from spellwright.games.battle.rules.turn import Turn
from spellwright.games.battle.state import BattleProcedure, BattleState

__all__ = ["Match", "effects"]


class Match(BattleProcedure):
    """Setup, then turn after turn."""

    __slots__ = ()

    STEPS = ("set_up", "turns")

    def set_up(self, s: BattleState) -> None:
        s.push(SetUp())

    def turns(self, s: BattleState) -> None:
        s.push(Turn())
