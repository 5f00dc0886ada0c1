"""What docs/extending/packs.md tells people to do works, in an empty folder."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parents[2] / "docs" / "extending" / "packs.md"
BLOCK = re.compile(r"^```(\w+)(?: file=(\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.long
def test_the_page_works_from_an_empty_folder(tmp_path: Path) -> None:
    ran = 0
    for kind, file, text in BLOCK.findall(PAGE.read_text("utf-8")):
        if kind == "sh":
            for line in text.splitlines():
                program, *arguments = shlex.split(line)
                assert program == "spellwright"
                done = subprocess.run(
                    [sys.executable, "-m", "spellwright", *arguments],
                    cwd=tmp_path,
                    capture_output=True,
                    text=True,
                    check=False,
                )
                assert done.returncode == 0, f"{line}\n{done.stdout}\n{done.stderr}"
                ran += 1
        elif kind == "toml":
            tomllib.loads(text)
        elif file:
            (tmp_path / file).write_text(text, encoding="utf-8")
    assert ran >= 7
