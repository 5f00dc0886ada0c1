"""What a player gets for what it did: three schemes, by name.

`win`     nothing until the end; then from 1 (ahead of all others) to -1 (behind all of them). Where
          all play together: 1 if they have won, -1 if not.
`points`  the change of one's own points less those of the best rival, where points win.
`shaped`  the change of what the game's own evaluation says, between -1 and 1, up to the result at
          the end: the sum over a game is the result less what the start was worth.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Protocol

from spellwright.kernel.outcome import standing
from spellwright.kernel.refusal import Refused
from spellwright.registry import Game


class Reward(Protocol):
    """The rewards of one game."""

    def start(self, state: Any) -> None: ...

    def after(self, state: Any) -> list[float]:
        """What each seat gets since it was asked last."""


def result(state: Any, seat: int) -> float:
    """The result of a game that is over, from -1 to 1."""
    return 2 * standing(state.ranks, seat, state.rules.cooperative) - 1


class Win:
    def __init__(self, game: Game) -> None:
        self._nothing: list[float] = []

    def start(self, state: Any) -> None:
        self._nothing = [0.0] * state.seats

    def after(self, state: Any) -> list[float]:
        if not state.over:
            return self._nothing
        return [result(state, seat) for seat in range(state.seats)]


class Points:
    def __init__(self, game: Game) -> None:
        self._points = game.mind.points
        self._before: list[float] = []

    def start(self, state: Any) -> None:
        self._before = self._ahead(state)

    def _ahead(self, state: Any) -> list[float]:
        found = [self._points(state, seat) for seat in range(state.seats)]
        return [0.0 if pair is None else float(pair[0] - pair[1]) for pair in found]

    def after(self, state: Any) -> list[float]:
        before, self._before = self._before, self._ahead(state)
        return [now - then for now, then in zip(self._before, before, strict=True)]


class Shaped:
    def __init__(self, game: Game) -> None:
        self._evaluate = game.mind.evaluate
        self._before: list[float] = []

    def start(self, state: Any) -> None:
        self._before = self._worth(state)

    def _worth(self, state: Any) -> list[float]:
        seats = range(state.seats)
        if state.over:
            return [result(state, seat) for seat in seats]
        return [2 * self._evaluate(state, seat) - 1 for seat in seats]

    def after(self, state: Any) -> list[float]:
        before, self._before = self._before, self._worth(state)
        return [now - then for now, then in zip(self._before, before, strict=True)]


SCHEMES: Final[Mapping[str, type[Win] | type[Points] | type[Shaped]]] = {
    "win": Win,
    "points": Points,
    "shaped": Shaped,
}


def reward_named(name: str, game: Game) -> Reward:
    if name not in SCHEMES:
        raise Refused("reward", f"There is no reward «{name[:40]}»; there is {', '.join(SCHEMES)}.")
    if name == "points" and not _is_won_by_points(game):
        raise Refused("reward", f"{game.name} is not won by points; take «win» or «shaped».")
    return SCHEMES[name](game)


def _is_won_by_points(game: Game) -> bool:
    """Whether the game's mind counts points at some time: no_points never does."""
    return getattr(game.mind.points, "__name__", "") != "no_points"
