"""What the pytest marks on a test say, read from the syntax tree of its file."""

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

VOID_MARKS: Final = frozenset({"skip", "skipif", "xfail", "soak"})
"""Marks under which a test proves nothing: it may not run in a check, or may fail unnoticed."""


@dataclass(slots=True)
class Marks:
    """The marks of one test, test class or file; `cases` are those of its parameter sets."""

    clauses: list[str] = field(default_factory=list)
    is_void: bool = False
    cases: list["Marks"] = field(default_factory=list)

    def under(self, outer: "Marks") -> "Marks":
        """These marks together with those of what contains them."""
        return Marks(
            list(dict.fromkeys([*outer.clauses, *self.clauses])),
            outer.is_void or self.is_void,
            [*outer.cases, *self.cases],
        )


class MarkReader:
    """Reads the marks of one file, and remembers what it read and what it could not read."""

    def __init__(self, constants: Mapping[str, ast.expr]) -> None:
        self._constants = constants
        self._read: set[int] = set()
        self.problems: list[tuple[int, str]] = []
        """Each problem as a line number and a sentence."""

    def read(self, expressions: Sequence[ast.expr]) -> Marks:
        marks = Marks()
        for expression in expressions:
            for mark in self._elements(expression):
                self._add(mark, marks)
        return marks

    def check_all_read(self, tree: ast.Module) -> None:
        """Finds rule marks where pytest would not use them, or where they are computed."""
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Call)
                and self._name(node) == "rule"
                and id(node) not in self._read
            ):
                where = "on a test, a test class, pytestmark or a written-out pytest.param"
                self.problems.append((node.lineno, f"this rule mark is not {where}"))

    def _add(self, mark: ast.expr, marks: Marks) -> None:
        match self._name(mark), mark:
            case "rule", ast.Call():
                self._read.add(id(mark))
                marks.clauses += self._clauses(mark)
            case "rule", _:
                self.problems.append((mark.lineno, "this rule mark names no clause"))
            case "parametrize", ast.Call():
                marks.cases += self._cases(mark)
            case str(name), _ if name in VOID_MARKS:
                marks.is_void = True

    def _clauses(self, mark: ast.Call) -> Iterator[str]:
        if not mark.args:
            self.problems.append((mark.lineno, "this rule mark names no clause"))
        for argument in mark.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield argument.value
            else:
                text = "a rule mark names its clauses by plain texts, not by an expression"
                self.problems.append((mark.lineno, text))

    def _cases(self, parametrize: ast.Call) -> Iterator[Marks]:
        values = [*parametrize.args[1:2]]
        values += [keyword.value for keyword in parametrize.keywords if keyword.arg == "argvalues"]
        for value in values:
            for case in self._elements(value):
                if isinstance(case, ast.Call) and _last_name(case.func) == "param":
                    yield self.read([word.value for word in case.keywords if word.arg == "marks"])

    def _elements(self, expression: ast.expr) -> Iterator[ast.expr]:
        """The parts of a written-out list, or the expression alone, with constants looked up."""
        resolved = self._resolve(expression)
        if isinstance(resolved, ast.List | ast.Tuple):
            for element in resolved.elts:
                value = element.value if isinstance(element, ast.Starred) else element
                yield from self._elements(value)
        else:
            yield resolved

    def _name(self, mark: ast.expr) -> str | None:
        """NAME of `pytest.mark.NAME`, called or not."""
        function = self._resolve(mark.func if isinstance(mark, ast.Call) else mark)
        if isinstance(function, ast.Attribute) and _last_name(function.value) == "mark":
            return function.attr
        return None

    def _resolve(self, expression: ast.expr) -> ast.expr:
        if isinstance(expression, ast.Name):
            return self._constants.get(expression.id, expression)
        return expression


def _last_name(expression: ast.expr) -> str | None:
    match expression:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return None
