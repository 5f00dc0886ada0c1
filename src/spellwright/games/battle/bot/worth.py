"""What cards, foes and events are worth in the long run, whatever the position."""

from __future__ import annotations

from functools import cache
from typing import Final

from spellwright.games.battle.bot import weights
from spellwright.games.battle.bot.effects import effect_of, worth
from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.rules.carry_out import EFFECTS
from spellwright.kernel.pack import namespace_of

_WORDS: Final = {number: word for word, number in v.ACT_NUMBERS.items()}
_WORTH_OF_PACKS: Final = {
    word: found.worth
    for word in v.ACT_NUMBERS
    if namespace_of(word) and (found := EFFECTS.find(word, "")) is not None
}
"""What the packs say of their own acts."""
STAGES: Final = 4
"""A game is early, on the way, late, at its end."""


def influence_worth(stage: int) -> float:
    share = stage / (STAGES - 1)
    return weights.INFLUENCE_EARLY + share * (weights.INFLUENCE_LATE - weights.INFLUENCE_EARLY)


class LongRun:
    """Average worths, for a number of Heroes and a stage of the game."""

    __slots__ = ("heroes", "prices")

    def __init__(self, heroes: int, stage: int, dice: bool) -> None:
        self.heroes = heroes
        self.prices = {
            "attack": weights.ATTACK,
            "influence": influence_worth(stage),
            "health": weights.HEALTH,
            "draw": weights.DRAW,
            "lose": -weights.HARM,
            "discard": -weights.CARD_IN_HAND,
            "discard-all": -weights.CARD_IN_HAND,
            "add": -weights.CONTROL,
            "remove": weights.LONG_RUN_CONTROL,
            "remove-up-to": weights.LONG_RUN_CONTROL,
            "reveal": -weights.EVENT,
            "banish": weights.BANISH,
            "detention": -weights.DETENTION,
            "take": weights.TAKEN,
            "may-take": weights.TAKEN,
            "roll": weights.DIE * heroes + dice * weights.NEEDED_DIE,
            "against": -weights.BAD_DIE,
            "strip": -weights.STRIPPED,
            "off": weights.OFF,
            "top": weights.TOP,
            **weights.OTHER_ACTS,
            **_WORTH_OF_PACKS,
        }

    def act(self, instruction: v.Instruction, place: int) -> float:
        act, _, number, _, _ = instruction
        return self.prices[_WORDS[act]] * max(number, 1)

    def whom(self, who: int, place: int) -> list[int]:
        if who in (v.ALL, v.UNCHOSEN):
            return list(range(self.heroes))
        if who == v.OTHERS:
            return list(range(1, self.heroes))
        if who == v.NEAR:
            return list(range(min(self.heroes, 3)))
        if who == v.BESIDE:
            return list(range(1, min(self.heroes, 3)))
        return [place]

    def everybody(self) -> range:
        return range(self.heroes)


@cache
def _scale(heroes: int, stage: int, dice: bool) -> LongRun:
    return LongRun(heroes, stage, dice)


@cache
def card_worth(kind: int, heroes: int, stage: int, dice: bool) -> float:
    """What it is worth to have a card in the deck, each time it is drawn."""
    if kind == columns.DETENTION:
        return -weights.DETENTION
    scale = _scale(heroes, stage, dice)
    discarded = weights.WHEN_DISCARDED * worth(scale, columns.DISCARD_EFFECT[kind], 0)
    return worth(scale, effect_of(kind), 0) + discarded


class InfluenceAlone(LongRun):
    """Worths by which nothing but Influence counts."""

    __slots__ = ()

    def act(self, instruction: v.Instruction, place: int) -> float:
        gains = place == 0 and instruction[0] == v.ACT_NUMBERS["influence"]
        return float(instruction[2]) if gains else 0.0


@cache
def influence_in(kind: int, heroes: int) -> float:
    """The Influence that a card brings its Hero at once."""
    return worth(InfluenceAlone(heroes, 0, False), effect_of(kind), 0)


@cache
def drink_worth(kind: int, heroes: int, stage: int) -> float:
    """What the banish effect of a Potion is worth."""
    return worth(_scale(heroes, stage, False), columns.BANISH[kind], 0)


@cache
def thing_worth(thing: int, heroes: int) -> float:
    """What a Hero card, expert card, charm or reward brings when it works once."""
    scale = _scale(heroes, 1, False)
    programs = [
        columns.EFFECT[thing],
        columns.SECOND[thing],
        columns.REWARD[thing],
        *columns.CHARM_EFFECTS[thing],
    ]
    return sum([worth(scale, program, 0) for program in programs])


@cache
def event_harm(event: int, heroes: int) -> float:
    return -worth(_scale(heroes, 1, False), columns.EFFECT[event], 0)


@cache
def danger(foe: int, heroes: int) -> float:
    """What a foe costs the Heroes each turn while it lies there."""
    scale = _scale(heroes, 1, False)
    harm = -worth(scale, columns.EACH_TURN[foe], 0)
    harm -= weights.REACTION * worth(scale, columns.REACTION[foe], 0)
    return harm + sum([cost for bit, cost in weights.POWER_BITS if columns.POWER[foe] & bit])


@cache
def reward(foe: int, heroes: int) -> float:
    return worth(_scale(heroes, 1, False), columns.REWARD[foe], 0)
