"""Charts: small, named, the same every time, and readable by day and by night."""

from __future__ import annotations

import re
from collections.abc import Callable
from xml.etree import ElementTree

import pytest

from spellwright.lab.chart_style import BY_NIGHT, DARK_CHARTS, SERIES, alone
from spellwright.lab.charts import (
    Axis,
    Bar,
    BarRow,
    Curve,
    Dot,
    Point,
    Space,
    bars,
    counts,
    curves,
    dots,
    heat,
    lines,
    scatter,
)

pytestmark = pytest.mark.lab
X = Axis("wins", ".0%")
Y = Axis("games", ".0%")
TITLE = "Seats & <others>"
CHARTS: dict[str, Callable[[], str]] = {
    "dots": lambda: dots([Dot("Ann", 0.5, 0.4, 0.6), Dot("Ben", 0.3, 0.2, 0.4)], X, TITLE),
    "series": lambda: dots(
        [Dot("Ann", 0.5, 0.4, 0.6, "one"), Dot("Ann", 0.3, 0.2, 0.4, "two")], X, TITLE, middle=0.5
    ),
    "bars": lambda: bars([Bar(0, 10, 0.25), Bar(10, 20, 0.75)], X, Y, TITLE, middle=9),
    "counts": lambda: counts(
        [BarRow("Ann", 1234, True), BarRow("Ben", 2)], Axis("", ",.0f"), TITLE
    ),
    "lines": lambda: lines([[(0, 0), (1, 0.5)], [(0, 0), (1, -1)]], X, Y, TITLE),
    "curves": lambda: curves(
        [Curve(0, 0, 0, 0.1), Curve(1, 1, 0.9, 1)], X, Y, TITLE, diagonal=True
    ),
    "scatter": lambda: scatter([Point(0.1, 0.2, "Fog", "spells"), Point(1, 0.4)], X, Y, TITLE),
    "hexes": lambda: heat(
        [Space("a1", 0, 0, 3), Space("a2", 1, 0, 1)], TITLE, hexes=True, danger=True
    ),
}


@pytest.mark.parametrize("name", CHARTS)
def test_a_chart_is_small_and_says_what_it_is(name: str) -> None:
    svg = CHARTS[name]()
    root = ElementTree.fromstring(svg)
    assert root.get("role") == "img"
    assert root[0].tag.endswith("title")
    assert root[0].text == TITLE
    assert len(svg) < 9_000
    assert svg == CHARTS[name]()
    assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")


@pytest.mark.parametrize("name", CHARTS)
def test_every_colour_has_its_counterpart_by_night(name: str) -> None:
    colours = set(re.findall(r'(?:fill|stroke)="(#[0-9a-f]+)"', CHARTS[name]()))
    assert colours <= {*BY_NIGHT, *SERIES}
    for colour in colours & BY_NIGHT.keys():
        assert f'[fill="{colour}"]{{fill:{BY_NIGHT[colour]}}}' in DARK_CHARTS
        assert f'[stroke="{colour}"]{{stroke:{BY_NIGHT[colour]}}}' in DARK_CHARTS


def test_names_and_figures_can_be_read() -> None:
    assert "Ann" in CHARTS["dots"]()
    assert "1,234" in CHARTS["counts"]()
    assert "Fog" in CHARTS["scatter"]()


def test_a_picture_alone_brings_its_ground_and_its_night() -> None:
    svg = alone(CHARTS["dots"]())
    ElementTree.fromstring(svg)
    assert DARK_CHARTS in svg
    assert svg.index("<title>") < svg.index("<style>") < svg.index("Ann")


def test_letters_are_readable() -> None:
    for chart in CHARTS.values():
        assert all(float(size) >= 12 for size in re.findall(r'font-size="([\d.]+)', chart()))
