"""Greedy beats the random player in every scenario."""

from __future__ import annotations

import pytest

from tests.funkoverse.bot.games import GREEDY, SCENARIOS, play, wins_against_random
from tests.shared.bot_games import RANDOM

BAR = 0.9


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_greedy_wins_most_games_against_random(scenario: str) -> None:
    assert wins_against_random(12, SCENARIOS[scenario]) >= BAR * 12


@pytest.mark.long
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_greedy_wins_most_of_many_games_against_random(scenario: str) -> None:
    assert wins_against_random(400, SCENARIOS[scenario], seed=500) >= BAR * 400


@pytest.mark.parametrize("seats", [3, 4])
def test_a_greedy_side_beats_a_random_one(seats: int) -> None:
    """Seats 1 and 3 form one side, seats 2 and 4 the other."""
    won = 0
    for number in range(8):
        bots = [GREEDY if seat % 2 == number % 2 else RANDOM for seat in range(seats)]
        won += play(bots, 300 + number).ranks[number % 2] == 1
    assert won >= 7


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_games_are_short(scenario: str) -> None:
    """People's games last about half an hour."""
    rounds = sorted(play([GREEDY, GREEDY], seed, SCENARIOS[scenario]).round for seed in range(6))
    assert rounds[3] <= 20
    assert rounds[5] <= 40
