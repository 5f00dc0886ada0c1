"""Every game obeys every law, over some hundred random games with any seats and options."""

from __future__ import annotations

from typing import Any, Final

import pytest

import spellwright as sw
from spellwright.bench.reference import TicTacToe
from spellwright.kernel.game import Game
from spellwright.laws import check_games
from spellwright.registry import GAME_IDS

PARTS: Final = 8
"""A run is split so that several processes can share it; each part has its own seats and seeds."""
GAMES_A_PART: Final = {"reference": 25, "wizardry": 15, "funkoverse": 10}
A_FEW: Final = 4
"""Long games get fewer here; `spellwright sim GAME --laws` plays as many as one likes."""


def _game(id: str) -> Game[Any]:
    return TicTacToe() if id == TicTacToe.id else sw.game(id)


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("id", [*GAME_IDS, TicTacToe.id])
def test_every_game_obeys_the_laws(id: str, part: int) -> None:
    game = _game(id)
    least, most = game.seats
    seats = least + part % (most - least + 1)
    games = GAMES_A_PART.get(id, A_FEW)
    report = check_games(game, games, seed=1000 * part, seats=seats)
    assert [str(violation) for violation in report.violations] == []
    assert report.games == games
    assert sum(report.endings.values()) == games
