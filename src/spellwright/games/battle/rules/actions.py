"""Step 3: play cards and take actions (HB-6)."""

from __future__ import annotations

from spellwright.games.battle import words
from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.queries import (
    different,
    encounter_takes_attack,
    plays_too_many_spells,
    price,
    shown,
    takes_attack,
    takes_influence,
)
from spellwright.games.battle.rules import charms, foes, shop
from spellwright.games.battle.rules.asking import ask
from spellwright.games.battle.rules.playing import PlayAndBanish, PlayTwice, play
from spellwright.games.battle.rules.priority import Settle
from spellwright.games.battle.rules.using import UseThing, usable
from spellwright.games.battle.state import (
    ACQUIRED,
    ACTIONS,
    HAND_AT_ACTIONS,
    OWN_SHOP_USED,
    SPELLS,
    BattleProcedure,
    BattleState,
)
from spellwright.kernel.option import FIRST, first_of, verb_of


class HeroActions(BattleProcedure):
    """HB-6.1, HB-6.21: any action, as often as wanted, until the Hero is done."""

    __slots__ = ()

    STEPS = ("begin", "ask_action", "act")

    def begin(self, s: BattleState) -> None:
        """HB-29.2: the size of the hand is noted when step 3 begins."""
        if s.step == ACTIONS:
            s.tally[HAND_AT_ACTIONS] = len(s.hand[s.active])

    def ask_action(self, s: BattleState) -> None:
        """Ask for an action, after all that the last one has triggered (HB-12.5)."""
        if s.waiting or s.reveals:
            self.again()
            s.push(Settle())
        else:
            ask(s, s.active, words.ASK_ACTION, [])

    def options(self, s: BattleState, seat: int, question: int) -> list[int]:
        return actions(s)

    def act(self, s: BattleState) -> None:
        code = s.answer
        if code == words.END_ACTIONS:
            return
        self.next_step = 1
        verb, thing = verb_of(code), first_of(code)
        if verb == words.PLAY:
            play(s, thing)
        elif verb == words.ATTACK:
            if thing == s.encounter:
                foes.assign_to_encounter(s)
            else:
                foes.assign_attack(s, s.row.index(thing))
        elif verb == words.INFLUENCE:
            foes.assign_influence(s, s.row.index(thing))
        elif verb == words.ACQUIRE:
            shop.acquire(s, thing)
        elif verb == words.USE:
            s.push(UseThing(thing))
        else:
            self.act_rarely(s, verb, thing)

    def act_rarely(self, s: BattleState, verb: int, thing: int) -> None:
        if verb == words.PLAY_TWICE:
            s.push(PlayTwice(thing))
        elif verb == words.PLAY_AND_BANISH:
            s.push(PlayAndBanish(thing))
        elif verb == words.ACQUIRE_OWN:
            shop.acquire_own(s, thing)
        elif verb == words.SWEEP:
            shop.sweep(s)
        else:
            shop.dismiss(s, thing)


def actions(s: BattleState) -> list[int]:
    """All legal actions of the active Hero now."""
    hero = s.active
    found = _plays(s, hero) if s.hand[hero] else []
    if s.attack[hero]:
        for slot, foe in enumerate(s.row):
            if foe >= 0 and takes_attack(s, slot):
                found.append(words.ATTACK | foe << FIRST)
        if encounter_takes_attack(s):
            found.append(words.ATTACK | s.encounter << FIRST)
    influence = s.influence[hero]
    if influence:
        needed, any_foe = columns.NEED_INFLUENCE, s.settings["influence-any"]
        for slot, foe in enumerate(s.row):
            if foe >= 0 and (needed[foe] or any_foe) and takes_influence(s, slot):
                found.append(words.INFLUENCE | foe << FIRST)
    if not s.bans & v.NO_ACQUIRING and (influence or s.expert[hero] == columns.ARITHMANCY):
        _add_acquisitions(s, hero, influence, found)
    if s.settings["shop-dismiss"]:
        found += [
            words.DISMISS | kind << FIRST
            for kind in different(shown(s))
            if shop.dismissal_cost(kind) <= influence
        ]
    if not s.swept and not s.tally[ACQUIRED] and any(s.shop):
        found.append(words.SWEEP)
    found += [words.USE | thing << FIRST for thing in usable(s, hero)]
    found.append(words.END_ACTIONS)
    return found


def _plays(s: BattleState, hero: int) -> list[int]:
    kinds = different(s.hand[hero])
    if s.brews and plays_too_many_spells(s, hero, s.tally[SPELLS]):
        kinds = [kind for kind in kinds if columns.TYPE[kind] != v.SPELL]
    found = [words.PLAY | kind << FIRST for kind in kinds]
    if s.charm[hero] == columns.MEMORY:
        found += [
            words.PLAY_TWICE | kind << FIRST for kind in kinds if charms.may_play_twice(s, kind)
        ]
    if s.tile >= 0:
        found += [
            words.PLAY_AND_BANISH | kind << FIRST for kind in kinds if columns.IS_POTION[kind]
        ]
    return found


def _add_acquisitions(s: BattleState, hero: int, influence: int, found: list[int]) -> None:
    """HB-6.8, HB-25.13."""
    # No card is cheaper than its value by more than 1, so most need no closer look.
    values, within_reach = columns.VALUE, influence + 1
    found += [
        words.ACQUIRE | kind << FIRST
        for kind in different(shown(s))
        if values[kind] <= within_reach and price(s, hero, kind) <= influence
    ]
    if s.own_shop[hero] and not s.tally[OWN_SHOP_USED]:
        found += [
            words.ACQUIRE_OWN | kind << FIRST
            for kind in different(s.own_shop[hero])
            if price(s, hero, kind) <= influence
        ]
