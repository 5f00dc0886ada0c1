"""Who means to choose several things in a row is asked once, unless it comes otherwise."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from spellwright import registry
from spellwright.bots.lookup import bot_named
from spellwright.kernel.bot import Advice, Bot
from spellwright.kernel.chance import Chance, FastChance
from spellwright.kernel.decision import Ask
from spellwright.kernel.view import View
from spellwright.search.guide import SURPRISE, Guide
from spellwright.search.mind import PlainMind
from tests.search import small_games as small

A, B, C = [small.pick(number) for number in range(3)]


class Planner(Bot):
    """Means to pick A, then B, then C, and counts how often it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    def weigh(self, asked: Ask, view: View[Any], chance: Chance) -> Advice:
        self.asked += 1
        return Advice(A, "First things first.", then=(B, C))


class Planned(PlainMind):
    def __init__(self) -> None:
        self.planner = Planner()

    def bots(self) -> Mapping[str, Callable[[], Bot]]:
        return {"greedy": lambda: self.planner}


def no_surprises() -> FastChance:
    """Luck that leaves the next choices to the guide's bot."""
    for seed in range(100):
        chance = FastChance(seed)
        if all(chance.below(SURPRISE) for _ in range(5)):
            return FastChance(seed)
    raise AssertionError("there is always a surprise")


def played(*options: list[int]) -> tuple[list[int], int]:
    """What the guide plays for seat 0, asked with these options; how often its bot was asked."""
    mind = Planned()
    guide = Guide(mind, no_surprises(), 2)
    state = small.Highest().new(2, seed=1, events=False)
    return [guide.play(state, 0, each) for each in options], mind.planner.asked


def test_what_was_meant_is_done_without_asking_again() -> None:
    assert played([A, B, C], [A, B, C], [A, B, C]) == ([A, B, C], 1)


def test_who_cannot_do_what_it_meant_is_asked_again() -> None:
    assert played([A, B, C], [A, C], [A, B, C]) == ([A, A, B], 2)


def test_who_has_to_do_something_else_is_asked_again() -> None:
    assert played([A, B, C], [C], [A, B, C]) == ([A, C, A], 2)


def test_in_another_world_nothing_is_meant_yet() -> None:
    mind = Planned()
    guide = Guide(mind, no_surprises(), 2)
    state = small.Highest().new(2, seed=1, events=False)
    for _ in range(3):
        guide.begin(no_surprises(), 2)
        assert guide.play(state, 0, [A, B, C]) == A
    assert mind.planner.asked == 3


@pytest.mark.parametrize("name", ["wizardry", "duels"])
def test_what_is_meant_is_mostly_possible(name: str) -> None:
    game, chance = registry.game(name), FastChance(4)
    state = game.new(2, seed=4, events=False)
    bot = bot_named(game, "greedy")
    meant: list[tuple[int, ...]] = [(), ()]
    possible = impossible = 0
    for _ in range(300):
        if state.over:
            break
        seat = state.asks[0].seat
        options = state.options(state.asks[0])
        if len(options) > 1 and meant[seat]:
            possible += meant[seat][0] in options
            impossible += meant[seat][0] not in options
        advice = bot.advise(state.view(seat), chance)
        meant[seat] = advice.then
        state.take(seat, advice.code)
    assert possible > 10
    assert impossible <= possible / 5
