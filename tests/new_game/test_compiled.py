"""A game from outside is compiled with `--with`, and plays the same game as before."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Final

import pytest

from spellwright.new_game import plan_for
from tests.new_game.made import MadeGame
from tests.shared.running import run_python

PROJECT: Final = Path(__file__).parents[2]
NAME: Final = "moor-lights"
PLAY: Final = f"""
import importlib
import spellwright as sw
from spellwright.bots import bot_names, bot_named
from spellwright.kernel.bot import advice_of
from spellwright.kernel.chance import FastChance
game = sw.game("{NAME}")
for module in ("bot", "match", "state"):
    print(module, importlib.import_module(f"moor_lights.{{module}}").__file__.endswith(".py"))
for name in bot_names(game):
    state, luck, bot = game.new(3, seed=2), FastChance(1), bot_named(game, name)
    while not state.over:
        seat = state.asks[0].seat
        state.choose(seat, advice_of(bot, state, seat, luck).code)
    print(name, state.scores, state.fingerprint())
"""

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler"),
]


def test_it_plays_the_same_compiled(tmp_path: Path) -> None:
    """In a copy of the checkout, since what is compiled lies beside the written files."""
    copy = tmp_path / "copy"
    for name in ("src", "tools", "docs"):
        left_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(PROJECT / name, copy / name, ignore=left_out)
    game = MadeGame(plan_for(NAME, "2-4", True, "ring"), tmp_path)
    game.install()
    path = {"PYTHONPATH": os.pathsep.join([str(copy / "src"), str(game.site)])}
    interpreted = run_python(path, "-c", PLAY).splitlines()
    build = str(copy / "tools" / "native" / "build.py")
    run_python({"PYTHONPATH": ""}, build, "--only", "--with", str(game.project))
    compiled_path = [str(copy / "src"), str(game.project / "src"), str(game.site)]
    path["PYTHONPATH"] = os.pathsep.join(compiled_path)
    compiled = run_python(path, "-c", PLAY).splitlines()
    assert compiled[:3] == ["bot False", "match False", "state False"]
    assert compiled[3:] == interpreted[3:]
    laws = run_python(path, "-m", "spellwright", "sim", NAME, "--games", "3", "--laws", "--json")
    assert '"violations"' not in laws
