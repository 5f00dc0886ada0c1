"""Charts of the lab: plain rows in, SVG text out, drawn by Altair and vl-convert."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from spellwright.lab.chart_style import (
    BRASS,
    DANGER,
    INK,
    LABEL,
    MUTED,
    PAPER,
    SERIES,
    SHAPES,
    altair,
    drawn,
)

WIDTH: Final = 640
ROW: Final = 26
"""The height of a row with a name."""
NARROW: Final = 0.06
"""On a scale of less than this, whole per cents would be said twice."""
HEXAGON: Final = "M0,-1L0.866,-0.5L0.866,0.5L0,1L-0.866,0.5L-0.866,-0.5Z"
SQUARE: Final = "M-0.886,-0.886H0.886V0.886H-0.886Z"


class Axis(NamedTuple):
    """What an axis shows."""

    title: str
    format: str = ""
    """As d3 writes numbers: `.0%`, `,.0f`."""
    low: float | None = None
    high: float | None = None


class Dot(NamedTuple):
    """A name with a figure and its interval."""

    name: str
    value: float
    low: float
    high: float
    series: str = ""


class Bar(NamedTuple):
    """A part of a distribution: from where to where, and how much lies there."""

    start: float
    end: float
    height: float


class BarRow(NamedTuple):
    """A name with a figure; what it is about is strong, what it is compared with is not."""

    name: str
    value: float
    strong: bool = False


class Point(NamedTuple):
    """A point of a scatter; those without a name are drawn and not labelled."""

    x: float
    y: float
    name: str = ""
    series: str = ""
    size: float = 1.0


class Space(NamedTuple):
    """A space of a board with how much happened there."""

    name: str
    x: float
    y: float
    value: float


# -- the charts ------------------------------------------------------------------------------------


def dots(rows: Sequence[Dot], x: Axis, title: str, *, middle: float | None = None) -> str:
    """A row for each name: a dot, the line of its interval, and a rule at what is expected."""
    alt = altair()
    if x.format == ".0%" and max(row.high for row in rows) - min(row.low for row in rows) < NARROW:
        x = x._replace(format=".1%")
    names = list(dict.fromkeys(row.name for row in rows))
    series = list(dict.fromkeys(row.series for row in rows))
    several = len(series) > 1
    chart = alt.Chart(_data(rows))
    place = alt.Y("name:N", sort=names, title=None, axis=alt.Axis(domain=False, ticks=False))
    across = {"x": alt.X("value:Q", **_quantity(x)), "y": place}
    if several:
        across["yOffset"] = alt.YOffset("series:N", sort=series)
    colour = _colour(series)
    line = chart.mark_rule(strokeWidth=2).encode(
        **{**across, "x": alt.X("low:Q", **_quantity(x))}, x2="high:Q", color=colour
    )
    point = chart.mark_point(filled=True, size=70, opacity=1).encode(
        **across, color=colour, shape=_shape(series)
    )
    layers = [*_rule(middle), line, point]
    step = {"step": 15 * len(series) + 8 if several else ROW, "for": "position"}
    return drawn(alt.layer(*layers).properties(width=WIDTH - 220, height=step), title)


def bars(rows: Sequence[Bar], x: Axis, y: Axis, title: str, *, middle: float | None = None) -> str:
    """A distribution."""
    alt = altair()
    chart = alt.Chart(_data(rows)).mark_rect(fill=BRASS, stroke=PAPER, strokeWidth=0.7)
    marks = chart.encode(
        x=alt.X("start:Q", **_quantity(x, nice=False)),
        x2="end:Q",
        y=alt.Y("height:Q", **_quantity(y)),
        y2=alt.datum(0),
    )
    layers = [marks, *_rule(middle, DANGER)]
    return drawn(alt.layer(*layers).properties(width=WIDTH - 80, height=180), title)


def counts(rows: Sequence[BarRow], x: Axis, title: str) -> str:
    """A bar for each name, the figure at its end."""
    alt = altair()
    names = list(dict.fromkeys(row.name for row in rows))
    place = alt.Y("name:N", sort=names, title=None, axis=alt.Axis(domain=False, ticks=False))
    base = alt.Chart(_data(rows)).encode(
        y=place,
        x=alt.X(
            "value:Q",
            title=x.title or None,
            axis=alt.Axis(labels=False, ticks=False, grid=False, domain=False),
            scale=alt.Scale(zero=True, nice=False),
        ),
    )
    colour = alt.condition("datum.strong", alt.value(BRASS), alt.value(MUTED))
    bar = base.mark_bar(height=13).encode(fill=colour)
    text = base.mark_text(align="left", dx=6, fill=MUTED, fontSize=LABEL).encode(
        text=alt.Text("value:Q", format=x.format)
    )
    both = alt.layer(bar, text).properties(width=WIDTH - 280, height={"step": ROW})
    return drawn(both, title)


def lines(paths: Sequence[Sequence[tuple[float, float]]], x: Axis, y: Axis, title: str) -> str:
    """Many thin lines, to see what such games are like."""
    alt = altair()
    values = [
        {"path": number, "x": round(at, 3), "y": round(value, 3)}
        for number, path in enumerate(paths)
        for at, value in path
    ]
    thin = alt.Chart(alt.Data(values=values)).mark_line(
        stroke=BRASS, strokeWidth=0.8, strokeOpacity=0.35
    )
    marks = thin.encode(
        x=alt.X("x:Q", **_quantity(x, nice=False)),
        y=alt.Y("y:Q", **_quantity(y, nice=False)),
        detail="path:N",
    )
    level = alt.Chart(alt.Data(values=[{}])).mark_rule(stroke=MUTED).encode(y=alt.datum(0))
    return drawn(alt.layer(marks, level).properties(width=WIDTH - 80, height=260), title)


class Curve(NamedTuple):
    """A point of a line with the band of its interval."""

    x: float
    y: float
    low: float
    high: float
    series: str = ""


def curves(rows: Sequence[Curve], x: Axis, y: Axis, title: str, *, diagonal: bool = False) -> str:
    """Lines with bands; the diagonal is where both axes say the same."""
    alt = altair()
    series = list(dict.fromkeys(row.series for row in rows))
    chart = alt.Chart(_data(rows))
    across = alt.X("x:Q", **_quantity(x, nice=False))
    up = alt.Y("y:Q", **_quantity(y, nice=False))
    band = chart.mark_area(opacity=0.22).encode(
        x=across, y=alt.Y("low:Q", **_quantity(y)), y2="high:Q", fill=_colour(series)
    )
    line = chart.mark_line(strokeWidth=2).encode(x=across, y=up, stroke=_colour(series))
    point = chart.mark_point(filled=True, size=30, opacity=1).encode(
        x=across, y=up, color=_colour(series), shape=_shape(series)
    )
    straight = alt.Chart(alt.Data(values=[{"x": 0, "y": 0}, {"x": 1, "y": 1}]))
    equal = straight.mark_line(stroke=MUTED, strokeDash=[4, 4]).encode(x="x:Q", y="y:Q")
    layers = [*([equal] if diagonal else []), band, line, point]
    return drawn(alt.layer(*layers).properties(width=WIDTH - 90, height=240), title)


def scatter(
    points: Sequence[Point], x: Axis, y: Axis, title: str, *, middle: float | None = None
) -> str:
    """Points, some with their names beside them."""
    alt = altair()
    series = list(dict.fromkeys(point.series for point in points))
    chart = alt.Chart(_data(points))
    place = {"x": alt.X("x:Q", **_quantity(x)), "y": alt.Y("y:Q", **_quantity(y))}
    point = chart.mark_point(filled=True, size=46, opacity=0.85).encode(
        **place, color=_colour(series), shape=_shape(series)
    )
    name = (
        chart.transform_filter("datum.name != ''")
        .mark_text(align="left", dx=7, dy=-4, fill=INK, fontSize=LABEL)
        .encode(**place, text="name:N")
    )
    rule = []
    if middle is not None:
        marks = alt.Chart(alt.Data(values=[{}])).mark_rule(stroke=MUTED, strokeDash=[4, 4])
        rule = [marks.encode(y=alt.datum(middle))]
    return drawn(alt.layer(*rule, point, name).properties(width=WIDTH - 90, height=380), title)


def heat(spaces: Sequence[Space], title: str, *, hexes: bool, danger: bool) -> str:
    """The spaces of a board where they lie: the fuller the colour, the more happened there."""
    alt = altair()
    left, right = min(one.x for one in spaces), max(one.x for one in spaces)
    top, bottom = min(one.y for one in spaces), max(one.y for one in spaces)
    across, down = right - left + 1, (bottom - top) / (0.87 if hexes else 1) + 1
    step = min((WIDTH / 2 - 30) / across, 360 / down)
    most = max([one.value for one in spaces]) or 1.0
    rows = [{**one._asdict(), "part": round(one.value / most, 3)} for one in spaces]
    margin = 0.6
    scale_x = alt.Scale(domain=[left - margin, right + margin], nice=False, zero=False)
    scale_y = alt.Scale(domain=[bottom + margin, top - margin], nice=False, zero=False)
    size = (step * 0.9) ** 2 * (1.15 if hexes else 1.0)
    place = {
        "x": alt.X("x:Q", axis=None, scale=scale_x),
        "y": alt.Y("y:Q", axis=None, scale=scale_y),
    }
    chart = alt.Chart(alt.Data(values=rows))
    shape = HEXAGON if hexes else SQUARE
    colour = DANGER if danger else BRASS
    mark = chart.mark_point(
        filled=True, fill=colour, stroke=MUTED, strokeWidth=0.5, shape=shape, size=size, opacity=1
    )
    marks = mark.encode(
        **place,
        fillOpacity=alt.FillOpacity("part:Q", legend=None, scale=alt.Scale(range=[0.04, 1])),
    )
    wide, high = (across + 0.2) * step, ((bottom - top) + 1.2) * step
    return drawn(marks.properties(width=round(wide), height=round(high)), title)


# -- what they have in common ----------------------------------------------------------------------


def _data(rows: Sequence[NamedTuple]) -> Any:
    return altair().Data(values=[_rounded(row._asdict()) for row in rows])


def _rounded(row: dict[str, Any]) -> dict[str, Any]:
    return {k: float(f"{v:.6g}") if isinstance(v, float) else v for k, v in row.items()}


def _quantity(axis: Axis, *, nice: bool = True) -> dict[str, Any]:
    alt = altair()
    scale: dict[str, Any] = {"zero": False, "nice": nice}
    if axis.low is not None and axis.high is not None:
        scale |= {"domain": [axis.low, axis.high], "clamp": True}
    shown = {"format": axis.format} if axis.format else {}
    return {
        "title": axis.title or None,
        "axis": alt.Axis(tickCount=6, **shown),
        "scale": alt.Scale(**scale),
    }


def _colour(series: Sequence[str]) -> Any:
    alt = altair()
    scale = alt.Scale(domain=list(series), range=[SERIES[n % 6] for n in range(len(series))])
    return alt.Color("series:N", scale=scale, legend=_legend(series), title=None)


def _shape(series: Sequence[str]) -> Any:
    alt = altair()
    scale = alt.Scale(domain=list(series), range=[SHAPES[n % 6] for n in range(len(series))])
    return alt.Shape("series:N", scale=scale, legend=_legend(series), title=None)


def _legend(series: Sequence[str]) -> Any:
    return None if len(series) < 2 else altair().Legend(orient="top", direction="horizontal")


def _rule(at: float | None, colour: str = MUTED) -> list[Any]:
    if at is None:
        return []
    alt = altair()
    marks = alt.Chart(alt.Data(values=[{}])).mark_rule(stroke=colour, strokeDash=[4, 4])
    return [marks.encode(x=alt.datum(at))]
