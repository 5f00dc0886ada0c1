"""The worth of a position."""

from __future__ import annotations

import pytest

from spellwright.games.funkoverse.bot import evaluate
from spellwright.testing.funkoverse import Skirmish
from tests.funkoverse.bot.games import GREEDY, SCENARIOS, play, wild_game
from tests.shared.bot_games import RANDOM


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_one_side_gains_the_other_loses(scenario: str) -> None:
    for state, _, view, _ in wild_game(2, 5, 120, SCENARIOS[scenario]):
        assert evaluate(state, 0) == pytest.approx(-evaluate(state, 1))
        assert isinstance(evaluate(view.shown, 0), float)


def test_partners_agree_about_a_position() -> None:
    for state, _, _, _ in wild_game(4, 6, 120):
        assert evaluate(state, 0) == evaluate(state, 2)


def test_looking_changes_nothing() -> None:
    for state, _, _, _ in wild_game(2, 7, 120, {"mix": True}):
        before = state.to_json()
        evaluate(state, 0)
        assert state.to_json() == before


def test_points_and_markers_count() -> None:
    even = evaluate(Skirmish("harry", "voldemort").s, 0)
    assert evaluate(Skirmish("harry", "voldemort", points=(1, 0)).s, 0) > even
    held = Skirmish("harry", "voldemort")
    held.s.control[1], held.s.control_at[1] = 0, held.s.board.areas[1][0]
    assert evaluate(held.s, 0) > even + 0.5


def test_lying_down_is_bad_and_worse_next_to_a_rival() -> None:
    alone = evaluate(Skirmish("harry A9", "voldemort K1").s, 0)
    lying = evaluate(Skirmish("harry A9 down", "voldemort K1").s, 0)
    beside = evaluate(Skirmish("harry A9", "voldemort B9").s, 0)
    prey = evaluate(Skirmish("harry A9 down", "voldemort B9").s, 0)
    assert lying < alone
    assert prey - beside < lying - alone


def test_the_end_of_a_game_is_worth_most() -> None:
    state = play([GREEDY, RANDOM], 3)
    worths = [evaluate(state, seat) for seat in (0, 1)]
    assert worths == [100.0, -100.0] if state.ranks[0] == 1 else worths == [-100.0, 100.0]
