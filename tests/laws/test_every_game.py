"""Every game obeys every law, over some hundred random games with any seats and options."""

from __future__ import annotations

from typing import Final

import pytest

from spellwright.registry import GAME_IDS, any_game
from spellwright.testing import check_laws

PARTS: Final = 8
"""A run is split so that several processes can share it; each part has its own seats and seeds."""
GAMES_A_PART: Final = {"reference": 25, "night-owls": 10, "wizardry": 15, "funkoverse": 10}
A_FEW: Final = 4
"""Long games get fewer here; `spellwright sim GAME --laws` plays as many as one likes."""


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("id", [*GAME_IDS, "reference", "night-owls"])
def test_every_game_obeys_the_laws(id: str, part: int) -> None:
    game = any_game(id)
    least, most = game.seats
    seats = least + part % (most - least + 1)
    games = GAMES_A_PART.get(id, A_FEW)
    assert check_laws(game, games, seed=1000 * part, seats=seats).games == games
