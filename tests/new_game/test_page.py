"""The blocks of `docs/extending/whole_game.md`, run in their order, as by a reader."""

from __future__ import annotations

import ast
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

PROJECT: Final = Path(__file__).parents[2]
PAGE: Final = PROJECT / "docs" / "extending" / "whole_game.md"
BLOCKS: Final = re.findall(
    r"^```(\w+)\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL
)
OFFLINE: Final = ["--quiet", "--no-index", "--no-build-isolation", "--disable-pip-version-check"]


class Reader:
    """Somebody who follows the page, in a folder of their own."""

    def __init__(self, folder: Path) -> None:
        self.at = folder
        self.site = folder / "site"
        self.said: list[str] = []

    def follow(self, kind: str, text: str) -> None:
        if kind == "sh":
            for line in text.splitlines():
                self.command(shlex.split(line))
            return
        first, _, rest = text.partition("\n")
        file, _, place = first.removeprefix("# ").partition(", in ")
        path = self.at / file
        before = path.read_text("utf-8")
        after = PUT[kind](before, rest, place)
        assert after != before
        path.write_text(after, "utf-8")

    def command(self, words: list[str]) -> None:
        if words[0] == "cd":
            self.at /= words[1]
            return
        if words[:2] == ["pip", "install"]:
            # Into a folder of its own; the written files come before it on the path.
            words = ["pip", "install", *OFFLINE, "--no-deps", "--target", str(self.site), "."]
        elif words[0] == "pip":
            words += OFFLINE
        self.said.append(self._run(["-m", *words]))

    def _run(self, words: list[str]) -> str:
        path = [PROJECT / "src", self.at / "src", self.site]
        done = subprocess.run(
            [sys.executable, *words],
            cwd=self.at,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, path))},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{words}\n{done.stdout}{done.stderr}"
        return done.stdout


def with_definitions(text: str, block: str, _: str) -> str:
    """A Python file in which classes, functions, constants and imports of a block are put."""
    body, lines = ast.parse(block).body, block.splitlines()
    for place, node in enumerate(body):
        if isinstance(node, ast.Expr):
            # The docstring of the constant before it.
            continue
        last = node
        if place + 1 < len(body) and isinstance(body[place + 1], ast.Expr):
            last = body[place + 1]
        text = _put(text, node, "\n".join(lines[_first(node) - 1 : last.end_lineno]))
    return text


def _first(node: ast.stmt) -> int:
    if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.decorator_list:
        return node.decorator_list[0].lineno
    return node.lineno


def _name(node: ast.stmt) -> str:
    if isinstance(node, ast.AnnAssign):
        return ast.unparse(node.target)
    return str(getattr(node, "name", ""))


def _put(text: str, node: ast.stmt, piece: str) -> str:
    lines, body = text.splitlines(), ast.parse(text).body
    if isinstance(node, ast.ImportFrom):
        last = [each for each in body if isinstance(each, ast.ImportFrom)][-1]
        lines[last.lineno - 1 : last.lineno - 1] = [piece]
        return "\n".join(lines) + "\n"
    for old in body:
        if type(old) is type(node) and _name(old) == _name(node):
            lines[_first(old) - 1 : old.end_lineno] = piece.splitlines()
            return "\n".join(lines) + "\n"
    if isinstance(node, ast.AnnAssign):
        constants = [each for each in body if isinstance(each, ast.AnnAssign)]
        after = constants[-1].end_lineno or 0
        return "\n".join([*lines[:after], piece, *lines[after:]]) + "\n"
    return "\n".join([*lines, "", "", piece]) + "\n"


def with_messages(text: str, block: str, _: str) -> str:
    """A catalog in which the messages of a block are put."""
    for line in block.splitlines():
        key = line.partition(" = ")[0]
        known = re.search(rf"^{re.escape(key)} = .*$", text, re.MULTILINE)
        text = text.replace(known[0], line) if known else f"{text}{line}\n"
    return text


def with_clauses(text: str, block: str, section: str) -> str:
    """A rules text in which the clauses of a block are put."""
    for line in block.splitlines():
        marked = line.partition("** ")[0]
        known = re.search(rf"^{re.escape(marked)}\*\* .*$", text, re.MULTILINE)
        if known:
            text = text.replace(known[0], line)
            continue
        before, heading, rest = text.partition(f"## {section} ")
        clauses = list(re.finditer(r"^- .*\n", rest.partition("\n## ")[0] + "\n", re.MULTILINE))
        end = clauses[-1].end()
        text = f"{before}{heading}{rest[:end]}{line}\n{rest[end:]}"
    return text


def with_rows(text: str, block: str, _: str) -> str:
    """A table with more rows at its end, or with one more figure in its last row."""
    return text.rstrip() + ("\n\n" if block.startswith("[[") else "\n") + block


PUT: Final = {
    "python": with_definitions,
    "ftl": with_messages,
    "markdown": with_clauses,
    "toml": with_rows,
}


@pytest.mark.long
def test_whoever_follows_the_page_gets_there(tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    for kind, text in BLOCKS:
        reader.follow(kind, text)
    assert any("9 of 9 clauses" in said for said in reader.said)
    assert list((reader.at / "dist").glob("*.whl"))


def test_every_block_is_of_a_kind_that_is_run() -> None:
    assert {kind for kind, _ in BLOCKS} == {"sh", "markdown", "python", "toml", "ftl"}
    assert len(re.findall("^```", PAGE.read_text("utf-8"), re.MULTILINE)) == 2 * len(BLOCKS)
