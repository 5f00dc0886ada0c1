"""The bot's own turn: cards first, above all those that draw; then abilities, foes, the shop."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle import words
from spellwright.games.battle.bot import assigning, shop, weights
from spellwright.games.battle.bot.advice import name
from spellwright.games.battle.bot.effects import (
    AGAIN,
    BANISH,
    CHOOSE,
    DISCARD,
    DRAW,
    HEALTH,
    LOSE,
    REMOVE,
    ROLL,
    acts_in,
    effect_of,
    worth,
)
from spellwright.games.battle.bot.outlook import Outlook
from spellwright.games.battle.bot.worth import drink_worth
from spellwright.games.battle.content import columns
from spellwright.games.battle.content.saying import say
from spellwright.games.battle.rules.charms import band
from spellwright.kernel.bot import Advice
from spellwright.kernel.option import FIRST, first_of, verb_of

_ORDER: Final = (
    say("hint-play-draw"),
    say("hint-play-draw-and-discard"),
    say("hint-play-banish"),
    say("hint-play-helpful"),
    say("hint-play-control"),
    say("hint-play-dice"),
    say("hint-play-choice"),
    say("hint-play-again"),
    say("hint-play-last"),
)


def order(look: Outlook, kind: int) -> int:
    """The place of a card in a turn; lower numbers are played first."""
    if kind == columns.DETENTION:
        # As long as it is in hand it may be banished or discarded.
        return 8
    acts = acts_in(effect_of(kind))
    if AGAIN in acts:
        return 7
    if BANISH in acts and columns.DETENTION in look.s.hand[look.place]:
        return 2
    if DRAW in acts:
        return 1 if DISCARD in acts else 0
    if CHOOSE in acts:
        return 6
    if ROLL in acts:
        return 5
    return 4 if REMOVE in acts and look.s.control else 3


def action(look: Outlook) -> Advice:
    """Choose the next action of the turn."""
    by_verb: dict[int, list[int]] = {}
    for code in look.options:
        by_verb.setdefault(verb_of(code), []).append(code)
    for advice in (
        _use(look, by_verb.get(words.USE, [])),
        _play(look, by_verb),
        _tokens(look, by_verb),
    ):
        if advice is not None:
            return advice
    acquired = by_verb.get(words.ACQUIRE, []) + by_verb.get(words.ACQUIRE_OWN, [])
    bought = shop.buy(look, acquired) if acquired else None
    if bought is not None:
        return bought
    if words.SWEEP in by_verb and not acquired and shop.wants_sweep(look):
        return Advice(words.SWEEP, say("hint-sweep"))
    return Advice(words.END_ACTIONS, say("hint-end-actions"))


# -- cards -----------------------------------------------------------------------------------------


def _play(look: Outlook, by_verb: dict[int, list[int]]) -> Advice | None:
    plays = [code for code in by_verb.get(words.PLAY, []) if is_harmless(look, first_of(code))]
    if not plays:
        return None
    code = min(plays, key=lambda code: (order(look, first_of(code)), -look.now(first_of(code))))
    kind = first_of(code)
    drink = words.PLAY_AND_BANISH | kind << FIRST
    if columns.IS_POTION[kind] and drink in look.options and drinks(look, kind):
        return Advice(drink, say("hint-drink", card=name(kind)))
    twice = by_verb.get(words.PLAY_TWICE)
    if twice:
        best = max(twice, key=lambda code: look.now(first_of(code)))
        if order(look, first_of(best)) <= order(look, kind) or best == twice[-1]:
            return Advice(best, say("hint-play-twice", card=name(first_of(best))))
    return Advice(code, _ORDER[order(look, kind)])


def is_harmless(look: Outlook, kind: int) -> bool:
    """Cards that cost Health are played only if they are worth it; so are unwelcome remedies."""
    acts = acts_in(effect_of(kind))
    toll = look.toll(kind)
    is_doubtful = LOSE in acts or toll > 0 or (look.wants_stuns and HEALTH in acts)
    return not is_doubtful or look.now(kind) > toll


def drinks(look: Outlook, kind: int) -> bool:
    """Whether a Potion is better banished for its second effect."""
    if look.s.encounter >= 0 and columns.NEEDS[look.s.encounter] == "potions-banished":
        return True
    now = worth(look, columns.BANISH[kind], look.place)
    keep = look.now(kind) + weights.POTION_REUSED * look.card(kind)
    return max(now, drink_worth(kind, look.heroes, look.stage)) > keep


# -- abilities -------------------------------------------------------------------------------------


def _use(look: Outlook, codes: list[int]) -> Advice | None:
    for code in codes:
        thing = first_of(code)
        if use_gain(look, thing) > _least_gain(thing):
            return Advice(code, say("hint-use", thing=name(thing)))
    return None


def _least_gain(thing: int) -> float:
    return weights.ONCE_A_GAME if columns.USE[thing] == columns.ONCE_A_GAME else weights.USE_MARGIN


def use_gain(look: Outlook, thing: int) -> float:
    """What the use of a thing brings, its cost taken off."""
    s, place = look.s, look.place
    if thing == s.location:
        program, cost = columns.LOCATION_USE[thing], weights.ATTACK * columns.LOCATION_COST[thing]
    elif columns.IS_CHARM[thing]:
        level = band(s, place)
        program = columns.CHARM_EFFECTS[thing][level]
        cost = look.cheapest(place, columns.COST_TYPE[thing], columns.CHARM_COSTS[thing][level])
    else:
        program = columns.EFFECT[thing] if columns.IS_EXPERT[thing] else columns.REWARD[thing]
        cost = look.cheapest(place, columns.COST_TYPE[thing], columns.COST_DISCARD[thing])
        cost += weights.ATTACK * columns.COST_ATTACK[thing]
        cost += look.prices["influence"] * columns.COST_INFLUENCE[thing]
    return worth(look, program, place) - cost


# -- tokens ----------------------------------------------------------------------------------------


def _tokens(look: Outlook, by_verb: dict[int, list[int]]) -> Advice | None:
    if words.INFLUENCE in by_verb:
        code = assigning.best_to_influence(look, by_verb[words.INFLUENCE])
        if assigning.pay_of(look, first_of(code)) > shop.last_influence(look):
            return assigning.influence(code)
    if words.ATTACK in by_verb:
        return assigning.attack(look, by_verb[words.ATTACK])
    return None
