"""Knowledge and sight: what a player who thinks ahead may work with."""

from __future__ import annotations

import pytest

from spellwright.kernel.bot import Advice, Bot, advice_of
from spellwright.kernel.chance import Chance, FastChance
from spellwright.kernel.knowledge import Knowledge
from spellwright.kernel.observation_key import observation_key
from spellwright.kernel.outcome import standing
from spellwright.kernel.view import View
from spellwright.search.mind import PlainMind
from tests.kernel.toy_game import GAME, MagpieState


def some_states() -> list[MagpieState]:
    """Positions of a random game."""
    state, luck, found = GAME.new(3, seed=5), FastChance(1), []
    while not state.over:
        found.append(state.copy())
        ask = state.asks[0]
        options = state.options(ask)
        state.take(ask.seat, options[luck.below(len(options))])
    return found


def test_knowledge_is_the_view_and_worlds_that_look_the_same() -> None:
    for state in some_states():
        for seat in range(3):
            knowledge = state.knowledge(seat)
            assert knowledge.to_json() == state.view(seat).to_json()
            world = knowledge.imagine(7)
            assert observation_key(world, seat) == observation_key(state, seat)
            assert not world.tells_events


def test_what_is_imagined_follows_from_the_view_and_the_seed() -> None:
    for state in some_states():
        other = state.resample(1, seed=99)
        assert state.knowledge(1).imagine(7) == other.knowledge(1).imagine(7)


def test_what_is_imagined_is_nobody_elses() -> None:
    state = GAME.new(3, seed=5)
    knowledge = state.knowledge(0)
    world = knowledge.imagine(7)
    world.hands[0].clear()
    assert knowledge.imagine(7).hands[0] == state.hands[0]


def test_sights_differ_where_views_differ() -> None:
    by_sight: dict[object, str] = {}
    for state in some_states():
        for seat in range(3):
            view = state.view(seat)
            shown = view.to_data()
            text = str((seat, shown["shown"], shown["decisions"]))
            assert by_sight.setdefault((seat, observation_key(state, seat)), text) == text


def test_a_spectator_sees_nobodys_own() -> None:
    state = GAME.new(3, seed=5)
    assert observation_key(state, -1) == observation_key(state.resample(-1, seed=3), -1)


@pytest.mark.parametrize("ahead", [False, True])
def test_a_bot_is_asked_with_what_it_needs(ahead: bool) -> None:
    seen: list[View[MagpieState]] = []

    class Curious(Bot):
        thinks_ahead = ahead

        def advise(self, view: View[MagpieState], chance: Chance) -> Advice:
            seen.append(view)
            return Advice(view.options[0], "")

    advice_of(Curious(), GAME.new(2, seed=1), 1, FastChance(1))
    assert isinstance(seen[0], Knowledge) is ahead
    assert seen[0].seat == 1


def test_standings() -> None:
    assert [standing([1, 2], seat) for seat in (0, 1)] == [1.0, 0.0]
    assert [standing([1, 1], seat) for seat in (0, 1)] == [0.5, 0.5]
    assert [standing([2, 1, 2, 4], seat) for seat in range(4)] == [0.5, 1.0, 0.5, 0.0]
    assert standing([1], 0) == 1.0
    assert [standing(ranks, 1, cooperative=True) for ranks in ([1, 1], [2, 2])] == [1.0, 0.0]


def test_without_an_evaluation_a_position_is_open_until_it_is_over() -> None:
    state = some_states()[-1]
    assert PlainMind().evaluate(state, 0) == 0.5
    while not state.over:
        ask = state.asks[0]
        state.take(ask.seat, state.options(ask)[0])
    assert [PlainMind().evaluate(state, seat) for seat in range(3)] == [
        standing(state.ranks, seat) for seat in range(3)
    ]
