"""Greedy beats the random player, and its games come to their end."""

from __future__ import annotations

import pytest

from spellwright.games.talisman import story
from tests.shared.bot_games import RANDOM
from tests.talisman.bot.games import GREEDY, play, wins_against_random

BAR = 0.9


def test_greedy_wins_most_games_against_random() -> None:
    assert wins_against_random(12) >= BAR * 12


@pytest.mark.long
def test_greedy_wins_most_of_many_games_against_random() -> None:
    assert wins_against_random(200, seed=500) >= BAR * 200


def test_one_greedy_player_beats_three_random_ones() -> None:
    won = 0
    for number in range(6):
        bots = [GREEDY if seat == number % 4 else RANDOM for seat in range(4)]
        won += play(bots, 300 + number).ranks[number % 4] == 1
    assert won >= 5


def test_games_of_four_end_in_the_great_hall() -> None:
    games = [play([GREEDY] * 4, seed) for seed in range(5)]
    assert all(game.ending == story.VOLDEMORT_FELL for game in games)
    assert sorted(game.round for game in games)[2] <= 80


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_hardly_any_game_needs_the_round_limit(seats: int) -> None:
    games = [play([GREEDY] * seats, 1000 + seed) for seed in range(40)]
    assert sum([game.ending == story.VOLDEMORT_FELL for game in games]) >= 38
