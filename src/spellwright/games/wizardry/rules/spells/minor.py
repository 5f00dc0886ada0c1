"""Minor Magic (FW-17)."""

from __future__ import annotations

from spellwright.games.wizardry import lexicons, story, words
from spellwright.games.wizardry.content.columns import DAMAGE, DIE, PER_POINT
from spellwright.games.wizardry.rules.harm import Harm
from spellwright.games.wizardry.rules.spell import (
    AIM_AT_WIZARD,
    AimedSpell,
    Spell,
    effect,
    points_upto,
)
from spellwright.games.wizardry.state import WizardryState


@effect("curse")
class Curse(AimedSpell):
    """1: the target loses action points in the next turn."""

    roll: int
    __slots__ = tuple(__annotations__)

    STEPS = (*AIM_AT_WIZARD, "roll_loss", "curse")

    def roll_loss(self, s: WizardryState) -> None:
        self.roll = s.chance.roll(DIE[self.spell])
        s.tell(story.ROLLED, self.caster, DIE[self.spell], self.spell, self.roll)
        self.ask_points(s, words.ASK_CURSE, self._useful(), self.roll)

    def prepare(self) -> None:
        super().prepare()
        self.roll = 0

    def _useful(self) -> int:
        """FW-9.11: half of the roll, rounded up."""
        return -(-self.roll // PER_POINT[self.spell])

    def answers(self, s: WizardryState) -> list[int]:
        return points_upto(min(self._useful(), s.pool[self.target]))

    def curse(self, s: WizardryState) -> None:
        loss = max(0, self.roll - PER_POINT[self.spell] * self.spent(s))
        s.lost_ap[self.target] += loss
        s.cursed[self.caster], s.curse_loss[self.caster] = self.target, loss
        if loss:
            s.tell(story.CURSED, self.target, loss)
        else:
            s.tell(story.UNDONE, self.target, self.spell)


@effect("fog")
class Fog(Spell):
    """2: until the end of the turn nobody aims farther than a few squares."""

    __slots__ = ()

    STEPS = ("rise",)

    def rise(self, s: WizardryState) -> None:
        s.fog = 1


@effect("poison-dart")
class PoisonDart(AimedSpell):
    """3: a poison marker, unless a defence point removes it at once."""

    __slots__ = ()

    STEPS = (*AIM_AT_WIZARD, "answer_dart", "poison")

    def answer_dart(self, s: WizardryState) -> None:
        self.ask_points(s, words.ASK_DART, 1)

    def poison(self, s: WizardryState) -> None:
        if self.spent(s):
            s.tell(story.UNDONE, self.target, self.spell)
        else:
            s.poison[self.target].append(self.caster)
            s.tell(story.POISONED, self.target)


@effect("dispel")
class Dispel(Spell):
    """4: the next spell this turn is prevented."""

    __slots__ = ()

    STEPS = ("wait",)

    def wait(self, s: WizardryState) -> None:
        s.dispel = 1


@effect("magic-missile")
class MagicMissile(AimedSpell):
    """5: damage that only a planned Defend stops."""

    __slots__ = ()

    STEPS = (*AIM_AT_WIZARD, "strike")

    def strike(self, s: WizardryState) -> None:
        """FW-17.13, FW-17.14, FW-18.6."""
        if s.defend_entries[self.target] == 0 or s.weakened[self.target]:
            harm = Harm(self.spell, self.caster, [self.body & ~1], DAMAGE[self.spell], aimed=1)
            s.push(harm)
        else:
            s.tell(story.UNHURT, self.target, lexicons.BY_DEFEND)
