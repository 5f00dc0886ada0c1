"""Greedy knows an answer to whatever the game asks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from spellwright.games.funkoverse import mind, rulebook, words
from spellwright.games.funkoverse.bot.player import RULES
from spellwright.games.funkoverse.state import FunkoverseState
from spellwright.kernel.bot import Advice
from spellwright.kernel.refusal import Refused
from spellwright.kernel.view import View
from spellwright.testing.funkoverse import Skirmish
from tests.funkoverse.bot.games import GREEDY, SCENARIOS, advice_for, play, wild_game
from tests.shared.bot_games import RANDOM

WAYS_TO_PLAY: list[dict[str, Any]] = [
    *SCENARIOS.values(),
    {"two": True},
    {"items": False},
    {"mix": True},
    {"mix": True, "scenario": "flags"},
    {"mix": True, "scenario": "territory", "two": True},
    {"mix": True, "secret-pick": True, "scenario": "leaders"},
    {"any-map": True, "map": "M2", "scenario": "flags"},
    {"any-map": True, "map": "M1", "scenario": "territory"},
    {"first-game": True, "teams": "draft", "mix": True},
    {"round-cap": 5, "teams": "example"},
]


def test_the_game_offers_it() -> None:
    assert isinstance(mind.bots()["greedy"](), type(GREEDY))


def test_there_is_a_rule_for_every_question() -> None:
    assert set(RULES) == set(range(len(words.QUESTIONS)))


def test_every_question_is_answered_with_a_legal_option_and_a_reason() -> None:
    unseen = {phrase.key for phrase in words.QUESTIONS.phrases}
    for seed, options in enumerate(WAYS_TO_PLAY):
        for _, _, view, advice in wild_game(2 + seed % 3, seed, 180, options):
            assert_is_sound(view, advice)
            unseen.discard(view.decisions[0].question)
    for game in rare_positions():
        seat = game.s.asks[0].seat
        view = game.s.view(seat)
        assert_is_sound(view, advice_for(game.s, seat))
        unseen.discard(view.decisions[0].question)
    assert not unseen


def assert_is_sound(view: View[FunkoverseState], advice: Advice) -> None:
    assert advice.code in view.options
    assert str(advice.reason).endswith(".")
    assert "?" not in str(advice.reason), "a name is missing"
    assert len(str(advice.reason)) < 120


def rare_positions() -> Iterator[Skirmish]:
    """Positions for questions that hardly ever come up by themselves."""
    dagger = Skirmish("harry E5, auror", "bellatrix F5, voldemort F4", items=("dagger harry", ""))
    dagger.do("harry", "use-item dagger")
    yield dagger
    blast = Skirmish("auror E5, harry E4, hermione F5", "voldemort C5", first="dark")
    blast.load("hit", "hit", "hit", "hit")
    blast.do("voldemort", "use confringo", "target auror")
    yield blast
    push = Skirmish("harry E5", "death-eater F5")
    push.load("hit", "hit", "hit", "hit", "hit")
    push.do("harry", "use flipendo")
    yield push
    returns = Skirmish("harry track 1, hermione track 1, auror", "voldemort")
    returns.end_round(until="return-order")
    yield returns
    back = Skirmish("harry E5", "voldemort F5 down")
    back.load("hit", "hit", "hit")
    back.do("harry", "challenge voldemort")
    yield back
    back.answer("place A5")
    yield back


@pytest.mark.parametrize("options", WAYS_TO_PLAY, ids=lambda options: ",".join(map(str, options)))
def test_greedy_players_bring_a_game_to_its_end(options: Mapping[str, Any]) -> None:
    for seats in (2, 3, 4):
        assert play([GREEDY] * seats, 100, options).over
    assert play([GREEDY, RANDOM, GREEDY], 200, options).over


def test_it_has_no_advice_for_somebody_who_is_not_asked() -> None:
    game = Skirmish("harry", "voldemort")
    with pytest.raises(Refused):
        advice_for(game.s, 1 - game.s.asks[0].seat)


@pytest.mark.long
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_greedy_game_is_endless(scenario: str) -> None:
    for seed in range(60):
        state = play([GREEDY] * (2 + seed % 3), 1000 + seed, SCENARIOS[scenario])
        assert state.choices < rulebook.RULES.longest / 10
