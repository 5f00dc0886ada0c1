"""A question that waits for what its step has pushed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spellwright.kernel.procedure import Procedure
from spellwright.kernel.refusal import RulesError

if TYPE_CHECKING:
    from spellwright.kernel.state import State


class PostponedQuestion(Procedure[Any]):
    """A postponed question lies on the agenda between the procedure that asked and the procedures
    that the same step pushed. When those are done the question opens, with the options of that
    position.
    """

    seat: int
    question: int
    args: list[int]
    __slots__ = tuple(__annotations__)

    STEPS = ("open",)

    def __init__(self, seat: int, question: int, args: list[int]) -> None:
        self.next_step = 0
        self.seat = seat
        self.question = question
        self.args = args

    def open(self, s: State) -> None:
        """Open this question and those to other seats that were asked with it."""
        waiting: Procedure[Any] = self
        while isinstance(waiting, PostponedQuestion):
            s.agenda.pop()
            s.ask(waiting.seat, waiting.question, *waiting.args)
            waiting = s.agenda[-1]
        if not all(s.options(ask) for ask in s.asks):
            raise RulesError(f"{waiting.__class__.__name__} asks where no option is left")


def postpone(s: State, asker: Procedure[Any]) -> bool:
    """Let the open questions wait for what their step has pushed; False if they have waited."""
    if isinstance(asker, PostponedQuestion):
        return False
    agenda = s.agenda
    place = len(agenda)
    while place and agenda[place - 1] is not asker:
        place -= 1
    if not place:
        raise RulesError(f"{asker.__class__.__name__} asks, but has left the agenda")
    for ask in s.asks:
        agenda.insert(place, PostponedQuestion(ask.seat, ask.question, ask.args))
    s.asks.clear()
    return True
