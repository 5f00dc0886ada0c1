"""The example of the README is the file that people can run, and it runs."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "first_game.py"


def test_the_readme_shows_the_example_as_it_is() -> None:
    code = EXAMPLE.read_text(encoding="utf-8").split('"""\n\n', 1)[1]
    assert f"```python\n{code}```" in (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_example_plays_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLE))
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("Player 1 plays the ")
    assert told[-1].startswith("Outcome(")
