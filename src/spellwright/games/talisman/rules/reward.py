"""What the winner of a fight between Characters takes (TA-13.10 to TA-13.20)."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman import story, words
from spellwright.games.talisman.content.columns import VALUE
from spellwright.games.talisman.content.names import BELLATRIX_B, LUCIUS_A
from spellwright.games.talisman.queries import hallow_of, is_side, may_hold
from spellwright.games.talisman.rules.enemies import FightFollower
from spellwright.games.talisman.rules.gaining import gain_object, take_fate, take_galleon
from spellwright.games.talisman.rules.life import lose_life
from spellwright.games.talisman.rules.losing import lose_object
from spellwright.games.talisman.rules.quests import QUEST_LIFE
from spellwright.games.talisman.state import Seat, TalismanProcedure, TalismanState
from spellwright.kernel.option import FIRST, first_of, verb_of

TOOK_LIFE: Final = 1
TOOK_OBJECT: Final = 2
TOOK_GALLEON: Final = 4


class Reward(TalismanProcedure):
    """TA-13.10 to TA-13.14, TA-13.20. `left` is 2 after Sectumsempra (TA-S22)."""

    winner: Seat
    loser: Seat
    left: int
    taken: int
    __slots__ = tuple(__annotations__)

    STEPS = ("choose", "take")

    def __init__(self, winner: int, loser: int, left: int) -> None:
        self.winner = winner
        self.loser = loser
        self.left = left
        self.taken = 0

    def choose(self, s: TalismanState) -> None:
        if not self.left or not s.life[self.loser] or not s.life[self.winner]:
            self.stop()
            return
        codes = self.options(s, self.winner, words.ASK_REWARD)
        if not self._rewards(s, self.winner):
            self.stop()
        elif len(codes) == 1:
            s.answer = codes[0]
        else:
            s.ask(self.winner, words.ASK_REWARD, s.character[self.loser])

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        """The winner may also leave it; a quest for a Life must be fulfilled (TA-22.4)."""
        if self._owes_a_life(s) and not self.taken:
            return self._rewards(s, seat)
        return [*self._rewards(s, seat), words.REWARD_NOTHING]

    def _rewards(self, s: TalismanState, seat: int) -> list[int]:
        loser, codes = self.loser, []
        single = self.left == 1 and not self.taken
        if not self.taken & TOOK_LIFE:
            codes.append(words.REWARD_LIFE)
            if single and is_side(s, seat, BELLATRIX_B) and s.fate[loser]:
                codes.append(words.REWARD_LIFE_AND_FATE)
        if self._owes_a_life(s) and not self.taken:
            return codes
        objects = [card for card in s.objects[loser] if may_hold(s, seat, card)]
        if not self.taken & TOOK_OBJECT:
            codes += [words.REWARD_OBJECT | card << FIRST for card in objects]
        if s.gold[loser] and not self.taken & TOOK_GALLEON:
            codes.append(words.REWARD_GALLEON)
        if single and s.gold[loser] and is_side(s, seat, LUCIUS_A):
            codes += [words.REWARD_BOTH | card << FIRST for card in objects]
        if single and seat == s.active:
            codes += [
                words.REWARD_FOLLOWER | card << FIRST for card in s.followers[loser] if VALUE[card]
            ]
        return codes

    def _owes_a_life(self, s: TalismanState) -> bool:
        """TA-22.10."""
        return s.quest[self.winner] == QUEST_LIFE and hallow_of(s, self.winner) < 0

    def take(self, s: TalismanState) -> None:
        verb, card = verb_of(s.answer), first_of(s.answer)
        winner, loser = self.winner, self.loser
        if verb == words.REWARD_NOTHING:
            s.tell(story.NO_REWARD, s.character[winner])
            self.stop()
            return
        self.left -= 1
        self.go_to("choose")
        if verb == words.REWARD_FOLLOWER:
            s.push(FightFollower(winner, loser, card))
            return
        if verb in (words.REWARD_OBJECT, words.REWARD_BOTH):
            self.taken |= TOOK_OBJECT
            s.tell(story.TOOK_FROM, s.character[winner], card, s.character[loser])
            lose_object(s, loser, card)
            gain_object(s, winner, card)
        if verb in (words.REWARD_GALLEON, words.REWARD_BOTH):
            self.taken |= TOOK_GALLEON
            take_galleon(s, loser, winner)
        if verb in (words.REWARD_LIFE, words.REWARD_LIFE_AND_FATE):
            self.taken |= TOOK_LIFE
            if verb == words.REWARD_LIFE_AND_FATE:
                take_fate(s, loser, winner)
            lose_life(s, loser, by=winner, in_fight=True)
