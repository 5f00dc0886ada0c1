"""Greedy knows an answer to whatever the game asks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from spellwright.games.duels import mind, words
from spellwright.games.duels.bot.player import RULES
from spellwright.games.duels.state import DuelsState
from spellwright.kernel.bot import Advice
from spellwright.kernel.refusal import Refused
from spellwright.kernel.view import View
from spellwright.testing.duels import Duel, cards
from tests.duels.bot.games import GREEDY, WAYS_TO_PLAY, advice_for, play, wild_game
from tests.shared.bot_games import RANDOM


def test_the_game_offers_it() -> None:
    assert isinstance(mind.bots()["greedy"](), type(GREEDY))


def test_there_is_a_rule_for_every_question() -> None:
    assert set(RULES) == set(range(len(words.QUESTIONS)))


def test_every_answer_is_legal_and_has_a_reason() -> None:
    seen = set()
    for seed in range(len(WAYS_TO_PLAY)):
        for _, _, view, advice in wild_game(seed, options=WAYS_TO_PLAY[seed]):
            assert_is_sound(view, advice)
            seen.add(view.decisions[0].question)
    assert len(seen) >= 40


def assert_is_sound(view: View[DuelsState], advice: Advice) -> None:
    assert advice.code in view.options
    assert str(advice.reason).endswith(".")
    assert "?" not in str(advice.reason), "a name is missing"
    assert len(str(advice.reason)) < 120


def rare_positions() -> Iterator[tuple[str, Duel]]:
    """Positions for questions that hardly ever come up by themselves."""
    ron, snake = {"ron-weasley": "e7"}, {"nagini": "e8"}
    three = {"nagini": "e9", "hedwig": "e10", "troll": "d9"}
    for spell, question, second, hand in (
        ("oppugno", "victim", three, []),
        ("legilimens", "mind", snake, ["blank", "strong"]),
    ):
        duel = Duel(ron, second, spells=[[spell], []], hands=[[], hand])
        duel.deck(0, "strong")
        duel.deck(1, "jinxed")
        duel.cast(spell, "nagini")
        duel.decline("empower", "swap")
        yield question, duel
    memory = Duel(ron, {"hermione-granger": "e8"}, spells=[["obliviate"], ["stupefy", "protego"]])
    memory.deck(0, "strong")
    memory.deck(1, "jinxed")
    memory.cast("obliviate")
    yield "forget", memory
    will = Duel(
        {"lord-voldemort": "e7"},
        {"ron-weasley": "e9", "hermione-granger": "e10"},
        spells=[["imperio"], []],
    )
    will.s.deck = [cards("strong", "strong", "two-plus"), cards("jinxed", "jinxed", "jinxed")]
    will.cast("imperio", "ron-weasley")
    will.answer("pass", "to e8", "stop")
    yield "imperio", will
    fang = Duel(
        ron,
        {"death-eater-i": "e8"},
        gear={
            "ron-weasley": ["basilisk-fang"],
            "death-eater-i": ["gaunts-ring", "slytherins-locket"],
        },
    )
    fang.deck(0, "strong")
    fang.deck(1, "jinxed", "jinxed")
    fang.attack()
    yield "destroy", fang
    elixir = Duel(
        {"hermione-granger": "e7"},
        {"ginny-weasley": "e9", "harry-potter": "e10"},
        spells=[["bombarda"], []],
        potions=[[], ["elixir-of-life"]],
    )
    elixir.set("impacts", "ginny-weasley", 4)
    elixir.deck(0, "strong")
    elixir.deck(1, "jinxed")
    elixir.cast("bombarda", "ginny-weasley")
    yield "save", elixir
    armed = Duel(ron, snake, gear={"ron-weasley": ["crossbow", "throwing-knife"]})
    armed.do("attack")
    yield "attack", armed


def test_rare_questions_are_answered_too() -> None:
    for question, duel in rare_positions():
        seat, asked = duel.asked()
        assert asked == question
        assert_is_sound(duel.s.view(seat), advice_for(duel.s, seat))


@pytest.mark.parametrize("options", WAYS_TO_PLAY, ids=lambda o: ",".join(map(str, o.values())))
def test_greedy_players_bring_a_game_to_its_end(options: dict[str, Any]) -> None:
    assert play([GREEDY, GREEDY], 100, options).over
    assert play([RANDOM, GREEDY], 200, options).over


def test_it_has_no_advice_for_somebody_who_is_not_asked() -> None:
    duel = Duel({"harry-potter": "e7"}, {"nagini": "e12"})
    with pytest.raises(Refused):
        advice_for(duel.s, 1 - duel.s.asks[0].seat)
