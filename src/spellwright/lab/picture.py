"""The ratings as a picture: a dot for each bot, and a line for how sure that is."""

from __future__ import annotations

from collections.abc import Sequence

from spellwright.lab.chart_style import alone
from spellwright.lab.charts import Axis, Dot, dots
from spellwright.lab.ratings import Rating
from spellwright.lab.words import say


def ratings_svg(title: str, ratings: Sequence[Rating]) -> str:
    """The whole picture as SVG text."""
    rows = [
        Dot(f"{one.name}  {one.rating:.0f} ± {(one.high - one.low) / 2:.0f}", *one[1:4])
        for one in ratings
    ]
    axis = Axis(str(say("axis-rating")), ".0f")
    told = "; ".join([f"{r.name} {r.rating:.0f} ({r.low:.0f} to {r.high:.0f})" for r in ratings])
    return alone(dots(rows, axis, f"{title}: {told}"))
