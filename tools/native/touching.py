"""Compiled rules note in a state which of its fields they may have touched.

Before each statement that mentions a list of the state otherwise than to read numbers from it, a
line is written that sets the bit of that list in `s.touched`. To read is what is known to give no
list away: `s.at[x]`, `len(s.at)`, `x in s.at`, `for square in s.at`. All else counts as a change:
`s.at[x] = 5`, `at = s.at`, `move(s.at)`. So a bit too many may be set, which costs a comparison,
and none is missing as long as no rule keeps a list of a state from one choice to the next, which
copies of states forbid anyway. `tests/environments/test_touched.py` plays and compares.

Noted are all lists, and other fields that rules of visibility read. Where there are more fields
than bits, some share one.
"""

from __future__ import annotations

import ast
import types
from collections import defaultdict
from collections.abc import Iterator
from typing import Any, Final

from spellwright.kernel.record import (
    FIXED_ROWS,
    NUMBERS,
    RECORD,
    RECORDS,
    ROWS,
    declared_fields,
    fields_of,
)
from spellwright.kernel.state import EVERYTHING, State
from spellwright.kernel.visibility import OWN, PUBLIC, Visibility, rule_for

BITS: Final = 62
LISTS: Final = (NUMBERS, ROWS, FIXED_ROWS)
CONSTANT: Final = ("rules", "settings", "seats")
"""What never changes while a game is played."""
READING_METHODS: Final = ("count", "index")
READING_CALLS: Final = (
    "len",
    "sum",
    "min",
    "max",
    "sorted",
    "list",
    "tuple",
    "set",
    "bool",
    "any",
    "all",
    "enumerate",
    "zip",
    "reversed",
)
"""What takes a list of numbers and gives no list of the state away."""

Function = ast.FunctionDef | ast.Lambda


class Noted:
    """What is noted of one class of states."""

    def __init__(self, cls: type[State], table: Visibility) -> None:
        self.cls = cls
        by_rule = {
            field.name: names_read(rule_for(field, table), field.name, cls)
            for field in fields_of(cls)
            if rule_for(field, table) not in (None, PUBLIC)
        }
        read = set().union(*[names or set() for names in by_rule.values()])
        fields = [field for field in fields_of(cls) if field.shape not in (RECORD, RECORDS)]
        noted = [field for field in fields if field.shape in LISTS or field.name in read]
        self.bits = {field.name: 1 << number % BITS for number, field in enumerate(noted)}
        """The bit of each field."""
        self.depths = {
            field.name: 2 if field.shape == ROWS else int(field.shape in LISTS) for field in noted
        }
        """How many times one looks something up until there is nothing left that can be changed."""
        self.reads = {name: self._bits_of(names) for name, names in by_rule.items()}
        """By each field that not everybody sees as it is: the bits of what decides how it looks."""

    def _bits_of(self, names: set[str] | None) -> int:
        if names is None:
            return EVERYTHING
        found = 0
        for name in names:
            found |= self.bits[name]
        return found


# -- what rules of visibility read -----------------------------------------------------------------


def names_read(rule: Any, name: str, cls: type[State]) -> set[str] | None:
    """The fields that decide what a seat sees of a field, by all names in the code of its rule and
    of what that calls; None where this cannot be told.
    """
    if rule == OWN:
        return {name}
    if not isinstance(rule, types.FunctionType):
        return None
    found: set[str] = set()
    if not _collect(rule, cls, found, set()):
        return None
    of_kernel = {field.name for field in declared_fields(State)}
    own = {field.name for field in fields_of(cls)} - of_kernel
    derived = {field.name for field in declared_fields(cls)} - own
    return None if found & (derived - set(CONSTANT)) else found & own


def _collect(
    function: types.FunctionType, cls: type[State], found: set[str], known: set[Any]
) -> bool:
    """Add all names that a function uses; whether everything that it calls could be read."""
    if function in known:
        return True
    known.add(function)
    names = _names_in(function.__code__)
    cells = [cell.cell_contents for cell in function.__closure__ or ()]
    names |= {content for content in cells if isinstance(content, str)}
    found |= names
    others = [content for content in cells if callable(content)]
    for name in names:
        meant = function.__globals__.get(name)
        others.append(meant)
        if isinstance(meant, types.ModuleType):
            others += [vars(meant)[each] for each in names if each in vars(meant)]
        member = getattr(cls, name, None)
        others.append(member.fget if isinstance(member, property) else member)
    if any(isinstance(each, type) for each in others):
        return False
    functions = [each for each in others if isinstance(each, types.FunctionType)]
    return all(_collect(each, cls, found, known) for each in functions)


