"""The catalogs fit the code, and each other; the samples are what they say."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from spellwright.kernel.phrases import Lexicon, numbers
from spellwright.kernel.saying import LIBRARY, Noun, Saying
from spellwright.registry import game
from spellwright.server.pages.script_words import SCRIPT
from spellwright.server.speaking import SITE
from spellwright.speech import lint
from spellwright.speech.begun import Part, part_begun
from spellwright.speech.catalog import Catalog
from spellwright.speech.language import ENGLISH, Language, language, language_codes
from spellwright.speech.reader import read
from spellwright.speech.sampling import samples
from spellwright.speech.speaker import Speaker
from spellwright.speech.style import faults_in
from spellwright.speech.usage import Usage, Use
from tests.speech.domains import DOMAINS, MOVED, usage_of

SAMPLES: Final = Path(__file__).parent / "samples"
REWRITTEN: Final[tuple[str, ...]] = (
    LIBRARY,
    "cli",
    "lab",
    SCRIPT,
    "battle",
    "duels",
    "funkoverse",
    SITE,
    "talisman",
    "wizardry",
)
"""The domains whose English follows the guide."""
LONGEST_NAME: Final = 30
"""Signs of an option's name."""


@pytest.mark.parametrize("domain", DOMAINS)
def test_the_code_and_the_catalog_have_the_same_keys_and_arguments(domain: str) -> None:
    assert lint.faults_of(language(ENGLISH).catalog(domain), usage_of(domain)) == []


@pytest.mark.parametrize("domain", DOMAINS)
@pytest.mark.parametrize("code", language_codes())
def test_no_plural_and_no_form_is_left_out(code: str, domain: str) -> None:
    tongue = language(code)
    assert lint.grammar_faults(tongue, tongue.catalog(domain), usage_of(domain)) == []


@pytest.mark.parametrize("domain", DOMAINS)
def test_a_translation_has_the_keys_and_arguments_of_english(domain: str) -> None:
    english = language(ENGLISH).catalog(domain)
    for code in language_codes():
        other, part = language(code).catalog(domain), part_begun(code, domain)
        assert lint.translation_faults(english, other, usage_of(domain), part) == []


BEGUN: Final = [
    (code, domain)
    for code in language_codes()
    for domain in DOMAINS
    if language(code).catalog(domain).entries
]


@pytest.mark.parametrize(("code", "domain"), BEGUN)
def test_the_samples_are_what_the_catalog_says(code: str, domain: str) -> None:
    """`python tools/words/samples.py` writes them anew, with `--lang` those of a language."""
    said = samples(Speaker(code), language(code).catalog(domain), usage_of(domain).places)
    assert (SAMPLES / code / f"{domain}.txt").read_text("utf-8").splitlines() == said


@pytest.mark.parametrize("code", language_codes())
def test_nothing_that_was_rewritten_reads_badly(code: str) -> None:
    for domain in REWRITTEN:
        catalog = language(code).catalog(domain)
        assert lint.style_faults(Speaker(code), catalog, usage_of(domain)) == []


@pytest.mark.parametrize("id", MOVED)
def test_options_have_a_short_name_and_a_sentence(id: str) -> None:
    """Both are for people: on the page of a new table, and in the list of games."""
    for option in game(id).options:
        name, sentence = str(option.name), str(option.says)
        assert name != option.id
        assert len(name) <= LONGEST_NAME
        assert not name.endswith(".")
        assert sentence[-1] in ".!"
        assert sentence != name


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


@pytest.mark.parametrize("first", ["[one]", "[1]"])
def test_a_plural_category_that_is_left_out_is_found(first: str) -> None:
    text = f"one = {{ $n ->\n    {first} klucz\n   *[many] kluczy\n    }}\n"
    found = lint.grammar_faults(Language("pl"), catalog_of(text, "pl"), usage_with())
    assert found == ["one has no [few]"]


def test_a_plural_is_missed_where_a_list_is_counted_and_not_where_a_trait_is_asked() -> None:
    text = "one = { LENGTH($n) ->\n    [one] on\n   *[many] oni\n    }\n"
    trait = "two = { COUNT($n) ->\n    [many] oni\n   *[one] on\n    }\n"
    found = lint.grammar_faults(Language("pl"), catalog_of(text + trait, "pl"), usage_with())
    assert found == ["one has no [few]"]


