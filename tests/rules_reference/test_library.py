import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import spellwright
from spellwright.kernel.refusal import Refused
from spellwright.rules_reference import ClauseKind, games_with_rules, rules_of
from spellwright.rules_reference.library import rules_folder, source_checkout

PACKAGE = Path(spellwright.__file__).parent


def test_a_source_checkout_reads_the_texts_for_people() -> None:
    project = source_checkout()
    assert project is not None
    assert rules_folder() == project / "docs" / "rules"


def test_an_installed_package_reads_the_texts_it_carries(tmp_path: Path) -> None:
    installed = tmp_path / "spellwright"
    for name in ("rules_reference", "kernel", "content"):
        ignored = shutil.ignore_patterns("*.so")  # what is compiled is no part of a package
        shutil.copytree(PACKAGE / name, installed / name, ignore=ignored)
    shutil.copy(PACKAGE / "brought.py", installed)
    (installed / "__init__.py").touch()
    shutil.copy(PACKAGE / "brought.py", installed)
    shutil.copytree(rules_folder(), installed / "docs_text" / "rules")
    program = """
from spellwright.kernel.refusal import Refused
from spellwright.rules_reference import coverage, rules_of
print(rules_of("wizardry").clause("FW-5.10").text)
try:
    coverage("wizardry")
except Refused as refusal:
    print(refusal.kind)
"""
    said = subprocess.run(
        [sys.executable, "-S", "-c", program],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert said.splitlines() == [
        "A plan may be empty.",
        "no_tests",
    ]


@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        ("Wizzardry", "There are no rules of a game “Wizzardry”. Did you mean wizardry?"),
        (
            "../README",
            "There are no rules of a game “../README”. "
            f"There are rules of {', '.join(games_with_rules())}.",
        ),
    ],
)
def test_an_unknown_game_is_refused_with_help(game: str, sentence: str) -> None:
    with pytest.raises(Refused) as refusal:
        rules_of(game)
    assert refusal.value.kind == "unknown_game"
    assert refusal.value.sentence == sentence


@pytest.mark.parametrize(
    ("kind", "count"),
    [(ClauseKind.CLAUSE, 334), (ClauseKind.EXAMPLE, 26), (ClauseKind.RULING, 54)],
)
def test_no_clause_of_wizardry_is_lost(kind: ClauseKind, count: int) -> None:
    assert sum(clause.kind is kind for clause in rules_of("wizardry").clauses) == count


@pytest.mark.parametrize("game", games_with_rules())
def test_every_id_that_a_clause_mentions_exists(game: str) -> None:
    rules = rules_of(game)
    for clause in rules.clauses:
        for mentioned in (*clause.rulings, *clause.mentions):
            assert rules.entry(mentioned).id == mentioned
