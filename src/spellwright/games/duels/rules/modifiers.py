"""What is added to a Clash, and Advantage (WD-21.6, WD-22.17 to WD-22.19, WD-23)."""

from __future__ import annotations

from spellwright.games.duels.conditions import ANIMAL, BURNING, POISED, SLY, end, is_now
from spellwright.games.duels.content.columns import (
    APPRENTICE,
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
    HUFFLEPUFF,
    IS_COMBAT,
    IS_UNFORGIVABLE,
    LOCKET,
    MAGICAL_IMMUNITY,
    MAGICAL_MASTERY,
    MASTER_WIZARD,
    MASTERY,
    MODIFIER,
    NAME_OF,
    NO_DAMAGE_TYPE,
    PHYSICAL,
    PHYSICAL_RESISTANCE,
    POTIONEER,
    PROFESSOR,
    PROFESSOR_REACH,
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
    models_within,
    shielding,
    warding,
)
from spellwright.games.duels.state import (
    BRAVELY,
    BY_ATTACK,
    BY_POTION,
    BY_SPELL,
    USED_LOCKET,
    DuelsState,
    seat_of,
)


def acting_bonus(s: DuelsState, kind: int, item: int, actor: int) -> int:
    """What the acting side adds to its card."""
    if kind == BY_ATTACK:
        return ATTACK_BONUS[item] + s.strengthened[actor]
    if kind == BY_POTION:
        return figure(s, actor, POTIONEER)
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
    return total


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
    return total


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
    return PHYSICAL if item == EXPLODING else NO_DAMAGE_TYPE


# -- Advantage and Disadvantage --------------------------------------------------------------------


def edge(s: DuelsState, model: int) -> int:
    """Advantage that a Model has in any Clash."""
    return s.felix[model] + is_now(s, model, POISED) + is_now(s, model, SLY)


def handicap(s: DuelsState, model: int, foe: int = 0) -> int:
    """Disadvantage of a Model; `foe` is what the other Model adds (WD-37.18a)."""
    total = 0 if has(s, model, HUFFLEPUFF) else s.dazed[model] + foe
    if bears(s, model, LOCKET) and not s.used[model] & USED_LOCKET:
        total += 1
    return total


def acting_edge(s: DuelsState, kind: int, item: int, actor: int, target: int) -> int:
    """Advantage minus Disadvantage of the acting Model (WD-23.2 to WD-23.4)."""
    advantage, foe = edge(s, actor), 0
    if kind == BY_SPELL:
        advantage += casting_edge(s, item, actor)
        if target >= 0 and seat_of(target) != seat_of(actor) and has(s, target, MAGICAL_IMMUNITY):
            foe = figure(s, target, MAGICAL_IMMUNITY)
    return advantage - handicap(s, actor, foe)


def casting_edge(s: DuelsState, spell: int, caster: int) -> int:
    advantage = s.dark_mark[caster] if IS_COMBAT[spell] else 0
    if has(s, caster, MAGICAL_MASTERY):
        advantage += 1
    if has(s, caster, APPRENTICE):
        near = models_within(s, seat_of(caster), s.at[caster], PROFESSOR_REACH)
        advantage += len([model for model in near if has(s, model, PROFESSOR)])
    return advantage


def defending_edge(s: DuelsState, target: int) -> int:
    """Advantage of a Model in a Defense Test, without its Disadvantage."""
    return edge(s, target) + warding(s, target) + int(has(s, target, CHOSEN_ONE))


def use_up(s: DuelsState, model: int) -> None:
    """What holds for the next Clash only is over (WD-38.12)."""
    s.dazed[model] = 0
    end(s, model, POISED | SLY)
    s.used[model] |= USED_LOCKET
