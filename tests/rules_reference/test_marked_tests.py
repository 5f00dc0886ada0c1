import textwrap
from pathlib import Path

import pytest

from spellwright.rules_reference.marked_tests import MarkedTests, read_marked_tests


def read(folder: Path, source: str, name: str = "test_tea.py") -> MarkedTests:
    tests = folder / "tests"
    tests.mkdir()
    (tests / name).write_text(textwrap.dedent(source), encoding="utf-8")
    return read_marked_tests(tests)


def proofs(found: MarkedTests) -> dict[str, tuple[str, ...]]:
    assert found.problems == []
    return {test.name.removeprefix("tests/"): test.clauses for test in found.tests if test.proves}


def test_marks_on_functions_count(tmp_path: Path) -> None:
    found = read(
        tmp_path,
        """
        import pytest

        @pytest.mark.rule("TT-1.1", "TT-1.2")
        @pytest.mark.rule("TT-2.1")
        def test_one() -> None:
            assert True

        def test_two() -> None:
            assert True
        """,
    )
    assert proofs(found) == {"test_tea.py::test_one": ("TT-1.1", "TT-1.2", "TT-2.1")}


def test_marks_of_classes_and_files_count_for_the_tests_inside(tmp_path: Path) -> None:
    found = read(
        tmp_path,
        """
        import pytest

        pytestmark = [pytest.mark.rule("TT-1.1")]

        def test_alone() -> None:
            assert True

        @pytest.mark.rule("TT-1.2")
        class TestPot:
            pytestmark = pytest.mark.rule("TT-2.1")

            @pytest.mark.rule("TT-2.2")
            def test_inside(self) -> None:
                assert True
        """,
    )
    assert proofs(found) == {
        "test_tea.py::test_alone": ("TT-1.1",),
        "test_tea.py::TestPot::test_inside": ("TT-1.1", "TT-2.1", "TT-1.2", "TT-2.2"),
    }


def test_each_parameter_set_names_its_own_clauses(tmp_path: Path) -> None:
    found = read(
        tmp_path,
        """
        import pytest

        CASES = [
            pytest.param(1, marks=pytest.mark.rule("TT-2.1")),
            pytest.param(2, marks=[pytest.mark.rule("TT-2.2"), pytest.mark.skip]),
            3,
        ]

        @pytest.mark.parametrize("cups", CASES)
        def test_pour(cups: int) -> None:
            assert cups

        @pytest.mark.rule("TT-1.1")
        @pytest.mark.parametrize(
            "cups", argvalues=[pytest.param(1, marks=pytest.mark.rule("TT-2.9"))], ids=["large"]
        )
        def test_large(cups: int) -> None:
            assert cups
        """,
    )
    assert proofs(found) == {
        "test_tea.py::test_pour[case 1]": ("TT-2.1",),
        "test_tea.py::test_large": ("TT-1.1",),
        "test_tea.py::test_large[case 1]": ("TT-1.1", "TT-2.9"),
    }


@pytest.mark.parametrize(
    "void",
    [
        "@pytest.mark.skip",
        "@pytest.mark.skip(reason='later')",
        "@pytest.mark.skipif(True, reason='later')",
        "@pytest.mark.xfail(strict=True)",
        "@pytest.mark.soak",
    ],
)
def test_a_test_that_a_check_passes_over_proves_nothing(tmp_path: Path, void: str) -> None:
    found = read(
        tmp_path,
        f"""
        import pytest

        {void}
        @pytest.mark.rule("TT-1.1")
        def test_one() -> None:
            assert True
        """,
    )
    assert [test.clauses for test in found.tests] == [("TT-1.1",)]
    assert proofs(found) == {}


@pytest.mark.parametrize("body", ["pass", '"""Later."""', "...", "pytest.skip('later')"])
def test_a_test_without_content_proves_nothing(tmp_path: Path, body: str) -> None:
    found = read(
        tmp_path,
        f"""
        import pytest

        @pytest.mark.rule("TT-1.1")
        def test_one() -> None:
            {body}
        """,
    )
    assert proofs(found) == {}


def test_a_skipped_class_proves_nothing(tmp_path: Path) -> None:
    found = read(
        tmp_path,
        """
        import pytest

        @pytest.mark.skip
        class TestPot:
            @pytest.mark.rule("TT-1.1")
            def test_one(self) -> None:
                assert True
        """,
    )
    assert proofs(found) == {}


def test_a_name_for_the_mark_is_understood(tmp_path: Path) -> None:
    found = read(
        tmp_path,
        """
        from pytest import mark

        rule = mark.rule
        whole = mark.rule("TT-1.2")

        @whole
        @rule("TT-1.1")
        def test_one() -> None:
            assert True
        """,
    )
    assert {test.clauses for test in found.tests} == {("TT-1.2", "TT-1.1")}


MISPLACED = (
    "this rule mark is not on a test, a test class, pytestmark or a written-out pytest.param"
)


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("@pytest.mark.rule('TT-1.1')\ndef helper(): assert True", MISPLACED),
        ("def test_a():\n    pytest.mark.rule('TT-1.1')\n    assert True", MISPLACED),
        (
            "@pytest.mark.parametrize('c', [pytest.param(c, marks=pytest.mark.rule('TT-1.1')) "
            "for c in range(3)])\ndef test_a(c): assert c",
            MISPLACED,
        ),
        ("@pytest.mark.rule\ndef test_a(): assert True", "this rule mark names no clause"),
        ("@pytest.mark.rule()\ndef test_a(): assert True", "this rule mark names no clause"),
        (
            "@pytest.mark.rule(f'TT-{1}')\ndef test_a(): assert True",
            "a rule mark names its clauses by plain texts, not by an expression",
        ),
        (
            "@pytest.mark.rule(*CLAUSES)\ndef test_a(): assert True",
            "a rule mark names its clauses by plain texts, not by an expression",
        ),
    ],
)
def test_a_mark_that_cannot_count_is_a_problem(tmp_path: Path, source: str, problem: str) -> None:
    found = read(tmp_path, source)
    assert len(found.problems) == 1
    assert found.problems[0].startswith("tests/test_tea.py:")
    assert problem in found.problems[0]
    assert not any(test.clauses for test in found.tests)


def test_marks_in_files_that_pytest_does_not_collect_are_a_problem(tmp_path: Path) -> None:
    source = "@pytest.mark.rule('TT-1.1')\ndef test_a(): assert True"
    found = read(tmp_path, source, name="helpers.py")
    assert found.tests == []
    assert found.problems == [f"tests/helpers.py:1: {MISPLACED}."]


def test_a_file_that_is_not_python_is_a_problem(tmp_path: Path) -> None:
    found = read(tmp_path, "def test_a(:")
    assert len(found.problems) == 1
    assert found.problems[0].startswith("tests/test_tea.py cannot be read as Python: ")
