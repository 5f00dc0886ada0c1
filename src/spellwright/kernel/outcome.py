"""Outcomes: who won, and why."""

from __future__ import annotations

from collections.abc import Sequence


class Outcome:
    """The end of a game. Ranks start at 1; seats that share a place share the rank."""

    __slots__ = ("clause", "how", "ranks", "scores", "sentence", "winners")

    def __init__(
        self, how: str, sentence: str, clause: str, ranks: Sequence[int], scores: Sequence[int]
    ) -> None:
        self.how = how
        self.sentence = sentence
        self.clause = clause
        self.ranks = tuple(ranks)
        self.scores = tuple(scores)
        self.winners = tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    def __repr__(self) -> str:
        return f"Outcome({self.how!r}, winners={self.winners}, ranks={self.ranks})"

    def to_data(self) -> dict[str, object]:
        return {
            "how": self.how,
            "sentence": self.sentence,
            "clause": self.clause,
            "winners": list(self.winners),
            "ranks": list(self.ranks),
            "scores": list(self.scores),
        }