def _names_in(code: types.CodeType) -> set[str]:
    names = set(code.co_names)
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            names |= _names_in(constant)
        elif isinstance(constant, str):
            # It may be looked up by `getattr`.
            names.add(constant)
    return names


# -- lines that note it ----------------------------------------------------------------------------


class Unclear(Exception):
    """A list of some state is changed, and it cannot be told of which."""


def with_notes(source: str, noted: Noted) -> str:
    """The text of a module of rules in which every change is noted."""
    found = _Finder(noted, source).lines()
    lines = source.splitlines()
    for number in sorted(found, reverse=True):
        line = lines[number - 1]
        indent = line[: len(line) - len(line.lstrip())]
        lines[number - 1 : number - 1] = [
            f"{indent}{name}.touched |= {bits}" for name, bits in sorted(found[number].items())
        ]
    return "\n".join(lines) + "\n"


class _Finder:
    """Finds before which lines of a module something has to be noted."""

    def __init__(self, noted: Noted, source: str) -> None:
        self.noted = noted
        self.texts = source.splitlines()
        self.tree = ast.parse(source)
        self.parents = {
            child: node for node in ast.walk(self.tree) for child in ast.iter_child_nodes(node)
        }
        self.states = {base.__name__ for base in noted.cls.__mro__ if issubclass(base, State)}

    def lines(self) -> dict[int, dict[str, int]]:
        """By the number of a line the bits to set before it, by the names of the states."""
        found: defaultdict[int, dict[str, int]] = defaultdict(dict)
        for node in ast.walk(self.tree):
            if not isinstance(node, ast.Attribute) or node.attr not in self.noted.bits:
                continue
            if isinstance(node.ctx, ast.Load) and self._only_reads(
                node, self.noted.depths[node.attr]
            ):
                continue
            for name in self._states_meant(node):
                before = found[self._statement(node)]
                before[name] = before.get(name, 0) | self.noted.bits[node.attr]
        return found

    def _only_reads(self, node: ast.expr, depth: int) -> bool:
        """Whether nothing comes out of an expression that could be changed. The expression is a
        list of numbers (depth 1) or of such lists (depth 2).
        """
        if depth == 0:
            return True
        parent = self.parents[node]
        match parent:
            case ast.Subscript(value=value) if value is node:
                if not isinstance(parent.ctx, ast.Load):
                    return False
                is_part = isinstance(parent.slice, ast.Slice)
                return depth == 1 if is_part else self._only_reads(parent, depth - 1)
            case ast.Compare() | ast.FormattedValue():
                return True
            case ast.UnaryOp(op=ast.Not()):
                return True
            case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
                return test is node
            case ast.BoolOp():
                return self._only_reads(parent, depth)
            case ast.Attribute(attr=name):
                return name in READING_METHODS and isinstance(self.parents[parent], ast.Call)
            case ast.Call(func=ast.Name(name)):
                return name == "len" or (depth == 1 and name in READING_CALLS)
            case ast.For(iter=iterated) | ast.comprehension(iter=iterated):
                return depth == 1 and iterated is node
            case ast.Starred() | ast.BinOp():
                return depth == 1
        return False

    def _states_meant(self, node: ast.Attribute) -> list[str]:
        """The names of the states that may be meant by what stands before the field's name."""
        here: list[str] = []
        others: list[str] = []
        for function in self._functions_around(node):
            arguments = function.args
            for each in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs):
                is_state = self._is_state(each, function)
                (here if is_state else others).append(each.arg)
        if isinstance(node.value, ast.Name):
            name = node.value.id
            if name in here:
                return [name]
            if name in others:
                return []
        if not here:
            raise Unclear(f"line {node.lineno}: of which state is {ast.unparse(node)}?")
        return here

    def _is_state(self, argument: ast.arg, function: Function) -> bool:
        if argument.arg == "self":
            around = self.parents[function]
            return isinstance(around, ast.ClassDef) and around.name in self.states
        written = argument.annotation
        return written is not None and ast.unparse(written) in {*self.states, "Any", "S"}

    def _functions_around(self, node: ast.AST) -> Iterator[Function]:
        while node in self.parents:
            node = self.parents[node]
            if isinstance(node, Function):
                yield node

    def _statement(self, node: ast.AST) -> int:
        """The line of the statement around an expression, before which another can stand."""
        while True:
            if isinstance(node, ast.stmt):
                before = self.texts[node.lineno - 1][: node.col_offset]
                text = self.texts[node.lineno - 1][node.col_offset :]
                if not before.strip() and not text.startswith("elif"):
                    return node.lineno
            node = self.parents[node]
