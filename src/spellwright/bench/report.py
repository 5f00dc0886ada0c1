"""The whole benchmark: every game, and the reference game beside its peers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from spellwright.bench.engines import copy_engine, game_engine
from spellwright.bench.growth import Growth, growth_of
from spellwright.bench.measurement import SLICES, bytes_per_state, mid_game_states, speeds
from spellwright.bench.other_build import InterpretedBuild
from spellwright.bench.peers import importable_peers
from spellwright.builds import is_compiled
from spellwright.registry import Game, any_game

OURS: Final = "spellwright"
REFERENCE: Final = "reference"
COPIES: Final = ", copies"
SLOW: Final = ", interpreted"


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
class BenchReport:
    compiled: bool
    games: dict[str, Figures]
    reference_game: Figures
    reference: dict[str, float]
    """Decisions a second of the reference game, by engine; ours comes first."""
    not_installed: list[str]
    interpreted: dict[str, Figures]
    """The rates of the interpreted build, measured in turns with the compiled one; may be empty."""
    growth: dict[str, Growth]

    def to_data(self) -> dict[str, Any]:
        """The stable shape of `spellwright bench --json`, and more."""
        return {
            "compiled": self.compiled,
            "games": {id: figures.to_data() for id, figures in self.games.items()},
            "reference": {name: round(rate, 1) for name, rate in self.reference.items()},
            "reference_game": self.reference_game.to_data(),
            "not_installed": self.not_installed,
            "interpreted": {id: figures.to_data() for id, figures in self.interpreted.items()},
            "growth": {id: growth.to_data() for id, growth in self.growth.items()},
        }


def steps(games: Sequence[Game]) -> int:
    """How often `measure` reports that it has got on."""
    peers, _ = importable_peers()
    builds = 2 if is_compiled() else 1
    measured = {REFERENCE, *[game.id for game in games]}
    return (2 * builds * len(measured) + len(peers)) * SLICES


def measure(
    games: Sequence[Game], seconds: float, on_step: Callable[[], None] = lambda: None
) -> BenchReport:
    """Measure everything in turns, each engine for about so many seconds."""
    if not is_compiled():
        return _measure(games, seconds, on_step, None)
    with InterpretedBuild() as interpreted:
        return _measure(games, seconds, on_step, interpreted)


def _measure(
    games: Sequence[Game],
    seconds: float,
    on_step: Callable[[], None],
    interpreted: InterpretedBuild | None,
) -> BenchReport:
    peers, missing = importable_peers()
    measured = {REFERENCE: any_game(REFERENCE), **{game.id: game for game in games}}
    states = {id: mid_game_states(game) for id, game in measured.items()}
    engines = {id: game_engine(game) for id, game in measured.items()}
    engines |= {f"{id}{COPIES}": copy_engine(states[id]) for id in measured}
    sizes = {id: bytes_per_state(states[id]) for id in measured}
    if interpreted is not None:
        engines |= {f"{id}{SLOW}": interpreted.playing(id) for id in measured}
        engines |= {f"{id}{SLOW}{COPIES}": interpreted.copying(id) for id in measured}
        sizes |= {f"{id}{SLOW}": interpreted.bytes_per_state(id) for id in measured}
    speed = speeds({**engines, **peers}, seconds, on_step)
    figures = {
        name: Figures(*speed[name], speed[f"{name}{COPIES}"].decisions_per_s, size)
        for name, size in sizes.items()
    }
    return BenchReport(
        compiled=is_compiled(),
        games={game.id: figures[game.id] for game in games},
        reference_game=figures[REFERENCE],
        reference={
            OURS: speed[REFERENCE].decisions_per_s,
            **{name: speed[name].decisions_per_s for name in peers},
        },
        not_installed=missing,
        interpreted={id: figures[f"{id}{SLOW}"] for id in measured if f"{id}{SLOW}" in figures},
        growth={game.id: growth_of(game) for game in games},
    )