@pytest.mark.parametrize("asking", ["GEN($who)", 'LIST($who, form: "gen")'])
def test_a_form_that_a_name_lacks_is_found(asking: str) -> None:
    usage = usage_with()
    usage.places["who"] = Lexicon("x", ["a", "b"], [Noun("trial", "a"), Noun("trial", "b")])
    text = f"-a = A\n    .gen = Ay\n-b = B\none = do {{ {asking} }}\n"
    found = lint.grammar_faults(Language("pl"), catalog_of(text, "pl"), usage)
    assert found == ["-b has no .gen, which is asked for"]


def test_keys_and_arguments_that_a_translation_lacks_or_has_too_many_are_found() -> None:
    english = catalog_of("one = { $n } cards\ntwo = Two.\n")
    usage = usage_with(Use("one", frozenset({"n"}), "here"), Use("two", frozenset(), "there"))
    polish = catalog_of("one = karty { $x }\nthree = Trzy.\n", "pl")
    assert lint.translation_faults(english, polish, usage) == [
        "one asks for $x, which here does not give",
        "one leaves out $n",
        "three is not in English",
        "two is not translated",
    ]


def test_a_domain_that_is_begun_has_the_part_that_it_is_said_to_have_and_no_more() -> None:
    english = catalog_of("-one = One\n-two = Two\nverb-x = Go\nevent-x = They go.\n")
    polish = catalog_of("-one = Jeden\nverb-x = Idź\nevent-x = Idą.\n", "pl")
    assert lint.translation_faults(english, polish, usage_with(), Part(("-", "verb-"))) == [
        "-two is not translated",
        "event-x is in no part that is begun",
    ]


def test_a_language_may_count_by_names_of_its_own_but_has_none_that_nobody_needs() -> None:
    english = catalog_of("one = { $n } Fate\n")
    units = "-unit-fate = żeton\n    .few = żetony\n    .many = żetonów\n-unit-life = punkt\n"
    polish = catalog_of(units + "one = { COUNTED($n, -unit-fate) }\n", "pl")
    usage = usage_with(Use("one", frozenset({"n"}), "here"))
    assert lint.translation_faults(english, polish, usage) == ["-unit-life is not in English"]
    lacking = catalog_of("-unit-fate = żeton\none = { COUNTED($n, -unit-fate) }\n", "pl")
    assert lint.grammar_faults(Language("pl"), lacking, usage) == [
        "-unit-fate has no .few, which is asked for",
        "-unit-fate has no .many, which is asked for",
    ]


def test_where_names_of_several_kinds_stand_a_form_is_asked_of_those_that_have_it() -> None:
    """Cards are no places; but every space is one."""
    keys = ["space-a", "space-b", "card-c"]
    usage = usage_with()
    usage.places["source"] = Lexicon("x", keys, [Noun("trial", key) for key in keys])
    text = "-space-a = A\n    .place = w A\n-space-b = B\n-card-c = C\none = { PLACE($source) }\n"
    found = lint.grammar_faults(Language("pl"), catalog_of(text, "pl"), usage)
    assert found == ["-space-b has no .place, which is asked for"]


def test_a_form_that_follows_from_another_asks_for_that() -> None:
    usage = usage_with()
    usage.places["who"] = Lexicon("x", ["a", "b"], [Noun("trial", "a"), Noun("trial", "b")])
    text = "-a = Ala\n    .ins = Alą\n-b = Ben\none = Walcz { WITH($who) }\n"
    found = lint.grammar_faults(Language("pl"), catalog_of(text, "pl"), usage)
    assert found == ["-b has no .ins, which is asked for"]


def test_a_domain_that_nobody_has_begun_to_translate_lacks_nothing() -> None:
    assert lint.translation_faults(catalog_of("one = One.\n"), catalog_of(""), usage_with()) == []


def faults_of_style(text: str, **places: Lexicon) -> list[str]:
    catalog = catalog_of(f"{text}\n")
    tongue = Language(ENGLISH)
    tongue._catalogs["trial"] = catalog
    usage = usage_with()
    usage.places.update(places)
    return lint.style_faults(Speaker(tongue), catalog, usage)


@pytest.mark.parametrize(
    ("words", "what"),
    [
        ("Walczysz z Zgredkiem.", "z, where ze is said"),
        ("Jesteś w Wrzeszczącej Chacie.", "w, where we is said"),
        ("Masz 5 żetony Losu.", "many of a few"),
        ("Masz 2 punktów Życia.", "a few of many"),
        ("Masz 1 punkty Życia.", "one of several"),
        ("Wyrzuciłeś 4.", "a past form that knows who reads"),
        ("Rzuć “Accio”.", "quotes that are not"),
        ("Masz 3 kart(y).", "for one and several"),
    ],
)
def test_what_reads_badly_in_polish_is_found(words: str, what: str) -> None:
    (found,) = faults_in(words, "pl")
    assert what in found


