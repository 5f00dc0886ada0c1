"""Gymnasium makes our games by their ids."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from spellwright.registry import GAME_IDS

gymnasium = pytest.importorskip("gymnasium")
pytestmark = [
    pytest.mark.rl,
    pytest.mark.filterwarnings("ignore::UserWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
]


def made(id: str, **settings: Any) -> Any:
    import spellwright.environments.gym  # noqa: F401

    return gymnasium.make(id, **settings)


@pytest.mark.parametrize("id", GAME_IDS)
def test_a_game_is_made_by_its_id_and_checked(id: str) -> None:
    from gymnasium.utils.env_checker import check_env

    env = made(f"spellwright/{id}-v1", limit=60)
    assert env.spec.id == f"spellwright/{id}-v1"
    assert env.unwrapped.play.game.id == id
    check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("id", GAME_IDS)
def test_the_name_of_the_other_interfaces_is_an_id_too(id: str) -> None:
    env = made(f"spellwright/{id}_v1")
    assert env.unwrapped.metadata["name"] == f"{id}_v1"


def test_settings_reach_the_environment() -> None:
    env = made(
        "spellwright/funkoverse-v1",
        seat=1,
        bots="greedy",
        actions="slot",
        slots=32,
        limit=5,
        render_mode="ansi",
    )
    env.reset(seed=3)
    assert env.unwrapped.seat == 1
    assert env.action_space.n == 32
    assert env.unwrapped.play.limit == 5
    assert isinstance(env.render(), str)


def test_many_are_made_by_their_id() -> None:
    import spellwright.environments.gym  # noqa: F401

    envs = gymnasium.make_vec("spellwright/funkoverse-v1", num_envs=2, vectorization_mode="sync")
    seen, _ = envs.reset(seed=4)
    assert seen["observation"].shape[0] == 2
    envs.step(envs.action_space.sample())
    envs.close()


@pytest.mark.parametrize(
    "program",
    [
        "import gymnasium, spellwright; gymnasium.make('spellwright/battle-v1')",
        "import spellwright, gymnasium, spellwright.environments.gym;"
        "gymnasium.make('spellwright/battle-v1')",
        "import gymnasium; gymnasium.make('spellwright.environments.gym:spellwright/battle-v1')",
        "import spellwright, sys; assert 'gymnasium' not in sys.modules",
    ],
    ids=["after gymnasium", "by our module", "by the id alone", "without gymnasium"],
)
def test_ids_are_known_after_an_import(program: str) -> None:
    subprocess.run([sys.executable, "-W", "ignore", "-c", program], check=True)
