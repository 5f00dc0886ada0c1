"""Conjuration (FW-20)."""

from __future__ import annotations

from spellwright.games.wizardry import story, words
from spellwright.games.wizardry.content.columns import DAMAGE, PER_POINT, SQUARES
from spellwright.games.wizardry.queries import bodies_on, enterable
from spellwright.games.wizardry.rules.harm import Harm
from spellwright.games.wizardry.rules.movement import appear, push_away
from spellwright.games.wizardry.rules.spell import (
    AIM_AT_SQUARE,
    AIM_AT_WIZARD,
    AimedSpell,
    PlacingSpell,
    Spell,
    SquareSpell,
    effect,
    points_upto,
)
from spellwright.games.wizardry.state import WizardryState
from spellwright.kernel.option import first_of


@effect("entangle")
class Entangle(AimedSpell):
    """31: no Move or Run for the rest of the turn."""

    __slots__ = ()

    STEPS = (*AIM_AT_WIZARD, "answer_vines", "entangle")

    def answer_vines(self, s: WizardryState) -> None:
        self.ask_points(s, words.ASK_ENTANGLE, 1)

    def entangle(self, s: WizardryState) -> None:
        if self.spent(s):
            s.tell(story.UNDONE, self.target, self.spell)
        else:
            s.entangled[self.target] = 1
            s.tell(story.ENTANGLED, self.target)


@effect("tidal-wave")
class TidalWave(SquareSpell):
    """32: hits on and around the written square, then a push away from the caster."""

    __slots__ = ()

    STEPS = (*AIM_AT_SQUARE, "break_over")

    def break_over(self, s: WizardryState) -> None:
        struck = bodies_on(s, [self.square, *s.board.adjacent[self.square]])
        harm = Harm(
            self.spell,
            self.caster,
            struck,
            DAMAGE[self.spell],
            push=SQUARES[self.spell],
            origin=self.origin(s),
        )
        s.push(harm)


@effect("sleet-storm")
class SleetStorm(Spell):
    """34: no running around the caster, and hits at the end of the action phase (FW-12.2)."""

    __slots__ = ()

    STEPS = ("rise",)

    def rise(self, s: WizardryState) -> None:
        s.storming[self.caster] = 1


@effect("push")
class Push(AimedSpell):
    """35: the target is pushed away from the caster."""

    __slots__ = ()

    STEPS = (*AIM_AT_WIZARD, "answer_push", "push")

    def _useful(self) -> int:
        return SQUARES[self.spell] // PER_POINT[self.spell]

    def answer_push(self, s: WizardryState) -> None:
        self.ask_points(s, words.ASK_PUSH, self._useful(), SQUARES[self.spell])

    def answers(self, s: WizardryState) -> list[int]:
        return points_upto(min(self._useful(), s.pool[self.target]))

    def push(self, s: WizardryState) -> None:
        saved = PER_POINT[self.spell] * self.spent(s)
        if saved:
            s.tell(story.SHORTENED, self.target, saved)
        squares = SQUARES[self.spell] - saved
        push_away(s, self.target, self.origin(s), squares)


@effect("teleport")
class Teleport(PlacingSpell):
    """36: appear anywhere, once in a game."""

    __slots__ = ()

    def squares(self, s: WizardryState) -> list[int]:
        return enterable(s, s.board.free)

    def place(self, s: WizardryState) -> None:
        s.moved_itself[self.caster] = 1
        appear(s, self.caster, first_of(s.answer))
