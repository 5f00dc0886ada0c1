"""Divination (FW-18)."""

from __future__ import annotations

from spellwright.games.wizardry import story
from spellwright.games.wizardry.rules.spell import (
    AIM_AT_WIZARD,
    AimedSpell,
    Spell,
    WatchingSpell,
    effect,
)
from spellwright.games.wizardry.state import WizardryState


@effect("clairvoyance")
class Clairvoyance(WatchingSpell):
    """12: see two entries of the next plan (FW-5.4)."""

    __slots__ = ()

    def note(self, s: WizardryState, wizard: int) -> None:
        s.watchers_next[wizard] |= 1 << self.caster


@effect("foresight")
class Foresight(WatchingSpell):
    """13: learn what goes into Initiative and Defend (FW-5.3)."""

    __slots__ = ()

    def note(self, s: WizardryState, wizard: int) -> None:
        s.foreseers_next[wizard] |= 1 << self.caster


@effect("awareness")
class Awareness(Spell):
    """14: more defence points in the next turn."""

    __slots__ = ()

    STEPS = ("beware",)

    def beware(self, s: WizardryState) -> None:
        s.aware_next[self.caster] = 1


@effect("spot-weakness")
class SpotWeakness(AimedSpell):
    """15: the target's defence is gone for this turn."""

    __slots__ = ()

    STEPS = (*AIM_AT_WIZARD, "weaken")

    def weaken(self, s: WizardryState) -> None:
        """FW-18.5 to FW-18.7."""
        s.pool[self.target] = 0
        s.weakened[self.target] = 1
        s.tell(story.WEAKENED, self.target)


@effect("one-step-ahead")
class OneStepAhead(Spell):
    """16: the caster may take the initiative from the next turn on."""

    __slots__ = ()

    STEPS = ("step_ahead",)

    def step_ahead(self, s: WizardryState) -> None:
        s.step_ahead[self.caster] = 1
