"""SVG elements: what is written is well-formed, whatever the words are."""

from __future__ import annotations

from xml.etree import ElementTree

from hypothesis import example, given
from hypothesis import strategies as st

from spellwright.drawing.element import NOTHING, OWN, element, group, number, together, words

ANY_TEXT = st.text(st.characters(codec="utf-8"))


@given(ANY_TEXT)
@example("<script>alert('&')</script>")
@example('"/><g onload="x')
@example(f"{OWN}id")
@example("]]>")
@example("\x00\x0b\ufffe")
def test_no_word_breaks_out_of_its_element(text: str) -> None:
    read = ElementTree.fromstring(element("text", words(text), data_note=text))
    assert read.tag == "text"
    assert len(read) == 0
    assert list(read.attrib) == ["data-note"]


@given(st.text(st.characters(min_codepoint=32, max_codepoint=0xD7FF)))
def test_words_come_back_as_they_were(text: str) -> None:
    read = ElementTree.fromstring(element("text", words(text), data_note=text))
    assert (read.text or "") == text
    assert read.attrib["data-note"] == text


def test_the_mark_of_own_ids_cannot_come_from_words() -> None:
    assert OWN not in element("text", words(f"a{OWN}b"), title=f"{OWN}c")


def test_empty_parts_leave_nothing() -> None:
    assert group(NOTHING, NOTHING) == "<g/>"
    assert together(NOTHING, element("a"), NOTHING) == "<a/>"


@given(st.floats(-10_000, 10_000))
def test_numbers_are_plain_and_near(value: float) -> None:
    assert abs(float(number(value)) - value) <= 0.0051
    assert "e" not in number(value)
