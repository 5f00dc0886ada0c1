"""Spells that work without another choice. All effects have one signature: caster and aim."""
# ruff: noqa: ARG001

from __future__ import annotations

from spellwright.games.talisman import story, words
from spellwright.games.talisman.content.names import (
    IMMOBULUS,
    IMPEDIMENTA,
    IMPERIO,
)
from spellwright.games.talisman.queries import seat_of
from spellwright.games.talisman.rules.fights import remove_foe
from spellwright.games.talisman.rules.gaining import gain_object, heal, wounds
from spellwright.games.talisman.rules.lasting_events import end_event
from spellwright.games.talisman.rules.losing import put_away, quest_deed
from spellwright.games.talisman.rules.quests import QUEST_ENEMY
from spellwright.games.talisman.rules.spell_effects import at_once
from spellwright.games.talisman.rules.spell_targets import NO_AIM, space_of_object
from spellwright.games.talisman.rules.spells_in_hand import discard_spell
from spellwright.games.talisman.rules.transfiguration import end_ferret
from spellwright.games.talisman.state import NOBODY, TalismanState, take_up
from spellwright.kernel.option import first_of, second_of, verb_of


def _target(s: TalismanState, aim: int) -> int:
    return seat_of(s, first_of(aim))


@at_once("obliviate")
def obliviate(s: TalismanState, caster: int, aim: int) -> None:
    """TA-S01."""
    target = _target(s, aim)
    for spell in s.hand[target][:]:
        discard_spell(s, target, spell)


@at_once("impedimenta")
def impedimenta(s: TalismanState, caster: int, aim: int) -> None:
    """TA-S04: the Spell lasts until the end of the round."""
    s.evading[caster] = 1
    s.tell(story.BEWITCHED, s.air[-1], s.character[caster])


@at_once("episkey")
def episkey(s: TalismanState, caster: int, aim: int) -> None:
    """TA-S05."""
    target = _target(s, aim)
    heal(s, target, wounds(s, target))


@at_once("immobulus")
def immobulus(s: TalismanState, caster: int, aim: int) -> None:
    """TA-S06; sent on, it waits for the turn of its target (TA-17.22)."""
    target = _target(s, aim)
    if target == s.active:
        s.frozen = 1
        s.tell(story.BEWITCHED, s.air[-1], first_of(aim))
    else:
        s.frozen_next[target] = 1
        s.tell(story.WILL_WORK, s.air[-1], first_of(aim))


@at_once("expecto-patronum")
def expecto_patronum(s: TalismanState, caster: int, aim: int) -> None:
    """TA-S07, TA-17.21."""
    s.patronus |= 1 << caster


@at_once("protego")
def protego(s: TalismanState, caster: int, aim: int) -> None:
    """TA-S09, TA-17.20."""
    if aim == NO_AIM:
        s.shielded = 1
    else:
        s.spared |= 1 << _target(s, aim)


@at_once("stupefy")
def stupefy(s: TalismanState, caster: int, aim: int) -> None:
    """TA-S10: the Spell below it in the air has no effect."""
    s.air_void[-2] = 1


@at_once("alohomora")
def alohomora(s: TalismanState, caster: int, aim: int) -> None:
    """TA-S11."""
    s.unlocked = 1


@at_once("avada-kedavra")
def avada_kedavra(s: TalismanState, caster: int, aim: int) -> None:
    """TA-S13: one Enemy card is defeated at once."""
    card = first_of(aim)
    remove_foe(s, card)
    take_up(s, s.at[caster], card)
    s.trophies[caster].append(card)
    s.tell(story.TROPHY_WON, s.character[caster], card)
    quest_deed(s, caster, QUEST_ENEMY)


@at_once("confundo")
def confundo(s: TalismanState, caster: int, aim: int) -> None:
    """TA-S14, TA-17.22."""
    target = _target(s, aim)
    if target == s.active:
        s.steered_by = caster
    else:
        s.steered_next[target] = caster
        s.tell(story.WILL_WORK, s.air[-1], first_of(aim))


@at_once("expelliarmus")
def expelliarmus(s: TalismanState, caster: int, aim: int) -> None:
    """TA-S16."""
    s.disarmed |= 1 << _target(s, aim)
    s.tell(story.BEWITCHED, s.air[-1], first_of(aim))


@at_once("finite-incantatem")
def finite_incantatem(s: TalismanState, caster: int, aim: int) -> None:
    """TA-S17."""
    verb, thing = verb_of(aim), first_of(aim)
    if verb == words.END_EVENT:
        end_event(s, thing)
    elif verb == words.END_FERRET:
        end_ferret(s, seat_of(s, thing))
    else:
        s.tell(story.SPELL_ENDED, thing)
        _end_spell(s, thing, seat_of(s, second_of(aim)))


def _end_spell(s: TalismanState, spell: int, target: int) -> None:
    """End a Spell that works on the Character now, or waits for its turn."""
    now = target == s.active
    if spell == IMPEDIMENTA:
        s.evading[target] = 0
    elif spell == IMMOBULUS and now:
        s.frozen = 0
    elif spell == IMMOBULUS:
        s.frozen_next[target] = 0
    elif spell == IMPERIO and now:
        s.ruled_by = NOBODY
    elif spell == IMPERIO:
        s.ruled_next[target] = NOBODY
    else:
        s.steered_next[target] = NOBODY


@at_once("imperio")
def imperio(s: TalismanState, caster: int, aim: int) -> None:
    """TA-S18, TA-17.22."""
    target = _target(s, aim)
    if target == s.active:
        s.ruled_by = caster
        s.tell(story.BEWITCHED, s.air[-1], first_of(aim))
    else:
        s.ruled_next[target] = caster
        s.tell(story.WILL_WORK, s.air[-1], first_of(aim))


@at_once("reducto")
def reducto(s: TalismanState, caster: int, aim: int) -> None:
    """TA-S20."""
    card = first_of(aim)
    if card in s.foe_cards:
        remove_foe(s, card)
    take_up(s, s.at[caster], card)
    s.tell(story.CARD_GONE, card)
    put_away(s, card)


@at_once("riddikulus")
def riddikulus(s: TalismanState, caster: int, aim: int) -> None:
    """TA-S21: the value is halved, rounded up."""
    place = 0 if aim == NO_AIM else s.foe_cards.index(first_of(aim))
    s.foe_values[place] = (s.foe_values[place] + 1) // 2


@at_once("sectumsempra")
def sectumsempra(s: TalismanState, caster: int, aim: int) -> None:
    """TA-S22."""
    s.rewards = 2


@at_once("wingardium-leviosa")
def wingardium_leviosa(s: TalismanState, caster: int, aim: int) -> None:
    """TA-S24."""
    card = first_of(aim)
    take_up(s, space_of_object(s, caster, card), card)
    s.tell(story.TOOK, s.character[caster], card)
    gain_object(s, caster, card)
