"""What the player looks at: the position as its seat sees it, and the question."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from spellwright.games.duels import words
from spellwright.games.duels.bot.quest_plans import Prospects
from spellwright.games.duels.bot.quests import quest_worth
from spellwright.games.duels.queries import model_noun, model_of_piece
from spellwright.games.duels.state import DuelsState
from spellwright.kernel.bot import Advice, by_worth
from spellwright.kernel.option import first_of
from spellwright.kernel.saying import Argument, Saying


class Outlook:
    """What the player looks at; `s` is a copy of what the seat sees, so anything can be tried out
    there.
    """

    __slots__ = ("args", "options", "s", "seat")

    def __init__(
        self, shown: DuelsState, seat: int, options: Sequence[int], args: Sequence[int]
    ) -> None:
        self.s = shown.copy()
        self.seat = seat
        self.options = options
        self.args = args

    def asked_model(self) -> int:
        """The Model that the question names first."""
        return model_of_piece(self.s, self.args[0])

    def model_of(self, option: int) -> int:
        return model_of_piece(self.s, first_of(option))

    def name(self, model: int) -> Argument:
        return model_noun(self.s, model, self.seat)

    def best(self, worth: Callable[[int], float], reason: Saying) -> Advice:
        """The option that is worth most; the first of equals."""
        ranked = by_worth(self.options, [worth(option) for option in self.options])
        return Advice(ranked[0], reason, ranked)

    def refusal(self) -> int:
        """The option that leaves things as they are, if there is one; else the last one."""
        for verb in (words.PASS, words.STOP, words.KEEP, words.END, words.DONE):
            if verb in self.options:
                return verb
        return self.options[-1]

    def quests(self) -> float:
        """What the seat's Quest Cards promise, less those of the Opponent."""
        s, seat = self.s, self.seat
        return quest_worth(Prospects(s, seat)) - quest_worth(Prospects(s, 1 - seat))
