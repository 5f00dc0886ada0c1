"""Greedy knows an answer to whatever the game asks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from spellwright.games.wizardry import rulebook, words
from spellwright.games.wizardry.bot.player import RULES
from spellwright.games.wizardry.state import WizardryState
from spellwright.kernel.bot import Advice
from spellwright.kernel.view import View
from spellwright.testing.wizardry import Duel
from tests.shared.bot_games import RANDOM
from tests.wizardry.bot.games import GREEDY, advice_for, play, wild_game

WAYS_TO_PLAY: list[dict[str, Any]] = [
    {},
    {"secret-spells": True},
    {"last-breath": True},
    {"written-targets": True},
    {"mirror": True},
    {"turn-cap": 10},
    {"hits": 1},
    {"hits": 10},
    {
        "secret-spells": True,
        "last-breath": True,
        "written-targets": True,
        "mirror": True,
        "turn-cap": 15,
    },
]


def test_there_is_a_rule_for_every_question() -> None:
    assert set(RULES) == set(range(len(words.QUESTIONS)))


def test_every_question_is_answered_with_a_legal_option_and_a_reason() -> None:
    unseen = {phrase.key for phrase in words.QUESTIONS.phrases}
    for seed in range(20):
        options = WAYS_TO_PLAY[seed % len(WAYS_TO_PLAY)]
        for _, _, view, advice in wild_game(2 + seed % 5, seed, 400, options):
            assert_is_sound(view, advice)
            unseen.discard(view.decisions[0].question)
    for duel in rare_positions():
        view = duel.s.view(0)
        assert_is_sound(view, advice_for(duel.s, 0))
        unseen.discard(view.decisions[0].question)
    assert not unseen


def assert_is_sound(view: View[WizardryState], advice: Advice) -> None:
    assert advice.code in view.options
    assert str(advice.reason).endswith(".")
    assert "?" not in str(advice.reason), "a name is missing"
    assert len(str(advice.reason)) < 120


def rare_positions() -> Iterator[Duel]:
    """Positions for questions that hardly ever come up by themselves."""
    with_double = Duel("young", "young")
    with_double.double(0, "P1:f5")
    with_double.plans(["move", "initiative"], [])
    with_double.do("move")
    yield with_double
    hidden = Duel("young", "young", spells=[["hide"], []])
    hidden.plans(["hide"], [])
    hidden.do("hide")
    yield hidden
    banishing = Duel("young", "young", spells=[["banish"], []])
    banishing.animal(1, "P1:f6")
    banishing.demon(1, "P1:d4")
    banishing.load(1)
    banishing.plans(["banish", "initiative"], [])
    while banishing.asked()[1] != "opportunity":
        banishing.answer(banishing.options()[0])
    banishing.do("banish")
    yield banishing
    banished = Duel("young", "young", spells=[[], ["banish"]])
    banished.animal(0, "P2:d5")
    banished.plans(["defend"], ["banish"])
    banished.do("banish")
    yield banished


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_greedy_players_bring_a_game_to_its_end(seats: int) -> None:
    for seed in range(3):
        assert play([GREEDY] * seats, seed).over


@pytest.mark.parametrize("options", WAYS_TO_PLAY, ids=lambda options: ",".join(options) or "plain")
def test_greedy_players_keep_to_every_option_of_the_game(options: Mapping[str, Any]) -> None:
    for seed in range(4):
        assert play([GREEDY, GREEDY], 100 + seed, options).over
        assert play([GREEDY, RANDOM, GREEDY], 200 + seed, options).over


def test_drawn_games_do_not_go_on_for_ever() -> None:
    """With one hit each, two greedy wizards often fall together; chance then makes them differ."""
    for seed in range(30):
        state = play([GREEDY, GREEDY], seed, {"hits": 1})
        assert state.rematch < 12


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_no_greedy_game_is_endless(seats: int) -> None:
    for seed in range(300 // seats):
        state = play([GREEDY] * seats, 1000 + seed)
        assert state.choices < rulebook.RULES.longest / 10
