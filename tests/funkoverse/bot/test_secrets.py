"""Greedy decides by what its seat sees, the same way every time, and leaves the view as it is."""

from __future__ import annotations

from spellwright.kernel.chance import FastChance
from tests.funkoverse.bot.games import GREEDY, advice_for, wild_game

WITH_SECRETS = {"scenario": "leaders", "mix": True, "secret-pick": True}


def test_advice_does_not_depend_on_what_is_hidden() -> None:
    compared = 0
    for seed in range(12):
        for state, seat, _, expected in wild_game(2 + seed % 3, 50 + seed, 24, WITH_SECRETS):
            for deal in range(2):
                assert advice_for(state.resample(seat, deal), seat) == expected
                compared += 1
    assert compared > 400


def test_the_same_view_gives_the_same_advice_and_nothing_changes() -> None:
    for seed in range(4):
        for _, _, view, _ in wild_game(2 + seed % 3, 70 + seed, 120, {"mix": seed % 2 == 0}):
            before = view.to_json()
            first = GREEDY.advise(view, FastChance(5))
            assert GREEDY.advise(view, FastChance(6)) == first
            assert view.to_json() == before
