"""The aims of the scenarios of the box (FV-7.1, FV-19)."""

from __future__ import annotations

from spellwright.games.funkoverse.rules.aim import Aim, aim
from spellwright.games.funkoverse.state import FIGURES_OF, FunkoverseState


@aim("control")
class Control(Aim):
    """FV-19.8 to FV-19.16."""

    __slots__ = ()

    HAS_AREAS = True

    def counted(self, s: FunkoverseState, side: int) -> int:
        """FV-19.13."""
        return s.control.count(side)


@aim("flags")
class Flags(Aim):
    """FV-19.2 to FV-19.7."""

    __slots__ = ()

    HAS_FLAGS = True


@aim("leaders")
class Leaders(Aim):
    """FV-19.17 to FV-19.24."""

    __slots__ = ()

    HAS_LEADERS = True


@aim("territory")
class Territory(Aim):
    """FV-19.25 to FV-19.28."""

    __slots__ = ()

    HAS_SCORING_AREA = True

    def counted(self, s: FunkoverseState, side: int) -> int:
        """FV-19.28."""
        area = s.board.scoring
        return len([f for f in FIGURES_OF[side] if s.at[f] >= 0 and area >> s.at[f] & 1])


@aim("first-game")
class FirstKnockOut(Aim):
    """FV-7.1, FV-20.1."""

    __slots__ = ()

    HAS_POINTS = False
