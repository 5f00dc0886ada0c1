"""Options: a verb with its arguments as one int, as text, and back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spellwright.kernel.option import (
    Option,
    Verbs,
    first_of,
    pack,
    second_of,
    verb_of,
)
from spellwright.kernel.phrases import Lexicon, numbers
from spellwright.kernel.refusal import Refused, RulesError
from tests.kernel.refusing import is_a_sentence, refusal_of

PLACES = Lexicon("place", ["inn", "tower"], ["the inn", "the tower"])
COINS = numbers("coin", 4094)

VERBS = Verbs()
GO = VERBS.add("go", "Go to {0}", PLACES)
PAY = VERBS.add("pay", "Pay {1} in {0}", PLACES, COINS)
WAIT = VERBS.add("wait", "Wait")


@given(st.integers(0, 255), st.integers(0, 4095), st.integers(0, 1 << 40))
def test_a_packed_option_can_be_taken_apart(verb: int, first: int, second: int) -> None:
    code = pack(verb, first, second)
    assert (verb_of(code), first_of(code), second_of(code)) == (verb, first, second)


@given(
    st.one_of(
        st.builds(pack, st.just(GO), st.integers(0, 1)),
        st.builds(pack, st.just(PAY), st.integers(0, 1), st.integers(0, 4094)),
        st.just(WAIT),
    )
)
def test_texts_parse_back(code: int) -> None:
    assert VERBS.parse(VERBS.text(code)) == code


@pytest.mark.parametrize(
    ("code", "is_known"),
    [
        (pack(PAY, 1, 30), True),
        (WAIT, True),
        (pack(WAIT, 1), False),
        (pack(GO, 2), False),
        (pack(PAY, 0, 5000), False),
        (pack(200), False),
        (-1, False),
    ],
)
def test_a_code_from_outside_is_known_or_not(code: int, is_known: bool) -> None:
    assert VERBS.knows(code) == is_known


def test_texts_and_labels() -> None:
    code = pack(PAY, 1, 30)
    assert (VERBS.text(code), VERBS.label(code)) == ("pay tower 30", "Pay 30 in the tower")
    assert VERBS.parse("  pay\ttower  30 ") == code


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "This game has no choice “”. Choose an option that is offered."),
        ("  ", "This game has no choice “  ”. Choose an option that is offered."),
        ("fly tower", "This game has no choice “fly tower”. Choose an option that is offered."),
        ("Go tower", "This game has no choice “Go tower”. Choose an option that is offered."),
        ("go", "Write “go <place>” instead of “go”."),
        ("go inn tower", "Write “go <place>” instead of “go inn tower”."),
        ("wait here", "Write “wait” instead of “wait here”."),
        ("pay inn", "Write “pay <place> <coin>” instead of “pay inn”."),
        ("go moon", "There is no place “moon”."),
        ("pay inn lots", "There is no coin “lots”."),
        ("go " + "x" * 500, f"There is no place “{'x' * 40}”."),
        (
            "fly\n\x1b[2Jtower",
            "This game has no choice “fly  [2Jtower”. Choose an option that is offered.",
        ),
    ],
)
def test_unreadable_texts_are_refused_in_one_line(text: str, said: str) -> None:
    with pytest.raises(Refused) as refused:
        VERBS.parse(text)
    assert refused.value.kind == "unreadable"
    assert refused.value.sentence == str(refused.value) == said


@given(st.text())
def test_any_text_is_an_option_or_refused(text: str) -> None:
    refused = refusal_of(lambda: VERBS.parse(text))
    if refused is None:
        assert VERBS.text(VERBS.parse(text)) == " ".join(text.split())
    else:
        assert is_a_sentence(refused)


def test_too_large_vocabularies_are_found() -> None:
    verbs = Verbs()
    with pytest.raises(RulesError, match="too many arguments"):
        verbs.add("give", "{0}{1}{2}", PLACES, PLACES, PLACES)
    with pytest.raises(RulesError, match="too many values"):
        verbs.add("count", "{0}", numbers("number", 4095))
    for number in range(256):
        verbs.add(f"verb{number}", "Do it")
    assert verb_of(pack(255, 4095, 7)) == 255
    with pytest.raises(RulesError, match="too many verbs"):
        verbs.add("verb256", "Do it")


def test_options_are_values_known_by_their_text() -> None:
    one, other, third = [VERBS.option(code) for code in (GO, pack(GO, 0), WAIT)]
    assert one == other != third
    assert hash(one) == hash(other)
    assert {one, other, third} == {one, third}
    assert one != "go inn"
    assert (str(third), repr(third), third.label, third.code) == (
        "wait",
        "Option('wait')",
        "Wait",
        WAIT,
    )
    assert one == Option(99, "go inn", "anything")
