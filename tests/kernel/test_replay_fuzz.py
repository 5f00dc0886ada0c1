"""Replays from strangers: reading and verifying refuses with a sentence, or all is as recorded."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from spellwright.kernel.chance import FastChance
from spellwright.kernel.replay import replay_of, verify
from spellwright.kernel.replay_file import read_replay
from spellwright.kernel.table import Table
from spellwright.laws.played import any_choice
from tests.kernel.fuzzing import DAMAGES, GAMES, Damage, damaged
from tests.kernel.refusing import is_a_sentence, refusal_of

every_game = pytest.mark.parametrize("game_id", GAMES)


@cache
def _replay_text(game_id: str) -> str:
    game = GAMES[game_id]
    table: Table[Any] = Table(game, game.rules.usual_seats, 3)
    luck = FastChance(4)
    while not table.state.over and len(table.choices) < 60:
        table.choose(*any_choice(table.state, luck))
    return replay_of(table).to_json()


@every_game
@given(damages=DAMAGES)
@example(damages=[(0, 0, 0)])
@settings(max_examples=100, deadline=None)
def test_a_damaged_replay_is_refused_or_unharmed(game_id: str, damages: list[Damage]) -> None:
    game, text = GAMES[game_id], damaged(_replay_text(game_id), damages)
    refused = refusal_of(lambda: verify(game, read_replay(text)))
    if refused is not None:
        assert is_a_sentence(refused), refused.sentence
        return
    real = verify(game, read_replay(_replay_text(game_id)))
    found = verify(game, read_replay(text))
    assert found == real or found.choices < real.choices


@every_game
@given(st.floats(0, 1))
@settings(max_examples=30, deadline=None)
def test_a_truncated_replay_is_refused(game_id: str, part: float) -> None:
    text = _replay_text(game_id).rstrip()
    refused = refusal_of(lambda: read_replay(text[: int(part * (len(text) - 1))]))
    assert refused is not None
    assert refused.kind == "not-json"
    assert is_a_sentence(refused)


@given(st.text() | st.recursive(st.none() | st.integers() | st.text(), st.lists).map(json.dumps))
@settings(max_examples=60, deadline=None)
def test_any_other_text_is_refused(text: str) -> None:
    refused = refusal_of(lambda: read_replay(text))
    assert refused is not None
    assert is_a_sentence(refused)
