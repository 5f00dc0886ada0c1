"""The kernel knows no game, no clock, no files: read from its source."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

import pytest

import spellwright.kernel
from spellwright.registry import GAME_IDS

FOLDER = Path(spellwright.kernel.__file__).parent
FILES = sorted(FOLDER.glob("**/*.py"))

# Modules with which a state could depend on something else than its seed and its choices, or reach
# outside the process.
FORBIDDEN = {
    *("random", "secrets", "uuid", "time", "datetime", "os", "sys", "io", "pathlib", "shutil"),
    *("socket", "subprocess", "threading", "multiprocessing", "asyncio", "tempfile", "logging"),
}
FORBIDDEN_CALLS = {"open", "print", "input", "id", "hash", "globals"}
GAME_WORDS = {*GAME_IDS, "wizardry", "duels", "hogwarts", "talisman", "funkoverse", "potter"}


def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def _imports(file: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(_tree(file)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file.name} imports relatively"
            found.add(str(node.module))
    return found


def test_there_is_a_kernel_to_read() -> None:
    assert {file.name for file in FILES} >= {"state.py", "chance.py", "view.py", "replay.py"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_the_kernel_imports_itself_and_the_standard_library(file: Path) -> None:
    own = {name for name in _imports(file) if name.startswith("spellwright")}
    assert all(name.startswith("spellwright.kernel") for name in own)
    tops = {name.partition(".")[0] for name in _imports(file) - own}
    assert tops <= sys.stdlib_module_names
    assert not tops & FORBIDDEN


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_the_kernel_has_no_input_output_or_identity(file: Path) -> None:
    called = {
        node.func.id
        for node in ast.walk(_tree(file))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    if file.name == "option.py":
        called.discard("hash")  # an option's own hash, which no rule sees
    assert not called & FORBIDDEN_CALLS


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_the_kernel_names_no_game(file: Path) -> None:
    words = set(re.findall(r"[a-z]+", file.read_text(encoding="utf-8").lower()))
    assert not words & GAME_WORDS


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_kernel_files_stay_small(file: Path) -> None:
    assert len(file.read_text(encoding="utf-8").splitlines()) <= 300
