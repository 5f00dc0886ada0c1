"""Copies and pickles of environments go on as the one that they were made of, and by themselves."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pytest

import spellwright as sw
from spellwright.environments.play import Play
from spellwright.environments.vector import VectorPlay
from spellwright.kernel.chance import FastChance
from spellwright.registry import GAME_IDS, game

EVERY: Final = pytest.mark.parametrize("id", GAME_IDS)
HOW: Final = pytest.mark.parametrize(
    "again", [copy.deepcopy, lambda made: pickle.loads(pickle.dumps(made))], ids=["copy", "pickle"]
)
Again = Callable[[Any], Any]


def go_on(play: Play, luck: FastChance, steps: int) -> None:
    for _ in range(steps):
        if not play.done:
            legal = play.legal(play.seat)
            play.step(play.seat, legal[luck.below(len(legal))])


@EVERY
@HOW
@pytest.mark.parametrize("actions", ["id", "slot"])
def test_a_copied_game_goes_on_the_same_way(id: str, again: Again, actions: str) -> None:
    play = Play(game(id), actions=actions, slots=4, reward="shaped", limit=200, illegal="replace")
    play.reset(seed=5)
    for steps in (0, 3, 30):
        go_on(play, FastChance(steps), steps)
        other = again(play)
        assert (other.steps, other.seat, other.rewards) == (play.steps, play.seat, play.rewards)
        untouched = play.look(play.seat).copy()
        go_on(other, FastChance(9), 5)
        assert (play.look(play.seat) == untouched).all()
        other = again(play)
        for illegal in (False, True, False, True):
            if play.done:
                break
            legal = play.legal(play.seat)
            action = -1 if illegal else legal[-1]
            for each in (play, other):
                each.step(each.seat, action)
            assert play.rewards == other.rewards
            assert play.legal(play.seat) == other.legal(other.seat)
            assert (play.look(play.seat) == other.look(other.seat)).all()


@HOW
def test_a_copy_stands_between_the_two_steps_of_a_choice(again: Again) -> None:
    play = Play(game("duels"))
    play.reset(seed=1)
    luck = FastChance(1)
    while not play.done:
        options = play.state.options(play.state.ask_of(play.seat))
        long = [code for code in options if len(play.actions_for(play.seat, code)) == 2]
        if long:
            play.step(play.seat, play.actions_for(play.seat, long[0])[0])
            other = again(play)
            assert other.legal(other.seat) == play.legal(play.seat)
            assert (other.look(other.seat) == play.look(play.seat)).all()
            return
        play.take(play.seat, options[luck.below(len(options))])
    raise AssertionError("no choice of two steps was met")


@HOW
def test_a_game_that_has_not_begun_or_is_over_is_copied_as_it_is(again: Again) -> None:
    play = Play(game("funkoverse"), illegal="end")
    assert again(play).state is None
    play.reset(seed=2)
    play.step(play.seat, -1)
    other = again(play)
    assert other.done
    assert other.over
    assert (other.forfeit, other.rewards) == (play.forfeit, play.rewards)
    with pytest.raises(sw.Refused, match="call reset first"):
        other.step(0, 0)


@EVERY
@HOW
def test_many_games_are_copied_with_their_arrays(id: str, again: Again) -> None:
    games = VectorPlay(game(id), 3, limit=25)
    games.reset(seed=4)
    for number in range(40):
        if number == 10:
            other = again(games)
        actions = [games.legal(at)[-1] for at in range(3)]
        games.step(actions)
        if number >= 10:
            other.step(actions)
            for name in ("observations", "masks", "seats", "rewards", "done", "truncated"):
                assert (getattr(games, name) == getattr(other, name)).all()
    assert not np.shares_memory(games.observations, other.observations)


def test_what_is_refused_in_another_process_is_told_in_this_one() -> None:
    with pytest.raises(sw.Refused) as refused:
        Play(game("battle"), reward="points")
    again = pickle.loads(pickle.dumps(refused.value))
    assert isinstance(again, sw.Refused)
    assert (again.kind, str(again)) == ("reward", str(refused.value))


@pytest.mark.rl
@EVERY
@HOW
@pytest.mark.parametrize("api", ["aec", "parallel", "gym"])
def test_the_environments_of_others_are_copied_too(id: str, again: Again, api: str) -> None:
    env = sw.env(id, api=api, render_mode="ansi")
    again(env).reset(seed=1)
    env.reset(seed=3)
    act(env, api, 4)
    other = again(env)
    for steps in range(1, 6):
        assert repr(act(env, api, steps)) == repr(act(other, api, steps))
        assert env.render() == other.render()


def act(env: Any, api: str, steps: int) -> Any:
    """Take the last legal action some times; what the last of them gave."""
    given: Any = None
    for _ in range(steps):
        if env.play.done:
            break
        if api == "gym":
            given = env.step(env.action_masks().nonzero()[0][-1])
        elif api == "aec":
            env.step(env.observe(env.agent_selection)["action_mask"].nonzero()[0][-1])
            given = env.last()
        else:
            legal = {agent: env.play.legal(seat)[-1] for seat, agent in enumerate(env.agents)}
            given = env.step(legal)
    return given
