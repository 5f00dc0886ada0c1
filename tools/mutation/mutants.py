"""Small faults that can be put into a Python file, one at a time: its mutants.

Docstrings, types, decorators, imports and assertions are left alone. A mutant is found again by
its `key` after the file has changed elsewhere, so a sample hardly changes with the files.
"""

from __future__ import annotations

import ast
import difflib
import hashlib
import re
from collections import Counter
from dataclasses import dataclass
from typing import Final

OTHER_COMPARISON: Final = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
OTHER_OPERATOR: Final = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
OTHER_FUNCTION: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
NOT_FOR_MUTANTS: Final = (ast.JoinedStr, ast.Import, ast.ImportFrom, ast.Assert)
NOT_RULES: Final = {"annotation", "returns", "decorator_list", "bases", "type_params"}


@dataclass(frozen=True)
class Mutant:
    """One change of one file; bytes `start` to `end` become `text`."""

    file: str
    line: int
    """The line of the change; the statement around it has the lines `first` to `last`."""
    first: int
    last: int
    where: str
    """The function around it, empty where the line runs when the file is imported."""
    change: str
    start: int
    end: int
    text: str
    key: str

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.text.encode() + source[self.end :]

    def diff(self, source: bytes) -> list[str]:
        before = source.decode().splitlines()
        after = self.applied(source).decode().splitlines()
        lines = list(difflib.unified_diff(before, after, n=0, lineterm=""))
        return [line for line in lines[2:] if not line.startswith("@@")]


def sample(sources: dict[str, bytes], seed: int, count: int, file: str | None) -> list[Mutant]:
    """So many of the mutants of the files, or of one file; a larger sample holds the smaller."""
    found = [
        mutant
        for name, source in sorted(sources.items())
        if file in (None, name)
        for mutant in mutants_of(name, source)
    ]
    found.sort(key=lambda mutant: hashlib.sha256(f"{seed} {mutant.key}".encode()).digest())
    return found[:count]


def mutants_of(file: str, source: bytes) -> list[Mutant]:
    tree = ast.parse(source)
    finder = _Finder(file, source)
    finder.visit(tree)
    unchanged = ast.dump(tree)
    return [one for one in finder.found if _dump(one.applied(source)) not in (None, unchanged)]


def _dump(source: bytes) -> str | None:
    try:
        return ast.dump(ast.parse(source))
    except SyntaxError:
        return None


