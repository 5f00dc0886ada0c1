"""`spellwright lab tune`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.support import Cli

PLAIN = ("lab", "tune", "battle", "--bots", "random", "--jobs", "1", "--games", "8", "--each", "4")
RANGE = ("--range", "rules.match.hand=5..6")


@pytest.mark.lab
def test_a_table_a_picture_and_the_command_that_confirms(cli: Cli, tmp_path: Path) -> None:
    out = tmp_path / "hand.jsonl"
    result = cli(*PLAIN, *RANGE, "--target", "length:rounds=2", "--out", out)
    assert result.exit_code == 0, result.stderr
    assert "rules.match.hand=6" in result.stdout
    assert (tmp_path / "hand.svg").read_text().startswith("<svg")
    again = cli(*PLAIN, *RANGE, "--target", "length:rounds=2", "--out", out, "--json")
    document = json.loads(again.stdout)
    assert {tuple(trial["set"].values()) for trial in document["trials"]} == {(5,), (6,)}
    assert document["best"]["value"] == min(trial["value"] for trial in document["trials"])
    assert document["confirm"].startswith("spellwright lab what-if battle")


def test_bad_input_gets_one_sentence(cli: Cli) -> None:
    assert "--range" in cli(*PLAIN, "--target", "length=2").stderr
    assert "is not a range" in cli(*PLAIN, "--range", "x", "--target", "length=2").stderr
    assert "is not a goal" in cli(*PLAIN, *RANGE, "--target", "joy").stderr
    assert "target" in cli(*PLAIN, *RANGE).stderr
