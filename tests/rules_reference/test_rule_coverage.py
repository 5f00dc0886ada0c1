from pathlib import Path

import pytest

from spellwright.kernel.refusal import Refused
from spellwright.rules_reference import Coverage, coverage, rules_of
from spellwright.rules_reference.marked_tests import MarkedTest, MarkedTests
from spellwright.rules_reference.parsing import parse_rules
from spellwright.rules_reference.rule_coverage import measure
from tests.rules_reference.sample_rules import SAMPLE_TEXT, sample_rules


def measured(*tests: MarkedTest) -> Coverage:
    return measure(sample_rules(), MarkedTests(list(tests)), {"TT", "WD"})


def proof(*clauses: str, name: str = "tests/test_tea.py::test_one") -> MarkedTest:
    return MarkedTest(name, clauses, proves=True)


def test_the_json_form() -> None:
    assert measured(proof("TT-1.1", "TT-2.10"), proof("TT-EX1")).to_json() == {
        "game": "tea",
        "clauses": 7,
        "proved": 3,
        "unproved": ["TT-2.1", "TT-2.2", "TT-2.9"],
        "not_for_programs": {"TT-1.2": "nobody can look into the pot."},
        "errors": [],
        "warnings": [],
    }


def test_the_tests_of_a_clause_are_named() -> None:
    found = measured(proof("TT-1.1", name="a"), proof("TT-1.1", name="b"))
    assert found.proofs == {"TT-1.1": ("a", "b")}


def test_only_a_test_that_proves_counts() -> None:
    found = measured(MarkedTest("a", ("TT-1.1",), proves=False))
    assert found.proved == 0
    assert "TT-1.1" in found.unproved


def test_complete_means_that_every_clause_but_the_excused_is_proved() -> None:
    some, rest = ("TT-1.1", "TT-2.1", "TT-2.2"), ("TT-2.9", "TT-2.10", "TT-EX1")
    assert measured(proof(*some), proof(*rest)).is_complete
    assert not measured(proof(*some), proof(*rest[:2])).is_complete
    assert not measured(proof(*some), proof(*rest), proof("TT-9.9")).is_complete


@pytest.mark.parametrize(
    ("clause", "error"),
    [
        ("TT-9.9", "a names «TT-9.9», which is no clause of tea."),
        ("tt-1.1", "a names «tt-1.1», which begins as no game's clauses do."),
        ("XX-1.1", "a names «XX-1.1», which begins as no game's clauses do."),
        ("TT-2", "a names «TT-2», which is no clause of tea."),
        ("TT-1.2", "TT-1.2 is listed as not for programs, but a proves it."),
    ],
)
def test_a_wrong_name_is_an_error(clause: str, error: str) -> None:
    assert measured(proof(clause, name="a")).errors == (error,)


def test_a_reason_for_no_clause_is_an_error() -> None:
    rules = parse_rules("tea", SAMPLE_TEXT.replace("- TT-1.2:", "- TT-1.9:"))
    assert measure(rules, MarkedTests(), {"TT"}).errors == (
        "«TT-1.9» is listed as not for programs, but is no clause to be proved.",
    )


@pytest.mark.parametrize("clause", ["WD-4.2", "TT-G1"])
def test_other_games_clauses_and_rulings_may_be_named(clause: str) -> None:
    found = measured(proof(clause))
    assert found.errors == ()
    assert found.proved == 0


def test_a_test_that_names_more_than_three_clauses_is_warned_of() -> None:
    found = measured(
        proof("TT-1.1", "TT-2.1", "TT-2.2"),
        proof("TT-1.1", "TT-2.1", "TT-2.2", "TT-2.9", name="greedy"),
    )
    assert found.warnings == (
        "greedy names 4 clauses: a test names the one to 3 that it really shows.",
    )
    assert found.errors == ()


def test_the_report_for_people() -> None:
    found = measured(proof("TT-1.1", "TT-2.1", "TT-2.2"), proof("TT-2.9", "TT-9.9", name="a"))
    assert found.report().splitlines() == [
        "tea: 4 of 7 clauses are proved by tests.",
        "Not proved: TT-2.10, TT-EX1.",
        "Not for programs: TT-1.2: nobody can look into the pot.",
        "Error: a names «TT-9.9», which is no clause of tea.",
    ]


def test_a_games_tests_are_read_from_the_folder(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    (tests / "deep").mkdir(parents=True)
    source = "@pytest.mark.rule('FW-5.10')\ndef test_a(): assert True\n"
    (tests / "deep" / "test_plan.py").write_text(source, encoding="utf-8")
    found = coverage("wizardry", tests)
    assert found.proofs == {"FW-5.10": ("tests/deep/test_plan.py::test_a",)}
    assert found.clauses == len(rules_of("wizardry").to_be_proved) == 360
    assert found.errors == ()


def test_a_missing_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match=r"There is no folder of tests at .*nowhere") as refusal:
        coverage("wizardry", tmp_path / "nowhere")
    assert refusal.value.kind == "no_tests"
