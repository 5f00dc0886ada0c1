"""How many clicks a turn takes, by the same count as `tools/clicks.py`."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

from spellwright.registry import game

TOOL: Final = Path(__file__).parents[2] / "tools" / "clicks.py"
GAMES: Final = 3


@pytest.fixture(scope="module")
def clicks() -> ModuleType:
    spec = importlib.util.spec_from_file_location("clicks", TOOL)
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    return tool


def test_a_turn_of_battle_takes_at_most_six(clicks: ModuleType) -> None:
    counts = [clicks.play(game("battle"), 2, seed, helped=True) for seed in range(GAMES)]
    assert sum(count.clicks for count in counts) <= 6 * sum(count.turns for count in counts)


def test_talisman_asks_half_as_much(clicks: ModuleType) -> None:
    talisman = game("talisman")
    before = [clicks.play(talisman, 4, seed, helped=False) for seed in range(GAMES)]
    after = [clicks.play(talisman, 4, seed, helped=True) for seed in range(GAMES)]
    asked = sum(count.clicks for count in after) / sum(count.turns for count in after)
    assert asked <= sum(c.clicks for c in before) / sum(c.turns for c in before) / 2


def test_a_move_of_duels_is_one_click(clicks: ModuleType) -> None:
    """The Model is chosen by another."""
    count = clicks.play(game("duels"), 2, 1, helped=True)
    plain = clicks.play(game("duels"), 2, 1, helped=False)
    assert count.questions["move"] <= plain.questions["move"] / 4
