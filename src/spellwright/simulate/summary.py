"""The summary of a run, added up game by game in any order."""

from __future__ import annotations

import heapq
from collections import Counter
from typing import Any, Final

from spellwright.registry import any_game
from spellwright.simulate.result import GameResult
from spellwright.simulate.run import Run

MOST_FAILURES: Final = 20
"""The most failed games that are kept with their seeds; the others are only counted."""


class Summary:
    """Wins, draws, endings and lengths of the games so far."""

    def __init__(self, run: Run) -> None:
        self.run = run
        # A co-operative game is won together; anywhere else a shared first place is a draw.
        self.cooperative = any_game(run.game).rules.cooperative
        self.finished = 0
        self.errors = 0
        self.decisions = 0
        self.draws = 0
        self.wins: Counter[str] = Counter()
        self.games_of: Counter[str] = Counter()
        self.seat_wins = [0] * run.seats
        self.seat_games = [0] * run.seats
        """How many games had that seat, which differs where seats are drawn."""
        self.outcomes: Counter[str] = Counter()
        self.lengths: Counter[int] = Counter()
        self._failures: list[tuple[int, GameResult]] = []

    def add(self, result: GameResult) -> None:
        if not result.finished:
            self._add_failure(result)
            return
        self.finished += 1
        self.decisions += result.choices
        self.outcomes[result.how] += 1
        self.lengths[result.choices] += 1
        for seat in range(len(result.bots)):
            self.seat_games[seat] += 1
        for name in set(result.bots):
            self.games_of[name] += 1
        if len(result.winners) == 1 or self.cooperative:
            for seat in result.winners:
                self.seat_wins[seat] += 1
            for name in {result.bots[seat] for seat in result.winners}:
                self.wins[name] += 1
        else:
            self.draws += 1

    def _add_failure(self, result: GameResult) -> None:
        """Keep the failures with the lowest numbers, whichever came in first."""
        self.errors += 1
        entry = (-result.number, result)
        if len(self._failures) < MOST_FAILURES:
            heapq.heappush(self._failures, entry)
        else:
            heapq.heappushpop(self._failures, entry)

    @property
    def failures(self) -> list[GameResult]:
        """The first failed games, by number."""
        return sorted(result for _, result in self._failures)

    @property
    def shortest(self) -> int:
        return min(self.lengths, default=0)

    @property
    def longest(self) -> int:
        return max(self.lengths, default=0)

    @property
    def median_length(self) -> float:
        def length_at(place: int) -> int:
            for length in sorted(self.lengths):
                place -= self.lengths[length]
                if place < 0:
                    return length
            return 0

        return (length_at((self.finished - 1) // 2) + length_at(self.finished // 2)) / 2

    def to_data(self, seconds: float) -> dict[str, Any]:
        """The stable shape of `spellwright sim --json`, and more."""
        drawn = self.run.draw
        names = list(dict.fromkeys(self.run.bots))
        return {
            "game": self.run.game,
            "edition": str(any_game(self.run.game).rules.edition_for(self.run.settings)),
            "games": self.run.games,
            "finished": self.finished,
            "errors": self.errors,
            "decisions": self.decisions,
            "seconds": round(seconds, 3),
            "bots": list(self.run.bots),
            "wins": {name: self.wins[name] for name in names},
            "draws": self.draws,
            "outcomes": dict(sorted(self.outcomes.items(), key=lambda item: (-item[1], item[0]))),
            "seed": self.run.seed,
            "any": drawn is not None,
            "seats": self.run.seats if drawn is None else drawn.seats,
            "settings": dict(self.run.settings),
            "games_of": {name: self.games_of[name] for name in names},
            "seat_wins": self.seat_wins,
            "choices": {
                "least": self.shortest,
                "median": self.median_length,
                "most": self.longest,
            },
            "failures": [self._failure_data(failure) for failure in self.failures],
        }

    def _failure_data(self, failure: GameResult) -> dict[str, Any]:
        case = self.run.case_of(failure.number)
        return {
            "number": failure.number,
            "seed": failure.seed,
            "bots": list(failure.bots),
            "seats": case.seats,
            "settings": dict(case.options),
            "choices": failure.choices,
            "error": failure.error,
        }
