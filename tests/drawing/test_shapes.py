"""Medallions, rings, coins and emblems."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from spellwright.drawing import look
from spellwright.drawing.coin import beast_coin, life_line, orb
from spellwright.drawing.element import Svg
from spellwright.drawing.emblem import EMBLEMS, emblem
from spellwright.drawing.lettering import in_lines, width_of
from spellwright.drawing.look import DANGER, SEATS
from spellwright.drawing.medallion import Mark, Medallion, medallion
from spellwright.drawing.ring import border, ring


def read(svg: Svg) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def colourless(svg: Svg) -> str:
    return re.sub("#[0-9a-f]{6}", "#", svg)


def test_each_seat_has_its_own_colour_and_its_own_pattern() -> None:
    assert len({seat.colour for seat in SEATS}) == len(SEATS)
    grey_rings = {colourless(ring(seat, 20, 4)) for seat in SEATS}
    grey_borders = {colourless(border(seat, 90, 90, 4)) for seat in SEATS}
    assert len(grey_rings) == len(SEATS)
    assert len(grey_borders) == len(SEATS)


@pytest.mark.parametrize("seat", SEATS)
def test_seat_colours_stand_out_from_the_ground(seat: look.SeatLook) -> None:
    assert contrast(seat.colour, look.GROUND) >= 3


@pytest.mark.parametrize(
    "colour", [look.TEXT, look.MUTED, look.BRASS, look.CANDLE, look.HEAL, look.ICE, look.DANGER]
)
def test_words_can_be_read_on_the_ground(colour: str) -> None:
    assert contrast(colour, look.GROUND) >= 4.5


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG 2."""
    light, dark = sorted([luminance(one), luminance(other)], reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("name", EMBLEMS)
def test_an_emblem_is_a_path_in_its_box(name: str) -> None:
    path = EMBLEMS[name]
    assert re.fullmatch(r"[MLHVCSAZ\d .\-]+", path)
    assert path.startswith("M")
    assert path.endswith("Z")
    assert all(abs(float(n)) <= 13.1 for n in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", path))
    assert read(emblem(name, 12)).get("transform") == "scale(0.500)"


def test_a_medallion_shows_damage_and_marks() -> None:
    marks = (Mark("drop", look.HEAL, 3), Mark("vine", look.HEAL))
    shown = read(medallion(Medallion(SEATS[0], "owl", "P1", 2, 5, marks), 20))
    (pips,) = [group for group in shown if group.get("class") == "pips"]
    assert [pip.get("fill") == DANGER for pip in pips] == [True, True, False, False, False]
    (badges,) = [group for group in shown if group.get("class") == "marks"]
    assert len(badges) == 2
    assert "3" in "".join(badges[0].itertext())
    assert "".join(shown.itertext()) == "P13"


def test_a_medallion_has_nothing_that_it_was_not_given() -> None:
    plain = medallion(Medallion(SEATS[0], "owl", "P1"), 20)
    for sign in ("pips", "marks", "true-one", "crack"):
        assert sign not in plain
    full = Medallion(SEATS[0], "owl", "P1", 1, 5, (Mark("drop", "#fff"),), True, True, True)
    for sign in ("pips", "marks", "true-one", "crack"):
        assert f'class="{sign}"' in medallion(full, 20)


@pytest.mark.parametrize("radius", [10, 12.5, 22])
def test_the_letters_of_a_small_medallion_can_be_read(radius: float) -> None:
    (letters,) = read(medallion(Medallion(SEATS[0], "owl", "BL"), radius)).iter("text")
    assert float(letters.get("font-size", 0)) >= look.LEAST


def test_more_marks_than_places_do_no_harm() -> None:
    marks = tuple(Mark(name, "#ffffff") for name in EMBLEMS)
    read(medallion(Medallion(SEATS[0], "owl", "P1", marks=marks), 20))


def test_coins_carry_their_monogram() -> None:
    assert "".join(read(beast_coin(SEATS[1], "beast", "P2", 12)).itertext()) == "P2"
    assert "".join(read(orb(SEATS[1], "<&", 12)).itertext()) == "<&"
    assert len(read(life_line(2, 7, 4, DANGER))) == 7


def test_lines_are_broken_between_parts_and_lose_nothing() -> None:
    parts = ["Curse", "Fog", "Illusory body", "Summon spectral sword"]
    lines = in_lines(parts, " · ", 200, 14)
    assert " ".join(lines) == " · ".join(parts)
    assert all(width_of(line, 14) <= 200 for line in lines)
    assert in_lines([], ", ", 100, 14) == []
