"""Spellwright: five wizard tabletop games by their full rules, behind one interface.

import spellwright as sw

game = sw.game("wizardry")
state = game.new(seats=2, seed=7)
while not state.over:
    decision = state.decisions[0]
    state.choose(decision.seat, decision.options[0])
state.outcome
"""

import importlib
from typing import Any

from spellwright.environments.making import env
from spellwright.kernel.event import SPECTATOR
from spellwright.kernel.refusal import Refused
from spellwright.kernel.replay import Replay, replay_of, verify
from spellwright.kernel.replay_file import read_replay
from spellwright.kernel.table import Table
from spellwright.registry import all_games, game

__version__ = "0.2.0"


def __getattr__(name: str) -> Any:
    """The lab is loaded when it is first wanted."""
    if name == "lab":
        return importlib.import_module("spellwright.lab")
    raise AttributeError(name)


__all__ = [
    "SPECTATOR",
    "Refused",
    "Replay",
    "Table",
    "all_games",
    "env",
    "game",
    "read_replay",
    "replay_of",
    "verify",
]
