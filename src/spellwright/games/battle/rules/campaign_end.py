"""The end of a won level of a NORMAL campaign (HB-25.9)."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle import story, words
from spellwright.games.battle.content import columns
from spellwright.games.battle.queries import different
from spellwright.games.battle.rules.asking import ask
from spellwright.games.battle.state import BattleProcedure, BattleState, HeroPlace
from spellwright.kernel.option import FIRST, first_of

LAST_LEVEL: Final = 8


def level_of(scenario: int) -> int:
    """HB-25.19: Year n is Game n, Battle for Hogwarts is Pack 4."""
    return LAST_LEVEL if scenario == columns.PACK_4 else scenario + 1


class PutBy(BattleProcedure):
    """Each player may put one purchased card into the personal shop; then the game is won."""

    hero: HeroPlace
    __slots__ = tuple(__annotations__)

    STEPS = ("offer", "put_by")

    def __init__(self) -> None:
        self.hero = 0

    def cards(self, s: BattleState) -> list[int]:
        """HB-25.9, HB-25.22: cards bought in this level, of the value of the next one."""
        wanted = level_of(s.scenario) + 1
        return different([kind for kind in s.purchased[self.hero] if columns.VALUE[kind] == wanted])

    def offer(self, s: BattleState) -> None:
        while self.hero < s.heroes:
            if self.cards(s):
                ask(s, self.hero, words.ASK_KEEP, [])
                return
            self.hero += 1
        s.finish(story.WON, [1] * s.seats, [1] * s.seats)

    def options(self, s: BattleState, seat: int, question: int) -> list[int]:
        found = [words.KEEP_FOR_LATER | kind << FIRST for kind in self.cards(s)]
        return [*found, words.DECLINE]

    def put_by(self, s: BattleState) -> None:
        if s.answer != words.DECLINE:
            s.put_by[self.hero] = first_of(s.answer)
            s.tell(story.PUT_BY, s.hero[self.hero], s.put_by[self.hero])
        self.hero += 1
        self.next_step = 0
