"""What Traits of packs change, moment by moment of the rules.

A Trait of the box has its rules where they matter (WD-37). One of a pack acts as one of these, by
its figures, or by code of its own.
"""

from __future__ import annotations

from typing import Final

from spellwright.content import Extendable, Register
from spellwright.games.duels.content.columns import (
    HAS_NUMBER,
    MORE_TRAITS,
    TRAIT_ACTING,
    TRAIT_ACTS_AS,
    TRAIT_DEFENDING,
    TRAIT_MOVEMENT,
)
from spellwright.games.duels.content.rows import TRAIT_ENTRIES, resolved
from spellwright.games.duels.queries import bits_of, figure
from spellwright.games.duels.state import DuelsState


class TraitRule(Extendable):
    """What one Trait changes for a Model that has it: at first what its row says."""

    __slots__ = ("trait",)

    def __init__(self, trait: int) -> None:
        self.trait = trait

    def times(self, s: DuelsState, model: int) -> int:
        """How often its figures count: by the number with the Trait, if it has one."""
        return figure(s, model, self.trait) if HAS_NUMBER[self.trait] else 1

    def acting(self, s: DuelsState, model: int, kind: int, item: int) -> int:
        """What it adds to a Clash that the Model has begun with an Attack, a Spell or a Potion."""
        return TRAIT_ACTING[self.trait] * self.times(s, model)

    def defending(self, s: DuelsState, model: int, kind: int, item: int) -> int:
        """What it adds to a Clash in which the Model is the target."""
        return TRAIT_DEFENDING[self.trait] * self.times(s, model)

    def movement(self, s: DuelsState, model: int) -> int:
        """What it adds to the Spaces of a Movement Action."""
        return TRAIT_MOVEMENT[self.trait] * self.times(s, model)

    def round_begins(self, s: DuelsState, model: int) -> None:
        """What happens as a Round begins, before Initiative, if the Model is in play."""

    def activation_begins(self, s: DuelsState, model: int) -> None:
        """What happens as the Model's activation begins."""


effect: Final[Register[type[TraitRule]]] = Register("effect", extends=TraitRule)
"""The Traits that have code of their own, by their keys."""
RULES: Final[list[TraitRule]] = []
"""By the numbers of Traits, once all code is there (`resolve_traits`)."""


def resolve_traits() -> None:
    """Find the rule of each Trait; refused if one of a pack would change nothing."""
    brought = resolved(TRAIT_ENTRIES, effect, _without_code)
    RULES[:] = [rule(number) for number, rule in enumerate(brought)]


def _without_code(number: int) -> type[TraitRule] | None:
    entry = TRAIT_ENTRIES[number]
    acts_as_another = TRAIT_ACTS_AS[number] != number
    figures = TRAIT_ACTING[number] or TRAIT_DEFENDING[number] or TRAIT_MOVEMENT[number]
    has_figures = figures and not entry.row["effect"]
    return TraitRule if not entry.pack or acts_as_another or has_figures else None


def rules_of(s: DuelsState, model: int) -> list[TraitRule]:
    """What the Traits of packs that a Model has change."""
    return [RULES[trait] for trait in bits_of(s.traits[model] & MORE_TRAITS)]


def trait_acting(s: DuelsState, model: int, kind: int, item: int) -> int:
    if not s.traits[model] & MORE_TRAITS:
        return 0
    return sum([rule.acting(s, model, kind, item) for rule in rules_of(s, model)])


def trait_defending(s: DuelsState, model: int, kind: int, item: int) -> int:
    if not s.traits[model] & MORE_TRAITS:
        return 0
    return sum([rule.defending(s, model, kind, item) for rule in rules_of(s, model)])


def trait_movement(s: DuelsState, model: int) -> int:
    if not s.traits[model] & MORE_TRAITS:
        return 0
    return sum([rule.movement(s, model) for rule in rules_of(s, model)])
