"""What a quest asks for, and giving it up (TA-22)."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman import story, words
from spellwright.games.talisman.content.columns import IS_HALLOW, IS_MAGIC_OBJECT, STACK_OF
from spellwright.games.talisman.content.names import HALLOW
from spellwright.games.talisman.queries import hallow_of
from spellwright.games.talisman.state import SeatProcedure, TalismanState

QUEST_LIFE: Final = 1
QUEST_ENEMY: Final = 2
QUEST_FOLLOWER: Final = 3
QUEST_MAGIC_OBJECT: Final = 4
QUEST_GALLEONS: Final = {5: 3, 6: 2}


def quest_price(s: TalismanState, seat: int) -> bool:
    """Whether quests 3 to 6 can be paid now (TA-22.4, TA-22.8, TA-22.14)."""
    quest = s.quest[seat]
    if quest < QUEST_FOLLOWER or not s.stock[STACK_OF[HALLOW]] or hallow_of(s, seat) >= 0:
        return False
    if quest == QUEST_FOLLOWER:
        return bool(s.followers[seat])
    if quest == QUEST_MAGIC_OBJECT:
        return bool(payable_objects(s, seat))
    return s.gold[seat] >= QUEST_GALLEONS[quest]


def payable_objects(s: TalismanState, seat: int) -> list[int]:
    """Magic Objects other than a Hallow."""
    return [c for c in s.objects[seat] if IS_MAGIC_OBJECT[c] and not IS_HALLOW[c]]


class AbandonQuest(SeatProcedure):
    """TA-22.6: with a Hallow of another origin a quest may be given up."""

    __slots__ = ()

    STEPS = ("offer", "abandon")

    def offer(self, s: TalismanState) -> None:
        s.ask(self.seat, words.ASK_ABANDON)

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.YES, words.NO]

    def abandon(self, s: TalismanState) -> None:
        if s.answer == words.YES:
            s.quest[self.seat] = 0
            s.tell(story.QUEST_LEFT, s.character[self.seat])
