"""Finds English sentences in code: texts with blanks that are neither for programs, nor for those
who write the program.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

SENTENCE: Final = re.compile(r"[A-Za-z]{2,}[,;:]?(?:'s)? [a-z]{1,}")
"""Two words, the second of them small: names of things and keys have no blanks."""
NOT_READ: Final = re.compile(
    r"spellwright |pg_restore |SELECT |UPDATE |PRAGMA |curl "  # commands, and names of formats
    r"|<|\"|/>|bold |not bold |black on |tab: "  # drawings and colours
    r"|def |[^']*; filename|text/|private, |img-src |width=|dark light"  # code, headers of HTTP
)
FOR_WRITERS: Final = frozenset(
    {
        *("RulesError", "Slip", "Misuse", "AssertionError", "NotImplementedError"),
        *("ValueError", "TypeError", "RuntimeError", "KeyError", "ImportError"),
    }
)
"""Exceptions that tell of a mistake in the program: they stand in a traceback."""
LOGS: Final = frozenset(["debug", "info", "warning", "error", "exception", "critical", "log"])
CLASSES: Final = frozenset({"class_", "classes", "kind", "body_class", "name", "form"})
"""Arguments that are words of a style sheet, or names."""


CLASS_NAMES: Final = re.compile(r"[a-z-]+(?: [a-z-]+){1,2}")
"""Words of a style sheet, where a page is made."""


class Found(NamedTuple):
    line: int
    text: str


def english_in(code: str) -> Iterator[Found]:
    """The sentences in a module."""
    tree = ast.parse(code)
    left_out = {id(text) for text in _not_for_readers(tree)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            continue
        if id(node) in left_out or NOT_READ.match(node.value):
            continue
        if SENTENCE.search(node.value):
            yield Found(node.lineno, node.value)


def _not_for_readers(tree: ast.AST) -> Iterator[ast.AST]:
    """The texts that no reader sees: docstrings, mistakes, logs, asserts, words of style sheets."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value
        elif isinstance(node, ast.Assert) and node.msg is not None:
            yield from ast.walk(node.msg)
        elif isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            name = node.func.id if isinstance(node.func, ast.Name) else name
            if name in FOR_WRITERS or (name in LOGS and isinstance(node.func, ast.Attribute)):
                yield from ast.walk(node)
            for keyword in node.keywords:
                if keyword.arg in CLASSES:
                    yield from ast.walk(keyword.value)


def english_files(package: Path) -> Iterator[tuple[str, Found]]:
    for file in sorted(package.rglob("*.py")):
        place = file.relative_to(package).as_posix()
        for found in english_in(file.read_text("utf-8")):
            if not (place.startswith("server/pages/") and CLASS_NAMES.fullmatch(found.text)):
                yield place, found
