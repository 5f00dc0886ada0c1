"""The wheel of the compiled build: in a clean environment it plays, without a compiler."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from typing import Final

import pytest

from tests.repository.installed import PROJECT, Installed, read

BUILD: Final = PROJECT / "tools" / "native" / "build.py"

pytestmark = [
    pytest.mark.long,
    pytest.mark.wheel,
    pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler"),
]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    command = [sys.executable, str(BUILD), "--wheel"]
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stdout + made.stderr
    wheel = PROJECT / made.stdout.splitlines()[-1].removeprefix("The compiled build is in ")[:-1]
    place = Installed(tmp_path_factory.mktemp("installed"))
    place.install(wheel)
    return place


def test_it_is_compiled(installed: Installed) -> None:
    assert installed.run("--version").stdout.rstrip().endswith(", compiled")


@pytest.mark.parametrize("game", ["wizardry", "funkoverse", "duels", "battle", "talisman"])
def test_bots_play_each_game(installed: Installed, game: str) -> None:
    done = installed.run("sim", game, "--games", "2", "--bots", "greedy")
    assert (done.returncode, done.stderr) == (0, "")
    assert "2 games" in done.stdout


@pytest.mark.parametrize(
    ("game", "figure"),
    [
        ("wizardry", "rules.match.hits=1"),
        ("funkoverse", "abilities.fiendfyre.dice=1"),
        ("duels", "rules.match.rounds=1"),
        ("battle", "rules.match.hand=9"),
        ("talisman", "rules.match.objects=1"),
    ],
)
def test_figures_that_a_run_sets_are_obeyed(installed: Installed, game: str, figure: str) -> None:
    """Though the rules are compiled, no figure of a table is baked in."""
    command = ("sim", game, "--games", "20", "--bots", "greedy", "--json")
    usual, changed = installed.run(*command), installed.run(*command, "--set", figure)
    assert (usual.returncode, changed.returncode) == (0, 0)
    assert json.loads(usual.stdout)["decisions"] != json.loads(changed.stdout)["decisions"]


def test_the_rules_and_the_pages_are_there(installed: Installed) -> None:
    assert "WD-38.12" in installed.run("rules", "duels", "WD-38.12").stdout
    with installed.serving() as address:
        assert "Wizarding Duels" in read(address)
