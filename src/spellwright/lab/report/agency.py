"""Agency: how many decisions matter, and by how much the best option beats the second."""

from __future__ import annotations

from collections import defaultdict
from typing import Final, NamedTuple

from spellwright.lab.report.run_data import RunData
from spellwright.lab.statistics import Estimate, mean, share_by_seat

FEWEST: Final = 10


class Question(NamedTuple):
    key: str
    decisions: int
    matters: Estimate
    lead: float


class Agency(NamedTuple):
    decisions: int
    matters: Estimate
    lead: Estimate
    """By how much the best option beats the second, in chances to win."""
    lead_if_it_matters: Estimate
    gain: Estimate
    """By how much it beats an option by lot."""
    a_game: float
    """So many decisions of a game matter, for all seats together."""
    questions: list[Question]


def agency(data: RunData) -> Agency | None:
    columns = ("number", "question", "lead", "gain", "matters")
    rows = list(data.rows("decisions", *columns))
    if not rows:
        return None
    games = [number for number, *_ in rows]
    matters = share_by_seat([float(yes) for *_, yes in rows], games)
    real = [r for r, error in data.rows("games", "real_choices", "error") if not error]
    by_question: defaultdict[str, list[tuple[int, float, bool]]] = defaultdict(list)
    for number, question, lead, _, yes in rows:
        by_question[question].append((number, lead, yes))
    questions = [
        Question(
            key,
            len(found),
            share_by_seat([float(yes) for *_, yes in found], [number for number, *_ in found]),
            sum([lead for _, lead, _ in found]) / len(found),
        )
        for key, found in by_question.items()
        if len(found) >= FEWEST
    ]
    return Agency(
        len(rows),
        matters,
        mean([lead for _, _, lead, *_ in rows]),
        mean([lead for _, _, lead, _, yes in rows if yes]),
        mean([gain for *_, gain, _ in rows]),
        matters.value * sum(real) / max(1, len(real)),
        sorted(questions, key=lambda one: (-one.decisions, one.key)),
    )
