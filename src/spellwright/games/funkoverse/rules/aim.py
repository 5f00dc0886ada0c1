"""What scenarios are about (FV-19); the aims themselves are in `rules/aims.py`."""

from __future__ import annotations

from typing import ClassVar, Final

from spellwright.content import Extendable, Register
from spellwright.games.funkoverse.content.columns import SCENARIO_KEYS, scenario_effects
from spellwright.games.funkoverse.state import FunkoverseState


class Aim(Extendable):
    """What a scenario is about: what lies on the map for it, and what it counts."""

    __slots__ = ()

    HAS_POINTS: ClassVar[bool] = True
    """Whether there are points, point markers and items; without, the first knock-out wins."""
    HAS_AREAS: ClassVar[bool] = False
    """Whether the control areas can be claimed."""
    HAS_SCORING_AREA: ClassVar[bool] = False
    """Whether it counts who is in the scoring area."""
    HAS_FLAGS: ClassVar[bool] = False
    HAS_LEADERS: ClassVar[bool] = False

    def counted(self, s: FunkoverseState, side: int) -> int:
        """What a side has at the end of a round of what the scenario gives points for."""
        return 0


aim: Final[Register[type[Aim]]] = Register("aim", extends=Aim)
"""The aims of scenarios, by the words of their rows."""
AIMS: Final[list[Aim]] = [Aim() for _ in SCENARIO_KEYS]
"""By scenario, once all aims are there (`resolve_aims`)."""


def resolve_aims() -> None:
    """Find the aim of each scenario, the game's and those of packs; refused if one is missing."""
    AIMS[:] = [aim.wanted(word, place)() for word, place in scenario_effects()]
