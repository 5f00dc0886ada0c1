"""The games that are there, by their ids."""

from __future__ import annotations

import difflib
import importlib
from typing import Any, Final

from spellwright.kernel.game import Game
from spellwright.kernel.refusal import Refused

GAME_IDS: Final = ("wizardry", "funkoverse", "duels", "battle", "talisman")

_LOADED: dict[str, Game[Any]] = {}


def game(id: str) -> Game[Any]:
    """The game with this id; refused with a suggestion if there is none.

    >>> game("wizardry").seats
    (2, 6)
    """
    if id not in _LOADED:
        if id not in GAME_IDS:
            near = difflib.get_close_matches(id, GAME_IDS, 1, cutoff=0.4)
            hint = f"do you mean «{near[0]}»?" if near else f"there is {', '.join(GAME_IDS)}."
            raise Refused("unknown-game", f"There is no game «{id[:40]}»; {hint}")
        _LOADED[id] = importlib.import_module(f"spellwright.games.{id}.game").GAME
    return _LOADED[id]


def games() -> list[Game[Any]]:
    """All games, in the order in which they are offered."""
    return [game(id) for id in GAME_IDS]
