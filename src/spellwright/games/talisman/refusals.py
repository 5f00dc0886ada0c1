"""Why a choice is not open now, in a sentence with the clause behind it.

Everything here follows from what is public and from the asked player's own hand.
"""
# ruff: noqa: ARG001

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.games.talisman import words
from spellwright.games.talisman.board import (
    BURROW,
    CENTAUR_CLEARING,
    GATES,
    GROUNDS,
    HOGSMEADE_STATION,
    KINGS_CROSS,
    LONDON,
    MINISTRY,
    REGION,
)
from spellwright.games.talisman.content.columns import (
    IS_OBJECT,
    PRICE,
    SPELL_CLAUSES,
    STACK_OF,
)
from spellwright.games.talisman.content.names import (
    ARTHUR,
    BUCKBEAK,
    DECREE,
    EXPECTO_PATRONUM,
    FLOO_POWDER,
    MCGONAGALL_A,
    PETTIGREW_A,
    PORTKEY,
)
from spellwright.games.talisman.lexicons import CARD, SPACE, SPELL, SPELL_TIMES, WHO, say
from spellwright.games.talisman.queries import (
    faction,
    have_rule,
    is_side,
    limited_to_one,
    may_hold,
    others_on_space,
)
from spellwright.games.talisman.rules.placement import may_change_region
from spellwright.games.talisman.rules.spaces.diagon_alley import price_for
from spellwright.games.talisman.rules.spell_targets import is_silenced
from spellwright.games.talisman.state import STORED_FREE, TalismanState
from spellwright.kernel.decision import Ask
from spellwright.kernel.option import first_of, second_of, verb_of
from spellwright.kernel.saying import Saying

Reason = tuple[Saying, str] | None
"""What is said, and its clause."""


def why_not(s: TalismanState, ask: Ask, code: int) -> Reason:
    """The reason that the rules give, if there is a special one."""
    reason = REASONS.get(verb_of(code))
    return None if reason is None else reason(s, ask, code)


# -- spells ----------------------------------------------------------------------------------------


def _no_cast(s: TalismanState, ask: Ask, code: int) -> Reason:
    seat, spell = ask.seat, first_of(code)
    if spell not in s.hand[seat]:
        return say("refusal-spell-not-held", spell=SPELL.noun(spell)), "TA-17.5"
    if is_silenced(s, seat):
        return _silenced(s, seat)
    if seat != s.active and s.casts[seat]:
        return say("refusal-one-spell-a-turn"), "TA-17.9"
    if s.spell_free and spell != EXPECTO_PATRONUM:
        return say("refusal-dementors"), "TA-O37"
    return say(
        "refusal-not-its-time", spell=SPELL.noun(spell), when=SPELL_TIMES.noun(spell)
    ), SPELL_CLAUSES[spell]


def _silenced(s: TalismanState, seat: int) -> Reason:
    if s.ferret[seat]:
        return say("refusal-ferret-casts-nothing"), "TA-18.7"
    if s.at[seat] == CENTAUR_CLEARING:
        return say("refusal-centaur-clearing"), "TA-MID13"
    if have_rule(s.beside, DECREE) and REGION[s.at[seat]] == GROUNDS:
        return say("refusal-decree"), "TA-M01"
    return say("refusal-umbridge"), "TA-M14"


def _no_target(s: TalismanState, ask: Ask, code: int) -> Reason:
    person = first_of(code)
    if person not in s.character:
        return say("refusal-not-in-game", who=WHO.noun(person)), "TA-2.5"
    seat = s.character.index(person)
    if not s.life[seat]:
        return say("refusal-out-of-reach", who=WHO.noun(person)), "TA-20.10"
    if ask.question == words.ASK_AIM:
        spell = ask.args[0]
        return say(
            "refusal-no-target", spell=SPELL.noun(spell), who=WHO.noun(person)
        ), SPELL_CLAUSES[spell]
    return None


def _no_spell(s: TalismanState, ask: Ask, code: int) -> Reason:
    if ask.question in (words.ASK_PART_WITH, words.ASK_SELL):
        return say("refusal-spell-not-held", spell=SPELL.noun(first_of(code))), "TA-17.5"
    return None


# -- moving ----------------------------------------------------------------------------------------


