"""Environments by name, and many games at once."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import spellwright as sw
from spellwright.environments.play import Play
from spellwright.environments.vector import VectorPlay
from spellwright.kernel.chance import FastChance
from spellwright.registry import GAME_IDS, game


def test_an_interface_that_is_not_there_is_refused() -> None:
    with pytest.raises(sw.Refused, match="there is play, vector, aec"):
        sw.env("funkoverse", api="telepathy")
    with pytest.raises(sw.Refused, match="id or slot"):
        sw.env("funkoverse", api="play", actions="words")


@pytest.mark.parametrize(
    ("kind", "setting"),
    [
        ("limit", {"limit": 0}),
        ("games", {"api": "vector", "games": 0}),
        ("seats", {"seats": 9}),
        ("reward", {"reward": "fame"}),
        ("illegal", {"illegal": "shrug"}),
        ("slots", {"actions": "slot", "slots": 1}),
        ("slots", {"actions": "slot", "slots": "8"}),
        ("actions", {"actions": 3}),
        ("limit", {"limit": "5"}),
        ("games", {"api": "vector", "games": 2.5}),
        ("bots", {"api": "gym", "bots": 5}),
        ("bots", {"api": "aec", "bots": "greedy"}),
        ("observation", {"api": "vector", "observation": "text"}),
        ("observation", {"render_mode": "ansi"}),
    ],
)
def test_a_setting_that_cannot_be_is_refused_when_it_is_set(
    kind: str, setting: dict[str, Any]
) -> None:
    with pytest.raises(sw.Refused) as refused:
        sw.env("funkoverse", **{"api": "play", **setting})
    assert refused.value.kind == kind


def test_many_games_want_a_beginning_and_an_action_each() -> None:
    games = sw.env("funkoverse", api="vector", games=2)
    with pytest.raises(sw.Refused, match="call reset first"):
        games.step([0, 0])
    games.reset(seed=1)
    with pytest.raises(sw.Refused, match="2 games want as many actions"):
        games.step(games.legal(0)[:1])


def test_a_look_needs_a_game_and_one_of_its_seats() -> None:
    play = Play(game("funkoverse"))
    for seat in (0, 2, -1):
        with pytest.raises(sw.Refused):
            play.look(seat)
        if play.state is None:
            play.reset(seed=1)
            assert len(play.look(seat)) == play.size


def test_a_limit_cuts_a_choice_of_two_steps_in_the_middle() -> None:
    play = Play(game("duels"))
    play.reset(seed=1)
    luck = FastChance(1)
    while not play.done:
        options = play.state.options(play.state.ask_of(play.seat))
        long = [code for code in options if len(play.actions_for(play.seat, code)) == 2]
        if long:
            play.limit = play.steps + 1
            play.take(play.seat, long[0])
            assert play.truncated
            assert play.steps == play.limit
            return
        play.take(play.seat, options[luck.below(len(options))])
    raise AssertionError("no choice of two steps was met")


@pytest.mark.parametrize("id", GAME_IDS)
def test_many_games_at_once_are_the_same_games(id: str) -> None:
    """What the arrays hold after each step is what each game shows by itself."""
    games = sw.env(id, api="vector", games=4, limit=80)
    assert isinstance(games, VectorPlay)
    games.reset(seed=2)
    luck = FastChance(3)
    mask = np.zeros(games.plays[0].actions, np.int8)
    ended = 0
    for _ in range(100):
        actions = []
        for number, play in enumerate(games.plays):
            alone = play.observer.flat(play.state, play.seat)
            play.mask(play.seat, mask)
            assert (games.observations[number][: len(alone)] == alone).all()
            assert (games.masks[number] == mask).all()
            assert games.seats[number] == play.seat
            legal = games.legal(number)
            actions.append(legal[luck.below(len(legal))])
        games.step(actions)
        ended += int(games.done.sum())
    assert ended >= 4


def test_nobody_writes_into_what_is_only_kept_up_to_date() -> None:
    games = sw.env("funkoverse", api="vector", games=2)
    games.reset(seed=1)
    for array in (games.observations, games.masks):
        with pytest.raises(ValueError, match="read-only"):
            array[0, 0] = 5


def test_the_same_seed_is_the_same_row_of_games() -> None:
    one, other = (VectorPlay(game("battle"), 3) for _ in range(2))
    one.reset(seed=9)
    other.reset(seed=9)
    assert (one.observations == other.observations).all()
    assert [play.state.fingerprint() for play in one.plays] == [
        play.state.fingerprint() for play in other.plays
    ]
    assert len({play.state.fingerprint() for play in one.plays}) == 3


def test_text_has_all_that_is_known_and_can_be_chosen() -> None:
    from spellwright.environments.forms import Form

    play = Play(game("talisman"))
    play.reset(seed=4)
    text = Form(play, "text").of(play.seat)["observation"]
    assert "Everything you know:" in text
    assert "Options:" in text
    assert all(option.text in text for option in play.state.decision_of(play.state.asks[0]).options)
