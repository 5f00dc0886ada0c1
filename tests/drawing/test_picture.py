"""Finished pictures: self-contained, described, and at peace with others on the same page."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from spellwright.drawing.definition import Definition, definitions_for
from spellwright.drawing.element import Svg, element, group
from spellwright.drawing.floor import BLOCK, HOLE, Area, fog, grain
from spellwright.drawing.picture import finished

PAINT = Definition("test-paint", "linearGradient", element("stop", offset=0, stop_color="#fff"))
SHAPE = Definition("test-shape", "rect", width=4, height=4, fill=PAINT.url)


def picture(*content: Svg, prefix: str = "") -> str:
    return finished(10, 20, *content, title="A <b>", description="C & d", prefix=prefix)


def ids(svg: str) -> list[str]:
    return re.findall(r' id="([^"]+)"', svg)


def test_size_title_and_description() -> None:
    root = ElementTree.fromstring(picture(element("rect")))
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == ("10", "20", "0 0 10 20")
    assert [child.text for child in root[:2]] == ["A <b>", "C & d"]
    assert root.attrib["aria-labelledby"].split() == [root[0].get("id"), root[1].get("id")]


def test_a_picture_holds_the_definitions_that_it_uses_and_no_other() -> None:
    assert len(ids(picture(element("rect")))) == 2
    plain = picture(element("rect", fill=PAINT.url), prefix="x-")
    assert ids(plain) == ["x-title", "x-desc", "x-test-paint"]
    nested = picture(SHAPE.at(1, 0), prefix="x-")
    assert ids(nested) == ["x-title", "x-desc", "x-test-paint", "x-test-shape"]
    assert 'href="#x-test-shape" x="1"/>' in nested


def test_every_reference_leads_somewhere() -> None:
    areas = [Area(0, 0, 9, 9)]
    svg = picture(group(BLOCK.at(0, 0), HOLE.at(48, 0), grain(areas), fog(areas)))
    targets = re.findall(r'(?:href="#|url\(#)([^")]+)', svg)
    assert targets
    assert set(targets) <= set(ids(svg))


def test_different_pictures_have_different_ids_and_equal_ones_are_equal() -> None:
    one, other = picture(element("rect", x=1)), picture(element("rect", x=2))
    assert not set(ids(one)) & set(ids(other))
    assert picture(element("rect", x=1)) == one


def test_definitions_have_one_name_each() -> None:
    with pytest.raises(ValueError, match="test-paint"):
        Definition("test-paint", "g")
    assert definitions_for(Svg("")) == []
