"""Why an action is not open now, in a sentence with the clause behind it.

Everything here follows from what is public and from the asked player's own hand.
"""

from __future__ import annotations

from spellwright.games.battle import words
from spellwright.games.battle.content import figures as f
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.queries import (
    is_open,
    needs_attack,
    plays_too_many_spells,
    price,
    shown,
    slot_of,
)
from spellwright.games.battle.rules.shop import dismissal_cost
from spellwright.games.battle.state import ACQUIRED, OWN_SHOP_USED, SPELLS, BattleState
from spellwright.kernel.option import first_of, verb_of

Reason = tuple[str, str] | None
"""A sentence and its clause."""


def why_no_action(s: BattleState, code: int) -> Reason:
    """Why the active Hero may not do this in step 3, if there is a special reason."""
    verb, thing = verb_of(code), first_of(code)
    if verb in (words.PLAY, words.PLAY_TWICE, words.PLAY_AND_BANISH):
        return _no_play(s, thing)
    if verb in (words.ATTACK, words.INFLUENCE):
        return _no_token(s, verb, thing)
    if verb in (words.ACQUIRE, words.ACQUIRE_OWN, words.DISMISS):
        return _no_purchase(s, verb, thing)
    if verb == words.SWEEP:
        return _no_sweep(s)
    return None


def _no_play(s: BattleState, kind: int) -> Reason:
    if kind not in s.hand[s.active]:
        return f"You do not hold {f.NAMES[kind]}.", "HB-6.3"
    if f.TYPE[kind] == v.SPELL and plays_too_many_spells(s, s.active, s.tally[SPELLS]):
        return "Babbling Beverage allows three Spells in your turn.", "HB-22.14"
    return None


def _no_token(s: BattleState, verb: int, foe: int) -> Reason:
    name, slot = f.NAMES[foe], slot_of(s, foe)
    attacks = verb == words.ATTACK
    if attacks and foe == s.encounter == f.DUMBLEDORES_REQUEST and s.attack[s.active]:
        return f"{name} needs no more than {f.NEEDED[foe]} Attack in a turn.", "HB-17.12"
    if slot < 0:
        return f"{name} is not in play.", "HB-6.7"
    if not (s.attack if attacks else s.influence)[s.active]:
        return f"You have no {'Attack' if attacks else 'Influence'} left.", "HB-10.3"
    if not is_open(s, slot):
        return f"{name} waits until everything else is done.", "HB-10.24"
    if attacks:
        if not needs_attack(s, slot):
            return f"{name} needs no more Attack.", "HB-10.10"
        return f"{name} can take no Attack now.", "HB-10.33"
    if s.row_influence_now[slot]:
        return f"{name} takes one Influence in a turn.", "HB-10.6"
    return f"{name} needs no Influence.", "HB-10.5"


def _no_purchase(s: BattleState, verb: int, kind: int) -> Reason:
    name, hero = f.NAMES[kind], s.active
    own = verb == words.ACQUIRE_OWN
    if kind not in (s.own_shop[hero] if own else shown(s)):
        return f"{name} is not in {'your own' if own else 'the'} shop.", "HB-6.8"
    if verb != words.DISMISS and s.bans & v.NO_ACQUIRING:
        return "Whoever sweeps the shop acquires nothing this turn.", "HB-21.2"
    if own and s.tally[OWN_SHOP_USED]:
        return "Your own shop sells one card in a round.", "HB-25.13"
    cost = dismissal_cost(kind) if verb == words.DISMISS else price(s, hero, kind)
    if cost > s.influence[hero]:
        return f"{name} costs {cost} Influence; you have {s.influence[hero]}.", "HB-6.18"
    return None


def _no_sweep(s: BattleState) -> Reason:
    if s.swept:
        return "The shop has been swept in this game.", "HB-21.1"
    if s.tally[ACQUIRED]:
        return "You have acquired a card this turn.", "HB-21.2"
    return None
