"""Greedy decides by what its seat sees, the same way every time, and leaves the view as it is."""

from __future__ import annotations

from spellwright.kernel.chance import FastChance
from tests.wizardry.bot.games import GREEDY, advice_for, wild_game


def test_advice_does_not_depend_on_what_is_hidden() -> None:
    compared = 0
    for seed in range(12):
        options = {"secret-spells": True} if seed % 3 == 0 else None
        for state, seat, _, _ in wild_game(2 + seed % 3, 50 + seed, 250, options):
            if state.choices % 5:
                continue
            expected = advice_for(state, seat, seed)
            for deal in range(2):
                assert advice_for(state.resample(seat, deal), seat, seed) == expected
                compared += 1
    assert compared > 500


def test_the_same_view_and_chance_give_the_same_advice_and_nothing_changes() -> None:
    for seed in range(4):
        for _, _, view, _ in wild_game(2 + seed, 70 + seed, 150):
            before = view.to_json()
            first = GREEDY.advise(view, FastChance(5))
            assert GREEDY.advise(view, FastChance(5)) == first
            assert view.to_json() == before
