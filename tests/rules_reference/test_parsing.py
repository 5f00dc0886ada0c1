import pytest

from spellwright.kernel.refusal import Refused
from spellwright.rules_reference.parsing import parse_rules
from tests.rules_reference.sample_rules import SAMPLE_TEXT, sample_rules


def test_title_introduction_and_sections_are_read() -> None:
    rules = sample_rules()
    assert rules.title == "Tea time — rules"
    assert rules.introduction == "Two players drink tea."
    assert [section.heading for section in rules.sections] == [
        "TT-1 The pot",
        "TT-2 Pouring",
        "Worked examples",
        "Gaps and rulings",
    ]
    assert rules.sections[1].id == "TT-2"
    assert rules.sections[1].title == "Pouring"
    assert rules.sections[1].text.startswith("Every turn has one pour.")


def test_clauses_are_in_natural_order_whatever_the_order_of_the_text() -> None:
    assert [clause.id for clause in sample_rules().clauses] == [
        "TT-1.1",
        "TT-1.2",
        "TT-2.1",
        "TT-2.2",
        "TT-2.9",
        "TT-2.10",
        "TT-EX1",
        "TT-G1",
        "TT-G2",
    ]


def test_a_clause_knows_its_section_and_the_heading_above_its_group() -> None:
    rules = sample_rules()
    assert rules.clause("TT-1.1").heading == ""
    assert rules.clause("TT-2.1").heading == "Small cups"
    assert rules.clause("TT-2.9").heading == "Large cups"
    assert rules.clause("TT-2.9").section_title == "Pouring"


def test_indented_lines_continue_a_clause() -> None:
    assert sample_rules().clause("TT-2.2").text.splitlines() == [
        "A spilled cup counts:",
        "  - once on the table,",
        "  - twice on the carpet.",
    ]


def test_a_clause_knows_its_rulings_and_the_ids_it_mentions() -> None:
    rules = sample_rules()
    assert rules.clause("TT-2.1").rulings == ("TT-G2", "TT-G1")
    assert rules.clause("TT-1.2").mentions == ("TT-2.1", "TT-2")
    assert rules.clause("TT-2.10").mentions == ()


def test_reasons_against_a_proof_are_read() -> None:
    assert sample_rules().not_for_programs == {"TT-1.2": "nobody can look into the pot."}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("# Nothing\n", "The rules text of tea has no clauses."),
        (SAMPLE_TEXT.replace("TT-2.9", "TT-2.10"), "The rules text of tea has TT-2.10 2 times."),
        (
            SAMPLE_TEXT.replace("- TT-1.2: nobody", "- TT-1.2 nobody"),
            "“- TT-1.2 nobody can look into the pot.” should read “- CLAUSE: reason”.",
        ),
    ],
)
def test_a_faulty_text_is_refused_with_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(Refused) as refusal:
        parse_rules("tea", text)
    assert refusal.value.sentence == sentence
