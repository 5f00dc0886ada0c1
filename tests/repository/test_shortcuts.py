"""The shortcuts of the native build (`shortcuts.h`) change nothing but the time it takes."""

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
MODULE: Final = "spellwright/kernel/everyday.py"


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_compiled_lists_and_numbers_do_what_written_ones_do(tmp_path: Path) -> None:
    written = tmp_path / MODULE
    written.parent.mkdir(parents=True)
    for folder in (written.parent, written.parent.parent):
        (folder / "__init__.py").touch()
    shutil.copy(NATIVE / "everyday.py", written)
    _run(tmp_path, PROJECT / "tools" / "native" / "compile.py", MODULE)
    assert _run(tmp_path, NATIVE / "compare.py", str(written)) == "the same\n"


def _run(folder: Path, script: Path, argument: str) -> str:
    """What a script prints that runs in a folder and finds its modules there."""
    done = subprocess.run(
        [sys.executable, str(script), argument],
        check=False,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
