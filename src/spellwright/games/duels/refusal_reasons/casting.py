"""Why a Model cannot cast, or not this Spell (WD-28)."""

from __future__ import annotations

from spellwright.games.duels.conditions import ANIMAL, SILENCED, is_now
from spellwright.games.duels.content.columns import (
    BASIC,
    BEAST,
    DARK_ARTS,
    ELF,
    IS_COMBAT,
    IS_REACTION,
    IS_UNFORGIVABLE,
    MASTERY,
    MUGGLE,
    SPELL_COUNT,
    SPELL_RANGE,
    SPELL_TARGET,
)
from spellwright.games.duels.content.tables import SPELLS
from spellwright.games.duels.queries import can_cast, card_word, has, has_room, reach_of
from spellwright.games.duels.refusal_reasons.reason import Reason, name_of
from spellwright.games.duels.rules.spell_targets import castable, has_marker
from spellwright.games.duels.state import NOBODY, DuelsState, cards_of, seat_of


def cannot_cast(s: DuelsState, model: int) -> Reason:
    """Why a Model cannot cast anything now."""
    return _unable(s, model) or (
        f"No Spell that {name_of(s, model)} can cast has a target here.",
        "WD-17.16",
    )


def _unable(s: DuelsState, model: int) -> Reason | None:
    """WD-G25: why a Model is not able to cast at all now."""
    if can_cast(s, model):
        return None
    name = name_of(s, model)
    if has(s, model, BEAST) or has(s, model, MUGGLE):
        return f"{name} never casts Spells.", "WD-37.27"
    if is_now(s, model, ANIMAL):
        return f"{name} cannot cast in Animal Form.", "WD-37.2d"
    if is_now(s, model, SILENCED):
        return f"Silencio holds {name}: no Spell until the next activation ends.", "WD-38.11"
    return f"{name} has no Mastery and no Innate Spell.", "WD-G25"


def cannot_cast_this(s: DuelsState, caster: int, word: int) -> Reason | None:
    """Why one Spell, by its number in the lexicon, cannot be cast now."""
    unable = _unable(s, caster)
    if unable:
        return unable
    spell = word % SPELL_COUNT
    if word == BASIC:
        return _cannot_cast_basic(s, caster)
    group = [card for card in cards_of(seat_of(caster)) if s.spell[card] == spell]
    cards = [card for card in group if card_word(s, card) == word]
    if not cards:
        return f"Your Group does not have {SPELLS[spell]['name']}.", "WD-28.2"
    own = [card for card in cards if s.bound[card] in (NOBODY, caster)]
    if not own:
        return f"Only the Model that knows it can cast {SPELLS[spell]['name']}.", "WD-27.10"
    return _not_ready(s, own[0]) or _not_allowed(s, caster, own[0])


def _cannot_cast_basic(s: DuelsState, caster: int) -> Reason:
    name = name_of(s, caster)
    if has(s, caster, ELF):
        return f"{name} is an Elf and does not cast the Basic Combat Spell.", "WD-G35"
    if s.basic_cast:
        return f"{name} has cast the Basic Combat Spell in this activation.", "WD-28.17"
    return _no_target(s, caster, BASIC)


def _not_ready(s: DuelsState, card: int) -> Reason | None:
    spell = SPELLS[s.spell[card]]["name"]
    if s.clock[card]:
        rounds = "1 more Round" if s.clock[card] == 1 else f"{s.clock[card]} more Rounds"
        return f"{spell} is cooling down for {rounds}.", "WD-28.3"
    if card in s.upkept:
        return f"{spell} is upkept by {name_of(s, s.holder[card])}.", "WD-28.4"
    if s.bound[card] == NOBODY and s.holder[card] != NOBODY:
        return f"{spell} is assigned to {name_of(s, s.holder[card])}.", "WD-28.4"
    return None


def _not_allowed(s: DuelsState, caster: int, card: int) -> Reason | None:
    spell, name = s.spell[card], name_of(s, caster)
    title = SPELLS[spell]["name"]
    if IS_REACTION[spell]:
        return f"{title} is a Reaction: cast it when a Combat Spell targets you.", "WD-33.2"
    is_elf = has(s, caster, ELF)
    if IS_UNFORGIVABLE[spell] and is_elf:
        return f"{name} is an Elf and casts no Unforgivable Curse.", "WD-37.9d"
    if IS_UNFORGIVABLE[spell] and not has(s, caster, DARK_ARTS):
        return f"{title} is an Unforgivable Curse; {name} lacks Dark Arts.", "WD-27.9"
    if s.bound[card] != NOBODY and is_elf:
        return f"{name} is an Elf and casts no Innate Spell.", "WD-G35"
    if s.bound[card] == NOBODY and not has_room(s, caster):
        return _no_room(s, caster)
    if card not in castable(s, caster):
        return _no_target(s, caster, spell)
    return None


def _no_room(s: DuelsState, caster: int) -> Reason:
    name, mastery = name_of(s, caster), MASTERY[s.character[caster]]
    if has(s, caster, ELF):
        return f"{name} is an Elf and has one Spell assigned already.", "WD-37.9a"
    return f"{name} cannot have more Spells assigned: Mastery {mastery}.", "WD-28.5"


def _no_target(s: DuelsState, caster: int, spell: int) -> Reason:
    title, reach = SPELLS[spell]["name"], reach_of(s, caster, SPELL_RANGE[spell])
    if IS_COMBAT[spell]:
        where = f"within {reach} and in sight of {name_of(s, caster)}"
        return f"{title} needs an opposing Model {where}.", "WD-28.19"
    if SPELL_TARGET[spell] in ("space", "trap") and not has_marker(s, seat_of(caster), spell):
        return f"You have no Marker left for {title}.", "WD-G4"
    return f"{title} has nothing to work on within {reach}.", "WD-28.19"
