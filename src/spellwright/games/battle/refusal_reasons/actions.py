"""Why an action is not open now, in a sentence with the clause behind it.

Everything here follows from what is public and from the asked player's own hand.
"""

from __future__ import annotations

from spellwright.games.battle import words
from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.content.saying import say
from spellwright.games.battle.lexicons import CARD_TYPES, THINGS
from spellwright.games.battle.queries import (
    is_open,
    needs_attack,
    only_last_left,
    plays_too_many_spells,
    price,
    shown,
    slot_of,
)
from spellwright.games.battle.rules.charms import band, is_triggered
from spellwright.games.battle.rules.shop import dismissal_cost
from spellwright.games.battle.state import (
    ACQUIRED,
    CHARM_USED,
    OWN_SHOP_USED,
    SPELLS,
    BattleState,
)
from spellwright.kernel.option import first_of, verb_of
from spellwright.kernel.saying import Argument, Saying

Reason = tuple[Saying, str] | None
"""A sentence and its clause."""


def why_no_action(s: BattleState, code: int) -> Reason:
    """Why the active Hero may not do this in step 3, if there is a special reason."""
    verb, thing = verb_of(code), first_of(code)
    if verb in (words.PLAY, words.PLAY_TWICE, words.PLAY_AND_BANISH):
        return _no_play(s, verb, thing)
    if verb in (words.ATTACK, words.INFLUENCE):
        return _no_token(s, verb, thing)
    if verb in (words.ACQUIRE, words.ACQUIRE_OWN, words.DISMISS):
        return _no_purchase(s, verb, thing)
    if verb == words.SWEEP:
        return _no_sweep(s)
    return _no_use(s, thing) if verb == words.USE else None


def _no_play(s: BattleState, verb: int, kind: int) -> Reason:
    if kind not in s.hand[s.active]:
        return say("refusal-not-in-hand", card=THINGS.noun(kind)), "HB-6.3"
    if columns.TYPE[kind] == v.SPELL and plays_too_many_spells(s, s.active, s.tally[SPELLS]):
        return say("refusal-three-spells"), "HB-22.14"
    if verb == words.PLAY_AND_BANISH:
        return say("refusal-no-potion", card=THINGS.noun(kind)), "HB-7.16"
    if verb == words.PLAY_TWICE:
        return _no_second_play(s)
    return None


def _no_second_play(s: BattleState) -> Reason:
    """Memory (HB-19.14)."""
    if s.charm[s.active] != columns.MEMORY:
        return say("refusal-only-memory"), "HB-19.14"
    if s.tally[CHARM_USED]:
        return say("refusal-charm-used"), "HB-19.9"
    if s.bans & v.NO_CHARM:
        return say("refusal-charm-barred"), "HB-19.12"
    most = columns.MEMORY_VALUES[band(s, s.active)]
    return say("refusal-memory-value", n=most), "HB-19.14"


def _no_use(s: BattleState, thing: int) -> Reason:
    """Abilities, charms, collected cards and the Location (HB-6.18, HB-6.21)."""
    hero, name = s.active, THINGS.noun(thing)
    if thing == s.location and columns.LOCATION_USE[thing]:
        if s.attack[hero] < columns.LOCATION_COST[thing]:
            return say(
                "refusal-location-cost", location=name, n=columns.LOCATION_COST[thing]
            ), "HB-6.19"
        return say("refusal-control-held", location=name), "HB-11.12"
    owned = [s.expert[hero], s.charm[hero], *s.collected[hero]]
    if thing not in owned:
        return say("refusal-not-yours", thing=name), "HB-6.12"
    if thing == s.charm[hero]:
        return _no_charm(s, thing)
    if not columns.USE[thing]:
        return say("refusal-works-by-itself", thing=name), "HB-6.12"
    if thing in s.used:
        return say("refusal-used-this-turn", thing=name), "HB-6.12"
    return say("refusal-cost", thing=name, cost=_cost(thing)), "HB-6.18"


