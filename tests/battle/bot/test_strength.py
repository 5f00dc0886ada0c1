"""Greedy wins where random loses."""

from __future__ import annotations

import pytest

from spellwright.games.battle.content import columns
from tests.battle.bot.games import GREEDY, play, wins
from tests.shared.bot_games import RANDOM


def test_two_greedy_heroes_win_game_1() -> None:
    games = 20
    assert wins(GREEDY, 2, games, {"scenario": "game1"}) >= 0.7 * games
    assert wins(RANDOM, 2, games, {"scenario": "game1"}) <= 0.1 * games


@pytest.mark.parametrize("scenario", columns.SCENARIOS)
def test_greedy_gets_further_than_random(scenario: str) -> None:
    """Measured by the foes that are defeated, as hard scenarios are mostly lost."""
    greedy, random = [
        sum([len(play(bot, 2, seed, {"scenario": scenario}).foe_pile) for seed in range(2)])
        for bot in (GREEDY, RANDOM)
    ]
    assert greedy > random


@pytest.mark.long
@pytest.mark.parametrize("scenario", columns.SCENARIOS)
def test_greedy_wins_more_than_random(scenario: str) -> None:
    """Over all numbers of Heroes; the boxes are seldom won, so they take more games."""
    options = {"scenario": scenario}
    games = 80 if scenario.startswith("box") else 40
    greedy, random = [
        sum([wins(bot, n, games, options) for n in (2, 3, 4)]) for bot in (GREEDY, RANDOM)
    ]
    assert greedy > random
