"""OpenSpiel's information-set search as a player of our games, for the leaderboard.

spellwright lab gauntlet examples/open_spiel_search.py:Funkoverse --games 20

It sees what every bot that thinks ahead sees: imagined worlds, and none of the luck to come.
"""

from __future__ import annotations

from spellwright.bench.open_spiel_bot import OpenSpielBot
from spellwright.registry import game as game_named

SECONDS = 0.05


class Funkoverse(OpenSpielBot):
    """So many seconds for each choice, positions judged by our evaluation after random rollouts."""

    game = "funkoverse"

    def __init__(self) -> None:
        super().__init__(game_named(self.game).mind, SECONDS)


class Wizardry(Funkoverse):
    game = "wizardry"


class Duels(Funkoverse):
    game = "duels"


class Talisman(Funkoverse):
    game = "talisman"
