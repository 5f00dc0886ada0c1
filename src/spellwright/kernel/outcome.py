"""Outcomes: who won, and why."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from spellwright.kernel.saying import VERBATIM, Argument, Saying, as_saying, seat_noun

ENDING_FACTS: Final = ("winners", "score", "next")
"""What every sentence about an end is given: who won, with which score, and the best other."""


class Outcome:
    """The end of a game. Ranks start at 1; seats that share a place share the rank."""

    __slots__ = ("clause", "how", "ranks", "says", "scores", "winners")

    def __init__(
        self,
        how: str,
        says: str | Saying,
        clause: str,
        ranks: Sequence[int],
        scores: Sequence[int],
    ) -> None:
        self.how = how
        self.says = as_saying(says)
        self.clause = clause
        self.ranks = tuple(ranks)
        self.scores = tuple(scores)
        self.winners = tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    @property
    def sentence(self) -> str:
        return str(self.says)

    def __repr__(self) -> str:
        return f"Outcome({self.how!r}, winners={self.winners}, ranks={self.ranks})"

    def _repr_html_(self) -> str:
        """For a notebook: how it ended."""
        return f"<p>{escape(self.sentence)} <small>{escape(self.clause)}</small></p>"

    def to_data(self) -> dict[str, object]:
        return {
            "how": self.how,
            "sentence": self.sentence,
            "clause": self.clause,
            "winners": list(self.winners),
            "ranks": list(self.ranks),
            "scores": list(self.scores),
        }


def ending_facts(ranks: Sequence[int], scores: Sequence[int]) -> dict[str, Argument]:
    won = [seat for seat, rank in enumerate(ranks) if rank == 1]
    lost = [score for rank, score in zip(ranks, scores, strict=True) if rank != 1]
    return {
        "winners": tuple([seat_noun(seat) for seat in won]),
        "score": max([scores[seat] for seat in won], default=0),
        "next": max(lost, default=0),
    }


def ranks_by(points: Sequence[int]) -> list[int]:
    """The ranks of the seats by their points: more is better, equals share a place.

    >>> ranks_by([5, 9, 5, 2])
    [2, 1, 2, 4]
    """
    return [1 + sum([other > own for other in points]) for own in points]


def with_facts(said: Saying, facts: dict[str, Argument]) -> Saying:
    """A sentence with more facts; a text that is in no catalog has no use for them."""
    return said if said.domain == VERBATIM else said._replace(args={**said.args, **facts})


def standing(ranks: Sequence[int], seat: int, cooperative: bool = False) -> float:
    """What a place is worth, from 0 to 1: the part of the others whom a seat is ahead of.

    A shared place counts half. In a co-operative game a seat wins or loses with all others: 1 or 0.

    >>> standing([1, 2, 2], 0), standing([1, 2, 2], 1), standing([2, 2], 0, cooperative=True)
    (1.0, 0.25, 0.0)
    """
    own, others = ranks[seat], len(ranks) - 1
    if cooperative or not others:
        return 1.0 if own == 1 else 0.0
    behind = sum([rank > own for rank in ranks])
    beside = sum([rank == own for rank in ranks]) - 1
    return (behind + beside / 2) / others
