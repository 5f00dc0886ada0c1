"""What the compiled files have more than the written ones.

A compiled class keeps no annotations, and functions made at run time would be interpreted. So
before compiling, each record class gets its declaration as a dictionary and its copy as a method,
each procedure a method that does a step by its number, and each game's state methods for what a
seat sees of it, all worked out from the class as it is written. A step that is gone to by its name
is gone to by its number, and a `MachineWord` is a number of the machine. A class that is found by
`@effect("word")` is handed over after it is made: a compiled class takes no decorators. And where
nobody listens, what would be told is not even worked out.
"""

from __future__ import annotations

import ast
import importlib
from functools import cache
from typing import Any, Final

from touching import Noted, with_notes

from spellwright.content.effects import Extendable
from spellwright.kernel.bot import Bot
from spellwright.kernel.chance import Chance
from spellwright.kernel.changes import changed_since
from spellwright.kernel.naming import Naming
from spellwright.kernel.observation_key import public_observation
from spellwright.kernel.procedure import Procedure
from spellwright.kernel.record import (
    FIXED_ROWS,
    NUMBERS,
    RECORD,
    RECORDS,
    ROWS,
    Record,
    declared_fields,
    own_declaration,
)
from spellwright.kernel.rules import Rules
from spellwright.kernel.state import State
from spellwright.kernel.view import View
from spellwright.kernel.visibility import Visibility, own_part, public_part, simple_rules
from spellwright.registry import all_games
from spellwright.search.mind import PlainMind

COPIED: Final = {
    NUMBERS: "self.{0}.copy()",
    ROWS: "[row.copy() for row in self.{0}]",
    FIXED_ROWS: "self.{0}.copy()",
    RECORD: "self.{0}.copy()",
    RECORDS: "[item.copy() for item in self.{0}]",
}
AS_IT_IS: Final = "self.{0}"

OPEN: Final = "allow_interpreted_subclasses=True"
# A serializable class is made by __new__ without __init__, as a copy needs it.
OPEN_RECORD: Final = f"{OPEN}, serializable=True"
FOR_HEIRS: Final = (Record, Rules, Bot, View, Chance, Naming, PlainMind, Extendable)
"""Classes from which one that is not compiled may inherit, as a game of somebody else's does."""

HEAD: Final = [
    "from typing import Any as _Any, ClassVar as _ClassVar, Self as _Self, cast as _cast",
    "from mypy_extensions import i64 as _i64, mypyc_attr as _mypyc_attr",
]
BESIDE: Final[list[str]] = []
"""The packages of games from outside that are compiled, too."""
GAMES: Final = "spellwright.games."
NOT_RULES: Final = (".bot.", ".carry_over", ".content.", ".faults", ".refusal", ".view")
"""Parts of a game that change no state of a table."""
TOLD: Final = ("tell", "whisper")
EFFECTS: Final = ("effect", "item_effect", "trait", "aim")
"""Registers of classes, by the names under which they stand above a class."""
WORD: Final = "MachineWord = int"
MACHINE_WORD: Final = "from mypy_extensions import i64 as MachineWord"


def augmented(source: str, module_name: str) -> str:
    """The text of a module as it is compiled."""
    module = importlib.import_module(module_name)
    noted = _noted_by(module_name)
    if noted is not None:
        source = with_notes(source, noted)
    lines = source.splitlines()
    tree = ast.parse(source)
    _guard_what_is_told(tree, lines)
    lines = [MACHINE_WORD if line == WORD else line for line in lines]
    is_changed = False
    for node in reversed(tree.body):
        if not isinstance(node, ast.ClassDef):
            continue
        cls = getattr(module, node.name)
        if issubclass(cls, Procedure):
            _number_the_steps(cls, node, lines)
        end = node.end_lineno or node.lineno
        lines[end:end] = _registrations(node, lines)
        if issubclass(cls, Record):
            lines[end:end] = _members(cls)
        if issubclass(cls, FOR_HEIRS):
            first = min([node.lineno, *[each.lineno for each in node.decorator_list]])
            lines.insert(first - 1, f"@_mypyc_attr({OPEN_RECORD if cls is Record else OPEN})")
            is_changed = True
    if is_changed:
        after = _line_after_future(tree)
        lines[after:after] = HEAD
    return "\n".join(lines) + "\n"


def _registrations(node: ast.ClassDef, lines: list[str]) -> list[str]:
    """Take `@effect("word")` from above a class; the calls that do the same below it."""
    calls = [each for each in node.decorator_list if isinstance(each, ast.Call)]
    found = [each for each in calls if isinstance(each.func, ast.Name) and each.func.id in EFFECTS]
    for each in found:
        lines[each.lineno - 1] = ""
    return [f"{ast.unparse(each)}({node.name})" for each in found]


def _line_after_future(tree: ast.Module) -> int:
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module == "__future__":
            return node.end_lineno or node.lineno
    raise ValueError("a module with records lacks «from __future__ import annotations»")


