"""Procedures: rules that are being carried out, as plain data.

A procedure is named after the rule it carries out. Its steps are methods, listed in `STEPS` in the
order of the rulebook, and `next_step` is the number of the one that comes next. A step changes the
state, pushes another procedure (which runs to its end before the next step), or asks seats; the
step after a question finds the answer in `state.answer`, and its seat in `state.answered_by`. If a
step both pushes and asks, the question opens when what was pushed is done, with the options of that
moment. Where several seats were asked at once, the next step calls `again` as long as questions are
open, and so is run for each answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Generic, TypeVar

from spellwright.kernel.record import Record
from spellwright.kernel.refusal import RulesError

S = TypeVar("S")

Step = Callable[[Any, Any], None]


class Procedure(Record, Generic[S]):
    """A rule in progress. `S` is the game's state."""

    next_step: int
    __slots__ = tuple(__annotations__)

    STEPS: ClassVar[tuple[str, ...]] = ()
    steps: ClassVar[tuple[Step, ...]] = ()

    def __init_subclass__(cls) -> None:
        # A saved state and `go_to` know a step by its name.
        if len(set(cls.STEPS)) != len(cls.STEPS):
            raise RulesError(f"the procedure {cls.__name__} has a step twice")
        cls.steps = tuple([getattr(cls, name) for name in cls.STEPS])

    def options(self, s: S, seat: int, question: int) -> list[int]:
        """The legal options of a question that this procedure has asked."""
        raise RulesError(f"{self.__class__.__name__} asks a question without options")

    def do_step(self, s: S, step: int) -> bool:
        """Do the step with this number; False if there is none."""
        if step >= len(self.steps):
            return False
        self.steps[step](self, s)
        return True

    def again(self) -> None:
        """Run the present step once more, at the next answer if questions are open."""
        self.next_step -= 1

    def go_to(self, step: str) -> None:
        """Continue with the named step."""
        self.next_step = self.STEPS.index(step)

    def stop(self) -> None:
        """Skip the remaining steps."""
        self.next_step = len(self.steps)


def kinds_below(cls: type[Procedure[Any]]) -> list[type[Procedure[Any]]]:
    """All kinds of procedures that have a base in common."""
    return [each for sub in cls.__subclasses__() for each in (sub, *kinds_below(sub))]
