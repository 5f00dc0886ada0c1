"""The benchmark as a picture: how many decisions a second, here and elsewhere."""

from __future__ import annotations

from typing import Final

from spellwright.bench.report import OURS, BenchReport
from spellwright.lab.chart_style import alone
from spellwright.lab.charts import Axis, BarRow, counts

TITLE: Final = "Random decisions a second"


def speeds_svg(report: BenchReport) -> str:
    """The whole picture as SVG text."""
    rows = [BarRow(name, speed.decisions_per_s, True) for name, speed in report.games.items()]
    rows += [
        BarRow(f"{name}, interpreted", speed.decisions_per_s)
        for name, speed in report.interpreted.items()
        if name in report.games
    ]
    rows += [
        BarRow(f"tic-tac-toe, {name}", rate, name == OURS)
        for name, rate in report.reference.items()
    ]
    told = "; ".join([f"{row.name} {row.value:,.0f}" for row in rows])
    return alone(counts(rows, Axis(TITLE, ",.0f"), f"{TITLE}: {told}"))
