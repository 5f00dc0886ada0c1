"""Greedy decides by what its seat sees, the same way every time, and leaves the view as it is."""

from __future__ import annotations

from spellwright.kernel.chance import FastChance
from tests.talisman.bot.games import GREEDY, advice_for, wild_game


def test_advice_does_not_depend_on_what_is_hidden() -> None:
    compared = 0
    for seed in range(4):
        for state, seat, _, expected in wild_game(2 + seed, 50 + seed, 150):
            if state.choices % 3 == 0:
                assert advice_for(state.resample(seat, seed), seat) == expected
                compared += 1
    assert compared > 150


def test_the_same_view_gives_the_same_advice_and_nothing_changes() -> None:
    for seed in range(3):
        for _, _, view, _ in wild_game(2 + seed, 70 + seed, 120):
            before = view.to_json()
            first = GREEDY.advise(view, FastChance(5))
            assert GREEDY.advise(view, FastChance(6)) == first
            assert view.to_json() == before
