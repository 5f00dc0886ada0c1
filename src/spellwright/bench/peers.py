"""Peers: tic-tac-toe in other people's frameworks, driven as their documentation says.

Each peer is a function that returns its engine, or raises ImportError where it is not installed.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import warnings
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from spellwright.bench.engines import Effort, Engine, engine
from spellwright.kernel.chance import FastChance


def open_spiel_python() -> Engine:
    """OpenSpiel's tic-tac-toe written in Python."""
    import open_spiel.python.games.tic_tac_toe  # noqa: F401 - registers the game

    return _open_spiel("python_tic_tac_toe")


def open_spiel_cpp() -> Engine:
    """OpenSpiel's tic-tac-toe written in C++, driven from Python."""
    return _open_spiel("tic_tac_toe")


def _open_spiel(name: str) -> Engine:
    import pyspiel

    game = pyspiel.load_game(name)

    def play_one(chance: FastChance) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[chance.below(len(actions))])
            decisions += 1
        return decisions

    return engine(play_one)


def pettingzoo() -> Engine:
    """PettingZoo's tic-tac-toe as its users get it, with the checks around it."""
    return _pettingzoo(_tictactoe().env())


def pettingzoo_raw() -> Engine:
    """The same without the checks."""
    return _pettingzoo(_tictactoe().raw_env())


def _tictactoe() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import tictactoe_v3

        return tictactoe_v3


def _pettingzoo(env: Any) -> Engine:
    """The loop of PettingZoo's documentation: agents that are done take one last, empty step."""

    def play_one(chance: FastChance) -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[chance.below(len(legal))]))
            decisions += 1
        return decisions

    return engine(play_one)


def boardgame_io() -> Engine:
    """boardgame.io, in Node, where it is installed in the folder in which we are called."""
    node = shutil.which("node")
    if node is None or not Path("node_modules/boardgame.io").is_dir():
        raise ImportError("boardgame.io")
    script = Path(__file__).with_name("boardgame_io.js")
    environment = {**os.environ, "NODE_ENV": "production"}

    def play(seconds: float) -> Effort:
        command = [node, str(script), str(seconds)]
        told = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE)
        return Effort(*json.loads(told.stdout))

    return play


PEERS: Final[Mapping[str, Callable[[], Engine]]] = {
    "open_spiel_python": open_spiel_python,
    "open_spiel_cpp": open_spiel_cpp,
    "pettingzoo": pettingzoo,
    "pettingzoo_raw": pettingzoo_raw,
    "boardgame_io": boardgame_io,
}


def importable_peers() -> tuple[dict[str, Engine], list[str]]:
    """The engines of the peers that are there, and the names of those that are not."""
    engines: dict[str, Engine] = {}
    missing = []
    for name, make in PEERS.items():
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                engines[name] = make()
        except ImportError:
            missing.append(name)
    return engines, missing
