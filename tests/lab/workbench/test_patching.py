"""Edited figures as a patch."""

from __future__ import annotations

import subprocess
import tomllib
from pathlib import Path

import pytest

from spellwright.lab.workbench.patching import edited, patch_of
from spellwright.registry import GAME_IDS, game
from spellwright.simulate.figures import game_figures

ROWS = """# Spells.

[[spell]]
key = "fog"
ap = 2  # dear

[[spell]]
key = "net"
"""


def test_only_the_row_that_is_meant_is_changed() -> None:
    made = "".join(edited(ROWS.splitlines(keepends=True), "key", {("fog", "ap"): 3}))
    assert made == ROWS.replace("ap = 2  # dear", "ap = 3")


def test_a_column_that_was_left_out_is_added() -> None:
    made = "".join(edited(ROWS.splitlines(keepends=True), "key", {("net", "effect"): "hold “it”"}))
    assert tomllib.loads(made)["spell"][1] == {"key": "net", "effect": "hold “it”"}


def test_a_row_on_one_line() -> None:
    lines = ['  { key = "fog", ap = 2, effect = "a, b" },\n', '  { key = "net", ap = 2 },\n']
    both: dict[tuple[str, str], int | str] = {("fog", "ap"): 3, ("fog", "cost"): 1}
    assert edited(lines, "key", both) == [
        '  { key = "fog", ap = 3, effect = "a, b", cost = 1 },\n',
        lines[1],
    ]


@pytest.mark.parametrize("id", GAME_IDS)
def test_a_patch_applies_and_says_what_was_set(id: str, tmp_path: Path) -> None:
    known = game(id)
    assert known.tables is not None
    figure = next(f for f in game_figures(known) if f.kind == "number" and f.file != "rules")
    value = figure.rule.least if figure.value != figure.rule.least else figure.rule.most
    patch = patch_of(known, {figure.path: value})
    content = tmp_path / id / "content"
    content.mkdir(parents=True)
    for file in known.tables.glob("*.toml"):
        (content / file.name).write_bytes(file.read_bytes())
    (tmp_path / "p.patch").write_text(patch, encoding="utf-8")
    command = ["git", "apply", "--unsafe-paths", "-p1", "p.patch"]
    subprocess.run(command, cwd=tmp_path, check=True, capture_output=True)
    rows = tomllib.loads((content / f"{figure.file}.toml").read_text("utf-8"))
    found = [row for kind in rows.values() for row in kind if figure.key in row.values()]
    assert found[0][figure.column] == value
