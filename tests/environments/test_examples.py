"""The examples for people who write or train players run, as their first lines say."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from tests.server.server_process import ServerProcess

PROJECT: Final = Path(__file__).parents[2]
EXAMPLES: Final = PROJECT / "examples"


def run(*words: str, folder: Path) -> str:
    environment = {**os.environ, "PYTHONPATH": str(PROJECT / "src"), "COLUMNS": "200"}
    done = subprocess.run(
        [sys.executable, *words],
        env=environment,
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        timeout=900,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def sim(*words: str, folder: Path) -> dict[str, Any]:
    told = run("-m", "spellwright", "sim", *words, "--jobs", "1", "--json", folder=folder)
    found: dict[str, Any] = json.loads(told)
    return found


def test_my_bot_plays_in_a_simulation() -> None:
    mine = "examples/my_bot.py:Mine"
    found = sim("wizardry", "--games", "6", "--bots", f"{mine},random", folder=PROJECT)
    assert found["finished"] == 6
    assert set(found["wins"]) == {mine, "random"}


def test_my_bot_and_a_program_sit_at_a_table(tmp_path: Path) -> None:
    """The server invites the one; the other comes over the JSON interface."""
    with ServerProcess(tmp_path, more=("--bots", str(EXAMPLES / "my_bot.py:Mine"))) as server:
        told = run(
            str(EXAMPLES / "api_bot.py"),
            f"http://127.0.0.1:{server.port}",
            "funkoverse",
            "--bot=Mine",
            "--pause=0.02",
            "--choices=12",
            folder=tmp_path,
        )
    assert "left after 12 choices" in told


@pytest.mark.rl
@pytest.mark.long
def test_a_player_is_trained_and_plays(tmp_path: Path) -> None:
    """A minute is not enough to become strong, but to win more than half against `random`."""
    pytest.importorskip("torch", reason="NOT RUN: PyTorch is not installed.")
    file = tmp_path / "my_player.zip"
    words = ("--minutes", "1.5", "--games", "64", "--measure", "0", "--out", str(file))
    run(str(EXAMPLES / "train_funkoverse.py"), *words, folder=tmp_path)
    name = "./my_player.zip"
    found = sim("funkoverse", "--games", "100", "--bots", f"{name},random", folder=tmp_path)
    assert found["finished"] == 100
    assert found["wins"][name] > 60


@pytest.mark.rl
@pytest.mark.long
def test_greedy_is_cloned_from_its_games(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="NOT RUN: PyTorch is not installed.")
    dataset = ("lab", "dataset", "funkoverse", "--games", "60", "--out", "greedy.parquet")
    run("-m", "spellwright", *dataset, folder=tmp_path)
    words = ("greedy.parquet", "--rounds", "3", "--out", "clone.zip")
    run(str(EXAMPLES / "clone_greedy.py"), *words, folder=tmp_path)
    name = "./clone.zip"
    found = sim("funkoverse", "--games", "60", "--bots", f"{name},random", folder=tmp_path)
    assert found["wins"][name] > 40
