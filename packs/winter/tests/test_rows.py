"""Winter Term: what its own effect does."""

from __future__ import annotations

from spellwright.games.battle.content import columns
from spellwright.games.battle.rules.carry_out import HERO, CarryOut
from spellwright.testing.battle import Fight


def test_warm_heals_each_hero_with_the_lowest_health() -> None:
    fight = Fight("harry", "ron", "hermione")
    fight.s.health = [7, 4, 4]
    card = columns.thing("winter.hot-chocolate")
    fight.carry_out(CarryOut(columns.EFFECT[card], 0, card, HERO))
    assert fight.s.health == [7, 5, 5]
    assert fight.s.influence[0] == 1
