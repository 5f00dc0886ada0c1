"""The benchmark as a picture: how many decisions a second, here and elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spellwright.bench.report import OURS, BenchReport
from spellwright.drawing.element import Svg, element
from spellwright.drawing.lettering import heading, label
from spellwright.drawing.look import BODY, BRASS, GROUND, HEADING, LINE, MUTED, SMALL, TEXT
from spellwright.drawing.picture import finished

WIDTH: Final = 720
EDGE: Final = 24
NAMES: Final = 176
"""Room for the names, left of the bars."""
FIGURES: Final = 96
TOP: Final = 84
ROW: Final = 40
BAR: Final = 12
BETWEEN: Final = 56
"""Room between the two parts, for the heading of the second."""


def speeds_svg(report: BenchReport) -> str:
    """The whole picture as SVG text."""
    games = {
        name: [figures.decisions_per_s, *_slow(report, name)]
        for name, figures in report.games.items()
    }
    peers = {name: [rate] for name, rate in report.reference.items()}
    middle = TOP + ROW * len(games) + BETWEEN
    height = middle + ROW * len(peers) + EDGE
    title = "Random decisions a second"
    content = [
        element("rect", width=WIDTH, height=height, rx=12, fill=GROUND),
        heading(title, EDGE, 40, size=HEADING),
        label(_legend(report), EDGE, 64, size=SMALL, fill=MUTED),
        *_bars(games, TOP),
        label("tic-tac-toe, beside others", EDGE, middle - 14, size=SMALL, fill=MUTED),
        *_bars(peers, middle),
    ]
    told = "; ".join(
        f"{name} {' or '.join(f'{rate:,.0f}' for rate in rates)}"
        for name, rates in [*games.items(), *peers.items()]
    )
    return finished(WIDTH, height, *content, title=title, description=told)


def _slow(report: BenchReport, name: str) -> list[float]:
    return [report.interpreted[name].decisions_per_s] if name in report.interpreted else []


def _legend(report: BenchReport) -> str:
    return "compiled; below it, interpreted" if report.interpreted else "interpreted"


def _bars(rows: Mapping[str, list[float]], top: float) -> list[Svg]:
    """A row for each name; the first bar of a row is the strong one."""
    most = max([rate for rates in rows.values() for rate in rates], default=1.0)
    room = WIDTH - NAMES - FIGURES - EDGE
    drawn = [element("path", d=f"M{NAMES} {top - 4}v{ROW * len(rows)}", stroke=LINE)]
    for row, (name, rates) in enumerate(rows.items()):
        y = top + ROW * row
        drawn.append(label(name, EDGE, y + BAR + 6, size=BODY, fill=TEXT))
        for place, rate in enumerate(rates):
            is_strong = place == 0 and (name == OURS or len(rates) > 1)
            width = max(1.0, room * rate / most)
            height = y + place * (BAR + 4)
            fill = BRASS if is_strong else MUTED
            drawn.append(
                element("rect", x=NAMES, y=height, width=width, height=BAR, rx=3, fill=fill)
            )
            x = NAMES + width + 8
            drawn.append(label(f"{rate:,.0f}", x, height + BAR - 1, size=SMALL, fill=MUTED))
    return drawn
