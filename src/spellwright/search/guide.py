"""The guide: which option to try first, and how to play on where the tree ends.

It is the game's own rule-of-thumb player where there is one, with some choices left to chance so
that no two thoughts are alike; without such a player all is left to chance.
"""

from __future__ import annotations

from typing import Any, Final

from spellwright.kernel.bot import Bot, RandomBot
from spellwright.kernel.chance import Chance
from spellwright.kernel.saying import Saying, as_saying
from spellwright.kernel.state import State
from spellwright.kernel.view import View
from spellwright.search.mind import Mind

RULE_OF_THUMB: Final = "greedy"
"""What games call their rule-of-thumb player."""
SURPRISE: Final = 20
"""One choice in so many is left to chance."""


class Guide:
    __slots__ = ("_bot", "_intended", "chance", "is_random", "is_steady")

    def __init__(self, mind: Mind, chance: Chance, seats: int, is_steady: bool = False) -> None:
        maker = mind.bots().get(RULE_OF_THUMB)
        self.is_steady = is_steady
        """Whether it leaves nothing to chance."""
        self._bot: Bot = RandomBot() if maker is None else maker()
        self.is_random = maker is None
        self.begin(chance, seats)

    def begin(self, chance: Chance, seats: int) -> None:
        """Another world, with luck of its own, in which nothing is intended yet."""
        self.chance = chance
        self._intended: list[list[int]] = [[] for _ in range(seats)]

    def ranked(self, state: State, seat: int, options: list[int]) -> list[int]:
        """The options, what is worth trying first in front; what was not compared as it comes."""
        if self.is_random:
            return self.chance.shuffled(options)
        advice = self._bot.advise(state.glimpse(seat), self.chance)
        ranked = [advice.code, *[code for code in advice.ranked if code != advice.code]]
        if len(ranked) == len(options):
            return ranked
        return ranked + self.chance.shuffled([code for code in options if code not in ranked])

    def play(self, state: State, seat: int, options: list[int]) -> int:
        """What is played beyond the tree. Who means to choose several things in a row is asked
        once, unless it comes otherwise.
        """
        intended = self._intended[seat]
        if len(options) == 1:
            code = options[0]
        elif self.is_random or (not self.is_steady and not self.chance.below(SURPRISE)):
            code = options[self.chance.below(len(options))]
        elif intended and intended[-1] in options:
            code = intended[-1]
        else:
            advice = self._bot.advise(state.glimpse(seat), self.chance)
            self._intended[seat] = list(advice.then[::-1])
            return advice.code
        if intended and intended.pop() != code:
            intended.clear()
        return code

    def reason(self, view: View[Any]) -> tuple[int, Saying | None]:
        """What it would choose itself, and why; None if it has no reasons."""
        advice = self._bot.advise(view, self.chance)
        return advice.code, None if self.is_random else as_saying(advice.reason)
