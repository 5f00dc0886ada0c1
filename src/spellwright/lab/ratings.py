"""Ratings: how strong each bot is, with the interval in which the truth probably lies.

The model is Bradley and Terry's: the stronger of two wins with odds that grow with the distance of
their ratings. Expectation propagation (by `choix`) gives all ratings and how they vary together.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from spellwright.extras import need
from spellwright.kernel.outcome import standing
from spellwright.lab.words import say
from spellwright.simulate.intervals import Z_95
from spellwright.simulate.result import GameResult

SCALE: Final = 400 / math.log(10)
"""As in chess: a player who is 400 points ahead wins ten games of eleven."""
AVERAGE: Final = 1000.0
PRIOR_DEVIATION: Final = 2.0
"""The spread that is assumed before any game: strengths differ by about 350 points."""
THE_GAME: Final = "the game"
"""The opponent in games that are won or lost together."""


class Rating(NamedTuple):
    name: str
    rating: float
    low: float
    high: float
    games: int
    points: float
    """A win is one point, a draw half a point."""


class Duel(NamedTuple):
    """One game between two bots, and the first one's result from 0 to 1."""

    first: str
    second: str
    points: float


def duel_of(result: GameResult, cooperative: bool) -> Duel:
    """A game as a duel of two bots. A bot on several seats has the average of their places."""
    names = sorted(set(result.bots))
    if cooperative:
        return Duel(names[0], THE_GAME, standing(result.ranks, 0, cooperative=True))
    first, second = names
    lead = _average(result, first) - _average(result, second)
    return Duel(first, second, 0.5 if lead == 0 else float(lead > 0))


def _average(result: GameResult, name: str) -> float:
    seats = [seat for seat, bot in enumerate(result.bots) if bot == name]
    return sum([standing(result.ranks, seat) for seat in seats]) / len(seats)


def rate(duels: Sequence[Duel]) -> list[Rating]:
    """Everybody who played, the strongest first."""
    names = sorted({name for duel in duels for name in (duel.first, duel.second)})
    if not names:
        return []
    strengths, deviations = _fitted(names, duels)
    ratings = []
    for place, name in enumerate(names):
        middle = AVERAGE + SCALE * strengths[place]
        half = Z_95 * SCALE * deviations[place]
        own = [duel.points for duel in duels if duel.first == name]
        own += [1 - duel.points for duel in duels if duel.second == name]
        ratings.append(Rating(name, middle, middle - half, middle + half, len(own), sum(own)))
    return sorted(ratings, key=lambda rating: (-rating.rating, rating.name))


def _fitted(names: Sequence[str], duels: Sequence[Duel]) -> tuple[list[float], list[float]]:
    """Strengths around their average, and how sure each is."""
    choix = _library()
    # A draw is half a win for each: so every game is told twice, and counts half.
    told = []
    for first, second, points in duels:
        pair = names.index(first), names.index(second)
        told += [pair] * round(2 * points) + [pair[::-1]] * round(2 - 2 * points)
    mean, covariance = choix.ep_pairwise(len(names), told, alpha=2 / PRIOR_DEVIATION**2)
    count = len(names)
    average = sum([float(value) for value in mean]) / count
    deviations = []
    for place in range(count):
        # The variance of a strength's distance from the average of all.
        row = [float(value) for value in covariance[place]]
        total = sum([float(value) for line in covariance for value in line])
        variance = row[place] - 2 * sum(row) / count + total / count**2
        deviations.append(math.sqrt(max(0.0, 2 * variance)))
    return [float(value) - average for value in mean], deviations


def check_library() -> None:
    """Refuse if the library is missing; best called before the games are played."""
    need("lab", "choix", say("extra-ratings"))


def _library() -> Any:
    check_library()
    import choix

    return choix
