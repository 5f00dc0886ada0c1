"""A table page needs some 300 messages: they take at most half a millisecond of a quiet machine."""

from __future__ import annotations

import random
from collections.abc import Callable
from time import perf_counter
from typing import Final

import pytest

from spellwright.kernel.saying import Saying
from spellwright.registry import GAME_IDS, game
from spellwright.speech.speaker import Speaker
from tests.shared.yardstick import QUIET, work

MESSAGES: Final = 300
SECONDS: Final = 0.0005
TRIES: Final = 7


def heard_in(id: str) -> list[Saying]:
    """Questions, options and events of a game's beginning."""
    rules, luck, heard = game(id).rules, random.Random(1), list[Saying]()
    state = game(id).new(seed=3)
    for _ in range(100):
        if state.over:
            break
        decision = state.decisions[0]
        heard += [decision.says, *[option.says for option in decision.options]]
        state.choose(decision.seat, luck.choice(decision.options))
        heard += [rules.told(event)[0] for event in state.events]
    return heard


def best_of_several(do: Callable[[], object]) -> float:
    best = 1.0
    for _ in range(TRIES):
        began = perf_counter()
        do()
        best = min(best, perf_counter() - began)
    return best


@pytest.mark.parametrize("id", GAME_IDS)
def test_the_messages_of_a_page_take_half_a_millisecond(id: str) -> None:
    speaker, heard = Speaker(seats=("Anna", "Ben")), heard_in(id)
    assert len(heard) > MESSAGES
    spoken = best_of_several(lambda: [speaker.say(said) for said in heard])
    slowness = best_of_several(work) / QUIET
    assert spoken / len(heard) * MESSAGES / max(slowness, 1.0) <= SECONDS
