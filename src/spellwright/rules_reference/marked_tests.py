"""Finds the tests that name clauses, by reading the test files and without running them."""

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

from spellwright.rules_reference.marks import MarkReader, Marks

_TEST_FILES: Final = ("test_*.py", "*_test.py")
_FUNCTIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass(frozen=True, slots=True)
class MarkedTest:
    """A test, or one parameter set of a test, that names clauses."""

    name: str
    """The name in pytest, such as tests/wizardry/test_plan.py::test_a_plan_may_be_empty."""
    clauses: tuple[str, ...]
    proves: bool
    """Whether the test runs in a check: not skipped, not expected to fail, not without content."""


@dataclass(slots=True)
class MarkedTests:
    """The tests of a folder, and sentences on marks that cannot be counted."""

    tests: list[MarkedTest] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)


def read_marked_tests(tests_dir: Path) -> MarkedTests:
    """Every test below the folder that names a clause."""
    found = MarkedTests()
    for path in sorted(tests_dir.rglob("*.py")):
        _read_file(path, path.relative_to(tests_dir.parent).as_posix(), found)
    return found


def _read_file(path: Path, name: str, found: MarkedTests) -> None:
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    except (SyntaxError, UnicodeDecodeError) as error:
        found.problems.append(f"{name} cannot be read as Python: {error}.")
        return
    reader = MarkReader(_constants(tree.body))
    if any(fnmatch(path.name, pattern) for pattern in _TEST_FILES):
        found.tests += _tests(tree.body, name, _own_marks(tree.body, reader), reader)
    reader.check_all_read(tree)
    found.problems += [f"{name}:{line}: {text}." for line, text in sorted(set(reader.problems))]


def _tests(
    body: Sequence[ast.stmt], name: str, outer: Marks, reader: MarkReader
) -> Iterator[MarkedTest]:
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            marks = (
                reader.read(node.decorator_list).under(_own_marks(node.body, reader)).under(outer)
            )
            yield from _tests(node.body, f"{name}::{node.name}", marks, reader)
        elif isinstance(node, _FUNCTIONS) and node.name.startswith("test"):
            marks = reader.read(node.decorator_list).under(outer)
            marks.is_void = marks.is_void or _shows_nothing(node.body)
            yield from _with_cases(f"{name}::{node.name}", marks)


def _with_cases(name: str, marks: Marks) -> Iterator[MarkedTest]:
    if marks.clauses:
        yield MarkedTest(name, tuple(marks.clauses), not marks.is_void)
    for number, case in enumerate(marks.cases, start=1):
        if case.clauses:
            whole = case.under(Marks(marks.clauses, marks.is_void))
            yield MarkedTest(f"{name}[case {number}]", tuple(whole.clauses), not whole.is_void)


def _own_marks(body: Sequence[ast.stmt], reader: MarkReader) -> Marks:
    value = _constants(body).get("pytestmark")
    return reader.read([value]) if value else Marks()


def _constants(body: Sequence[ast.stmt]) -> dict[str, ast.expr]:
    constants: dict[str, ast.expr] = {}
    for node in body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                constants[name] = value
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                constants[name] = value
    return constants


def _shows_nothing(body: Sequence[ast.stmt]) -> bool:
    """Whether a test has only texts, `...` and `pass`, or a plain skip or expected failure."""
    content = [
        node
        for node in body
        if not isinstance(node, ast.Pass)
        and not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
    ]
    return not content or any(map(_gives_up, content))


def _gives_up(node: ast.stmt) -> bool:
    match node:
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name("pytest"), attr=name))):
            return name in {"skip", "xfail"}
    return False
