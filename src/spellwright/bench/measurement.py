"""Measures: engines take turns in short slices within one process, and the median slice counts.

Only the time of this process counts, and whatever else the machine is doing slows all engines
alike, so their ratios stay true.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from spellwright.bench.engines import Effort, Engine, play_randomly
from spellwright.bench.state_size import bytes_of
from spellwright.kernel.chance import FastChance
from spellwright.kernel.state import State
from spellwright.registry import Game

SLICES: Final = 10
SAMPLE_GAMES: Final = 5


class Speed(NamedTuple):
    """Median rates."""

    decisions_per_s: float
    games_per_s: float


def speeds(
    engines: Mapping[str, Engine], seconds: float, on_slice: Callable[[], None] = lambda: None
) -> dict[str, Speed]:
    """Each engine's speed, measured for about so many seconds each, in turns."""
    slices: dict[str, list[Effort]] = {name: [] for name in engines}
    for _ in range(SLICES):
        for name, play in engines.items():
            slices[name].append(play(seconds / SLICES))
            on_slice()
    return {name: _median(played) for name, played in slices.items()}


def _median(slices: Sequence[Effort]) -> Speed:
    return Speed(
        statistics.median(part.decisions / part.seconds for part in slices),
        statistics.median(part.games / part.seconds for part in slices),
    )


def bytes_per_state(states: Sequence[State]) -> int:
    return round(statistics.median(bytes_of(state) for state in states))


def mid_game_states(game: Game) -> list[State]:
    """States from the middle of some random games."""
    lengths = [_played(game, seed, game.rules.longest).choices for seed in range(SAMPLE_GAMES)]
    return [_played(game, seed, length // 2) for seed, length in enumerate(lengths)]


def _played(game: Game, seed: int, goal: int) -> State:
    """A random game after so many choices."""
    state: State = game.new(None, seed, events=False)
    play_randomly(state, FastChance(seed), goal)
    return state
