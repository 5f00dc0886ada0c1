"""The commands of the lab with `--ray local`: what they find is what `--jobs` finds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.support import Cli

pytestmark = [pytest.mark.ray, pytest.mark.lab, pytest.mark.long]

ON_RAY = ("--ray", "local")
HERE = ("--jobs", "2")


def found(cli: Cli, *arguments: str | Path) -> Any:
    result = cli("lab", *arguments, "--json")
    assert result.exit_code == 0, result.stderr
    return json.loads(result.stdout)


def test_a_report_has_the_same_data_to_the_byte(cli: Cli, tmp_path: Path) -> None:
    plan = ("report", "battle", "--games", "20", "--seats", "2")
    there = found(cli, *plan, *ON_RAY, "--out", tmp_path / "there")
    here = found(cli, *plan, *HERE, "--out", tmp_path / "here")
    assert {**there, "page": ""} == {**here, "page": ""}
    files = sorted((tmp_path / "here" / "data").glob("*.parquet"))
    assert len(files) == 7
    for file in files:
        assert (tmp_path / "there" / "data" / file.name).read_bytes() == file.read_bytes()


def test_a_what_if_finds_the_same_differences(cli: Cli) -> None:
    plan = ("what-if", "battle", "--seats", "2", "--set", "rules.match.hand=6", "--pairs", "20")
    there = found(cli, *plan, *ON_RAY)
    assert there == found(cli, *plan, *HERE)
    assert there["variants"][0]["pairs"] == 20


def test_tuning_tries_the_same_and_finds_the_same(cli: Cli) -> None:
    goal = ("--range", "rules.match.hand=5..6", "--target", "length:rounds=2")
    plan = ("tune", "battle", *goal, "--bots", "random", "--games", "8", "--each", "4")
    there = found(cli, *plan, *ON_RAY)
    assert there == found(cli, *plan, *HERE)
    assert len(there["trials"]) == 2
