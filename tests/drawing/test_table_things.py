"""Dice, cards and the stage: what they show, say, and how they tell a page to move them."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from spellwright.drawing.card import back, card, face, in_words
from spellwright.drawing.card_content import Card, Figure
from spellwright.drawing.card_shape import LARGE, SMALL, Shape
from spellwright.drawing.die import Die, die
from spellwright.drawing.element import Svg
from spellwright.drawing.look import DANGER, SEATS
from spellwright.drawing.stage import FORMATS, NARROW, WIDE, Format, Stage, picture, stage_svg
from spellwright.drawing.stage import in_words as stage_in_words
from spellwright.drawing.stage_side import Addend, Modifier, Side, running
from spellwright.kernel.saying import say
from tests.shared.pictures import of_class

COST = Figure("5", "spark", "#c8a04a", "costs")
LONG = Card("Wingardium Leviosa", "Spell", "#3f7fd1", "wand", "Lift it. " * 30, "HB-2", (COST,) * 3)
SHORT = Card("Stupefy", "Charm", DANGER, "spark", "Deal 2.")


def read(svg: Svg | str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def moved_parts(svg: str) -> dict[str, tuple[str, str]]:
    """What moves: motion and value by key."""
    parts = [part for part in read(svg).iter() if "data-motion" in part.attrib]
    assert not any("transform" in part.attrib for part in parts)
    keys = [part.attrib["data-key"] for part in parts]
    assert len(keys) == len(set(keys))
    return {p.attrib["data-key"]: (p.attrib["data-motion"], p.attrib["data-value"]) for p in parts}


@pytest.mark.parametrize("pips", range(1, 7))
def test_a_die_has_as_many_pips_as_its_face(pips: int) -> None:
    (engraving,) = [p for p in read(die(Die("a", pips), 40)).iter() if p.get("class") == "face"]
    assert len([part for part in engraving.iter() if part.tag == "circle"]) == pips


def test_a_die_may_show_symbols_numbers_and_nothing() -> None:
    assert "<path" in die(Die("a", "sword"), 40)
    assert "".join(read(die(Die("a", 12, says="twelve"), 40)).itertext()) == "twelve12"
    assert "".join(read(die(Die("a", ""), 40)).itertext()) == "a blank side"


def test_a_die_tumbles_at_each_roll_even_to_the_same_face() -> None:
    first, second = (moved_parts(die(Die("a", 3, roll), 40)) for roll in (1, 2))
    assert first == {"a": ("tumble", "1:3")}
    assert second == {"a": ("tumble", "2:3")}


def test_a_card_turns_when_another_lies_in_its_place() -> None:
    assert moved_parts(card(None, "top")) == {"card top": ("turn", "face-down")}
    assert moved_parts(card(SHORT, "top")) == {"card top": ("turn", "Stupefy")}


def test_a_card_that_can_be_chosen_glows_and_carries_its_option() -> None:
    lit = read(card(SHORT, "hand-0", option="play stupefy"))
    assert lit.get("data-option") == "play stupefy"
    assert [part for part in lit.iter() if part.get("class") == "light"]
    assert 'class="light"' not in card(SHORT, "hand-0")


def test_a_card_has_its_whole_text_in_the_large_form_and_in_words() -> None:
    small, large = ("".join(read(face(LONG, shape)).itertext()) for shape in (SMALL, LARGE))
    assert "Lift it." not in small
    assert "…" not in small
    assert "Lift it." in large
    assert in_words(SHORT) == "Stupefy (Charm). Deal 2"
    assert in_words(LONG).startswith("Wingardium Leviosa (Spell). costs 5, costs 5, costs 5. Lift")
    assert [part.get("display") for part in read(card(LONG, "x")) if part.get("class") == "large"]


def test_a_card_face_down_tells_nothing() -> None:
    assert "".join(read(card(None, "deck")).itertext()) == "A card, face down"
    assert "".join(read(back(LARGE)).itertext()) == ""


@pytest.mark.parametrize("shape", [SMALL, LARGE])
def test_nothing_lies_below_the_card(shape: Shape) -> None:
    lines = [float(p.get("y", 0)) for p in read(face(LONG, shape)).iter() if p.tag == "text"]
    assert max(lines) < shape.height


CLASH = Stage(
    "clash-4",
    "Faced clash",
    "WD-7.1",
    Side("Hermione", SEATS[0], "owl", "H", (LONG, Die("d1", 5)), (Modifier("Height", "+2"),), "7"),
    Side("A troll", None, "beast", "T", (None, Die("d2", 1)), (Modifier("Dazed", "-1", "X-1"),)),
    "Hermione wins by 2.",
)


@pytest.mark.parametrize("form", FORMATS)
def test_a_stage_shows_both_sides_their_modifiers_sums_and_the_result(form: Format) -> None:
    words = "".join(read(picture(CLASH, form)).itertext())
    for said in ("Hermione", "A troll", "Height", "+2", "Dazed", "X-1", "7", "WD-7.1"):
        assert said in words
    assert stage_in_words(CLASH) == (
        "Hermione: Wingardium Leviosa, 5, Height +2 = 7. "
        "A troll: a card face down, 1, Dazed -1. Hermione wins by 2."
    )


@pytest.mark.parametrize("form", FORMATS)
def test_a_stage_shows_the_sum_until_then_and_what_is_needed(form: Format) -> None:
    addends = [Addend("Height", 2, "X-1"), Addend("Dazed", -3), Addend("Luck", 1)]
    side = CLASH.first._replace(modifiers=running(addends, 5), total="", so_far="5")
    going_on = CLASH._replace(first=side, result="", needed="Hermione needs 2 more.")
    drawn = read(picture(going_on, form))
    sums = ["".join(one.itertext()) for one in of_class(drawn, "running")]
    assert sums == ["= 7", "= 4", "= 5"]
    so_far = str(say("picture-so-far", total="5"))
    assert ["".join(one.itertext()) for one in of_class(drawn, "total")] == [so_far]
    needed = ["".join(one.itertext()) for one in of_class(drawn, "needed")]
    assert " ".join(needed) == "Hermione needs 2 more."
    assert stage_in_words(going_on).endswith("Hermione needs 2 more.")
    assert f"= {so_far}." in stage_in_words(going_on)


def test_a_stage_is_low_so_that_most_of_the_board_stays_in_sight() -> None:
    wide, narrow = (float(read(picture(CLASH, form)).attrib["height"]) for form in FORMATS)
    assert wide <= 175
    assert narrow <= 300


@pytest.mark.parametrize("form", FORMATS)
def test_a_stage_names_the_pieces_that_meet(form: Format) -> None:
    (whole,) = [
        part
        for part in read(picture(CLASH._replace(about=("ann", "ben")), form)).iter()
        if "data-stage" in part.attrib
    ]
    assert whole.attrib["data-about"] == "ann ben"


@pytest.mark.parametrize("form", FORMATS)
def test_a_stage_moves_in_the_order_in_which_it_is_read(form: Format) -> None:
    motions = [motion for motion, _ in moved_parts(picture(CLASH, form)).values()]
    assert motions == ["turn", "tumble", "arrive", "arrive", "turn", "tumble", "arrive", "arrive"]


def test_a_page_gets_a_strip_for_each_width() -> None:
    both = read(f"<both>{stage_svg(CLASH, 'c-')}</both>")
    assert [svg.attrib["class"].split()[-1] for svg in both] == ["wide", "narrow"]
    ids = [part.attrib["id"] for part in both.iter() if "id" in part.attrib]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("form", FORMATS)
def test_one_side_alone_many_dice_and_long_names_find_room(form: Format) -> None:
    dice = tuple(Die(f"d{n}", n % 6 + 1) for n in range(20))
    long = Modifier("Standing on the higher ground of the old tower", "+10", "WD-7.4")
    side = CLASH.first._replace(name="Albus Percival Wulfric Brian", shows=(*dice, SHORT, LONG))
    full = CLASH._replace(first=side._replace(modifiers=(long,) * 4), second=None)
    few, many = (read(picture(shown, form)) for shown in (CLASH, full))
    assert float(many.attrib["height"]) > float(few.attrib["height"])
    lowest = max(float(part.get("y", 0)) for part in many.iter() if part.tag.endswith("text"))
    assert lowest < float(many.attrib["height"])


def test_a_narrow_strip_is_higher_than_a_wide_one() -> None:
    wide, narrow = (read(picture(CLASH, form)) for form in (WIDE, NARROW))
    assert float(narrow.attrib["width"]) < float(wide.attrib["width"]) / 2
    assert float(narrow.attrib["height"]) > float(wide.attrib["height"])
