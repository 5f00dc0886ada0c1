"""Games for the tests of the computer player."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from spellwright.games.battle import words
from spellwright.games.battle.bot import Greedy
from spellwright.games.battle.game import GAME
from spellwright.games.battle.state import BattleState
from spellwright.kernel.bot import Advice, Bot, RandomBot
from spellwright.kernel.chance import FastChance
from spellwright.kernel.view import View

GREEDY = Greedy()
RANDOM = RandomBot()


def advice_for(state: BattleState, seat: int, luck: int = 1) -> Advice:
    """What greedy would choose for a seat that is asked."""
    return GREEDY.advise(state.view(seat), FastChance(luck))


def advised(state: BattleState) -> str:
    """What greedy would choose for whoever is asked, as text."""
    return GAME.verbs.text(advice_for(state, state.asks[0].seat).code)


def play(bot: Bot, seats: int, seed: int, options: Mapping[str, Any]) -> BattleState:
    """A whole game with the same player in all seats."""
    state = GAME.new(seats, seed, options, events=False)
    luck = FastChance(seed)
    while state.asks:
        seat = state.asks[0].seat
        state.choose(seat, bot.advise(state.view(seat), luck).code)
    return state


def wins(bot: Bot, seats: int, games: int, options: Mapping[str, Any]) -> int:
    return sum([play(bot, seats, seed, options).ending == words.WON for seed in range(games)])


def wild_game(
    seats: int, seed: int, choices: int, options: Mapping[str, Any]
) -> Iterator[tuple[BattleState, int, View[BattleState], Advice]]:
    """The decisions of a game in which one choice of four is random.

    Such games come to positions that neither player would reach alone. What is chosen before the
    first turn is chosen at random, so that all Heroes, expert cards and charms come up.
    """
    state = GAME.new(seats, seed, options, events=False)
    luck = FastChance(seed)
    while state.asks and state.choices < choices:
        seat = state.asks[luck.below(len(state.asks))].seat
        view = state.view(seat)
        greedy = GREEDY.advise(view, luck.copy())
        yield state, seat, view, greedy
        wild = not state.turn or not luck.below(4)
        state.choose(seat, RANDOM.advise(view, luck).code if wild else greedy.code)
