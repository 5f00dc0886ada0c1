"""The guide: which option to try first, and how to play on where the tree ends.

It is the game's own rule-of-thumb player where there is one, with some choices left to chance so
that no two thoughts are alike; without such a player the guide chooses at random.
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
"""The name of every game's rule-of-thumb player."""
SURPRISE: Final = 20
"""The guide leaves one choice in this many to chance."""


class Guide:
    __slots__ = ("_bot", "_intended", "chance", "is_random", "is_steady")

    def __init__(self, mind: Mind, chance: Chance, seats: int, is_steady: bool = False) -> None:
        maker = mind.bots().get(RULE_OF_THUMB)
        self.is_steady = is_steady
        """Whether the guide leaves nothing to chance."""
        self._bot: Bot = RandomBot() if maker is None else maker()
        self.is_random = maker is None
        self.begin(chance, seats)

    def begin(self, chance: Chance, seats: int) -> None:
        """Begin another world, with its own luck, in which nothing is intended yet."""
        self.chance = chance
        self._intended: list[list[int]] = [[] for _ in range(seats)]

    def ranked(self, state: State, seat: int, options: list[int]) -> list[int]:
        """The options, most promising first; those that the bot did not compare follow in random
        order.
        """
        if self.is_random:
            return self.chance.shuffled(options)
        advice = self._bot.advise(state.glimpse(seat), self.chance)
        ranked = [advice.code, *[code for code in advice.ranked if code != advice.code]]
        if len(ranked) == len(options):
            return ranked
        return ranked + self.chance.shuffled([code for code in options if code not in ranked])

    def play(self, state: State, seat: int, options: list[int]) -> int:
        """The option to play beyond the tree. A bot that plans several choices in a row is asked
        once, and again only if its plan is interrupted.
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
        """The option that the guide itself would choose, and why; None if it has no reasons."""
        advice = self._bot.advise(view, self.chance)
        return advice.code, None if self.is_random else as_saying(advice.reason)
