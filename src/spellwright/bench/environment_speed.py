"""How fast environments are stepped: ours, bare, many at once and wrapped, beside others.

Every step asks for an observation and a mask of what is legal, and takes a random legal action.
"""

from __future__ import annotations

import time
import warnings
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from spellwright.bench.engines import Effort, Engine, engine
from spellwright.bench.measurement import SLICES, speeds
from spellwright.bench.peers import open_spiel_cpp
from spellwright.builds import is_compiled
from spellwright.environments.making import env
from spellwright.kernel.chance import FastChance
from spellwright.registry import Game

GAMES_AT_ONCE: Final = 256
LONG: Final = 5_000
"""A random game is not played further than this."""
VECTOR_STEPS: Final = 4
STEPS_BEFORE: Final = 300
"""Many games that begin together are all in the same part of a game: first they spread."""


@dataclass
class EnvironmentReport:
    """Steps a second, by game and by environment of others."""

    games: dict[str, dict[str, float]] = field(default_factory=dict)
    reference: dict[str, float] = field(default_factory=dict)
    not_installed: list[str] = field(default_factory=list)

    def to_data(self) -> dict[str, Any]:
        return {
            "compiled": is_compiled(),
            "games": self.games,
            "reference": self.reference,
            "not_installed": self.not_installed,
        }


def bare(game: Game) -> Engine:
    """Our own object: observation and mask are filled in place."""
    import numpy as np

    play = env(game.id, api="play", limit=LONG)
    row, mask = np.zeros(play.size, np.int32), np.zeros(play.actions, np.int8)

    def play_one(chance: FastChance) -> int:
        play.reset(chance.word())
        while not play.done:
            seat = play.seat
            play.observe(seat, row)
            play.mask(seat, mask)
            legal = play.legal(seat)
            play.step(seat, legal[chance.below(len(legal))])
        return int(play.steps)

    return engine(play_one)


def at_once(game: Game, count: int = GAMES_AT_ONCE) -> Engine:
    """Many games in one object, which fills one array."""
    games = env(game.id, api="vector", games=count, limit=LONG)
    chance = FastChance(1)
    games.reset(1)

    def step_all(times: int) -> None:
        for _ in range(times):
            every = [games.legal(number) for number in range(count)]
            games.step([legal[chance.below(len(legal))] for legal in every])

    step_all(STEPS_BEFORE)

    def play(seconds: float) -> Effort:
        steps = 0
        started, end = time.process_time(), time.perf_counter() + seconds
        while steps == 0 or time.perf_counter() < end:
            step_all(VECTOR_STEPS)
            steps += VECTOR_STEPS * count
        return Effort(steps, 0, time.process_time() - started)

    return play


def wrapped(make: Callable[[], Any]) -> Engine:
    """The loop of PettingZoo's documentation, for ours and for theirs."""
    made = make()

    def play_one(chance: FastChance) -> int:
        made.reset(seed=chance.word())
        steps = 0
        for _ in made.agent_iter():
            observation, _, over, cut, _ = made.last()
            if over or cut:
                made.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            made.step(int(legal[chance.below(len(legal))]))
            steps += 1
        return steps

    return engine(play_one)


def pettingzoo_classic(name: str) -> Engine:
    import importlib

    module = importlib.import_module(f"pettingzoo.classic.{name}")
    return wrapped(module.env)


def rlcard_game(name: str) -> Engine:
    """RLCard's own loop, with its observations."""
    import rlcard

    made = rlcard.make(name)

    def play_one(chance: FastChance) -> int:
        state, _ = made.reset()
        steps = 0
        while not made.is_over():
            legal = list(state["legal_actions"])
            state, _ = made.step(legal[chance.below(len(legal))])
            steps += 1
        return steps

    return engine(play_one)


def open_spiel_python(name: str, module: str) -> Engine:
    """A game that OpenSpiel has in Python, with its observation tensors."""
    import importlib

    import pyspiel

    importlib.import_module(f"open_spiel.python.games.{module}")
    game = pyspiel.load_game(name)

    def play_one(chance: FastChance) -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if not state.is_chance_node():
                state.observation_tensor(state.current_player())
                steps += 1
            actions = state.legal_actions()
            state.apply_action(actions[chance.below(len(actions))])
        return steps

    return engine(play_one)


OTHERS: Final[Mapping[str, Callable[[], Engine]]] = {
    "open_spiel_cpp_tic_tac_toe": open_spiel_cpp,
    "open_spiel_python_tic_tac_toe": lambda: open_spiel_python("python_tic_tac_toe", "tic_tac_toe"),
    "open_spiel_python_kuhn_poker": lambda: open_spiel_python("python_kuhn_poker", "kuhn_poker"),
    "pettingzoo_tictactoe": lambda: pettingzoo_classic("tictactoe_v3"),
    "pettingzoo_connect_four": lambda: pettingzoo_classic("connect_four_v3"),
    "pettingzoo_chess": lambda: pettingzoo_classic("chess_v6"),
    "rlcard_leduc_holdem": lambda: rlcard_game("leduc-holdem"),
    "rlcard_uno": lambda: rlcard_game("uno"),
}
"""The first has no observations: it says how fast the computer is."""


def steps_of(games: list[Game]) -> int:
    """How many slices a measurement has, for whoever shows progress."""
    return SLICES * (3 * len(games) + len(OTHERS))


def measure(
    games: list[Game], seconds: float, on_slice: Callable[[], None] = lambda: None
) -> EnvironmentReport:
    """Everything in turns, in one process."""
    report = EnvironmentReport()
    engines: dict[str, Engine] = {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for game in games:
            engines[f"{game.id} bare"] = bare(game)
            engines[f"{game.id} vector"] = at_once(game)
            engines[f"{game.id} wrapped"] = wrapped(partial(env, game.id, limit=LONG))
        for name, make in OTHERS.items():
            try:
                engines[name] = make()
            except ImportError:
                report.not_installed.append(name)
        found = speeds(engines, seconds, on_slice)
    for game in games:
        play = env(game.id, api="play")
        report.games[game.id] = {
            "steps_per_s": round(found[f"{game.id} bare"].decisions_per_s),
            "steps_per_s_vector": round(found[f"{game.id} vector"].decisions_per_s),
            "steps_per_s_wrapped": round(found[f"{game.id} wrapped"].decisions_per_s),
            "observation": play.size,
            "actions": play.actions,
        }
    report.reference = {
        name: round(found[name].decisions_per_s) for name in OTHERS if name in found
    }
    return report
