"""Luck that is asked for, outcome by outcome, by whoever wants chance to be a player of the game.

Rules draw luck in the middle of a step. So a choice is carried out on a copy with the outcomes that
are known; where one more is wanted, the copy is dropped, and the choice waits for that outcome.
"""

from __future__ import annotations

from typing import Final

from spellwright.kernel.chance import Chance, FastChance
from spellwright.kernel.refusal import RulesError

STREAMS: Final = 1024
"""How many orders of a pile are told apart: a shuffle is one of so many."""


class LuckWanted(Exception):
    """One more outcome is needed, one of `outcomes` that are equally likely."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class KnownLuck(Chance):
    """The outcomes that are known, and then no more.

    A roll or a pick is one outcome, exactly; a whole shuffle is one too, of `streams`.
    """

    __slots__ = ("_known", "_streams", "_used")

    def __init__(self, known: list[int], streams: int = STREAMS) -> None:
        super().__init__()
        self._known = known
        self._streams = streams
        self._used = 0

    def _next(self, outcomes: int) -> int:
        if self._used == len(self._known):
            raise LuckWanted(outcomes)
        outcome = self._known[self._used]
        self._used += 1
        self.draws += 1
        return outcome

    def below(self, bound: int) -> int:
        return 0 if bound == 1 else self._next(bound)

    def roll(self, sides: int) -> int:
        return self.below(sides) + 1

    def shuffled(self, items: list[int]) -> list[int]:
        if len(items) < 2:
            return items[:]
        if len(items) == 2:
            return items[::-1] if self.below(2) else items[:]
        return FastChance(self._next(self._streams)).shuffled(items)

    def word(self) -> int:
        raise RulesError("luck is asked for by outcomes here, not by words")

    def copy(self) -> KnownLuck:
        other = KnownLuck(self._known[:], self._streams)
        other._used = self._used
        self._continue_as(other)
        return other

    def state(self) -> list[str | int]:
        raise RulesError("a choice that waits for luck has no state to be saved")
