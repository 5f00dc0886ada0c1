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
    SPELL_RANGE,
    SPELL_TARGET,
)
from spellwright.games.duels.content.rows import SPELL_CARD
from spellwright.games.duels.lexicons import SPELL_NAMES, say
from spellwright.games.duels.queries import can_cast, card_word, has, has_room, reach_of
from spellwright.games.duels.refusal_reasons.reason import Reason, name_of
from spellwright.games.duels.rules.spell_targets import castable, has_marker
from spellwright.games.duels.state import NOBODY, DuelsState, cards_of, seat_of


def cannot_cast(s: DuelsState, model: int) -> Reason:
    """Why a Model cannot cast anything now."""
    return _unable(s, model) or (
        say("refusal-no-spell-target", who=name_of(s, model)),
        "WD-17.16",
    )


def _unable(s: DuelsState, model: int) -> Reason | None:
    """WD-G25: why a Model is not able to cast at all now."""
    if can_cast(s, model):
        return None
    name = name_of(s, model)
    if has(s, model, BEAST) or has(s, model, MUGGLE):
        return say("refusal-never-casts", who=name), "WD-37.27"
    if is_now(s, model, ANIMAL):
        return say("refusal-no-spell-as-animal", who=name), "WD-37.2d"
    if is_now(s, model, SILENCED):
        return say("refusal-silencio", who=name), "WD-38.11"
    return say("refusal-no-mastery", who=name), "WD-G25"


def cannot_cast_this(s: DuelsState, caster: int, word: int) -> Reason | None:
    """Why one Spell, by its number in the lexicon, cannot be cast now."""
    unable = _unable(s, caster)
    if unable:
        return unable
    spell = SPELL_CARD[word]
    if word == BASIC:
        return _cannot_cast_basic(s, caster)
    group = [card for card in cards_of(seat_of(caster)) if s.spell[card] == spell]
    cards = [card for card in group if card_word(s, card) == word]
    if not cards:
        return say("refusal-no-such-spell", spell=SPELL_NAMES.noun(spell)), "WD-28.2"
    own = [card for card in cards if s.bound[card] in (NOBODY, caster)]
    if not own:
        return say("refusal-innate-to-another", spell=SPELL_NAMES.noun(spell)), "WD-27.10"
    return _not_ready(s, own[0]) or _not_allowed(s, caster, own[0])


def _cannot_cast_basic(s: DuelsState, caster: int) -> Reason:
    name = name_of(s, caster)
    if has(s, caster, ELF):
        return say("refusal-elf-basic", who=name), "WD-G35"
    if s.basic_cast:
        return say("refusal-basic-cast", who=name), "WD-28.17"
    return _no_target(s, caster, BASIC)


def _not_ready(s: DuelsState, card: int) -> Reason | None:
    spell = SPELL_NAMES.noun(s.spell[card])
    if s.clock[card]:
        return say("refusal-cooling-down", spell=spell, n=s.clock[card]), "WD-28.3"
    if card in s.upkept:
        return say("refusal-upkept-by", spell=spell, who=name_of(s, s.holder[card])), "WD-28.4"
    if s.bound[card] == NOBODY and s.holder[card] != NOBODY:
        return say("refusal-assigned-to", spell=spell, who=name_of(s, s.holder[card])), "WD-28.4"
    return None


def _not_allowed(s: DuelsState, caster: int, card: int) -> Reason | None:
    spell, name = s.spell[card], name_of(s, caster)
    title = SPELL_NAMES.noun(spell)
    if IS_REACTION[spell]:
        return say("refusal-spell-is-reaction", spell=title), "WD-33.2"
    is_elf = has(s, caster, ELF)
    if IS_UNFORGIVABLE[spell] and is_elf:
        return say("refusal-elf-unforgivable", who=name), "WD-37.9d"
    if IS_UNFORGIVABLE[spell] and not has(s, caster, DARK_ARTS):
        return say("refusal-unforgivable", spell=title, who=name), "WD-27.9"
    if s.bound[card] != NOBODY and is_elf:
        return say("refusal-elf-innate", who=name), "WD-G35"
    if s.bound[card] == NOBODY and not has_room(s, caster):
        return _no_room(s, caster)
    if card not in castable(s, caster):
        return _no_target(s, caster, spell)
    return None


def _no_room(s: DuelsState, caster: int) -> Reason:
    name, mastery = name_of(s, caster), MASTERY[s.character[caster]]
    if has(s, caster, ELF):
        return say("refusal-elf-has-spell", who=name), "WD-37.9a"
    return say("refusal-no-room-for-spells", who=name, mastery=mastery), "WD-28.5"


def _no_target(s: DuelsState, caster: int, spell: int) -> Reason:
    title, reach = SPELL_NAMES.noun(spell), reach_of(s, caster, SPELL_RANGE[spell])
    if IS_COMBAT[spell]:
        name = name_of(s, caster)
        return say("refusal-no-foe-for-spell", spell=title, reach=reach, who=name), "WD-28.19"
    if SPELL_TARGET[spell] in ("space", "trap") and not has_marker(s, seat_of(caster), spell):
        return say("refusal-no-marker-left", spell=title), "WD-G4"
    return say("refusal-nothing-to-work-on", spell=title, reach=reach), "WD-28.19"
