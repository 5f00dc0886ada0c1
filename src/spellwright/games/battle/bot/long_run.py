"""What cards, foes and events are worth in the long run, whatever the position."""

from __future__ import annotations

from functools import cache
from typing import Final

from spellwright.games.battle.bot import figures
from spellwright.games.battle.bot.effects import effect_of, worth
from spellwright.games.battle.content import figures as f
from spellwright.games.battle.content import vocabulary as v

_WORDS: Final = {number: word for word, number in v.ACT_NUMBERS.items()}
STAGES: Final = 4
"""A game is early, on the way, late, at its end."""


def influence_worth(stage: int) -> float:
    share = stage / (STAGES - 1)
    return figures.INFLUENCE_EARLY + share * (figures.INFLUENCE_LATE - figures.INFLUENCE_EARLY)


class LongRun:
    """Average worths, for a number of Heroes and a stage of the game."""

    __slots__ = ("heroes", "prices")

    def __init__(self, heroes: int, stage: int, dice: bool) -> None:
        self.heroes = heroes
        self.prices = {
            "attack": figures.ATTACK,
            "influence": influence_worth(stage),
            "health": figures.HEALTH,
            "draw": figures.DRAW,
            "lose": -figures.HARM,
            "discard": -figures.CARD_IN_HAND,
            "discard-all": -figures.CARD_IN_HAND,
            "add": -figures.CONTROL,
            "remove": figures.LONG_RUN_CONTROL,
            "remove-up-to": figures.LONG_RUN_CONTROL,
            "reveal": -figures.EVENT,
            "banish": figures.BANISH,
            "detention": -figures.DETENTION,
            "take": figures.TAKEN,
            "may-take": figures.TAKEN,
            "roll": figures.DIE * heroes + dice * figures.NEEDED_DIE,
            "against": -figures.BAD_DIE,
            "strip": -figures.STRIPPED,
            "off": figures.OFF,
            "top": figures.TOP,
            **figures.OTHER_ACTS,
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
    if kind == f.DETENTION:
        return -figures.DETENTION
    scale = _scale(heroes, stage, dice)
    discarded = figures.WHEN_DISCARDED * worth(scale, f.DISCARD_EFFECT[kind], 0)
    return worth(scale, effect_of(kind), 0) + discarded


class InfluenceAlone(LongRun):
    """As if nothing else were worth anything."""

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
    return worth(_scale(heroes, stage, False), f.BANISH[kind], 0)


@cache
def thing_worth(thing: int, heroes: int) -> float:
    """What a Hero card, expert card, charm or reward brings when it works once."""
    scale = _scale(heroes, 1, False)
    programs = [f.EFFECT[thing], f.SECOND[thing], f.REWARD[thing], *f.CHARM_EFFECTS[thing]]
    return sum([worth(scale, program, 0) for program in programs])


@cache
def event_harm(event: int, heroes: int) -> float:
    return -worth(_scale(heroes, 1, False), f.EFFECT[event], 0)


@cache
def danger(foe: int, heroes: int) -> float:
    """What a foe costs the Heroes each turn while it lies there."""
    scale = _scale(heroes, 1, False)
    harm = -worth(scale, f.EACH_TURN[foe], 0)
    harm -= figures.REACTION * worth(scale, f.REACTION[foe], 0)
    return harm + sum([cost for bit, cost in figures.POWER_BITS if f.POWER[foe] & bit])


@cache
def reward(foe: int, heroes: int) -> float:
    return worth(_scale(heroes, 1, False), f.REWARD[foe], 0)
