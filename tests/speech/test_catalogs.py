"""The catalogs fit the code, and each other; the samples are what they say."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from spellwright.kernel.phrases import Lexicon
from spellwright.kernel.saying import Noun
from spellwright.speech import lint
from spellwright.speech.catalog import Catalog
from spellwright.speech.language import ENGLISH, Language, language, language_codes
from spellwright.speech.reader import read
from spellwright.speech.sampling import samples
from spellwright.speech.speaker import Speaker
from spellwright.speech.usage import Usage, Use
from tests.speech.domains import DOMAINS, usage_of

SAMPLES: Final = Path(__file__).parent / "samples"
REWRITTEN: Final[tuple[str, ...]] = ()
"""The domains whose English follows the guide."""


@pytest.mark.parametrize("domain", DOMAINS)
def test_the_code_and_the_catalog_have_the_same_keys_and_arguments(domain: str) -> None:
    assert lint.faults_of(language(ENGLISH).catalog(domain), usage_of(domain)) == []


@pytest.mark.parametrize("domain", DOMAINS)
@pytest.mark.parametrize("code", language_codes())
def test_no_plural_and_no_form_is_left_out(code: str, domain: str) -> None:
    tongue = language(code)
    assert lint.grammar_faults(tongue, tongue.catalog(domain), usage_of(domain)) == []


@pytest.mark.parametrize("domain", DOMAINS)
def test_a_translation_says_nothing_that_english_does_not(domain: str) -> None:
    english = language(ENGLISH).catalog(domain)
    for code in language_codes():
        other = language(code).catalog(domain)
        assert lint.translation_faults(english, other, usage_of(domain)) == []


@pytest.mark.parametrize("domain", DOMAINS)
def test_the_samples_are_what_the_catalog_says(domain: str) -> None:
    """`python tools/words/samples.py` writes them anew."""
    said = samples(Speaker(), language(ENGLISH).catalog(domain), usage_of(domain).places)
    assert (SAMPLES / ENGLISH / f"{domain}.txt").read_text("utf-8").splitlines() == said


def test_nothing_that_was_rewritten_reads_badly() -> None:
    for domain in REWRITTEN:
        catalog = language(ENGLISH).catalog(domain)
        assert lint.style_faults(Speaker(), catalog, usage_of(domain)) == []


# -- the lint itself -------------------------------------------------------------------------------


def catalog_of(text: str, code: str = ENGLISH) -> Catalog:
    entries = {entry.key: entry for entry in read(text, "a file")}
    return Catalog("trial", entries, Language(code).grammar)


def usage_with(*uses: Use) -> Usage:
    usage = Usage("trial")
    usage.uses += uses
    return usage


def test_a_missing_key_one_too_many_and_an_argument_that_nobody_gives_are_found() -> None:
    catalog = catalog_of("one = { $who } rests.\nthree = Nobody says this.\n")
    usage = usage_with(Use("one", frozenset({"n"}), "here"), Use("two", frozenset(), "there"))
    assert lint.faults_of(catalog, usage) == [
        "one asks for $who, which here does not give",
        "three is said by nobody",
        "two is missing, which there says",
    ]


def test_a_plural_category_that_is_left_out_is_found() -> None:
    text = "one = { $n ->\n    [one] klucz\n   *[many] kluczy\n    }\n"
    found = lint.grammar_faults(Language("pl"), catalog_of(text, "pl"), usage_with())
    assert found == ["one has no [few]"]


def test_a_form_that_a_name_lacks_is_found() -> None:
    usage = usage_with()
    usage.places["who"] = Lexicon("x", ["a", "b"], [Noun("trial", "a"), Noun("trial", "b")])
    text = "-a = A\n    .gen = Ay\n-b = B\none = do { GEN($who) }\n"
    found = lint.grammar_faults(Language("pl"), catalog_of(text, "pl"), usage)
    assert found == ["-b has no .gen, which is asked for"]


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("event-x = Jr.. comes.", "two full stops"),
        ("event-x = Harry plays Alohomora!.", "behind another mark"),
        ("event-x = He is a Auror.", "where an is said"),
        ("event-x = He draws 1 cards.", "one of several"),
        ("event-x = He draws  a card.", "two blanks"),
        ("event-x = He draws 3 card(s).", "for one and several"),
        ("verb-x = Move on.", "without a full stop"),
        ("verb-x = " + "Move " * 13, "at most 60"),
        ("question-x = " + "Move on " * 14, "at most 110"),
    ],
)
def test_what_reads_badly_is_found(text: str, what: str) -> None:
    catalog = catalog_of(f"{text}\n")
    tongue = Language(ENGLISH)
    tongue._catalogs["trial"] = catalog
    (found,) = lint.style_faults(Speaker(tongue), catalog, usage_with())
    assert what in found
