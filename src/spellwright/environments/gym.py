"""Gymnasium's ids of our games: whoever imports this can make them by name.

    import gymnasium
    import spellwright                        # after gymnasium; or spellwright.environments.gym

    env = gymnasium.make("spellwright/funkoverse-v1", seat=0, bots="greedy")

A program that is only told an id imports this by itself when it is told
`spellwright.environments.gym:spellwright/funkoverse-v1`.
"""

from __future__ import annotations

from typing import Any, Final

import gymnasium

from spellwright.environments.kits.gymnasium_seat import OneSeat
from spellwright.environments.making import VERSION, env, name_of
from spellwright.registry import GAME_IDS

NAMESPACE: Final = "spellwright"


class _Maker:
    """Makes environments for one seat; Gymnasium asks it how they can be rendered."""

    metadata: Final = OneSeat.metadata

    def __call__(self, game: str, **settings: Any) -> Any:
        return env(game, api="gym", **settings)


make: Final = _Maker()
"""What the ids lead to; settings are those of `sw.env`."""


def ids_of(game: str) -> tuple[str, str]:
    """As Gymnasium writes a version, and as the other interfaces call the same environment."""
    return f"{NAMESPACE}/{game}-v{VERSION}", f"{NAMESPACE}/{name_of(game)}"


def register() -> None:
    """Make all ids known; a second time does nothing."""
    for game in GAME_IDS:
        for id in ids_of(game):
            if id not in gymnasium.registry:
                gymnasium.register(id, entry_point=f"{__name__}:make", kwargs={"game": game})


register()
