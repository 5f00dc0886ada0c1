"""What the spells of the School of Hours do that no spell of the box does."""

from __future__ import annotations

from spellwright.games.wizardry import story
from spellwright.games.wizardry.content.columns import POINTS
from spellwright.games.wizardry.rules.spell import AIM_AT_WIZARD, AimedSpell, Spell, effect
from spellwright.games.wizardry.state import WizardryState


@effect("stolen-hour")
class StolenHour(AimedSpell):
    """The target has fewer action points in the next turn."""

    __slots__ = ()

    STEPS = (*AIM_AT_WIZARD, "steal")

    def steal(self, s: WizardryState) -> None:
        s.lost_ap[self.target] += POINTS[self.spell]
        s.tell(story.CURSED, self.target, POINTS[self.spell])


@effect("saved-hour")
class SavedHour(Spell):
    """The caster has more action points in the next turn."""

    __slots__ = ()

    STEPS = ("save",)

    def save(self, s: WizardryState) -> None:
        s.gained_ap[self.caster] += POINTS[self.spell]
