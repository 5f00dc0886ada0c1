"""Greedy decides by what its seat sees, the same way every time, and leaves the view as it is."""

from __future__ import annotations

from spellwright.kernel.chance import FastChance
from tests.duels.bot.games import GREEDY, WAYS_TO_PLAY, advice_for, wild_game


def test_advice_does_not_depend_on_what_is_hidden() -> None:
    compared = 0
    for seed in range(5):
        options = WAYS_TO_PLAY[seed]
        for number, (state, seat, _, expected) in enumerate(wild_game(50 + seed, 160, options)):
            if number % 5 == 0:
                assert advice_for(state.resample(seat, number), seat) == expected
                compared += 1
    assert compared > 100


def test_the_same_view_gives_the_same_advice_and_nothing_changes() -> None:
    for seed in range(3):
        for _, _, view, _ in wild_game(70 + seed, 80, WAYS_TO_PLAY[seed]):
            before = view.to_json()
            first = GREEDY.advise(view, FastChance(5))
            assert GREEDY.advise(view, FastChance(6)) == first
            assert view.to_json() == before
