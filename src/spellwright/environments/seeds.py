"""The seeds of games that follow one another, as Gymnasium and PettingZoo want it.

A seed that is given begins a row of games; a game without one goes on in this row. Without any
seed the row begins anywhere.
"""

from __future__ import annotations

import secrets
from typing import Final

from spellwright.kernel.chance import FastChance

HIGHEST: Final = 1 << 63


class Seeds:
    def __init__(self) -> None:
        self._row: FastChance | None = None

    def copy(self) -> Seeds:
        other = Seeds()
        other._row = None if self._row is None else self._row.copy()
        return other

    def next(self, seed: int | None) -> int:
        """The seed of the next game."""
        if seed is not None:
            self._row = FastChance(int(seed))
            return int(seed) % HIGHEST
        if self._row is None:
            self._row = FastChance(secrets.randbits(63))
        return self._row.word() << 31 | self._row.word() >> 1