@pytest.mark.parametrize(
    "words",
    ["Walczysz ze Zgredkiem o 1 żeton Losu, 2 żetony, 5 żetonów.", "Tracisz 1 z 2 punktów Życia."],
)
def test_good_polish_has_no_faults(words: str) -> None:
    assert faults_in(words, "pl") == []


@pytest.mark.parametrize(
    ("verb", "faults"),
    [
        ("gains", ["several, and a verb for one"]),
        ("{ COUNT($who) ->\n    [many] gain\n   *[one] gains\n    }", []),
    ],
)
def test_several_have_a_verb_for_several(verb: str, faults: list[str]) -> None:
    named = "-twins = Fred & George\n    .count = many\n"
    who = Lexicon("x", ["twins"], [Noun("trial", "twins")])
    found = faults_of_style(f"{named}event-x = {{ $who }} {verb} 1 Fate.", who=who)
    assert [fault.split(": ")[1] for fault in found] == faults


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("event-x = Jr.. comes.", "two full stops"),
        ("event-x = Harry plays Alohomora!.", "behind another mark"),
        ("event-x = He is a Auror.", "where an is said"),
        ("event-x = A owl comes.", "where an is said"),
        ("event-x = He is an wizard.", "where a is said"),
        ("event-x = He draws 1 cards.", "one of several"),
        ("event-x = He has 1 action points.", "one of several"),
        ("event-x = He draws  a card.", "two blanks"),
        ("event-x = He draws a card .", "a blank before a mark"),
        ("event-x = He draws 3 card(s).", "for one and several"),
        ("event-x = He plays «Accio».", "quotes that are not"),
        ("event-x = The Cave: do you?", "a question without its verb"),
        ("verb-x = Move on.", "without a full stop"),
        ("verb-x = " + "Move " * 13, "at most 60"),
        ("question-x = " + "Move on " * 14, "at most 110"),
    ],
)
def test_what_reads_badly_is_found(text: str, what: str) -> None:
    (found,) = faults_of_style(text)
    assert what in found


NAMES: Final = [f"name{n}" for n in range(40)]


@pytest.mark.parametrize(
    ("name", "text", "what"),
    [
        ("Owl", "event-x = He is a { $who }.", "where an is said"),
        ("1 Owls", "event-x = He sees { $who }.", "one of several"),
        ("Crouch Jr.", "event-x = { $who }, who is his son, comes.", "a comma behind"),
        ("Owl ", "event-x = { $who } comes.", "two blanks"),
        ("O" * 50, "verb-x = Give it to { $who }", "at most 60"),
        ("O" * 80, "question-x = Do you want to give all this to { $who }?", "at most 110"),
        ("Owl Jr.", "verb-x = Move to { $who }", "without a full stop"),
    ],
)
def test_every_name_is_tried_not_only_the_first(name: str, text: str, what: str) -> None:
    """Only the last but one of forty names shows the fault."""
    terms = [f"-{key} = Bob" for key in NAMES]
    terms[-2] = f'-{NAMES[-2]} = {{ "{name}" }}'
    names = Lexicon("x", NAMES, [Noun("trial", key) for key in NAMES])
    (found,) = [
        each for each in faults_of_style("\n".join([*terms, text]), who=names) if "-x" in each
    ]
    assert what in found


@pytest.mark.parametrize("places", [{}, {"n": numbers("number", 999)}])
def test_every_number_is_tried_with_one(places: dict[str, Lexicon]) -> None:
    """Whether the code has a lexicon of numbers, or gives a number in a call of `say`."""
    assert faults_of_style("event-x = He draws { $n } cards.", **places) == [
        "event-x: one of several: He draws 1 cards."
    ]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Alohomora!", "Ann plays Alohomora! Ben saw Alohomora!"),
        ("Crouch Jr.", "Ann plays Crouch Jr. Ben saw Crouch Jr."),
        ("Accio", "Ann plays Accio. Ben saw Accio."),
    ],
)
def test_a_name_with_a_mark_of_its_own_closes_the_sentence(name: str, said: str) -> None:
    for last in ("{ $what }.", "{ THE($what) }."):
        text = f"-card = {name}\nevent-x = Ann plays {{ $what }}. Ben saw {last}\n"
        tongue = Language(ENGLISH)
        tongue._catalogs["trial"] = catalog_of(text)
        card = Noun("trial", "card")
        assert Speaker(tongue).say(Saying("trial", "event-x", {"what": card})) == said
