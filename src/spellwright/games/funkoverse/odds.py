"""The exact chance to win a challenge (FV-11.6 to FV-11.12), from the faces of the dice."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import comb
from typing import NamedTuple

from spellwright.games.funkoverse.content.columns import (
    DEFENSE,
    FACES,
    FOR_CHALLENGER,
    FOR_DEFENDER,
    NO_SYMBOL,
    TRAIT_CHANGES,
    TRAIT_INTO,
)
from spellwright.games.funkoverse.content.tables import SYMBOLS

Rolls = dict[int, int]
"""For each number of successes, how many of all equally likely rolls have it."""


class Pool(NamedTuple):
    """The dice of a defender, and the symbol that a trait changes into another (FV-23.5)."""

    dice: int
    changes: int = NO_SYMBOL
    into: int = NO_SYMBOL


@cache
def attack_rolls(dice: int, sure: int = NO_SYMBOL) -> Rolls:
    """The rolls of a challenger's dice, one of which an item may have set before (FV-23.28)."""
    is_set = sure != NO_SYMBOL
    set_before = FOR_CHALLENGER[sure] if is_set else 0
    rolls: Rolls = {}
    for counts, ways in _counted(dice - is_set):
        successes = set_before + _worth(counts, FOR_CHALLENGER)
        rolls[successes] = rolls.get(successes, 0) + ways
    return rolls


@cache
def defense_rolls(pool: Pool) -> Rolls:
    rolls: Rolls = {}
    for counts, ways in _counted(pool.dice):
        successes = _worth(counts, FOR_DEFENDER)
        if pool.changes != NO_SYMBOL and counts[pool.changes]:
            successes += FOR_DEFENDER[pool.into] - FOR_DEFENDER[pool.changes]
        rolls[successes] = rolls.get(successes, 0) + ways
    return rolls


@cache
def chance_to_win(dice: int, pool: Pool, sure: int = NO_SYMBOL) -> Fraction:
    """FV-11.12: the challenger wins with more successes than the defender."""
    attack, defense = attack_rolls(dice, sure), defense_rolls(pool)
    won = sum(
        ways * against
        for successes, ways in attack.items()
        for withstood, against in defense.items()
        if successes > withstood
    )
    return Fraction(won, sum(attack.values()) * sum(defense.values()))


@cache
def pool_of(kind: int, down: int, more: int) -> Pool:
    """What a kind of character defends with: lying or not, with more dice by status cards."""
    dice = DEFENSE[kind] + more
    if down and TRAIT_CHANGES[kind] != NO_SYMBOL:
        return Pool(dice, TRAIT_CHANGES[kind], TRAIT_INTO[kind])
    return Pool(dice)


def _worth(counts: tuple[int, ...], values: list[int]) -> int:
    return sum([count * value for count, value in zip(counts, values, strict=True)])


def _counted(dice: int) -> list[tuple[tuple[int, ...], int]]:
    """Each way to share dice among the symbols, and how many rolls show it."""
    faces = [FACES.count(symbol) for symbol in range(len(SYMBOLS))]
    found: list[tuple[tuple[int, ...], int, int]] = [((), 1, dice)]
    for symbol, count in enumerate(faces):
        is_last = symbol == len(faces) - 1
        found = [
            ((*counts, n), ways * comb(left, n) * count**n, left - n)
            for counts, ways, left in found
            for n in ([left] if is_last else range(left + 1))
        ]
    return [(counts, ways) for counts, ways, _ in found]
