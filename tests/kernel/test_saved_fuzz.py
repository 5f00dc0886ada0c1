"""Saved states from strangers: whatever is in them, a sentence or a state, and nothing else."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from spellwright.kernel.chance import FastChance
from spellwright.kernel.refusal import Refused, RulesError
from spellwright.registry import Game
from tests.kernel.fuzzing import (
    DAMAGES,
    GAMES,
    Damage,
    choose_at_random,
    damaged,
    saved_states,
)
from tests.kernel.refusing import is_a_sentence, refusal_of

every_game = pytest.mark.parametrize("game_id", GAMES)


def _check_reading(game: Game, text: str) -> None:
    """Reading refuses with a sentence, or gives a state that can be seen, saved and played."""
    refused = refusal_of(lambda: game.from_json(text))
    if refused is not None:
        assert is_a_sentence(refused), refused.sentence
        return
    state = game.from_json(text)
    for seat in range(-1, state.seats):
        assert json.loads(state.view(seat).to_json())["seat"] == seat
    again = game.from_json(state.to_json())
    assert again == state
    luck = FastChance(1)
    try:
        for _ in range(100):
            if state.over:
                return
            choose_at_random(state, luck)
    except (Refused, RulesError) as error:
        assert str(error)  # noqa: PT017 - rules may find out later that the state is impossible


# The examples were found by fuzzing: rules that failed on the state later, a view that could not be
# built, a seat that was left without an option.
@every_game
@given(which=st.integers(0, 1000), damages=DAMAGES)
@example(which=18, damages=[(8066, 1, 6390)])
@example(which=14, damages=[(7261, 2, 7942), (4668, 3, 4897), (1872, 0, 791)])
@example(which=18, damages=[(865, 1, 4445)])
@example(which=20, damages=[(6521, 4, 9272), (182, 4, 7741)])
@example(which=8, damages=[(3729, 3, 5265)])
@example(which=36, damages=[(7620, 5, 9390), (8346, 1, 7583)])
@example(which=15, damages=[(5874, 1, 1833)])
@example(which=56, damages=[(8421, 2, 3741)])
@settings(max_examples=150, deadline=None)
def test_a_damaged_state_is_refused_or_plays_on(
    game_id: str, which: int, damages: list[Damage]
) -> None:
    texts = saved_states(game_id)
    _check_reading(GAMES[game_id], damaged(texts[which % len(texts)], damages))


@every_game
@given(which=st.integers(0, 1000), length=st.floats(0, 1))
@settings(max_examples=30, deadline=None)
def test_a_truncated_state_is_refused(game_id: str, which: int, length: float) -> None:
    texts = saved_states(game_id)
    text = texts[which % len(texts)]
    refused = refusal_of(lambda: GAMES[game_id].from_json(text[: int(length * (len(text) - 1))]))
    assert refused is not None
    assert refused.kind == "not-json"
    assert is_a_sentence(refused)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=10,
)


@given(JSON)
@settings(max_examples=100, deadline=None)
def test_any_other_json_is_refused(data: Any) -> None:
    for game in GAMES.values():
        refused = refusal_of(lambda game=game: game.from_json(json.dumps(data)))  # type: ignore[misc]
        assert refused is not None
        assert is_a_sentence(refused)


@given(st.text())
@example("[" * 100_000)
@example("1" * 5_000)
@example('{"format": "spellwright state 1", "state": ' + "9" * 5_000 + "}")
@example("\ufeff{}")
@example("")
@settings(max_examples=60, deadline=None)
def test_any_other_text_is_refused(text: str) -> None:
    refused = refusal_of(lambda: GAMES["magpies"].from_json(text))
    assert refused is not None
    assert is_a_sentence(refused)


@every_game
def test_the_undamaged_states_play_on(game_id: str) -> None:
    game = GAMES[game_id]
    for text in saved_states(game_id):
        state = game.from_json(text)
        assert state.to_json() == text
        luck, before = FastChance(2), state.choices
        while not state.over and state.choices < before + 50:
            choose_at_random(state, luck)
        assert game.rules.faults(state) == []
