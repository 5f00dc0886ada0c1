"""Greedy beats the random player."""

from __future__ import annotations

import pytest

from tests.shared.bot_games import RANDOM
from tests.wizardry.bot.games import GREEDY, play, wins_against_random

BAR = 0.85


def test_greedy_wins_most_games_against_random() -> None:
    assert wins_against_random(60) >= BAR * 60


@pytest.mark.long
def test_greedy_wins_most_of_many_games_against_random() -> None:
    assert wins_against_random(400, seed=500) >= BAR * 400


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_greedy_holds_its_own_among_many(seats: int) -> None:
    """Against several random players at once it wins far more than its share."""
    won = 0
    for number in range(6):
        bots = [GREEDY if seat == number % seats else RANDOM for seat in range(seats)]
        won += play(bots, 300 + number).ranks[number % seats] == 1
    assert won >= 5


def test_games_are_short() -> None:
    """People's games last 5 to 15 turns."""
    turns = sorted(play([GREEDY, GREEDY], seed).turn for seed in range(40))
    assert 2 <= turns[20] <= 15
    assert turns[36] <= 25
