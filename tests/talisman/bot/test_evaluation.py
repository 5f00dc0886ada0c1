"""The worth of a position."""

from __future__ import annotations

import pytest

from spellwright.games.talisman.bot import evaluate
from tests.shared.bot_games import RANDOM
from tests.talisman.bot.games import GREEDY, play, wild_game
from tests.talisman.tale import Tale


def test_what_one_gains_the_other_loses_in_a_game_of_two() -> None:
    for state, _, view, _ in wild_game(2, 5, 150):
        assert evaluate(state, 0) == pytest.approx(-evaluate(state, 1))
        assert isinstance(evaluate(view.shown, 0), float)


def test_growth_belongings_and_place_count() -> None:
    tale = Tale("harry-a", "draco-a")
    even = evaluate(tale.s, 0)
    tale.values(0, magic=6)
    stronger = evaluate(tale.s, 0)
    assert stronger > even + 1
    tale.objects(0, "hallow")
    with_hallow = evaluate(tale.s, 0)
    assert with_hallow > stronger + 1
    tale.place(0, "inn-1")
    assert evaluate(tale.s, 0) < with_hallow
    tale.values(0, magic=14)
    ready = evaluate(tale.s, 0)
    tale.place(0, "mid-9")
    assert ready > evaluate(tale.s, 0) + 2


def test_the_last_life_is_worth_most() -> None:
    tale = Tale("harry-a", "draco-a")
    whole = evaluate(tale.s, 0)
    tale.values(0, life=2)
    two = evaluate(tale.s, 0)
    tale.values(0, life=1)
    assert whole - two < 2 * (two - evaluate(tale.s, 0))


def test_the_end_of_a_game_is_worth_most() -> None:
    state = play([GREEDY, RANDOM], 3)
    assert sorted(evaluate(state, seat) for seat in (0, 1)) == [-100.0, 100.0]
