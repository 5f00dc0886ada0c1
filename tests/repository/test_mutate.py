"""Small faults put into a game's rules, and whether its tests notice (tools/mutate)."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

PROJECT: Final = Path(__file__).parents[2]
TOOL: Final = PROJECT / "tools" / "mutate"
RULES: Final = '''"""1 < 2 and not 3: no rule."""

MOST: int = 3


def allowed(cards: int, tired: bool = False) -> bool:
    """More than 1, at most MOST."""
    return 1 < cards <= MOST and not tired


def drawn(cards: list[int]) -> list[int]:
    if len(cards) > 5:
        cards.clear()
    return cards


def unseen(cards: int) -> int:
    return cards + 1
'''
TESTS: Final = """
from spellwright.games.tiny.rules.cards import allowed, drawn


def test_allowed() -> None:
    assert [n for n in range(9) if allowed(n)] == [2, 3]
    assert not allowed(2, True)


def test_drawn() -> None:
    assert drawn([1, 2]) == [1, 2]


def test_that_fails_anyway() -> None:
    assert drawn([1]) == []
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    rules = tmp_path / "src" / "spellwright" / "games" / "tiny" / "rules"
    rules.mkdir(parents=True)
    for folder in (rules, *list(rules.parents)[:3]):
        (folder / "__init__.py").write_text("")
    (rules / "cards.py").write_text(RULES)
    tests = tmp_path / "tests" / "tiny"
    tests.mkdir(parents=True)
    (tests / "test_cards.py").write_text(TESTS)
    (tmp_path / "pyproject.toml").write_text("[tool.pytest.ini_options]\n")
    return tmp_path


def mutate(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(TOOL), "tiny", "--project", str(project), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def result(project: Path, *arguments: str) -> dict[str, Any]:
    done = mutate(project, "--json", *arguments)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_survivors_are_told_with_their_lines_and_are_caught_once_a_test_is_there(
    project: Path,
) -> None:
    found = result(project, "--jobs", "2")
    changes = {(one["line"], one["change"]): one["verdict"] for one in found["mutants"]}
    assert {line for line, _ in changes} == {3, 6, 8, 12, 13, 18}, "no docstring, no type"
    assert {line for (line, _), verdict in changes.items() if verdict == "survived"} == {12, 13, 18}
    assert changes[3, "3 becomes 4"] == "caught"
    assert changes[8, "< becomes <="] == "caught"
    assert changes[8, "and becomes or"] == "caught"
    assert changes[8, "a not removed"] == "caught"
    assert changes[12, "a condition becomes True"] == "caught"
    assert changes[13, "a statement removed"] == "survived"
    assert found["left_out"] == ["tests/tiny/test_cards.py::test_that_fails_anyway"]
    [unseen] = [one for one in found["mutants"] if one["change"] == "+ becomes -"]
    assert unseen["diff"] == ["-    return cards + 1", "+    return cards - 1"]
    assert unseen["tests"] == 0, "no test runs this line"
    assert (project / "src/spellwright/games/tiny/rules/cards.py").read_text() == RULES

    tests = project / "tests/tiny/test_cards.py"
    tests.write_text(TESTS + "\n\ndef test_many() -> None:\n    assert drawn([1] * 6) == []\n")
    done = mutate(project, "--survivors")
    assert f"1 of {found['survived']}: " in done.stderr, "the others are not tried again"
    assert "cards.py:13" not in done.stdout
    assert "survived: no test runs this line" in done.stdout


def test_the_sample_is_seeded_and_a_run_goes_on_where_it_stopped(project: Path) -> None:
    few = result(project, "--count", "3", "--seed", "5")["mutants"]
    done = mutate(project, "--count", "5", "--seed", "5")
    assert "2 of 2: " in done.stderr
    assert "3 of" not in done.stderr
    assert "watching" not in done.stderr
    assert result(project, "--count", "5", "--seed", "5")["mutants"][:3] == few
    assert result(project, "--count", "3", "--seed", "6")["mutants"] != few


def test_what_cannot_be_tried_is_refused(project: Path) -> None:
    done = mutate(project, "--file", "dice.py")
    assert (done.returncode, "there is no file dice.py" in done.stderr) == (2, True)
    command = [sys.executable, str(TOOL), "chess"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, "name a game by its id" in done.stderr) == (2, True)
