"""Games for the tests of the computer player."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from spellwright.games.duels.bot import Greedy
from spellwright.games.duels.rulebook import RULES
from spellwright.games.duels.state import DuelsState
from spellwright.kernel.bot import Advice, Bot
from spellwright.kernel.view import View
from tests.shared.bot_games import RANDOM, advice_of, advised_by, half_random_game, whole_game

GREEDY = Greedy()

WAYS_TO_PLAY: list[dict[str, Any]] = [
    {},
    {"groups": "pick", "hide_anywhere": True},
    {"groups": "build"},
    {"groups": "build", "pack": True, "budget": 100},
    {"groups": "build", "pack": True, "budget": 75, "tie_break": True},
]

BUILDING = (
    "group",
    "affiliation",
    "recruit",
    "leader",
    "equip",
    "bearer",
    "learn",
    "pursue",
    "brew",
)
"""Questions that are answered at random, so that all cards come up."""

advice_for = partial(advice_of, GREEDY)
"""What greedy would choose for a seat that is asked."""
advised = partial(advised_by, GREEDY)
"""The same as text."""


def play(bots: Sequence[Bot], seed: int, options: Mapping[str, Any] | None = None) -> DuelsState:
    return whole_game(RULES, bots, seed, options)


def wins_against_random(games: int, options: Mapping[str, Any], seed: int = 0) -> int:
    """How many games greedy wins alone, every seed played from both seats."""
    wins = 0
    for number in range(games):
        greedy_seat = number % 2
        bots = [GREEDY, RANDOM] if greedy_seat == 0 else [RANDOM, GREEDY]
        state = play(bots, seed + number // 2, options)
        wins += state.points[greedy_seat] > state.points[1 - greedy_seat]
    return wins


def wild_game(
    seed: int, choices: int = 10_000, options: Mapping[str, Any] | None = None
) -> Iterator[tuple[DuelsState, int, View[DuelsState], Advice]]:
    state = RULES.new(2, seed, options, events=False)
    return half_random_game(state, seed, choices, GREEDY, BUILDING)
