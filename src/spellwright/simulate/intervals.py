"""Intervals: what a share of a sample says about the truth behind it."""

from __future__ import annotations

import math
from typing import Final

Z_95: Final = 1.959963984540054


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % Wilson interval of a share.

    >>> [round(end, 3) for end in wilson(85, 100)]
    [0.767, 0.907]
    """
    if games == 0:
        return 0.0, 1.0
    share, squared = wins / games, Z_95 * Z_95
    middle = share + squared / (2 * games)
    half = Z_95 * math.sqrt(share * (1 - share) / games + squared / (4 * games * games))
    scale = 1 + squared / games
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)
