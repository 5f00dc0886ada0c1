"""Greedy knows an answer to whatever the game asks."""

from __future__ import annotations

from typing import Any

import pytest

from spellwright.games.battle import mind, rulebook, words
from spellwright.games.battle.bot.player import RULES
from spellwright.games.battle.content import columns
from spellwright.games.battle.rulebook import RECOMMENDED
from spellwright.kernel.refusal import Refused
from tests.battle.bot.games import GREEDY, advice_for, wild_game

WAYS_TO_PLAY: list[tuple[int, dict[str, Any]]] = [
    *[(2 + number % 3, {"scenario": key}) for number, key in enumerate(columns.SCENARIOS)],
    (2, {"scenario": "game7", **RECOMMENDED}),
    (5, {"scenario": "pack4", "potion-tile": "B", "chain-limit": True}),
    (3, {"scenario": "pack3", "potion-tile": "B", "open-hands": True, "shop-pick-two": True}),
    (2, {"scenario": "box4", "multi-hero": True, "influence-any": True}),
    (1, {"scenario": "game7", "solo": "official"}),
    (1, {"scenario": "pack2", "solo": "two-heroes"}),
    (2, {"scenario": "game1", "campaign": "normal"}),
]


def test_the_game_offers_it() -> None:
    assert isinstance(mind.bots()["greedy"](), type(GREEDY))


def test_there_is_a_rule_for_every_question() -> None:
    assert set(RULES) == set(range(len(words.QUESTIONS)))


@pytest.mark.parametrize("number", range(len(WAYS_TO_PLAY)))
def test_every_question_is_answered_with_a_legal_option_and_a_reason(number: int) -> None:
    seats, options = WAYS_TO_PLAY[number]
    for seed in range(2):
        for _, _, view, advice in wild_game(seats, 30 + seed, 400, options):
            assert advice.code in view.options
            assert str(advice.reason).endswith((".", "!"))
            assert len(str(advice.reason)) < 120


def test_it_has_no_advice_for_somebody_who_is_not_asked() -> None:
    state = rulebook.RULES.new(2, 1, {"scenario": "game1"})
    with pytest.raises(Refused):
        advice_for(state, 1 - state.asks[0].seat)
