"""Plays what is missing of a tournament."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

from spellwright.lab.ratings import Rating, duel_of, rate
from spellwright.lab.results_file import pairing_of
from spellwright.lab.tournament import Pairing, Tournament
from spellwright.simulate.result import GameResult
from spellwright.simulate.stop_sign import StopSign
from spellwright.simulate.workers import play_run


def wanted(tournament: Tournament, results: Sequence[GameResult]) -> list[GameResult]:
    """The games among these that the tournament asks for, each once."""
    found: dict[tuple[Pairing, int], GameResult] = {}
    for result in results:
        pairing = pairing_of(result, tournament)
        if pairing is not None:
            found[pairing, result.number] = result
    return list(found.values())


def missing(tournament: Tournament, results: Sequence[GameResult]) -> dict[Pairing, list[int]]:
    """By pairing, the numbers of the games that are not among these, failed or not."""
    played: defaultdict[Pairing, list[int]] = defaultdict(list)
    for result in results:
        pairing = pairing_of(result, tournament)
        if pairing is not None:
            played[pairing].append(result.number)
    return tournament.missing(played)


def play_missing(
    tournament: Tournament, results: Sequence[GameResult], jobs: int, stop: StopSign
) -> Iterator[GameResult]:
    """One pairing after the other, as games come in."""
    for pairing, numbers in missing(tournament, results).items():
        if not stop.is_up:
            yield from play_run(tournament.run_of(pairing), jobs, numbers, stop)


def ratings_of(tournament: Tournament, results: Sequence[GameResult]) -> list[Rating]:
    """How strong everybody is, by the finished games that the tournament asks for."""
    finished = [result for result in wanted(tournament, results) if result.finished]
    return rate([duel_of(result, tournament.cooperative) for result in finished])
