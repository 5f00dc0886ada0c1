"""Any game by its id: the games on offer, and the reference game for those who know its name."""

from __future__ import annotations

from functools import cache
from typing import Any

from spellwright import registry
from spellwright.kernel.game import Game


def any_game(id: str) -> Game[Any]:
    """As `registry.game`, but also knows the reference game, which is measured and not offered.

    >>> any_game("reference").name
    'Tic-tac-toe'
    """
    return _reference() if id == "reference" else registry.game(id)


@cache
def _reference() -> Game[Any]:
    from spellwright.bench.reference import TicTacToe

    return TicTacToe()