def _no_way(s: TalismanState, ask: Ask, code: int) -> Reason:
    """Ways to move other than the die (TA-6.19)."""
    if ask.question != words.ASK_WAY:
        return None
    seat, verb = ask.seat, verb_of(code)
    region = REGION[s.at[seat]]
    if s.duty[seat]:
        return say("refusal-held-here"), "TA-23.15"
    if s.ferret[seat]:
        return say("refusal-ferret-moves-one"), "TA-18.5"
    if verb == words.ROLL:
        return say("refusal-no-roll"), "TA-6.7"
    if verb == words.STEP:
        return say("refusal-no-limit"), "TA-6.7"
    if verb == words.TURN_BACK:
        return say("refusal-turn-back"), "TA-6.11"
    if verb == words.STAY:
        return _no_stay(s, seat)
    if verb == words.FLY:
        return _no_flight(s, seat)
    if region != LONDON:
        return say("refusal-not-in-london"), "TA-21.15"
    if verb in (words.USE_PORTKEY, words.USE_FLOO) and not may_change_region(s):
        return say("refusal-floo-network-closed"), "TA-O06"
    return _no_way_from_london(s, seat, verb)


def _no_way_from_london(s: TalismanState, seat: int, verb: int) -> Reason:
    if verb == words.USE_PORTKEY:
        if PORTKEY in s.objects[seat]:
            return say("refusal-portkey-too-soon"), "TA-21.17"
        return say("refusal-no-portkey"), "TA-21.15"
    if verb == words.USE_FLOO:
        if FLOO_POWDER in s.objects[seat]:
            return say(
                "refusal-floo-elsewhere", space=SPACE.noun(BURROW), other=SPACE.noun(MINISTRY)
            ), "TA-21.21"
        return say("refusal-no-floo"), "TA-21.21"
    if verb == words.FREE_MOVE and s.stored[seat] != STORED_FREE:
        return say("refusal-no-ride"), "TA-21.25"
    if verb == words.ASK_ARTHUR:
        if have_rule(s.followers[seat], ARTHUR):
            return say("refusal-arthur-elsewhere"), "TA-O18"
        return say("refusal-no-arthur"), "TA-O18"
    return None


def _no_stay(s: TalismanState, seat: int) -> Reason:
    if is_side(s, seat, MCGONAGALL_A):
        if s.stayed[seat]:
            return say("refusal-stayed-already"), "TA-MM2"
        return say("refusal-stay-costs-fate"), "TA-MM2"
    if is_side(s, seat, PETTIGREW_A):
        return say("refusal-stay-with-others"), "TA-PP2"
    return say("refusal-must-move"), "TA-5.3"


def _no_flight(s: TalismanState, seat: int) -> Reason:
    if not have_rule(s.followers[seat], BUCKBEAK):
        return say("refusal-no-buckbeak"), "TA-M27"
    if REGION[s.at[seat]] != GROUNDS:
        return say("refusal-buckbeak-elsewhere"), "TA-M27"
    if limited_to_one(s, seat):
        return say("refusal-limited-to-one"), "TA-6.22"
    return say("refusal-buckbeak-range"), "TA-M27"


def _no_walk(s: TalismanState, ask: Ask, code: int) -> Reason:
    if ask.question != words.ASK_DIRECTION:
        return None
    ways = [c for c in s.options(ask) if verb_of(c) == words.WALK]
    ends = tuple(SPACE.noun(second_of(way)) for way in ways)
    return say("refusal-exact-move", n=ask.args[0], spaces=ends), "TA-6.1"


def _no_crossing(s: TalismanState, ask: Ask, code: int) -> Reason:
    verb, here = verb_of(code), s.at[ask.seat]
    if not may_change_region(s):
        return say("refusal-floo-network-closed"), "TA-O06"
    if verb == words.GATES and here != GATES:
        return say("refusal-not-at-gates"), "TA-23.2"
    if verb == words.BARRIER and here != KINGS_CROSS:
        return say("refusal-not-at-kings-cross"), "TA-21.3"
    if verb == words.CROSS and here not in (KINGS_CROSS, HOGSMEADE_STATION):
        return say("refusal-no-train-here"), "TA-6.4"
    return say("refusal-crossed-already"), "TA-21.26"


def _no_number(s: TalismanState, ask: Ask, code: int) -> Reason:
    if ask.question == words.ASK_SPACES:
        return say("refusal-number-of-spaces", n=s.roll), "TA-6.20"
    return None


# -- dice ------------------------------------------------------------------------------------------


def _no_reroll(s: TalismanState, ask: Ask, code: int) -> Reason:
    if not s.fate[ask.seat]:
        return say("refusal-no-fate"), "TA-4.1"
    if first_of(code) == s.fixed:
        return say("refusal-felix-die"), "TA-4.15"
    return None


# -- things ----------------------------------------------------------------------------------------


