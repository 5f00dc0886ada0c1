"""Stable-Baselines3: its checker passes with all five games, and MaskablePPO learns with masks."""

from __future__ import annotations

from typing import Any

import pytest

import spellwright as sw
from spellwright.registry import GAME_IDS

pytestmark = [
    pytest.mark.rl,
    pytest.mark.long,
    pytest.mark.filterwarnings("ignore"),
]
EVERY = pytest.mark.parametrize("id", GAME_IDS)
NOT_HERE = "NOT RUN: sb3-contrib is not installed; it brings PyTorch, which stands in no lock."


def one_seat(id: str) -> Any:
    """One seat for learners that ask for masks by themselves."""
    from spellwright.environments.kits.gymnasium_seat import OnlyNumbers

    return OnlyNumbers(sw.env(id, api="gym", observation="features", reward="shaped", limit=200))


@EVERY
def test_the_checker_passes(id: str) -> None:
    pytest.importorskip("stable_baselines3", reason=NOT_HERE)
    from stable_baselines3.common.env_checker import check_env

    check_env(one_seat(id), warn=True, skip_render_check=True)


@EVERY
def test_maskable_ppo_learns_and_plays_only_what_is_legal(id: str) -> None:
    pytest.importorskip("sb3_contrib", reason=NOT_HERE)
    from sb3_contrib import MaskablePPO

    env = one_seat(id)
    model = MaskablePPO("MlpPolicy", env, n_steps=64, batch_size=32, n_epochs=1, seed=1)
    model.learn(total_timesteps=128)
    seen, _ = env.reset(seed=5)
    for _ in range(30):
        masks = env.action_masks()
        action, _ = model.predict(seen, action_masks=masks, deterministic=True)
        assert masks[int(action)]
        seen, _, over, cut, _ = env.step(int(action))
        if over or cut:
            break
