"""Golden playthroughs: random games that must always go the same way."""

from __future__ import annotations

import pytest

from spellwright.games.duels.rulebook import RULES
from spellwright.kernel.chance import FastChance

GOLDEN: dict[tuple[int, str], tuple[int, list[int], str]] = {
    (1, "ready"): (146, [0, 1], "more-points"),
    (2, "ready"): (158, [2, 0], "more-points"),
    (3, "pick"): (194, [0, 0], "draw"),
    (4, "build"): (227, [0, 0], "draw"),
    (5, "build"): (209, [0, 0], "draw"),
    (6, "build"): (229, [1, 2], "more-points"),
}
"""Seed and option `groups` → choices, points and ending."""


def played(seed: int, groups: str) -> tuple[int, list[int], str]:
    s = RULES.new(2, seed, {"groups": groups, "pack": True}, events=False)
    luck = FastChance(seed)
    while not s.over:
        ask = s.asks[0]
        options = s.options(ask)
        s.take(ask.seat, options[luck.below(len(options))])
    return s.choices, s.points, RULES.endings[s.ending].key


@pytest.mark.parametrize(("seed", "groups"), list(GOLDEN))
def test_a_game_goes_the_way_it_always_went(seed: int, groups: str) -> None:
    assert played(seed, groups) == GOLDEN[seed, groups]
