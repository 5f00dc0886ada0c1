"""A gauntlet: one player against the levels of a game, and how strong that makes it.

The levels have ratings that were measured once (`ladder.toml`) and stand still. So a player's
rating means the same in every gauntlet, whoever else was there.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from spellwright.kernel.game_option import Value
from spellwright.kernel.refusal import Refused
from spellwright.lab.ratings import AVERAGE, PRIOR_DEVIATION, SCALE, THE_GAME, duel_of
from spellwright.lab.words import say
from spellwright.registry import Game
from spellwright.simulate.intervals import Z_95
from spellwright.simulate.result import GameResult
from spellwright.simulate.run import Run
from spellwright.simulate.stop_sign import StopSign
from spellwright.simulate.workers import play_run

ROUNDS: Final = 60


@cache
def known_ladders() -> dict[str, dict[str, float]]:
    """By game, the levels that were rated."""
    text = (files("spellwright.lab") / "ladder.toml").read_text(encoding="utf-8")
    return {
        id: {bot: float(n) for bot, n in row.items()} for id, row in tomllib.loads(text).items()
    }


def ladder_of(game: Game) -> dict[str, float]:
    """The ratings of a game's levels, from the weakest to the strongest."""
    found = {THE_GAME: AVERAGE} if game.rules.cooperative else known_ladders().get(game.id, {})
    if not found:
        raise Refused("ladder", say("refusal-no-ladder", game=game.noun))
    return dict(sorted(found.items(), key=lambda row: row[1]))


class Bout(NamedTuple):
    """The games against one level."""

    bot: str
    games: int
    points: float
    """A win is one point, a draw half a point."""


class Rated(NamedTuple):
    rating: float
    low: float
    high: float


class Gauntlet(NamedTuple):
    """What is to be played: so many games against each level."""

    game: Game
    player: str
    against: tuple[str, ...]
    games: int
    seed: int | str = 0
    seats: int | None = None
    settings: Mapping[str, Value] = {}

    def runs(self) -> dict[str, Run]:
        """By level, its games; seats are swapped on the same deals."""
        seats = self.game.rules.usual_seats if self.seats is None else self.seats
        return {
            bot: Run(
                self.game.id,
                seats,
                self.settings,
                (self.player,) if bot == THE_GAME else (self.player, bot),
                self.seed,
                self.games,
                same_deal=True,
            )
            for bot in self.against
        }


def play(gauntlet: Gauntlet, jobs: int, stop: StopSign) -> Iterator[tuple[str, GameResult]]:
    """The results as they come in, each with the level that it was played against."""
    for bot, run in gauntlet.runs().items():
        if not stop.is_up:
            for result in play_run(run, jobs, None, stop):
                yield bot, result


def bouts_of(gauntlet: Gauntlet, results: Sequence[tuple[str, GameResult]]) -> list[Bout]:
    """What the player made of each level; games that failed are left out."""
    together = gauntlet.game.rules.cooperative
    found = []
    for bot in gauntlet.against:
        points = []
        for against, result in results:
            if against == bot and result.finished:
                duel = duel_of(result, together)
                won = duel.points if duel.first == gauntlet.player else 1 - duel.points
                points.append(won)
        if points:
            found.append(Bout(bot, len(points), sum(points)))
    return found


def rate_against(bouts: Sequence[Bout], ladder: Mapping[str, float]) -> Rated | None:
    """The rating that explains the points best, and its 95 % interval; None without a game.

    >>> rated = rate_against([Bout("greedy", 100, 50.0)], {"greedy": 1000.0})
    >>> rated is not None and round(rated.rating), rated is not None and rated.low < 960
    (1000, True)
    """
    if not bouts:
        return None
    rivals = [(ladder[bout.bot] - AVERAGE) / SCALE for bout in bouts]
    # Before any game a player is thought to be as strong as those it plays, give or take.
    middle = sum(rivals) / len(rivals)
    trust = 1 / PRIOR_DEVIATION**2
    strength = middle
    known = trust
    for _ in range(ROUNDS):
        pull, known = trust * (middle - strength), trust
        for bout, rival in zip(bouts, rivals, strict=True):
            expected = 1 / (1 + math.exp(rival - strength))
            pull += bout.points - bout.games * expected
            known += bout.games * expected * (1 - expected)
        strength += max(-1.0, min(1.0, pull / known))
    rating, half = AVERAGE + SCALE * strength, Z_95 * SCALE / math.sqrt(known)
    return Rated(rating, rating - half, rating + half)


def to_data(gauntlet: Gauntlet, bouts: Sequence[Bout], rated: Rated | None) -> dict[str, Any]:
    return {
        "game": gauntlet.game.id,
        "edition": str(gauntlet.game.rules.edition),
        "player": gauntlet.player,
        "rating": None if rated is None else round(rated.rating, 1),
        "low": None if rated is None else round(rated.low, 1),
        "high": None if rated is None else round(rated.high, 1),
        "against": [bout._asdict() for bout in bouts],
    }