def _no_taking(s: TalismanState, ask: Ask, code: int) -> Reason:
    seat, card = ask.seat, first_of(code)
    name, here = CARD.noun(card), s.lying[s.at[seat]]
    if ask.question not in (words.ASK_TAKE, words.ASK_TAKE_EARLY):
        return None
    if card not in here:
        return say("refusal-not-here", card=name), "TA-8.36"
    if IS_OBJECT[card] and not may_hold(s, seat, card):
        return say("refusal-same-name", card=name), "TA-16.5"
    if card in s.dropped:
        return say("refusal-dropped-now", card=name), "TA-16.14"
    if ask.question == words.ASK_TAKE_EARLY:
        return say("refusal-not-early", card=name), "TA-DM1"
    return say("refusal-other-faction-follower", card=name), "TA-8.28"


def _no_galleons(s: TalismanState, ask: Ask, code: int) -> Reason:
    return say("refusal-no-galleons-here"), "TA-10.2"


def _no_purchase(s: TalismanState, ask: Ask, code: int) -> Reason:
    seat, card = ask.seat, first_of(code)
    name = CARD.noun(card)
    if STACK_OF[card] < 0 or not PRICE[STACK_OF[card]]:
        return say("refusal-not-for-sale", card=name), "TA-OUT13"
    if not may_hold(s, seat, card):
        return say("refusal-held-already", card=name), "TA-16.6"
    if not s.stock[STACK_OF[card]]:
        return say("refusal-sold-out", card=name), "TA-1.16"
    price = price_for(s, seat, card)
    if s.gold[seat] < price:
        return say("refusal-too-dear", card=name, price=price, n=s.gold[seat]), "TA-OUT13"
    return None


def _no_giving(s: TalismanState, ask: Ask, code: int) -> Reason:
    """Why something cannot be given up: it must be there."""
    seat, card = ask.seat, first_of(code)
    if card in s.objects[seat] or card in s.followers[seat]:
        return None
    return say("refusal-not-yours", card=CARD.noun(card)), "TA-16.13"


def _no_trophy(s: TalismanState, ask: Ask, code: int) -> Reason:
    card = first_of(code)
    if card not in s.trophies[ask.seat]:
        return say("refusal-no-trophy", card=CARD.noun(card)), "TA-14.2"
    return say("refusal-trophies-do-not-match", card=CARD.noun(card)), "TA-14.13"


# -- Characters ------------------------------------------------------------------------------------


def _no_meeting(s: TalismanState, ask: Ask, code: int) -> Reason:
    person = first_of(code)
    if person not in s.character:
        return say("refusal-not-in-game", who=WHO.noun(person)), "TA-8.1"
    other = s.character.index(person)
    if other not in others_on_space(s, ask.seat):
        return say("refusal-not-on-your-space", who=WHO.noun(person)), "TA-8.1"
    if faction(s, other) == faction(s, s.active):
        return say("refusal-same-faction", who=WHO.noun(person)), "TA-8.7"
    return say("refusal-duty-first"), "TA-23.17"


def _no_reward(s: TalismanState, ask: Ask, code: int) -> Reason:
    if ask.question != words.ASK_REWARD:
        return None
    loser = s.character.index(ask.args[0])
    verb, card, who = verb_of(code), first_of(code), WHO.noun(ask.args[0])
    if verb == words.REWARD_GALLEON and not s.gold[loser]:
        return say("refusal-loser-no-galleon", who=who), "TA-13.11"
    if verb == words.REWARD_OBJECT and card not in s.objects[loser]:
        return say("refusal-loser-lacks", who=who, card=CARD.noun(card)), "TA-13.11"
    if verb == words.REWARD_OBJECT and not may_hold(s, ask.seat, card):
        return say("refusal-held-already", card=CARD.noun(card)), "TA-13.11"
    if verb == words.REWARD_FOLLOWER:
        return say("refusal-attack-follower"), "TA-13.12"
    return None


REASONS: Final[dict[int, Callable[[TalismanState, Ask, int], Reason]]] = {
    words.CAST: _no_cast,
    words.TARGET: _no_target,
    words.PART_WITH: _no_spell,
    **dict.fromkeys(
        (
            words.ROLL,
            words.STEP,
            words.USE_PORTKEY,
            words.USE_FLOO,
            words.FREE_MOVE,
            words.ASK_ARTHUR,
            words.FLY,
            words.STAY,
            words.TURN_BACK,
        ),
        _no_way,
    ),
    words.WALK: _no_walk,
    words.CROSS: _no_crossing,
    words.BARRIER: _no_crossing,
    words.GATES: _no_crossing,
    words.SPACES: _no_number,
    words.REROLL: _no_reroll,
    words.TAKE: _no_taking,
    words.TAKE_GALLEONS: _no_galleons,
    words.BUY: _no_purchase,
    words.DROP: _no_giving,
    words.DISCARD: _no_giving,
    words.TURN_IN: _no_trophy,
    words.MEET: _no_meeting,
    words.REWARD_OBJECT: _no_reward,
    words.REWARD_GALLEON: _no_reward,
    words.REWARD_FOLLOWER: _no_reward,
}
