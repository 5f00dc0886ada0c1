"""The search knows no game: read from its source."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

import pytest

import spellwright.search
from spellwright.registry import GAME_IDS

FILES = sorted(Path(spellwright.search.__file__).parent.glob("*.py"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_the_search_stands_on_the_kernel_alone(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    imported = {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    imported |= {
        name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names
    }
    own = {name for name in imported if name.startswith("spellwright")}
    assert all(name.startswith(("spellwright.kernel", "spellwright.search")) for name in own)
    assert {name.partition(".")[0] for name in imported - own} <= sys.stdlib_module_names


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_the_search_names_no_game(file: Path) -> None:
    words = set(re.findall(r"[a-z]+", file.read_text(encoding="utf-8").lower()))
    assert not words & set(GAME_IDS)
