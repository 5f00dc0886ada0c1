"""Edited figures as a patch of the tables they stand in."""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from spellwright.content import Value, tables_in
from spellwright.registry import Game

_ONE: Final = r'[{{,]\s*({}\s*=\s*("(?:[^"\\]|\\.)*"|[^,}}\s]+))'
"""A column of a row on one line, with its value."""


def patch_of(game: Game, figures: Mapping[str, Value]) -> str:
    """A unified diff of the TOML files, which `git apply` or `patch -p1` understand."""
    if game.tables is None:
        return ""
    changed: dict[Path, dict[tuple[str, str], Value]] = {}
    for table in tables_in(game.tables):
        for row in table:
            for column in table.columns:
                path = f"{table.path.stem}.{row[table.name]}.{column}"
                if path in figures:
                    place = (str(row[table.name]), column)
                    changed.setdefault(table.path, {})[place] = figures[path]
    parts: list[str] = []
    names = {table.path: table.name for table in tables_in(game.tables)}
    for file, edits in sorted(changed.items()):
        before = file.read_text("utf-8").splitlines(keepends=True)
        after = edited(before, names[file], edits)
        name = f"{game.id}/content/{file.name}"
        parts += difflib.unified_diff(before, after, f"a/{name}", f"b/{name}")
    return "".join(parts)


def edited(lines: list[str], name: str, edits: Mapping[tuple[str, str], Value]) -> list[str]:
    """The lines of a TOML file with other figures; rows are known by their column `name`."""
    made: list[str] = []
    for block in _blocks(lines):
        key = _value(block, name)
        block = [_edited_inline(line, name, edits) for line in block]
        for (row, column), value in edits.items():
            if row != key:
                continue
            text = f"{column} = {json.dumps(value, ensure_ascii=False)}\n"
            at = next((i for i, line in enumerate(block) if _column(line) == column), None)
            if at is not None:
                block[at] = text
            else:
                # A column that was left out stands behind the last that is there.
                last = max(i for i, line in enumerate(block) if _column(line))
                block.insert(last + 1, text)
        made += block
    return made


def _edited_inline(line: str, name: str, edits: Mapping[tuple[str, str], Value]) -> str:
    """A row that stands on one line, as in `{ key = "fog", ap = 2 },`."""
    if not line.lstrip().startswith("{"):
        return line
    key = re.search(_ONE.format(re.escape(name)), line)
    for (row, column), value in edits.items():
        if key is None or key[2] != json.dumps(row, ensure_ascii=False):
            continue
        text = f"{column} = {json.dumps(value, ensure_ascii=False)}"
        found = re.search(_ONE.format(re.escape(column)), line)
        if found is not None:
            line = line[: found.start(1)] + text + line[found.end() :]
        else:
            head, _, tail = line.rpartition("}")
            line = f"{head.rstrip()}, {text} }}{tail}"
    return line


def _blocks(lines: list[str]) -> list[list[str]]:
    """The file in pieces, each of them from a heading to the next."""
    blocks: list[list[str]] = [[]]
    for line in lines:
        if line.lstrip().startswith("[["):
            blocks.append([])
        blocks[-1].append(line)
    return blocks


def _column(line: str) -> str:
    found = re.match(r"\s*([A-Za-z0-9_-]+)\s*=", line)
    return found[1] if found else ""


def _value(block: list[str], column: str) -> str:
    for line in block:
        found = re.match(rf"\s*{re.escape(column)}\s*=\s*\"([^\"]*)\"", line)
        if found:
            return found[1]
    return ""
