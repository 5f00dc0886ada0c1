"""Greedy knows an answer to whatever the game asks."""

from __future__ import annotations

from typing import Any

import pytest

from spellwright.games.talisman import mind, rulebook, words
from spellwright.games.talisman.bot.player import RULES
from spellwright.kernel.refusal import Refused
from tests.shared.bot_games import RANDOM
from tests.talisman.bot.games import GREEDY, advice_for, play, wild_game

WAYS_TO_PLAY: list[dict[str, Any]] = [
    {},
    {"choose-characters": True},
    {"no-inheritance": True},
    {"slow-growth": True},
    {"drop-first": True},
    {"flat-barrier": True},
    {"waning": True},
]


def test_the_game_offers_it() -> None:
    assert isinstance(mind.bots()["greedy"](), type(GREEDY))


def test_there_is_a_rule_for_every_question() -> None:
    assert set(RULES) == set(range(len(words.QUESTIONS)))


def check_games(games: int, choices: int) -> set[str]:
    """The questions that came up; all of them were answered soundly."""
    seen = set()
    for seed in range(games):
        options = WAYS_TO_PLAY[seed % len(WAYS_TO_PLAY)]
        for _, _, view, advice in wild_game(2 + seed % 5, seed, choices, options):
            assert advice.code in view.options
            assert str(advice.reason)[-1] in ".!"
            assert "?" not in str(advice.reason)
            assert len(str(advice.reason)) < 120
            seen.add(view.decisions[0].question)
    return seen


def test_every_answer_is_a_legal_option_with_a_reason() -> None:
    assert len(check_games(14, 400)) > 50


@pytest.mark.long
def test_nearly_every_question_comes_up() -> None:
    assert len(check_games(150, 1500)) > 0.95 * len(words.QUESTIONS)


@pytest.mark.parametrize("options", WAYS_TO_PLAY, ids=lambda options: ",".join(options) or "plain")
def test_greedy_players_bring_a_game_to_its_end(options: dict[str, Any]) -> None:
    assert play([GREEDY] * 3, 100, options).over
    assert play([GREEDY, RANDOM], 200, options).over


def test_it_has_no_advice_for_somebody_who_is_not_asked() -> None:
    state = rulebook.RULES.new(2, 1)
    with pytest.raises(Refused):
        advice_for(state, 1 - state.asks[0].seat)
