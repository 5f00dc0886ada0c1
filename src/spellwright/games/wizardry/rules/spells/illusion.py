"""Illusion (FW-21)."""

from __future__ import annotations

from spellwright.games.wizardry import story, words
from spellwright.games.wizardry.content.columns import DIE, MOVE, WORKS
from spellwright.games.wizardry.queries import enterable, real_square
from spellwright.games.wizardry.rules.defeat import check_defeat
from spellwright.games.wizardry.rules.movement import meet_balls, tell_way
from spellwright.games.wizardry.rules.spell import (
    AIM_AT_WIZARD,
    AimedSpell,
    PlacingSpell,
    Spell,
    effect,
)
from spellwright.games.wizardry.state import NOWHERE, WizardryState, entry
from spellwright.kernel.option import FIRST, first_of


@effect("hide")
class Hide(Spell):
    """41: off the board until the end of the turn (FW-12.4)."""

    __slots__ = ()

    STEPS = ("vanish",)

    def vanish(self, s: WizardryState) -> None:
        s.left[self.caster] = s.at[self.caster]
        s.at[self.caster] = NOWHERE
        s.moved_itself[self.caster] = 1
        s.tell(story.HID, self.caster)


@effect("beauty")
class Beauty(Spell):
    """42: opponents' harmful spells work on the caster only on a good roll."""

    __slots__ = ()

    STEPS = ("enchant",)

    def enchant(self, s: WizardryState) -> None:
        s.beautiful[self.caster] = 1


@effect("blinding-light")
class BlindingLight(AimedSpell):
    """43: a failed roll turns all remaining entries of the target into Moves."""

    roll: int
    __slots__ = tuple(__annotations__)

    STEPS = (*AIM_AT_WIZARD, "roll_eyes", "answer_roll", "blind")

    def prepare(self) -> None:
        super().prepare()
        self.roll = 0

    def roll_eyes(self, s: WizardryState) -> None:
        """FW-21.8, FW-21.9: after a failed roll a point buys another one."""
        self.roll = s.chance.roll(DIE[self.spell])
        s.tell(story.ROLLED, self.target, DIE[self.spell], self.spell, self.roll)
        if self.roll >= WORKS[self.spell]:
            s.tell(story.NOT_BLINDED, self.target)
            self.stop()
        else:
            self.ask_points(s, words.ASK_REROLL, 1, self.roll)

    def answer_roll(self, s: WizardryState) -> None:
        if self.spent(s):
            self.go_to("roll_eyes")

    def blind(self, s: WizardryState) -> None:
        """FW-21.10."""
        s.plan[self.target] = [entry(MOVE) for _ in s.plan[self.target]]
        s.blinded[self.target] = 1
        s.reveal()
        s.tell(story.BLINDED, self.target, len(s.plan[self.target]))


@effect("transpose")
class Transpose(AimedSpell):
    """45: caster and target exchange squares."""

    __slots__ = ()

    STEPS = (*AIM_AT_WIZARD, "exchange")

    def exchange(self, s: WizardryState) -> None:
        here, there = s.at[self.caster], s.at[self.target]
        s.at[self.caster], s.at[self.target] = there, here
        s.moved_itself[self.caster] = 1
        s.tell(story.APPEARED, 2 * self.caster, there)
        tell_way(s, story.FORCED, story.FORCED_ACROSS, 2 * self.target, there, here)
        s.defeat_waits += 1
        meet_balls(s, 2 * self.caster)
        meet_balls(s, 2 * self.target)
        s.defeat_waits -= 1
        check_defeat(s)


@effect("illusory-body")
class IllusoryBody(PlacingSpell):
    """46: a double next to the caster; which body is real is the caster's secret."""

    __slots__ = ()

    STEPS = ("choose_square", "place", "record")

    def squares(self, s: WizardryState) -> list[int]:
        """FW-21.14, FW-21.30."""
        return enterable(s, s.board.adjacent[real_square(s, self.caster)])

    def place(self, s: WizardryState) -> None:
        self.written = first_of(s.answer)
        s.ask(self.caster, words.ASK_REAL, self.written)

    def options(self, s: WizardryState, seat: int, question: int) -> list[int]:
        if question == words.ASK_REAL:
            return [words.REAL | body << FIRST for body in (2 * seat, 2 * seat + 1)]
        return super().options(s, seat, question)

    def record(self, s: WizardryState) -> None:
        s.double[self.caster] = self.written
        s.double_is_real[self.caster] = first_of(s.answer) & 1
        s.tell(story.DOUBLED, self.caster, self.written)
        meet_balls(s, 2 * self.caster + 1)
