"""A game knows all of its procedures from the start: a saved state may name any of them."""

from __future__ import annotations

import subprocess
import sys

import pytest

from spellwright.registry import GAME_IDS

PROGRAM = """
import importlib, pkgutil, sys
from spellwright.registry import game

known = set(game(sys.argv[1]).rules.procedures)
rules = importlib.import_module(f"spellwright.games.{sys.argv[1]}.rules")
for module in pkgutil.walk_packages(rules.__path__, rules.__name__ + "."):
    importlib.import_module(module.name)
pending, all = [game(sys.argv[1]).rules.procedure], set()
while pending:
    below = pending.pop().__subclasses__()
    pending += below
    all |= {cls.__name__ for cls in below}
print(len(all), *sorted(all - known))
"""


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_game_knows_all_of_its_procedures_when_it_is_loaded(game_id: str) -> None:
    command = [sys.executable, "-c", PROGRAM, game_id]
    told = subprocess.run(command, capture_output=True, text=True, check=True)
    count, *unknown = told.stdout.split()
    assert int(count) > 0
    assert unknown == []
