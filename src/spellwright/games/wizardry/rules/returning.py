"""How a hidden wizard comes back (FW-21.3, FW-22.13)."""

from __future__ import annotations

from spellwright.games.wizardry import words
from spellwright.games.wizardry.content.columns import HIDE, RANGE
from spellwright.games.wizardry.queries import enterable, is_enterable
from spellwright.games.wizardry.rules.movement import appear
from spellwright.games.wizardry.state import NOWHERE, Seat, WizardryProcedure, WizardryState
from spellwright.kernel.option import FIRST, first_of


class Return(WizardryProcedure):
    """FW-21.3: the wizard comes back near the square that it left."""

    wizard: Seat
    __slots__ = tuple(__annotations__)

    STEPS = ("choose", "return_to")

    def __init__(self, wizard: int) -> None:
        self.wizard = wizard

    def choose(self, s: WizardryState) -> None:
        s.ask(self.wizard, words.ASK_RETURN)

    def options(self, s: WizardryState, seat: int, question: int) -> list[int]:
        near = enterable(s, s.board.near(s.left[self.wizard], RANGE[HIDE]))
        return [words.TO | square << FIRST for square in near]

    def return_to(self, s: WizardryState) -> None:
        s.left[self.wizard] = NOWHERE
        appear(s, self.wizard, first_of(s.answer))


class ReturnAtOnce(Return):
    """FW-22.13: the wizard returns to the square that it left, or the nearest that it can enter."""

    __slots__ = ()

    STEPS = ("choose", "return_to")

    def choose(self, s: WizardryState) -> None:
        left = s.left[self.wizard]
        if is_enterable(s, left):
            s.answer = words.TO | left << FIRST
        else:
            s.ask(self.wizard, words.ASK_RETURN)

    def options(self, s: WizardryState, seat: int, question: int) -> list[int]:
        left, free = s.left[self.wizard], enterable(s, s.board.free)
        nearest = min([s.board.distance(left, square) for square in free])
        return [words.TO | q << FIRST for q in free if s.board.distance(left, q) == nearest]
