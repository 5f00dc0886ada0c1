"""Our search against OpenSpiel's: the same game, the same deals, the same seconds a choice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from spellwright.bench.open_spiel_bot import OpenSpielBot
from spellwright.kernel.bot import Bot, advice_of
from spellwright.kernel.chance import FastChance
from spellwright.kernel.outcome import standing
from spellwright.kernel.refusal import Refused
from spellwright.kernel.state import State
from spellwright.registry import Game
from spellwright.search.budget import Budget
from spellwright.search.levels import LEVELS
from spellwright.search.player import Thinker
from spellwright.simulate.intervals import wilson
from spellwright.simulate.seeds import derived_seed

ENDLESS = 1 << 40


@dataclass
class Versus:
    """The results of the match so far."""

    game: str
    seconds: float
    games: int = 0
    points: float = 0.0
    """Our points: a win is one point, a draw half a point."""
    choices: int = 0
    """The choices of OpenSpiel's player, which share the `simulations`."""
    simulations: int = 0
    thoughts: int = 0
    """The choices of our player, which share the `iterations`."""
    iterations: int = 0

    def to_data(self) -> dict[str, Any]:
        low, high = wilson(round(self.points), self.games)
        return {
            "game": self.game,
            "seconds_a_choice": self.seconds,
            "games": self.games,
            "our_points": self.points,
            "interval": [round(low, 3), round(high, 3)],
            "our_iterations_a_choice": round(self.iterations / max(self.thoughts, 1), 1),
            "their_simulations_a_choice": round(self.simulations / max(self.choices, 1), 1),
        }


def play_versus(
    game: Game, games: int, seconds: float, on_game: Callable[[], None] = lambda: None
) -> Versus:
    """So many games of two seats; each deal is played twice, with seats swapped."""
    if game.rules.cooperative or game.seats[0] > 2:
        raise Refused("game", f"{game.name} is no game for one against one.")
    versus = Versus(game.id, seconds)
    for number in range(games):
        _play(game, number, versus)
        on_game()
    return versus


def _play(game: Game, number: int, versus: Versus) -> None:
    ours = number % 2
    rival = OpenSpielBot(game.mind, versus.seconds)
    bots: list[Bot] = [rival, rival]
    bots[ours] = master = Thinker(game.mind, LEVELS[-1], Budget(ENDLESS, versus.seconds))
    state: State = game.new(2, derived_seed("versus", number // 2), events=False)
    luck = [FastChance(derived_seed("versus", number, seat)) for seat in range(2)]
    while state.asks:
        seat = state.asks[0].seat
        before = rival.simulations
        state.choose(seat, advice_of(bots[seat], state, seat, luck[seat]).code)
        versus.choices += rival.simulations > before
    versus.games += 1
    versus.points += standing(state.ranks, ours)
    versus.simulations += rival.simulations
    versus.iterations += master.iterations
    versus.thoughts += master.thoughts
