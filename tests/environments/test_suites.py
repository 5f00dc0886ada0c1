"""The suites of PettingZoo and Gymnasium, with all five games."""

from __future__ import annotations

import webbrowser
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import spellwright as sw
from spellwright.registry import GAME_IDS

pytestmark = [
    pytest.mark.rl,
    # What these suites warn of: a field with one value only, rows of zeros, no picture in a check.
    pytest.mark.filterwarnings("ignore::UserWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
]
EVERY = pytest.mark.parametrize("id", GAME_IDS)


@EVERY
def test_turn_by_turn_api(id: str) -> None:
    from pettingzoo.test import api_test

    api_test(sw.env(id, limit=400), num_cycles=30)


@EVERY
@pytest.mark.parametrize("observation", ["features", "named"])
def test_turn_by_turn_api_in_other_forms(id: str, observation: str) -> None:
    from pettingzoo.test import api_test

    api_test(sw.env(id, observation=observation, actions="slot", limit=200), num_cycles=10)


@EVERY
def test_turn_by_turn_seeds(id: str) -> None:
    from pettingzoo.test import seed_test

    seed_test(lambda: sw.env(id), num_cycles=40)


@EVERY
def test_all_at_once_api(id: str) -> None:
    from pettingzoo.test import parallel_api_test

    parallel_api_test(sw.env(id, api="parallel"), num_cycles=120)


@EVERY
def test_all_at_once_seeds(id: str) -> None:
    from pettingzoo.test import parallel_seed_test

    parallel_seed_test(lambda: sw.env(id, api="parallel"), num_cycles=40)


@EVERY
def test_rendering(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from pettingzoo.test import render_test

    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    render_test(lambda render_mode: sw.env(id, render_mode=render_mode))
    assert opened
    assert opened[0].startswith("http://127.0.0.1:")


@EVERY
def test_states(id: str) -> None:
    from pettingzoo.test import state_test

    turns = sw.env(id, illegal="replace", limit=60)
    at_once = sw.env(id, api="parallel", limit=60)
    state_test(turns, at_once, num_cycles=15)


@EVERY
def test_limits(id: str) -> None:
    from pettingzoo.test import max_cycles_test
    from pettingzoo.utils.conversions import parallel_to_aec

    def parallel_env(max_cycles: int) -> Any:
        return sw.env(id, api="parallel", limit=max_cycles)

    def env(max_cycles: int) -> Any:
        return parallel_to_aec(parallel_env(max_cycles))

    max_cycles_test(SimpleNamespace(env=env, parallel_env=parallel_env))


@EVERY
@pytest.mark.parametrize("observation", ["flat", "features", "named", "text"])
def test_one_seat(id: str, observation: str) -> None:
    from gymnasium.utils.env_checker import check_env

    check_env(sw.env(id, api="gym", observation=observation, limit=300), skip_render_check=True)


@EVERY
def test_one_seat_by_its_id_with_pictures(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    import gymnasium
    from gymnasium.utils.env_checker import check_env

    import spellwright.environments.gym  # noqa: F401

    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    check_env(gymnasium.make(f"spellwright/{id}-v1", limit=200).unwrapped)
    assert opened


@pytest.mark.parametrize("observation", ["flat", "features", "named", "text"])
def test_one_seat_plays_in_several_processes(observation: str) -> None:
    import gymnasium

    import spellwright.environments.gym  # noqa: F401

    # Gymnasium 1.4 does not carry texts through memory that processes share.
    apart = {"shared_memory": observation != "text"}

    def play(mode: str) -> list[str]:
        made = gymnasium.make_vec(
            "spellwright/funkoverse-v1",
            num_envs=2,
            vectorization_mode=mode,
            vector_kwargs=apart if mode == "async" else {},
            observation=observation,
            limit=30,
        )
        seen, _ = made.reset(seed=3)
        told = []
        for _ in range(20):
            actions = [mask.nonzero()[0][-1] for mask in seen["action_mask"]]
            seen, rewards, _, cut, _ = made.step(np.array(actions))
            told.append(repr((seen, rewards, cut)))
        made.close()
        return told

    assert play("async") == play("sync")


def test_one_seat_says_what_it_is_and_refuses_what_is_not_there() -> None:
    assert sw.env("duels", api="gym").metadata["name"] == "duels_v1"
    with pytest.raises(sw.Refused) as refused:
        sw.env("duels", api="gym", seat=2)
    assert refused.value.kind == "seat"
    with pytest.raises(sw.Refused) as refused:
        sw.env("duels", api="gym", bots="nobody")
    assert refused.value.kind == "unknown-bot"


def test_one_seat_against_a_level_comes_to_an_end() -> None:
    env = sw.env("funkoverse", api="gym", bots="greedy", seat=1)
    _, _ = env.reset(seed=5)
    total, done = 0.0, False
    while not done:
        legal = env.action_masks().nonzero()[0]
        _, reward, over, cut, _ = env.step(int(legal[0]))
        total, done = total + reward, over or cut
    assert total in (-1.0, 0.0, 1.0)


@pytest.mark.parametrize("api", ["aec", "parallel", "gym"])
def test_before_a_game_and_after_it_people_are_told_to_begin_one(api: str) -> None:
    env = sw.env("funkoverse", api=api, render_mode="ansi", limit=4)
    some: Any = {"seat_0": 0, "seat_1": 0} if api == "parallel" else 0
    for wanted in (env.render, lambda: env.step(some)):
        with pytest.raises(sw.Refused, match="call reset first"):
            wanted()
    if api == "aec":
        return  # there every agent is taken out by a step of its own after the end
    env.reset(seed=1)
    for _ in range(4):
        if api == "parallel":
            env.step({agent: env.play.legal(seat)[0] for seat, agent in enumerate(env.agents)})
        elif not env.play.done:
            env.step(env.action_masks().nonzero()[0][0])
    with pytest.raises(sw.Refused, match="call reset first"):
        env.step(some)


@pytest.mark.parametrize("api", ["aec", "parallel", "gym"])
def test_an_action_that_is_no_whole_number_is_refused(api: str) -> None:
    env = sw.env("funkoverse", api=api, illegal="replace")
    env.reset(seed=1)
    before = env.play.steps
    for action in (3.7, None, "3"):
        with pytest.raises(sw.Refused, match="whole number"):
            env.step(dict.fromkeys(("seat_0", "seat_1"), action) if api == "parallel" else action)
    assert env.play.steps == before


def test_seats_that_err_at_the_same_time_all_lose_by_it() -> None:
    env = sw.env("wizardry", api="parallel", seats=3, illegal="end")
    env.reset(seed=1)
    while len(env.play.waiting()) < 3:
        env.step({agent: env.play.legal(seat)[0] for seat, agent in enumerate(env.agents)})
    legal = env.play.legal(1)[0]
    _, rewards, over, cut, _ = env.step({"seat_0": -1, "seat_1": legal, "seat_2": -1})
    assert rewards == {"seat_0": -1.0, "seat_1": 0.0, "seat_2": -1.0}
    assert all(over.values())
    assert not any(cut.values())


def test_what_is_refused_at_once_changes_nothing() -> None:
    env = sw.env("wizardry", api="parallel", illegal="raise")
    env.reset(seed=1)
    while len(env.play.waiting()) < 2:
        env.step({agent: env.play.legal(seat)[0] for seat, agent in enumerate(env.agents)})
    before = env.play.state.fingerprint()
    for acts in ({"seat_0": env.play.legal(0)[0], "seat_1": -1}, {"seat_0": env.play.legal(0)[0]}):
        with pytest.raises(sw.Refused):
            env.step(acts)
        assert env.play.state.fingerprint() == before


def test_an_image_shows_the_position() -> None:
    env = sw.env("wizardry", render_mode="rgb_array")
    env.reset(seed=1)
    image = env.render()
    assert image.shape[1:] == (960, 3)
    assert len({tuple(pixel) for pixel in image[::40, ::40].reshape(-1, 3)}) > 3
