"""Greedy beats the random player, whatever the Groups."""

from __future__ import annotations

from typing import Any

import pytest

from tests.duels.bot.games import WAYS_TO_PLAY, wins_against_random

BAR = 0.9


@pytest.mark.parametrize("groups", ["ready", "pick", "build"])
def test_greedy_wins_most_games_against_random(groups: str) -> None:
    assert wins_against_random(8, {"groups": groups}) >= BAR * 8


@pytest.mark.long
@pytest.mark.parametrize("options", WAYS_TO_PLAY, ids=lambda o: ",".join(map(str, o.values())))
def test_greedy_wins_most_of_many_games_against_random(options: dict[str, Any]) -> None:
    assert wins_against_random(200, options, seed=500) >= BAR * 200
