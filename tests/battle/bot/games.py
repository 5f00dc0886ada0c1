"""Games for the tests of the computer player."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from spellwright.games.battle import story
from spellwright.games.battle.bot import Greedy
from spellwright.games.battle.rulebook import RULES
from spellwright.games.battle.state import BattleState
from spellwright.kernel.bot import Advice, Bot
from spellwright.kernel.view import View
from tests.shared.bot_games import advice_of, advised_by, half_random_game, whole_game

GREEDY = Greedy()

SET_UP = ("hero", "hero-card", "expert", "charm", "first", "extra-item", "last-foe")
"""Questions that are answered at random, so that all Heroes, expert cards and charms come up."""

advice_for = partial(advice_of, GREEDY)
"""What greedy would choose for a seat that is asked."""
advised = partial(advised_by, GREEDY)
"""The same as text."""


def play(bot: Bot, seats: int, seed: int, options: Mapping[str, Any]) -> BattleState:
    """A whole game with the same player in all seats."""
    return whole_game(RULES, [bot] * seats, seed, options)


def wins(bot: Bot, seats: int, games: int, options: Mapping[str, Any]) -> int:
    return sum([play(bot, seats, seed, options).ending == story.WON for seed in range(games)])


def wild_game(
    seats: int, seed: int, choices: int, options: Mapping[str, Any]
) -> Iterator[tuple[BattleState, int, View[BattleState], Advice]]:
    state = RULES.new(seats, seed, options, events=False)
    return half_random_game(state, seed, choices, GREEDY, SET_UP, one_of=4)
