"""What a question is answered from: the view of a seat, its options, its plan."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from spellwright.games.talisman import lexicons, words
from spellwright.games.talisman.bot.plan import Plan, plan_of
from spellwright.games.talisman.state import TalismanState
from spellwright.kernel.bot import Advice, by_worth
from spellwright.kernel.option import first_of, verb_of
from spellwright.kernel.saying import Argument, Saying


class Outlook:
    """`s` is what the seat sees; nobody changes it."""

    __slots__ = ("_plan", "args", "options", "s", "seat")

    def __init__(
        self, shown: TalismanState, seat: int, options: Sequence[int], args: Sequence[int]
    ) -> None:
        self.s = shown
        self.seat = seat
        self.options = options
        self.args = args
        self._plan: Plan | None = None

    @property
    def plan(self) -> Plan:
        if self._plan is None:
            self._plan = plan_of(self.s, self.seat)
        return self._plan

    @property
    def rivals(self) -> list[int]:
        return [seat for seat in range(self.s.seats) if seat != self.seat]

    def best(self, worth: Callable[[int], float], reason: Saying) -> Advice:
        """The option that is worth most; the first of equals."""
        ranked = by_worth(self.options, [worth(option) for option in self.options])
        return Advice(ranked[0], reason, ranked)

    def with_verb(self, *verbs: int) -> list[int]:
        return [code for code in self.options if verb_of(code) in verbs]

    def yes_if(self, agreed: bool, reason: Saying, otherwise: Saying) -> Advice:
        """Answer a question with Yes and No."""
        return Advice(words.YES, reason) if agreed else Advice(words.NO, otherwise)

    def seat_of(self, code: int) -> int:
        """The seat whose Character an option names."""
        return self.s.character.index(first_of(code))

    def who(self, seat: int) -> Argument:
        return lexicons.WHO.noun(self.s.character[seat])


def card_name(card: int) -> Argument:
    return lexicons.CARD.noun(card)


def always(code: int, reason: Saying) -> Callable[[Outlook], Advice]:
    """The rule for a question that has the same answer every time."""
    advice = Advice(code, reason)
    return lambda _: advice
