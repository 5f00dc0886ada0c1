"""The look of the lab's charts, and how a chart becomes SVG.

A chart is drawn once, in the colours of the day. Where the reader's system is dark, a few lines of
CSS (`DARK_CHARTS`) give each colour its counterpart of the night: a page has them once, and a
picture that stands alone brings them along.
"""

from __future__ import annotations

import re
from html import escape
from typing import Any, Final

from spellwright.drawing.look import SEATS
from spellwright.extras import need
from spellwright.lab.words import say

INK: Final = "#2b2219"
MUTED: Final = "#6a6051"
GRID: Final = "#e0d4ba"
PAPER: Final = "#fffaf0"
BRASS: Final = "#8a6a1f"
DANGER: Final = "#b23a28"
HEAL: Final = "#3c763b"
BY_NIGHT: Final = {
    INK: "#efe6d2",
    MUTED: "#a99f8d",
    GRID: "#38314a",
    PAPER: "#1e1a26",
    BRASS: "#c8a04a",
    DANGER: "#e2604c",
    HEAL: "#7fb77e",
}
SERIES: Final = (BRASS, *[seat.colour for seat in SEATS[1:]])
"""The colours of several series, in their order; each has a shape of its own as well."""
SHAPES: Final = ("circle", "square", "diamond", "triangle-up", "cross", "triangle-down")
SANS: Final = "system-ui, Segoe UI, Roboto, Helvetica, Arial, DejaVu Sans, sans-serif"
LABEL: Final = 12
"""The size of the smallest letters."""


def _dark_rules() -> str:
    pairs = BY_NIGHT.items()
    rules = [f'[fill="{day}"]{{fill:{night}}}' for day, night in pairs]
    return "".join(rules + [f'[stroke="{day}"]{{stroke:{night}}}' for day, night in pairs])


DARK_CHARTS: Final = f"@media screen and (prefers-color-scheme:dark){{{_dark_rules()}}}"


def check_libraries() -> None:
    """Refuse if a library is missing; best called before games are played."""
    need("lab", "altair", say("extra-charts"))
    need("lab", "vl_convert", say("extra-charts"))


def alone(svg: str) -> str:
    """A chart as a file of its own: with a ground, and its colours by night."""
    style = f"<style>{DARK_CHARTS}</style>"
    ground = f'<rect width="100%" height="100%" fill="{PAPER}"/>'
    head, _, rest = svg.partition("</title>")
    return f"{head}</title>{style}{ground}{rest}"


CONFIG: Final[dict[str, Any]] = {
    "aria": False,
    "background": None,
    "font": SANS,
    "padding": 6,
    "view": {"stroke": None},
    "axis": {
        "labelColor": MUTED,
        "titleColor": MUTED,
        "labelFontSize": LABEL,
        "titleFontSize": LABEL,
        "titleFontWeight": "normal",
        "gridColor": GRID,
        "domainColor": GRID,
        "tickColor": GRID,
        "labelLimit": 210,
    },
    "axisY": {"labelColor": INK},
    "legend": {"labelColor": INK, "labelFontSize": LABEL, "symbolSize": 70, "labelLimit": 300},
}


def drawn(chart: Any, title: str) -> str:
    """The chart as SVG that fits its place and says what it is."""
    check_libraries()
    import vl_convert

    spec = chart.to_dict()
    spec["config"] = CONFIG
    return _tidied(vl_convert.vegalite_to_svg(spec), title)


def _tidied(svg: str, title: str) -> str:
    """Shorter numbers, a name for those who do not see it, and nothing that is of no use."""
    svg = re.sub(r"\d+\.\d{2,}", lambda found: f"{float(found[0]):.1f}", svg)
    svg = re.sub(r' font-(?:family="[^"]*"|size="12px"|weight="normal")', "", svg)
    svg = re.sub(r' (?:role|aria-[a-z]+|class|pointer-events)="[^"]*"', "", svg)
    size = re.search(r'width="([\d.]+)" height="([\d.]+)" viewBox="([^"]+)"', svg)
    assert size is not None
    inside = svg[svg.index(">", size.end()) + 1 :]
    letters = f'font-family="{SANS}" font-size="{LABEL}px"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="{size[3]}" {letters}'
    return f'{head} width="{size[1]}" height="{size[2]}"><title>{escape(title)}</title>{inside}'


def altair() -> Any:
    check_libraries()
    import altair as library

    return library
