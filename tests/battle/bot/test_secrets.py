"""Greedy decides by what its seat sees, the same way every time, and leaves the view as it is."""

from __future__ import annotations

from spellwright.kernel.chance import FastChance
from tests.battle.bot.games import GREEDY, advice_for, wild_game

SCENARIOS = ("game1", "game4", "box2", "pack3")


def test_advice_does_not_depend_on_what_is_hidden() -> None:
    compared = 0
    for seed, scenario in enumerate(SCENARIOS):
        for state, seat, _, expected in wild_game(3, 50 + seed, 60, {"scenario": scenario}):
            assert advice_for(state.resample(seat, seed), seat) == expected
            compared += 1
    assert compared > 200


def test_the_same_view_gives_the_same_advice_and_nothing_changes() -> None:
    for seed, scenario in enumerate(SCENARIOS):
        for _, _, view, _ in wild_game(2, 70 + seed, 80, {"scenario": scenario}):
            before = view.to_json()
            first = GREEDY.advise(view, FastChance(1))
            assert GREEDY.advise(view, FastChance(2)) == first
            assert view.to_json() == before
