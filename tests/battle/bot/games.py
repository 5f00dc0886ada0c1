"""Games for the tests of the computer player."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from spellwright.games.battle import story
from spellwright.games.battle.bot import Greedy
from spellwright.games.battle.rulebook import RULES
from spellwright.games.battle.state import BattleState
from spellwright.kernel.bot import Advice, Bot
from spellwright.kernel.chance import FastChance
from spellwright.kernel.view import View
from tests.shared.bot_games import half_random_game, whole_game

GREEDY = Greedy()

SET_UP = ("hero", "hero-card", "expert", "charm", "first", "extra-item", "last-foe")
"""Questions that are answered at random, so that all Heroes, expert cards and charms come up."""


def advice_for(state: BattleState, seat: int, luck: int = 1) -> Advice:
    """What greedy would choose for a seat that is asked."""
    return GREEDY.advise(state.view(seat), FastChance(luck))


def advised(state: BattleState) -> str:
    """What greedy would choose for whoever is asked, as text."""
    return RULES.verbs.text(advice_for(state, state.asks[0].seat).code)


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
