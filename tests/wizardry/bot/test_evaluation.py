"""The worth of a position."""

from __future__ import annotations

from itertools import pairwise

import pytest

from spellwright.games.wizardry.bot import evaluate
from spellwright.testing.wizardry import Duel
from tests.shared.bot_games import RANDOM
from tests.wizardry.bot.games import GREEDY, play, wild_game


def test_equal_wizards_far_apart_are_worth_the_same() -> None:
    assert evaluate(Duel("young", "young").s, 0) == 0


def test_in_a_duel_what_one_gains_the_other_loses() -> None:
    for state, seat, view, _ in wild_game(2, 5, 200):
        if state.turn and all(state.in_play):
            assert evaluate(state, seat) == pytest.approx(-evaluate(state, 1 - seat))
            assert isinstance(evaluate(view.shown, seat), float)


def test_every_hit_counts_and_the_last_most() -> None:
    duel = Duel("young", "young")
    worths = []
    for hits in range(5):
        duel.s.hits[1] = hits
        worths.append(evaluate(duel.s, 0))
    gains = [later - earlier for earlier, later in pairwise(worths)]
    assert min(gains) > 0
    assert gains[-1] == max(gains)


def test_poison_animals_and_holes_count() -> None:
    duel = Duel("young", "young")
    duel.s.poison[1] = [0]
    assert evaluate(duel.s, 0) > 0
    duel = Duel("young", "young")
    duel.animal(1, "P2:f6")
    assert evaluate(duel.s, 0) < 0
    duel = Duel("young", "young")
    duel.smash("P1:e6")
    assert evaluate(duel.s, 0) < 0


def test_the_end_of_a_game_is_worth_most() -> None:
    state = play([GREEDY, RANDOM], 3)
    worths = [evaluate(state, seat) for seat in (0, 1)]
    assert worths == [100.0, -100.0] if state.ranks[0] == 1 else worths == [-100.0, 100.0]
