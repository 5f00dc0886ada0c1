"""Abjuration (FW-22)."""

from __future__ import annotations

from typing import Final

from spellwright.games.wizardry import lexicons, story, words
from spellwright.games.wizardry.queries import can_aim, real_square, sees
from spellwright.games.wizardry.rules.defeat import (
    remove_animal,
    remove_animals,
    remove_balls,
    reveal,
)
from spellwright.games.wizardry.rules.harm import spend
from spellwright.games.wizardry.rules.returning import ReturnAtOnce
from spellwright.games.wizardry.rules.spell import NOTHING, Spell, effect, points_upto
from spellwright.games.wizardry.state import NOBODY, NOWHERE, Square, WizardryState
from spellwright.kernel.option import first_of, pack, second_of

DEMON: Final = lexicons.MOST_SEATS
"""The demon's number among the creatures; an animal has its owner's."""


@effect("absorb-damage")
class AbsorbDamage(Spell):
    """51: prevented damage becomes action points of the next turn."""

    __slots__ = ()

    STEPS = ("absorb",)

    def absorb(self, s: WizardryState) -> None:
        s.absorbing[self.caster] = 1


@effect("stoneskin")
class Stoneskin(Spell):
    """52: no damage from Magic Touch this turn and the next."""

    __slots__ = ()

    STEPS = ("harden",)

    def harden(self, s: WizardryState) -> None:
        s.stoneskin[self.caster] = 2


@effect("banish")
class Banish(Spell):
    """53: a creature in sight is gone, unless its summoner spends a point."""

    creature: int
    at: Square
    __slots__ = tuple(__annotations__)

    STEPS = ("choose_creature", "ask_summoner", "banish")

    def prepare(self) -> None:
        self.creature = -1
        self.at = NOWHERE

    def creatures(self, s: WizardryState) -> list[int]:
        """The creatures in sight, as options: whose they are and where they stand."""
        here = real_square(s, self.caster)
        found = list(zip(s.animal_owners, s.animals, strict=True))
        if s.demon != NOWHERE:
            found.append((DEMON, s.demon))
        return [pack(words.CREATURE, c, at) for c, at in found if can_aim(s, here, at)]

    def obstacle(self, s: WizardryState) -> int:
        if self.creatures(s):
            return NOTHING
        here = real_square(s, self.caster)
        places = [*s.animals, s.demon] if s.demon != NOWHERE else s.animals
        seen = any(sees(s, here, at) for at in places)
        return lexicons.CREATURE_FOGGED if seen else lexicons.NO_CREATURE

    def choose_creature(self, s: WizardryState) -> None:
        if self.fizzles(s):
            return
        found = self.creatures(s)
        if len(found) > 1:
            s.ask(self.caster, words.ASK_CREATURE)
        else:
            s.answer = found[0]

    def options(self, s: WizardryState, seat: int, question: int) -> list[int]:
        return self.creatures(s) if question == words.ASK_CREATURE else points_upto(1)

    def _summoner(self, s: WizardryState) -> int:
        return s.demon_summoner if self.creature == DEMON else self.creature

    def ask_summoner(self, s: WizardryState) -> None:
        """FW-22.5."""
        self.creature, self.at = first_of(s.answer), second_of(s.answer)
        summoner = self._summoner(s)
        if summoner != self.caster and s.in_play[summoner] and s.pool[summoner] > 0:
            s.ask(summoner, words.ASK_COUNTER, self.creature, self.at)
        else:
            s.answer = words.SPEND

    def banish(self, s: WizardryState) -> None:
        if first_of(s.answer):
            spend(s, self._summoner(s), 1, self.spell)
            s.tell(story.COUNTERED, self.creature, self.at)
            return
        s.tell(story.BANISHED, self.creature, self.at)
        if self.creature == DEMON:
            remove_demon(s)
        else:
            remove_animal(s, s.animals.index(self.at))


@effect("circle-of-protection")
class CircleOfProtection(Spell):
    """54: no damage from opponents far away, this turn."""

    __slots__ = ()

    STEPS = ("draw_circle",)

    def draw_circle(self, s: WizardryState) -> None:
        s.circle[self.caster] = 1


@effect("antimagic-field")
class AntimagicField(Spell):
    """56: lasting magic on the board ends, and the end of the action phase does nothing."""

    __slots__ = ()

    STEPS = ("end_magic", "hidden_return")

    def end_magic(self, s: WizardryState) -> None:
        """FW-22.10, FW-22.11: every token goes; FW-16.8 lets the smash markers stay."""
        s.antimagic = 1
        s.tell(story.MAGIC_ENDED)
        if s.demon != NOWHERE:
            s.tell(story.VANISHED, DEMON, s.demon)
            remove_demon(s)
        for wizard in range(s.seats):
            remove_animals(s, wizard)
            remove_balls(s, wizard)
            reveal(s, wizard)
            if s.poison[wizard]:
                s.tell(story.POISON_GONE, wizard, len(s.poison[wizard]))
                s.poison[wizard] = []
        if s.smashed and not s.settings["smash-stays"]:
            s.tell(story.GROUND_RESTORED, len(s.smashed))
            s.smashed = []

    def hidden_return(self, s: WizardryState) -> None:
        """FW-22.13."""
        for wizard in reversed(s.order):
            if s.left[wizard] != NOWHERE:
                s.push(ReturnAtOnce(wizard))


def remove_demon(s: WizardryState) -> None:
    s.demon = NOWHERE
    s.demon_summoner = NOBODY
