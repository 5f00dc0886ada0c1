"""Engines: something that plays random games for a while and counts the decisions.

Every engine chooses among the legal options with the same small generator, so that what differs is
the engine itself.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from spellwright.kernel.chance import FastChance
from spellwright.kernel.state import State
from spellwright.registry import Game

COPIES_BETWEEN_LOOKS: Final = 20
"""How many copies are made between two looks at the clock."""


class Effort(NamedTuple):
    """The work that an engine has done."""

    decisions: int
    games: int
    seconds: float
    """Of this process's own time: what other programs take is not counted."""


Engine = Callable[[float], Effort]
"""Plays whole games for about this many seconds."""

OneGame = Callable[[FastChance], int]
"""Plays one game with this generator and returns its number of decisions."""


def engine(play_one: OneGame) -> Engine:
    """An engine that plays one game after the other."""
    chance = FastChance(1)

    def play(seconds: float) -> Effort:
        decisions = games = 0
        started, end = time.process_time(), time.perf_counter() + seconds
        while games == 0 or time.perf_counter() < end:
            decisions += play_one(chance)
            games += 1
        return Effort(decisions, games, time.process_time() - started)

    return play


def game_engine(game: Game) -> Engine:
    """One of our games: the least number of seats, events off."""
    seats = game.rules.seats_for(game.rules.check_settings(None))[0]

    def play_one(chance: FastChance) -> int:
        state: State = game.new(seats, chance.word(), events=False)
        play_randomly(state, chance, game.rules.longest)
        return state.choices

    return engine(play_one)


def play_randomly(state: State, chance: FastChance, goal: int) -> None:
    """Make random choices until there have been this many, or the game is over."""
    while state.asks and state.choices < goal:
        ask = state.asks[0]
        options = state.options(ask)
        state.take(ask.seat, options[chance.below(len(options))])


def copy_engine(states: Sequence[State]) -> Engine:
    """Copies these states instead of playing; a copy counts as a decision."""

    def copy_all(_: FastChance) -> int:
        for state in states:
            for __ in range(COPIES_BETWEEN_LOOKS):
                state.copy()
        return len(states) * COPIES_BETWEEN_LOOKS

    return engine(copy_all)
