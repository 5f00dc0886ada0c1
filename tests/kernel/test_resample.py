"""Resample: a state like the real one for its seat, with nothing of the truth left in it."""

from __future__ import annotations

import pytest

from spellwright.kernel.chance import FastChance
from spellwright.kernel.event import SPECTATOR
from spellwright.kernel.refusal import Refused
from tests.kernel.toy_game import GAME, MagpieState

SECRET_SEED = bytes(range(32))


def _state(seed: int | bytes = 4) -> MagpieState:
    state = GAME.new(3, seed)
    state.choose(1, state.decisions[1].options[0])
    return state


def test_what_the_seat_knows_stays_and_the_rest_is_dealt_anew() -> None:
    state = _state()
    others = [state.resample(0, seed) for seed in range(30)]
    assert all(other.hands[0] == state.hands[0] for other in others)
    assert all(other.view(0).to_json() == state.view(0).to_json() for other in others)
    assert len({tuple(other.hands[1]) for other in others}) > 20
    assert len({other.bids[1] for other in others}) > 8
    assert all(GAME.faults(other) == [] for other in others)


def test_the_real_state_is_left_alone() -> None:
    state = _state()
    before = state.fingerprint()
    other = state.resample(0, 1)
    other.choose(0, other.decisions[0].options[0])
    assert state.fingerprint() == before


def test_the_same_seed_gives_the_same_state() -> None:
    state = _state()
    assert state.resample(0, 9) == state.resample(0, 9)
    assert state.resample(0, 9) != state.resample(0, 10)


def test_the_live_seed_and_loaded_outcomes_stay_at_the_table() -> None:
    state = _state(SECRET_SEED)
    state.chance.load([3, 4])
    state.chance.record = []
    other = state.resample(0, 9)
    assert isinstance(other.chance, FastChance)
    assert SECRET_SEED.hex() in state.to_json()
    assert SECRET_SEED.hex() not in other.to_json()
    assert other.chance.loaded == []
    assert other.chance.record is None


def test_the_last_secret_answer_and_the_counters_are_forgotten() -> None:
    """Found by the law that what looks the same is resampled the same."""
    state = _state()
    state.reveal()
    assert (state.answered_by, state.choices, state.secrets_revealed) == (1, 1, 1)
    assert state.chance.draws > 0
    for seat in (SPECTATOR, 0, 1, 2):
        other = state.resample(seat, 9)
        assert (other.answer, other.answered_by, other.choices, other.secrets_revealed) == (
            0,
            0,
            0,
            0,
        )
        assert other.chance.draws == 0


def test_whispers_to_others_are_forgotten() -> None:
    state = GAME.new(2, 0, {"hexes": 0})
    while state.looker < 0:
        state.choose(state.decisions[0].seat, state.decisions[0].options[0])
    whispers = [event for event in state.events if event.audience == 1 << state.looker]
    assert whispers
    assert len(state.resample(state.looker, 1).events) == len(state.events)
    for seat in (SPECTATOR, 1 - state.looker):
        assert not {id(event) for event in whispers} & {
            id(event) for event in state.resample(seat, 1).events
        }


@pytest.mark.parametrize("seat", [-2, 3])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    with pytest.raises(Refused, match=f"There is no seat {seat}"):
        _state().resample(seat, 1)
