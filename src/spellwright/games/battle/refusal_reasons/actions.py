"""Why an action is not open now, in a sentence with the clause behind it.

Everything here follows from what is public and from the asked player's own hand.
"""

from __future__ import annotations

from typing import Final

from spellwright.games.battle import words
from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
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

Reason = tuple[str, str] | None
"""A sentence and its clause."""
_CARD_WORDS: Final = {v.SPELL: "Spell", v.ITEM: "Item", v.ALLY: "Ally"}
_TRIGGER_WORDS: Final = {
    "healed": "that you have gained Health this turn",
    "three-spells": "three Spells played this turn",
    "ally": "an Ally played this turn",
    "item": "an Item played this turn",
    "playing": "to be used with the card that is played",
    "start": "to be used before your turn",
    "end": "to be used at the end of your turn",
}


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
        return f"You do not hold {columns.NAMES[kind]}.", "HB-6.3"
    if columns.TYPE[kind] == v.SPELL and plays_too_many_spells(s, s.active, s.tally[SPELLS]):
        return "Babbling Beverage allows three Spells in your turn.", "HB-22.14"
    if verb == words.PLAY_AND_BANISH:
        return f"{columns.NAMES[kind]} is no Potion: you can only play it.", "HB-7.16"
    if verb == words.PLAY_TWICE:
        return _no_second_play(s)
    return None


def _no_second_play(s: BattleState) -> Reason:
    """Memory (HB-19.14)."""
    if s.charm[s.active] != columns.MEMORY:
        return "Only the Memory charm plays a card twice.", "HB-19.14"
    if s.tally[CHARM_USED]:
        return "You have used your charm this turn.", "HB-19.9"
    if s.bans & v.NO_CHARM:
        return "In the Hall of Prophecy: your charm cannot be used this turn.", "HB-19.12"
    most = columns.MEMORY_VALUES[band(s, s.active)]
    return f"At your Health Memory takes cards of value {most} or less.", "HB-19.14"


def _no_use(s: BattleState, thing: int) -> Reason:
    """Abilities, charms, collected cards and the Location (HB-6.18, HB-6.21)."""
    hero, name = s.active, columns.NAMES[thing]
    if thing == s.location and columns.LOCATION_USE[thing]:
        if s.attack[hero] < columns.LOCATION_COST[thing]:
            return f"{name} asks for {columns.LOCATION_COST[thing]} Attack.", "HB-6.19"
        return f"No control can be removed at {name} now.", "HB-11.12"
    owned = [s.expert[hero], s.charm[hero], *s.collected[hero]]
    if thing not in owned:
        return f"You do not have {name}.", "HB-6.12"
    if thing == s.charm[hero]:
        return _no_charm(s, thing)
    if not columns.USE[thing]:
        return f"{name} works by itself.", "HB-6.12"
    if thing in s.used:
        return f"You have used {name} this turn.", "HB-6.12"
    return f"{name} costs {_cost(thing)}; you do not have it.", "HB-6.18"


def _cost(thing: int) -> str:
    """What the use of a thing costs."""
    if columns.COST_ATTACK[thing]:
        return f"{columns.COST_ATTACK[thing]} Attack"
    if columns.COST_INFLUENCE[thing]:
        return f"{columns.COST_INFLUENCE[thing]} Influence"
    cards, kind = columns.COST_DISCARD[thing], _CARD_WORDS.get(columns.COST_TYPE[thing], "card")
    return f"{cards} {kind}{'' if cards == 1 else 's'} of your hand"


def _no_charm(s: BattleState, charm: int) -> Reason:
    name, trigger = columns.NAMES[charm], columns.CHARM_TRIGGER[charm]
    if s.tally[CHARM_USED]:
        return "You have used your charm this turn.", "HB-19.9"
    if s.bans & v.NO_CHARM:
        return "In the Hall of Prophecy: your charm cannot be used this turn.", "HB-19.12"
    if not is_triggered(s, s.active, trigger):
        return f"{name} needs {_TRIGGER_WORDS[trigger]}.", "HB-19.13"
    if len(s.hand[s.active]) < columns.CHARM_COSTS[charm][band(s, s.active)]:
        return f"{name} costs a card, and your hand is empty.", "HB-19.13"
    return f"{name} could do nothing now.", "HB-19.13"


def _no_token(s: BattleState, verb: int, foe: int) -> Reason:
    name, slot = columns.NAMES[foe], slot_of(s, foe)
    attacks = verb == words.ATTACK
    if attacks and foe == s.encounter == columns.DUMBLEDORES_REQUEST and s.attack[s.active]:
        return f"{name} needs no more than {columns.NEEDED[foe]} Attack in a turn.", "HB-17.12"
    if slot < 0:
        return f"{name} is not in play.", "HB-6.7"
    if not (s.attack if attacks else s.influence)[s.active]:
        return f"You have no {'Attack' if attacks else 'Influence'} left.", "HB-10.3"
    if not is_open(s, slot):
        return f"{name} waits until everything else is done: {_still_to_do(s)}.", "HB-10.24"
    if attacks:
        if not needs_attack(s, slot):
            return f"{name} needs no more Attack.", "HB-10.10"
        if s.bans & v.ONE_ATTACK and s.row_attack_now[slot]:
            return f"Tarantallegra! lets {name} take only 1 Attack this turn.", "HB-10.33"
        return f"{name} can take no Attack now: Hungarian Horntail draws all of it.", "HB-10.33"
    if s.row_influence_now[slot]:
        return f"{name} takes one Influence in a turn.", "HB-10.6"
    return f"{name} needs no Influence.", "HB-10.5"


def _still_to_do(s: BattleState) -> str:
    """HB-10.24, HB-10.25: what Lord Voldemort waits for."""
    if not only_last_left(s):
        return "there are other foes"
    return "there is a Horcrux" if s.horcrux >= 0 else "there is an Encounter"


def _no_purchase(s: BattleState, verb: int, kind: int) -> Reason:
    name, hero = columns.NAMES[kind], s.active
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
