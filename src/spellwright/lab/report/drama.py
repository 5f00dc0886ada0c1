"""Drama: who leads when, how late it is decided, and how unsure it is on the way.

All of it rests on the game's `evaluate`; the report shows how far that can be trusted.
"""

from __future__ import annotations

import math
from typing import Any, Final, NamedTuple

from spellwright.lab.charts import Curve
from spellwright.lab.report.run_data import Moment, RunData
from spellwright.lab.statistics import Estimate, mean, quantile, share

MARGIN: Final = 0.05
"""A lead has changed when the new leader is ahead by so much: less is noise."""
SURE: Final = 0.8
GRID: Final = 20
LINES: Final = 100


class Story(NamedTuple):
    """One game."""

    changes: int
    last_change: float
    """The part of the game that was over when its winner took the lead for good."""
    sure_from: float
    """The part after which the winner's chance never fell below 80 % again."""
    worst: float
    """The winner's chance at its lowest."""


class Drama(NamedTuple):
    changes: Estimate
    last_change: Estimate
    sure_from: Estimate
    worst: Estimate
    comebacks: Estimate
    """How often the winner's chance was once below half of a fair share."""
    uncertainty: list[Curve]
    leads: list[list[tuple[float, float]]]

    def to_data(self) -> dict[str, Any]:
        return {
            "lead_changes": round(self.changes.value, 3),
            "decided_at": round(self.last_change.value, 4),
            "sure_from": round(self.sure_from.value, 4),
            "worst_moment": round(self.worst.value, 4),
            "comebacks": round(self.comebacks.value, 4),
            "uncertainty_half_way": round(_half_way(self.uncertainty), 4),
        }


def drama(data: RunData) -> Drama | None:
    """None if no game has a winner and positions that can be judged."""
    stories = []
    for number, moments in data.moments.items():
        chances = _chances(data, number, moments)
        if chances is not None:
            stories.append(story_of(chances, 0.5 if data.cooperative else 1 / data.seats))
    if not stories:
        return None
    fair = 0.5 if data.cooperative else 1 / data.seats
    beaten = sum([story.worst < fair / 2 for story in stories])
    return Drama(
        mean([float(story.changes) for story in stories]),
        quantile([story.last_change for story in stories]),
        quantile([story.sure_from for story in stories]),
        quantile([story.worst for story in stories]),
        share(beaten, len(stories)),
        uncertainty(data),
        [lead_of_first(data, number) for number in list(data.moments)[:LINES]],
    )


def _chances(
    data: RunData, number: int, moments: list[Moment]
) -> list[tuple[float, float, float]] | None:
    """At each moment: the part that is over, the winner's chance, and the best of the others."""
    if data.cooperative:
        won = data.won[number, 0] > 0
        chances = [(part, values[0] if won else 1 - values[0]) for part, values in moments]
        return [(part, chance, 1 - chance) for part, chance in chances]
    winners = [seat for seat in range(data.seats) if data.won[number, seat] == 1]
    if len(winners) != 1:
        return None
    winner = winners[0]
    return [
        (part, values[winner], max(values[:winner] + values[winner + 1 :]))
        for part, values in moments
    ]


def story_of(moments: list[tuple[float, float, float]], fair: float) -> Story:
    """What happened in a game, as its winner saw it.

    >>> story_of([(0.1, 0.5, 0.5), (0.4, 0.2, 0.8), (0.8, 0.9, 0.1)], 0.5)
    Story(changes=1, last_change=0.8, sure_from=0.8, worst=0.2)
    """
    leads: bool | None = None
    changes, last_change, sure_from = 0, 0.0, 0.0
    is_sure = False
    for part, own, others in moments:
        if abs(own - others) >= MARGIN and leads is not (own > others):
            changes += leads is not None
            leads = own > others
            last_change = part if changes or not leads else 0.0
        if own < SURE:
            is_sure = False
        elif not is_sure:
            is_sure, sure_from = True, part
    if not leads:
        last_change = 1.0
    worst = min([own for _, own, _ in moments], default=fair)
    return Story(changes + (leads is False), last_change, sure_from if is_sure else 1.0, worst)


def uncertainty(data: RunData) -> list[Curve]:
    """How unsure the end is, from 0 (sure) to 1 (anybody's game), at each twentieth of a game."""
    found = []
    for step in range(GRID + 1):
        part = step / GRID
        values = [unsure(_at(moments, part), data.cooperative) for moments in data.moments.values()]
        if step == GRID:
            # When a game is over, nothing is unsure.
            values = [0.0] * len(values)
        estimate = mean(values)
        if len(values) > 1:
            found.append(Curve(part, *estimate[:3]))
    return found


def unsure(values: list[float], cooperative: bool) -> float:
    """The entropy of what may come, as a part of the highest that there is.

    >>> unsure([0.5, 0.5], False), round(unsure([0.9, 0.1], False), 3), unsure([1.0, 0.0], False)
    (1.0, 0.469, 0.0)
    """
    chances = [values[0], 1 - values[0]] if cooperative else values
    total = sum(chances) or 1.0
    parts = [chance / total for chance in chances if chance > 0]
    return -math.fsum(part * math.log(part) for part in parts) / math.log(len(chances)) + 0.0


def lead_of_first(data: RunData, number: int) -> list[tuple[float, float]]:
    """How far the first seat is ahead of the best other (together: of losing), over a game."""
    path = []
    for step in range(GRID):
        values = _at(data.moments[number], step / GRID)
        own, others = values[0], max(values[1:], default=1 - values[0])
        path.append((step / GRID, 2 * own - 1 if data.cooperative else own - others))
    won = [data.won[number, seat] for seat in range(data.seats)]
    lead = 2 * won[0] - 1 if data.cooperative else won[0] - max(won[1:], default=0.0)
    return [*path, (1.0, lead)]


def _at(moments: list[Moment], part: float) -> list[float]:
    """What the last position up to a part of the game was worth."""
    values = moments[0][1]
    for when, now in moments:
        if when > part:
            break
        values = now
    return values


def _half_way(curves: list[Curve]) -> float:
    return next((curve.y for curve in curves if curve.x >= 0.5), 0.0)
