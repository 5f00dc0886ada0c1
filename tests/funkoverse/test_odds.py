"""The chance to win a challenge, against every roll there is."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from spellwright.games.funkoverse.content.columns import (
    FACES,
    FOR_CHALLENGER,
    FOR_DEFENDER,
    NO_SYMBOL,
    kind,
)
from spellwright.games.funkoverse.content.tables import SYMBOL_KEYS
from spellwright.games.funkoverse.odds import Pool, chance_to_win, pool_of

HIT, SHIELD, CRIT = (SYMBOL_KEYS.index(key) for key in ("hit", "shield", "crit"))


def by_counting(dice: int, pool: Pool, sure: int) -> Fraction:
    won = rolls = 0
    before = [] if sure == NO_SYMBOL else [sure]
    for attack in product(FACES, repeat=dice - len(before)):
        attacked = sum(FOR_CHALLENGER[symbol] for symbol in (*attack, *before))
        for rolled in product(FACES, repeat=pool.dice):
            symbols = list(rolled)
            if pool.changes in symbols:
                symbols[symbols.index(pool.changes)] = pool.into
            won += attacked > sum(FOR_DEFENDER[symbol] for symbol in symbols)
            rolls += 1
    return Fraction(won, rolls)


@pytest.mark.parametrize("sure", [NO_SYMBOL, HIT, CRIT])
@pytest.mark.parametrize("pool", [Pool(1), Pool(2), Pool(2, HIT, SHIELD)])
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_the_chance_is_that_of_all_rolls(dice: int, pool: Pool, sure: int) -> None:
    assert chance_to_win(dice, pool, sure) == by_counting(dice, pool, sure)


def test_more_dice_and_felix_help_the_challenger() -> None:
    defender = pool_of(kind("hermione"), 0, 0)
    chances = [chance_to_win(dice, defender) for dice in range(1, 7)]
    assert chances == sorted(set(chances))
    assert chance_to_win(2, defender, CRIT) > chance_to_win(2, defender)


def test_protego_and_the_boy_who_lived_help_the_defender() -> None:
    harry = kind("harry")
    assert pool_of(harry, 1, 0) == Pool(pool_of(harry, 0, 0).dice, HIT, SHIELD)
    standing, lying, shielded = pool_of(harry, 0, 0), pool_of(harry, 1, 0), pool_of(harry, 0, 1)
    assert chance_to_win(2, lying) < chance_to_win(2, standing)
    assert chance_to_win(2, shielded) < chance_to_win(2, standing)
