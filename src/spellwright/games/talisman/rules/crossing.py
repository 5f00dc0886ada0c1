"""The barrier at King's Cross and the Gates of Hogwarts (TA-21, TA-23)."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman import story, words
from spellwright.games.talisman.content.columns import BARRIER, MAGIC, MIGHT
from spellwright.games.talisman.lexicons import means
from spellwright.games.talisman.queries import total, total_magic
from spellwright.games.talisman.rules.dice import (
    TEST_ROLL,
    foe_dice,
    offer_rerolls,
    ordered_roll,
    throw,
)
from spellwright.games.talisman.rules.losing import lose_ability
from spellwright.games.talisman.rules.spell_targets import TEST
from spellwright.games.talisman.rules.spell_windows import open_window
from spellwright.games.talisman.state import Seat, TalismanProcedure, TalismanState
from spellwright.kernel.option import FIRST, first_of

PASSED: Final = 1
HELD: Final = 0


class BarrierTest(TalismanProcedure):
    """TA-21.4 to TA-21.6, TA-OPT-5; `s.result` tells whether it was passed."""

    seat: Seat
    barrier: int
    __slots__ = tuple(__annotations__)

    STEPS = ("announce", "throw", "barrier_die", "compare")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.barrier = 0

    def announce(self, s: TalismanState) -> None:
        s.unlocked = 0
        open_window(s, TEST)

    def throw(self, s: TalismanState) -> None:
        if not s.life[self.seat]:
            self._end(s, HELD)
        elif s.unlocked:
            self._end(s, PASSED)
        elif s.settings["flat-barrier"]:
            self._end(s, PASSED if total_magic(s, self.seat) > BARRIER else HELD)
        else:
            throw(s, self.seat, TEST_ROLL)

    def barrier_die(self, s: TalismanState) -> None:
        self.barrier = foe_dice(s, 1)[0]
        offer_rerolls(s, self.seat, TEST_ROLL)

    def meaning(self, s: TalismanState, dice: list[int]) -> int:
        passed = dice[0] + total_magic(s, self.seat) > self.barrier + BARRIER
        return means("barrier-passed" if passed else "barrier-held")

    def compare(self, s: TalismanState) -> None:
        mine = s.dice[0] + total_magic(s, self.seat)
        other = self.barrier + BARRIER
        s.tell(story.BARRIER_ROLLED, s.character[self.seat], mine, other)
        self._end(s, PASSED if mine > other else HELD)

    def _end(self, s: TalismanState, result: int) -> None:
        s.result = result
        told = story.BARRIER_PASSED if result == PASSED else story.BARRIER_HELD
        s.tell(told, s.character[self.seat])
        self.stop()


class GatesTest(TalismanProcedure):
    """TA-23.3 to TA-23.7; `s.result` tells whether they opened."""

    seat: Seat
    ability: int
    __slots__ = tuple(__annotations__)

    STEPS = ("choose_ability", "announce", "throw", "compare")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.ability = MAGIC

    def choose_ability(self, s: TalismanState) -> None:
        s.ask(self.seat, words.ASK_TEST_ABILITY)

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.RAISE | ability << FIRST for ability in (MAGIC, MIGHT)]

    def announce(self, s: TalismanState) -> None:
        self.ability = first_of(s.answer)
        s.unlocked = 0
        open_window(s, TEST)

    def throw(self, s: TalismanState) -> None:
        if not s.life[self.seat]:
            s.result = HELD
            self.stop()
        elif s.unlocked:
            self._open(s)
            self.stop()
        else:
            ordered_roll(s, self.seat, TEST_ROLL, 2)

    def meaning(self, s: TalismanState, dice: list[int]) -> int:
        opens = sum(dice) <= total(s, self.seat, self.ability)
        return means("gates-open" if opens else "gates-shut")

    def compare(self, s: TalismanState) -> None:
        score = s.dice[0] + s.dice[1]
        who = s.character[self.seat]
        value = total(s, self.seat, self.ability)
        s.tell(story.GATES_ROLLED, who, self.ability, score, value)
        if score <= value:
            self._open(s)
        else:
            s.result = HELD
            s.tell(story.GATES_SHUT, who)
            lose_ability(s, self.seat, self.ability)

    def _open(self, s: TalismanState) -> None:
        s.result = PASSED
        s.tell(story.GATES_OPENED, s.character[self.seat])
