"""What is written in C for the native build changes nothing but the time it takes."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

PROJECT: Final = Path(__file__).parents[2]
NATIVE: Final = Path(__file__).parent / "native"
EVERYDAY: Final = "spellwright/kernel/everyday.py"
MEMORY: Final = "spellwright/environments/memory.py"


pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the compiled forms of two modules, beside the written ones."""
    folder = tmp_path_factory.mktemp("compiled")
    for written, place in ((NATIVE / "everyday.py", EVERYDAY), (PROJECT / "src" / MEMORY, MEMORY)):
        (folder / place).parent.mkdir(parents=True)
        shutil.copy(written, folder / place)
    for package in ("spellwright", "spellwright/kernel", "spellwright/environments"):
        (folder / package / "__init__.py").touch()
    _run(folder, PROJECT / "tools" / "native" / "compile.py", EVERYDAY)
    return folder


def test_compiled_lists_and_numbers_do_what_written_ones_do(compiled: Path) -> None:
    assert _run(compiled, NATIVE / "compare.py", str(compiled / EVERYDAY)) == "the same\n"


def test_what_is_fetched_or_not_collected_stays_what_it_is(compiled: Path) -> None:
    assert _run(compiled, NATIVE / "memory_check.py") == "the same\n"


def _run(folder: Path, script: Path, *arguments: str) -> str:
    """What a script prints that runs in a folder and finds its modules there."""
    done = subprocess.run(
        [sys.executable, str(script), *arguments],
        check=False,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