def _cost(thing: int) -> Saying:
    """What the use of a thing costs."""
    if columns.COST_ATTACK[thing]:
        return say("cost-attack", n=columns.COST_ATTACK[thing])
    if columns.COST_INFLUENCE[thing]:
        return say("cost-influence", n=columns.COST_INFLUENCE[thing])
    cards, type = columns.COST_DISCARD[thing], columns.COST_TYPE[thing]
    if type == v.ANY_TYPE:
        return say("cost-cards", n=cards)
    return say("cost-cards-of-type", n=cards, type=CARD_TYPES.noun(type))


def _no_charm(s: BattleState, charm: int) -> Reason:
    name, trigger = THINGS.noun(charm), columns.CHARM_TRIGGER[charm]
    if s.tally[CHARM_USED]:
        return say("refusal-charm-used"), "HB-19.9"
    if s.bans & v.NO_CHARM:
        return say("refusal-charm-barred"), "HB-19.12"
    if not is_triggered(s, s.active, trigger):
        return say(f"refusal-charm-needs-{trigger}", thing=name), "HB-19.13"
    if len(s.hand[s.active]) < columns.CHARM_COSTS[charm][band(s, s.active)]:
        return say("refusal-charm-costs-card", thing=name), "HB-19.13"
    return say("refusal-charm-in-vain", thing=name), "HB-19.13"


def _no_token(s: BattleState, verb: int, foe: int) -> Reason:
    name, slot = THINGS.noun(foe), slot_of(s, foe)
    attacks = verb == words.ATTACK
    if attacks and foe == s.encounter == columns.DUMBLEDORES_REQUEST and s.attack[s.active]:
        return say("refusal-enough-for-turn", foe=name, n=columns.NEEDED[foe]), "HB-17.12"
    if slot < 0:
        return say("refusal-foe-not-in-play", foe=name), "HB-6.7"
    if not (s.attack if attacks else s.influence)[s.active]:
        return say("refusal-no-attack-left") if attacks else say(
            "refusal-no-influence-left"
        ), "HB-10.3"
    if not is_open(s, slot):
        return _still_to_do(s, name), "HB-10.24"
    if attacks:
        if not needs_attack(s, slot):
            return say("refusal-needs-no-more-attack", foe=name), "HB-10.10"
        if s.bans & v.ONE_ATTACK and s.row_attack_now[slot]:
            return say("refusal-one-attack", foe=name), "HB-10.33"
        return say("refusal-horntail", foe=name), "HB-10.33"
    if s.row_influence_now[slot]:
        return say("refusal-one-influence", foe=name), "HB-10.6"
    return say("refusal-needs-no-influence", foe=name), "HB-10.5"


def _still_to_do(s: BattleState, name: Argument) -> Saying:
    """HB-10.24, HB-10.25: what Lord Voldemort waits for."""
    if not only_last_left(s):
        return say("refusal-waits-for-foes", foe=name)
    if s.horcrux >= 0:
        return say("refusal-waits-for-horcrux", foe=name)
    return say("refusal-waits-for-encounter", foe=name)


def _no_purchase(s: BattleState, verb: int, kind: int) -> Reason:
    name, hero = THINGS.noun(kind), s.active
    own = verb == words.ACQUIRE_OWN
    if kind not in (s.own_shop[hero] if own else shown(s)):
        return say("refusal-not-in-own-shop", card=name) if own else say(
            "refusal-not-in-shop", card=name
        ), "HB-6.8"
    if verb != words.DISMISS and s.bans & v.NO_ACQUIRING:
        return say("refusal-swept-acquires-nothing"), "HB-21.2"
    if own and s.tally[OWN_SHOP_USED]:
        return say("refusal-own-shop-used"), "HB-25.13"
    cost = dismissal_cost(kind) if verb == words.DISMISS else price(s, hero, kind)
    if cost > s.influence[hero]:
        return say(
            "refusal-not-enough-influence", card=name, n=cost, have=s.influence[hero]
        ), "HB-6.18"
    return None


def _no_sweep(s: BattleState) -> Reason:
    if s.swept:
        return say("refusal-already-swept"), "HB-21.1"
    if s.tally[ACQUIRED]:
        return say("refusal-already-acquired"), "HB-21.2"
    return None
