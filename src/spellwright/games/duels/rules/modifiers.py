"""What is added to a Clash (WD-21.6, WD-22.17 to WD-22.19)."""

from __future__ import annotations

from spellwright.games.duels.conditions import ANIMAL, BURNING, is_now
from spellwright.games.duels.content.columns import (
    ATTACK_BONUS,
    ATTACK_DAMAGE,
    ATTACK_TYPE,
    BASIC,
    CHOSEN_ONE,
    DARK_ARTS,
    DEFENSE,
    DIARY,
    ELDER_WAND,
    ELF,
    EXPLODING,
    FOE_GLASS,
    IS_COMBAT,
    IS_UNFORGIVABLE,
    MASTER_WIZARD,
    MASTERY,
    MODIFIER,
    NAME_OF,
    NO_DAMAGE_TYPE,
    PHYSICAL,
    PHYSICAL_RESISTANCE,
    POTION_ACTS_AS,
    POTIONEER,
    SPELL_TYPE,
    TRAIT_MASK,
    VOLDEMORT,
)
from spellwright.games.duels.queries import (
    bears,
    concealment,
    figure,
    has,
    is_obscured,
    shielding,
)
from spellwright.games.duels.rules.trait import trait_acting, trait_defending
from spellwright.games.duels.state import (
    BRAVELY,
    BY_ATTACK,
    BY_POTION,
    BY_SPELL,
    DuelsState,
)


def acting_bonus(s: DuelsState, kind: int, item: int, actor: int) -> int:
    """What the acting side adds to its card."""
    if kind == BY_ATTACK:
        bonus = ATTACK_BONUS[item] + s.strengthened[actor]
        return bonus + trait_acting(s, actor, kind, item)
    if kind == BY_POTION:
        return figure(s, actor, POTIONEER) + trait_acting(s, actor, kind, item)
    if kind == BRAVELY:
        return defense_of(s, actor)
    return casting_bonus(s, item, actor)


def casting_bonus(s: DuelsState, spell: int, caster: int) -> int:
    """WD-21.6, WD-22.17."""
    modifier = MODIFIER[spell]
    if has(s, caster, ELF):
        # WD-37.9g: a minus counts 0.
        modifier = max(0, modifier)
        if IS_COMBAT[spell]:
            # WD-37.9h: besides the Clash Cards nothing else counts.
            return modifier
    total = MASTERY[s.character[caster]] + modifier
    if s.gear[caster]:
        if bears(s, caster, ELDER_WAND):
            total += 1
        if IS_UNFORGIVABLE[spell] and bears(s, caster, DIARY):
            total += TRAIT_MASK[s.character[caster]] >> DARK_ARTS & 1
    if IS_COMBAT[spell]:
        if has(s, caster, MASTER_WIZARD) and not s.settings["master_wizard_defence_only"]:
            total += 1
        if spell == BASIC:
            total += s.strengthened[caster]
    return total + trait_acting(s, caster, BY_SPELL, spell)


def defending_bonus(s: DuelsState, kind: int, item: int, actor: int, target: int) -> int:
    """What the defending side adds to its card (WD-22.19)."""
    total = defense_of(s, target, ignores_cover=bears(s, actor, FOE_GLASS))
    away = s.board.distance[s.at[actor]][s.at[target]] > 1 if s.at[actor] >= 0 else True
    if away and not bears(s, actor, FOE_GLASS):
        total += concealment(s, target)
    if damage_type(kind, item) == PHYSICAL and has(s, target, PHYSICAL_RESISTANCE):
        total += figure(s, target, PHYSICAL_RESISTANCE)
    if kind == BY_SPELL:
        if has(s, target, MASTER_WIZARD):
            total += 1
        if has(s, target, CHOSEN_ONE) and NAME_OF[s.character[actor]] == VOLDEMORT:
            total += 1
    return total + trait_defending(s, target, kind, item)


def defense_of(s: DuelsState, model: int, *, ignores_cover: bool = False) -> int:
    """What a Model adds to every Defense Test: its Defense, cover, shields, fire."""
    total = DEFENSE[s.character[model]] + is_now(s, model, ANIMAL) - is_now(s, model, BURNING)
    if not ignores_cover and is_obscured(s, model):
        total += 1
    return total + shielding(s, model)


def damage_type(kind: int, item: int) -> int:
    """The type of the damage that an action would do (WD-25.3, WD-27.11)."""
    if kind == BY_ATTACK:
        return ATTACK_TYPE[item] if ATTACK_DAMAGE[item] else NO_DAMAGE_TYPE
    if kind == BY_SPELL:
        return SPELL_TYPE[item]
    return PHYSICAL if POTION_ACTS_AS[item] == EXPLODING else NO_DAMAGE_TYPE