class _Finder:
    def __init__(self, file: str, source: bytes) -> None:
        self.file = file
        self.source = source
        self.lines = source.splitlines(keepends=True)
        self.offsets = [0]
        for line in self.lines:
            self.offsets.append(self.offsets[-1] + len(line))
        self.found: list[Mutant] = []
        self.names: list[str] = []
        self.functions = 0
        self.first = self.last = 1
        self.seen: Counter[str] = Counter()

    # Walking

    def visit(self, node: ast.AST) -> None:
        if isinstance(node, NOT_FOR_MUTANTS):
            return
        if isinstance(node, ast.stmt):
            self._enter(node)
        look = getattr(self, f"at_{type(node).__name__.lower()}", None)
        if look is not None:
            look(node)
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            self._visit_definition(node)
        else:
            self._visit_parts(node)

    def _visit_parts(self, node: ast.AST) -> None:
        for name, value in ast.iter_fields(node):
            if name in NOT_RULES:
                continue
            for part in value if isinstance(value, list) else [value]:
                if isinstance(part, ast.AST):
                    self.visit(part)

    def _visit_definition(self, node: ast.FunctionDef | ast.ClassDef) -> None:
        if isinstance(node, ast.FunctionDef):
            self.visit(node.args)
            self.functions += 1
        self.names.append(node.name)
        for statement in node.body:
            self.visit(statement)
        self.names.pop()
        if isinstance(node, ast.FunctionDef):
            self.functions -= 1

    def _enter(self, node: ast.stmt) -> None:
        body = getattr(node, "body", None)
        self.first = node.lineno
        self.last = max(node.lineno, body[0].lineno - 1) if body else node.end_lineno or node.lineno

    # What can be changed

    def at_compare(self, node: ast.Compare) -> None:
        sides = [node.left, *node.comparators]
        for left, operator, right in zip(sides, node.ops, sides[1:], strict=False):
            self._swap(left, right, *OTHER_COMPARISON[type(operator)])

    def at_binop(self, node: ast.BinOp) -> None:
        if type(node.op) in OTHER_OPERATOR:
            self._swap(node.left, node.right, *OTHER_OPERATOR[type(node.op)])

    def at_boolop(self, node: ast.BoolOp) -> None:
        words = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            self._swap(left, right, *words)

    def at_unaryop(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self._replace(node, f"({ast.unparse(node.operand)})", "a not removed")

    def at_if(self, node: ast.If | ast.IfExp) -> None:
        self._force(node.test, "True", "False")

    at_ifexp = at_if

    def at_while(self, node: ast.While) -> None:
        self._force(node.test, "False")

    def at_comprehension(self, node: ast.comprehension) -> None:
        for condition in node.ifs:
            self._force(condition, "True", "False")

    def at_constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._replace(node, str(not node.value), f"{node.value} becomes {not node.value}")
        elif isinstance(node.value, int):
            for other in {node.value + 1, abs(node.value - 1)}:
                self._replace(node, str(other), f"{node.value} becomes {other}")

    def at_call(self, node: ast.Call) -> None:
        name = node.func
        if isinstance(name, ast.Name) and name.id in OTHER_FUNCTION:
            other = OTHER_FUNCTION[name.id]
            self._replace(name, other, f"{name.id} becomes {other}")

    def at_expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            self._remove(node)

    def at_augassign(self, node: ast.AugAssign) -> None:
        self._remove(node)

    def at_assign(self, node: ast.Assign) -> None:
        # Without it a local name or a new field would not be there at all: any test would notice.
        if not isinstance(node.targets[0], ast.Name) and self.names[-1:] != ["__init__"]:
            self._remove(node)

    def at_delete(self, node: ast.Delete) -> None:
        self._remove(node)

    def at_raise(self, node: ast.Raise) -> None:
        self._remove(node)

    def at_return(self, node: ast.Return) -> None:
        if node.value is None:
            self._remove(node)

    def at_continue(self, node: ast.Continue) -> None:
        self._replace(node, "break", "continue becomes break")
        self._remove(node)

    def at_break(self, node: ast.Break) -> None:
        self._replace(node, "continue", "break becomes continue")

    # Changing it

    def _swap(self, left: ast.expr, right: ast.expr, word: str, other: str) -> None:
        start, end = self._end(left), self._start(right)
        pattern = rb"\s+".join(re.escape(part) for part in word.encode().split())
        match = re.search(pattern, self.source[start:end])
        if match:
            found = start + match.start(), start + match.end()
            self._add(*found, other, f"{word} becomes {other}")

    def _force(self, condition: ast.expr, *values: str) -> None:
        if not isinstance(condition, ast.Constant):
            for value in values:
                self._replace(condition, value, f"a condition becomes {value}")

    def _remove(self, node: ast.stmt) -> None:
        if self.functions:
            self._replace(node, "pass", "a statement removed")

    def _replace(self, node: ast.expr | ast.stmt, text: str, change: str) -> None:
        self._add(self._start(node), self._end(node), text, change)

    def _start(self, node: ast.expr | ast.stmt) -> int:
        return self.offsets[node.lineno - 1] + node.col_offset

    def _end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.offsets[node.end_lineno - 1] + node.end_col_offset

    def _add(self, start: int, end: int, text: str, change: str) -> None:
        line = self.source.count(b"\n", 0, start) + 1
        where = ".".join(self.names)
        old = self.lines[line - 1].decode().strip()
        key = f"{self.file} {where}: {change} in {old}"
        self.seen[key] += 1
        self.found.append(
            Mutant(
                self.file,
                line,
                self.first,
                self.last,
                where if self.functions else "",
                change,
                start,
                end,
                text,
                f"{key} #{self.seen[key]}",
            )
        )
