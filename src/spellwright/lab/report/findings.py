"""All that a report finds in a run, with one correction for all its comparisons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from spellwright.lab.report.agency import Agency, agency
from spellwright.lab.report.balance import (
    Cell,
    Rate,
    Setting,
    by_scenario,
    first_rate,
    seat_rates,
    settings,
    start_rates,
)
from spellwright.lab.report.calibration import Calibration, calibration
from spellwright.lab.report.content import Used, never_came_up, used
from spellwright.lab.report.drama import Drama, drama
from spellwright.lab.report.length import Ending, Lengths, endings, lengths
from spellwright.lab.report.names import Names
from spellwright.lab.report.run_data import RunData
from spellwright.lab.report.spaces import Board, boards
from spellwright.lab.statistics import Estimate, corrected


@dataclass(frozen=True)
class Findings:
    data: RunData
    names: Names
    overall: Estimate
    """How often a game that is won together is won."""
    seats: list[Rate]
    first: Rate | None
    starts: list[Rate]
    settings: list[Setting]
    cells: list[Cell]
    lengths: Lengths
    endings: list[Ending]
    content: list[Used]
    unseen: dict[str, list[str]]
    drama: Drama | None
    agency: Agency | None
    calibration: Calibration | None
    boards: list[Board]
    comparisons: int
    """How many comparisons were made, and corrected for."""

    def to_data(self) -> dict[str, Any]:
        """The stable shape of `spellwright lab report --json`, but for where the page is."""
        choices = self.lengths.choices.median
        return {
            "game": self.data.game.id,
            "edition": self.data.about["edition"],
            "games": self.data.count,
            "errors": self.data.errors,
            "bots": self.data.about["bots"],
            "seats": [
                {
                    "seat": int(rate.key),
                    "games": rate.estimate.n,
                    "wins": round(rate.estimate.value * rate.estimate.n, 3),
                    "low": round(rate.estimate.low, 5),
                    "high": round(rate.estimate.high, 5),
                }
                for rate in self.seats
            ],
            "first": None if self.first is None else _rate_data(self.first),
            "starts": [_rate_data(rate) for rate in self.starts],
            "content": [one.to_data() for one in self.content],
            "never_came_up": self.unseen,
            "length": {"median": choices.value, "low": choices.low, "high": choices.high},
            "endings": {ending.how: round(ending.estimate.value, 5) for ending in self.endings},
            "drama": {} if self.drama is None else self.drama.to_data(),
            "agency": {} if self.agency is None else _agency_data(self.agency),
            "calibration": [] if self.calibration is None else self.calibration.to_data(),
            "brier": None if self.calibration is None else round(self.calibration.brier, 5),
            "comparisons": self.comparisons,
        }


def findings_of(data: RunData) -> Findings:
    names = Names(data.game)
    seats, first = seat_rates(data), first_rate(data)
    starts, content = start_rates(data, names), used(data, names)
    p_values = [rate.p for rate in [*seats, *([first] if first else []), *starts]]
    tested = [one.gap.p < 1 for one in content]
    p_values += [one.gap.p for one, yes in zip(content, tested, strict=True) if yes]
    left = iter(corrected(p_values))
    seats = [rate._replace(q=next(left)) for rate in seats]
    first = first._replace(q=next(left)) if first else None
    starts = [rate._replace(q=next(left)) for rate in starts]
    content = [
        one._replace(q=next(left)) if yes else one for one, yes in zip(content, tested, strict=True)
    ]
    return Findings(
        data,
        names,
        data.rate([(number, 0) for number in data.numbers]),
        seats,
        first,
        starts,
        settings(data, names),
        by_scenario(data, names),
        lengths(data),
        endings(data),
        content,
        never_came_up(data, names, content),
        drama(data),
        agency(data),
        calibration(data),
        boards(data),
        len(p_values),
    )


def _rate_data(rate: Rate) -> dict[str, Any]:
    value, low, high, games, _ = rate.estimate
    return {
        "kind": rate.kind,
        "key": rate.key,
        "games": games,
        "win_rate": round(value, 5),
        "low": round(low, 5),
        "high": round(high, 5),
        "corrected_p": round(rate.q, 6),
    }


def _agency_data(found: Agency) -> dict[str, Any]:
    return {
        "decisions": found.decisions,
        "matter": round(found.matters.value, 4),
        "low": round(found.matters.low, 4),
        "high": round(found.matters.high, 4),
        "lead": round(found.lead.value, 4),
        "gain": round(found.gain.value, 4),
    }
