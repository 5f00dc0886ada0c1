"""What every game answers without asking: legal, and no secret for anybody else."""

from __future__ import annotations

import pytest

from spellwright.face.automatic import usual_wishes
from spellwright.face.scene import Scene
from spellwright.registry import game, game_ids
from tests.contracts.test_shortcuts import asked

RESAMPLED = 3


@pytest.mark.parametrize("id", game_ids())
def test_an_automatic_answer_is_legal(id: str) -> None:
    played = game(id)
    offered = played.face.wishes(Scene(played.new(seed=1).view(-1)))
    usual = usual_wishes(offered)
    assert len({wish.key for wish in offered}) == len(offered)
    for state, seat in asked(played, 7):
        for wishes in (usual, frozenset(wish.key for wish in offered)):
            text = played.face.automatic(Scene(state.view(seat)), wishes)
            if text:
                state.legal(seat, text)


@pytest.mark.parametrize("id", game_ids())
def test_an_only_answer_is_one_that_everybody_could_work_out(id: str) -> None:
    """Where nothing is wished, only questions with one answer are not asked; the others, who see
    the same whatever is hidden, could have known that answer.
    """
    played = game(id)
    for state, seat in asked(played, 11):
        if len(state.options(state.asks[0])) > 1:
            continue
        text = played.face.automatic(Scene(state.view(seat)), frozenset())
        for seed in range(RESAMPLED if text else 0):
            other = state.resample((seat + 1) % state.seats, seed)
            ask = other.ask_of(seat)
            assert ask is not None
            texts = [played.rules.verbs.text(code) for code in other.options(ask)]
            assert texts == [text], (played.rules.questions[ask.question].key, texts)
