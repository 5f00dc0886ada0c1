"""Words for numbers: lexicons and phrasebooks, and the slips that they find."""

from __future__ import annotations

import pytest

from spellwright.kernel.phrases import Lexicon, Phrasebook, numbers
from spellwright.kernel.refusal import Refused, RulesError

COLOURS = Lexicon("colour", ["red", "", "green"], ["Red", "(none)", "Green"])


def test_keys_parse_back() -> None:
    for number in (0, 2):
        assert COLOURS.parse(COLOURS.key(number)) == number
    assert len(COLOURS) == 3
    assert COLOURS.label(2) == "Green"


@pytest.mark.parametrize("word", ["blue", "Red", "", "red "])
def test_other_words_are_none_of_the_keys(word: str) -> None:
    assert COLOURS.parse(word) == -1


@pytest.mark.parametrize("number", [-1, 3, 1 << 40])
def test_numbers_without_a_name_are_marked(number: int) -> None:
    assert (COLOURS.key(number), COLOURS.label(number)) == ("?", "?")


def test_labels_are_the_keys_where_none_are_given() -> None:
    assert Lexicon("side", ["X", "O"]).label(1) == "O"


def test_plain_numbers_are_a_lexicon() -> None:
    amounts = numbers("amount", 12)
    assert [amounts.parse(word) for word in ("0", "12", "13", "-1", "007")] == [0, 12, -1, -1, -1]


@pytest.mark.parametrize(
    ("keys", "labels", "said"),
    [
        (["a", "b"], ["A"], "one noun for each key"),
        (["a", "b", "a"], None, "a key twice"),
        (["a b"], None, "contains a space"),
        (["a\tb"], None, "contains a space"),
        (["a\u00a0b"], None, "contains a space"),
    ],
)
def test_slips_in_a_lexicon_are_found(keys: list[str], labels: list[str] | None, said: str) -> None:
    with pytest.raises(RulesError, match=said):
        Lexicon("thing", keys, labels)


# -- phrasebooks -----------------------------------------------------------------------------------


def _book() -> Phrasebook:
    book = Phrasebook("event")
    book.add("rained", "It rains.", "EX-1")
    book.add("painted", "{0} paints it {1}.", "EX-2", Lexicon("who", ["ada"], ["Ada"]), COLOURS)
    book.add("mixed", "{0} is mixed.", ["EX-3", "EX-4", "EX-5"], COLOURS)
    return book


def test_a_phrase_puts_labels_in_its_places() -> None:
    book = _book()
    assert book[1].text([0, 2]) == "Ada paints it Green."
    assert book[1].text([0, 9]) == "Ada paints it ?."
    assert book[0].text([]) == book[0].text([5, 6]) == "It rains."


def test_a_phrase_has_one_clause_or_one_for_each_value() -> None:
    book = _book()
    assert book[0].clause_for([]) == "EX-1"
    assert [book[2].clause_for([value]) for value in range(3)] == ["EX-3", "EX-4", "EX-5"]


def test_phrases_are_found_by_key() -> None:
    book = _book()
    assert len(book) == 3
    assert [book.find(key) for key in ("rained", "mixed", "snowed")] == [0, 2, -1]
    assert book.number("painted") == 1
    with pytest.raises(Refused, match="There is no event “snowed”"):
        book.number("snowed")


@pytest.mark.parametrize("key", ["rained", "", "has rained", "has\nrained"])
def test_bad_keys_are_found(key: str) -> None:
    with pytest.raises(RulesError, match="there twice, empty or has a space"):
        _book().add(key, "It rains.")


@pytest.mark.parametrize("template", ["{0} and {1}", "{who}", "{", "{0"])
def test_a_place_without_a_word_is_found_when_the_phrase_is_added(template: str) -> None:
    with pytest.raises(RulesError, match="event 'new' has a place without a word"):
        _book().add("new", template, "", COLOURS)


@pytest.mark.parametrize("clauses", [[], ["EX-1"], ["EX-1"] * 4])
def test_missing_clauses_are_found_when_the_phrase_is_added(clauses: list[str]) -> None:
    with pytest.raises(RulesError, match="not one clause for each value"):
        _book().add("new", "It is {0}.", clauses, COLOURS)
    with pytest.raises(RulesError, match="not one clause for each value"):
        _book().add("new", "It is.", ["EX-1"])
