"""How two bots did against each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from spellwright.lab.playing import wanted
from spellwright.lab.ratings import THE_GAME, duel_of
from spellwright.lab.results_file import pairing_of
from spellwright.lab.tournament import Tournament
from spellwright.simulate.intervals import wilson
from spellwright.simulate.result import GameResult


class Meeting(NamedTuple):
    """The games of a pairing, as the first of the two sees them."""

    first: str
    second: str
    games: int
    points: float
    """A win is one point, a draw half a point."""
    low: float
    high: float
    """The 95 % interval of the first bot's share."""


def meetings_of(tournament: Tournament, results: Sequence[GameResult]) -> list[Meeting]:
    """The pairings in the order in which they were asked for; those without a finished game are
    left out.
    """
    finished = [result for result in wanted(tournament, results) if result.finished]
    met = []
    for pairing in tournament.pairings:
        first, second = pairing[0], THE_GAME if tournament.cooperative else pairing[1]
        points = []
        for result in finished:
            if pairing_of(result, tournament) == pairing:
                duel = duel_of(result, tournament.cooperative)
                points.append(duel.points if duel.first == first else 1 - duel.points)
        if points:
            interval = wilson(sum(points), len(points))
            met.append(Meeting(first, second, len(points), sum(points), *interval))
    return met
