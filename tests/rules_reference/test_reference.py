import pytest

from spellwright.kernel.refusal import Refused
from spellwright.rules_reference import Section
from tests.rules_reference.sample_rules import sample_rules


@pytest.mark.parametrize("text", ["TT-2.1", "tt-2.1", " TT 2.1 ", "tt2.1", "2.1"])
def test_a_clause_is_found_however_its_id_is_written(text: str) -> None:
    assert sample_rules().clause(text).text.startswith("Pour 1 cup.")


def test_an_entry_may_be_a_section_or_an_example() -> None:
    rules = sample_rules()
    section = rules.entry("tt-2")
    assert isinstance(section, Section)
    assert section.title == "Pouring"
    assert rules.entry("ex1") is rules.clause("TT-EX1")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "tt-2.19",
            "There is no clause “tt-2.19” in the rules of tea. "
            "Did you mean TT-2.1, TT-2.9, TT-2.10?",
        ),
        ("pot", "There is no clause “pot” in the rules of tea, which go from TT-1.1 to TT-EX1."),
        ("TT-2", "TT-2 is a section, with TT-2.1 to TT-2.9."),
    ],
)
def test_an_unknown_clause_is_refused_with_help(text: str, sentence: str) -> None:
    with pytest.raises(Refused) as refusal:
        sample_rules().clause(text)
    assert refusal.value.kind == "unknown_clause"
    assert refusal.value.sentence == sentence


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("POUR", ["TT-2.1", "TT-2.9", "TT-2.10", "TT-EX1", "TT-G2", "TT-2.2"]),
        ("pour large", ["TT-2.9", "TT-2.10"]),
        ("our", []),
        ("tt-2.9", ["TT-2.9"]),
        ("pot (", []),
        ("  ", []),
    ],
)
def test_search_wants_every_word_and_puts_own_texts_first(words: str, found: list[str]) -> None:
    assert [clause.id for clause in sample_rules().search(words)] == found


def test_rulings_need_no_proof() -> None:
    proved = sample_rules().to_be_proved
    assert proved == ("TT-1.1", "TT-1.2", "TT-2.1", "TT-2.2", "TT-2.9", "TT-2.10", "TT-EX1")


def test_a_clause_as_json() -> None:
    assert sample_rules().clause("TT-2.1").to_json() == {
        "id": "TT-2.1",
        "kind": "clause",
        "section": "Pouring",
        "heading": "Small cups",
        "text": "Pour 1 cup. [G2] [G1]",
        "rulings": ["TT-G2", "TT-G1"],
        "mentions": [],
    }
