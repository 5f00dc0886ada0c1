"""The worth of a position."""

from __future__ import annotations

import pytest

from spellwright.games.duels.bot import evaluate
from spellwright.testing.duels import Duel
from tests.duels.bot.games import GREEDY, WAYS_TO_PLAY, play, wild_game
from tests.shared.bot_games import RANDOM


@pytest.mark.parametrize("way", range(len(WAYS_TO_PLAY)))
def test_what_one_side_gains_the_other_loses(way: int) -> None:
    for state, _, view, _ in wild_game(5, 150, WAYS_TO_PLAY[way]):
        before = state.to_json()
        assert evaluate(state, 0) == pytest.approx(-evaluate(state, 1))
        assert isinstance(evaluate(view.shown, 0), float)
        assert state.to_json() == before


def test_nearer_to_a_quest_is_better() -> None:
    worths = []
    for where in ("e5", "e7", "e9"):
        duel = Duel({"harry-potter": where}, {"nagini": "b4"}, quests=[["open-book"], []])
        duel.overlay("book", "e9")
        worths.append(evaluate(duel.s, 0))
    assert worths == sorted(worths)
    assert worths[2] > worths[0]


def test_impacts_and_lost_models_are_bad() -> None:
    duel = Duel({"harry-potter": "e7", "ron-weasley": "e6"}, {"nagini": "b4"})
    even = evaluate(duel.s, 0)
    duel.set("impacts", "ron-weasley", 3)
    hurt = evaluate(duel.s, 0)
    duel.s.at[duel.model("ron-weasley")] = -1
    assert evaluate(duel.s, 0) < hurt < even


def test_the_end_of_a_game_is_worth_most() -> None:
    state = play([GREEDY, RANDOM], 3)
    worths = [evaluate(state, seat) for seat in (0, 1)]
    assert worths in ([100.0, -100.0], [-100.0, 100.0])
