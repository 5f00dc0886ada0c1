"""Any game by its id: the games on offer, and those that are measured and not offered."""

from __future__ import annotations

from functools import cache
from typing import Any

from spellwright import registry
from spellwright.kernel.game import Game


def any_game(id: str) -> Game[Any]:
    """As `registry.game`, but also knows the games that only the measurements play.

    >>> any_game("reference").name
    'Tic-tac-toe'
    """
    return _measured()[id] if id in ("reference", "endless") else registry.game(id)


@cache
def _measured() -> dict[str, Game[Any]]:
    from spellwright.bench.endless import Endless
    from spellwright.bench.reference import TicTacToe

    return {"reference": TicTacToe(), "endless": Endless()}
