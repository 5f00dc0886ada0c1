"""How the cost of a decision grows with the length of a game and with the number of seats."""

from __future__ import annotations

import statistics
import time
from typing import Any, Final, NamedTuple

from spellwright.bench.engines import play_randomly
from spellwright.kernel.chance import FastChance
from spellwright.kernel.state import State
from spellwright.registry import Game

PARTS: Final = 5
"""The number of parts of equal length in which a game is measured."""
GAMES: Final = 3
MICROSECONDS: Final = 1e6


class Growth(NamedTuple):
    """Microseconds a decision, medians of some random games."""

    by_part: list[float]
    """The cost in each part of a game with the fewest seats, from its beginning to its end."""
    by_seats: dict[int, float]

    def to_data(self) -> dict[str, Any]:
        return {
            "us_by_part_of_game": [round(cost, 2) for cost in self.by_part],
            "us_by_seats": {str(seats): round(cost, 2) for seats, cost in self.by_seats.items()},
        }


def growth_of(game: Game) -> Growth:
    least, most = game.rules.seats_for(game.rules.check_settings(None))
    parts = [_costs(game, least, seed, PARTS) for seed in range(GAMES)]
    by_seats = {
        seats: statistics.median(_costs(game, seats, seed, 1)[0] for seed in range(GAMES))
        for seats in range(least, most + 1)
    }
    return Growth([statistics.median(costs) for costs in zip(*parts, strict=True)], by_seats)


def _costs(game: Game, seats: int, seed: int, parts: int) -> list[float]:
    """What a decision costs in each part of one game, which is played twice: first to count."""
    trial: State = game.new(seats, seed, events=False)
    play_randomly(trial, FastChance(seed), game.rules.longest)
    state: State = game.new(seats, seed, events=False)
    chance = FastChance(seed)
    costs = []
    for part in range(parts):
        goal = trial.choices * (part + 1) // parts
        decisions = max(1, goal - state.choices)
        started = time.process_time()
        play_randomly(state, chance, goal)
        costs.append((time.process_time() - started) / decisions * MICROSECONDS)
    return costs