def _guard_what_is_told(tree: ast.Module, lines: list[str]) -> None:
    """Turn `s.tell(…)` into `if s.tells_events: s.tell(…)`."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Call):
            continue
        told = node.value.func
        if not isinstance(told, ast.Attribute) or told.attr not in TOLD:
            continue
        if isinstance(told.value, ast.Name):
            line = lines[node.lineno - 1]
            start = node.col_offset
            lines[node.lineno - 1] = (
                f"{line[:start]}if {told.value.id}.tells_events: {line[start:]}"
            )


def _number_the_steps(cls: type[Procedure[Any]], node: ast.ClassDef, lines: list[str]) -> None:
    """Turn `self.go_to("name")` and `self.stop()` into numbers, where no heir has other steps."""
    _tables()  # loads all games, so that all heirs are known
    if cls is Procedure or cls.__subclasses__():
        return
    for each in ast.walk(node):
        if isinstance(each, ast.Expr) and each.lineno == each.end_lineno:
            step = _next_step(cls, each.value)
            if step is not None:
                line = lines[each.lineno - 1]
                lines[each.lineno - 1] = f"{line[: each.col_offset]}self.next_step = {step}"


def _next_step(cls: type[Procedure[Any]], called: ast.expr) -> str | None:
    """The number of the step that a call goes to, as an expression; None if it is no such call."""
    if ast.unparse(called) == "self.stop()":
        return str(len(cls.STEPS))
    match called:
        case ast.Call(ast.Attribute(ast.Name("self"), "go_to"), [ast.Constant(str(name))]):
            return str(cls.STEPS.index(name))
        case ast.Call(
            ast.Attribute(ast.Name("self"), "go_to"),
            [ast.IfExp(test, ast.Constant(str(name)), ast.Constant(str(other)))],
        ):
            numbers = cls.STEPS.index(name), cls.STEPS.index(other)
            return f"{numbers[0]} if {ast.unparse(test)} else {numbers[1]}"
    return None


def _members(cls: type[Record]) -> list[str]:
    lines = ["", f"    FIELDS: _ClassVar[dict[str, str]] = {own_declaration(cls)!r}"]
    if cls is not Record and "copy" not in vars(cls):
        lines += _copy(cls)
    if issubclass(cls, Procedure) and cls.STEPS:
        lines += _carry_out(cls)
    if issubclass(cls, State) and cls in _tables():
        lines += _public_parts(cls, _tables()[cls])
    return lines


@cache
def _tables() -> dict[type[State], Visibility]:
    """The class of states of each game, and who sees what of them."""
    beside = [importlib.import_module(f"{package}.rulebook").RULES for package in BESIDE]
    rules = [*[game.rules for game in all_games()], *beside]
    return {type(each.new(each.usual_seats, seed=0)): each.visibility for each in rules}


@cache
def _noted(cls: type[State]) -> Noted | None:
    """What is noted of a class of states; None for games from outside."""
    return Noted(cls, _tables()[cls]) if cls.__module__.startswith(GAMES) else None


def _noted_by(module_name: str) -> Noted | None:
    """What a module of rules notes; None if it has no rules."""
    if any(part in module_name for part in NOT_RULES):
        return None
    for cls in _tables():
        if module_name.startswith(f"{cls.__module__.rpartition('.')[0]}."):
            return _noted(cls)
    return None


def _public_parts(cls: type[State], table: Visibility) -> list[str]:
    name = cls.__name__
    noted = _noted(cls)
    bits = {} if noted is None else noted.bits
    return [
        "",
        f"    SIMPLE_RULES: _ClassVar[dict[str, str]] = {simple_rules(cls, table)!r}",
        "",
        "    def seen_part(self, seat: int) -> _Self:",
        "        s = self",
        f"        t = _cast({name}, {name}.__new__({name}))",
        *[f"        {line}" for line in public_part(cls, table, is_copy=False)],
        *[f"        {line}" for line in own_part(cls, table)],
        "        return _cast(_Self, t)",
        "",
        "    def public_observation(self) -> list[_Any]:",
        "        s = self",
        *[f"        {line}" for line in _typed(public_observation(cls, table))],
        "        return t",
        "",
        "    def changed_since(self, seen: list[_Any], touched: _i64) -> list[int]:",
        "        s = self",
        "        found: list[int] = []",
        *[f"        {line}" for line in changed_since(cls, table, bits, is_compiled=True)[1:]],
        "        return found",
        *([] if noted is None else _take_touched(noted)),
    ]


def _take_touched(noted: Noted) -> list[str]:
    return [
        "",
        f"    READS: _ClassVar[dict[str, int]] = {noted.reads!r}",
        "",
        "    def take_touched(self) -> int:",
        "        touched = self.touched",
        "        self.touched = 0",
        "        return touched",
    ]


def _typed(lines: list[str]) -> list[str]:
    """The first line makes the list."""
    return [lines[0].replace("t = ", "t: list[_Any] = ", 1), *lines[1:]]


def _copy(cls: type[Record]) -> list[str]:
    lines = [
        "",
        "    def copy(self) -> _Self:",
        f"        if type(self) is not {cls.__name__}:",
        "            return super().copy()",
        f"        t = _cast({cls.__name__}, {cls.__name__}.__new__({cls.__name__}))",
    ]
    for field in declared_fields(cls):
        is_derived = field.name in cls.DERIVED
        value = AS_IT_IS if is_derived else COPIED.get(field.shape, AS_IT_IS)
        lines.append(f"        t.{field.name} = {value.format(field.name)}")
    lines.append("        return _cast(_Self, t)")
    return lines


def _carry_out(cls: type[Procedure[Any]]) -> list[str]:
    lines = [
        "",
        "    def do_step(self, s: _Any, step: int) -> bool:",
        f"        if type(self) is not {cls.__name__}:",
        "            return super().do_step(s, step)",
    ]
    for number, name in enumerate(cls.STEPS):
        lines += [
            f"        if step == {number}:",
            f"            self.{name}(s)",
            "            return True",
        ]
    return [*lines, "        return False"]
