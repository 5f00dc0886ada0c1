"""What the laws found: violations that can be played again, and the sum of a run."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from spellwright.laws.case import Case


class Violation(NamedTuple):
    """A broken law, with all that is needed to see it again."""

    law: str
    case: Case
    choice: int
    """How many choices had been made."""
    sentence: str

    def __str__(self) -> str:
        return f"{self.case}, choice {self.choice}: {self.law}: {self.sentence}"

    def to_data(self) -> dict[str, Any]:
        return {
            "law": self.law,
            "game": self.case.rules.id,
            "seed": self.case.seed,
            "seats": self.case.seats,
            "options": dict(self.case.options),
            "choice": self.choice,
            "sentence": self.sentence,
        }


class LawReport:
    """The sum of a run. It grows game by game, so that an interrupted run keeps what is done."""

    __slots__ = ("choices", "endings", "game", "games", "violations")

    def __init__(self, game: str) -> None:
        self.game = game
        self.games = 0
        self.choices = 0
        self.endings: Counter[str] = Counter()
        """How the games ended; a game that broke off is not counted."""
        self.violations: list[Violation] = []

    @property
    def ok(self) -> bool:
        return not self.violations

    def add(self, other: LawReport) -> None:
        """Take in the report of another part of the same run."""
        self.games += other.games
        self.choices += other.choices
        self.endings += other.endings
        self.violations += other.violations

    def to_data(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "games": self.games,
            "choices": self.choices,
            "endings": dict(sorted(self.endings.items())),
            "violations": [violation.to_data() for violation in self.violations],
        }
