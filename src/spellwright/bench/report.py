"""The whole benchmark: every game, and the reference game beside its peers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from spellwright.bench.any_game import any_game
from spellwright.bench.engines import copy_engine, game_engine
from spellwright.bench.measuring import SLICES, bytes_per_state, mid_game_states, speeds
from spellwright.bench.peers import importable_peers
from spellwright.kernel import state as kernel_state
from spellwright.kernel.game import Game

OURS: Final = "spellwright"


@dataclass(frozen=True)
class Figures:
    """What was measured of one game."""

    decisions_per_s: float
    games_per_s: float
    copies_per_s: float
    bytes_per_state: int

    def to_data(self) -> dict[str, float]:
        return {
            "decisions_per_s": round(self.decisions_per_s, 1),
            "games_per_s": round(self.games_per_s, 1),
            "copies_per_s": round(self.copies_per_s, 1),
            "bytes_per_state": self.bytes_per_state,
        }


@dataclass(frozen=True)
class Report:
    compiled: bool
    games: dict[str, Figures]
    reference_game: Figures
    reference: dict[str, float]
    """Decisions a second of the reference game, by engine; ours comes first."""
    not_installed: list[str]

    def to_data(self) -> dict[str, Any]:
        """The stable shape of `spellwright bench --json`, and more."""
        return {
            "compiled": self.compiled,
            "games": {id: figures.to_data() for id, figures in self.games.items()},
            "reference": {name: round(rate, 1) for name, rate in self.reference.items()},
            "reference_game": self.reference_game.to_data(),
            "not_installed": self.not_installed,
        }


def steps(games: Sequence[Game[Any]]) -> int:
    """How often `measure` reports that it has got on."""
    peers, _ = importable_peers()
    return (2 * len(games) + 2 + len(peers)) * SLICES


def measure(
    games: Sequence[Game[Any]], seconds: float, on_step: Callable[[], None] = lambda: None
) -> Report:
    """Measure everything in turns, each engine for about so many seconds."""
    peers, missing = importable_peers()
    measured = {OURS: any_game("reference"), **{game.id: game for game in games}}
    states = {name: mid_game_states(game) for name, game in measured.items()}
    playing = {name: game_engine(game) for name, game in measured.items()}
    copying = {f"{name} copies": copy_engine(states[name]) for name in measured}
    speed = speeds({**playing, **peers, **copying}, seconds, on_step)
    figures = {
        name: Figures(
            *speed[name], speed[f"{name} copies"].decisions_per_s, bytes_per_state(states[name])
        )
        for name in measured
    }
    return Report(
        compiled=is_compiled(),
        games={game.id: figures[game.id] for game in games},
        reference_game=figures[OURS],
        reference={name: speed[name].decisions_per_s for name in (OURS, *peers)},
        not_installed=missing,
    )


def is_compiled() -> bool:
    """Whether the kernel runs as native code."""
    return not str(kernel_state.__file__).endswith(".py")
